"""A stretch that was told before: “A is flat from 3 to 9, whereas B loses 5 over this range”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.told_stretch import stretch_between
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_THIS = any_case(
    r"(?:\A|,? )(?:over|in|during|across|within|through(?:out)?) "
    r"(?:this|that|the same|the very same) (?:same )?"
    r"(?:interval|range|stretch|(?:time )?(?:period|span|window|frame)|timeframe|section|part|phase"
    r"|step|time|decade)\b"
)
_FURTHER = any_case(r"(?P<size>\d[\d.,]*) (?:further|additional) (?=points?\b|percentage)")

_NO_NAMES = ("The ", "Each ", "All ", "Both ", "None ", "No ", "Every ")


@told_by(
    "this that same",
    "interval range stretch period span section part phase step window time timeframe decade",
)
def over_this_stretch(c: Scene, text: str) -> Iterator[Version]:
    """“A is flat from 3 to 9. B loses 5 over this range”: from 3 to 9."""
    match = _THIS.search(text)
    stretch = stretch_between(c.reader, c.before) if match is not None and c.before else None
    if match is None or stretch is None or stretch.dimensions & c.named_in(text).keys():
        return
    if len(stretch.ticks) != 1 or len(stretch.ticks[0][1]) < 2:
        return
    axis, ticks = stretch.ticks[0]
    ends = [t for t in c.ascending(axis) if t in ticks]
    rest = f"{text[: match.start()]}{text[match.end() :]}"
    rest = _FURTHER.sub(r"\g<size> ", rest).lstrip(" ,")
    if rest.startswith(_NO_NAMES):
        rest = uncapitalised(rest)
    yield (Plain(f"From {ends[0]} to {ends[-1]}, {rest}"),)


@told_by("further additional", "points point percentage", "from between")
def further_points(_: Scene, text: str) -> Iterator[Version]:
    """“A loses 5 further points between 3 and 9”: it loses 5 points."""
    if _FURTHER.search(text):
        yield (Plain(_FURTHER.sub(r"\g<size> ", text)),)
