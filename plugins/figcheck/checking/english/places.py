"""Rules for phrases that name a part of the figure, and for numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Grammar, Meaning, every, first, the
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Extent, Place, Subject
from figcheck.checking.english.names import Label, Ticks
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

grammar = Grammar()
rule = grammar.rule

Interval = tuple[Amount, Amount]


# Numbers ------------------------------------------------------------------------------


@rule("numbers", "NUMBER unit?")
def _one(_: Context, number: Written, *__: Meaning) -> tuple[Written, ...]:
    return (number,)


@rule("numbers", "NUMBER ',' 'and'? numbers", "NUMBER 'and' numbers", "NUMBER 'or' numbers")
def _several(_: Context, number: Written, rest: tuple[Written, ...]) -> tuple[Written, ...]:
    return (number, *rest)


@rule("unit", "UNIT")
def _unit(*_: Meaning) -> str:
    return "unit"


def amount_of(number: Written, comparator: Comparator) -> Amount:
    """A number of the sentence with what is said of it; "~50" is approximate by itself."""
    if number.approx and comparator is Comparator.EQUAL:
        comparator = Comparator.ABOUT
    return Amount(Number(number.value, number.decimals), comparator, number.unit == "%")


@rule("amount", "NUMBER unit?", "'a' VALUES 'of' NUMBER unit?")
def _plain(_: Context, *rest: Meaning) -> Amount:
    return amount_of(the(rest, Written), Comparator.EQUAL)


@rule("amount", "ABOUT NUMBER unit?", "'a' VALUES 'of' ABOUT NUMBER unit?")
def _about(_: Context, *rest: Meaning) -> Amount:
    return amount_of(the(rest, Written), Comparator.ABOUT)


@rule("bound", "BOUND NUMBER unit?", "BOUND 'the' NUMBER 'mark'")
def _bound(_: Context, comparator: Comparator, number: Written, *__: Meaning) -> Amount:
    return amount_of(number, comparator)


@rule("bound", "NUMBER unit? OR_BEYOND")
def _or_beyond(_: Context, number: Written, __: Meaning, comparator: Comparator) -> Amount:
    """“at -40 or below”."""
    return amount_of(number, comparator)


@rule("noted", "'(' amount ')'", "'(' 'at'? amount ')'", "'(' '=' amount ')'", "',' amount")
def _noted(_: Context, amount: Amount) -> Amount:
    return amount


@rule("interval", "amount '-' amount", "amount 'to' amount")
@rule("interval", "'from' amount 'to' amount", "'from' amount 'up' 'to' amount")
@rule("interval", "'between' amount 'and' amount", "ABOUT amount '-' amount")
def _interval(_: Context, *rest: Meaning) -> Interval:
    low, high = (a for a in rest if isinstance(a, Amount))
    if Comparator.ABOUT in (low.comparator, high.comparator):
        low, high = (replace(a, comparator=Comparator.ABOUT) for a in (low, high))
    return low, high


# Places -------------------------------------------------------------------------------


@rule("coordinate", "DET? LABEL KIND? equals? numbers")
def _labelled(c: Context, _: Meaning, label: Label, *rest: Meaning) -> Place | None:
    return c.ticks(label.dimension, [n.value for n in the(rest, tuple)])


@rule("coordinate", "DET? LABEL equals? interval", "DET? LABEL '(' interval ')'")
def _labelled_interval(c: Context, _: Meaning, label: Label, *rest: Meaning) -> Place | None:
    low, high = the(rest, tuple)
    return c.between(label.dimension, low.number.value, high.number.value)


@rule("equals", "EQUALS")
def _equals(*_: Meaning) -> str:
    return "="


@rule("coordinate", "NUMBER '-'? LABEL", "DET NUMBER '-'? LABEL")
def _number_first(c: Context, *rest: Meaning) -> Place | None:
    return c.ticks(the(rest, Label).dimension, [the(rest, Written).value])


@rule("coordinate", "DET? TICK KIND?", "DET? KIND TICK")
def _named(_: Context, *meanings: Meaning) -> Place:
    ticks = the(meanings, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET? LABEL EQUALS? TICK", "DET? TICK LABEL")
def _named_with_label(_: Context, *meanings: Meaning) -> Place | None:
    ticks = the(meanings, Ticks)
    return Place.of(ticks.dimension, ticks.ticks) if Label(ticks.dimension) in meanings else None


@rule("coordinate", "DET? ORDINAL LABEL", "DET? END LABEL")
def _ordinal(c: Context, _: Meaning, position: int, label: Label) -> Place | None:
    """“the first row”, “the middle column”."""
    return c.at_position(label.dimension, position)


@rule("coordinate", "FROM_ON coordinate ONWARDS?")
def _from_on(c: Context, starts_after: bool, place: Place, *_: Meaning) -> Place | None:
    """“from m=3 on”, “after 1990”: the ticks from one on, in ascending order."""
    return c.ray(place, after=True, included=not starts_after)


@rule("coordinate", "UNTIL coordinate")
def _until(c: Context, stops_before: bool, place: Place) -> Place | None:
    """“until 2000”, “before 1990”."""
    return c.ray(place, after=False, included=not stops_before)


@rule("coordinate", "'between' coordinate 'and' coordinate", "'from' coordinate 'to' coordinate")
def _from_to(c: Context, one: Place, two: Place) -> Place | None:
    """“from 1950 to 1970”, “from A to C”."""
    return c.stretch(one, two)


@rule("spot", "coordinate")
def _spot(_: Context, place: Place) -> Place:
    return place


@rule("spot", "coordinate '(' AT? amount|bound ')'", "coordinate ',' AT amount ','")
def _spot_noted(_: Context, place: Place, *rest: Meaning) -> Place:
    """“GloVe (0.552)”, “A, at 50, …”."""
    return place.noting(the(rest, Amount))


@rule("place", "spot")
def _single(_: Context, place: Place) -> Place:
    return place


@rule("place", "spot within place", "spot '(' place ')'", "spot place")
def _within(_: Context, outer: Place, *inner: Meaning) -> Place | None:
    place = the(inner, Place)
    return None if outer.dimensions & place.dimensions else outer.within(place)


@rule("within", "','? 'and'", "','", "'/'", "AT", "','? 'with'", "','? AT")
def _relation(*_: Meaning) -> str:
    return "within"


@rule("place", "spot beside place")
def _beside(_: Context, one: Place, __: Meaning, more: Place) -> Place | None:
    """“A and B at Ratio 0.3”: ticks of one dimension, within what they have in common."""
    if len(one.dimensions) != 1:
        return None
    (dimension,) = one.dimensions
    alike = Place(tuple(p for p in more.ticks if p[0] == dimension))
    both = one.beside(alike)
    return both and both.within(more.without([dimension]))


@rule("beside", "','? 'and'", "','", "'or'", "'/'", "'as' 'well' 'as'")
def _conjunction(*_: Meaning) -> str:
    return "beside"


@rule("at", "AT place", "'when' place", "'where' place")
def _at(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("label", "place", "DET? place KIND", "'effect' 'of' place", "measure '(' place ')'")
@rule(
    "label", "KIND measure '(' place ')'", "'baseline' measure '(' place ')'", "place KIND LABEL?"
)
@rule("label", "EXTREME measure AT place", "measure AT place")
def _label(_: Context, *rest: Meaning) -> Place:
    """A label that runs in before a claim and names what the claim is about."""
    return the(rest, Place)


# Subjects -----------------------------------------------------------------------------


@rule("measure", "DET? nouns", "DET? nouns 'of'|'in'|'for' DET? KIND")
def _measure(*_: Meaning) -> str:
    return "values"


@rule(
    "nouns",
    "MEASURE",
    "VALUES",
    "MEASURE nouns",
    "VALUES 'of' nouns",
    "MEASURE 'of'|'in'|'for' DET? nouns",
)
def _nouns(*_: Meaning) -> str:
    return "values"


@rule("subject", "place", "place 's'? measure", "place 's'? KIND measure?")
@rule("subject", "measure at")
def _named_values(_: Context, *rest: Meaning) -> Subject:
    return Subject(the(rest, Place))


@rule("subject", "measure", "PRONOUN")
def _values(*_: Meaning) -> Subject:
    return Subject(named=False)


@rule("subject", "POSSESSIVE measure", "POSSESSIVE AGGREGATE measure?", "POSSESSIVE measure at")
def _its_values(c: Context, *rest: Meaning) -> Subject | None:
    """“its accuracy”: of what the surroundings name."""
    if not c.here.ticks:
        return None
    place = first(rest, Place)
    return Subject(place or EVERYWHERE, aggregate=first(rest, Function), named=place is not None)


@rule("subject", "EACH measure at?", "EACH DET? place measure?")
@rule("subject", "EACH COUNT measure at?")
def _quantified(_: Context, quantifier: Quantifier, *rest: Meaning) -> Subject:
    place = first(rest, Place)
    return Subject(place or Place(), quantifier, named=place is not None)


@rule("subject", "EACH LABEL|KIND|VALUES EXCEPT place", "EACH OTHERS_OF? LABEL EXCEPT place")
def _all_but(c: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“all models other than Parallel and UVS”."""
    left_out = the(rest, Place)
    if len(left_out.ticks) != 1:
        return None
    ((dimension, ticks),) = left_out.ticks
    kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    return Subject(Place.of(dimension, kept), quantifier) if kept else None


@rule("subject", "EACH LABEL at?", "EACH COUNT LABEL at?", "'the' COUNT LABEL at?")
def _each(c: Context, *rest: Meaning) -> Subject | None:
    """“each row”, “all four systems”, “no method at T=1.0”."""
    dimension, count = the(rest, Label).dimension, first(rest, int)
    if count is not None and count != c.size(dimension):
        return None
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    return Subject(first(rest, Place) or Place(), quantifier, each=dimension)


@rule("subject", "DET? AGGREGATE measure? at?", "DET? MEASURE AGGREGATE at?")
@rule("subject", "place 's'? AGGREGATE measure?", "DET? AGGREGATE place measure? at?")
def _aggregated(_: Context, *meanings: Meaning) -> Subject | None:
    place = Place()
    for more in (m for m in meanings if isinstance(m, Place)):
        joined = place.within(more)
        if joined is None:
            return None
        place = joined
    return Subject(place, aggregate=the(meanings, Function), named=bool(place.ticks))


@rule("subject", "DET? DIFFERENCE 'between'|'of' pair at?", "DET? pair DIFFERENCE at?")
@rule("subject", "DET? measure DIFFERENCE 'between' pair at?")
def _difference(_: Context, *rest: Meaning) -> Subject | None:
    """“the distance between Word2Vec and SPINE”."""
    one, two = the(rest, tuple)
    place = first(rest, Place)
    inner = one.within(place) if place else one
    return Subject(inner, minus=two) if inner else None


@rule("pair", "place 'and' place", "coordinate '-' coordinate", "'the' 'two' KIND|LABEL")
def _pair(c: Context, *rest: Meaning) -> tuple[Place, Place] | None:
    """Two places of one dimension, with what else the second names holding for both."""
    if len(rest) == 1:
        return None
    one, two = every(rest, Place)
    common = one.dimensions & two.dimensions
    if len(common) != 1 or one == two:
        return None
    return one.default(two.without(common)), two.default(one.without(common))


@rule("extent", "ON_AVERAGE", "',' ON_AVERAGE")
def _on_average(_: Context, function: Function) -> Extent:
    return Extent(aggregate=function)


# How far a statement reaches ----------------------------------------------------------


@rule("extent", "QUANTITY", "',' QUANTITY")
def _adverb(_: Context, quantifier: Quantifier) -> Extent:
    return Extent(quantifier)


@rule("extent", "AT EACH KIND|VALUES|cases", "AT EACH KIND KIND")
def _over_all(_: Context, *rest: Meaning) -> Extent:
    return Extent(the(rest, Quantifier))


@rule(
    "cases", "MEASURE KIND|VALUES", "KIND 'of' DET? KIND", "VALUES 'of' DET? KIND", "'tested' KIND"
)
def _cases(*_: Meaning) -> str:
    return "cases"


@rule("extent", "AT EACH LABEL", "AT EACH LABEL VALUES|KIND")
def _over_ticks(_: Context, *rest: Meaning) -> Extent:
    return Extent(the(rest, Quantifier), along=the(rest, Label).dimension)


@rule("extent", "AT EACH COUNT LABEL", "AT EACH COUNT KIND|VALUES")
def _over_counted(c: Context, *rest: Meaning) -> Extent | None:
    label, count = first(rest, Label), the(rest, int)
    if label is not None and c.size(label.dimension) != count:
        return None
    return Extent(the(rest, Quantifier), along=label.dimension if label else None)


@rule("extent", "AT COUNT 'of' DET? COUNT? LABEL|KIND|VALUES", "AT COUNT LABEL|KIND|VALUES")
def _over_some(c: Context, *rest: Meaning) -> Extent | None:
    counts = every(rest, int)
    label = first(rest, Label)
    sizes = [c.size(label.dimension)] if label else [len(d.ticks) for d in c.figure.dimensions]
    if len(counts) == 2 and counts[1] not in sizes:
        return None
    return Extent(count=Amount(Number(counts[0])), along=label.dimension if label else None)


@rule("extent", "EXCEPT AT? place", "EXCEPT 'for' place")
def _except(_: Context, *rest: Meaning) -> Extent:
    return Extent(Quantifier.ALL, excluded=the(rest, Place))


@rule("extent", "AT EACH LABEL|KIND EXCEPT AT? place")
def _all_except(_: Context, *rest: Meaning) -> Extent | None:
    if the(rest, Quantifier) is not Quantifier.ALL:
        return None
    label = first(rest, Label)
    return Extent(
        Quantifier.ALL, along=label.dimension if label else None, excluded=the(rest, Place)
    )


@rule("extent", "at", "',' at")
def _there(_: Context, place: Place) -> Extent:
    return Extent(place=place)


@rule("extent", "OVERALL")
def _overall(*_: Meaning) -> Extent:
    return Extent()


@rule("extents", "extent")
def _one_extent(_: Context, extent: Extent) -> Extent:
    return extent


@rule("extents", "extent extents")
def _more_extents(_: Context, one: Extent, more: Extent) -> Extent | None:
    return one.joined(more)
