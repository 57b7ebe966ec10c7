"""Which of two values that are in conflict is the misread one.

Two things can tell: an aggregate in a third figure, that one of the values fits and the other
does not, and a claim of the description itself, that its own value contradicts and the other
figure's value does not. That a claim agrees with the value of its own description says nothing,
as both may come from one misreading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from figcheck.model import Compared, Figure, Relation, RelationKind
from figcheck.wording import number

_MOST = 6
"""Conflicting values of a relation for which claims are judged anew."""

Place = tuple[str, int]
"""A cell: its figure's id and its index."""


def decided(relations: Sequence[Relation], figure: Callable[[str], Figure]) -> tuple[Relation, ...]:
    """Adds to each conflict of values which one is likely to be misread, where something tells.

    Args:
        relations: all relations of a site.
        figure: gives the figure of an id.

    Returns:
        The relations in their order.
    """
    told = _told_by_aggregates(relations)
    return tuple(
        replace(relation, message=" ".join((relation.message, *_guesses(relation, told, figure))))
        if relation.kind is RelationKind.VALUE_CONFLICT
        else relation
        for relation in relations
    )


def _told_by_aggregates(relations: Iterable[Relation]) -> dict[Place, tuple[bool, str]]:
    """Cells that aggregates use: whether the aggregate agrees there, and whose it is."""
    told: dict[Place, tuple[bool, str]] = {}
    for relation in relations:
        if relation.kind is not RelationKind.AGGREGATE or not relation.certain:
            continue
        for place in relation.places:
            for part, cell in place.cells:
                at = relation.parts[part].figure, cell
                told.setdefault(at, (place.agrees, relation.parts[0].figure))
    return told


def _guesses(
    relation: Relation,
    told: dict[Place, tuple[bool, str]],
    figure: Callable[[str], Figure],
) -> Iterator[str]:
    for place in relation.differing[:_MOST]:
        guess = _by_aggregate(relation, place, told) or _by_claims(relation, place, figure)
        if guess:
            side, because = guess
            yield (
                f"Likely misread is {number(place.values[side])} in "
                f"{relation.parts[side].figure}: {because}."
            )


def _by_aggregate(
    relation: Relation, place: Compared, told: dict[Place, tuple[bool, str]]
) -> tuple[int, str] | None:
    found = [
        told.get((relation.parts[side].figure, cell)) for side, cell in sorted(place.cells)[:2]
    ]
    for side, evidence in enumerate(found):
        if evidence is None:
            continue
        agrees, where = evidence
        other = found[1 - side]
        if other is not None and other[0] == agrees:
            return None
        if agrees:
            value = number(place.values[side])
            return 1 - side, f"what {where} makes of this value agrees with {value}"
        return side, f"what {where} makes of this value does not agree with it"
    return None


def _by_claims(
    relation: Relation, place: Compared, figure: Callable[[str], Figure]
) -> tuple[int, str] | None:
    gains = []
    for side, cell in sorted(place.cells)[:2]:
        its = figure(relation.parts[side].figure)
        cells = list(its.cells)
        cells[cell] = replace(cells[cell], value=place.values[1 - side])
        gains.append(_false(its) - _false(replace(its, cells=tuple(cells))))
    if max(gains) <= 0 or gains[0] == gains[1]:
        return None
    side = gains.index(max(gains))
    return side, "its own description contradicts it, and not the other value"


def _false(figure: Figure) -> int:
    """How many claims of a figure do not hold."""
    # What reads English takes its time to start; few relations need it.
    from figcheck.checking.english.claims.judge import Judge

    judge = Judge(figure)
    return sum(judge.judge(claim).judgement.verdict.is_false for claim in figure.claims)
