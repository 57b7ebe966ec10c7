"""What is kept or lost of a thing's own: “retains 88% of its accuracy” is no accuracy of 88 %."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Arithmetic
from figcheck.patterns import any_case

_OF_ITS_OWN = any_case(
    r"\b(?:retain|keep|kept|preserv|maintain|los[et]|shed|forfeit|sacrific|give|gave)\w*\b[^,;:]*?"
    r"(?:%|\bpercent|\bhalf|\b(?:third|quarter|fifth|tenth)s?) of (?:its|their) "
)


def of_parts_kept(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause that take the part by division, where it tells what is kept or lost.

    Where none does, the values are such parts already: “loses 21% of its pixels to B”.

    Args:
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _OF_ITS_OWN.search(text) is None:
        return tuple(readings)
    return tuple(r for r in readings if any(map(_divides, r.formulas))) or tuple(readings)


def _divides(formula: object) -> bool:
    return any(isinstance(n, Arithmetic) and n.operator == "/" for n in nodes_of(formula))
