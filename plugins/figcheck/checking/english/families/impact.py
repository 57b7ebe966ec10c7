"""How much variants matter: “removing A hurts more than removing B”, “A matters most on News”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    is_amount,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.effects import Affected
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.kinds.polarity import more_is_better
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
from figcheck.checking.english.naming.ablations import adds, baseline_of, lacks, lacks_several
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "difference"


def _variant_in(c: Context, place: Place) -> tuple[str, str, str] | None:
    """The dimension of variants, the one that a place names, and the whole."""
    for name, ticks in place.ticks:
        whole = baseline_of(c.names.dimensions[name], ticks[0] if len(ticks) == 1 else None)
        if whole is not None and len(ticks) == 1 and ticks[0] != whole:
            return name, ticks[0], whole
    return None


@record
class Effect:
    """What variants change against the whole.

    Attributes:
        better: whether a change for the better is meant; `None` for one either way.
        of_size: whether it is one to more or less instead, whichever is better.
    """

    better: bool | None
    of_size: bool = False

    def term(self, c: Context, place: Place, variants: tuple[str, ...]) -> Term | None:
        """The changes that some variants make at a place.

        Args:
            c: the context of the clause.
            place: where; its variant is left out of account.
            variants: which.
        """
        found = _variant_in(c, place)
        if found is None:
            return None
        name, _, whole = found
        rest = place.without([name])
        those, full = (rest.default(Place.of(name, t)).cells for t in (variants, (whole,)))
        if self.better is None:
            return Absolute(Arithmetic("-", those, full))
        way = True if self.of_size else more_is_better(c, place)
        if way is None:
            return None
        return Arithmetic("-", *((those, full) if self.better is way else (full, those)))


@record
class MostEffective:
    """Changing most, or least, of all variants.

    Attributes:
        function: most or least.
        effect: what kind of change.
        at: where.
        amount: how much that is.
        contest: whether nothing but other variants can be what it is set against: not other places.
    """

    function: Function
    effect: Effect
    at: Place = EVERYWHERE
    amount: Amount | None = None
    contest: bool = False

    takes_notes: ClassVar[bool] = True
    """“Removing A costs most on News (4.6)”: so much does it cost, that is not the value there."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no other variant changes more; at a place, it may be, more than at other places."""
        if extent.place.notes and self.amount is None:
            noted = replace(self, amount=extent.place.notes[0][1])
            return noted.reading(c, subject, extent)
        place = subject.place.within(self.at)
        if place is None or subject.aggregate or subject.minus or extent.count:
            return None
        found = _variant_in(c, place)
        if found is None or subject.quantifier or extent.excluded.ticks:
            return None
        name, own, whole = found
        ticks = c.names.dimensions[name].ticks
        if not lacks_several(own):
            # "Removing A hurts most": of the parts, less than removing all of them.
            ticks = tuple(t for t in ticks if not lacks_several(t))
        lacking = tuple(t for t in ticks if lacks(t) and t != whole)
        others = tuple(t for t in ticks if t != whole)
        if own in lacking and any(not lacks(t) and not adds(t) for t in others):
            others = lacking  # Other models stand beside the whole and its variants.
        groups = {g for g in (lacking, others) if own in g}
        formulas: list[Formula] = []
        for group in sorted(groups, key=len):
            formulas += self._among(c, place, own, group, extent) if len(group) > 1 else ()
        if not self.contest:
            formulas += self._somewhere(c, place, own)
        return Reading(tuple(dict.fromkeys(formulas)), "extremum") if formulas else None

    def _among(
        self, c: Context, place: Place, own: str, group: tuple[str, ...], extent: Extent
    ) -> list[Formula]:
        one, all_ = (self.effect.term(c, place, v) for v in ((own,), group))
        if one is None or all_ is None:
            return []
        rest = open_dimensions(c, place)
        if not rest:
            return [self._held(one, Aggregate(self.function, all_))]
        each = Compare(Comparator.EQUAL, one, Aggregate(self.function, all_, rest))
        everywhere = reaching(each, Extent(Quantifier.ALL), Quantifier.ALL)
        if extent.is_said:
            return [everywhere] if extent.quantifier is Quantifier.ALL else []
        (name, *_) = next(t for t in place.ticks if t[1] == (own,))
        means = Aggregate(Function.MEAN, all_, (name,))
        mean = self._held(Aggregate(Function.MEAN, one), Aggregate(self.function, means))
        return [everywhere, mean]

    def _held(self, one: Term, extreme: Term) -> Formula:
        moved = self.effect.better is not None and self.function is Function.MAX
        return both(
            [
                Compare(Comparator.EQUAL, one, extreme),
                Compare(Comparator.MORE, one, Number(0)) if moved else None,
                is_amount(one, self.amount) if self.amount else None,
            ]
        )

    def _somewhere(self, c: Context, place: Place, own: str) -> list[Formula]:
        """“A matters most on News”: more than on other domains."""
        named = [d for d, t in place.ticks if len(t) == 1 and t != (own,) and c.size(d) > 1]
        if len(named) != 1 or open_dimensions(c, place):
            return []
        if self.effect.of_size and named[0] == c.names.measures.dimension:
            return []  # "… raises the error most": no other measure is raised by as much of it.
        proper = c.proper(named[0]).get(named[0])
        if proper and not set(place.get(named[0])) <= set(proper):
            return []  # "A lowers the average most": more than the other parts do.
        one, all_ = (self.effect.term(c, p, (own,)) for p in (place, place.without(named)))
        return [self._held(one, Aggregate(self.function, all_))] if one and all_ else []


@record
class MoreEffective:
    """Changing more, or less, than another variant, or more at one place than at another."""

    comparator: Comparator
    effect: Effect
    than: Subject
    at: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one change is larger than the other."""
        place, reach = subject.place.within(self.at), extent_of(subject, extent)
        if place is None or reach is None or subject.aggregate or subject.minus:
            return None
        found, rival = _variant_in(c, place), self.than
        if found is None or reach.excluded.ticks or rival.quantifier or rival.minus:
            return None
        name, own, _ = found
        there = rival.place.default(place)
        other = there.get(name)
        differing = {d for d in rival.place.dimensions if there.get(d) != place.get(d)}
        if len(differing) != 1 or len(other) != 1 or rival.place.notes:
            return None
        if name not in differing and not differing <= place.dimensions:
            return None
        one, two = self.effect.term(c, place, (own,)), self.effect.term(c, there, other)
        if one is None or two is None:
            return None
        rest = open_dimensions(c, place)
        held = Compare(self.comparator, one, two)
        if rest and reach.along not in (None, *rest):
            return None
        moved = None
        if self.effect.better is not None and self.comparator is Comparator.MORE:
            worse = Compare(Comparator.MORE, one, Number(0))
            moved = reaching(worse, reach, Quantifier.ALL) if rest else worse
        return Reading((both([reaching(held, reach, Quantifier.ALL), moved]),), FAMILY)


# What is said ------------------------------------------------------------------------


@rule("affects_by", "IMPROVES|PAYS_OFF")
def _improves(_: Context, up: bool) -> Effect:
    return Effect(up)


@rule("affects_by", "AFFECTS")
@rule("impact", "RISE")
def _affects(_: Context, up: bool) -> Effect:
    """“… raises it most”, “… causes the largest drop”."""
    return Effect(up, of_size=True)


@rule("affects_by", "COSTS", "GAINS")
def _costs(_: Context, up: bool | None = None) -> Effect:
    return Effect(up or False)


@rule("affects_by", "MATTERS")
def _matters(*_: Meaning) -> Effect:
    return Effect(None)


@rule("impact", "IMPACT")
def _impact(*_: Meaning) -> Effect:
    return Effect(None)


@rule("impact", "HARM", "BETTERMENT")
def _harm(_: Context, up: bool) -> Effect:
    return Effect(up)


@rule("most_effective", "affects_by MOST_OF_ALL", "HAS_EFFECT DET? best|WIDE|STEEPEST impact")
@rule("most_effective", "HAS_EFFECT MOST_OF_ALL impact", "BE? MOST_HARMFUL KIND|COMPONENT?")
def _most(_: Context, *rest: Meaning) -> MostEffective:
    effect = first(rest, Effect) or Effect(better=False)
    return MostEffective(the(rest, Function), effect)


@rule("most_effective", "AFFECTS thing MOST_OF_ALL")
def _moves_most(_: Context, up: bool, thing: Affected, function: Function) -> MostEffective | None:
    """“… raises the error on News most”."""
    effect = Effect(up, of_size=True)
    return None if thing.each else MostEffective(function, effect, thing.place or EVERYWHERE)


@rule("most_effective", "IMPROVES thing MOST_OF_ALL")
@rule("most_effective", "HAS_EFFECT DET? best|WIDE|STEEPEST impact 'to'|'for'|'on' place")
@rule("most_effective", "HAS_EFFECT MOST_OF_ALL impact 'to'|'for'|'on' place")
@rule("most_effective", "MATTERS MOST_OF_ALL 'to'|'for' place")
def _most_there(_: Context, *rest: Meaning) -> MostEffective | None:
    """“… hurts News most”, “… does the most damage to News”."""
    thing, effect = first(rest, Affected), first(rest, Effect)
    up = first(rest, bool)
    if thing is not None and thing.each:
        return None
    at = thing.place if thing else first(rest, Place)
    kind = effect or Effect(up)
    return MostEffective(the(rest, Function), kind, at or EVERYWHERE)


@rule("predicate", "most_effective", "most_effective ','? 'by' value_then POINTS?")
def _most_effective(_: Context, most: MostEffective, *rest: Meaning) -> MostEffective:
    return replace(most, amount=first(rest, Amount))


@rule("predicate", "HAS_EFFECT DET? MORE|BETTER impact THAN rival")
@rule("predicate", "affects_by MORE_CASES THAN rival")
@rule("predicate", "affects_by MORE_CASES at THAN rival", "IMPROVES thing MORE_CASES THAN rival")
def _more_effective(_: Context, *rest: Meaning) -> MoreEffective | None:
    """“… hurts more than removing B”, “… costs more on News than on Mail”."""
    thing = first(rest, Affected)
    if thing is not None and thing.each:
        return None
    effect = first(rest, Effect) or Effect(the(rest, bool))
    at = thing.place if thing else first(rest, Place) or EVERYWHERE
    return MoreEffective(the(rest, Comparator), effect, the(rest, Subject), at)


# What a part is worth ----------------------------------------------------------------


_DROP = "(?:drop|loss|decline|decrease|fall|degradation|reduction)s?"


@rule("component", "DET? LACKED COMPONENT|KIND?")
def _component(c: Context, *rest: Meaning) -> Place | None:
    """“the reranker”, which some variant is without."""
    ticks = rest[-1] if hasattr(rest[-1], "ticks") else next(r for r in rest if hasattr(r, "ticks"))
    lacking = [t for t in ticks.ticks if lacks(t)]
    return Place.of(ticks.dimension, lacking) if len(lacking) == 1 else None


@rule("worth", "WORTH value_then|bound POINTS?", "GAINS value_then|bound POINTS?")
@rule("worth", "GAINS|WORTH so_many", "BE WORTH value_then|bound POINTS?")
def _worth(c: Context, *rest: Meaning) -> Gaining | None:
    """“… is worth 6 points”, “… brings 6 points”: without it there are so many fewer."""
    if first(rest, bool) is False:
        return None
    return cost_way(c, Gaining(up=False, by=the(rest, Amount)), ())


@rule("worth", "affects_by MORE_CASES THAN component", "affects_by MORE_CASES at THAN component")
@rule("worth", "HAS_EFFECT DET? MORE|BETTER impact THAN component")
def _worth_more(_: Context, *rest: Meaning) -> MoreEffective:
    """“Attention matters more than the reranker”: to be without it changes more."""
    *where, than = every(rest, Place)
    better = the(rest, Effect).better
    effect = replace(the(rest, Effect), better=None if better is None else not better)
    at = where[0] if where else EVERYWHERE
    return MoreEffective(the(rest, Comparator), effect, Subject(than), at)


@rule("worth", "most_effective", "most_effective ','? 'by' value_then POINTS?")
def _worth_most(c: Context, most: MostEffective, *rest: Meaning) -> MostEffective:
    """“Attention matters most”, “… helps most”: to be without it does most harm.

    “Attention causes the largest drop” where it is left out, too.
    """
    better = most.effect.better
    drops = better is False and c.discourse.clause_has_word(_DROP)
    effect = replace(most.effect, better=better if drops or better is None else not better)
    return replace(most, effect=effect, amount=first(rest, Amount))


@rule("statement", "component extents? verb? worth extents?")
def _part_is_worth(_: Context, part: Place, *rest: Meaning) -> Statement | None:
    """“Attention is worth 6 points on News”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    said: Predicate = the_predicate(rest)
    return Statement(Subject(part), said, extent) if extent else None


@rule(
    "statement", "component BE DET COMPONENT|KIND|LABEL 'whose' REMOVAL extents? predicate extents?"
)
@rule("statement", "PRONOUN BE DET COMPONENT|KIND|LABEL 'whose' REMOVAL predicate extents?")
def _whose_removal(c: Context, *rest: Meaning) -> Statement | None:
    """“Attention is the component whose removal hurts News most”."""
    most = the_predicate(rest)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if not isinstance(most, MostEffective) or extent is None:
        return None
    part = first(rest, Place)
    subject = Subject(part) if part else Subject(named=False, topical=True)
    return Statement(subject, replace(most, contest=True), extent)


@rule("gap", "DET? IMPACT 'of' component at?", "DET? IMPACT 'of' REMOVING component at?")
@rule("gap", "DET? IMPACT 'of' DET? REMOVAL 'of' component at?")
@rule("gap", "gap_noun 'from'|'of'|'by'|'through' REMOVING component at?")
def _effect_of(c: Context, *rest: Meaning) -> Subject | None:
    """“the effect of attention”, “the loss from removing attention”."""
    part, *where = every(rest, Place)
    found = _variant_in(c, part)
    if found is None:
        return None
    name, _, whole = found
    head = first(rest, Head) or Head(directed=True)
    ends = Ends(Place.of(name, [whole]), part, signed=True)
    return difference(c, head, ends, where[0] if where else EVERYWHERE)
