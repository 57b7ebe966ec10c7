"""What becomes of the cases of a class, in other words: what is found, missed and to blame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_factor
from figcheck.checking.english.families.class_recall import Score
from figcheck.checking.english.families.flows import Flow, Group
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    Measure,
    Measured,
    of_class,
    of_each,
    percent,
    said,
    total,
)
from figcheck.checking.english.families.mix_up_rates import most_of_row
from figcheck.checking.english.families.mix_ups import (
    MixUp,
    Noted,
    cell_of,
    how_many,
    part_of,
    with_note,
)
from figcheck.checking.english.kinds.confusions import confusions, counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.kinds.confusions import Confusions
    from figcheck.checking.english.parsing.reader import Context


# Which is taken for which -----------------------------------------------------------------------


@rule(
    "a_mix_up",
    "some_of_class BE? LABELLED 'as'? target",
    "LABELLING class_cases 'as'|'for'? target",
)
@rule(
    "a_mix_up", "user LABELLING class_cases 'as'|'for'? target", "some_of_class taken_verb target"
)
@rule("a_mix_up", "class_cases BE taken_so target")
def _a_mix_up(c: Context, *rest: Meaning) -> MixUp | None:
    """“a neutral review labelled positive”, “labelling neutral reviews as positive”."""
    *ones, other = [r.tick if isinstance(r, Group) else r.ticks[0] for r in rest if _is_class(r)]
    if len(ones) != 1 or ones[0] == other or c.discourse.clause_has_word(_MUTUAL):
        return None
    return MixUp(ones[0], other)


_MUTUAL = "(?:confus(?:ed|es|e|ing)|mix(?:ed|es|ing)? up) with"
"""Words that leave open which of two classes is taken for which."""


def _is_class(meaning: Meaning) -> bool:
    return isinstance(meaning, (Group, Classes))


@rule("clause", "user ERRS MOST_OFTEN 'by'|'in'|'when' a_mix_up mix_note?")
@rule("clause", "user MOST_OFTEN ERRS 'by'|'in'|'when' a_mix_up mix_note?")
def _errs_most(c: Context, *rest: Meaning) -> Reading | None:
    """“The model errs most often by labelling neutral reviews positive”."""
    matrix, mix = confusions(c), the(rest, MixUp)
    if matrix is None:
        return None
    most = Aggregate(Function.MAX, matrix.errors.cells)
    held = Compare(Comparator.EQUAL, cell_of(matrix, mix), most)
    return with_note(c, mix, first(rest, Noted), [held], ())


@rule("wrong_label", "DET EXTREME|OFTENEST WRONG LABEL|KIND|WORD", "DET EXTREME|OFTENEST CONFUSION")
def _wrong_label(_: Context, *rest: Meaning) -> Function:
    """“the most common wrong label”."""
    return the(rest, Function)


@rule("clause", "'for'|'in'|'among' some_of_class ',' wrong_label BE 'with'? target mix_note?")
@rule("clause", "'when'|'if' some_of_class BE WRONG ',' wrong_label BE target mix_note?")
def _wrong_label_for(c: Context, *rest: Meaning) -> Reading | None:
    """“For Fearful, the most common wrong label is Angry”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or the(rest, Function) is not Function.MAX:
        return None
    mix = MixUp(one, two)
    return with_note(c, mix, first(rest, Noted), [most_of_row(matrix, mix)[0]], ())


@rule(
    "clause", "left_class target BE DET 'only' LABEL|KIND bound_of case_noun? LABELLED 'as'? target"
)
def _only_one_beyond(c: Context, *rest: Meaning) -> Reading | None:
    """“Apart from N3 itself, N2 is the only stage with more than 1 % of its epochs labeled N3”."""
    matrix, bound = confusions(c), the(rest, Amount)
    left, one, other = (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or not matrix.has_recall or left != other or one == other:
        return None  # Without that word, N3 itself may be one of them.
    share = {i: how_many(c, matrix, MixUp(i, other), Noted(bound)) for i in _rivals(matrix, other)}
    own = share.pop(one, None)
    if own is None or None in share.values():
        return None
    return Reading((both([own, *(Not(s) for s in share.values() if s is not None)]),), FAMILY)


def _rivals(matrix: Confusions, tick: int) -> list[int]:
    """All classes but one, which are taken for it by mistake."""
    return [i for i in range(len(matrix.truth.ticks)) if i != tick]


@rule("bound_of", "'with' bound 'of' POSSESSIVE")
def _bound_of(_: Context, *rest: Meaning) -> Amount:
    """“with more than 1 % of its …”."""
    return the(rest, Amount)


@rule("left_class", "'apart'|'aside' 'from' target 'itself'? ','")
def _left_class(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule("clause", "class_cases goes|goes_noted ','? 'whereas'|'while'|'but'|'and' counted_to")
@rule("clause", "counted_cases goes ','? 'compared' 'with'|'to' one_more")
def _and_so_many_to(c: Context, group: Group, *rest: Meaning) -> Reading | None:
    """“Crop is mistaken for Grass in 21 % of cases, whereas only 4 % go to Forest”."""
    matrix = confusions(c)
    first_, second = (r for r in rest if isinstance(r, (tuple, Flow)))
    if matrix is None or isinstance(second, Flow):
        return None
    tick, amount = (first_.tick, group.amount) if isinstance(first_, Flow) else first_
    if amount is None or group.wrong or group.whole is not None or group.loose:
        return None
    more, other = second
    if len({group.tick, tick, other}) != 3 or not matrix.has_recall:
        return None
    pairs = ((tick, amount), (other, more))
    held = [how_many(c, matrix, MixUp(group.tick, t), Noted(a)) for t, a in pairs]
    known = [h for h in held if h is not None]
    return Reading((both(known),), FAMILY) if len(known) == len(held) else None


@rule("goes_noted", "BE taken_so target mix_note", "FLOWS FLOWS_INTO target mix_note")
def _goes_noted(_: Context, *rest: Meaning) -> tuple[int, Amount]:
    return the(rest, Classes).ticks[0], the(rest, Noted).amount


@rule(
    "one_more", "counted|amount 'that'|'which' BE taken_so target", "counted|amount taken_so target"
)
@rule("one_more", "counted|amount JOINING target")
def _one_more(_: Context, *rest: Meaning) -> tuple[Amount, int]:
    return the(rest, Amount), the(rest, Classes).ticks[0]


# What is found and missed -----------------------------------------------------------------------


@rule("clause", "user FINDS|MISSES_THEM counted_cases")
def _finds(c: Context, *rest: Meaning) -> Reading | None:
    """“The model misses 67 negative reviews”, “… finds 83 % of the negative reviews”."""
    matrix, group = confusions(c), the(rest, Group)
    amount = group.amount
    missed = c.discourse.clause_has_word(
        "(?:miss(?:es|ed)|overlook(?:s|ed)|fail(?:s|ed)|misclassifies|mislabels|wrong|not)"
    )
    if matrix is None or not matrix.has_recall or amount is None or group.wrong:
        return None
    recall = of_class(matrix, group.tick, Measure.RECALL)
    if amount.percent:
        part = Arithmetic("-", Number(100), recall) if missed else recall
        ways = is_factor(part, amount) if group.loose else (is_amount(part, amount),)
        return Reading(ways, FAMILY)
    if not matrix.counts:
        return None
    number = of_class(matrix, group.tick, Measure.MISSES if missed else Measure.HITS)
    held: list[Formula | None] = [is_amount(number, amount)]
    if group.whole is not None:
        size = of_class(matrix, group.tick, Measure.SIZE)
        held.append(Compare(Comparator.EQUAL, size, Number(group.whole)))
    return said(held)


@rule("class_score", "','? 'with' counted 'of' NUMBER case_noun WRONG|CORRECT ','?")
@rule("class_score", "','? 'with' counted 'of' POSSESSIVE|DET NUMBER case_noun WRONG|CORRECT ','?")
def _score_of_cases(c: Context, *rest: Meaning) -> Score | None:
    """“, with 44 of 110 clips misclassified”."""
    matrix, whole = counted(c), the(rest, Written)
    if matrix is None:
        return None
    measure = Measure.MISSES if any(r is False for r in rest) else Measure.HITS
    size = Amount(Number(whole.value))
    return Measured(measure, the(rest, Amount)), Measured(Measure.SIZE, size)


@rule("clause", "some_of_class class_score ','? BE RECOGNIZED BEST|RELIABLY")
@rule("clause", "some_of_class class_score ','? BE best_class")
def _best_with_score(c: Context, *rest: Meaning) -> Reading | None:
    """“Angry, with 118 of 150 clips right, is recognised best”."""
    matrix, tick = confusions(c), the(rest, Classes).ticks[0]
    if matrix is None or not matrix.has_recall:
        return None
    score = the(rest, tuple)
    if not all(isinstance(part, Measured) for part in score):
        return None
    up = the(rest, Function) is Function.MAX
    sign = Comparator.AT_LEAST if up else Comparator.AT_MOST
    own = of_class(matrix, tick, Measure.RECALL)
    others = (i for i in range(len(matrix.truth.ticks)) if i != tick)
    held: list[Formula | None] = [
        Compare(sign, own, of_class(matrix, i, Measure.RECALL)) for i in others
    ]
    held += [is_amount(of_class(matrix, tick, p.measure), p.amount.in_percent) for p in score]
    return said(held)


_GIVEN_WRONGLY = "(?:wrongly|falsely|incorrectly|mistakenly) (?:predicted|assigned|used|given)"
"""What may be said of a label as well as of what it should have been given to."""


@rule("clause", "some_of_class BE WRONG mix_note", "class_cases BE WRONG mix_note")
def _wrong_in(c: Context, *rest: Meaning) -> Reading | None:
    """“Water is confused with other classes in only 4 % of cases”."""
    matrix, noted = confusions(c), the(rest, Noted)
    group = first(rest, Group) or Group(the(rest, Classes).ticks[0])
    if matrix is None or not matrix.has_recall or c.discourse.clause_has_word(_GIVEN_WRONGLY):
        return None
    if noted.mix is not None or (not noted.amount.percent and not matrix.counts):
        return None
    if noted.amount.percent:
        part = Arithmetic("-", Number(100), of_class(matrix, group.tick, Measure.RECALL))
        return said([is_amount(part, noted.amount)])
    return said([is_amount(of_class(matrix, group.tick, Measure.MISSES), noted.amount)])


@rule("clause", "classes|both_classes EXCEEDS|DIPS level 'on'|'along' 'the' DIAGONAL")
@rule("clause", "classes|both_classes BE bound 'on'|'along' 'the' DIAGONAL")
@rule("clause", "classes BE CORRECT|RECOGNIZED 'at' DET? 'rate'|'level' bound|so_high")
def _on_the_diagonal(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“Three classes exceed 80 % on the diagonal”."""
    matrix, number = confusions(c), first(rest, Written)
    if matrix is None or any(r is False for r in rest):
        return None
    amount = amount_of(number, the(rest, Comparator)) if number else the(rest, Amount)
    measure = Measure.HITS if matrix.counts and not amount.percent else Measure.RECALL
    if measure is Measure.RECALL:
        if not matrix.has_recall:
            return None
        amount = amount.in_percent
    return of_each(c, classes, (Measured(measure, amount),))


@rule("so_high", "'of' amount|bound")
def _so_high(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("clause", "classes CEDES bound|part_amount 'of' POSSESSIVE case_noun 'to' any_other")
def _loses_to_any(c: Context, classes: Classes, *rest: Meaning) -> Reading | None:
    """“No class loses more than a quarter of its pixels to any other class”."""
    matrix, amount = confusions(c), the(rest, Amount)
    every_one = classes.count is None and len(classes.ticks) == len(
        matrix.truth.ticks if matrix else ()
    )
    if matrix is None or not every_one or classes.quantifier is not Quantifier.NONE:
        return None
    if not amount.percent or not matrix.has_recall:
        return None
    pairs = [MixUp(i, j) for i in classes.ticks for j in classes.ticks if i != j]
    lost = [is_amount(part_of(matrix, pair), amount) for pair in pairs]
    return Reading((both([Not(held) for held in lost]),), FAMILY)


@rule(
    "any_other",
    "ANY 'other' 'single'|'one'? LABEL|KIND|THING",
    "ANY 'single' 'other' LABEL|KIND|THING",
)
@rule("any_other", "'a'|'one' 'single'? 'other'? LABEL|KIND|THING", "'another'")
def _any_other(*_: Meaning) -> str:
    return "other"


# Of all errors ----------------------------------------------------------------------------------


@rule("some_errors", "part_amount 'of' 'all'? DET? ERRORS|CONFUSIONS", "MOST_OF ERRORS|CONFUSIONS")
@rule("some_errors", "counted ERRORS|CONFUSIONS")
@rule("some_errors", "counted 'of'|'out' 'of'? DET? NUMBER ERRORS|CONFUSIONS")
def _some_errors(_: Context, *rest: Meaning) -> tuple[Amount, Written | None]:
    """“157 of the 302 errors”, “more than half of all errors”."""
    most = Amount(Number(50.0, 1), Comparator.MORE, percent=True)
    return first(rest, Amount) or most, first(rest, Written)


@rule("clause", "some_errors CONCERNS|INVOLVES some_of_class|several_classes")
@rule("clause", "some_errors CONCERNS|INVOLVES DET some_of_class LABEL|KIND")
def _of_all_errors(c: Context, *rest: Meaning) -> Reading | None:
    """“157 of the 302 errors concern neutral reviews”: that is what they are."""
    matrix, ticks = counted(c), the(rest, Classes).ticks
    amount, whole = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    if matrix is None:
        return None
    own: Term = _errors_of(matrix, ticks)
    if c.discourse.clause_has_word("involves?"):
        if len(ticks) != 1:
            return None
        own = Arithmetic("+", own, of_class(matrix, ticks[0], Measure.ALARMS))
    errors = total(matrix.errors)
    held: list[Formula | None] = []
    if whole is not None:
        held.append(Compare(Comparator.EQUAL, errors, Number(whole.value)))
    if not amount.percent:
        return said([is_amount(own, amount), *held])
    ways = is_factor(percent(own, errors), amount)
    return Reading(tuple(both([way, *held]) for way in ways), FAMILY)


@rule("clause", "some_errors FLOWS FLOWS_INTO target", "some_errors GO_TO target")
def _errors_go_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Half of all errors go to Neutral”: of all classes, or of the one that is spoken of."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    amount, whole = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    if matrix is None or c.here.dimensions - {matrix.truth.name}:
        return None
    rows = c.here.get(matrix.truth.name)
    if len(rows) > 1 or rows == (matrix.truth.ticks[tick],):
        return None
    errors = matrix.errors.default(Place.of(matrix.truth.name, rows) if rows else EVERYWHERE)
    own = total(errors.default(Place.of(matrix.guess.name, [matrix.guess.ticks[tick]])))
    held: list[Formula | None] = []
    if whole is not None:
        held.append(Compare(Comparator.EQUAL, total(errors), Number(whole.value)))
    if not amount.percent:
        return said([is_amount(own, amount), *held])
    ways = is_factor(percent(own, total(errors)), amount)
    return Reading(tuple(both([way, *held]) for way in ways), FAMILY)


def _errors_of(matrix: Confusions, ticks: tuple[int, ...]) -> Term:
    rows = Place.of(matrix.truth.name, [matrix.truth.ticks[i] for i in ticks])
    return total(matrix.errors.default(rows))


# What a class is, and what it is called ---------------------------------------------------------


@rule("clause", "counted case_noun BE|ARE_REALLY a_class")
def _so_many_are(c: Context, *rest: Meaning) -> Reading | None:
    """“220 clips are neutral”."""
    matrix, classes = counted(c), the(rest, Classes)
    if matrix is None or c.here.ticks or c.discourse.clause_has_word(_GIVEN):
        return None
    return said([is_amount(of_class(matrix, classes.ticks[0], Measure.SIZE), the(rest, Amount))])


_GIVEN = r"(?:\w+(?:led|ed) as|called|labell?ed|predicted|assigned|classified|tagged)"
"""Words for what cases are taken for, not what they are."""


@rule("clause", "user USES a_class NUMBER TIMES ',' 'of' 'which'|'them' counted BE CORRECT|WRONG")
@rule("clause", "a_class BE GUESSED NUMBER TIMES ',' 'of' 'which'|'them' counted BE CORRECT|WRONG")
@rule("clause", "a_class BE GUESSED NUMBER TIMES ',' counted 'of' 'which'|'them' CORRECT|WRONG")
@rule(
    "clause", "a_class BE GUESSED NUMBER TIMES ',' CORRECT|WRONG 'in'? counted 'of' 'which'|'them'"
)
def _used_and_right(c: Context, *rest: Meaning) -> Reading | None:
    """“The model predicts Positive 512 times, of which 412 are correct”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    measure = Measure.ALARMS if any(r is False for r in rest) else Measure.HITS
    uses = of_class(matrix, tick, Measure.USES)
    return said(
        [
            Compare(Comparator.EQUAL, uses, Number(the(rest, Written).value)),
            is_amount(of_class(matrix, tick, measure), the(rest, Amount)),
        ]
    )


@rule("own_label", "MISTAKEN|GUESSED|LABELLED 'as'? 'itself'|'themselves'")
@rule("own_label", "GUESSED|LABELLED POSSESSIVE 'own' LABEL|KIND|WORD")
def _its_own(*_: Meaning) -> str:
    return "own"


@rule("clause", "FALSE_ALARMS OUTNUMBERS MISSED_ONES 'for'|'of'|'in'|'on' a_class")
@rule("clause", "MISSED_ONES OUTNUMBERS FALSE_ALARMS 'for'|'of'|'in'|'on' a_class")
@rule("clause", "'for'|'in' a_class ','? FALSE_ALARMS OUTNUMBERS MISSED_ONES")
@rule("clause", "'for'|'in' a_class ','? MISSED_ONES OUTNUMBERS FALSE_ALARMS")
def _outnumber(c: Context, *rest: Meaning) -> Reading | None:
    """“False positives outnumber false negatives for the Positive class”."""
    matrix, tick = counted(c), the(rest, Classes).ticks[0]
    if matrix is None:
        return None
    terms = [of_class(matrix, tick, m) for m in (Measure.ALARMS, Measure.MISSES)]
    if c.discourse.clause_has_word("(?:false negatives|misses|errors|missed) .*outnumbers?"):
        terms.reverse()
    return said([Compare(Comparator.MORE, *terms)])
