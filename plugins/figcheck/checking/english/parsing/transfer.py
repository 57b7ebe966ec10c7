"""What was said of one place, said of another: formulas with other cells or another number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Amount, Place
from figcheck.checking.english.meanings.parts import nodes_of, parts_of, rebuilt
from figcheck.checking.language.tree import (
    OPPOSITE,
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Condition,
    Count,
    Direction,
    Formula,
    Number,
    Or,
    Quantified,
    Quantifier,
    Share,
    Trend,
)


def moved(formula: Formula, place: Place, *, of_two: bool = False) -> Formula | None:
    """A formula about another place.

    Args:
        formula: what was said.
        place: where it is said to hold as well.
        of_two: whether of two places of a kind that are compared the first may be meant.

    Returns:
        The formula with the ticks of the place for those that it is about; `None` where it
        fixes none of that kind, several that are compared at once, or the new ones already.
    """
    if place.orders or not place.ticks:
        return None
    swaps: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for dimension, ticks in place.ticks:
        known = [c for c in conditions(formula) if c.dimension == dimension]
        values = list(dict.fromkeys(c.ticks for c in known))
        if not values or len(values) > 1 + of_two or any(c.excluded for c in known):
            return None
        if any(set(ticks) & set(other) for other in values[1:]):
            return None  # "A is ahead of B. The same is true of B."
        if len(values) > 1 and len(ticks) > 1 and _is_mutual(formula):
            return None  # "A and B overlap. C and D do not": with each other, or with B.
        if len(values) > 1 and not _are_set_apart(formula, dimension):
            return None  # "A passes B in 2010. It did so in 2005 as well": from 2004 to 2005.
        swaps[dimension] = (values[0], ticks)
    there: Formula = _swapped(formula, swaps)
    return there


def _is_mutual(formula: Formula) -> bool:
    """Whether what is said of two places is said of each with the other: how far they are apart."""
    return any(isinstance(n, Absolute) and isinstance(n.of, Arithmetic) for n in nodes_of(formula))


def _are_set_apart(formula: Formula, dimension: str) -> bool:
    """Whether two places along a dimension are compared, not each of them in turn with others."""
    compared = [n for n in nodes_of(formula) if isinstance(n, Compare)]
    named = [{c.ticks for c in conditions(n) if c.dimension == dimension} for n in compared]
    return not any(named) or any(len(ticks) > 1 for ticks in named)


def value_of_extreme(formula: Formula) -> Formula:
    """What has an extreme of so much, as having so much: nothing else is the extreme as well.

    “A has the most seats (118), compared with 22 in B”: B has 22, and not the most.

    Args:
        formula: what was said.
    """
    if not isinstance(formula, And) or len(formula.parts) != _EXTREME_AND_VALUE:
        return formula
    one, two = formula.parts
    if not (isinstance(one, Compare) and isinstance(two, Compare)):
        return formula
    extreme = isinstance(one.right, Aggregate) and one.right.function in OPPOSITE
    if not extreme or two.left not in (one.left, one.right) or not isinstance(two.right, Number):
        return formula
    return replace(two, left=one.left)


_EXTREME_AND_VALUE = 2


def with_amount(formula: Formula, amount: Amount) -> tuple[Formula, ...]:
    """A formula that gives another number for what it is about.

    Args:
        formula: one that compares something with a number.
        amount: the other number.

    Returns:
        The formulas that may be meant, none where it gives no number or several: “A exceeds
        50, B 40” may say that B exceeds 40 or that it has 40.
    """
    written = list(dict.fromkeys(_bounds(formula)))
    if len(written) != 1:
        return ()
    (old,) = written
    if isinstance(old.left, Count) and amount.percent:
        return ()  # "More than a tenth exceed 5, compared with 2% in B": no number of cases.
    if isinstance(old.left, Share):
        return _of_share(formula, old, old.left, amount)
    exact = replace(old, comparator=amount.comparator, right=amount.number)
    loose = old.comparator not in (Comparator.EQUAL, Comparator.ABOUT)
    ways = [exact]
    if loose and amount.comparator is Comparator.EQUAL:
        ways.append(replace(old, right=amount.number))
    return tuple(_replaced(formula, old, new) for new in ways)


def _of_share(formula: Formula, old: Compare, share: Share, amount: Amount) -> tuple[Formula, ...]:
    """Another share of the cases, or so many of them: “Half exceed 5, while only seven do in B”."""
    number = amount.number
    if amount.percent:
        part = Number(number.value / 100, max(number.decimals, 0) + 2)
        new = Compare(amount.comparator, share, part)
    elif number.value > 1 and float(number.value).is_integer():
        new = Compare(amount.comparator, Count(share.of), number)
    else:
        return ()
    return (_replaced(formula, old, new),)


def in_so_many(formula: Formula, cases: Amount | Quantifier) -> tuple[Formula, ...]:
    """A formula of which it is said anew in how many cases it holds.

    Args:
        formula: what holds in all cases, in none, or in so many of them.
        cases: how many there are now.

    Returns:
        The formula, none where it does not say in how many cases something holds.
    """
    held: Compare | None = None
    if isinstance(formula, Quantified) and isinstance(formula.of, Compare):
        held = formula.of
    elif isinstance(formula, Compare) and isinstance(formula.left, (Count, Share)):
        held = formula.left.of if isinstance(formula.left.of, Compare) else None
        if held and isinstance(formula.left, Share) and isinstance(cases, Amount) and cases.percent:
            return with_amount(formula, cases)
    if held is None:
        return ()
    if isinstance(cases, Quantifier):
        return (Quantified(cases, held),)
    return (Compare(cases.comparator, Count(held), cases.number),)


def counted_anew(formula: Formula, amount: Amount, bound: Amount) -> Formula | None:
    """A formula that counts the same cases by another bound: “Four exceed 5, one is below 2”.

    Args:
        formula: what was said.
        amount: how many there are now.
        bound: beyond what they lie.

    Returns:
        The formula; `None` where it does not say how many values lie beyond a number.
    """
    if not isinstance(formula, Compare) or not isinstance(formula.left, Count):
        return None
    held = formula.left.of
    if not isinstance(held, Compare) or not isinstance(held.right, Number):
        return None
    anew = replace(held, comparator=bound.comparator, right=bound.number)
    return Compare(amount.comparator, Count(anew), amount.number)


def turned_over(formula: Formula) -> Formula | None:
    """A formula that says the opposite: a fall for a rise, less for more.

    Args:
        formula: what was said.

    Returns:
        The opposite, which is more than that it does not hold; `None` where it has none.
    """
    if isinstance(formula, Trend):
        return replace(formula, direction=_turned(formula.direction))
    if isinstance(formula, Compare) and formula.comparator in _UNEVEN:
        return replace(formula, comparator=formula.comparator.reverse)
    if isinstance(formula, Compare) and isinstance(formula.right, Aggregate):
        function = OPPOSITE.get(formula.right.function)
        return (
            replace(formula, right=replace(formula.right, function=function)) if function else None
        )
    if isinstance(formula, Quantified):
        turned = turned_over(formula.of)
        return replace(formula, of=turned) if isinstance(turned, Compare) else None
    if isinstance(formula, (And, Or)):
        parts = [turned_over(p) for p in formula.parts]
        known = tuple(p for p in parts if p is not None)
        return replace(formula, parts=known) if len(known) == len(parts) else None
    return None


def _turned(direction: Direction) -> Direction:
    one, other = ("rises", "falls") if direction.up else ("falls", "rises")
    return Direction(direction.value.replace(one, other, 1))


_UNEVEN = frozenset({Comparator.LESS, Comparator.AT_MOST, Comparator.MORE, Comparator.AT_LEAST})


def conditions(part: object) -> Iterator[Condition]:
    """All conditions that a part of a formula has on where its values are."""
    if isinstance(part, Condition):
        yield part
    else:
        for child in parts_of(part):
            yield from conditions(child)


def _bounds(part: object) -> Iterator[Compare]:
    """The comparisons with a number, those within what is counted left out."""
    if isinstance(part, Compare) and isinstance(part.right, Number):
        yield part
    elif not isinstance(part, (Count, Share)):
        for child in parts_of(part):
            yield from _bounds(child)


def _swapped(part: Any, swaps: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]) -> Any:
    """A part of a formula with some ticks for others."""
    if isinstance(part, Condition):
        old, new = swaps.get(part.dimension, ((), ()))
        return replace(part, ticks=new) if part.ticks == old else part
    return rebuilt(part, lambda child: _swapped(child, swaps))


def _replaced(part: Any, old: Compare, new: Compare) -> Any:
    if part == old:
        return new
    return rebuilt(part, lambda child: _replaced(child, old, new))
