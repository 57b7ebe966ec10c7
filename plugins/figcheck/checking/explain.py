"""Says in a sentence what the numbers say of a claim."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from figcheck.checking.language.evaluate import Table
from figcheck.checking.language.outcome import Outcome, Pair
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Bound,
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Count,
    End,
    Function,
    Missing,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Share,
    Size,
    Steps,
    Term,
    Ticks,
    Transposed,
    Trend,
)
from figcheck.checking.language.vectors import Entry
from figcheck.model import Figure
from figcheck.wording import number, place

_MOST_CASES = 3
"""Exceptions that are named one by one."""

_MOST_STEPS = 8
"""Values along an axis that are given one by one."""

_FUNCTIONS = {
    Function.MAX: "the highest value",
    Function.MIN: "the lowest value",
    Function.MEAN: "the mean",
    Function.MEDIAN: "the median",
    Function.SUM: "the sum",
    Function.RANGE: "the range",
    Function.STD: "the standard deviation",
}

_NEGATED = {
    Comparator.EQUAL: "≠",
    Comparator.UNEQUAL: "=",
    Comparator.ABOUT: "≉",
    Comparator.LESS: "≥",
    Comparator.AT_MOST: ">",
    Comparator.MORE: "≤",
    Comparator.AT_LEAST: "<",
}
_WANTED = {
    Comparator.EQUAL: "",
    Comparator.ABOUT: "about ",
    Comparator.LESS: "less than ",
    Comparator.AT_MOST: "at most ",
    Comparator.MORE: "more than ",
    Comparator.AT_LEAST: "at least ",
    Comparator.UNEQUAL: "other than ",
}
_RELATIONS = {
    Comparator.EQUAL: "equals",
    Comparator.UNEQUAL: "differs from",
    Comparator.ABOUT: "is about",
    Comparator.LESS: "is lower than",
    Comparator.AT_MOST: "is at most",
    Comparator.MORE: "is higher than",
    Comparator.AT_LEAST: "is at least",
}
_SIGNS = {
    Comparator.UNEQUAL: "≠",
    Comparator.ABOUT: "≈",
    Comparator.AT_MOST: "≤",
    Comparator.AT_LEAST: "≥",
}


class Explainer:
    """Explains outcomes over one figure.

    Args:
        figure: the figure.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure = figure
        self._table = table

    def explain(self, outcome: Outcome) -> str:
        """What the numbers say, in one or a few sentences."""
        match outcome.formula:
            case Compare() as comparison:
                return _sentence(self._comparison(comparison, outcome))
            case Quantified(quantifier, of):
                return _sentence(self._quantified(quantifier, of, outcome.pairs))
            case Trend(_, of):
                return _sentence(self._trend(of, outcome.steps))
            case Not():
                return self.explain(outcome.parts[0])
            case And() | Or():
                return _joined(self.explain(p) for p in outcome.parts)

    def _comparison(self, formula: Compare, outcome: Outcome) -> str:
        if len(outcome.pairs) != 1:
            return self._quantified(Quantifier.ALL, formula, outcome.pairs)
        pair = outcome.pairs[0]
        match formula:
            case Compare(Comparator.EQUAL, Cells() as cell, Aggregate() as extreme):
                # "The highest value is 30.7 (at …); at Ratio 0.3 it is 29.3."
                said = f"{self.describe(extreme)} is {self._value(extreme, pair.right)}"
                known = _fixed(extreme)
                here = {d: t for d, t in _fixed(cell).items() if known.get(d) != t}
                where = place(self._figure, here) or "this place"
                return (
                    said if outcome.truth else f"{said}; at {where} it is {number(pair.left.value)}"
                )
            case Compare(comparator, left, Number(value)):
                said = f"{self.describe(left)} is {self._value(left, pair.left)}"
                wanted = self._value(left, Entry(value))
                return said if outcome.truth else f"{said}, not {_WANTED[comparator]}{wanted}"
            case Compare(_, left, right):
                said = f"{self.describe(left)} is {self._value(left, pair.left)}"
                return f"{said}; {self.describe(right)} is {self._value(right, pair.right)}"

    def _quantified(self, quantifier: Quantifier, formula: Compare, pairs: Sequence[Pair]) -> str:
        held = [p for p in pairs if p.holds]
        failed = [p for p in pairs if not p.holds]
        total = len(pairs)
        if total == 1:
            return self._case(formula, pairs[0])
        said = self._relation(formula)
        if not failed:
            return f"{said} in all {total} cases"
        if not held:
            named = "" if quantifier is Quantifier.NONE else f": {self._cases(formula, failed)}"
            return f"{said} in none of {total} cases{named}"
        if quantifier in (Quantifier.NONE, Quantifier.SOME):
            return f"{said} in {len(held)} of {total} cases: {self._cases(formula, held)}"
        if len(failed) <= max(_MOST_CASES, len(held)):
            cases = self._cases(formula, failed)
            return f"{said} in {len(held)} of {total} cases; not at {cases}"
        return f"{said} in only {len(held)} of {total} cases: {self._cases(formula, held)}"

    def _cases(self, formula: Compare, pairs: Sequence[Pair]) -> str:
        named = "; ".join(self._case(formula, p) for p in pairs[:_MOST_CASES])
        more = len(pairs) - _MOST_CASES
        return f"{named}; and {more} more" if more > 0 else named

    def _case(self, formula: Compare, pair: Pair) -> str:
        sign = (_SIGNS if pair.holds else _NEGATED).get(formula.comparator, formula.comparator)
        left, right = (
            number(_rounded(term, side.value))
            if isinstance(term, Aggregate)
            else self._value(term, side)
            for term, side in ((formula.left, pair.left), (formula.right, pair.right))
        )
        where = place(self._figure, pair.at)
        said = left if sign == "=" and left == right else f"{left} {sign} {right}"
        return f"{where}: {said}" if where else said

    def _trend(self, term: Term, steps: Sequence[tuple[str, Entry]]) -> str:
        values = [e.value for _, e in steps]
        if not values:
            return f"{self.describe(term)} has no values in a row"
        # Of points that have names as well, the axis along which they stand.
        along = {t for t, _ in steps}
        known = {d.name: d.ticks for d in self._figure.dimensions}
        named = self._table.term(term).dimensions
        dimension = next((d for d in named if along.issubset(known[d])), named[-1])
        shown = ", ".join(f"{self._value(term, e)} at {tick}" for tick, e in steps[:_MOST_STEPS])
        if len(steps) > _MOST_STEPS:
            shown += f", …, {self._value(term, steps[-1][1])} at {steps[-1][0]}"
        up = sum(b > a for a, b in pairwise(values))
        down = sum(b < a for a, b in pairwise(values))
        first, last = values[0], values[-1]
        end = "higher than" if last > first else "lower than" if last < first else "the same as"
        ways = f"of {len(values) - 1} steps {up} go up and {down} down, and "
        return (
            f"along {dimension} {self.describe(term)} is {shown}: "
            f"{ways if len(values) > 2 else ''}the end is {end} the start"
        )

    def describe(self, term: Term) -> str:
        """A term in words."""
        match term:
            case Number(value):
                return number(value)
            case Cells():
                where = place(self._figure, _fixed(term))
                return f"the value at {where}" if where else "the value"
            case Aggregate(Function.MIN | Function.MAX as function, Ticks(dimension)):
                return f"the {'first' if function is Function.MIN else 'last'} tick of {dimension}"
            case Aggregate(function, of, _):
                inner = self._where(of)
                return f"{_FUNCTIONS[function]}{inner}"
            case Arithmetic("-", Bound(End.UPPER, of), Bound(End.LOWER, same)) if of == same:
                return f"the width of the interval{self._where(of)}"
            case Arithmetic("-", left, right):
                return f"the difference between {self._plain(left)} and {self._plain(right)}"
            case Arithmetic(
                "*",
                Arithmetic(
                    "/", Aggregate(Function.SUM, Cells() as own), Aggregate(Function.SUM, whole)
                ),
                Number(100),
            ):
                return f"the percentage of {self._plain(own)} in{self._where(whole)[3:]}"
            case Arithmetic("/", left, right):
                return f"the ratio of {self._plain(left)} to {self._plain(right)}"
            case Arithmetic(operator, left, right):
                return f"{self.describe(left)} {operator} {self.describe(right)}"
            case Absolute(Arithmetic("-", left, right)):
                return f"the distance between {self._plain(left)} and {self._plain(right)}"
            case Bound(end, of):
                return f"the {end} end of the interval{self._where(of)}"
            case Absolute(of):
                return f"the size of {self.describe(of)}"
            case Steps(of, along):
                return f"the change of {self._plain(of)} from step to step of {along}"
            case Correlation(left, right, ranks):
                kind = "rank correlation" if ranks else "correlation"
                return f"the {kind} between {self._plain(left)} and {self._plain(right)}"
            case Transposed(of):
                return f"{self._plain(of)} with rows and columns exchanged"
            case Count(of):
                return f"the number of cases in which {self._relation(of)}"
            case Missing(of):
                where = place(self._figure, _fixed(of))
                return f"the number of cells without a value{where and f' at {where}'}"
            case Ticks(dimension):
                return f"the tick of {dimension}"
            case Size(dimension):
                return f"the number of ticks of {dimension} with values"
            case Share(of):
                return f"the share of cases in which {self._relation(of)}"

    def _relation(self, comparison: Compare) -> str:
        """What a comparison says, as a clause: "A is higher than B"."""
        left, right = self._plain(comparison.left), self._plain(comparison.right)
        if isinstance(comparison.right, Number):
            return f"{left} is {_WANTED[comparison.comparator]}{right}"
        return f"{left} {_RELATIONS[comparison.comparator]} {right}"

    def _plain(self, term: Term) -> str:
        return self.describe(term).removeprefix("the value at ")

    def _where(self, term: Term) -> str:
        text = self.describe(term)
        if text == "the value":
            return " of all"
        return " of " + text.removeprefix("the value at ")

    def _value(self, term: Term, entry: Entry) -> str:
        value = number(_rounded(term, entry.value))
        if isinstance(term, Aggregate) and isinstance(term.of, Ticks):
            return f"{entry.value:.10g}"  # "2018", not "2,018".
        if isinstance(term, Aggregate) and term.function in (Function.MAX, Function.MIN):
            known = _fixed(term)
            places = [self._place_of(i, known) for i in entry.cells]
            if 0 < len(places) <= _MOST_CASES and all(places):
                return f"{value} (at {'; '.join(places)})"
        return value

    def _place_of(self, index: int, known: Mapping[str, str]) -> str:
        """Where a cell lies, without the coordinates that have been named already."""
        at = self._figure.at(self._figure.cells[index])
        return place(
            self._figure, {name: tick for name, tick in at.items() if known.get(name) != tick}
        )


def _rounded(term: Term, value: float) -> float:
    """A mean or a ratio to four digits; what is made of written digits only stays as it is."""
    exact = (Function.MAX, Function.MIN, Function.SUM, Function.RANGE)
    computed = isinstance(term, Aggregate) and term.function not in exact
    ratio = isinstance(term, Arithmetic) and term.operator == "/"
    return float(f"{value:.4g}") if computed or ratio or isinstance(term, Share) else value


def _fixed(term: Term) -> dict[str, str]:
    """The coordinates that a selection fixes, joined where it names several."""
    if isinstance(term, Aggregate):
        return _fixed(term.of)
    if not isinstance(term, Cells):
        return {}
    return {
        c.dimension: " and ".join(c.ticks)
        for c in term.conditions
        if isinstance(c, Condition) and not c.excluded
    }


def _joined(sentences: Iterable[str]) -> str:
    """Sentences one after the other, without those that another one begins with."""
    kept: list[str] = []
    for sentence in dict.fromkeys(sentences):
        if not any(k.startswith(sentence.rstrip(".")) for k in kept):
            kept = [k for k in kept if not sentence.startswith(k.rstrip("."))]
            kept.append(sentence)
    return " ".join(kept)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
