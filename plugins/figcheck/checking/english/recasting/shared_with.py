"""An extreme or a rank that one thing shares with another: “A shares the top score with B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import RANK
from figcheck.patterns import any_case

_AT = r"(?:in|on|at|for|under|during|across) "
_SHARED = any_case(
    rf"(?P<lead>{_AT}[^,;:]+, )?(?P<who>[^,;:()]+?) (?P<verb>shares?|shared|ties? for|tied for"
    r"|(?:is|are|was|were) tied for|holds? joint(?:ly)?|jointly holds?)"
    rf" (?P<what>(?:the )?(?:(?:[a-z]+est|top|best|worst|most|lead|{RANK})\b)[^,;:()]*?"
    r"(?: \([^()]+\))?),? with (?P<whom>[^;:()]+?)(?P<noted> \([^()]+\))?"
    rf"(?P<there> {_AT}[^;:()]+)?"
)
_OF = any_case(r" (?:of|at) (?P<value>[-−+]?\d\S*(?: ?[a-z%°]+)?)\Z")
_FIRST = any_case(r"\A(?:the )?(?:top|first|number one|best) (?:spot|place|position|rank|ranking)")
"""The top spot is that of the best, though its value be the lowest."""


@of_form(_SHARED, "share shares shared tie ties tied hold holds", "with")
def shared_with(c: Scene, match: Match) -> Iterator[Version]:
    """“On Web, A shares the top score (70) with B”: on Web, A and B share the top score (70)."""
    who, whom, what = match.group("who", "whom", "what")
    if who.lower() in ("it", "they"):
        who = c.topic or ""
    own, theirs = c.named_in(who), c.named_in(whom)
    if not (c.is_subject(who) and c.reader.is_place(whom)) or len(own) != 1:
        return
    if own.keys() != theirs.keys() or set(*own.values()) & set(*theirs.values()):
        return
    what = _FIRST.sub("first place", what)
    what = _OF.sub(r" (\g<value>)", f"{what}{match['noted'] or ''}")
    both = f"{who}, {whom}" if " and " in whom else f"{who} and {whom}"
    yield (Plain(f"{match['lead'] or ''}{both} share {what}{match['there'] or ''}"),)
