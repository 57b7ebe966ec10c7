"""What relations say to a reader."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.relations.align import Slice
from figcheck.checking.relations.copies import Held
from figcheck.model import Compared, RelatedPart
from figcheck.wording import counted, listing, number


def part(named: RelatedPart) -> str:
    """A part of a figure: “POS | Uni” of r1c."""
    if not named.names:
        return named.figure
    return f"{quoted(' | '.join(named.names))} of {named.figure}"


def quoted(text: str) -> str:
    """A text in quotation marks."""
    return f"“{text}”"


def all_of(agreeing: int, compared: int, what: str = "value") -> str:
    """How many agree: "all 12 values", "11 of 12 values"."""
    if agreeing == compared:
        return f"the one {what}" if compared == 1 else f"all {counted(compared, what)}"
    return f"{agreeing} of {counted(compared, what)}"


def differing(places: Sequence[Compared]) -> str:
    """The places that differ with both values: "COPA, Easy: 91.6 / 97.6"."""
    told = (
        f"{', '.join(place.at)}: {number(round(place.values[0], 6))} / "
        f"{number(round(place.values[1], 6))}"
        for place in places
    )
    return listing(told, "; ")


def closeness(held: Held) -> str:
    """Mean deviation against chance."""
    fit = held.fit
    return (
        f"mean absolute deviation {rounded(fit.deviation)}, where values in any order would give "
        f"{rounded(fit.by_chance)}"
    )


def rounded(value: float) -> str:
    """A deviation to two digits; what is left of a computation with binary fractions is 0."""
    return number(float(f"{value:.2g}")) if abs(value) > 1e-9 else "0"


def parts(slices: Sequence[Slice], whole: int) -> str:
    """The slices that something is made of, by what tells them apart.

    Args:
        slices: the slices.
        whole: how many there are to choose from.
    """
    columns = list(zip(*(s.numbered for s in slices), strict=True))
    common = [column[0] for column in columns if len(set(column)) == 1]
    varied = [column for column in columns if len(set(column)) > 1]
    names = [" | ".join(names) for names in zip(*varied, strict=True)]
    told = listing(map(quoted, names))
    if len(slices) == whole and len(slices) > 2:
        told = f"all {len(slices)} ({told})"
    return f"{told} of {quoted(' | '.join(common))}" if common else told
