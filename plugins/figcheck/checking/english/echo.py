"""What is said to hold elsewhere as well: “The same is true of B”, “So does B”, “likewise in C”."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.chart import Meaning, first
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.language.tree import Cells, Condition, Not

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class Echo:
    """That what was said last holds of another place, or that it does not.

    Attributes:
        place: the other place.
        negated: whether it does not.
    """

    place: Place
    negated: bool = False

    def of(self, said: Reading) -> Reading | None:
        """The reading of what was said last, with the place in place of its own.

        Args:
            said: what was said last.

        Returns:
            `None` where it does not fix what the place names: then it cannot be moved.
        """
        formulas = []
        for formula in said.formulas:
            moved, found = _moved(formula, self.place)
            if not found or self.place.orders:
                return None
            formulas.append(Not(moved) if self.negated else moved)
        return Reading(tuple(formulas), said.family)


def _moved(part: Any, place: Place) -> tuple[Any, bool]:
    """A part of an expression at another place, and whether that changed it."""
    if isinstance(part, Cells):
        named = {c.dimension for c in part.conditions if isinstance(c, Condition)}
        if not place.dimensions <= named:
            return part, False
        kept = tuple(
            c
            for c in part.conditions
            if not isinstance(c, Condition) or c.dimension not in place.dimensions
        )
        new = (*kept, *(Condition(d, t) for d, t in place.ticks))
        ordered = sorted(new, key=lambda c: c.dimension if isinstance(c, Condition) else "~")
        return Cells(tuple(ordered)), True
    if isinstance(part, tuple):
        moved = [_moved(p, place) for p in part]
        return tuple(m for m, _ in moved), any(found for _, found in moved)
    if is_dataclass(part) and not isinstance(part, type):
        changed: dict[str, Any] = {}
        for field in fields(part):
            value, found = _moved(getattr(part, field.name), place)
            if found:
                changed[field.name] = value
        return (replace(part, **changed), True) if changed else (part, False)
    return part, False


@rule("echo", "THE_SAME HOLDS 'of'|'for'|'about'|'in'|'on'|'at'|'with'|'to' place")
@rule("echo", "THE_SAME 'of'|'for'|'in'|'on'|'at' place", "SO_DOES place", "place DOES_TOO")
@rule("echo", "'likewise' AT place", "'similarly' AT place", "AT place THE_SAME HOLDS")
@rule("echo", "AT place ',' THE_SAME HOLDS", "'so' 'is' 'it' AT place", "HOLDS AT place")
@rule("echo", "'this' HOLDS 'for'|'of'|'in'|'on'|'at'|'to' place")
def _echo(_: Context, *rest: Meaning) -> Echo:
    """“The same can be said of B”."""
    return Echo(next(r for r in rest if isinstance(r, Place)).plain)


@rule("echo", "'not' 'so' AT? place", "THE_SAME NOT HOLDS 'of'|'for'|'in' place")
@rule("echo", "place DOES_NOT_SO", "'this' NOT HOLDS 'for'|'of'|'in'|'on'|'at' place")
def _no_echo(c: Context, *rest: Meaning) -> Echo | None:
    """“Not so for B”."""
    place = first(rest, Place)
    return Echo(place.plain, negated=True) if place else None
