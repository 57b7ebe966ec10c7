"""Parts of a grid by how two coordinates compare: “whenever there are more rows than columns”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Number, Order, Quantifier
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OR_EQUAL = {Comparator.MORE: Comparator.AT_LEAST, Comparator.LESS: Comparator.AT_MOST}
_BY = {
    Comparator.EQUAL: Comparator.EQUAL,
    Comparator.MORE: Comparator.MORE,
    Comparator.AT_LEAST: Comparator.AT_LEAST,
}
"""How much more there must be, of what is more by so much."""


@record
class Compared:
    """How one coordinate stands to another.

    Attributes:
        comparator: which is more.
        by: by how much, if that is said.
    """

    comparator: Comparator
    by: Amount | None = None


@rule("order_sign", "BE? MORE 'than'", "BE? MORE 'than' 'or' 'equal' 'to'")
@rule("order_sign", "BE? BOUND", "BE? BOUND 'or' 'equal' 'to'", "EXCEEDS")
def _sign(c: Context, *rest: Meaning) -> Compared:
    """“is greater than or equal to”."""
    sign = the(rest, Comparator)
    equal = c.discourse.clause_has_word("or equal to")
    return Compared(_OR_EQUAL.get(sign, sign) if equal else sign)


@rule("order_sign", "OUTNUMBERS")
def _outnumbers(*_: Meaning) -> Compared:
    return Compared(Comparator.MORE)


@rule("order_sign", "'equals'|'equal'", "BE 'equal' 'to'", "BE 'the' 'same' 'as'")
def _equals(*_: Meaning) -> Compared:
    return Compared(Comparator.EQUAL)


@rule("so_much_more", "counted LABEL|KIND?", "COUNT|NUMBER OR_BEYOND")
def _so_much(_: Context, *rest: Meaning) -> Amount | None:
    """“at least three”, “two or more”."""
    amount = first(rest, Amount)
    if amount is None:
        number, count = first(rest, Written), first_exactly(rest, int, 0)
        amount = Amount(Number(number.value if number else count), the(rest, Comparator))
    return amount if amount.comparator in _BY else None


@rule("order_said", "DET? LABEL order_sign DET? LABEL")
@rule("order_said", "DET? LABEL order_sign DET? LABEL 'by' so_much_more")
def _by_sign(c: Context, *rest: Meaning) -> Place | None:
    """“x is greater than y”, “y exceeds x by at least three”."""
    compared, by = the(rest, Compared), first(rest, Amount)
    return _place(c, every(rest, Label), replace(compared, by=by))


@rule("order_said", "THERE MORE LABEL 'than' LABEL")
@rule(
    "order_said", "THERE counted MORE LABEL 'than' LABEL", "THERE counted LABEL MORE 'than' LABEL"
)
def _there_are_more(c: Context, *rest: Meaning) -> Place | None:
    """“there are at least three more rows than columns”."""
    sign = [r for r in rest if isinstance(r, Comparator)][-1]
    by = first(rest, Amount)
    if by is not None and by.comparator not in _BY:
        return None
    return _place(c, every(rest, Label), Compared(sign, by))


@rule("order_said", "DET? LABEL HAVE counted LABEL|KIND|WORD|MEASURE MORE 'than' DET? LABEL")
@rule("order_said", "DET? LABEL HAVE counted MORE LABEL|KIND|WORD|MEASURE 'than' DET? LABEL")
@rule("order_said", "DET? LABEL HAVE MORE LABEL|KIND|WORD|MEASURE 'than' DET? LABEL")
def _has_more(c: Context, *rest: Meaning) -> Place | None:
    """“the sender has at least two channels more than the receiver”."""
    labels = every(rest, Label)
    if len(labels) == 3 and labels[1] in (labels[0], labels[2]):
        labels = [labels[0], labels[2]]
    sign, by = [r for r in rest if isinstance(r, Comparator)][-1], first(rest, Amount)
    if by is not None and by.comparator not in _BY:
        return None
    return _place(c, labels, Compared(sign, by))


def _place(c: Context, labels: list[Label], compared: Compared) -> Place | None:
    """The cells whose coordinates compare so."""
    names = [label.dimension for label in labels]
    if len(names) != 2 or names[0] == names[1]:
        return None
    if not all(is_ordered(c.names.dimensions[name]) for name in names):
        return None
    sign, by = compared.comparator, compared.by
    if by is None:
        return Place(orders=(Order(names[0], sign, names[1]),))
    if sign not in (Comparator.MORE, Comparator.LESS):
        return None
    plus = by.number.value if sign is Comparator.MORE else -by.number.value
    held = _BY[by.comparator]
    held = held if sign is Comparator.MORE else held.reverse
    return Place(orders=(Order(names[0], held, names[1], plus),))


@rule("order_at", "WHEREVER order_said restated?", "AT order_said restated?")
@rule("order_at", "AT KIND|CASE|VALUES WHEREVER order_said restated?")
@rule("order_at", "AT KIND|CASE|VALUES AT 'which' order_said restated?")
def _there(_: Context, *rest: Meaning) -> Place | None:
    """“whenever y exceeds x”, “for cases where y is greater than or equal to x”."""
    one, *again = every(rest, Place)
    return None if again and _sides(one) != _sides(again[0]) else one


@rule("restated", "'(' place ')'")
def _restated(_: Context, place: Place) -> Place:
    """“(upper-right triangle)”."""
    return place


def _sides(place: Place) -> set[tuple[str, bool]]:
    """Which coordinate is the greater one, be it strictly or not."""
    return {
        (order.left, order.comparator in (Comparator.MORE, Comparator.AT_LEAST))
        for given in place.orders
        for order in (given, Order(given.right, given.comparator.reverse, given.left))
    }


@rule("at", "order_at")
@rule("coordinate", "DET? KIND|CASE|VALUES WHEREVER order_said")
@rule("coordinate", "DET? KIND|CASE|VALUES 'with' order_said")
@rule("coordinate", "DET? KIND|CASE|VALUES AT 'which' order_said")
def _those(_: Context, *rest: Meaning) -> Place:
    """“cells where y exceeds x”."""
    return the(rest, Place)


@rule("extent", "order_at")
def _all_there(_: Context, place: Place) -> Extent:
    """“… is 0 whenever y exceeds x”: each value there."""
    return Extent(Quantifier.ALL, place=place)


@rule("clause", "at ','? order_at ','? statement", "order_at ','? at ','? statement")
def _led_twice(c: Context, *rest: Meaning) -> Reading | None:
    """“In A, whenever y exceeds x, …”."""
    one, two = every(rest, Place)
    place = one.within(two)
    statement = next(r for r in rest if isinstance(r, (Statement, Coordination)))
    if place is None:
        return None
    if isinstance(statement, Statement) and not statement.extent.is_said:
        everywhere = replace(statement.extent, quantifier=Quantifier.ALL)
        found = replace(statement, extent=everywhere).reading(c, place)
        if found is not None:
            return found
    return statement.reading(c, place)
