"""Values at places, as captions give them: one by one, in lists, in parentheses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import (
    both,
    is_amount,
    is_single,
    may_be_shares,
)
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Function,
)
from figcheck.patterns import regex
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("unit", "'of' DET? nouns")
def _unit_of(c: Context, *_: Meaning) -> str | None:
    """“6.4 % of GDP”; “56% of the total” are no values where these are no shares."""
    if c.discourse.clause_has_word("of the total") and not may_be_shares(c):
        return None
    return "unit"


@rule("unit", "'of' POSSESSIVE nouns|WORD|KIND|place", "'of' DET? place")
def _unit_of_its_own(c: Context, *_: Meaning) -> str | None:
    """“6.4 % of its GDP”, of values that are given so."""
    said = c.discourse.word_behind(r"\d\S* of(?: its| their| the)?")
    units = {c.figure.value.label, *(t for d in c.figure.dimensions for t in d.ticks)}
    return "unit" if said and any(f"of {said}" in u.lower() for u in units) else None


_PER = regex(r"\b(?:per|an?|each) ([A-Za-z]+)")
"""Of what each value is: “ms per token”."""
_ADVERBS = {
    "hour": frozenset({"hourly"}),
    "day": frozenset({"daily"}),
    "week": frozenset({"weekly"}),
    "month": frozenset({"monthly"}),
    "year": frozenset({"annual", "yearly", "annually"}),
}
"""Words that say the same of times: “daily use”."""
_BEGINNING = 2_000
"""Characters at the beginning of a description that say what it measures."""


@rule("unit", "UNIT? 'per' WORD|KIND|LABEL|MEASURE|TICK|UNIT|THING|TIME_UNIT")
@rule("unit", "UNIT? 'a'|'an'|'each' TIME_UNIT|UNIT|'head'|'person'|'household'")
def _per_one(c: Context, *_: Meaning) -> str | None:
    """“21 ms per token”, where the description itself says that its values are per token."""
    text = f"{c.figure.title}\n{c.figure.value.label}\n{c.figure.source.text[:_BEGINNING]}"
    told = {noun.lower() for noun in _PER.findall(text)}
    told |= {noun for noun, words in _ADVERBS.items() if not words.isdisjoint(words_of(text))}
    said = any(c.discourse.clause_has_word(f"(?:per|an?|each) {noun}") for noun in told)
    return "unit" if said else None


@rule("unit", "nouns COUNTED?", "UNIT 'of'? nouns COUNTED?", "UNIT COUNTED")
def _unit(*_: Meaning) -> str:
    """What is counted: "16,312 employees"."""
    return "unit"


@rule("value_then", "amount", "bound", "'a'|'an' VALUES 'of' bound", "manner bound")
@rule("value_then", "EXACTLY amount")
def _value_then(_: Context, *rest: Meaning) -> Amount:
    """“12”, “about 12”, “over 12”, “just under 12 million”."""
    return the(rest, Amount)


_EXTREME_REACHES = (
    r"(?:max(?:imum)?|min(?:imum)?|highest|lowest|largest|smallest|peak"
    r"|top)(?: [a-z]+)? (?:of|for) "
    r"[^,;:()]+? (?:reach(?:es|ed)?|hits?|attains?|touch(?:es)?|gets? to)"
)
"""An extreme of something as the subject of what follows."""


@rule("with_amount", "','? 'with' DET? nouns 'of' value_then", "','? 'with' value_then")
@rule("with_amount", "'of' value_then", "','? HAVE value_then")
@rule("with_amount", "',' bound")
@rule("with_amount", "','? 'with' DET? nouns value_then", "','? 'with' DET? nouns HAVE value_then")
@rule("with_amount", "','? 'when'|'where' PRONOUN|measure BE|HAVE value_then")
def _with_amount(c: Context, *rest: Meaning) -> Amount | None:
    """“… with a value of 254”, “…, reaching 254”."""
    if c.discourse.clause_has_word("first (?:gets|got|hits|reaches|reached|attains)"):
        return None  # "It first gets below 40 at 8": when, not that it comes first.
    if c.discourse.clause_has_word(_EXTREME_REACHES):
        return None  # "The maximum of A reaches 40" is about that of A, not where it is.
    return the(rest, Amount)


@rule("with_amount", "','? 'at' value_then")
def _at_amount(c: Context, amount: Amount) -> Amount | None:
    """“2014 comes out at about 254”."""
    return None if c.is_tick(amount.number.value) else amount


@rule("value", "'with' DET? nouns 'of' value_then", "DET nouns 'of' value_then")
@rule("value", "with_amount", "'one' 'of' value_then")
def _value(_: Context, *rest: Meaning) -> Valued:
    """“2014 comes with a value of 254”."""
    return Valued(the(rest, Amount))


@rule("predicate", "BE EXACTLY amount", "ATTAINS EXACTLY amount", "EXACTLY ATTAINS amount")
def _is_just(_: Context, *rest: Meaning) -> Valued:
    """“… is only 12”, “… reaches just 12”."""
    return Valued(the(rest, Amount))


@rule("predicate", "HAVE EXACTLY amount", "EXACTLY HAVE amount")
def _has_just(c: Context, *rest: Meaning) -> Valued | None:
    """“… needs only 12 ms”; “had a total of 12” is said of all together."""
    return None if c.discourse.clause_has_word("total") else Valued(the(rest, Amount))


@record
class Listed:
    """Several values, one for each of several places: "12, 9 and 7"."""

    amounts: tuple[Amount, ...]

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ticks which the clause names have these values, in this order."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        if not (subject.percent or all(map(c.may_be, self.amounts))):
            return None
        said = subject.own | extent.place.dimensions
        rows = [(d, t) for d, t in subject.place.ticks if d in said and len(t) > 1]
        if len(rows) != 1 or len(rows[0][1]) != len(self.amounts):
            return None
        dimension, ticks = rows[0]
        if any(
            c.names.tick_of(d, a.number.value) for d in c.names.dimensions for a in self.amounts
        ):
            return None  # "The top three are 2014, 2015 and 2017" are years.
        rest = subject.place.without([dimension])
        spots = [rest.default(Place.of(dimension, [t])) for t in ticks]
        if not all(is_single(c, s) for s in spots):
            return None
        values = [is_amount(subject.term(s), a) for s, a in zip(spots, self.amounts, strict=True)]
        return Reading((both(values),), "value")


@rule("amounts", "value_then ','? 'and' value_then", "value_then ',' amounts")
def _amounts(_: Context, *rest: Meaning) -> tuple[Amount, ...]:
    rest = tuple(r for r in rest if r is not None)
    last = rest[-1]
    return (rest[0], *last) if isinstance(last, tuple) else (rest[0], last)


@rule("predicate", "amounts", "'with'|'at' amounts", "'with' DET? nouns 'of' amounts")
@rule(
    "predicate", "DET? nouns 'of' amounts", "amounts ','? 'in' 'that'|'this'|'the' 'same'? 'order'"
)
def _listed(_: Context, *rest: Meaning) -> Listed:
    """“… had 12, 9 and 7, respectively”."""
    return Listed(the(rest, tuple))


@rule("clause", "place", "'and' place")
def _named_with_values(c: Context, place: Place) -> Reading | None:
    """“Apple (12), pear (9) and plum (7)”: as items of a list."""
    if not place.notes:
        return None
    whole = place.default(c.here)
    if len(place.notes) != max(len(t) for _, t in place.ticks):
        return None
    if not all(is_single(c, p) for p, _ in whole.notes):
        return None
    return Reading((both(is_amount(p.cells, a) for p, a in whole.notes),), "value")


@rule("clause", "at ','? THERE value_then extents?")
@rule("clause", "THERE extents? value_then extents?")
@rule("clause", "value_then BE 'recorded'|'reported'|'registered'|'counted' extents")
def _there(c: Context, *rest: Meaning) -> Reading | None:
    """“There were 12 stores in Oman”."""
    extent: Extent | None = Extent(place=first(rest, Place) or EVERYWHERE)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None or first(rest, Amount) is None:
        return None
    return Statement(Subject(named=False), Valued(the(rest, Amount)), extent).reading(c)


@rule("clause", "at ','? THERE amounts", "THERE amounts at")
def _there_several(c: Context, *rest: Meaning) -> Reading | None:
    """“In 2012 and 2013, there were 12 and 15 visitors, respectively”."""
    amounts = the(rest, tuple)
    extent = Extent(place=the(rest, Place))
    return Statement(Subject(named=False), Listed(amounts), extent).reading(c)


@rule("clause", "DET 'total' 'of' value_then BE COUNTED extents?")
@rule("clause", "THERE DET 'total' 'of' value_then extents?", "altogether ','? THERE value_then")
@rule("clause", "altogether ','? value_then BE SHOWN|COUNTED extents?")
@rule(
    "clause",
    "DET? measure 'in' 'total' BE|HAVE value_then",
    "'in' 'total' ','? measure BE value_then",
)
def _in_total(c: Context, *rest: Meaning) -> Reading | None:
    """“There are a total of 609 stores”, “In total, there are 609 stores”."""
    extent = first(rest, Extent) or Extent()
    single = is_single(c, extent.place.default(c.here))
    subject = Subject(named=False, aggregate=None if single else Function.SUM)
    return Statement(subject, Valued(the(rest, Amount)), extent).reading(c)


@rule("altogether", "'in' 'total'|'all'")
def _altogether(*_: Meaning) -> str:
    return "in total"


@rule("extent", "'each'")
def _each(c: Context, *_: Meaning) -> Extent | None:
    """“A and B each have 12”; “Each line has its low in 2010” is about each line."""
    known = {d.lower() for d in c.names.dimensions}
    if c.discourse.clause_has_word("^each") or c.discourse.word_behind("each") in known:
        return None  # "… gains 5 each year".
    return Extent()


@rule(
    "nouns",
    "MEASURE 'from'|'among'|'to'|'on'|'with'|'by'|'at' DET? nouns",
    "DET MEASURE 's'? nouns",
)
@rule("nouns", "MEASURE HEAD", "MEASURE HEAD 'of'|'in' nouns")
def _head(*_: Meaning) -> str:
    """“tuition fees”, where the figure speaks of tuition."""
    return "values"


@rule("predicate", "DET nouns 'of'? bound")
def _measures_beyond(_: Context, *rest: Meaning) -> Bounded:
    """“… have a production below 2”."""
    return Bounded(the(rest, Amount))


@rule("measure", "DET? nouns COUNTED")
def _counted(*_: Meaning) -> str:
    """“the number of cars sold”."""
    return "values"
