"""What a confusion matrix says of each class: its hits and misses, how often its label is used."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.leaving import LeftOut
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.excepted import or_excepting
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
    Term,
)
from figcheck.patterns import regex
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "share"

_OF_LABEL = regex(r"(?:prediction|guess|label|answer|output|decision)(?:e?s)?")
"""What there is of a label, not of a class."""


class Measure(Enum):
    """What can be said of a class: parts in percent, and numbers of cases."""

    RECALL = "recall"
    PRECISION = "precision"
    SIZE = "size"
    USES = "uses"
    HITS = "hits"
    MISSES = "misses"
    ALARMS = "false alarms"


@record
class Measured:
    """A measure with what is said of it: “9 false alarms”, “a recall above 80 %”."""

    measure: Measure
    amount: Amount


@record
class Classes:
    """Some classes of the matrix, by their place in the order, and of how many it is said.

    Attributes:
        ticks: the classes.
        quantifier: how many of them are meant, in words.
        count: how many, as a number.
        excepted: the classes that are left out of all.
    """

    ticks: tuple[int, ...]
    quantifier: Quantifier | None = Quantifier.ALL
    count: Amount | None = None
    excepted: tuple[int, ...] = ()


def total(place: Place) -> Term:
    """How many cases there are at a place."""
    return Aggregate(Function.SUM, place.cells)


def of_class(matrix: Confusions, tick: int, measure: Measure) -> Term:
    """A measure of one class."""
    truth, guess = matrix.truth.ticks[tick], matrix.guess.ticks[tick]
    size = total(Place.of(matrix.truth.name, [truth]))
    uses = total(Place.of(matrix.guess.name, [guess]))
    hits = matrix.cell(truth, guess).cells
    known = Arithmetic("*", hits, Number(100 / (matrix.size or 1)))
    terms: dict[Measure, Term] = {
        Measure.RECALL: known if matrix.rated else percent(hits, size),
        Measure.PRECISION: known if matrix.rated else percent(hits, uses),
        Measure.SIZE: size,
        Measure.USES: uses,
        Measure.HITS: hits,
        Measure.MISSES: Arithmetic("-", size, hits),
        Measure.ALARMS: Arithmetic("-", uses, hits),
    }
    return terms[measure]


def percent(part: Term, whole: Term) -> Term:
    """A part of a whole in percent."""
    return Arithmetic("*", Arithmetic("/", part, whole), Number(100))


def class_at(matrix: Confusions | None, place: Place) -> int | None:
    """The class that a place names, as a row or as a column."""
    if matrix is None or len(place.ticks) != 1 or place.orders or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    known = {d.name: d for d in (matrix.truth, matrix.guess)}.get(dimension)
    return known.ticks.index(ticks[0]) if known and len(ticks) == 1 else None


def said(held: list[Formula | None]) -> Reading | None:
    """All of several formulas together, `None` if there is none."""
    return Reading((both(held),), FAMILY) if held else None


@rule("measured", "counted how_right", "JUST? NUMBER how_right", "BOUND|EXACTLY NUMBER how_right")
def _counted(_: Context, *rest: Meaning) -> Measured | None:
    """“163 hits”, “only 9 false alarms”."""
    amount, number = first(rest, Amount), first(rest, Written)
    if amount is None and number is not None:
        sign = first(rest, Comparator) or Comparator.EQUAL
        amount = Amount(Number(number.value, number.decimals), sign)
    return Measured(the(rest, Measure), amount) if amount else None


@rule("measured", "DET? class_rate 'of' value_then|bound", "DET? class_rate bound|noted")
def _rated(_: Context, *rest: Meaning) -> Measured:
    """“a recall of 80 %”, “a precision below 75 %”."""
    return Measured(the(rest, Measure), the(rest, Amount).in_percent)


def _given(c: Context, measure: Measure) -> Measure | None:
    """A measure, if the values of the matrix tell it."""
    matrix = c.confusions
    return measure if matrix is not None and has(matrix, measure) else None


def has(matrix: Confusions, measure: Measure) -> bool:
    """Whether the values of a matrix tell a measure."""
    if measure is Measure.RECALL:
        return matrix.has_recall
    return matrix.has_precision if measure is Measure.PRECISION else matrix.counts


@rule("class_rate", "RECALL")
def _recall(c: Context, *_: Meaning) -> Measure | None:
    return _given(c, Measure.RECALL)


@rule("class_rate", "PRECISION")
def _precision(c: Context, *_: Meaning) -> Measure | None:
    return _given(c, Measure.PRECISION)


@rule("how_right", "HITS", "'correct' VALUES|CASE|MEASURE|KIND|UNIT")
def _hits(c: Context, *_: Meaning) -> Measure | None:
    return _given(c, Measure.HITS)


@rule("how_right", "MISSED_ONES")
def _misses(c: Context, *_: Meaning) -> Measure | None:
    return _given(c, Measure.MISSES)


@rule("how_right", "FALSE_ALARMS")
def _alarms(c: Context, *_: Meaning) -> Measure | None:
    return _given(c, Measure.ALARMS)


@rule("measures_said", "measured", "measured ','? 'and' 'only'? measured")
def _several(_: Context, *rest: Meaning) -> tuple[Measured, ...]:
    return tuple(every(rest, Measured))


@rule("a_class", "DET? KIND|LABEL? place VALUES|MEASURE|KIND|LABEL|UNIT?")
@rule("a_class", "DET? KIND|WORD|MEASURE|CASE|UNIT 'of' place")
def _a_class(c: Context, *rest: Meaning) -> Classes | None:
    """“forest tiles”, “the label Cr”, “expressions of support”."""
    matrix = c.confusions
    if any(type(r) is str and _OF_LABEL.fullmatch(r) for r in rest):
        return None  # "Predictions of Cow" are those in its column.
    tick = class_at(matrix, the(rest, Place))
    label = first(rest, Label)
    if matrix is None or tick is None:
        return None
    if label is not None and label.dimension not in (matrix.truth.name, matrix.guess.name):
        return None
    return Classes((tick,))


@rule("classes", "EACH LABEL|KIND|THING", "EACH LABEL|KIND|THING EXCEPT|'but' place")
@rule("classes", "left_out ','? EACH 'remaining'|'other'? LABEL|KIND")
@rule("classes", "EXCEPT place ','? EACH 'remaining'|'other'? LABEL|KIND|THING")
@rule("classes", "left_out ','? 'the' 'remaining'|'other' LABEL|KIND")
def _each(c: Context, *rest: Meaning) -> Classes | None:
    """“all classes but Wheat”, “leaving wheat aside, all remaining classes”."""
    matrix, left_out = confusions(c), first(rest, LeftOut)
    place = left_out.place if left_out else first(rest, Place)
    out = _classes_at(matrix, place) if place else ()
    if matrix is None or (place is not None and not out):
        return None
    kept = tuple(i for i in range(len(matrix.truth.ticks)) if i not in out)
    return Classes(kept, first(rest, Quantifier) or Quantifier.ALL, excepted=out)


def _classes_at(matrix: Confusions | None, place: Place) -> tuple[int, ...]:
    """The classes that a place lists; none if it names anything else."""
    if matrix is None or len(place.ticks) != 1:
        return ()
    ((dimension, ticks),) = place.ticks
    found = [class_at(matrix, replace(place, ticks=((dimension, (t,)),))) for t in ticks]
    known = tuple(tick for tick in found if tick is not None)
    return known if len(known) == len(ticks) else ()


@rule("classes", "EACH COUNT LABEL|KIND|THING|WORD")
def _all_so_many(c: Context, quantifier: Quantifier, *rest: Meaning) -> Classes | None:
    """“all five classes”, if there are five."""
    matrix, count = confusions(c), exactly(rest, int)
    if matrix is None or count != len(matrix.truth.ticks):
        return None
    return Classes(tuple(range(count)), quantifier)


@rule("classes", "EXACTLY? COUNT 'of' 'the' COUNT LABEL|KIND|THING|WORD")
def _so_many_of(c: Context, *rest: Meaning) -> Classes | None:
    """“three of the four classes”."""
    part, whole = (r for r in rest if type(r) is int)
    matrix = confusions(c)
    if matrix is None or whole != len(matrix.truth.ticks):
        return None
    return Classes(tuple(range(whole)), None, Amount(Number(float(part))))


@rule("classes", "tally", "EXACTLY? COUNT LABEL|KIND|THING")
def _so_many(c: Context, *rest: Meaning) -> Classes | None:
    """“three classes”, “only one class”."""
    matrix, tally = confusions(c), first(rest, Tally)
    if matrix is None or (tally is not None and tally.place.ticks):
        return None
    count = first_exactly(rest, int, 0)
    amount = tally.amount if tally else Amount(Number(float(count)))
    return Classes(tuple(range(len(matrix.truth.ticks))), None, amount)


def of_each(c: Context, classes: Classes, said: tuple[Measured, ...]) -> Reading | None:
    """What is said of each of some classes, or of so many of them.

    Args:
        c: the context of the clause.
        classes: which, and of how many of them it is said.
        said: what is said.
    """
    matrix = confusions(c)
    if matrix is None:
        return None

    def so(tick: int) -> Formula:
        return both(is_amount(of_class(matrix, tick, m.measure), m.amount) for m in said)

    cases = [(so(tick),) for tick in classes.ticks]
    formulas = of_cases(c, cases, classes.quantifier, classes.count)
    if not formulas or not classes.excepted:
        return Reading(formulas, FAMILY) if formulas else None
    denied = classes.quantifier is Quantifier.NONE
    others = [Not(so(tick)) if denied else so(tick) for tick in classes.excepted]
    return or_excepting(Reading(formulas, FAMILY), [Reading((o,), FAMILY) for o in others])


@rule("clause", "classes HAVE measures_said", "a_class HAVE measures_said")
def _classes_have(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“No class but Wheat has a precision below 75 %”, “Oats has 163 hits and 9 false alarms”."""
    said = next((r for r in rest if isinstance(r, tuple)), ())
    return of_each(c, classes, _where_drawn(c, said))


def _where_drawn(c: Context, said: tuple[Measured, ...]) -> tuple[Measured, ...]:
    """What is said of a class as a row or a column: errors in a label's column are false alarms."""
    matrix = c.confusions
    words = ROLE_WORDS[matrix.guess.role][:1] if matrix is not None else ()
    if not any(c.discourse.clause_has_word(f"{word}{s}") for word in words for s in ("", "s")):
        return said
    return tuple(
        replace(m, measure=Measure.ALARMS) if m.measure is Measure.MISSES else m for m in said
    )


@rule("clause", "classes DIPS DET? class_rate 'of' amount")
def _classes_below(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“No column other than Gr falls below a precision of 75 %”."""
    sign, amount = the(rest, Comparator), the(rest, Amount)
    bound = replace(amount.in_percent, comparator=sign)
    return of_each(c, classes, (Measured(the(rest, Measure), bound),))


@rule("clause", "classes HAVE part_of_own correct")
@rule("clause", "a_class HAVE part_of_own correct")
def _mostly_right(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“Only one class has most of its posts classified correctly”."""
    right = the(rest, bool)
    return of_each(c, classes, (Measured(Measure.RECALL, the(rest, Amount)),)) if right else None


@rule("part_of_own", "part_amount 'of' POSSESSIVE VALUES|CASE|MEASURE|KIND|LABEL|UNIT")
def _part_of_own(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("part_of_own", "EACH 'of'? POSSESSIVE VALUES|CASE|MEASURE|KIND|LABEL|UNIT")
def _most_of_own(_: Context, *rest: Meaning) -> Amount | None:
    """“most of its posts”."""
    if the(rest, Quantifier) is not Quantifier.MOST:
        return None
    return Amount(Number(50.0), Comparator.MORE, percent=True)
