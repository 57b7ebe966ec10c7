"""How often the labels of a confusion matrix are used: “S is predicted more often than Q”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.misclassified import (
    Classes,
    Measure,
    Measured,
    of_class,
    of_each,
    said,
)
from figcheck.checking.english.kinds.confusions import counted
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Not,
    Number,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("more_uses", "BE? GUESSED MORE_OFTEN")
def _more_uses(_: Context, *rest: Meaning) -> Comparator:
    """“is predicted more often”."""
    return the(rest, Comparator)


@rule("than_true", "THAN 'it'|'they' OCCURS_ITSELF in_truth?")
@rule("than_true", "THAN DET LABEL|KIND|WORD OCCURS_ITSELF in_truth?")
@rule("than_true", "THAN DET WORD|KIND|MEASURE|LABEL 'did'|'do'|'does'")
def _than_true(*_: Meaning) -> str:
    """“than the class occurs in the reference data”, “than the surveyors did”."""
    return "than it is true"


@rule("in_truth", "AT DET? WORD|KIND|LABEL|VALUES|MEASURE WORD|KIND|LABEL|VALUES?")
def _in_truth(*_: Meaning) -> str:
    return "in truth"


@rule("clause", "a_class more_uses THAN a_class", "user USES a_class MORE_OFTEN THAN a_class")
@rule("clause", "a_class more_uses than_true", "user USES a_class MORE_OFTEN than_true")
def _used_more(c: Context, *rest: Meaning) -> Reading | None:
    """“The classifier hands out the label S more often than the label Q”."""
    matrix, classes = counted(c), every(rest, Classes)
    if matrix is None:
        return None
    one = of_class(matrix, classes[0].ticks[0], Measure.USES)
    other = (
        of_class(matrix, classes[1].ticks[0], Measure.USES)
        if len(classes) > 1
        else of_class(matrix, classes[0].ticks[0], Measure.SIZE)
    )
    return said([Compare(the(rest, Comparator), one, other)])


@rule(
    "used_and_true",
    "'(' NUMBER VALUES|MEASURE|WORD 'for'|'against' NUMBER UNIT|CASE|KIND|VALUES|MEASURE ')'",
)
def _used_and_true(_: Context, *rest: Meaning) -> tuple[Written, Written]:
    """“(193 predictions for 200 images)”."""
    uses, size = every(rest, Written)
    return uses, size


@rule("clause", "a_class more_uses than_true used_and_true")
@rule("clause", "user USES a_class MORE_OFTEN than_true used_and_true")
def _used_more_noted(c: Context, *rest: Meaning) -> Reading | None:
    """“S is predicted less often than it occurs (193 predictions for 200 images)”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    numbers = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    terms = [of_class(matrix, tick, m) for m in (Measure.USES, Measure.SIZE)]
    held: list[Formula | None] = [Compare(the(rest, Comparator), *terms)]
    held += [
        Compare(Comparator.EQUAL, term, Number(number.value))
        for term, number in zip(terms, numbers, strict=True)
    ]
    return said(held)


@rule("clause", "a_class more_uses than_cases", "user USES a_class MORE_OFTEN than_cases")
def _used_more_than_there_are(c: Context, *rest: Meaning) -> Reading | None:
    """“The classifier hands out the label S less often than there are true S cases”."""
    one, other = every(rest, Classes)
    reading: Reading | None = _used_more(c, one, the(rest, Comparator))
    return reading if one.ticks == other.ticks else None


@rule("than_cases", "THAN THERE some_of_class")
def _than_cases(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule("user", "DET KIND|WORD|LABEL|THING|HOLDER", "'it'", "DET KIND|WORD KIND|LABEL|THING|HOLDER")
def _user(*_: Meaning) -> str:
    """“the classifier”, “the network”."""
    return "user"


@rule("clause", "classes more_uses than_true")
def _each_used_more(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“All classes are predicted less often than they occur”."""
    matrix = counted(c)
    if matrix is None or classes.count is not None or classes.quantifier is not Quantifier.ALL:
        return None
    held: list[Formula | None] = []
    for i in classes.ticks:
        uses, size = (of_class(matrix, i, m) for m in (Measure.USES, Measure.SIZE))
        held.append(Compare(the(rest, Comparator), uses, size))
    return said(held)


@rule("clause", "user USES a_class MORE_OFTEN THAN OTHERS LABEL|KIND?")
@rule("clause", "user USES a_class MORE_OFTEN THAN EACH|ANY 'other' LABEL|KIND?")
@rule("clause", "a_class more_uses THAN EACH|ANY 'other' LABEL|KIND? times_noted?")
@rule("clause", "a_class BE DET LABEL|KIND 'that'|'which'? user USES MOST_OFTEN times_noted?")
def _used_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Glass is the label that the network assigns most frequently (208 times)”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None or first(rest, Quantifier) not in OF_ALL:
        return None
    sign = first(rest, Comparator) or Comparator.MORE
    if first(rest, Comparator) is None:
        sign = Comparator.AT_LEAST
    own = of_class(matrix, tick, Measure.USES)
    others = (of_class(matrix, i, Measure.USES) for i in range(len(matrix.truth.ticks)))
    held: list[Formula | None] = [
        Compare(sign, own, other) for i, other in enumerate(others) if i != tick
    ]
    number = first(rest, Written)
    if number is not None:
        held.append(Compare(Comparator.EQUAL, own, Number(number.value)))
    return said(held)


@rule("times_noted", "'(' NUMBER TIMES ')'", "',' NUMBER TIMES", "','? 'with' NUMBER VALUES|CASE")
@rule("times_noted", "',' 'namely' NUMBER TIMES", "',' 'at' NUMBER TIMES")
def _times_noted(_: Context, number: Written, *__: Meaning) -> Written:
    return number


@rule("clause", "both_classes BE DET ONLY? COUNT? LABEL|KIND 'that' BE GUESSED BOUND NUMBER TIMES")
@rule("clause", "both_classes BE DET ONLY? COUNT? LABEL|KIND GUESSED BOUND NUMBER TIMES")
def _only_two_beyond(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“A and B are the two classes predicted fewer than 200 times”."""
    matrix, number = counted(c), the(rest, Written)
    count = first_exactly(rest, int, 2)
    if matrix is None or count != len(classes.ticks):
        return None
    held: list[Formula | None] = []
    for i in range(len(matrix.truth.ticks)):
        uses = of_class(matrix, i, Measure.USES)
        beyond = Compare(the(rest, Comparator), uses, Number(number.value))
        held.append(beyond if i in classes.ticks else Not(beyond))
    return said(held)


@rule("clause", "classes BE GUESSED bound TIMES_OVER", "a_class BE GUESSED bound TIMES_OVER")
@rule("clause", "classes BE GUESSED BOUND NUMBER TIMES", "a_class BE GUESSED BOUND NUMBER TIMES")
def _used_beyond(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“Two classes are predicted fewer than 200 times”."""
    amount, number = first(rest, Amount), first(rest, Written)
    if amount is None and number is not None:
        amount = Amount(Number(number.value, number.decimals), the(rest, Comparator))
    return of_each(c, classes, (Measured(Measure.USES, amount),)) if amount else None


@rule("clause", "place BE DET ONLY COUNT? LABEL|KIND more_uses than_true")
@rule("clause", "place BE DET ONLY COUNT? LABEL|KIND 'that'|'which' more_uses than_true")
def _only_overused(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“Fo and Gr are the only labels assigned more often than the class occurs”."""
    matrix = counted(c)
    if matrix is None or len(place.ticks) != 1:
        return None
    ((dimension, ticks),) = place.ticks
    known = next((d for d in (matrix.truth, matrix.guess) if d.name == dimension), None)
    count = first_exactly(rest, int)
    if known is None or count not in (None, len(ticks)):
        return None
    held: list[Formula | None] = []
    for i, tick in enumerate(known.ticks):
        uses, size = (of_class(matrix, i, m) for m in (Measure.USES, Measure.SIZE))
        more = Compare(the(rest, Comparator), uses, size)
        held.append(more if tick in ticks else Not(more))
    return said(held)


@rule("clause", "a_class BE NEVER|NOT 'ever'? GUESSED", "a_class BE GUESSED 'not' 'once'")
@rule("clause", "'no' VALUES|CASE|MEASURE|UNIT BE 'ever'? MISTAKEN DET? a_class")
def _never_used(c: Context, *rest: Meaning) -> Reading | None:
    """“The label D is never predicted”, “no post is ever taken for a query”."""
    matrix = counted(c)
    noun = first_exactly(rest, str)
    if matrix is None or (noun is not None and not c.names.topics.names(noun)):
        return None  # "No denial is ever taken for a query": no case of one class, by another name.
    uses = of_class(matrix, the(rest, Classes).ticks[0], Measure.USES)
    return said([Compare(Comparator.EQUAL, uses, Number(0))])
