"""Rules for phrases that name a part of the figure, and for numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Grammar, Meaning, first, the
from figcheck.checking.english.meaning import Amount, Extent, Place, Subject
from figcheck.checking.english.names import Ticks
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

grammar = Grammar()
rule = grammar.rule


# Numbers ------------------------------------------------------------------------------


@rule("numbers", "NUMBER", "NUMBER unit")
def _one(_: Context, number: Written, *__: object) -> tuple[Written, ...]:
    return (number,)


@rule("numbers", "NUMBER ',' 'and'? numbers", "NUMBER 'and' numbers", "NUMBER 'or' numbers")
def _several(_: Context, number: Written, rest: tuple[Written, ...]) -> tuple[Written, ...]:
    return (number, *rest)


@rule("interval", "NUMBER unit? '-' NUMBER unit?", "NUMBER unit? 'to' NUMBER unit?")
@rule(
    "interval", "'from' NUMBER unit? 'to' NUMBER unit?", "'between' NUMBER unit? 'and' NUMBER unit?"
)
def _interval(
    _: Context, low: Written, u: object, high: Written, v: object
) -> tuple[Written, Written]:
    return low, high


@rule("unit", "UNIT", "'%'", "'percent'", "'points'", "'point'", "'percentage' 'points'")
def _unit(_: Context, *__: object) -> str:
    return "unit"


def _amount_of(number: Written, comparator: Comparator) -> Amount:
    if number.approx and comparator is Comparator.EQUAL:
        comparator = Comparator.ABOUT
    return Amount(Number(number.value, number.decimals), comparator, number.unit == "%")


@rule("amount", "NUMBER unit?", "'a' 'value' 'of' NUMBER unit?", "'a' 'score' 'of' NUMBER unit?")
def _plain(_: Context, number: Written, __: object) -> Amount:
    return _amount_of(number, Comparator.EQUAL)


@rule("amount", "ABOUT NUMBER unit?")
def _about(_: Context, __: object, number: Written, ___: object) -> Amount:
    return _amount_of(number, Comparator.ABOUT)


@rule("bound", "BOUND NUMBER unit?")
def _bound(_: Context, comparator: Comparator, number: Written, __: object) -> Amount:
    return _amount_of(number, comparator)


@rule("noted", "'(' amount ')'", "'(' 'at'? amount ')'", "'(' '=' amount ')'")
def _noted(_: Context, amount: Amount) -> Amount:
    return amount


# Places -------------------------------------------------------------------------------


@rule("coordinate", "DET? LABEL equals? numbers", "DET? LABEL KIND? equals? numbers")
def _labelled(c: Context, _: object, label: str, *rest: Meaning) -> Place | None:
    numbers: tuple[Written, ...] = rest[-1]
    return c.ticks(label, [n.value for n in numbers])


@rule("coordinate", "DET? LABEL equals? interval", "DET? LABEL '('? interval ')'?")
def _labelled_interval(c: Context, _: object, label: str, *rest: Meaning) -> Place | None:
    interval: tuple[Written, Written] = rest[-1]
    return c.between(label, interval[0].value, interval[1].value)


@rule("equals", "'='", "'of'", "'at'", "':'", "'is'", "'equals'", "'set' 'to'")
def _equals(_: Context) -> str:
    return "="


@rule("coordinate", "NUMBER '-'? LABEL")
def _number_first(c: Context, number: Written, label: str) -> Place | None:
    return c.ticks(label, [number.value])


@rule("coordinate", "DET? TICK KIND?", "DET? KIND TICK")
def _named(_: Context, *meanings: Meaning) -> Place | None:
    ticks = the(meanings, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET? LABEL equals? TICK", "DET? TICK LABEL")
def _named_with_label(_: Context, *meanings: Meaning) -> Place | None:
    ticks = the(meanings, Ticks)
    return Place.of(ticks.dimension, ticks.ticks) if ticks.dimension in meanings else None


@rule("place", "coordinate")
def _single(_: Context, place: Place) -> Place:
    return place


@rule("place", "coordinate within place", "coordinate '(' place ')'")
def _within(_: Context, outer: Place, *inner: Meaning) -> Place | None:
    place = the(inner, Place)
    return outer.within(place) if not outer.dimensions & place.dimensions else None


@rule("within", "','? 'and'", "','", "'/'", "ONLY_AT", "'of'", "'and' 'at'", "','? 'with'")
def _relation(_: Context, *__: object) -> str:
    return "within"


@rule("place", "coordinate beside place")
def _beside(_: Context, one: Place, __: object, more: Place) -> Place | None:
    """“A and B at Ratio 0.3”: the ticks of one dimension, within what is common."""
    (dimension,) = one.dimensions if len(one.dimensions) == 1 else ("",)
    both = one.beside(Place(tuple(p for p in more.ticks if p[0] == dimension)))
    rest = more.without([dimension])
    return both and (both.within(rest) if rest.ticks else both)


@rule("beside", "','? 'and'", "','", "'or'", "'/'", "'as' 'well' 'as'")
def _conjunction(_: Context, *__: object) -> str:
    return "beside"


@rule(
    "label",
    "place",
    "DET? place KIND",
    "'effect' 'of' place",
    "measure '(' place ')'",
    "KIND measure '(' place ')'",
)
@rule("label", "'baseline' measure '(' place ')'", "place KIND LABEL?")
def _label(_: Context, *rest: Meaning) -> Place:
    """A label that runs in before a claim and names what the claim is about."""
    return the(rest, Place)


# Subjects -----------------------------------------------------------------------------


@rule(
    "measure", "DET? MEASURE", "DET? VALUES", "DET? MEASURE VALUES", "DET? MEASURE MEASURE VALUES?"
)
def _measure(_: Context, *__: object) -> str:
    return "values"


@rule("subject", "place", "place possessive? measure")
def _place(_: Context, place: Place, *__: object) -> Subject:
    return Subject(place)


@rule("possessive", "'s'")
def _possessive(_: Context, *__: object) -> str:
    return "'s"


@rule("subject", "measure", "PRONOUN")
def _values(_: Context, __: object) -> Subject:
    return Subject(Place())


@rule("subject", "measure in place")
def _values_at(_: Context, __: object, ___: object, place: Place) -> Subject:
    return Subject(place)


@rule("in", "'in'", "'of'", "'at'", "'for'", "'on'", "'under'", "'with'", "'from'")
def _in(_: Context) -> str:
    return "in"


@rule(
    "subject",
    "EACH measure",
    "EACH measure in place",
    "EACH place measure?",
    "EACH 'of'? DET? place measure?",
)
def _quantified(_: Context, quantifier: Quantifier, *rest: Meaning) -> Subject:
    place = first(rest, Place) or Place()
    return Subject(place, quantifier)


@rule("subject", "DET? AGGREGATE measure? of_place?", "DET? MEASURE AGGREGATE of_place?")
def _aggregated(_: Context, *meanings: Meaning) -> Subject:
    function = the(meanings, Function)
    place = first(meanings, Place) or Place()
    return Subject(place, aggregate=function)


@rule("of_place", "in place")
def _of_place(_: Context, __: object, place: Place) -> Place:
    return place


# How far a statement reaches ----------------------------------------------------------


@rule("extent", "QUANTITY", "','? QUANTITY")
def _adverb(_: Context, quantifier: Quantifier) -> Extent:
    return Extent(quantifier)


@rule(
    "extent",
    "reach EACH KIND",
    "reach EACH VALUES",
    "reach EACH MEASURE KIND|VALUES",
    "reach EACH KIND KIND",
)
def _over_all(_: Context, __: object, quantifier: Quantifier, *___: object) -> Extent:
    return Extent(quantifier)


@rule("extent", "reach EACH LABEL", "reach EACH LABEL VALUES")
def _over_ticks(_: Context, __: object, quantifier: Quantifier, label: str, *___: object) -> Extent:
    return Extent(quantifier, along=(label,))


@rule("extent", "reach EACH COUNT LABEL|KIND|VALUES")
def _over_counted(
    c: Context, _: object, quantifier: Quantifier, count: int, noun: object
) -> Extent | None:
    along = (noun,) if isinstance(noun, str) else ()
    if along and c.size(along[0]) != count:
        return None
    return Extent(quantifier, along=along)


@rule(
    "extent",
    "reach COUNT 'of' 'the'? COUNT? LABEL|KIND|VALUES",
    "reach 'only'? COUNT LABEL|KIND|VALUES",
)
def _over_some(_: Context, __: object, count: int, *rest: Meaning) -> Extent:
    label = first(rest, str)
    return Extent(count=count, along=(label,) if label else ())


@rule(
    "reach",
    "'across'",
    "'in'",
    "'for'",
    "'at'",
    "'on'",
    "'over'",
    "'under'",
    "'with'",
    "'along'",
    "'regardless' 'of'",
)
def _reach(_: Context) -> str:
    return "reach"
