"""What is said of the classes of a confusion matrix by a measure: “recall is above 85 % for A”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.class_recall import Score, has_most
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    Measured,
    of_class,
    of_each,
    percent,
    total,
)
from figcheck.checking.english.families.mix_up_ranks import most_of_all
from figcheck.checking.english.families.mix_up_rates import most_of_row
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of, with_note
from figcheck.checking.english.kinds.confusions import confusions, counted
from figcheck.checking.english.meanings.meaning import Amount, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Function,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("of_the_classes", "'of'|'among' DET|'all' COUNT? LABEL|KIND|THING")
@rule("of_the_classes", "'of'|'among' EACH|ANY COUNT? LABEL|KIND|THING")
def _of_the_classes(c: Context, *rest: Meaning) -> str | None:
    """“of the five classes”, if there are five."""
    matrix = c.confusions
    count = first_exactly(rest, int)
    known = matrix is not None and count in (None, len(matrix.truth.ticks))
    return "of all" if known else None


@rule("most_of_class", "DET? EXTREME|BEST class_rate of_the_classes")
@rule("most_of_class", "DET? EXTREME class_total of_the_classes")
def _most_of_all_classes(_: Context, *rest: Meaning) -> tuple[Measure, Function]:
    """“the highest recall of the five classes”."""
    return the(rest, Measure), the(rest, Function)


@rule("both_classes", "'both'? two_classes", "'either' two_classes")
def _both_classes(_: Context, classes: Classes) -> Classes:
    """“both A and B”."""
    return replace(classes, quantifier=Quantifier.ALL)


@rule("clause", "class_rate BE bound|value_then 'for'|'in'|'on' classes|some_of_class|both_classes")
@rule("clause", "class_rate EXCEEDS|DIPS amount 'for'|'in'|'on' classes|some_of_class|both_classes")
def _rate_is(c: Context, measure: Measure, *rest: Meaning) -> Reading | None:
    """“Recall is higher than 85 % for four of the five classes”."""
    classes, amount = the(rest, Classes), the(rest, Amount).in_percent
    sign = first(rest, Comparator)
    if sign is not None:
        amount = replace(amount, comparator=sign)
    several = Classes(classes.ticks, classes.quantifier, classes.count)
    return of_each(c, several, (Measured(measure, amount),)) if amount.percent else None


@rule("clause", "some_of_class BE MISTAKEN taken_so_often ','? 'and' taken_so_often")
def _taken_for_both(c: Context, *rest: Meaning) -> Reading | None:
    """“Metal is taken for plastic 13 times and for glass 11 times”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    held: list[Formula] = []
    for taken, amount in (r for r in rest if isinstance(r, tuple)):
        if taken == tick:
            return None
        held.append(is_amount(cell_of(matrix, MixUp(tick, taken)), amount))
    return Reading((both(held),), FAMILY)


@rule("taken_so_often", "'for'|'as'|'with'? some_of_class so_often")
def _taken_so_often(_: Context, classes: Classes, amount: Amount) -> tuple[int, Amount]:
    return classes.ticks[0], amount


@rule("most_mix_ups_of", "DET? EXTREME|OFTENEST 'wrong'|'incorrect' LABEL|KIND 'for' some_of_class")
def _most_wrong_label(_: Context, *rest: Meaning) -> Classes | None:
    """“the most common wrong label for dogs”."""
    return the(rest, Classes) if first(rest, Function) is not Function.MIN else None


@rule("reverse_error", "DET 'reverse'|'opposite' CONFUSION|ERRORS|WORD ',' a_mix_up ','?")
def _reverse_error(_: Context, *rest: Meaning) -> MixUp:
    """“the reverse error, cats taken for dogs”."""
    return replace(the(rest, MixUp), mutual=False)


@rule("clause", "reverse_error BE DET? mix_rank 'one'? in_matrix? mix_note?")
def _reverse_is_so_frequent(c: Context, mix: MixUp, *rest: Meaning) -> Reading | None:
    """“The reverse error, cats taken for dogs, is the second most frequent one (27)”."""
    function, rank = the(rest, tuple)
    return most_of_all(c, mix, function, rank, first(rest, Noted))


@rule("clause", "reverse_error BE 'just'|'exactly'|'equally'? 'as'? 'common'|'frequent'")
def _reverse_is_as_frequent(c: Context, mix: MixUp, *_: Meaning) -> Reading | None:
    """“The reverse error, cats taken for dogs, is just as common”."""
    matrix = confusions(c)
    if matrix is None or not c.discourse.clause_has_word("(?:as|equally)"):
        return None
    one, other = (cell_of(matrix, m) for m in (mix, mix.turned))
    return Reading((Compare(Comparator.EQUAL, one, other),), FAMILY)


@rule(
    "clause",
    "DET? LABEL|KIND? a_class HAVE|ACCOUNT_FOR counted WRONG VALUES|CASE|KIND|MEASURE|UNIT",
)
@rule("clause", "DET LABEL|KIND a_class HAVE|ACCOUNT_FOR counted ERRORS")
def _wrong_in_column(c: Context, *rest: Meaning) -> Reading | None:
    """“Column N contains 102 wrong decisions”: those that got the label wrongly."""
    matrix, label = counted(c), first(rest, Label)
    if matrix is None or label is None:
        return None
    measure = Measure.ALARMS if label.dimension == matrix.guess.name else Measure.MISSES
    own = of_class(matrix, the(rest, Classes).ticks[0], measure)
    return Reading((is_amount(own, the(rest, Amount)),), FAMILY)


@rule("class_score", "','? 'with' mix_count own_cases so_many_percent? correct")
@rule("class_score", "','? 'with' mix_count own_cases correct so_many_percent?")
def _with_so_many_of(_: Context, *rest: Meaning) -> Score | None:
    """“…, with 185 of its 200 images (92.5 %) on the diagonal”."""
    if any(r is False for r in rest):
        return None
    hits, size = the(rest, Noted), first(rest, Amount)
    found = [Measured(Measure.HITS, hits.amount)]
    amounts = every(rest, Amount)
    if size is not None:
        found.append(Measured(Measure.SIZE, size))
    if len(amounts) > 1:
        found.append(Measured(Measure.RECALL, amounts[1]))
    return None if hits.amount.percent else tuple(found)


@rule("own_cases", "'of' POSSESSIVE NUMBER VALUES|CASE|MEASURE|KIND|UNIT|LABEL")
def _own_cases(_: Context, *rest: Meaning) -> Amount:
    return amount_of(the(rest, Written), Comparator.EQUAL)


@rule("so_many_percent", "'(' amount ')'", "'or' amount", "',' amount ','", "',' 'or' amount")
def _so_many_percent(_: Context, amount: Amount) -> Amount | None:
    return amount if amount.percent else None


@rule("clause", "a_mix_up ACCOUNT_FOR|PART_OF part_amount 'of' 'all' 'the'? ERRORS")
def _part_of_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“Dogs taken for cats make up a third of all errors”."""
    matrix, mix = counted(c), the(rest, MixUp)
    if matrix is None:
        return None
    part = percent(cell_of(matrix, replace(mix, mutual=False)), total(matrix.errors))
    return Reading((is_amount(part, the(rest, Amount)),), FAMILY)


@rule("clause", "some_of_class BE 'confused' MOST_OFTEN 'with' some_of_class mix_note?")
@rule("clause", "some_of_class BE MOST_OFTEN 'confused' 'with' some_of_class mix_note?")
def _confused_most_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is confused most often with Cat”: taken for it, or the one for the other."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    mix = MixUp(one, two, mutual=True)
    plain, summed = most_of_row(matrix, mix)
    return with_note(c, mix, first(rest, Noted), [plain], summed)


@rule("clause", "'among'|'of' DET COUNT? LABEL|KIND ',' some_of_class HAVE most_of_class mix_note?")
def _among_all(c: Context, *rest: Meaning) -> Reading | None:
    """“Among the five labels, N has the lowest precision”."""
    if _of_the_classes(c, *rest[1:-2]) is None:
        return None
    reading: Reading | None = has_most(c, *rest)
    return reading


@rule("clause", "some_of_class BE 'the' LABEL|KIND|THING 'with' most_of_class mix_note?")
@rule("clause", "'the' LABEL|KIND|THING 'with' most_of_class BE some_of_class mix_note?")
def _is_the_one_with(c: Context, *rest: Meaning) -> Reading | None:
    """“Wake is the stage with the best recall”."""
    label = first(rest, Label)
    matrix = c.confusions
    axes = (matrix.truth.name, matrix.guess.name) if matrix is not None else ()
    if label is not None and label.dimension not in axes:
        return None
    kept = sorted((r for r in rest if not isinstance(r, Label)), key=lambda r: not _is_class(r))
    reading: Reading | None = has_most(c, *kept)
    return reading


def _is_class(meaning: Meaning) -> bool:
    return isinstance(meaning, Classes)
