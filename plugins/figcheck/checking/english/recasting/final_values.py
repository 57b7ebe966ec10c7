"""First and last values within what is said of them: “the lowest final loss, followed by B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import RANK, RANK_WORDS
from figcheck.patterns import any_case

_EXTREME = r"(?:highest|lowest|best|worst|largest|smallest|greatest)"
_FINAL = any_case(
    rf"(?P<before>.*\b(?:the|an?) (?:\w+[- ])?{_EXTREME} )"
    r"(?P<end>final|last|ending|initial|starting|first) (?P<after>.+)"
)
_FINISHES = any_case(
    r"(?P<what>[^,;:]+?) (?P<verb>finish(?:es|ed)|ends? up|ended up|ends?|ended|starts?|started"
    rf"|begins?|began) (?P<rank>{RANK})\b(?P<rest>.*)"
)
_FIRST = frozenset({"initial", "starting", "first"})


@of_form(_FINAL, "final last ending initial starting first", "followed ahead behind before")
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
