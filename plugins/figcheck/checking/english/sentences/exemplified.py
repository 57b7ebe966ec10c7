"""Whether an example that a sentence gives is one: “Some cells are higher (e.g., y=1, x=2: 52)”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, together
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language import parse
from figcheck.checking.language.tree import (
    And,
    Cells,
    Comparator,
    Compare,
    Condition,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader
    from figcheck.checking.english.sentences.clauses import Clause
    from figcheck.model import Claim, Judgement

_BOTH = regex(r":\s*(-?\d+(?:\.\d+)?)%?\s+(?:vs\.?|versus|against)\s+(-?\d+(?:\.\d+)?)%?\s*\Z")
"""Both sides of a comparison, behind the place: “: 52 vs. 46”."""

_EXCEPTION = regex(r"\b(?:except|(?:but|not|though|however|while|whereas)\b)")
"""What a sentence may set an example apart by."""

_OF_CASES = frozenset(Quantifier) - {Quantifier.NONE}
"""What an example can be given of: some cases, or all of them."""


def as_example(
    reader: Reader, claim: Claim, example: Clause, judgement: Judgement, stated: Sequence[Judgement]
) -> Reading | None:
    """What decides an example beside its own values: that it is one of what is asserted.

    Args:
        reader: knows the names and values of the figure.
        claim: the sentence.
        example: where in it the example stands.
        judgement: the verdict on what the example says by itself.
        stated: the verdicts on the clauses of the sentence.

    Returns:
        `None` where the judgement on the example may stand as it is.
    """
    where = claim.source_span(example.start, example.end)
    checks = [j.check for j in stated if j.span and j.span.start <= where.start < j.span.end]
    # "A is higher in most cells, with exceptions (e.g., 1: 52)": it is one of these.
    if _EXCEPTION.search(claim.text, 1):
        return None
    told = None if judgement.verdict.is_decided else _both_values(reader, checks, example.text)
    return _unfit(reader, checks, example.text) or told


def _unfit(reader: Reader, checks: Sequence[str], example: str) -> Reading | None:
    """What a sentence says, of the one cell that it gives as an example, if that is not so.

    Returns:
        `None` if the example is one, or if it cannot be told whether it is.
    """
    case = _case(reader, checks, example)
    if case is None:
        return None
    held = Quantified(Quantifier.ALL, case)
    fails = reader.table.evaluate(held).truth is False
    return Reading((held,), "comparison") if fails else None


def _both_values(reader: Reader, checks: Sequence[str], example: str) -> Reading | None:
    """What an example says of the two sides of a comparison: “y=1, x=2: 52 vs. 46”."""
    written = _BOTH.search(example)
    case = _case(reader, checks, example)
    if written is None or case is None or isinstance(case.right, Number):
        return None
    one, two = (Number(float(n), len(n.partition(".")[2])) for n in written.groups())
    sides = (Compare(Comparator.EQUAL, case.left, one), Compare(Comparator.EQUAL, case.right, two))
    return Reading((And(sides),), "value")


def _case(reader: Reader, checks: Sequence[str], example: str) -> Compare | None:
    """What is compared, at the one cell of an example."""
    said = [f for f in map(parse, filter(None, checks)) if isinstance(f, Quantified)]
    if len(said) != 1 or said[0].quantifier not in _OF_CASES:
        return None
    place = together(reader.places_in(example))
    compare = said[0].of
    fixed = {node.dimension for node in nodes_of(compare) if isinstance(node, Condition)}
    spot = place.plain.without(fixed) if place else EVERYWHERE
    case = _narrowed(compare, spot)
    return case if spot.ticks and len(reader.table.pairs(case)) == 1 else None


def _narrowed(compare: Compare, spot: Place) -> Compare:
    """A comparison of what is at a place."""
    there = spot.cells.conditions

    def changed(node: Any) -> Any:
        if isinstance(node, Cells):
            return Cells((*node.conditions, *there))
        return rebuilt(node, changed)

    narrowed: Compare = rebuilt(compare, changed)
    return narrowed
