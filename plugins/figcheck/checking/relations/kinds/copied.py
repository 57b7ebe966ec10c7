"""Panels, series and rows that stand in both figures: same, value-conflict, flipped-axis."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.relations import wording
from figcheck.checking.relations.copies import Held, Order
from figcheck.checking.relations.kinds.telling import agrees_at, axis_name, compared
from figcheck.checking.relations.pair import Pair, named
from figcheck.model import Fit, RelatedPart, Relation, RelationKind


def copied(pair: Pair) -> Iterator[Relation]:
    """Panels, series and rows that stand in both figures: equal, nearly, or in another order."""
    for held in pair.copies:
        first, others, axes = named(held)
        second = RelatedPart(pair.second.figure.id, others[0].numbered)
        places = compared(held, axes)
        fit = held.fit
        labels = tuple(axis_name(held.alignment, axis) for axis in axes)
        wrong = [place for place in places if not place.agrees]
        both = f"{wording.part(first)} and {wording.part(second)}"
        but = f"; differing: {wording.differing(wrong)}" if wrong else ""
        parts = (first, second)
        if held.order:
            yield Relation(
                RelationKind.FLIPPED_AXIS,
                parts,
                _flipped(held, held.order, both) + but + ".",
                True,
                fit,
                labels,
                places,
            )
        conflict = _conflict(held)
        if wrong:
            message = (
                f"{both} are the same but for {len(wrong)} of {fit.compared} values; differing: "
                f"{wording.differing(wrong)}."
            )
            yield Relation(RelationKind.VALUE_CONFLICT, parts, message, True, fit, labels, places)
        elif not held.order and not conflict:
            message = f"{both} are the same: {_all_equal(fit)}."
            yield Relation(RelationKind.SAME, parts, message, True, fit, labels, places)


def _flipped(held: Held, order: Order, both: str) -> str:
    axis = axis_name(held.alignment, order.axis)
    how = "reversed" if order.is_reversed else "put in another order"
    labelled = Held(
        held.alignment,
        held.slice,
        held.left,
        held.alignment.right.sliced[..., held.parts[0]],
        held.tolerance,
        None,
        held.parts,
        places=held.places,
    ).fit
    return (
        f"{both} are the same once the order of “{axis}” is {how}: {_all_equal(held.fit)}; as "
        f"labelled {labelled.agreeing} of {labelled.compared} are "
        f"(mean absolute deviation {wording.rounded(labelled.deviation)})"
    )


def _all_equal(fit: Fit) -> str:
    agree = wording.all_of(fit.agreeing, fit.compared)
    return f"{agree} {'is' if fit.compared == 1 else 'are'} equal"


def _conflict(held: Held) -> bool:
    return any(agrees_at(held, m, m.conflicts) for m in held.alignment.matches)
