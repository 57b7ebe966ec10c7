"""What axes and names say, values apart: tick-conflict, name-variant, same-axes-different-data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from figcheck.checking.relations import wording
from figcheck.checking.relations.align import Alignment
from figcheck.checking.relations.copies import Held
from figcheck.checking.relations.kinds.telling import (
    agrees_at,
    axes_told,
    is_complete,
    match_name,
)
from figcheck.checking.relations.names import LIKELY, confusion, is_number, key
from figcheck.checking.relations.pair import Pair, named
from figcheck.model import RelatedPart, Relation, RelationKind, Role
from figcheck.wording import listing

_SHORT = 4
"""Characters of a name from which its spelling alone may show that it was misread."""


def tick_conflicts(pair: Pair) -> Iterator[Relation]:
    """Lists of ticks of one axis that disagree, where all else is the same."""
    for alignment in pair.alignments:
        for match in alignment.matches:
            if not any(match.unpaired):
                continue
            agree = [
                held
                for held in (*pair.copies, *(a.held for a in pair.aggregates))
                if match in held.alignment.matches and agrees_at(held, match, match.conflicts)
            ]
            rest = [m for m in alignment.matches if m is not match]
            complete = [m for m in rest if is_complete(alignment, m)]
            if not agree and not (complete and pair.measures_agree):
                continue
            one = alignment.left.block.scales[match.left]
            other = alignment.right.block.scales[match.right]
            here, there = pair.first.figure.id, pair.second.figure.id
            shared = axes_told(alignment, complete or rest)
            because = "and the values there agree" if agree else f"over the same {shared}"
            message = (
                f"“{one.label}” has {listing(match.unpaired[0])} in {here} where {there} has "
                f"{listing(match.unpaired[1])}, {because}; its other ticks are the same."
            )
            yield Relation(
                RelationKind.TICK_CONFLICT,
                (RelatedPart(here), RelatedPart(there)),
                message,
                certain=bool(agree) or bool(complete),
                fit=agree[0].fit if agree else None,
                written=(one.ticks, other.ticks),
            )


def name_variants(pair: Pair) -> Iterator[Relation]:
    """Names of one figure that the other one has in a misread form."""
    told: set[tuple[str, str]] = set()
    held = [*pair.copies, *(a.held for a in pair.aggregates)]
    for one, other, because in (*_by_values(held), *_by_context(pair)):
        if (key(one), key(other)) in told and one != other:
            continue
        told.add((key(one), key(other)))
        here, there = pair.first.figure.id, pair.second.figure.id
        message = f"“{one}” in {here} and “{other}” in {there} are one name: {because}."
        yield Relation(
            RelationKind.NAME_VARIANT,
            (RelatedPart(here, (one,)), RelatedPart(there, (other,))),
            message,
            certain=True,
            written=((one,), (other,)),
        )


def same_axes(pair: Pair) -> Iterator[Relation]:
    """Panels of the same name over the same axes whose values have nothing in common."""
    if not pair.measures_agree:
        return
    for alignment in pair.alignments:
        if not all(is_complete(alignment, match) for match in alignment.matches):
            continue
        left, right = alignment.left, alignment.right
        there = {_names(right.block.fixed, s.numbered): j for j, s in enumerate(right.slices)}
        for i, chosen in enumerate(left.slices):
            names = _names(left.block.fixed, chosen.numbered)
            j = there.get(names, -1)
            if j < 0 or _is_copied(pair, alignment, i):
                continue
            if not names and not _is_telling(alignment):
                continue
            tolerance = 0.5000001 * max(left.units[i], right.units[j])
            held = Held(
                alignment, i, left.sliced[..., i], right.sliced[..., j], tolerance, None, (j,)
            )
            if int(held.compared.sum()) < 3 or held.share > 0.5:
                continue
            first, others, _ = named(held)
            second = RelatedPart(pair.second.figure.id, others[0].numbered)
            fit = held.fit
            message = (
                f"{wording.part(first)} and {wording.part(second)} have the same axes and "
                f"different data: {fit.agreeing} of {fit.compared} values are equal "
                f"({wording.closeness(held)}). Neither is a copy of the other."
            )
            # That all values differ is said; to list them again would tell no more.
            yield Relation(RelationKind.SAME_AXES, (first, second), message, certain=True, fit=fit)


def _is_telling(alignment: Alignment) -> bool:
    """Whether axes are so much alike that the figures must speak of the same thing."""
    return len(alignment.matches) > 1 and any(
        match.labelled or alignment.left.block.scales[match.left].role is Role.SERIES
        for match in alignment.matches
    )


def _names(fixed: tuple[str, ...], chosen: tuple[str, ...]) -> frozenset[str]:
    return frozenset(key(name) for name in (*fixed, *chosen))


def _is_copied(pair: Pair, alignment: Alignment, i: int) -> bool:
    left = alignment.left
    here, _ = pair.copied
    return any(int(c) in here for c in left.cells.reshape(-1, len(left.slices))[:, i])


def _by_values(held: Iterable[Held]) -> Iterator[tuple[str, str, str]]:
    for one in held:
        for match in one.alignment.matches:
            left = one.alignment.left.block.scales[match.left]
            right = one.alignment.right.block.scales[match.right]
            for pair in match.variants:
                if agrees_at(one, match, (pair,)):
                    yield left.ticks[pair[0]], right.ticks[pair[1]], "their values agree"
        if len(one.parts) > 1:
            continue
        first, others, _ = named(one)
        for a in first.names:
            for b in others[0].names:
                if confusion(a, b) >= 0.5:
                    yield a, b, "their values agree"


def _by_context(pair: Pair) -> Iterator[tuple[str, str, str]]:
    """Names that look alike, in figures that show the same quantity over the same axes."""
    if not (pair.first.measure & pair.second.measure):
        return
    labels = {
        match_name(alignment, match): None
        for alignment in pair.alignments
        for match in alignment.matches
        if match.labelled
    }
    if len(labels) < 2:
        return
    here, there = pair.first.names, pair.second.names
    for a in [n for k, n in here.items() if k not in there and len(k) >= _SHORT]:
        for b in [n for k, n in there.items() if k not in here and len(k) >= _SHORT]:
            if not is_number(a) and confusion(a, b) >= LIKELY:
                axes = listing(f"“{label}”" for label in labels)
                yield a, b, f"they look alike, and both figures have the axes {axes}"
