"""What a confusion matrix says of its classes: accuracy, recall, precision, confusions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.kinds.confusions import Confusions, confusions, counted
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Place,
    Rate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "share"


def _sum(place: Place) -> Term:
    return Aggregate(Function.SUM, place.cells)


@rule(
    "subject",
    "DET? SIZE? ACCURACY",
    "POSSESSIVE SIZE? ACCURACY",
    "DET? PART 'of' CORRECT VALUES|MEASURE",
)
def _accuracy(c: Context, *_: Meaning) -> Subject | None:
    """“the overall accuracy”: the diagonal among all."""
    matrix = confusions(c)
    if matrix is None or not matrix.counts:
        return None
    return Subject(EVERYWHERE, rate=Rate(matrix.diagonal, ()))


@rule("subject", "DET? SIZE? ERROR_RATE")
def _error_rate(c: Context, *_: Meaning) -> Subject | None:
    matrix = confusions(c)
    if matrix is None or not matrix.counts:
        return None
    return Subject(EVERYWHERE, rate=Rate(matrix.errors, ()))


@rule("subject", "DET? ERROR_RATE 'of'|'for'|'on' DET? place", "spot 's' ERROR_RATE")
def _error_rate_of(c: Context, *rest: Meaning) -> Subject | None:
    """“the error rate for Cow”: what is not recognised of its row."""
    recall = _of_class(c, the(rest, Place), recall=True)
    if recall is None or recall.rate is None or c.confusions is None:
        return None
    return replace(recall, rate=replace(recall.rate, part=c.confusions.errors))


def _of_class(c: Context, place: Place, *, recall: bool) -> Subject | None:
    matrix = confusions(c)
    if matrix is None or not (matrix.has_recall if recall else matrix.has_precision):
        return None
    along = matrix.truth if recall else matrix.guess
    named = _as_class(c, place, recall=recall)
    rate = Rate(matrix.diagonal, (along.name,), size=matrix.size or None)
    return Subject(named, rate=rate) if named else None


@rule("subject", "DET? RECALL 'of'|'for'|'on' DET? place", "spot 's'? RECALL")
def _recall(c: Context, *rest: Meaning) -> Subject | None:
    """“the recall of Cow”: what is recognised of its row."""
    return _of_class(c, the(rest, Place), recall=True)


@rule("subject", "DET? PRECISION 'of'|'for'|'on' DET? place", "spot 's'? PRECISION")
def _precision(c: Context, *rest: Meaning) -> Subject | None:
    """“the precision of Cow”: what is right of its column."""
    return _of_class(c, the(rest, Place), recall=False)


def _as_class(c: Context, place: Place, *, recall: bool) -> Place | None:
    """A class by its name in the rows or in the columns."""
    matrix = confusions(c)
    if matrix is None or len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    along, other = (matrix.truth, matrix.guess) if recall else (matrix.guess, matrix.truth)
    if dimension == along.name:
        return place
    if dimension != other.name:
        return None
    return Place.of(along.name, [matrix.same(t, other) for t in ticks])


@rule(
    "correct",
    "BE? MANNER? CORRECT",
    "ENDS_IN DET DIAGONAL",
    "ENDS_IN DET 'right'|'correct' 'cell'|'class'|'column'",
)
def _correct(*_: Meaning) -> bool:
    return True


@rule("correct", "BE? WRONG")
def _wrong(*_: Meaning) -> bool:
    return False


def _counted_part(matrix: Confusions, *, correct: bool) -> Place:
    return matrix.diagonal if correct else matrix.errors


@rule("clause", "counted 'of'|'out' 'of'? DET|POSSESSIVE? NUMBER cases_of correct")
@rule("clause", "counted 'of' DET|POSSESSIVE? NUMBER cases_of so_many_percent ','? correct")
@rule("clause", "counted 'of' DET|POSSESSIVE? NUMBER cases_of correct so_many_percent")
@rule("clause", "'of' DET|POSSESSIVE NUMBER cases_of ',' counted correct")
@rule(
    "clause",
    "counted cases_of correct",
    "'in' 'total' ','? counted 'of' DET NUMBER cases_of correct",
)
@rule("clause", "THERE counted WRONG|CORRECT cases_of", "'in' 'total' ','? THERE counted ERRORS")
@rule("clause", "user HAVE|MAKES counted ERRORS")
@rule("clause", "THERE counted ERRORS", "'in' 'total' ','? counted cases_of correct")
def _so_many_correct(c: Context, *rest: Meaning) -> Reading | None:
    """“80 of the 100 cats are classified correctly”, “68 samples are misclassified”."""
    matrix = counted(c)
    if matrix is None:
        return None
    correct = next((r for r in rest if isinstance(r, bool)), False)
    whole = first(rest, Place) or EVERYWHERE
    if whole.dimensions - {matrix.truth.name} or len(whole.ticks) > 1 or whole.notes:
        return None
    if _is_of_others(c, whole):
        return None
    part = _counted_part(matrix, correct=correct).default(whole)
    total = first(rest, Written)
    amount, *shares = every(rest, Amount)
    said: list[Formula] = [is_amount(_sum(part), amount)]
    rate = Rate(_counted_part(matrix, correct=correct), ())
    said += [is_amount(rate.term(whole), share) for share in shares]
    if total is not None:
        said.append(Compare(Comparator.EQUAL, _sum(whole), Number(total.value)))
    return Reading((both(said),), FAMILY)


def _is_of_others(c: Context, whole: Place) -> bool:
    """Whether it is said of “Cat predictions”, which make a column, or “for each class”."""
    labelled = bool(whole.ticks) and c.discourse.clause_has_word("(?:predictions|guesses)")
    return labelled or c.discourse.clause_has_word("(?:for|in) (?:all|each|every|both|any|most)")


@rule("clause", "part_in_words 'all'? DET? cases_of correct")
@rule("clause", "part_amount 'of' cases_of correct", "part_amount 'of' DET NUMBER cases_of correct")
def _part_correct(c: Context, amount: Amount, *rest: Meaning) -> Reading | None:
    """“80 % of the cats are recognised”, “80 % of the 100 cats are recognised”."""
    whole, correct, size = the(rest, Place), the(rest, bool), first(rest, Written)
    matrix = confusions(c)
    if matrix is None or whole.dimensions - {matrix.truth.name} or whole.notes:
        return None
    if _is_of_others(c, whole):
        return None
    rate = Rate(_counted_part(matrix, correct=correct), (), size=matrix.size or None)
    if matrix.rated and not (matrix.has_recall and len(whole.get(matrix.truth.name)) == 1):
        return None
    said: list[Formula] = [is_amount(rate.term(whole), amount)]
    if size is not None:
        if matrix.rated:
            return None
        said.append(Compare(Comparator.EQUAL, _sum(whole), Number(size.value)))
    return Reading((both(said),), FAMILY)


@rule("clause", "counted cases_of BE? MISTAKEN place", "counted cases_of BE 'ever'? MISTAKEN place")
@rule("clause", "'no'|'none' 'of'? DET? place VALUES|MEASURE? BE 'ever'? MISTAKEN place")
@rule("clause", "place BE NEVER MISTAKEN place", "part_amount 'of' cases_of BE MISTAKEN place")
@rule("clause", "counted 'of' DET NUMBER cases_of BE MISTAKEN place")
def _mistaken(c: Context, *rest: Meaning) -> Reading | None:
    """“20 Dog samples are misclassified as Cat”, “no Cow is ever predicted as Hen”."""
    matrix = confusions(c)
    one, two = every(rest, Place)
    if matrix is None or one.dimensions != {matrix.truth.name} or len(two.ticks) != 1:
        return None
    ((dimension, ticks),) = two.ticks
    if dimension == matrix.truth.name:
        ticks = tuple(matrix.same(t, matrix.truth) for t in ticks)
    elif dimension != matrix.guess.name:
        return None
    if one.notes or two.notes:
        return None
    if ticks == tuple(matrix.same(t, matrix.truth) for t in one.get(matrix.truth.name)):
        return None  # "This class is taken for A": another one.
    part = Place.of(matrix.guess.name, ticks)
    amount = first(rest, Amount) or Amount(Number(0.0))
    if matrix.rated and not (matrix.has_recall and amount.percent and len(one.ticks[0][1]) == 1):
        return None
    if amount.percent:
        rate = Rate(part, (), size=matrix.size or None)
        return Reading((is_amount(rate.term(one), amount),), FAMILY)
    total = first(rest, Written)
    said: list[Formula] = [is_amount(_sum(part.default(one)), amount)]
    if total is not None:
        said.append(Compare(Comparator.EQUAL, _sum(one), Number(total.value)))
    return Reading((both(said),), FAMILY)


@rule("clause", "THERE value_then cases_of", "place HAVE value_then VALUES|MEASURE|CASE")
def _class_size(c: Context, *rest: Meaning) -> Reading | None:
    """“There are 100 Cat samples”; “100 Cat predictions” make a column."""
    if c.discourse.clause_has_word("(?:predictions|guesses)"):
        return None
    return _size(c, the(rest, Place), the(rest, Amount), guessed=False)


@rule("clause", "DET? LABEL|KIND? place BE GUESSED value_then TIMES_OVER")
@rule("clause", "place BE GUESSED NUMBER TIMES", "DET LABEL|KIND place BE GUESSED NUMBER TIMES")
def _guessed(c: Context, *rest: Meaning) -> Reading | None:
    """“The label Cat is predicted 106 times”."""
    number = first(rest, Written)
    amount = first(rest, Amount) or (amount_of(number, Comparator.EQUAL) if number else None)
    return _size(c, the(rest, Place), amount, guessed=True) if amount else None


def _size(c: Context, place: Place, amount: Amount, *, guessed: bool) -> Reading | None:
    matrix = counted(c)
    named = _as_class(c, place, recall=not guessed)
    if matrix is None or named is None:
        return None
    return Reading((is_amount(_sum(named), amount),), FAMILY)
