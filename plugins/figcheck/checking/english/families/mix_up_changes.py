"""What changes from one confusion matrix to the other: recall, how often classes are mixed up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import FAMILY, Classes, Measure
from figcheck.checking.english.families.mix_ups import MixUp
from figcheck.checking.english.kinds.confusions import Confusions, in_panels
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Rate, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Followed:
    """What is followed from panel to panel.

    Attributes:
        mix: a mix-up.
        tick: a class, by its recall.
        mean: whether it is the mean recall of all classes.
    """

    mix: MixUp | None = None
    tick: int | None = None
    mean: bool = False


@rule("followed_up", "a_mix_up", "DET? MIXING some_of_class 'as'|'for'|'with' some_of_class")
def _mix_up(_: Context, mix: MixUp, *__: Meaning) -> Followed | None:
    """“the confusion of Dog with Cat”."""
    return None if mix.mutual and not mix.between else Followed(mix=mix)


@rule("followed_up", "DET? CONFUSION|CONFUSIONS|MIXING 'of' some_of_class 'with' some_of_class")
def _confusion_with(_: Context, *rest: Meaning) -> Followed | None:
    """“the confusion of Dog with Cat”: of the true dogs."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return Followed(mix=MixUp(one, two)) if one != two else None


@rule("followed_up", "some_of_class", "DET? class_rate 'of'|'for'|'on' some_of_class")
@rule("followed_up", "some_of_class 's'? class_rate")
def _class(_: Context, *rest: Meaning) -> Followed | None:
    """“the recall of Dog”, “Dog”."""
    measure = first(rest, Measure)
    return Followed(tick=the(rest, Classes).ticks[0]) if measure is not Measure.PRECISION else None


@rule("followed_up", "DET? AGGREGATE class_rate")
def _mean(_: Context, *rest: Meaning) -> Followed | None:
    """“the average recall”."""
    known = the(rest, Function) is Function.MEAN and the(rest, Measure) is Measure.RECALL
    return Followed(mean=True) if known else None


def _recalls(matrix: Confusions, place: Place) -> Term:
    """The recall of each class at a place, in each panel of it."""
    return Rate(matrix.diagonal, (matrix.truth.name,), size=matrix.size or None).term(place)


def _terms(c: Context, matrix: Confusions, what: Followed) -> tuple[Term, Term] | None:
    """What is followed, in the first panel and in the second."""
    panel = c.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) != 2 or panel.name in c.here.dimensions:
        return None
    if what.mix is not None and not matrix.counts and matrix.rated is not matrix.truth:
        return None
    found: list[Term] = []
    for tick in panel.ticks:
        there = Place.of(panel.name, [tick])
        truth = matrix.truth.ticks
        if what.mix is not None:
            cell = matrix.cell(truth[what.mix.true], matrix.guess.ticks[what.mix.taken])
            value: Term = cell.default(there).cells
            if matrix.size == 1:
                value = Arithmetic("*", value, Number(100))
        elif what.tick is not None:
            value = _recalls(matrix, Place.of(matrix.truth.name, [truth[what.tick]]).default(there))
        else:
            value = Aggregate(Function.MEAN, _recalls(matrix, there))
        found.append(value)
    return found[0], found[1]


@rule("from_to", "','? 'from' amount 'to' amount", "'(' 'from' amount 'to' amount ')'")
@rule("from_to", "'(' amount '→'|'->' amount ')'", "'(' amount 'vs' '.'? amount ')'")
def _from_to(_: Context, *rest: Meaning) -> tuple[Amount, Amount]:
    one, two = every(rest, Amount)
    return one.in_percent, two.in_percent


@rule("clause", "followed_up RISES|IMPROVES_ALL from_to", "followed_up RISES|IMPROVES_ALL")
@rule("clause", "followed_up RISES|IMPROVES_ALL 'by' amount", "followed_up GAINS amount")
def _moves(c: Context, what: Followed, *rest: Meaning) -> Reading | None:
    """“The confusion of Dog with Cat drops from 20 % to 5 %”."""
    matrix = in_panels(c)
    terms = _terms(c, matrix, what) if matrix else None
    if matrix is None or terms is None:
        return None
    up = next((r for r in rest if isinstance(r, bool)), True)
    ends, by = first(rest, tuple), first(rest, Amount)
    counts = matrix.counts and what.mix is not None
    if counts and any(a.percent for a in (ends or ())):
        return None
    held: list[Formula] = [Compare(Comparator.MORE if up else Comparator.LESS, terms[1], terms[0])]
    if ends is not None:
        held += [is_amount(t, a) for t, a in zip(terms, ends, strict=True)]
    if by is not None:
        change = Arithmetic("-", *(reversed(terms) if up else terms))
        held.append(is_amount(change, by.in_percent))
    return Reading((both(held),), FAMILY)


@rule("clause", "DET? class_rate RISES|IMPROVES_ALL 'for'|'in'|'on' EACH LABEL|KIND")
@rule(
    "clause", "EACH LABEL|KIND RISES|IMPROVES_ALL 'in' class_rate", "EACH LABEL|KIND IMPROVES_ALL"
)
def _all_move(c: Context, *rest: Meaning) -> Reading | None:
    """“Recall improves for every class”."""
    matrix, panel = in_panels(c), c.figure.dimension(Role.PANEL)
    label, measure = first(rest, Label), first(rest, Measure)
    if matrix is None or panel is None or len(panel.ticks) != 2 or panel.name in c.here.dimensions:
        return None
    if label is not None and label.dimension not in (matrix.truth.name, matrix.guess.name):
        return None
    if not matrix.has_recall or measure not in (None, Measure.RECALL):
        return None
    up = next((r for r in rest if isinstance(r, bool)), True)
    one, two = (_recalls(matrix, Place.of(panel.name, [t])) for t in panel.ticks)
    sign = Comparator.MORE if up else Comparator.LESS
    return Reading((Quantified(the(rest, Quantifier), Compare(sign, two, one)),), FAMILY)


@rule("clause", "some_of_class RISES|IMPROVES_ALL|PROFITS MOST_OF_ALL from_to|gain_noted?")
@rule("clause", "some_of_class GAINS MOST_OF_ALL from_to|gain_noted?")
@rule(
    "clause",
    "DET? class_rate RISES|IMPROVES_ALL MOST_OF_ALL 'for' some_of_class from_to|gain_noted?",
)
@rule("clause", "some_of_class HAVE DET EXTREME BETTERMENT|RISE from_to|gain_noted?")
@rule("clause", "DET EXTREME BETTERMENT|RISE BE 'for'|'in'|'on' some_of_class from_to|gain_noted?")
def _moves_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog improves the most, from 54 % to 79 %”."""
    matrix, panel = in_panels(c), c.figure.dimension(Role.PANEL)
    tick = the(rest, Classes).ticks[0]
    terms = _terms(c, matrix, Followed(tick=tick)) if matrix else None
    if matrix is None or panel is None or terms is None or not matrix.has_recall:
        return None
    up = next((r for r in rest if isinstance(r, bool)), True)
    all_of = [_recalls(matrix, EVERYWHERE.default(Place.of(panel.name, [t]))) for t in panel.ticks]
    own, each = Arithmetic("-", terms[1], terms[0]), Arithmetic("-", all_of[1], all_of[0])
    if not up:
        own, each = Arithmetic("-", terms[0], terms[1]), Arithmetic("-", all_of[0], all_of[1])
    held: list[Formula] = [Compare(Comparator.EQUAL, own, Aggregate(the(rest, Function), each))]
    ends, by = first(rest, tuple), first(rest, Amount)
    if ends is not None:
        held += [is_amount(t, a) for t, a in zip(terms, ends, strict=True)]
    if by is not None:
        held.append(is_amount(own, by.in_percent))
    return Reading((both(held),), FAMILY)


@rule("gain_noted", "'(' '+'? amount POINTS? ')'", "'by' amount POINTS?", "',' 'by' amount POINTS?")
def _gain_noted(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)
