"""How often classes are taken for each other: most often, rarely, never, both ways alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.families.build import both, is_amount, is_factor
from figcheck.checking.english.families.misclassified import (
    FAMILY,
    Classes,
    percent,
    total,
)
from figcheck.checking.english.families.mix_ups import (
    MixUp,
    Noted,
    cell_of,
    holds,
    how_many,
    part_of,
    with_note,
)
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.meaning import Amount, Place, Rate, Reading
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
    Or,
    Term,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MUTUAL = "confused with|mixed up with|confuses"
"""Words that leave open which of two classes is taken for which."""

_NEVER, _HARDLY_EVER, _RARELY, _OFTEN, _SOMETIMES = 0.0, 0.1, 0.5, 1.0, 2.0
"""What the lexicon gives for adverbs of how often something happens."""

_AT_LEAST_OFTEN = 5.0
"""From which part of a class on, in percent, it may be said to be often taken for another."""

_AT_MOST = {_RARELY: (5.0, 10.0), _HARDLY_EVER: (1.0, 5.0)}
"""Up to which part of a class it surely is so rarely taken for another, and may be."""

_BEYOND = (Comparator.MORE, Comparator.AT_LEAST)
"""Bounds that “never” keeps something from."""

_EVEN = (1.3, 1.6)
"""How many times as often as the other way round is still about as often, and no longer."""

_ALIKE, _BOTH_WAYS = 1.0, 2.0
"""What the lexicon gives for being as often one way as the other, and for being so at all."""


def _cases(matrix: Confusions, tick: int) -> Place:
    """All cases of a class."""
    return Place.of(matrix.truth.name, [matrix.truth.ticks[tick]])


def most_of_row(matrix: Confusions, mix: MixUp) -> tuple[Formula, list[Formula]]:
    """That of all others a class is most often taken for this one; the same of both ways."""
    row = matrix.errors.default(_cases(matrix, mix.true))
    one = cell_of(matrix, replace(mix, between=False))
    plain = Compare(Comparator.EQUAL, one, Aggregate(Function.MAX, row.cells))
    own = cell_of(matrix, replace(mix, between=True))
    others = (i for i in range(len(matrix.truth.ticks)) if i not in (mix.true, mix.taken))
    rivals = [cell_of(matrix, MixUp(mix.true, i, between=True)) for i in others]
    beyond = [Compare(Comparator.AT_LEAST, own, rival) for rival in rivals]
    return plain, [both(beyond)] if beyond else []


@rule("clause", "some_of_class BE MOST_OFTEN MISTAKEN some_of_class mix_note?")
@rule("clause", "some_of_class BE MISTAKEN some_of_class MOST_OFTEN mix_note?")
@rule("clause", "most_mix_ups_of BE 'with'|'as'|'for'? some_of_class mix_note?")
@rule("clause", "most_mix_ups_of BE case_noun 'of'|'as' some_of_class mix_note?")
@rule("clause", "user MOST_OFTEN CONFUSES some_of_class 'with'|'as'|'for' some_of_class mix_note?")
def _most_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is most often confused with Cat (20)”, “the main source of error for Dog is Cat”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    mix = MixUp(one, two, mutual=c.discourse.clause_has_word(_MUTUAL))
    plain, summed = most_of_row(matrix, mix)
    return with_note(c, mix, first(rest, Noted), [plain], summed)


@rule("clause", "some_of_class BE LEAST_OFTEN MISTAKEN some_of_class mix_note?")
@rule("clause", "some_of_class BE MISTAKEN some_of_class LEAST_OFTEN mix_note?")
def _least_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is least often mistaken for Hen (2)”: of all others, or of all that it is taken for."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or not matrix.has_recall:
        return None
    mix = MixUp(one, two, mutual=c.discourse.clause_has_word(_MUTUAL))
    row = matrix.errors.default(_cases(matrix, one))
    least = Compare(Comparator.EQUAL, cell_of(matrix, mix), Aggregate(Function.MIN, row.cells))
    return with_note(c, mix, first(rest, Noted), [least], [])


@rule("most_mix_ups_of", "DET? EXTREME|OFTENEST CONFUSION 'for'|'of'|'in' some_of_class")
@rule("most_mix_ups_of", "DET? MAIN_CONFUSION 'for'|'of'|'in' some_of_class")
@rule("most_mix_ups_of", "a_class 's' EXTREME|OFTENEST CONFUSION", "a_class 's' MAIN_CONFUSION")
def _most_mix_ups_of(_: Context, *rest: Meaning) -> Classes | None:
    """“the main source of error for Dog”."""
    return the(rest, Classes) if first(rest, Function) is not Function.MIN else None


@rule("clause", "MOST_OF CONFUSIONS|ERRORS 'for'|'of'|'in' some_of_class BE with_class mix_note?")
def _most_errors_are(c: Context, *rest: Meaning) -> Reading | None:
    """“Most errors for Dog are predictions of Cat”: more than half of them."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    mix = MixUp(one, two)
    errors = total(matrix.errors.default(_cases(matrix, one)))
    held = Compare(Comparator.MORE, percent(cell_of(matrix, mix), errors), Number(50))
    return with_note(c, mix, first(rest, Noted), [held], [])


@rule(
    "with_class", "CONFUSIONS? 'with'|'as'|'for' some_of_class", "case_noun 'of'|'as' some_of_class"
)
@rule("with_class", "'due' 'to' some_of_class", "GUESSED 'as' some_of_class")
def _with_class(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule("clause", "some_of_class BE HOW_OFTEN MISTAKEN some_of_class mix_note?")
@rule("clause", "some_of_class BE MISTAKEN some_of_class HOW_OFTEN mix_note?")
@rule("clause", "some_of_class BE HOW_OFTEN LABELLED some_of_class mix_note?")
def _so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is often mistaken for Cat (20 cases)”, “Dog is rarely confused with Hen”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two or not matrix.has_recall:
        return None
    mix = MixUp(one, two, mutual=c.discourse.clause_has_word(_MUTUAL))
    level, noted = the(rest, float), first(rest, Noted)
    if level == _NEVER and noted is not None and noted.amount.comparator in _BEYOND:
        return _never_more(c, matrix, mix, noted)
    plain, summed = (_levels(matrix, ways, level) for ways in ([mix], [mix, mix.turned]))
    return with_note(c, mix, noted, plain, summed)


def _never_more(c: Context, matrix: Confusions, mix: MixUp, noted: Noted) -> Reading | None:
    """“Dog is never taken for Hen more than twice”: it may be so once, or either for the other."""
    sign = noted.amount.comparator.negation
    most = replace(noted, amount=replace(noted.amount, comparator=sign))
    ways = [mix, replace(mix, between=True)] if mix.mutual else [mix]
    found = [how_many(c, matrix, replace(m, mutual=False), most) for m in ways]
    known = tuple(f for f in found if f is not None)
    return Reading(known, FAMILY) if len(known) == len(found) else None


@rule("clause", "'of' DET class_cases ',' parts_of_class")
def _percents_of_class(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the Dog images, 70 % are labelled Dog, while only 9 % are labelled Cat”."""
    matrix = confusions(c)
    group, parts = rest[-2], rest[-1]
    if matrix is None or not matrix.has_recall or not isinstance(parts, tuple):
        return None
    if not all(noted.amount.percent for noted, _ in parts):
        return None
    tick: int = group.tick
    mixes = ((noted, MixUp(tick, tick if t is None else t)) for noted, t in parts)
    held = [how_many(c, matrix, mix, noted) for noted, mix in mixes]
    return None if None in held else Reading((both(held),), FAMILY)


@rule("clause", "'of' DET NUMBER some_of_class ',' parts_of_class")
def _parts_of_class(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 100 Dog images, 70 are classified correctly and 20 are misclassified as Cat”."""
    matrix, tick, whole = confusions(c), the(rest, Classes).ticks[0], the(rest, Written)
    parts = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    if matrix is None or not matrix.counts:
        return None
    if c.discourse.clause_has_word("(?:predictions|guesses)"):
        return None  # "Of the 100 predictions of Dog": a column.
    size = total(_cases(matrix, tick))
    held: list[Formula | None] = [Compare(Comparator.EQUAL, size, Number(whole.value))]
    for noted, taken in parts:
        hit = MixUp(tick, tick if taken is None else taken)
        held.append(how_many(c, matrix, hit, noted))
    return None if None in held else Reading((both(held),), FAMILY)


Part: TypeAlias = tuple[Noted, int | None]
"""How many cases of a class are taken for which; `None` for what they are."""


@rule("part_of_class", "mix_count correct", "mix_count BE? MISTAKEN some_of_class")
@rule("part_of_class", "'only'? mix_count BE LABELLED some_of_class")
def _part_of_class(_: Context, *rest: Meaning) -> tuple[Part, ...] | None:
    """“70 are classified correctly”, “20 are misclassified as Cat”."""
    classes = first(rest, Classes)
    if any(r is False for r in rest):
        return None
    return ((the(rest, Noted), classes.ticks[0] if classes else None),)


@rule("part_of_class", "mix_count 'as'|'for' some_of_class")
def _further_part(_: Context, *rest: Meaning) -> tuple[Part, ...]:
    """“… and 10 as Cow”."""
    return ((the(rest, Noted), the(rest, Classes).ticks[0]),)


@rule("parts_of_class", "part_of_class", "part_of_class ','? 'and'|'while'|'but' parts_of_class")
@rule("parts_of_class", "part_of_class ',' parts_of_class")
def _parts(_: Context, *rest: Meaning) -> tuple[Part, ...]:
    return tuple(part for parts in rest if isinstance(parts, tuple) for part in parts)


@rule("clause", "some_of_class BE HOW_OFTEN? MISTAKEN taken_each")
@rule("clause", "some_of_class BE MOST_OFTEN MISTAKEN taken_each")
def _taken_for_each(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is confused with Cat (20) and Cow (10)”."""
    matrix, tick = confusions(c), the(rest, Classes).ticks[0]
    taken = the(rest, tuple)
    if matrix is None or any(t == tick for _, t in taken):
        return None
    held = [how_many(c, matrix, MixUp(tick, t), noted) for noted, t in taken]
    if None in held:
        return None
    level = first(rest, float)
    if level in (_NEVER, *_AT_MOST):
        return None
    if level is None and c.discourse.clause_has_word("(?:most|mostly|mainly|primarily)"):
        # The two or three that it is most often taken for.
        cells = [cell_of(matrix, MixUp(tick, t)) for _, t in taken]
        names = {t for _, t in taken}
        others = (i for i in range(len(matrix.truth.ticks)) if i not in (tick, *names))
        rivals = [cell_of(matrix, MixUp(tick, i)) for i in others]
        held += [Compare(Comparator.AT_LEAST, a, b) for a in cells for b in rivals]
    return Reading((both(held),), FAMILY)


@rule("taken_each", "taken_noted 'and'|'or' taken_noted", "taken_noted ',' taken_each")
@rule("taken_each", "taken_noted ',' 'and' taken_noted")
def _taken_each(_: Context, *rest: Meaning) -> tuple[tuple[Noted, int], ...]:
    return tuple(part for parts in rest if isinstance(parts, tuple) for part in parts)


@rule("taken_noted", "'as'|'for'|'with'? some_of_class '(' mix_count ')'")
def _taken_noted(_: Context, *rest: Meaning) -> tuple[tuple[Noted, int]]:
    return ((the(rest, Noted), the(rest, Classes).ticks[0]),)


@rule("clause", "part_in_words 'of'? some_of_class BE MISTAKEN some_of_class")
def _part_taken(c: Context, *rest: Meaning) -> Reading | None:
    """“Nearly one in five dogs is classified as a cat”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    if not matrix.has_recall:
        return None
    return Reading(is_factor(part_of(matrix, MixUp(one, two)), the(rest, Amount)), FAMILY)


@rule("clause", "THERE HOW_MUCH mix_up_between mix_note|mix_notes?")
@rule("clause", "THERE HOW_MUCH CONFUSION|CONFUSIONS 'between' two_classes mix_note?")
def _there_is(c: Context, *rest: Meaning) -> Reading | None:
    """“There is notable confusion between Dog and Cat”."""
    matrix, classes = confusions(c), first(rest, Classes)
    known = first(rest, MixUp)
    if matrix is None or not matrix.has_recall or (known is None and classes is None):
        return None
    one, two = (known.true, known.taken) if known else classes.ticks if classes else (0, 0)
    mix = MixUp(one, two, between=True)
    notes = next((r for r in rest if isinstance(r, tuple)), ())
    formulas = _levels(matrix, [mix, mix.turned], the(rest, float))
    if notes:
        return None
    return with_note(c, mix, first(rest, Noted), formulas, formulas)


@rule("clause", "some_of_class BE HOW_OFTEN WRONG mix_note?", "some_of_class BE WRONG HOW_OFTEN")
def _wrong_so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is rarely misclassified”."""
    matrix, tick, level = confusions(c), the(rest, Classes).ticks[0], the(rest, float)
    if matrix is None or not matrix.has_recall or first(rest, Noted) is not None:
        return None
    rate = Rate(matrix.errors, (matrix.truth.name,), size=matrix.size or None)
    own = rate.term(_cases(matrix, tick))
    if level == _NEVER:
        return Reading((Compare(Comparator.AT_MOST, own, Number(0)),), FAMILY)
    if level in _AT_MOST:
        found = [Compare(Comparator.AT_MOST, own, Number(b)) for b in _AT_MOST[level]]
        return Reading(tuple(found), FAMILY)
    return None


@rule("clause", "some_of_class BE MISTAKEN some_of_class mix_note")
@rule("clause", "user CONFUSES some_of_class 'with'|'as'|'for' some_of_class mix_note")
def _with_number(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog is misclassified as Cat (20 cases)”, “… 20 % of the time”."""
    matrix, (one, two) = confusions(c), (r.ticks[0] for r in every(rest, Classes))
    if matrix is None or one == two:
        return None
    mix, noted = MixUp(one, two), the(rest, Noted)
    ways = [mix, replace(mix, between=True)] if c.discourse.clause_has_word(_MUTUAL) else [mix]
    found = [f for m in ways if (f := how_many(c, matrix, m, noted)) is not None]
    true = [f for f in found if holds(c, f)]
    return Reading(tuple(true or found), FAMILY) if found else None


def _levels(matrix: Confusions, ways: Sequence[MixUp], level: float) -> list[Formula]:
    """That a class is so often taken for another, or either for the other, as it may be meant."""

    def each(sign: Comparator, bound: float) -> list[Formula]:
        return [Compare(sign, part_of(matrix, m), Number(bound)) for m in ways]

    if level == _NEVER:
        # 0.4 would be equal to a 0 without decimals.
        return [both(each(Comparator.AT_MOST, 0))]
    if level in _AT_MOST:
        return [both(each(Comparator.AT_MOST, bound)) for bound in _AT_MOST[level]]
    if level == _SOMETIMES:
        return [_either(each(Comparator.MORE, 0))]
    most = [most_of_row(matrix, m)[0] for m in ways]
    return [_either(most), _either(each(Comparator.AT_LEAST, _AT_LEAST_OFTEN))]


def _either(formulas: Sequence[Formula]) -> Formula:
    return Or(tuple(formulas)) if len(formulas) > 1 else formulas[0]


@rule("clause", "two_classes BE HOW_OFTEN MIXED_UP mix_note?", "two_classes BE MIXED_UP HOW_OFTEN")
@rule("clause", "user HOW_OFTEN CONFUSES two_classes mix_note?")
@rule(
    "clause", "user HAS_DIFFICULTY two_classes mix_note?", "two_classes BE HARD_TO_TELL mix_note?"
)
@rule("clause", "user HAS_DIFFICULTY some_of_class 'from' some_of_class mix_note?")
@rule("clause", "some_of_class BE HARD_TO_TELL 'from' some_of_class mix_note?")
def _mixed_up(c: Context, *rest: Meaning) -> Reading | None:
    """“Cow and Hen are never confused with each other”, “… struggles to tell Dog from Cat”."""
    matrix, (one, two) = confusions(c), (t for r in every(rest, Classes) for t in r.ticks)
    if matrix is None or not matrix.has_recall or one == two:
        return None
    mix = MixUp(one, two, between=True)
    formulas = _levels(matrix, [mix, mix.turned], _said_level(rest))
    return with_note(c, mix, first(rest, Noted), formulas, formulas)


@rule("each_way", "','? 'with'? mix_count EACH_WAY", "','? 'with' mix_count 'each' EACH_WAY?")
def _each_way(_: Context, *rest: Meaning) -> Amount | None:
    """“, with fewer than 10 cases in each direction”."""
    amount = the(rest, Noted).amount
    return None if amount.percent else amount


@rule("clause", "two_classes BE HOW_OFTEN? MIXED_UP each_way")
@rule("clause", "user HOW_OFTEN? CONFUSES two_classes each_way")
@rule("clause", "THERE mix_count CONFUSIONS 'between' two_classes EACH_WAY")
def _so_often_each_way(c: Context, *rest: Meaning) -> Reading | None:
    """“Cow and Hen are almost never confused, with fewer than 10 cases in each direction”."""
    matrix, (one, two) = confusions(c), the(rest, Classes).ticks
    noted = first(rest, Noted)
    amount = noted.amount if noted is not None else the(rest, Amount)
    if matrix is None or not matrix.counts or amount.percent:
        return None
    ways = [MixUp(one, two), MixUp(two, one)]
    held = [is_amount(cell_of(matrix, way), amount) for way in ways]
    level = first(rest, float)
    if level is None:
        return Reading((both(held),), FAMILY)
    return Reading(tuple(both([f, *held]) for f in _levels(matrix, ways, level)), FAMILY)


@rule("clause", "two_classes BE HOW_OFTEN? MIXED_UP BOTH_WAYS mix_notes")
@rule("clause", "user HOW_OFTEN? CONFUSES two_classes BOTH_WAYS mix_notes")
def _so_often_both_ways(c: Context, *rest: Meaning) -> Reading | None:
    """“Dog and Cat are confused in both directions, with 20 and 10 cases”."""
    matrix, (one, two) = confusions(c), the(rest, Classes).ticks
    notes = the(rest, tuple)
    if matrix is None or first(rest, float) not in (None, _OFTEN):
        return None
    ways = ([MixUp(one, two), MixUp(two, one)], [MixUp(two, one), MixUp(one, two)])
    told = [[how_many(c, matrix, m, n) for m, n in zip(w, notes, strict=True)] for w in ways]
    known = [both(h) for h in told if None not in h]
    held = next((h for h in known if holds(c, h)), None) or next(iter(known), None)
    if held is None:
        return None
    levels = _levels(matrix, ways[0], _OFTEN) if first(rest, float) is not None else [held]
    return Reading(tuple(dict.fromkeys(both([f, held]) for f in levels)), FAMILY)


@rule("clause", "mix_up_between BE|HAVE? EVEN_BOTH_WAYS mix_notes?")
def _symmetric(c: Context, mix: MixUp, *rest: Meaning) -> Reading | None:
    """“Confusions between Dog and Cat are asymmetric (20 and 10)”."""
    matrix = confusions(c)
    if matrix is None:
        return None
    way = the(rest, float)
    return _both_ways(c, matrix, mix, way, next((r for r in rest if isinstance(r, tuple)), ()))


def alike_both_ways(
    c: Context, matrix: Confusions, mix: MixUp, notes: tuple[Noted, ...]
) -> Reading:
    """That two classes are taken for each other about as often, so many times if that is said.

    Args:
        c: the context of the clause.
        matrix: the figure.
        mix: the classes.
        notes: how often the one for the other, and the other way.
    """
    return _both_ways(c, matrix, mix, _ALIKE, notes)


def _both_ways(
    c: Context, matrix: Confusions, mix: MixUp, way: float, notes: tuple[Noted, ...]
) -> Reading:
    one, other = (cell_of(matrix, replace(m, between=False)) for m in (mix, mix.turned))
    sides = ((one, other), (other, one))
    found = [_even(sides, way, Number(bound, 1)) for bound in _EVEN]
    if notes:
        held = [both(is_amount(t, n.amount) for t, n in zip(s, notes, strict=True)) for s in sides]
        told = next((h for h in held if holds(c, h)), held[0])
        found = [both([f, told]) for f in found]
    return Reading(tuple(dict.fromkeys(found)), FAMILY)


def _even(sides: Sequence[tuple[Term, Term]], way: float, bound: Number) -> Formula:
    """That two classes are taken for each other about as often both ways, or are not."""
    if way == _BOTH_WAYS:
        return both(Compare(Comparator.MORE, one, Number(0)) for one, _ in sides)
    if way == _ALIKE:
        return both(
            Compare(Comparator.AT_MOST, one, Arithmetic("*", other, bound)) for one, other in sides
        )
    return Or(
        tuple(Compare(Comparator.MORE, one, Arithmetic("*", other, bound)) for one, other in sides)
    )


def _said_level(rest: Sequence[Meaning]) -> float:
    """How often it is where an adverb says it, or else often."""
    return next((r for r in rest if isinstance(r, float)), _OFTEN)


@rule("mix_notes", "'(' mix_count 'and'|'vs'|'versus'|'/' mix_count ')'")
@rule(
    "mix_notes",
    "','? 'with' mix_count 'in' 'one' KIND|WORD 'and' mix_count 'in' 'the' 'other' KIND|WORD?",
    "','? 'with' mix_count 'one' 'way' 'and' mix_count 'the' 'other' 'way'?",
)
@rule("mix_notes", "','? 'with' mix_count 'and' mix_count", "'(' mix_count ',' mix_count ')'")
@rule(
    "mix_notes",
    "'(' mix_count 'vs' '.' mix_count ')'",
    "':'|',' mix_count 'and'|'vs' '.'? mix_count",
)
def _mix_notes(_: Context, *rest: Meaning) -> tuple[Noted, ...]:
    return tuple(every(rest, Noted))
