"""How often the labels of a confusion matrix are used: “S is predicted more often than Q”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.confusions import counted
from figcheck.checking.english.families.misclassified import (
    Classes,
    Measure,
    of_class,
    said,
)
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.rules import Meaning, every, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Not,
    Number,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


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


@rule("user", "DET KIND|WORD|LABEL|THING|HOLDER", "'it'", "DET KIND|WORD KIND|LABEL|THING|HOLDER")
def _user(*_: Meaning) -> str:
    """“the classifier”, “the network”."""
    return "user"


@rule("clause", "place BE DET ONLY COUNT? LABEL|KIND more_uses than_true")
@rule("clause", "place BE DET ONLY COUNT? LABEL|KIND 'that'|'which' more_uses than_true")
def _only_overused(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“Fo and Gr are the only labels assigned more often than the class occurs”."""
    matrix = counted(c)
    if matrix is None or len(place.ticks) != 1:
        return None
    ((dimension, ticks),) = place.ticks
    known = next((d for d in (matrix.truth, matrix.guess) if d.name == dimension), None)
    count = next((r for r in rest if type(r) is int), None)
    if known is None or count not in (None, len(ticks)):
        return None
    held: list[Formula | None] = []
    for i, tick in enumerate(known.ticks):
        uses, size = (of_class(matrix, i, m) for m in (Measure.USES, Measure.SIZE))
        more = Compare(the(rest, Comparator), uses, size)
        held.append(more if tick in ticks else Not(more))
    return said(held)


@rule("clause", "a_class BE NEVER|NOT 'ever'? GUESSED", "a_class BE GUESSED 'not' 'once'")
@rule("clause", "'no' VALUES|CASE|MEASURE|KIND|UNIT BE 'ever'? MISTAKEN DET? a_class")
def _never_used(c: Context, *rest: Meaning) -> Reading | None:
    """“The label D is never predicted”."""
    matrix = counted(c)
    if matrix is None:
        return None
    uses = of_class(matrix, the(rest, Classes).ticks[0], Measure.USES)
    return said([Compare(Comparator.EQUAL, uses, Number(0))])
