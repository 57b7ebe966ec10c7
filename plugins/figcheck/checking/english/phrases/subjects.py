"""Rules for what a statement is about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import cells_of, is_single, named_after
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Number, Quantifier
from figcheck.model import Kind

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_PERIODS = {
    "month": "monthly", "year": "(?:annual|yearly)", "day": "daily", "hour": "hourly",
    "week": "weekly", "quarter": "quarterly",
}  # fmt: skip
"""How a value of each of some periods is called."""


@rule("measure", "DET? nouns", "DET? nouns 'of'|'in'|'for' DET? KIND")
def _measure(*_: Meaning) -> str:
    return "values"


@rule("nouns", "'people'|'persons'|'individuals'")
def _people(c: Context) -> str | None:
    return "people" if c.scale.counts else None


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


@rule("subject", "DET? nouns 'from'|'on'|'with' DET? place", "place 's'? nouns 'from'|'on' place")
def _coming_from(c: Context, *rest: Meaning) -> Subject | None:
    """“emissions from transport”, “spending on books”, but not “sales from 2010”."""
    place = together(every(rest, Place))
    if place is None or place.orders or place.notes or c.names.directions:
        return None
    along = any(is_ordered(c.names.dimensions[d]) for d in place.dimensions)
    return None if along else Subject(place)


@rule("subject", "DET? nouns 'to' DET? place", "place 's'? nouns 'to' place")
def _going_to(c: Context, *rest: Meaning) -> Subject | None:
    """“exports to Norway”, “a ticket to a Hawks game”."""
    return _coming_from(c, *rest) if c.discourse.clause_has_word(_SENT_TO) else None


_SENT_TO = (
    "(?:tickets?|exports?|sales|shipments?|deliveries|aid|payments?|donations?|trips?|flights?"
    "|visits?|transfers?) to"
)
"""What goes to a place."""


@rule("subject", "place 's'? measure at")
def _named_values_there(_: Context, *rest: Meaning) -> Subject | None:
    """“A's accuracy on Web”, “the coal share in Spain”."""
    own, there = every(rest, Place)
    place = None if own.dimensions & there.dimensions else own.within(there)
    return Subject(place) if place is not None else None


@rule("subject", "place ','? 'as' 'well' 'as' place ','?")
def _as_well_as(_: Context, one: Place, two: Place) -> Subject | None:
    """“Beech as well as Elm”: each of them, one by one."""
    place = one.beside(two)
    if place is None:
        return None
    return Subject(place, Quantifier.ALL, each=place.ticks[0][0])


@rule("subject", "measure")
def _values(*_: Meaning) -> Subject:
    """“the values”: all that the surroundings leave."""
    return Subject(named=False, whole=True)


@rule("subject", "PRONOUN")
def _it(c: Context, *_: Meaning) -> Subject:
    """“It is widest at m=2”, under a label that names a gap."""
    return c.gap or Subject(named=False, topical=True)


@rule("subject", "DET DIFFERENCE")
def _the_gap(c: Context, *_: Meaning) -> Subject | None:
    return c.gap if c.gap and c.gap.minus and not c.gap.ratio else None


@rule("subject", "'this'|'that' VALUES|AGGREGATE|MEASURE|DIFFERENCE")
def _this_value(c: Context, *_: Meaning) -> Subject | None:
    """“This share …”: what the sentence before was about."""
    return c.gap


@rule("gap_label", "pair DIFFERENCE at?", "spot '/'|'vs' '.'? spot DIFFERENCE at?")
@rule("gap_label", "DET? DIFFERENCE 'between' pair at?", "spot 'vs'|'versus' '.'? spot at?")
def _gap_label(_: Context, *rest: Meaning) -> Subject | None:
    pair = first(rest, tuple)
    places = every(rest, Place)
    one, two = pair or (places.pop(0), places.pop(0))
    if one.dimensions != two.dimensions or one == two:
        return None
    place = one.within(places[0]) if places else one
    return Subject(place, minus=two) if place else None


@rule("subject", "POSSESSIVE measure", "POSSESSIVE AGGREGATE measure?", "POSSESSIVE measure at")
def _its_values(c: Context, *rest: Meaning) -> Subject | None:
    """“its accuracy”: of what the surroundings name."""
    if not c.here.ticks:
        return None
    place = first(rest, Place)
    if place is not None and place.within(c.here) is None:
        return None  # "its score in Norwegian", of the Finns: not that of the Norwegians.
    if place is None and first(rest, Function) is None and (whole := _summed_before(c)):
        return whole
    return Subject(place or EVERYWHERE, aggregate=first(rest, Function), named=place is not None)


def _summed_before(c: Context) -> Subject | None:
    """The sum that “their share” is, where several were taken together: “A and B together …”."""
    whole = c.gap
    if whole is None or whole.aggregate is not Function.SUM:
        return None
    several = [(d, t) for d, t in whole.place.ticks if len(t) > 1]
    return whole if several and all(c.here.get(d) == t for d, t in several) else None


@rule("subject", "POSSESSIVE COUNT? LABEL|KIND")
def _its_many(c: Context, *rest: Meaning) -> Subject | None:
    """“its four bars”: all of a kind at what the surroundings name."""
    label = first(rest, Label)
    count = first_exactly(rest, int)
    if not c.here.ticks or label is None or label.dimension in c.here.dimensions:
        return None
    if c.all_of(label.dimension, count) is None:
        return None
    return Subject(quantifier=Quantifier.ALL, each=label.dimension, named=False)


@rule("subject", "POSSESSIVE place measure?", "POSSESSIVE AGGREGATE place measure?")
def _its_place(c: Context, *rest: Meaning) -> Subject | None:
    """“its GM”: of what the surroundings name."""
    place = the(rest, Place)
    if not c.here.ticks or c.here.dimensions & place.dimensions:
        return None
    return Subject(place.default(c.here), aggregate=first(rest, Function))


@rule("subject", "DET? AGGREGATE place|measure? 'of'|'over'|'across'|'for' DET|EACH? COUNT? LABEL")
def _aggregated_over(c: Context, *rest: Meaning) -> Subject | None:
    """“the mean perplexity of the eight models”."""
    label = the(rest, Label)
    count = first_exactly(rest, int)
    whole = c.all_of(label.dimension, count)
    if whole is None or first(rest, Quantifier) not in OF_ALL:
        return None
    place = first(rest, Place) or EVERYWHERE
    if label.dimension in place.dimensions:
        return None
    function = the(rest, Function)
    spread = function in (Function.RANGE, Function.STD) and not c.discourse.clause_has_word("from")
    if spread and c.open_panel(label.dimension, place):
        # "The spread across the sizes": each panel has one; it may go from one panel to another.
        return None
    everything = whole.default(Place.of(label.dimension, c.names.dimensions[label.dimension].ticks))
    return Subject(place.default(everything), aggregate=function)


@rule("subject", "EACH measure at?", "EACH DET? place measure?")
@rule("subject", "EACH COUNT measure at?")
def _quantified(c: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    place = first(rest, Place)
    if c.discourse.clause_has_word(_OF_ITS) and is_single(c, (place or EVERYWHERE).default(c.here)):
        return None  # "All of its values", of what has but one there.
    return Subject(place or Place(), quantifier, named=place is not None)


@rule("subject", "'the' COUNT place measure")
def _so_many_values(c: Context, count: int, place: Place, *_: Meaning) -> Subject | None:
    """“The nine Alder values span 5 points”, if there are so many."""
    return Subject(place) if count == len(cells_of(c, place.default(c.here))) else None


@rule("subject", "EACH COUNT DET? place", "EACH COUNT 'of' DET? place")
def _all_so_many_named(_: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“all three pairs”, where that is a name of as many."""
    place, count = the(rest, Place), exactly(rest, int)
    sizes = [(d, len(t)) for d, t in place.ticks if len(t) > 1]
    if [size for _, size in sizes] != [count]:
        return None
    return Subject(place, quantifier, each=sizes[0][0])


@rule("subject", "EACH COUNT? spot LABEL at?", "'the' COUNT spot LABEL at?")
def _each_there(c: Context, *rest: Meaning) -> Subject | None:
    """“all three Irish groups”, “every Quebec plant”."""
    dimension, count = the(rest, Label).dimension, first_exactly(rest, int)
    whole: Place | None = Place()
    for place in every(rest, Place):
        whole = whole and whole.within(place) if whole is not None else None
    if whole is None or dimension in whole.dimensions:
        return None
    everything = replace(c, here=c.here.default(whole)).all_of(dimension, count)
    if everything is None:
        return None
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    return Subject(whole.default(everything), quantifier, each=dimension)


@rule("subject", "EACH LABEL|KIND|VALUES EXCEPT|'but' place")
def _all_but(c: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“all models other than Parallel and UVS”."""
    left_out, label = the(rest, Place), first(rest, Label)
    if len(left_out.ticks) != 1 or left_out.orders:
        return None  # "no value but the diagonal of that column": not all columns but that.
    ((dimension, ticks),) = left_out.ticks
    if label is not None and set(ticks) <= set(c.names.dimensions[label.dimension].ticks):
        dimension = label.dimension  # "All targets other than A", where A is a source as well.
    kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    if not kept:
        return None
    excepted = Place.of(dimension, ticks)
    return Subject(Place.of(dimension, kept), quantifier, each=dimension, excepted=excepted)


@rule("subject", "EACH TICK EXCEPT|'but' place", "EACH 'of' 'the' TICK EXCEPT|'but' place")
def _all_named_but(_: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“no natural source other than Wetlands”, of several that are called so."""
    group, left_out = the(rest, Ticks), the(rest, Place)
    ticks = left_out.get(group.dimension)
    kept = [t for t in group.ticks if t not in ticks]
    if left_out.plain != Place.of(group.dimension, ticks) or not set(ticks) < set(group.ticks):
        return None
    return Subject(Place.of(group.dimension, kept), quantifier, excepted=left_out.plain)


@rule("subject", "EACH LABEL EXCEPT|'but' COUNT", "'all' EXCEPT|'but' COUNT 'of'? DET? LABEL")
def _all_but_so_many(c: Context, *rest: Meaning) -> Subject | None:
    """“all parsers but one”: exactly so many."""
    dimension, left_out = the(rest, Label).dimension, the(rest, int)
    place = c.proper(dimension)
    kept = (len(place.get(dimension)) or c.size(dimension)) - left_out
    if first(rest, Quantifier) not in OF_ALL or left_out < 1 or kept < 1:
        return None
    count = Amount(Number(float(kept)), left_out=left_out)
    return Subject(place, each=dimension, count=count)


_OF_ITS = r"(?:of|all|each|none|most) (?:its|their)"
"""How what is spoken of is said to have several values."""


@rule("subject", "EACH LABEL at?", "EACH COUNT LABEL at?", "'the' COUNT LABEL at?")
@rule("subject", "EACH LABEL 's' place|measure at?", "EACH COUNT LABEL 's'? place|measure at?")
def _each(c: Context, *rest: Meaning) -> Subject | None:
    """“each row”, “all four systems”, “no method at T=1.0”."""
    dimension, count = the(rest, Label).dimension, first(rest, int)
    if len(c.here.get(dimension)) == 1 and c.discourse.clause_has_word(_OF_ITS):
        return None  # "All of its bars", of a series: those of the one that is spoken of.
    whole = c.all_of(dimension, count)
    if whole is None:
        return None
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    there = together(every(rest, Place))
    if there is None or dimension in there.dimensions:
        return None
    place = named_after(c, dimension, there)
    return Subject(place.default(whole), quantifier, each=dimension)


@rule("subject", "'the' LABELS at?")
def _all_there_are(c: Context, *rest: Meaning) -> Subject | None:
    """“the models”: all of them, where none were named before that may be meant."""
    label = first(rest, Label)
    if label is None:
        return None  # Maps that were lent, say, are no label of the maps that are drawn.
    dimension = label.dimension
    whole = c.all_of(dimension, None)
    if whole is None or dimension in c.here.dimensions or c.discourse.names(dimension):
        return None
    place = (first(rest, Place) or EVERYWHERE).default(whole)
    return Subject(place, Quantifier.ALL, each=dimension)


@rule("subject", "DET? AGGREGATE measure? 'of'|'over'|'across'|'in'|'for' everything")
@rule("subject", "DET? MEASURE AGGREGATE 'of'|'over'|'across'|'in'|'for' everything")
@rule("subject", "DET? AGGREGATE measure? 'of'|'over'|'across' 'all' 'the'? CASE|VALUES")
def _aggregated_everything(_: Context, *rest: Meaning) -> Subject:
    """“the average over the whole grid”."""
    return Subject(aggregate=the(rest, Function), whole=True)


@rule("subject", "DET? AGGREGATE measure? at?", "DET? MEASURE AGGREGATE at?")
@rule("subject", "DET? AGGREGATE 'of' DET? VALUES at?")
@rule("subject", "place 's'? AGGREGATE measure?", "DET? AGGREGATE place measure? at?")
def _aggregated(c: Context, *meanings: Meaning) -> Subject | None:
    for period, often in _PERIODS.items():
        is_axis = any(period in name.lower() for name in c.names.dimensions)
        if is_axis and c.discourse.clause_has_word(f"{often} (?:totals?|sums?|averages?|means?)"):
            return None  # "The monthly total", of an axis of months, is each of its values.
    place = Place()
    for more in (m for m in meanings if isinstance(m, Place)):
        joined = place.within(more)
        if joined is None:
            return None
        place = joined
    named = bool(place.ticks)
    return Subject(place, aggregate=the(meanings, Function), named=named, whole=not named)


@rule(
    "subject",
    "DET? AGGREGATE 'of' place 'over'|'across'|'among'|'between' DET? COUNT? LABEL at?",
    "DET? AGGREGATE 'of' place 'over'|'across'|'among' 'all' DET? COUNT? LABEL at?",
)
def _aggregated_along(c: Context, *rest: Meaning) -> Subject | None:
    """“the range of NO2 over the stations”: over nothing else."""
    place, *more = every(rest, Place)
    count, dimension = first_exactly(rest, int), the(rest, Label).dimension
    where = place.within(more[0]) if more else place
    if where is None or dimension in where.dimensions or count not in (None, c.size(dimension)):
        return None
    return Subject(where, aggregate=the(rest, Function))


@rule("subject", "'the' COUNT MEASURE at?", "EACH COUNT MEASURE at?")
def _so_many_told(c: Context, *rest: Meaning) -> Subject | None:
    """“the five purposes”, of what the title says, where only one axis has five of anything."""
    count = exactly(rest, int)
    sized = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    whole = c.all_of(sized[0], count) if len(sized) == 1 else None
    if whole is None or count < _FEW:
        return None
    place = first(rest, Place) or EVERYWHERE
    if sized[0] in place.dimensions:
        return None
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    return Subject(place.default(whole), quantifier, each=sized[0])


_FEW = 3


@rule("subject", "'the' AVERAGE_ONE LABEL at?")
def _the_average_one(c: Context, *rest: Meaning) -> Subject | None:
    """“the average port”: all of them, on average."""
    dimension, place = the(rest, Label).dimension, first(rest, Place) or EVERYWHERE
    whole = c.all_of(dimension, None)
    if whole is None or dimension in place.dimensions:
        return None
    everything = whole.default(Place.of(dimension, c.names.dimensions[dimension].ticks))
    return Subject(place.default(everything), aggregate=Function.MEAN)


@rule("subject", "place measure? SUMMED", "SUMMED ','? place")
@rule("subject", "'the' AGGREGATE 'of' place 'and' place")
@rule("subject", "'all' COUNT? LABEL SUMMED")
@rule("subject", "DET? COUNT? LABEL SUMMED", "SUMMED ','? DET? COUNT? LABEL")
def _summed(c: Context, *rest: Meaning) -> Subject | None:
    """“Philadelphia and Detroit combined”."""
    if first(rest, Function) not in (None, Function.SUM) or len(every(rest, Place)) > 1:
        return None
    place, label = first(rest, Place), first(rest, Label)
    if place is not None:
        return Subject(place, aggregate=Function.SUM)
    count = first_exactly(rest, int)
    if label is None or (count is not None and count != c.size(label.dimension)):
        return None
    return Subject(
        Place.of(label.dimension, c.names.dimensions[label.dimension].ticks), aggregate=Function.SUM
    )


@rule("extent", "AVERAGED DET? LABEL|KIND", "AVERAGED EACH DET? LABEL|KIND")
@rule("extent", "AVERAGED DET? COUNT? LABEL|KIND 'and' DET? COUNT? LABEL|KIND")
def _averaged(c: Context, *rest: Meaning) -> Extent | None:
    """“averaged over the plants”, “summed over the six departments”, if there are six."""
    counts = {r for r in rest if type(r) is int}
    sizes = {len(c.proper(d).get(d)) or c.size(d) for d in c.names.dimensions}
    if not counts <= sizes:
        return None
    return Extent(aggregate=the(rest, Function))


@rule("extent", "AVERAGED 'both'? DET? place LABEL|KIND?", "AVERAGED DET COUNT LABEL|KIND place")
def _averaged_over_named(_: Context, function: Function, *rest: Meaning) -> Extent | None:
    """“averaged over Snow and Fog”."""
    place = the(rest, Place)
    several = [ticks for _, ticks in place.ticks if len(ticks) > 1]
    count = first_exactly(rest, int)
    if len(several) != 1 or count not in (None, len(several[0])) or place.orders or place.notes:
        return None
    return Extent(aggregate=function, place=place)


@rule("subject", "'either' 'of'? DET? place")
def _either_of(_: Context, *rest: Meaning) -> Subject | None:
    """“either weekend day”: each of the two."""
    place = the(rest, Place)
    two = max((len(t) for _, t in place.ticks), default=0) == 2
    return Subject(place, Quantifier.ALL) if two else None


@rule("subject", "place 'both'|'all'", "'both' place")
def _both_of(_: Context, place: Place) -> Subject:
    """“Alder and Cedar both …”."""
    return Subject(place, Quantifier.ALL)


@rule("subject", "'neither' spot 'nor' spot at?")
def _neither(_: Context, one: Place, two: Place, place: Place | None) -> Subject | None:
    """“Neither Alder nor Birch …”."""
    both = one.beside(two)
    both = both.within(place) if both and place else both
    return Subject(both, Quantifier.NONE) if both else None


@rule("subject", "DET? DIFFERENCE 'between' DET? best 'and' DET? best measure|KIND|LABEL? at?")
@rule("subject", "DET? DIFFERENCE 'between' DET? best 'and' DET? best place measure?")
@rule("subject", "DET? DIFFERENCE 'from' DET? best 'to' DET? best measure|KIND|LABEL? at?")
@rule(
    "subject",
    "DET? DIFFERENCE 'between' POSSESSIVE best 'and' POSSESSIVE? best measure|KIND|LABEL?",
)
def _best_to_worst(c: Context, *rest: Meaning) -> Subject | None:
    """“the spread between the best and the worst parser”."""
    if c.confusions is not None:
        return None  # The best class is the one that is recognised best, not that of a cell.
    if {r for r in rest if isinstance(r, Function)} != {Function.MAX, Function.MIN}:
        return None
    place = first(rest, Place)
    label = first(rest, Label)
    over = label.dimension if label else None
    named = bool(place or label)
    return Subject(place or EVERYWHERE, aggregate=Function.RANGE, named=named, over=over)


@rule("best", "EXTREME", "BEST")
def _best(_: Context, function: Function) -> Function:
    return function


@rule("best", "TOP")
def _top(c: Context, function: Function) -> Function | None:
    """“the top and the bottom line”; of other charts, those are places."""
    return function if c.figure.kind is Kind.LINE else None
