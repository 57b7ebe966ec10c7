"""Both sides of what a clause compares, noted behind it: “A more than doubles B (62 vs. 30)”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Number,
    Or,
    Quantified,
    Term,
)
from figcheck.patterns import any_case
from figcheck.records import record

_VALUE = r"(?P<{}>[-−+]?(?:\d{{1,3}}(?:,\d{{3}})+|\d+)?(?:\.\d+)?)"
_UNIT = r"(?: ?%| ?[a-zA-Zµ]{1,4}[²³]?(?: per [a-z]+)?| points| percent)?"
_NOTED = any_case(
    rf"(?P<bare>[^()]+?) \([~≈]?{_VALUE.format('one')}{_UNIT},? "
    rf"(?:vs\.?|versus|against|as against|compared (?:with|to)|as opposed to|and) "
    rf"[~≈]?{_VALUE.format('two')}{_UNIT}\)(?P<end>\.?)"
)

_EXCEPTED = any_case(
    r"\b(?:except|excepting|exception of|apart from|aside from|other than|excluding|save for"
    r"|barring) [^,;]*\Z"
)
"""An exception, whose values they are where they stand behind it."""


@record
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
    if _EXCEPTED.search(match["bare"]):
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
        said = [f for f in reading.formulas if _of_two_listed(f, noted.bare) is not None]
        # "A and B are close (40 vs. 20)" is partly false: what holds of it is told elsewhere.
        if formulas and not (said and not any(table.evaluate(f).truth for f in said)):
            found.append(replace(reading, formulas=formulas))
    return tuple(found)


def _noted(table: Table, formula: Formula, noted: Noted) -> Formula | None:
    pairs = [*dict.fromkeys(_pairs(formula))]
    alike = _of_two_listed(formula, noted.bare)
    if alike is not None:
        sides = tuple(
            Compare(Comparator.EQUAL, *side) for side in zip(alike, noted.sides, strict=True)
        )
        return And((formula, *sides)) if all(table.evaluate(w).truth for w in sides) else None
    # "A overtakes B in 2010 (45 vs. 40)": then, not before.
    single = all(table.term(term).single is not None for pair in pairs for term in pair)
    if not single or not 1 <= len(pairs) <= _MOST_PAIRS:
        return None
    # "A falls short of B (40 vs. 45)": that may be read as the lead of B over A.
    ways = [
        tuple(Compare(Comparator.EQUAL, *side) for side in zip(terms, noted.sides, strict=True))
        for pair in pairs
        for terms in (pair, pair[::-1])
    ]
    held = (way for way in ways if all(table.evaluate(side).truth for side in way))
    best = next(held, None)
    return And((formula, *best)) if best is not None else None


def _of_two_listed(formula: Formula, text: str) -> tuple[Term, Term] | None:
    """The values of two things that are said to be alike, in the order in which a text names them.

    “A and B have similar scores (65 vs. 66)” is said of how far both lie apart.
    """
    ranges = dict.fromkeys(
        node
        for node in nodes_of(formula)
        if isinstance(node, Aggregate) and node.function is Function.RANGE and not node.by
    )
    for spread in ranges:
        listed = {n for n in nodes_of(spread) if isinstance(n, Condition) and len(n.ticks) > 1}
        if len(listed) != 1:
            continue
        (named,) = listed
        places = [text.lower().find(tick.lower()) for tick in named.ticks]
        if len(places) != 2 or min(places) < 0 or places[0] == places[1]:
            return None
        ticks = named.ticks if places[0] < places[1] else named.ticks[::-1]
        one, two = (_narrowed(spread.of, named, replace(named, ticks=(t,))) for t in ticks)
        return one, two
    return None


def _narrowed(part: Any, whole: Condition, own: Condition) -> Any:
    return own if part == whole else rebuilt(part, lambda child: _narrowed(child, whole, own))


_MOST_PAIRS = 2


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
