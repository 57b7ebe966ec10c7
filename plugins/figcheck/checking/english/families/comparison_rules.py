"""How one part of the figure is set against another: “higher than”, “ahead of all others”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import is_against_placebo, more_is_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import Part, only_ticks
from figcheck.checking.language.tree import (
    Comparator,
    Function,
    Number,
    Quantifier,
)
from figcheck.patterns import regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule(
    "comparative",
    "MORE measure? THAN",
    "MORE KIND THAN",
    "EXCEEDS",
    "MEASURE MORE THAN",
)
@rule("comparative", "RUNS THAN", "DET MORE measure THAN")
def _comparative(c: Context, *rest: Meaning) -> Relation:
    return Relation(the(rest, Comparator), by_quality=c.discourse.clause_has_word(_AS_GOOD))


_AS_GOOD = r"(?:at least as (?:good|well|strong|fast|quick|efficient)|no (?:worse|better) than)"
"""What says how good something is, not how high: a loss that is as low."""


@rule("comparative", "'at' 'least' 'as' how measure? 'as'", "'no' MORE THAN", "'not' MORE THAN")
def _at_least_as(c: Context, *rest: Meaning) -> Relation:
    """“… at least as high as Elm”, “… no higher than Elm”."""
    comparator = first(rest, Comparator)
    by_quality = c.discourse.clause_has_word(_AS_GOOD)
    return Relation(comparator.negation if comparator else Comparator.AT_LEAST, by_quality)


@rule("predicate", "'at' 'least' 'as' how at 'as' at")
def _at_least_as_there(_: Context, *rest: Meaning) -> Comparative:
    """“… at least as wide in A as in B”."""
    one, two = every(rest, Place)
    return Comparative(Relation(Comparator.AT_LEAST), Subject(two), at=one)


@rule("predicate", "HAVE? more_often THAN rival")
def _more_often(_: Context, *rest: Meaning) -> Comparative:
    """“… are employed more often than women”."""
    return Comparative(Relation(the(rest, Comparator)), the(rest, Subject))


@rule("more_often", "'more' 'often'|'frequently'|'commonly'")
def _oftener(*_: Meaning) -> Comparator:
    return Comparator.MORE


@rule("more_often", "'less' 'often'|'frequently'|'commonly'")
def _seldomer(*_: Meaning) -> Comparator:
    return Comparator.LESS


@rule("comparative", "BETTER measure? THAN", "DET BETTER measure THAN")
def _better(_: Context, *rest: Meaning) -> Relation:
    return Relation(the(rest, Comparator), by_quality=True, strict=True)


_IN_TIME = regex(r"(?:\(|\bin )(?:m?s|sec|min|h|seconds|minutes|hours|days)(?:\)|$)")
_BEATING = [Relation(sign, by_quality=True) for sign in (Comparator.MORE, Comparator.LESS)]


_LEAST_AHEAD = r"(?:lowest|smallest|fewest|shortest|least)\b.* ahead of"
"""“It has the lowest rate, ahead of B”: B has the next lowest."""


@rule("comparative", "BEATS")
def _beats(c: Context, comparator: Comparator) -> Relation | None:
    if c.discourse.clause_has_word(_LEAST_AHEAD):
        return None
    if is_against_placebo(c.figure) and more_is_better(c, c.here) is None:
        return None
    return Relation(comparator, by_quality=True)


@rule("comparative", "REACHES 'the' LEVEL|VALUES 'of'|'that'")
def _reaches(_: Context, *__: Meaning) -> Relation:
    """“… has not reached the level of B”, “… the level that B has in 2010”."""
    return Relation(Comparator.AT_LEAST, by_quality=True)


@rule("comparative", "DOMINATES")
def _dominates(_: Context, comparator: Comparator) -> Relation:
    return Relation(comparator, by_quality=True, in_all=True)


@rule("comparative", "SURPASSES|GETS_BEYOND")
def _surpasses(_: Context, comparator: Comparator) -> Relation:
    return Relation(comparator, turning=True)


@rule("comparative", "SURPASSES")
def _surpasses_in_quality(_: Context, comparator: Comparator) -> Relation:
    """“In error, A surpasses B”: it may be the better one, or that with more errors."""
    return Relation(comparator, by_quality=True, turning=True)


@rule("comparative", "FALLS_BEHIND")
def _falls_behind(_: Context, comparator: Comparator) -> Relation:
    return Relation(comparator, by_quality=True, turning=True)


@rule("comparative", "BEATEN")
def _beaten(_: Context, comparator: Comparator) -> Relation:
    """“… is surpassed by GloVe”."""
    return Relation(comparator, by_quality=True)


@rule("rival", "'the' amount 'of' spot", "'the' amount 'for'|'by' spot")
def _valued_rival(_: Context, amount: Amount, place: Place) -> Subject:
    """“… more than doubles the 20.27 of QRC”."""
    return Subject(place.noting(amount))


@rule("rival", "'at'|'in'|'for'|'on'|'under'|'with'|'across'|'during' place")
@rule("rival", "'the' 'one' shown_there? AT place", "'that'|'those' shown_there? AT place")
@rule("rival", "DET? 'one'|'ones' AT place", "'what' it_was shown_there? AT place")
def _rival_there(_: Context, *rest: Meaning) -> Subject:
    """“… than in 2010”, “… than that in 2010”."""
    return Subject(the(rest, Place), there=True)


@rule("it_was", "'it'|'they' BE|HAVE|DO", "'it'|'they' HAVE 'been'", "BE")
def _it_was(*_: Meaning) -> str:
    """“half of what it had been in 2014”."""
    return "it was"


@rule("rival", "'what' place HAVE|DO at?", "spot BE|HAVE|DO at")
@rule("rival", "spot BE|HAVE|DO 'after' coordinate", "spot BE|HAVE|DO 'already'|'still' at")
@rule("rival", "'the' LEVEL|VALUES 'that'|'which' place HAVE|DO|REACHES at")
def _what_it_has(c: Context, *rest: Meaning) -> Subject | None:
    """“… twice what Brod has”, “half of what Elm scores at 4”, “… than Brod is in 2010”."""
    if c.discourse.clause_has_word("what (?:it|they)"):
        return None  # "Half of what it was in 2014": the subject itself was.
    own, *there = every(rest, Place)
    place = own.within(there[0]) if there else own
    return Subject(place) if place is not None else None


@rule("rival", "'any' DET? place", "'any' 'of' DET place")
def _any_of(_: Context, *rest: Meaning) -> Subject | None:
    """“… than any working day”: than each of several."""
    place = the(rest, Place)
    several = max((len(t) for _, t in place.ticks), default=0) > 1
    return Subject(place, Quantifier.ALL) if several else None


@rule("rival", "anything shown_there? AT place", "anything shown_there? AT place AT place")
@rule("rival", "anything 'that'? place HAVE|DO|REACHES at?", "anything shown_there 'by' place at?")
@rule("rival", "'any'|'every' 'single'? place VALUES|CASE|MEASURE at?")
@rule("rival", "'any'|'every' 'single'? VALUES|CASE 'of'|'in'|'on'|'for' place")
def _anything(_: Context, *rest: Meaning) -> Subject | None:
    """“… than anything recorded on Saturday”, “… everything that B achieves”: each value there."""
    place: Place | None = EVERYWHERE
    for more in every(rest, Place):
        apart = place is not None and not place.dimensions & more.dimensions
        place = place.within(more) if place is not None and apart else None
    return Subject(place, Quantifier.ALL, whole=True) if place is not None else None


@rule("anything", "'anything'|'everything'|'whatever'|'all'", "'any'|'every'|'all' VALUES|CASE")
@rule("anything", "'all' 'that'|'values'|'scores'|'results'", "'the' VALUES")
def _whatever(*_: Meaning) -> str:
    return "anything"


@rule(
    "shown_there", "'ever'? 'recorded'|'seen'|'measured'|'observed'|'reached'|'achieved'|'attained'"
)
@rule("shown_there", "'ever'? 'found'|'shown'|'reported'|'obtained'|'registered'|'posted'|'scored'")
def _shown_there(*_: Meaning) -> str:
    """“… recorded on Saturday”."""
    return "there"


@rule("rival", "DET? measure 'that'|'which'? place HAVE|DO at?", "'what' place MEASURE at?")
@rule("rival", "DET? MEASURE 'that'|'which'? place MEASURE at?")
def _that_it_has(_: Context, *rest: Meaning) -> Subject | None:
    """“a tenth of the passengers that A carried”, “a quarter of what A lent”, of books lent."""
    own, *there = every(rest, Place)
    place = own.within(there[0]) if there else own
    return Subject(place) if place is not None else None


@rule("rival", "'what' place HAS_OF")
def _what_it_spends(_: Context, place: Place, *__: Meaning) -> Subject:
    """“… half of what Brod spends”."""
    return Subject(place)


@rule("rival", "subject DO")
@rule("rival", "subject", "DET? VALUES|KIND 'of'|'for'|'in' place")
@rule("rival", "spot 's'", "POSSESSIVE place measure?")
@rule("rival", "POSSESSIVE 'counterpart'|'counterparts'|'equivalent'|'equivalents' AT place")
@rule("rival", "POSSESSIVE|DET 'respective'|'corresponding' place")
@rule("rival", "POSSESSIVE|DET place 'counterpart'|'counterparts'|'equivalent'|'equivalents'")
@rule("rival", "DET? place OF_SAME_KIND")
@rule("rival", "'both'|'either'|'all'|'each' 'of'? place")
def _rival(_: Context, *rest: Meaning) -> Subject:
    return first(rest, Subject) or Subject(the(rest, Place))


@rule("rival", "spot 's' EXTREME measure|VALUES?", "'the' EXTREME 'of'|'for'|'on'|'in' spot")
@rule("rival", "'the' EXTREME 'of' 'those'|'that' 'of'|'for'|'on'|'in' spot")
def _extreme_of_other(_: Context, *rest: Meaning) -> Subject:
    """“The lowest value of Elm is above Oak's highest”."""
    return Subject(the(rest, Place), aggregate=the(rest, Function))


@rule("rival", "'that'|'those' 'of'|'for'|'in'|'at'|'on'|'from' subject")
def _those_of_others(_: Context, *rest: Meaning) -> Subject | None:
    """“… lower than that of any other ward”."""
    others = the(rest, Subject)
    return others if others.others or others.count is not None else None


@rule(
    "predicate",
    "comparative rival by? versus?",
    "amount comparative rival",
    "bound comparative rival",
    "'by' amount|bound comparative rival",
    "part_more comparative rival",
)
def _is_higher(_: Context, *rest: Meaning) -> Comparative | None:
    """“… higher scores than R1-Llama”, “… surpasses GloVe by 0.05”."""
    if the(rest, Subject).there and the(rest, Relation) in _BEATING:
        return None
    return Comparative(
        the(rest, Relation), the(rest, Subject), first(rest, Amount), values=first(rest, tuple)
    )


@rule("predicate", "SHORT value_then SHORT_OF rival", "SHORT SHORT_OF rival by")
@rule("predicate", "value_then SHORT_OF rival")
def _falls_short(_: Context, *rest: Meaning) -> Comparative:
    """“… falls 3 points short of Elm”, “… 3 points adrift of Elm”."""
    return Comparative(Relation(Comparator.LESS), the(rest, Subject), the(rest, Amount))


@rule("predicate", "BEATS amount|bound 'behind' rival", "GAINS amount|bound 'to' rival")
def _loses_to(c: Context, *rest: Meaning) -> Comparative | None:
    """“… lags 3 points behind Elm”, “… concedes 3 points to Elm”; not “… adds 3 points to Elm”."""
    if first(rest, Comparator) is Comparator.MORE or first(rest, bool):
        return None
    if _IN_TIME.search(c.figure.value.label) and more_is_better(c, EVERYWHERE) is None:
        return None  # Who loses 10 seconds may take 10 seconds more.
    relation = Relation(Comparator.LESS, by_quality=True)
    return Comparative(relation, the(rest, Subject), the(rest, Amount))


@rule("predicate", "DET? MORE place measure? THAN rival by? versus?")
@rule("predicate", "'a'|'an'? amount|bound MORE place measure? THAN rival")
@rule("predicate", "DET? MORE place measure? THAN OTHERS LABEL|KIND?")
@rule("predicate", "DET? MORE measure 'of' DET? place measure|KIND? THAN rival by? versus?")
def _has_higher(c: Context, *rest: Meaning) -> Measured:
    """“… has a lower GM than M7”, “… has 20 more women than men”."""
    relation, place, than = Relation(the(rest, Comparator)), the(rest, Place), first(rest, Subject)
    if than is not None and than.place.dimensions == place.dimensions:
        than = replace(than, there=True)
    by, values = first(rest, Amount), first(rest, tuple)
    return Measured(place, Comparative(relation, than, by, values=values))


@rule("predicate", "DET? BETTER place measure? THAN rival by? versus?")
@rule("predicate", "DET? BETTER place measure? THAN OTHERS LABEL|KIND?")
def _has_better(_: Context, *rest: Meaning) -> Measured:
    """“… has a better perplexity and accuracy than B”."""
    relation = Relation(the(rest, Comparator), by_quality=True, strict=True)
    than, by, values = first(rest, Subject), first(rest, Amount), first(rest, tuple)
    return Measured(the(rest, Place), Comparative(relation, than, by, values=values))


@rule("relation", "MORE measure?", "MORE KIND", "'a' MORE measure|KIND")
def _more(_: Context, comparator: Comparator, *__: Meaning) -> Relation:
    return Relation(comparator)


@rule("relation", "BETTER measure?")
def _more_good(_: Context, comparator: Comparator, *__: Meaning) -> Relation:
    return Relation(comparator, by_quality=True, strict=True)


@rule("it_then", "'it'|'they' HAVE|BE|DO at")
def _it_then(_: Context, *rest: Meaning) -> Place:
    """“… than it had in 1980”."""
    return the(rest, Place)


@rule("predicate", "relation at THAN it_then", "amount|bound relation at THAN it_then")
@rule("predicate", "relation at THAN at versus?", "amount|bound relation at THAN at")
@rule("predicate", "part_more relation at THAN at|it_then")
def _higher_there(_: Context, *rest: Meaning) -> Comparative:
    """“… larger on NYT10 than on NYT11”, “… 3.8 lower in 2000 than in 1950”."""
    one, two = every(rest, Place)
    return Comparative(
        the(rest, Relation), Subject(two), first(rest, Amount), at=one, values=first(rest, tuple)
    )


@rule(
    "clause",
    "at? ','? MORE_CASES measure|KIND HAVE at THAN at",
    "at? ','? MORE_CASES measure|KIND HAVE at THAN place",
)
def _more_do_there(c: Context, *rest: Meaning) -> Reading | None:
    """“In 1950, more people lived in A than in B”."""
    *leads, one, two = every(rest, Place)
    if one.dimensions != two.dimensions or not one.ticks:
        return None
    comparative = Comparative(Relation(the(rest, Comparator)), Subject(two, own=two.dimensions))
    extent = Extent(place=leads[0]) if leads else Extent()
    return Statement(Subject(one, own=one.dimensions), comparative, extent).reading(c)


@rule("predicate", "relation at THAN rival by? versus?", "amount|bound relation at THAN rival")
def _higher_there_than(_: Context, *rest: Meaning) -> Comparative | None:
    """“… higher at 0.3 compared to 0.1”, “… higher in 2020 than B”, “… on Web than B is”."""
    relation, one, than = the(rest, Relation), the(rest, Place), the(rest, Subject)
    if than.there:
        return None
    return Comparative(relation, than, first(rest, Amount), at=one, values=first(rest, tuple))


@rule("predicate", "DET DIFFERENCE 'of' amount|bound 'over'|'on' rival")
@rule("predicate", "HAVE DET DIFFERENCE 'of' amount|bound 'over'|'on' rival")
def _has_a_lead(_: Context, *rest: Meaning) -> Comparative:
    """“… has a lead of 5 points over Cedar”."""
    relation = Relation(Comparator.MORE, by_quality=True)
    return Comparative(relation, the(rest, Subject), the(rest, Amount))


@rule("predicate", "HAVE? DET LAG 'of' amount|bound OVER|'to' rival")
def _has_a_deficit(_: Context, *rest: Meaning) -> Comparative:
    """“… has a deficit of 5 points to Elm”."""
    relation = Relation(Comparator.LESS, by_quality=True)
    return Comparative(relation, the(rest, Subject), the(rest, Amount))


@rule(
    "predicate",
    "comparative OTHERS LABEL|KIND|VALUES? by?",
    "comparative EACH 'other' LABEL|KIND by?",
)
@rule("predicate", "amount|bound comparative OTHERS LABEL|KIND?")
def _beats_others(_: Context, *rest: Meaning) -> Comparative | None:
    """“… ahead of all other models”."""
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Comparative(the(rest, Relation), None, first(rest, Amount))


@rule("versus", "'(' amount VERSUS amount ')'", "','? 'with'|'at' amount VERSUS amount")
@rule("versus", "','? amount VERSUS amount")
def _versus(_: Context, *rest: Meaning) -> tuple[Amount, Amount]:
    one, two = every(rest, Amount)
    return one, two


@rule("versus", "'(' amount ',' amount ')'", "'(' amount 'and' amount ')'")
def _beside(c: Context, *rest: Meaning) -> tuple[Amount, Amount] | None:
    """“A is above C (60 and 30)”; in “A and B are above C (60 and 54)” they are A's and B's."""
    if any(len(ticks) > _PAIR for ticks in c.discourse.named().values()):
        return None
    return _versus(c, *rest)  # type: ignore[no-any-return]


_PAIR = 2


@rule(
    "by",
    "','? 'by' amount",
    "','? 'by' bound",
    "','? 'by' 'a' EMPHATIC|'narrow'|'mere'|'wide'? 'margin' 'of' value_then",
    "','? 'by' 'only'|'just'|'merely'|'some' amount|bound",
)
def _by(c: Context, *rest: Meaning) -> Amount | None:
    amount = the(rest, Amount)
    # "… is ahead by 1990", but "by 8 points".
    return None if not amount.unit and only_ticks(c, amount) else amount


@rule("by", "','? 'by' part_more")
def _by_a_part(_: Context, *rest: Meaning) -> Amount:
    """“… exceeds B by almost half”."""
    return the(rest, Amount)


@rule("part_more", "a_part")
def _part_more(_: Context, part: Part) -> Amount:
    """“… a third fewer visitors than B”: by a third of what B has."""
    number, sign = Number(100 * part.size, 1), part.comparator or Comparator.ABOUT
    return Amount(number, sign, percent=True, near=part.near, relative=True, rough=True)


@rule(
    "clause",
    "EACH 'other'? VALUES|KIND BE as_extreme_as rival extents?",
    "NOTHING BE as_extreme_as rival extents?",
    "EACH 'other'? LABEL BE? as_extreme_as rival extents?",
    "EACH 'of'? DET? place BE? as_extreme_as rival extents?",
)
def _none_as_high(c: Context, *rest: Meaning) -> Reading | None:
    """“no other cell is as low as A at 3”, “no variant is as low as B on any set”."""
    quantifier = first(rest, Quantifier) or Quantifier.NONE
    if quantifier is not Quantifier.NONE:
        return None
    label, place = first(rest, Label), first(rest, Place) or EVERYWHERE
    several = [label.dimension] if label else [d for d, ticks in place.ticks if len(ticks) > 1]
    each = several[0] if len(several) == 1 else None
    if place.ticks and each is None:
        return None
    comparative = Comparative(Relation(the(rest, Comparator)), the(rest, Subject))
    extent = first(rest, Extent)
    if extent is None:
        subject = Subject(place.default(c.here), quantifier, each=each, own=frozenset())
        return comparative.reading(c, subject, Extent())
    return Statement(Subject(place, quantifier, each=each), comparative, extent).reading(c)


@rule("as_extreme_as", "AS_HIGH_AS")
def _as_high_as(*_: Meaning) -> Comparator:
    return Comparator.AT_LEAST


@rule("as_extreme_as", "AS_LOW_AS")
def _as_low_as(*_: Meaning) -> Comparator:
    return Comparator.AT_MOST
