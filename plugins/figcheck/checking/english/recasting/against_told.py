"""Things set against one of which more is told: “Unlike B, which ends below 5, A stays above 8”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AGAINST = (
    r"(?:unlike|in (?:(?:stark|sharp|clear|marked|direct) )?contrast (?:to|with)|as opposed to"
    r"|contrary to|compared (?:to|with)|in comparison (?:to|with)|as against)"
)
_TOLD = r"(?P<who>[^,;:]+?), (?P<link>which|who|whose) (?P<told>[^,;:]+?)"
_FIRST = any_case(rf"{_AGAINST} {_TOLD}, (?P<said>[^;:]+)")
_LAST = any_case(rf"(?P<said>[^;:]+?),? (?:{_AGAINST}|(?:different|differently) from) {_TOLD}")
_ALIKE = any_case(r"\bover (?:the|that) same (?:range|interval|span|stretch|period)\b ?")
_WIDER = any_case(r"\b(?:only|as well|also|too|even|more|less|fewer|\w+er)\Z")


@of_form(
    (_FIRST, _LAST),
    "unlike contrast opposed contrary compared comparison against different differently",
    "which who whose",
)
def against_told(c: Scene, match: Match) -> Iterator[Version]:
    """“Unlike B, whose score falls, A rises”: B's score falls, and A rises.

    What the contrast lies in is what is told of both, so that nothing is denied of either.
    """
    who, told, said = match["who"], match["told"], match["said"]
    if not c.reader.is_place(who) or _WIDER.search(told):
        return
    whose = match["link"].lower() == "whose"
    first = capitalised(f"{who}'s {told}" if whose else f"{who} {told}")
    if _ALIKE.search(said):
        if c.way is None or c.way in c.named_in(told):
            return  # "… over the same range": over the one that is told before.
        said = _ALIKE.sub("", said).strip()
    yield Plain(first), Plain(capitalised(said))
