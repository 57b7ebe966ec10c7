"""Sentences that say something of every point of an axis: readings that leave that out go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Condition,
    Count,
    Direction,
    Formula,
    Function,
    Not,
    Quantified,
    Quantifier,
    Share,
    Steps,
    Trend,
)
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_EVERY = frozenset({"every", "each"})
_ALL = frozenset({"all"})
_IN = frozenset({"in", "at", "for", "on"})

_TAKEN_TOGETHER = regex(r"\b(?:averag\w*|means?|overall|total\w*|sums?|combined|together)\b")
"""Words by which what is said is of all points together."""

_FURTHEST = 3
"""Tokens between “every” and the noun that it belongs to, at the most: “all of the five years”."""

_STEP = 2
"""Ticks that one step has."""

_THROUGHOUT = frozenset({Direction.RISES_THROUGHOUT, Direction.FALLS_THROUGHOUT})


def of_every_one(
    names: Names, readings: Sequence[Reading], tokens: Sequence[Token]
) -> tuple[Reading, ...]:
    """Readings of a clause without those that lose that something is so at every point.

    “A grew every year, from 2 in 2010 to 5 in 2015” says more than that it is higher at the end,
    and “A is the largest in all years” more than that its largest value is the largest of all.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        tokens: the clause.
    """
    axes = frozenset(_axes(names, tokens)) if readings else frozenset()
    if not axes or any(_TAKEN_TOGETHER.match(t.word) for t in tokens):
        return tuple(readings)
    kept = tuple(r for r in readings if all(map(_is_of_each, r.formulas)))
    return kept or tuple(r for r in readings if not _goes_on_the_whole(r, axes))


def always_of_each(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what is always so without those that look at means over what is not named.

    “The yield always rises with time” says more than that the mean over all temperatures does.

    Args:
        readings: all readings of the clause.
        text: the clause.
    """
    if _ALWAYS.search(text) is None or _TAKEN_TOGETHER.search(text.lower()):
        return tuple(readings)
    return tuple(r for r in readings if not any(map(_is_way_of_mean, r.nodes)))


def without_a_pause(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what goes on without a pause without those that lose just that.

    “A fell year after year, from 9 in 2010 to 5 in 2015” says more than that it is lower at the
    end.

    Args:
        readings: all readings of the clause.
        text: the clause.
    """
    if _UNBROKEN.search(text) is None:
        return tuple(readings)
    kept = tuple(r for r in readings if any(map(_is_way_throughout, r.nodes)))
    # "It rose continuously between 2014 and 2017": not in each of these years, by one step.
    longer = tuple(r for r in kept if not any(map(_is_one_step, r.nodes)))
    return longer or kept or tuple(readings)


def never_at_any_step(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what never rises on its way through a grid, without those of its ends alone.

    “Scores never rise from left to right” says of each step what does not rise on the whole may
    do at some of them.

    Args:
        readings: all readings of the clause.
        text: the clause.
    """
    if _NEVER_ON_THE_WAY.search(text) is None:
        return tuple(readings)
    kept = (r for r in readings if not any(map(_is_denied_way, r.nodes)))
    return tuple(r for r in kept if any(map(_is_of_no_step, r.nodes))) or tuple(readings)


def _is_denied_way(node: object) -> bool:
    """Whether it says that something does not go a way."""
    return isinstance(node, Not) and any(isinstance(n, Trend) for n in nodes_of(node))


def _is_of_no_step(node: object) -> bool:
    """Whether it says that no step along an axis is such."""
    if not isinstance(node, Quantified) or node.quantifier is not Quantifier.NONE:
        return False
    return isinstance(node.of.left, Steps)


_NEVER_ON_THE_WAY = any_case(
    r"\b(?:never|not once)\b.*\b(?:from (?:left to right|right to left|top to bottom|bottom to top)"
    r"|(?:along|down|up|across|within) (?:the|a|any|each|every|either|one) (?:[a-z]+ )?"
    r"(?:rows?|columns?))\b"
    r"|\bfrom (?:left to right|right to left|top to bottom|bottom to top)\b.*\bnever\b"
)


def _is_way_throughout(node: object) -> bool:
    """Whether it is a way along an axis that no step goes back."""
    return isinstance(node, Trend) and node.direction in _THROUGHOUT


def _is_one_step(node: object) -> bool:
    """Whether it is the way from one point to the next."""
    told = (
        (n for n in nodes_of(node.of) if isinstance(n, Condition))
        if isinstance(node, Trend)
        else ()
    )
    return any(len(condition.ticks) == _STEP for condition in told)


_UNBROKEN = any_case(
    r"\b(?:(?P<time>year|month|quarter|week|day) after (?P=time)"
    r"|without (?:a (?:single )?|any |an? )?(?:interruption|break|pause|setback|dip|reversal)"
    r"|continuously|uninterruptedly)\b"
)


def _is_way_of_mean(node: object) -> bool:
    """Whether it is how a mean goes along an axis."""
    of = node.of if isinstance(node, Trend) else None
    return isinstance(of, Aggregate) and of.function is Function.MEAN


_ALWAYS = any_case(
    r"\b(?:always|invariably|without (?:any )?exception|in (?:every|each|all) cases?)\b"
)


def _axes(names: Names, tokens: Sequence[Token]) -> Iterator[str]:
    """The dimensions of which every point is spoken of."""
    for i, token in enumerate(tokens):
        every = token.word in _EVERY or (token.word in _ALL and i and tokens[i - 1].word in _IN)
        for start in range(i + 1, min(i + 1 + _FURTHEST, len(tokens))) if every else ():
            yield from (label.dimension for _, label in names.labels_at(tokens, start))


def _goes_on_the_whole(reading: Reading, axes: frozenset[str]) -> bool:
    """Whether it is a way along one of these axes that need not be that of every step."""
    ways = [n for f in reading.formulas for n in nodes_of(f) if isinstance(n, Trend)]
    parts = (n for way in ways for n in nodes_of(way.of) if isinstance(n, Condition))
    along = {c.dimension for c in parts if len(c.ticks) > _STEP}
    return bool(along & axes) and not any(way.direction in _THROUGHOUT for way in ways)


def _is_of_each(formula: Formula) -> bool:
    """Whether a formula says something of several values one by one."""
    return any(
        isinstance(n, Quantified | Count | Share)
        or (isinstance(n, Trend) and n.direction in _THROUGHOUT)
        or (isinstance(n, And) and n is not formula)
        for n in nodes_of(formula)
    )
