"""What comes before: “after falling to 5 in 2014, A climbs to 12”, “Almost flat until 2008”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_NOUNS = {
    "falling": "a fall", "declining": "a decline", "dropping": "a drop", "slipping": "a drop",
    "sinking": "a fall", "decreasing": "a decrease", "dipping": "a dip", "sliding": "a fall",
    "plunging": "a drop", "tumbling": "a drop", "shrinking": "a decrease", "rising": "a rise",
    "climbing": "a rise", "increasing": "an increase", "growing": "a rise", "jumping": "a jump",
    "surging": "a rise", "soaring": "a rise", "improving": "an improvement",
}  # fmt: skip
"""The noun for what a verb in “-ing” says of a course."""

_HOW = (
    r"(?:(?:first|initially|briefly|slightly|steadily|sharply|gradually|steeply|slowly|quickly"
    r"|strongly|rapidly|continuously|temporarily|modestly|significantly|back) )?"
)
_AFTER = any_case(
    rf"\b(?P<after>after) {_HOW}(?P<verb>{'|'.join(_NOUNS)}) {_HOW}"
    r"(?P<rest>(?:from|to|until|by|through|between|in|over|for|till) [^;:]+)"
)
_TURN = regex(
    r"\b(?P<to>to) (?:an? |its |their )?(?:low|high|peak|minimum|maximum) of (?=[$€£~]?\d)"
)
_STARTING = any_case(r"after ((?:starting|beginning|opening)(?: out)? (?:at|from|with) [^;:]+)")


@told_by("after", " ".join(_NOUNS))
def after_falling(_: Scene, text: str) -> Iterator[Version]:
    """“After falling to 5 in 2014, A climbs to 12”: after a fall to 5 in 2014 it climbs to 12."""
    match = _AFTER.search(text)
    if match is None or (match.start() == 0 and "," not in match["rest"]):
        return
    rest = _TURN.sub(r"\g<to> ", match["rest"])
    told = f"{match['after']} {_NOUNS[match['verb'].lower()]} {rest}"
    yield (Plain(f"{text[: match.start()]}{told}"),)


@of_form(_STARTING, "after", "starting beginning opening")
def after_starting(_: Scene, match: Match) -> Iterator[Version]:
    """“After starting at 12, A falls to 5”: it starts at 12, and falls to 5."""
    yield (Plain(capitalised(match[1])),)


_FLAT = any_case(
    r"(?P<how>(?:(?:almost|nearly|virtually|largely|relatively|practically) )?"
    r"(?:flat|stable|constant|unchanged)) (?P<until>(?:until|up to|till|through) (?P<then>[^,]+)),"
    r" (?P<who>(?:the (?:line|curve)|it|(?!the\b)[A-Z][^,]*?)) (?P<rest>[a-z].+)"
)
_AFTERWARDS = regex(r" (?:afterwards|after that|thereafter|from then on|then)\b")


@of_form(_FLAT, "flat stable constant unchanged", "until up till through", ",")
def flat_until(c: Scene, match: Match) -> Iterator[Version]:
    """“Almost flat until 2008, A takes off afterwards”: it is flat until 2008, and rises then."""
    if not c.named_in(match["then"]):
        return
    rest = _AFTERWARDS.sub(f" after {match['then']}", match["rest"], count=1)
    who = match["who"]
    yield Plain(f"{who} is {match['how']} {match['until']}"), Plain(f"{who} {rest}")
