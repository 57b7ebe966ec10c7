"""Amounts that come first: “43.2 is the highest rate”, “9.8 % of the adults in Chile smoke”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.lexicon.demonyms import forms_in_a_word
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _value_at(c: Context, rest: tuple[Meaning, ...]) -> Reading | None:
    """That the one value at all the places that are named is the amount."""
    place = together(every(rest, Place))
    extent: Extent | None = Extent()
    for also in every(rest, Extent):
        extent = extent and extent.joined(also)
    if place is None or extent is None or (place.notes or extent.place.notes):
        return None
    where = place.within(extent.place)
    if where is None or not is_single(c, where.default(c.here)) or not where.ticks:
        return None
    return Statement(Subject(place), Valued(the(rest, Amount)), extent).reading(c)


@rule("clause", "at ','? value_then 'of'? people extents? HAVE|BE of_topic? extents?")
@rule("clause", "value_then 'of'? people extents? HAVE|BE place? of_topic? extents")
@rule("clause", "at ','? value_then 'of'? people HAVE|BE place of_topic? extents?")
@rule("clause", "at ','? value_then 'of' DET? place nouns? HAVE|BE of_topic? extents?")
@rule("clause", "value_then 'of' DET? place nouns? HAVE|BE of_topic? extents")
def _so_many_do(c: Context, *rest: Meaning) -> Reading | None:
    """“42 million people spoke Spanish in 2019”, “In 2020, 9.8 % of Brazilian adults smoked”."""
    return _value_at(c, rest)


@rule("clause", "at ','? value_then 'of'? people BE HAVE|COUNTED of_topic? extents?")
@rule("clause", "value_then 'of'? people BE HAVE|COUNTED place? of_topic? extents")
@rule("clause", "at ','? value_then DET? place nouns? BE HAVE|COUNTED of_topic? extents?")
@rule("clause", "value_then DET? place nouns? BE HAVE|COUNTED of_topic? extents")
def _so_many_are_done(c: Context, *rest: Meaning) -> Reading | None:
    """“In 2010, 29 million bags of coffee were produced in Vietnam”, of production."""
    done = c.names.verbs_alone | _NOTED
    told = done.intersection(_PARTICIPLE.findall(c.discourse.clause.lower()))
    return _value_at(c, rest) if told and not _has_strange_words(c) else None


_PARTICIPLE = regex(r"\b(?:was|were|is|are|been|being) (?:[a-z]+ly )?([a-z]+)")
_NOTED = frozenset("recorded reported counted documented noted observed seen".split())
"""What is done with all that is counted."""


def _has_strange_words(c: Context) -> bool:
    """Whether a clause has words that neither figure nor lexicon know: other bags, other people."""
    ticks = {w for d in c.names.dimensions.values() for t in d.ticks for w in words_of(t)}
    return any(
        token.word.isalpha()
        and token.word not in ticks
        and not classes_in(token.word)
        and not c.names.topics.has(token)
        and not c.names.may_begin(token)
        for token in tokenise(c.discourse.clause)
        if token.is_word and token.number is None
    )


@rule("people", "DET? nouns", "DET? nouns AT place")
def _people(_: Context, *rest: Meaning) -> Place | str:
    """Those who are counted, perhaps with where they are."""
    return first(rest, Place) or "people"


@rule("people", "DET? CROWD", "DET? CROWD AT place")
def _crowd(c: Context, *rest: Meaning) -> Place | str | None:
    """“109 million Americans”, where people are counted, and those of no other country."""
    others = _PEOPLES - c.names.topics.people
    told = others.intersection(words_of(c.discourse.clause))
    return (first(rest, Place) or "people") if c.scale.counts and not told else None


_PEOPLES = frozenset(f"{form}s" for forms in forms_in_a_word().values() for form in forms)


@rule("of_topic", "AT DET? TOPIC|MEASURE TOPIC?", "DET? TOPIC|MEASURE TOPIC?")
def _of_topic(c: Context, *_: Meaning) -> str | None:
    """“at home”, where the title says so: all of the figure is about that."""
    return None if _has_strange_words(c) else "topic"


@rule("extent", "AT DET? TOPIC")
def _about_topic(*_: Meaning) -> Extent:
    return Extent()


@rule("clause", "amount BE 'what' place HAVE place? extents?")
@rule("clause", "amount BE DET? measure 'of'|'for' place extents?")
@rule("clause", "amount BE DET? place 's'? measure extents?")
@rule("clause", "amount BE REACHED_BY place extents?")
def _is_what(c: Context, *rest: Meaning) -> Reading | None:
    """“0.05 is what B scores on News”, “0.05 is the score of B on News”."""
    return _value_at(c, rest)


@rule("clause", "amount BE extreme scope? at?")
def _is_the_extreme(c: Context, *rest: Meaning) -> Reading | None:
    """“43.2 is the highest rate of all”."""
    scope = first(rest, Scope) or Scope()
    extremal = Extremal(the(rest, Peak), location=first(rest, Place), amount=the(rest, Amount))
    if extremal.location is not None:
        return None
    subject = Subject(scope.place, whole=True, named=bool(scope.place.ticks))
    return Statement(subject, extremal, Extent()).reading(c)
