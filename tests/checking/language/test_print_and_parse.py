"""Every expression that can be built is printed so that it reads back as itself."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from figcheck.checking.language import ExpressionError, parse
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Count,
    Direction,
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

NAMES = st.one_of(
    st.sampled_from(
        ["panel", "Ratio", "by", "in", "not", "and", "or", "max", "x y", 'a "b"', "°F"]
    ),
    st.text(min_size=1, max_size=6),
)
TICKS = st.one_of(st.sampled_from(["1", "-0.5", "R@1", "1e3", "a, b", "]", "0.30"]), NAMES)


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    ticks = draw(st.lists(TICKS, min_size=1, max_size=3, unique=True))
    return Condition(draw(NAMES), tuple(ticks), draw(st.booleans()))


ORDERS = st.builds(
    Order,
    NAMES,
    st.sampled_from([c for c in Comparator if c is not Comparator.ABOUT]),
    NAMES,
)
SELECTIONS = st.lists(st.one_of(conditions(), ORDERS), max_size=3).map(lambda c: Cells(tuple(c)))


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    decimals = draw(st.integers(-6, 6))
    digits = draw(st.integers(-(10**6), 10**6))
    return Number(float(f"{digits}e{-decimals}"), decimals)


COMPARATORS = st.sampled_from(Comparator)


def grown(terms: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    compared = st.builds(Compare, COMPARATORS, terms, terms)
    by = st.lists(NAMES, max_size=2).map(tuple)
    return st.one_of(
        st.builds(Aggregate, st.sampled_from(Function), terms, by),
        st.builds(Arithmetic, st.sampled_from("+-*/"), terms, terms),
        st.builds(Absolute, terms),
        st.builds(Steps, terms, NAMES),
        st.builds(Size, NAMES),
        st.builds(Correlation, terms, terms, st.booleans()),
        st.builds(Transposed, terms, NAMES, NAMES),
        st.builds(Count, compared),
        st.builds(Share, compared),
        st.builds(Missing, SELECTIONS),
        st.builds(Ticks, NAMES),
    )


TERMS: st.SearchStrategy[Term] = st.recursive(st.one_of(SELECTIONS, numbers()), grown, max_leaves=5)
COMPARISONS = st.builds(Compare, COMPARATORS, TERMS, TERMS)


def combined(formulas: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
    several = st.lists(formulas, min_size=2, max_size=3).map(tuple)
    return st.one_of(st.builds(Not, formulas), st.builds(And, several), st.builds(Or, several))


FORMULAS: st.SearchStrategy[Formula] = st.recursive(
    st.one_of(
        COMPARISONS,
        st.builds(Quantified, st.sampled_from(Quantifier), COMPARISONS),
        st.builds(Trend, st.sampled_from(Direction), TERMS),
    ),
    combined,
    max_leaves=4,
)


@given(FORMULAS)
@settings(deadline=None)
def test_what_is_printed_is_read_back(formula: Formula) -> None:
    assert parse(str(formula)) == formula


@given(st.text(max_size=40))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ExpressionError):
        formula = parse(text)
        assert parse(str(formula)) == formula


@pytest.mark.parametrize(
    "text",
    [
        "",
        "all()",
        "[panel =] > 3",
        "max([] by) = 3",
        "[] > 3 and",
        "not",
        "some([] = 1) or or",
        "3",
    ],
)
def test_what_is_no_expression_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(ExpressionError, match="column"):
        parse(text)
