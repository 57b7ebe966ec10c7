"""Shares of a whole in percent, as surveys and mixes are told: “one in five respondents chose tea”.

What the values are shares of is named in the title or on an axis: “of Germany's electricity”. Of
people anyone is meant who was asked; “half of the women” is no value where women are not shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.beyond_alone import Only
from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import cells_of, is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.totals import PartOf
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.naming.synonyms import ANY_WHOLE, WHOLES
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_TRACE = 1.0
"""A share up to which some would say that something plays no part, and others that it does."""


@record
class Share:
    """How large a part of a whole is.

    Attributes:
        amount: how large, as a percentage.
        place: where, or of which part of those who were asked, the whole is.
    """

    amount: Amount
    place: Place = EVERYWHERE


@record
class Sharing:
    """Being so large a share of what there is at a place, or getting it from there.

    Attributes:
        share: the share, and where.
        source: what the share of the subject is got from: “from coal and gas”, both together.
        pooled: whether it is one of all groups together where no group is named.
    """

    share: Share
    source: Place = EVERYWHERE
    pooled: bool = False

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value is the share, be it the sum of several."""
        if not c.scale.percent or self.share.place.notes or self.source.notes:
            return None
        if self.source.dimensions & (subject.own | {subject.each}) or len(self.source.ticks) > 1:
            return None
        place: Place | None = subject.place.within(self.share.place)
        place = place and place.within(self.source)
        if place is None or self.share.place.dimensions & subject.own:
            return None
        aggregate = subject.aggregate
        if any(len(ticks) > 1 for _, ticks in self.source.ticks):
            if aggregate is not None:
                return None
            aggregate = Function.SUM
        amount = self.share.amount
        exact = amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
        # "Most adults do": that of all lies between those of the youngest and of the oldest.
        held = (Quantifier.ALL, Quantifier.SOME) if self.pooled else ()
        said: Predicate = Valued(amount) if exact else Bounded(amount, held)
        own = subject.own | self.share.place.dimensions
        return said.reading(c, replace(subject, place=place, aggregate=aggregate, own=own), extent)


@record
class Nothing:
    """Having no part in something: “plays no role”.

    Attributes:
        source: what there is nothing of, if the subject is what might have it.
        strict: whether a trace would be too much: “uses no coal”.
    """

    source: Place = EVERYWHERE
    strict: bool = False

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values are zero; of what is next to nothing it is not known."""
        if not (c.scale.percent or c.scale.counts) or c.scale.signed or c.names.is_mixed:
            return None
        if subject.aggregate or subject.minus or subject.rate or self.source.notes:
            return None
        if self.source.dimensions & (subject.own | {subject.each}):
            return None
        place = subject.place.within(self.source)
        if place is None or not (subject.own or subject.each):
            return None
        values = [c.figure.cells[i].value or 0.0 for i in cells_of(c, place)]
        if not self.strict and any(0.0 < value <= _TRACE for value in values):
            return None
        zero = Amount(Number(0.0), Comparator.AT_MOST)
        return Bounded(zero).reading(c, replace(subject, place=place), extent)


@rule("crowd", "'of'|'among'? 'all'? DET? CROWD|MEASURE")
def _crowd(c: Context, *rest: Meaning) -> Place | None:
    """“of all respondents”, “of the workers”, whom the figure is about."""
    word = first_exactly(rest, str)
    return EVERYWHERE if word is None or c.names.topics.names(word) else None


@rule("crowd", "'of'|'among'? 'all'? DET? place CROWD|MEASURE?")
def _crowd_there(_: Context, *rest: Meaning) -> Place:
    """“of the women”, where they are set apart."""
    return the(rest, Place)


@rule("subject", "DET? 'share'|'percentage'|'proportion' 'of' DET? CROWD 'who'|'that' answers bare")
def _those_who(c: Context, *rest: Meaning) -> Subject | None:
    """“the share of people who are very concerned”, where that is an answer."""
    return Subject(the(rest, Place)) if c.scale.percent else None


@rule("share_said", "part_in_words")
def _in_words(_: Context, amount: Amount) -> Amount:
    """“nearly half”: fractions are said of what is near them."""
    exact = amount.comparator is not Comparator.ABOUT
    return amount if exact else replace(amount, rough=True)


@rule("share_said", "ABOUT|BOUND|EXACTLY? NUMBER", "JUST BOUND NUMBER")
def _in_figures(_: Context, *rest: Meaning) -> Amount | None:
    """“just under 20 %”: a number without what it is of, which has to be known."""
    number = amount_of(the(rest, Written), first(rest, Comparator) or Comparator.EQUAL)
    return number if number.percent else None


@rule("share_said", "DET 'majority'", "DET 'minority'")
def _majority(c: Context, *_: Meaning) -> Amount:
    """“a majority of the respondents”."""
    sign = Comparator.MORE if c.discourse.clause_has_word("majority") else Comparator.LESS
    return Amount(Number(50.0, 1), sign, percent=True)


@rule("share_of", "share_said crowd?")
def _share_of(c: Context, amount: Amount, place: Place | None) -> Share | None:
    """“nearly half of the respondents”, “fewer than one in ten”."""
    return Share(amount, place or EVERYWHERE) if c.scale.percent else None


@rule("bare", "DET? TICK")
def _bare(_: Context, *rest: Meaning) -> Place:
    """“coal”, “the car”, but not “imported coal” or “coal plants”, which are less than that."""
    ticks = the(rest, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("bare", "DET? TICK KIND")
def _bare_power(c: Context, *rest: Meaning) -> Place | None:
    """“nuclear power”."""
    ticks = the(rest, Ticks)
    powers = (rf"{re.escape(t.lower())} (?:power|energy)" for t in ticks.ticks)
    known = any(map(c.discourse.clause_has_word, powers))
    return Place.of(ticks.dimension, ticks.ticks) if known else None


@rule("sources", "bare", "bare 'and' bare")
def _sources(_: Context, one: Place, two: Place | None = None) -> Place | None:
    """“coal and gas”."""
    return one.beside(two) if two else one


@rule("answers", "CHOOSES", "BE")
@rule("answers", "'say'|'says'|'said'|'report'|'reported' 'that'? PRONOUN BE")
@rule("answers", "'consider'|'call'|'describe' 'themselves' 'as'?", "'feel'|'felt'")
def _answers(*_: Meaning) -> str:
    """“prefer”, “say that they are”, “are”, before what one of the answers is called."""
    return "answers"


@rule("clause", "share_of answers bare extents?", "at ','? share_of answers bare")
def _chosen_by(c: Context, *rest: Meaning) -> Reading | None:
    """“Nearly half of the respondents prefer coffee”."""
    *led, place = every(rest, Place)
    share = the(rest, Share)
    if any(len(ticks) > 1 for _, ticks in place.ticks):
        return None  # Whoever chose one of two things may have chosen the other as well.
    said = Sharing(share, pooled=True)
    return Statement(Subject(place), said, first(rest, Extent) or Extent()).reading(
        c, led[0] if led else EVERYWHERE
    )


@rule("clause", "MORE_CASES crowd answers bare 'than' bare")
@rule("clause", "at ','? MORE_CASES crowd answers bare 'than' bare")
def _more_chose(c: Context, *rest: Meaning) -> Reading | None:
    """“Fewer respondents named cocoa than tea”."""
    *there, one, two = every(rest, Place)
    return _set_against(c, the(rest, Comparator), there, one, Subject(two))


@rule("clause", "MORE_CASES crowd answers bare 'than' bare at")
def _more_chose_there(c: Context, *rest: Meaning) -> Reading | None:
    """“More respondents named cocoa than tea in Rome”."""
    crowd, one, two, there = every(rest, Place)
    return _set_against(c, the(rest, Comparator), (crowd, there), one, Subject(two))


@rule("clause", "MORE_CASES crowd answers bare 'than' sources SUMMED")
def _more_chose_than_both(c: Context, *rest: Meaning) -> Reading | None:
    """“More respondents named coffee than tea and cocoa combined”."""
    crowd, one, two = every(rest, Place)
    than = Subject(two, aggregate=Function.SUM)
    return _set_against(c, the(rest, Comparator), (crowd,), one, than)


def _set_against(
    c: Context, sign: Comparator, there: Sequence[Place], one: Place, than: Subject
) -> Reading | None:
    """That more, or fewer, chose one thing than another, or than several together."""
    several = any(len(ticks) > 1 for _, ticks in than.place.ticks)
    if not c.scale.percent or several is not (than.aggregate is not None):
        return None
    if any(len(ticks) > 1 for _, ticks in one.ticks):
        return None
    said: Place | None = one
    for place in there:  # "Among the young, more people …": whoever they are, and where.
        said = None if said is None or place.notes else place.within(said)
    if said is None:
        return None
    return Statement(Subject(said), Comparative(Relation(sign), than), Extent()).reading(c)


@rule("subject", "place SUMMED 'with' spot", "place ',' SUMMED 'with' spot ','")
def _together_with(c: Context, *rest: Meaning) -> Subject | None:
    """“Wind together with hydro”: the sum, where the values can be added up."""
    one, two = every(rest, Place)
    place = one.plain.beside(two.plain)
    if place is None or one.notes or two.notes or not (c.scale.percent or c.scale.counts):
        return None
    return Subject(place, aggregate=Function.SUM)


@rule("with_amount", "','? CHOSEN 'by' share_of")
def _named_by(_: Context, *rest: Meaning) -> Amount | None:
    """“Coffee is the most popular drink, named by 46 % of respondents”."""
    share = the(rest, Share)
    return share.amount if share.place == EVERYWHERE else None


@rule("predicate", "'the' 'only' how_many? LABEL|KIND CHOSEN 'by' share_of")
@rule("predicate", "'the' 'only' how_many? LABEL|KIND 'that' share_of CHOOSES")
def _only_named_by(_: Context, *rest: Meaning) -> Only | None:
    """“A and B are the only two drinks named by more than half of the respondents”."""
    share = the(rest, Share)
    exact = share.amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    count = first_exactly(rest, int)
    return None if exact or share.place != EVERYWHERE else Only(share.amount, count)


@rule("whole_at", "'of' spot 's' MEASURE", "'of' DET? MEASURE 'of'|'in' place")
def _whole_at(c: Context, *rest: Meaning) -> Place | None:
    """“of Germany's electricity”, “of the electricity in Germany”."""
    word = next((r for r in rest if type(r) is str), "")
    return the(rest, Place) if _is_whole(c, word) else None


@rule("whole_of_it", "'of' POSSESSIVE MEASURE", "'of' 'it'")
def _whole_of_it(c: Context, *rest: Meaning) -> str | None:
    """“of its electricity”."""
    word = first_exactly(rest, str)
    return "whole" if word is None or _is_whole(c, word) else None


def _is_whole(c: Context, word: str) -> bool:
    """Whether a word is what the values are shares of: “power” where that is electricity."""
    alike = (words for words in WHOLES if word in words)
    named = any(map(c.names.topics.names, (word, *chain.from_iterable(alike))))
    return named or word in ANY_WHOLE


@rule("predicate", "PART_OF|ACCOUNT_FOR share_said whole_at")
def _part_of(_: Context, *rest: Meaning) -> Sharing:
    """“Coal and gas combined account for 43 % of Germany's electricity”."""
    return Sharing(Share(the(rest, Amount), the(rest, Place)))


@rule("predicate", "PART_OF|ACCOUNT_FOR EXACTLY amount")
def _contributes(_: Context, *rest: Meaning) -> Sharing | None:
    """“Nuclear contributes just 3 %”."""
    amount = the(rest, Amount)
    return Sharing(Share(amount)) if amount.percent else None


@rule("predicate", "GETS share_said whole_of_it? 'from'|'through'|'with' sources")
@rule("predicate", "DRAWS 'on' sources 'for' share_said whole_of_it?")
def _gets(_: Context, *rest: Meaning) -> Sharing:
    """“Poland gets more than half of its electricity from coal”."""
    return Sharing(Share(the(rest, Amount)), the(rest, Place))


@rule("clause", "share_said whole_at? COMES_FROM bare", "share_said COMES_FROM bare at")
@rule("clause", "at ','? share_said whole_of_it? COMES_FROM bare")
def _comes_from(c: Context, *rest: Meaning) -> Reading | None:
    """“Less than a fifth of Spain's electricity comes from hydro”."""
    amount = the(rest, Amount)
    where: Place | None = EVERYWHERE
    for place in every(rest, Place):
        where = None if where is None or place.notes else where.within(place)
    if where is None or not is_single(c, where.default(c.here)):
        return None
    return Statement(Subject(where), Sharing(Share(amount)), Extent()).reading(c)


@rule("plain_whole", "'of'? 'all'? DET|POSSESSIVE? MEASURE", "'of'? DET MEASURE MEASURE")
def _plain_whole(c: Context, *rest: Meaning) -> str | None:
    """“of the trips”, wherever they are; “half the trips”."""
    words = [r for r in rest if type(r) is str]
    return "whole" if any(_is_whole(c, word) for word in words) else None


@rule("plain_whole", "'of'? TOTAL")
def _total(*_: Meaning) -> str:
    """“of the total”."""
    return "whole"


@rule("those_taking", "sources", "'the' COUNT TOP|EXTREME|BEST LABEL", "'the' TOP COUNT LABEL")
def _those_taking(_: Context, *rest: Meaning) -> Subject:
    """“coal and gas”, “the three largest sources”: all of them together."""
    label = first(rest, Label)
    if label is not None:
        count = exactly(rest, int)
        few = (the(rest, Function), count, label.dimension)
        return Subject(top=few, aggregate=Function.SUM if count > 1 else None)
    place = the(rest, Place)
    several = any(len(ticks) > 1 for _, ticks in place.ticks)
    return Subject(place, aggregate=Function.SUM if several else None)


@rule("statement", "share_said plain_whole COMES_FROM|CAME_TO those_taking SUMMED? extents?")
def _so_many_come_from(c: Context, *rest: Meaning) -> Statement:
    """“(In Rome,) 62 % of the trips are made by car”, “a third of the budget goes to housing”."""
    amount = the(rest, Amount)
    said = Sharing(Share(amount)) if c.scale.percent else PartOf(amount)
    return Statement(the(rest, Subject), said, first(rest, Extent) or Extent())


@rule("statement", "SOMEWHERE? part_limits|limits plain_whole COMES_FROM those_taking SUMMED?")
def _between_come_from(c: Context, *rest: Meaning) -> Statement | None:
    """“Between a quarter and a third of the budget goes to housing”."""
    ends = the(rest, tuple)
    known = c.scale.percent and all(end.percent for end in ends[1:])
    return Statement(the(rest, Subject), Between(*ends), Extent()) if known else None


@rule("predicate", "PART_OF|ACCOUNT_FOR SOMEWHERE? part_limits|limits plain_whole?")
def _takes_between(c: Context, *rest: Meaning) -> Between | None:
    """“… makes up between a quarter and a third of the budget”."""
    ends = the(rest, tuple)
    return Between(*ends) if c.scale.percent and all(end.percent for end in ends[1:]) else None


@rule("predicate", "USES|HAVE 'no' bare", "USES|HAVE 'no' bare 'at' 'all'")
def _uses_none(_: Context, *rest: Meaning) -> Nothing:
    """“Norway and France use no coal”."""
    return Nothing(the(rest, Place), strict=True)


@rule("predicate", "NO_PART")
def _plays_no_part(_: Context, *__: Meaning) -> Nothing:
    """“Nuclear plays no role in Norway and Poland”."""
    return Nothing()


@rule("clause", "THERE 'no' bare at")
def _there_is_none(c: Context, *rest: Meaning) -> Reading | None:
    """“There is no coal in Norway”."""
    what, where = every(rest, Place)
    extent = Extent(place=where)
    return Statement(Subject(what), Nothing(strict=True), extent).reading(c)
