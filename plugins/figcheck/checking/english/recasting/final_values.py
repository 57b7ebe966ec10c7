"""How lines end: “the final ranking is A, B, C”, “levels off towards the right edge”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import FIGURE, RANK, RANK_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_FINAL = any_case(
    r"(?P<lead>(?:and |so |thus )?)(?:the|their) (?P<which>final|initial|ultimate|last|closing|"
    r"opening|starting) (?P<noun>ranking|order|ordering|standings?|rank order) (?P<rest>[^;:]+)"
)


@of_form(
    _FINAL,
    "final initial ultimate last closing opening starting",
    "ranking order ordering standing standings rank",
)
def final_order(c: Scene, match: Match) -> Iterator[Version]:
    """“The final ranking is A, B, C”: the ranking at the last point of the axis."""
    axis = c.way
    if axis is None:
        return
    first = match["which"].lower() in ("initial", "opening", "starting")
    tick = c.ascending(axis)[0 if first else -1]
    yield (Plain(f"At {tick}, the {match['noun']} {match['rest']}"),)


_EXTREME = r"(?:highest|lowest|best|worst|largest|smallest|greatest)"
_FINAL_EXTREME = any_case(
    rf"(?P<before>.*\b(?:the|an?) (?:\w+[- ])?{_EXTREME} )"
    r"(?P<end>final|last|ending|initial|starting|first) (?P<after>.+)"
)
_FINISHES = any_case(
    r"(?P<what>[^,;:]+?) (?P<verb>finish(?:es|ed)|ends? up|ended up|ends?|ended|starts?|started"
    rf"|begins?|began) (?P<rank>{RANK})\b(?P<rest>.*)"
)
_FIRST = frozenset({"initial", "starting", "first"})


@of_form(_FINAL_EXTREME, "final last ending initial starting first", "followed ahead behind before")
def final_extreme(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the lowest final loss (2), followed by B (3)”: at the last step, A has the lowest."""
    if end := _end(c, last=match["end"].lower() not in _FIRST):
        yield (Plain(f"At {end}, {match['before']}{match['after']}"),)


@of_form(
    _FINISHES,
    "finishes finished ends ended end starts started start begins began begin",
    RANK_WORDS,
)
def finishes_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A finishes last with a loss of 3”: at the last step it comes last."""
    begins = match["verb"].lower().startswith(("start", "beg"))
    if end := _end(c, last=not begins):
        yield (Plain(f"At {end}, {match['what']} comes {match['rank']}{match['rest']}"),)


def _end(c: Scene, *, last: bool) -> str | None:
    """The last tick of the one axis that has an order, or the first one."""
    axis = c.way
    return None if axis is None else c.ascending(axis)[-1 if last else 0]


_RIGHT = any_case(
    r"(?P<verb>flattens?(?: out| off)?|levels? (?:off|out)|plateaus?|saturates?|stagnates?) "
    r"(?:visibly |noticeably |clearly |somewhat |gradually )?"
    r"(?:towards?|at|near) the (?:far )?right(?:[- ]hand (?:side|edge|end)| edge| end| side)?"
    rf"(?: of the (?:{FIGURE}|panel|x-?axis|axis))?"
)


@told_by("right", "toward towards at near")
def flat_to_the_right(c: Scene, text: str) -> Iterator[Version]:
    """“A levels off towards the right edge”: towards the end of the axis."""
    match, axis = _RIGHT.search(text), c.way
    if match is None or axis is None:
        return
    drawn = [*c.reader.names.dimensions[axis].ticks]
    if drawn == [*c.ascending(axis)]:
        yield (
            Plain(f"{text[: match.start()]}{match['verb']} toward the end{text[match.end() :]}"),
        )
