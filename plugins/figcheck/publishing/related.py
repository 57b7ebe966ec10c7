"""Relations between figures, seen from one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from figcheck.model import Relation


def by_figure(relations: Iterable[Relation]) -> Mapping[str, tuple[Relation, ...]]:
    """The relations of each figure.

    Args:
        relations: those of a site.

    Returns:
        For each id of a figure that has any its relations, those that are certain first.
    """
    found: dict[str, list[Relation]] = {}
    for relation in relations:
        for figure in dict.fromkeys(part.figure for part in relation.parts):
            found.setdefault(figure, []).append(relation)
    return {
        figure: tuple(sorted(of, key=lambda relation: not relation.certain))
        for figure, of in found.items()
    }


def others(relation: Relation, figure: str) -> tuple[str, ...]:
    """The figures that a relation leads to from one of them.

    Of an aggregate, its parts lead to the result, and the result to each part.
    """
    first = relation.parts[0].figure
    if figure != first:
        return (first,)
    return tuple(dict.fromkeys(p.figure for p in relation.parts[1:] if p.figure != first))


def to_json(relations: Iterable[Relation], figure: str) -> list[dict[str, Any]]:
    """The relations of a figure as `figure.json` has them under `related`.

    Args:
        relations: relations, of which those of other figures are left out.
        figure: the figure's id.

    Returns:
        An object for each relation and figure that it leads to.
    """
    concerned = (r for r in relations if any(part.figure == figure for part in r.parts))
    return [
        {
            "id": other,
            "relation": relation.kind.value,
            "certain": relation.certain,
            "message": relation.message,
            **_details(relation),
        }
        for relation in concerned
        for other in others(relation, figure)
    ]


def _details(relation: Relation) -> dict[str, Any]:
    parts = [{"id": part.figure, "names": list(part.names)} for part in relation.parts]
    details: dict[str, Any] = {"parts": parts}
    if relation.written:
        details["written"] = [list(names) for names in relation.written]
    if relation.fit:
        fit = relation.fit
        details["fit"] = {
            "compared": fit.compared,
            "agreeing": fit.agreeing,
            "mean_abs_diff": _number(fit.deviation),
            "mean_abs_diff_by_chance": _number(fit.by_chance),
            "expected_by_chance": fit.expected,
        }
    if relation.places:
        details["differing"] = list(_differing(relation))
    return details


def _differing(relation: Relation) -> Iterator[dict[str, Any]]:
    for place in relation.differing:
        yield {
            "at": dict(zip(relation.axes, place.at, strict=True)),
            "values": [_number(value) for value in place.values],
            "cells": [{"part": part, "cell": cell} for part, cell in place.cells],
        }


def _number(value: float) -> float:
    """A value without what binary fractions add in its last digits."""
    return float(f"{value:.10g}")
