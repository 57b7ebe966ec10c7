"""Extremes as things: “the best F1 on A beats the best on B”, “its GM of 14.2 is the lowest”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.rivals import says_which
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_sized
from figcheck.checking.language.tree import OPPOSITE, Aggregate, Comparator, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("subject", "DET EXTREME owned", "POSSESSIVE EXTREME owned", "DET TOPMOST owned")
@rule("subject", "DET EXTREME LABEL at", "spot 's' EXTREME owned", "DET TOPMOST")
@rule("subject", "spot 's' TOPMOST measure? at?", "DET place TOPMOST measure? at?")
def _the_highest(c: Context, *rest: Meaning) -> Subject | None:
    """“the highest recall on NYT10”."""
    if _names_sizes(c, rest):
        return None
    return _extreme_subject(the(rest, Function), every(rest, Place))


@rule("subject", "DET BEST owned", "POSSESSIVE BEST owned")
@rule("subject", "DET BEST LABEL at", "spot 's' BEST owned")
def _the_best(c: Context, *rest: Meaning) -> Subject | None:
    """“the best F1 on NYT11”."""
    if _names_sizes(c, rest):
        return None
    places = every(rest, Place)
    subject = _extreme_subject(the(rest, Function), places)
    if subject is None:
        return None
    better = more_is_better(c, subject.place.default(c.here))
    if better is None:
        return None
    function = the(rest, Function)
    return replace(subject, aggregate=function if better else OPPOSITE[function])


def _names_sizes(c: Context, rest: tuple[Meaning, ...]) -> bool:
    """Whether it is the size of something on an axis: “the best learning rate for Elm”."""
    label = first(rest, Label)
    if label is None or not says_which(c):
        return False
    if is_sized(c.names.dimensions[label.dimension]):
        return True
    numbers = (t.number.value for t in tokenise(c.discourse.clause) if t.number is not None)
    return any(c.names.tick_of(label.dimension, number) is not None for number in numbers)


def _extreme_subject(function: Function, places: list[Place]) -> Subject | None:
    whole = together(places)
    if whole is None:
        return None
    return Subject(whole, aggregate=function, named=whole.is_named)


@record
class Aggregated:
    """Having an aggregate of an amount: “a mean of about 0.58”."""

    function: Function
    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the aggregate of the subject's values is the amount."""
        if subject.aggregate not in (None, self.function) or subject.quantifier or subject.count:
            return None
        if extent.is_said or extent.excluded.ticks or not (subject.own or extent.place.ticks):
            return None
        term = Aggregate(self.function, subject.term(subject.place))
        return Reading((is_amount(term, self.amount),), "value")


@rule("predicate", "DET AGGREGATE 'of' amount|bound", "DET AGGREGATE amount|bound")
@rule("predicate", "DET AGGREGATE measure 'of' amount|bound")
def _aggregated(_: Context, *rest: Meaning) -> Aggregated:
    """“… has a mean of about 0.58”."""
    return Aggregated(the(rest, Function), the(rest, Amount))


@rule("clause", "'with' predicate ',' statement")
def _with_first(c: Context, *rest: Meaning) -> Reading | None:
    """“With a mean of 0.58, Alder comes second”: of the same subject, by the same aggregate."""
    predicate, statement = rest[0], rest[-1]
    if not hasattr(predicate, "reading") or not isinstance(statement, Statement):
        return None
    if not statement.subject.named:
        return None
    if hasattr(predicate, "moves"):
        return None  # "With a drop from 3 to 2, A fell most from 1950 to 1960": of that time.
    said = Statement(statement.subject, predicate, statement.extent)
    aggregate = getattr(predicate, "function", None)
    if aggregate is not None:
        by = replace(statement.subject, aggregate=aggregate)
        statement = replace(statement, subject=by)
    return Coordination((said, statement)).reading(c)


@rule("predicate", "TOPS place measure? said?")
def _tops(_: Context, *rest: Meaning) -> Measured:
    """“… tops the male shares with 73.3”."""
    return Measured(the(rest, Place), Extremal(Peak(Function.MAX), amount=first(rest, Amount)))


@rule("predicate", "BOUND DET place measure? 'of' amount", "'at'|'within' DET place 'of' bound")
def _under_a(_: Context, *rest: Meaning) -> Measured:
    """“… are under a perplexity of 30”."""
    amount = the(rest, Amount)
    comparator = first(rest, Comparator)
    if comparator is not None:
        amount = replace(amount, comparator=comparator)
    predicate: Predicate = Bounded(amount)
    return Measured(the(rest, Place), predicate)


@rule("spot", "coordinate 'of' amount", "coordinate 'with'|'at' amount")
def _noted(c: Context, place: Place, amount: Amount) -> Place | None:
    """“its GM of 14.2”, “behind Word2Vec at about 0.61”."""
    value = amount.number.value
    if any(c.names.tick_of(d, value) is not None for d in c.names.dimensions):
        return None
    return place.noting(amount)


@rule("clause", "AMONG place ',' statement", "AMONG DET? LABEL|KIND AT place ',' statement")
def _among(c: Context, *rest: Meaning) -> Reading | None:
    """“Among the SimRed rows, this one is the best”: the extreme of these."""
    statement = the_predicate(rest)
    predicate = getattr(statement, "predicate", None)
    if not isinstance(predicate, Extremal) or predicate.scope is not None:
        return None
    place = the(rest, Place)
    several = [d for d, ticks in place.ticks if len(ticks) > 1]
    if len(several) != 1:
        return None
    there: Place | None = place.without(several)
    field = place.without(d for d in place.dimensions if d not in several)
    if predicate.location is not None and not predicate.location.dimensions & {*several}:
        # "Of the others, A is highest in 2020": not in 2020 of all that A has.
        there = there and there.within(predicate.location)
        predicate = replace(predicate, location=None)
    noted = replace(predicate, scope=Scope(field))
    assert isinstance(statement, Statement)  # noqa: S101
    return replace(statement, predicate=noted).reading(c, there) if there is not None else None


@rule("frame", "AMONG DET 'other'|'remaining'? decoration? decoration? LABEL|KIND|VALUES")
def _frame(*_: Meaning) -> str:
    return "frame"


@rule("decoration", "WORD", "DECORATIVE", "COLOUR", "ADJECTIVE", "EVALUATIVE")
def _decoration(*_: Meaning) -> str:
    return "decoration"


@rule("clause", "frame ',' statement")
def _framed(c: Context, _: Meaning, statement: Statement | Coordination) -> Reading | None:
    """“Among the remaining methods, A is better than B”: of two that are named, whoever else is."""
    predicate = getattr(statement, "predicate", None)
    if not isinstance(predicate, Comparative) or predicate.than is None:
        return None
    assert isinstance(statement, Statement)  # noqa: S101
    named = statement.subject.named and predicate.than.named
    whole = statement.subject.quantifier or statement.subject.each or predicate.than.quantifier
    return statement.reading(c) if named and not whole else None


@rule(
    "statement", "'with' amount|bound 'between' POSSESSIVE best 'and' POSSESSIVE? best LABEL|KIND?"
)
@rule("statement", "'with' amount|bound 'from' POSSESSIVE best 'to' POSSESSIVE? best LABEL|KIND?")
def _with_range(_: Context, *rest: Meaning) -> Statement | None:
    """“…, with 54.8 points between its best and its worst category”."""
    if {r for r in rest if isinstance(r, Function)} != {Function.MAX, Function.MIN}:
        return None
    subject = Subject(named=False, topical=True, aggregate=Function.RANGE)
    return Statement(subject, Valued(the(rest, Amount)), Extent())
