"""Reads the printed form of check expressions."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import cast

from lark import Lark, Token, Transformer, UnexpectedInput, v_args

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
    Direction,
    End,
    Formula,
    Function,
    Missing,
    Not,
    Number,
    Or,
    Order,
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


class ExpressionError(ValueError):
    """A check expression that cannot be read; the message shows where."""


@v_args(inline=True)
class _Builder(Transformer[Token, Formula]):
    """Turns lark's tree into ours, a method for each alias of the grammar."""

    def name(self, token: Token) -> str:
        return cast("str", json.loads(token)) if token.startswith('"') else str(token)

    tick = name

    def names(self, *names: str) -> tuple[str, ...]:
        return names

    def only(self, dimension: str, tick: str) -> Condition:
        return Condition(dimension, (tick,))

    def without(self, dimension: str, tick: str) -> Condition:
        return Condition(dimension, (tick,), excluded=True)

    def among(self, dimension: str, *ticks: str) -> Condition:
        return Condition(dimension, ticks)

    def outside(self, dimension: str, *ticks: str) -> Condition:
        return Condition(dimension, ticks, excluded=True)

    def order(
        self, left: str, sign: Token, right: str, plus: Token | None, by: str | None
    ) -> Order:
        shift = float(f"{plus or ''}{by or 0}")
        return Order(left, Comparator({"==": "=", "<>": "!="}.get(sign, str(sign))), right, shift)

    def cells(self, *conditions: Condition | Order | None) -> Cells:
        return Cells(tuple(c for c in conditions if c is not None))

    def number(self, token: Token) -> Number:
        mantissa, _, exponent = token.partition("e")
        decimals = len(mantissa.partition(".")[2]) - int(exponent or 0)
        return Number(float(token), decimals)

    def aggregate(self, function: Token, of: Term, by: tuple[str, ...] | None) -> Aggregate:
        return Aggregate(Function(function), of, by or ())

    def arithmetic(self, left: Term, operator: Token, right: Term) -> Arithmetic:
        return Arithmetic(str(operator), left, right)

    def absolute(self, of: Term) -> Absolute:
        return Absolute(of)

    def bound(self, end: Token, of: Cells) -> Bound:
        return Bound(End(end), of)

    def steps(self, of: Term, along: str) -> Steps:
        return Steps(of, along)

    def correlation(self, left: Term, right: Term) -> Correlation:
        return Correlation(left, right)

    def rank_correlation(self, left: Term, right: Term) -> Correlation:
        return Correlation(left, right, ranks=True)

    def transposed(self, of: Term, rows: str, columns: str) -> Transposed:
        return Transposed(of, rows, columns)

    def count(self, of: Compare) -> Count:
        return Count(of)

    def share(self, of: Compare) -> Share:
        return Share(of)

    def missing(self, of: Cells) -> Missing:
        return Missing(of)

    def ticks(self, dimension: str) -> Ticks:
        return Ticks(dimension)

    def size(self, dimension: str) -> Size:
        return Size(dimension)

    def comparison(self, left: Term, comparator: Token, right: Term) -> Compare:
        return Compare(Comparator(comparator), left, right)

    def quantified(self, quantifier: Token, of: Compare) -> Quantified:
        return Quantified(Quantifier(quantifier), of)

    def trend(self, direction: Token, of: Term) -> Trend:
        return Trend(Direction(direction), of)

    def negation(self, of: Formula) -> Not:
        return Not(of)

    def both(self, *parts: Formula) -> And:
        return And(parts)

    def either(self, *parts: Formula) -> Or:
        return Or(parts)


@cache
def _parser() -> Lark:
    grammar = files(__package__).joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, start="formula", parser="lalr", maybe_placeholders=True)


def parse(text: str) -> Formula:
    """Reads a check expression.

    Args:
        text: the expression in its printed form, as `str(formula)` gives it.

    Returns:
        Its tree.

    Raises:
        ExpressionError: if the text is no expression; the message names the
            column and shows the place.
    """
    try:
        return _Builder().transform(_parser().parse(text))
    except UnexpectedInput as error:
        place = error.get_context(text).rstrip() if (error.pos_in_stream or 0) >= 0 else text
        message = f"no check expression from column {error.column}:\n{place}"
        raise ExpressionError(message) from error
