"""Both sides of what a clause compares, noted behind it: “A more than doubles B (62 vs. 30)”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from figcheck.checking.english.meaning import Reading
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Or,
    Quantified,
    Term,
)
from figcheck.patterns import regex

_VALUE = r"(?P<{}>[-−+]?(?:\d{{1,3}}(?:,\d{{3}})+|\d+)?(?:\.\d+)?)"
_UNIT = r"(?: ?%| ?[a-zA-Z]{1,4}(?: per [a-z]+)?| points| percent)?"
_NOTED = regex(
    rf"(?P<bare>[^()]+?) \([~≈]?{_VALUE.format('one')}{_UNIT},? "
    rf"(?:vs\.?|versus|against|as against|compared (?:with|to)|as opposed to) "
    rf"[~≈]?{_VALUE.format('two')}{_UNIT}\)(?P<end>\.?)",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Noted:
    """A clause, and the two values that stand in brackets behind it.

    Attributes:
        bare: the clause without them.
        sides: the values in their order, as written.
    """

    bare: str
    sides: tuple[Number, Number]


def sides_noted(text: str) -> Noted | None:
    """What a clause says, and the two values set against each other in brackets behind it.

    Args:
        text: the clause.
    """
    match = _NOTED.fullmatch(text.strip()) if "(" in text else None
    if match is None or not match["one"].strip("-−+") or not match["two"].strip("-−+"):
        return None
    return Noted(f"{match['bare']}{match['end']}", (_number(match["one"]), _number(match["two"])))


def with_sides(table: Table, readings: Sequence[Reading], noted: Noted) -> tuple[Reading, ...]:
    """The readings of a clause in which the values behind it are those of what is compared.

    A reading with other values than these may be none of what is meant.

    Args:
        table: the values of the figure.
        readings: what the clause says without the values.
        noted: the values.
    """
    found = []
    for reading in readings:
        formulas = tuple(f for g in reading.formulas if (f := _noted(table, g, noted)) is not None)
        if formulas:
            found.append(replace(reading, formulas=formulas))
    return tuple(found)


def _noted(table: Table, formula: Formula, noted: Noted) -> Formula | None:
    pairs = [*dict.fromkeys(_pairs(formula))]
    if len(pairs) != 1 or any(table.term(term).single is None for term in pairs[0]):
        return None
    # "A falls short of B (40 vs. 45)": that may be read as the lead of B over A.
    for terms in (pairs[0], pairs[0][::-1]):
        sides = tuple(
            Compare(Comparator.EQUAL, term, number)
            for term, number in zip(terms, noted.sides, strict=True)
        )
        if all(table.evaluate(side).truth for side in sides):
            return And((formula, *sides))
    return None


def _pairs(formula: Formula) -> Iterator[tuple[Term, Term]]:
    """The two terms that something sets against each other."""
    if isinstance(formula, And | Or):
        for part in formula.parts:
            yield from _pairs(part)
    elif isinstance(formula, Quantified):
        yield from _pairs(formula.of)
    elif isinstance(formula, Compare):
        if isinstance(formula.right, Number):
            yield from _ends(formula.left)
        else:
            yield formula.left, formula.right


def _ends(term: Term) -> Iterator[tuple[Term, Term]]:
    """What a difference, a ratio or a change in percent is made of."""
    if isinstance(term, Absolute):
        yield from _ends(term.of)
    elif isinstance(term, Arithmetic) and isinstance(term.right, Number):
        yield from _ends(term.left)
    elif isinstance(term, Arithmetic) and term.operator in {"-", "/"}:
        yield from tuple(_ends(term.left)) or ((term.left, term.right),)


def _number(written: str) -> Number:
    plain = written.replace("−", "-").replace(",", "")
    return Number(float(plain), len(plain.partition(".")[2]))
