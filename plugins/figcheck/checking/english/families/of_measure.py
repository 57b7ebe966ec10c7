"""One of several measures by a noun: “below 10% WER”, “half the time of B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.attributes import InOne
from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.measured import is_so_much
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.nearness import AwayFrom
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Predicate, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the, the_predicate
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import Comparator
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_TIME = Attribute("speed", much=False)
"""What is told of a thing by how long it takes."""

_ACCURACY = Attribute("accuracy", much=True)
"""What is told of it by how much it gets right."""


@rule("of_one", "place")
def _named(c: Context, place: Place) -> Place | None:
    """“the WER”: one measure of several and nothing else."""
    return (
        place if len(place.get(c.names.measures.dimension or "")) == 1 == len(place.ticks) else None
    )


@rule("of_one", "NOUN_OF")
def _told(_: Context, place: Place) -> Place:
    """“errors”, “time”: the measure that there is of them."""
    return place


def _told_by(c: Context, attribute: Attribute) -> Place | None:
    """The measures that say how much there is of something, or all there is if that is it."""
    meant = c.names.measures.told(attribute)
    if meant is None:
        return None
    return Place.of(meant.dimension, meant.ticks) if meant.dimension else EVERYWHERE


def _said_of(place: Place, predicate: Predicate) -> Predicate:
    """Something said of a measure, or of all there is where nothing else is measured."""
    return InOne(place, predicate) if place.ticks else predicate


@rule("predicate", "EXCEEDS level of_one", "MORE 'than' level of_one")
def _exceeds(_: Context, comparator: Comparator, *rest: Meaning) -> Predicate:
    """“… tops 80% accuracy”."""
    return _said_of(the(rest, Place), Bounded(amount_of(the(rest, Written), comparator)))


@rule("predicate", "HAVE DET|POSSESSIVE measure|of_one 'that'|'which'? BE|HAVE? predicate")
@rule("predicate", "HAVE MEASURE predicate")
def _has_one_that(_: Context, *rest: Meaning) -> Predicate | None:
    """“… has a WER that is twice as high as that of B”, “… had prices above those of B”."""
    predicate = the_predicate(rest)
    if not isinstance(getattr(predicate, "of", predicate), Comparative | Multiple | AwayFrom):
        return None
    return _said_of(first(rest, Place) or EVERYWHERE, predicate)


@rule("predicate", "HAVE DET|POSSESSIVE predicate")
def _has_so_much_more(_: Context, *rest: Meaning) -> Predicate | None:
    """“… has a 2 points higher score than B”; the best is none that bests, or tops, anything."""
    predicate = the_predicate(rest)
    comparing = isinstance(predicate, Comparative) and predicate.by is not None
    return predicate if comparing else None


@rule("predicate", "factor AS_MANY NOUN_OF 'as' rival", "factor 'the'? NOUN_OF 'of' rival")
@rule("predicate", "factor rival 's' NOUN_OF")
def _times_as_much(_: Context, *rest: Meaning) -> Predicate:
    """“… makes twice as many errors as B”, “… needs half the time of B”."""
    return _said_of(the(rest, Place), Multiple(the(rest, Subject), the(rest, Amount)))


@rule("predicate", "HAVE factor AS_MUCH_AS? rival")
def _times_as_long(c: Context, *rest: Meaning) -> Predicate | None:
    """“… takes twice as long as B”, of how long things take."""
    time = _told_by(c, _TIME) if c.discourse.clause_has("as long as") else None
    return (
        _said_of(time, Multiple(the(rest, Subject), the(rest, Amount)))
        if time is not None
        else None
    )


@rule("predicate", "'runs'|'run'|'ran'|'works'|'worked'|'operates'|'operate' predicate")
def _runs_as_fast(_: Context, predicate: Predicate) -> Predicate | None:
    """“… runs twice as fast as B”."""
    compared = isinstance(getattr(predicate, "of", predicate), Comparative | Multiple)
    return predicate if compared else None


@rule("predicate", "amount|bound of_one MORE THAN rival")
@rule("predicate", "amount|bound? MORE NOUN_OF THAN rival", "MORE NOUN_OF THAN OTHERS LABEL|KIND?")
def _more_of_it(_: Context, *rest: Meaning) -> Predicate:
    """“… makes fewer errors than B”, “… needs 30 ms more time than B”."""
    relation = Relation(the(rest, Comparator))
    compared = Comparative(relation, first(rest, Subject), first(rest, Amount))
    return _said_of(the(rest, Place), compared)


@rule("predicate", "COSTS amount|bound MORE THAN rival", "SAVES amount|bound THAN|OVER rival")
def _costs_more(_: Context, *rest: Meaning) -> Comparative:
    """“… costs 30 ms more than B”, “… saves 30 ms compared to B”."""
    comparator = first(rest, Comparator) or Comparator.LESS
    return Comparative(Relation(comparator), the(rest, Subject), the(rest, Amount))


@rule("predicate", "RESPONDS 'within' amount", "RESPONDS handled 'in'|'within' amount|bound")
def _does_one_in(c: Context, *rest: Meaning) -> Predicate | None:
    """“… answers a query in less than 60 ms”, where the figure says how long things take."""
    time, amount = _told_by(c, _TIME), the(rest, Amount)
    if amount.percent:
        return None
    if amount.comparator is Comparator.EQUAL and c.discourse.clause_has_word("within"):
        amount = replace(amount, comparator=Comparator.AT_MOST)
    return _said_of(time, is_so_much(amount)) if time is not None else None


@rule("handled", "DET|EACH KIND|WORD|MEASURE|GRAPH|LABEL|CASE")
def _handled(*_: Meaning) -> str:
    return "case"


@rule("predicate", "RESPONDS|HAVE EXACTLY? part_amount of_cases? 'right'|'correct'|'correctly'")
@rule("predicate", "SOLVES part_amount of_cases")
def _gets_right(c: Context, *rest: Meaning) -> Predicate | None:
    """“… gets only half of the questions right”, where the figure says how accurate things are."""
    accuracy = _told_by(c, _ACCURACY)
    return _said_of(accuracy, is_so_much(the(rest, Amount))) if accuracy is not None else None


@rule("of_cases", "'of' 'all'|'the' KIND|WORD|MEASURE|GRAPH|LABEL|CASE")
def _of_cases(*_: Meaning) -> str:
    return "cases"
