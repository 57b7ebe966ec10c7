"""How cases go over from what they are to what they are taken for, in the verbs of many trades."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_factor
from figcheck.checking.english.families.misclassified import FAMILY, Classes, percent, total
from figcheck.checking.english.families.mix_up_rates import most_of_row
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of, how_many, part_of
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MUTUAL = "(?:confused|confuses|confuse|confusing|mixed up|mixes up)"
"""Words that leave open which of two classes is taken for which."""

_HALF, _MOST_OF_ALL = 0.5, 0.0
"""What the lexicon gives for “mostly” and for “most often”."""

_NEARLY_ALL = 80.0, 90.0
"""Of which part in percent it is open whether it is nearly all: above it is, below it is not."""

_FAR = 1.5
"""From which multiple on something surely happens far more often."""


# Who goes over ----------------------------------------------------------------------------------


@record
class Group:
    """Cases of a class, and how many of them.

    Attributes:
        tick: what they are.
        wrong: whether only those are meant that are not recognised.
        amount: how many, or which part of them.
        loose: whether that part is told in words: “a third”.
        whole: how many there are of them in all, if that is said.
        nearly: whether nearly all of them are meant.
    """

    tick: int
    wrong: bool = False
    amount: Amount | None = None
    loose: bool = False
    whole: float | None = None
    nearly: bool = False


@rule("class_cases", "some_of_class", "some_of_class 'ones'|'one'", "DET? some_of_class CASE|UNIT")
def _class_cases(_: Context, *rest: Meaning) -> Group:
    """“sad clips”, “neutral ones”."""
    return Group(the(rest, Classes).ticks[0])


@rule("wrong_cases", "DET? MISTAKEN_ONES|MISSED some_of_class", "some_of_class 'that' BE WRONG")
@rule("wrong_cases", "some_of_class 'that' BE MISSED", "WRONG some_of_class")
@rule("wrong_cases", "DET? errors_of", "DET? ERRORS 'on'|'in'|'among'|'with' DET? a_class")
@rule("wrong_cases", "DET? ERRORS 'made' 'on'|'in'|'for'|'with' a_class")
@rule("wrong_cases", "DET? a_class 's' ERRORS", "POSSESSIVE errors_of")
def _wrong_cases(c: Context, *rest: Meaning) -> Group | None:
    """“the misclassified neutral clips”, “errors on Sad”; not those in the column of it."""
    matrix = c.confusions
    columns = ROLE_WORDS[matrix.guess.role][:1] if matrix is not None else ()
    if any(c.discourse.clause_has_word(f"(?:the|its) (?:\\w+ )?{word}s?") for word in columns):
        return None
    return Group(the(rest, Classes).ticks[0], wrong=True)


@rule("wrong_cases", "DET? ERRORS 'in'|'of'|'on'|'for' DET? a_class LABEL")
def _wrong_in_row(c: Context, *rest: Meaning) -> Group | None:
    """“errors in the Water row”: not those in its column."""
    matrix, label = c.confusions, the(rest, Label)
    if matrix is None or label.dimension != matrix.truth.name:
        return None
    return Group(the(rest, Classes).ticks[0], wrong=True)


@rule("some_cases", "class_cases", "wrong_cases", "'all' wrong_cases")
def _some_cases(_: Context, group: Group) -> Group:
    return group


@rule("counted_cases", "counted class_cases|wrong_cases")
@rule("counted_cases", "counted 'of' DET? class_cases|wrong_cases")
@rule("counted_cases", "counted 'out'? 'of' DET NUMBER class_cases|wrong_cases")
@rule("counted_cases", "amount|bound 'of' DET? class_cases|wrong_cases")
@rule("counted_cases", "amount|bound 'of' DET? 'all' DET? class_cases|wrong_cases")
@rule("counted_cases", "EXACTLY amount 'of' DET? 'all'? DET? class_cases|wrong_cases")
@rule("counted_cases", "'of' DET|'all' NUMBER class_cases|wrong_cases ','? counted")
@rule("counted_cases", "'of' DET|'all'? class_cases|wrong_cases ','? amount|bound|counted")
def _counted_cases(_: Context, *rest: Meaning) -> Group | None:
    """“47 of the 62 errors on Sad”, “of the 62 sad clips that are missed, 47”."""
    amount, whole = the(rest, Amount), first(rest, Written)
    if whole is not None and (amount.percent or whole.unit):
        return None
    number = whole.value if whole is not None else None
    return replace(the(rest, Group), amount=amount, whole=number)


@rule("counted_cases", "part_in_words 'of' DET? class_cases|wrong_cases")
@rule("counted_cases", "part_in_words 'of'? 'all' DET? class_cases|wrong_cases")
@rule("counted_cases", "part_in_words class_cases|wrong_cases")
@rule("counted_cases", "EXACTLY part_in_words 'of' DET? class_cases|wrong_cases")
def _part_of_cases(_: Context, *rest: Meaning) -> Group:
    """“two thirds of the misclassified neutral clips”."""
    return replace(the(rest, Group), amount=the(rest, Amount), loose=True)


@rule("counted_cases", "'no'|'none' 'of'? DET? class_cases")
def _no_cases(_: Context, *rest: Meaning) -> Group:
    """“no forest”: 0.4 % would be equal to a 0 without decimals."""
    none = Amount(Number(0.0), Comparator.AT_MOST, percent=True)
    return replace(the(rest, Group), amount=none)


@rule("counted_cases", "MOST_OF DET? class_cases|wrong_cases")
def _most_cases(_: Context, *rest: Meaning) -> Group:
    """“most errors of Sad”."""
    amount = Amount(Number(50.0, 1), Comparator.MORE, percent=True)
    return replace(the(rest, Group), amount=amount)


@rule("counted_cases", "NEARLY_ALL_OF 'of'? DET? class_cases|wrong_cases")
@rule("counted_cases", "NEARLY_ALL_OF wrong_here", "NEARLY_ALL_OF 'of' wrong_here")
def _nearly_all_cases(_: Context, *rest: Meaning) -> Group:
    """“nearly all of its errors”."""
    amount = Amount(Number(_NEARLY_ALL[0], 1), Comparator.MORE, percent=True)
    return replace(the(rest, Group), amount=amount, nearly=True)


@rule("wrong_here", "DET MISSED 'ones'", "'its'|'their' ERRORS")
def _wrong_here(c: Context, *_: Meaning) -> Group | None:
    """“the missed ones”, “its errors”, of the class that is spoken of."""
    matrix = c.confusions
    ticks = c.here.get(matrix.truth.name) if matrix is not None else ()
    if matrix is None or len(ticks) != 1:
        return None
    return Group(matrix.truth.ticks.index(ticks[0]), wrong=True)


@rule("largest_part", "DET EXTREME 'share'|'part'|'portion'|'proportion'|'fraction'|'number' 'of'")
def _largest_part(_: Context, *rest: Meaning) -> Function | None:
    """“the largest share of”."""
    return Function.MAX if first(rest, Function) is Function.MAX else None


@rule("clause", "largest_part DET? wrong_cases BE taken_so target")
@rule("clause", "largest_part DET? wrong_cases FLOWS FLOWS_INTO target")
@rule("clause", "largest_part DET? wrong_cases GO_TO target")
@rule("clause", "largest_part wrong_here BE taken_so target")
@rule(
    "clause",
    "largest_part wrong_here FLOWS FLOWS_INTO target",
    "largest_part wrong_here GO_TO target",
)
def _largest_part_goes(c: Context, *rest: Meaning) -> Reading | None:
    """“The largest share of the missed dogs is labelled cat”: more than any other."""
    flow = Flow(the(rest, Classes).ticks[0], _MOST_OF_ALL)
    return _said(c, the(rest, Group), flow)


@rule("counted_cases", "'all' 'of'? DET? wrong_cases")
def _all_cases(_: Context, *rest: Meaning) -> Group:
    """“all misclassified water images”: none is taken for anything else."""
    amount = Amount(Number(100.0), Comparator.AT_LEAST, percent=True)
    return replace(the(rest, Group), amount=amount)


@rule("group", "some_cases", "counted_cases")
def _group(_: Context, group: Group) -> Group:
    return group


# Where they go ----------------------------------------------------------------------------------


@record
class Flow:
    """What cases are taken for.

    Attributes:
        tick: the class.
        level: how mostly, as the lexicon tells it; `None` where that is not said.
        of_errors: whether only errors may be said to be so: “are predictions of Neutral”.
    """

    tick: int
    level: float | None = None
    of_errors: bool = False


@rule("mostly", "MOSTLY", "MOST_OFTEN")
def _mostly(c: Context, level: object = None) -> float:
    known = c.discourse.clause_has_word("(?:mostly|mainly|primarily)")
    return level if isinstance(level, float) else _HALF if known else _MOST_OF_ALL


@rule("taken_so", "MISTAKEN|SWALLOWED", "LABELLED 'as'?", "LABELLED 'to' 'be'")
def _taken_so(*_: Meaning) -> str:
    """“mistaken for”, “swallowed by”, “labelled”."""
    return "taken"


@rule("target", "some_of_class", "some_of_class 'ones'|'one'", "DET? some_of_class LABEL|KIND|CASE")
def _target(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule(
    "goes", "BE mostly? taken_so target", "BE taken_so mostly? target", "BE taken_so target mostly"
)
@rule("goes", "BE mostly? TAKEN_BARE|LABELLED mostly JOINING target")
@rule("goes", "mostly BE taken_so target", "BE mostly 'being'? taken_so target")
@rule("goes", "mostly? FLOWS FLOWS_INTO target", "FLOWS mostly FLOWS_INTO target")
@rule("goes", "FLOWS FLOWS_INTO target mostly", "mostly? GO_TO target")
def _goes(_: Context, *rest: Meaning) -> Flow:
    """“are mostly called neutral”, “leaks mainly into Neutral”."""
    return Flow(the(rest, Classes).ticks[0], first(rest, float))


@rule("goes", "BE mostly? DET? predictions_of", "BE mostly? DET? CONFUSIONS 'with'|'for' target")
@rule("goes", "BE mostly? 'due' 'to' CONFUSIONS|CONFUSION 'with' target")
@rule("goes", "BE mostly? GUESSED 'as' target", "BE mostly? CONFUSIONS 'with' DET? target")
def _errors_are(_: Context, *rest: Meaning) -> Flow:
    """“are Neutral predictions”, “are mostly confusions with Neutral”."""
    return Flow(the(rest, Classes).ticks[0], first(rest, float), of_errors=True)


# What is said -----------------------------------------------------------------------------------


def _said(
    c: Context,
    group: Group,
    flow: Flow,
    noted: Noted | None = None,
    *,
    also: Sequence[Formula] = (),
) -> Reading | None:
    """That cases go over to a class, so many of them or so mostly."""
    matrix = confusions(c)
    if matrix is None or not matrix.has_recall or group.tick == flow.tick:
        return None
    if flow.of_errors and not group.wrong:
        return None
    if c.discourse.clause_has_word(_MUTUAL):
        return None
    mix = MixUp(group.tick, flow.tick)
    held: list[Formula] = [*also]
    if noted is not None:
        known = how_many(c, matrix, mix, noted)
        if known is None or (group.amount is not None and not noted.amount.percent):
            return None
        held.append(known)
    ways: Sequence[Formula] = ()
    if group.amount is not None:
        if flow.level is not None:
            return None
        known_ways = _so_many(matrix, mix, group)
        if known_ways is None:
            return None
        ways = known_ways
    elif flow.level is not None:
        if flow.level > _HALF and not group.wrong:
            return None  # "Sad is usually taken for Neutral": most of all that is sad.
        ways = _so_mostly(matrix, mix, flow.level, wrong=group.wrong)
    elif noted is None or group.wrong:
        return None
    if group.whole is not None:
        if not matrix.counts:
            return None
        held.append(Compare(Comparator.EQUAL, _base(matrix, group), Number(group.whole)))
    found = tuple(both([way, *held]) for way in ways) if ways else (both(held),)
    return Reading(tuple(dict.fromkeys(found)), FAMILY)


def _base(matrix: Confusions, group: Group) -> Term:
    """All of the cases that are meant."""
    row = Place.of(matrix.truth.name, [matrix.truth.ticks[group.tick]])
    return total(matrix.errors.default(row) if group.wrong else row)


def _so_many(matrix: Confusions, mix: MixUp, group: Group) -> Sequence[Formula] | None:
    """That so many of a group go over; `None` if the values do not tell it."""
    amount, cell = group.amount, cell_of(matrix, mix)
    if amount is None:
        return None
    if not amount.percent:
        here = matrix.cell(matrix.truth.ticks[mix.true], matrix.guess.ticks[mix.taken])
        return [is_amount(total(here), amount)] if matrix.counts else None
    part = percent(cell, _base(matrix, group)) if group.wrong else part_of(matrix, mix)
    if group.nearly:
        return [Compare(Comparator.MORE, part, Number(bound, 1)) for bound in _NEARLY_ALL]
    return is_factor(part, amount) if group.loose else [is_amount(part, amount)]


def _so_mostly(matrix: Confusions, mix: MixUp, level: float, *, wrong: bool) -> list[Formula]:
    """That most of what is not recognised goes over, as it may be meant."""
    largest = most_of_row(matrix, mix)[0]
    if level == _MOST_OF_ALL or (level == _HALF and not wrong):
        return [largest]
    errors = percent(cell_of(matrix, mix), _base(matrix, Group(mix.true, wrong=True)))
    return [largest, Compare(Comparator.MORE, errors, Number(100 * level))]


@rule("clause", "group goes mix_note?")
@rule("clause", "wrong_cases ',' counted 'of'? 'them'|'which' goes")
def _goes_over(c: Context, group: Group, *rest: Meaning) -> Reading | None:
    """“Most errors of Sad go to Neutral”, “47 of the 62 missed sad clips land in Neutral”."""
    return _said(c, group, the(rest, Flow), first(rest, Noted))


@rule("part_counted", "'(' counted 'out'? 'of' DET? NUMBER case_noun? ')'")
@rule("part_counted", "',' counted 'out'? 'of' DET? NUMBER case_noun?")
@rule("part_counted", "',' 'namely'|'with' counted 'out'? 'of' DET? NUMBER case_noun?")
def _part_counted(_: Context, *rest: Meaning) -> tuple[Amount, float] | None:
    """“(32 of 62)”."""
    amount, whole = the(rest, Amount), the(rest, Written)
    return None if amount.percent or whole.unit else (amount, whole.value)


@rule("clause", "group goes part_counted")
def _goes_over_counted(c: Context, group: Group, *rest: Meaning) -> Reading | None:
    """“About half of the errors of Sad go to Neutral (47 of 95)”."""
    matrix, flow = confusions(c), the(rest, Flow)
    if matrix is None or not matrix.counts or group.whole is not None:
        return None
    amount, whole = the(rest, tuple)
    told = [
        is_amount(cell_of(matrix, MixUp(group.tick, flow.tick)), amount),
        Compare(Comparator.EQUAL, _base(matrix, group), Number(whole)),
    ]
    return _said(c, group, flow, also=told)


@rule("clause", "WHEN DET? some_of_class BE WRONG|MISSED ',' 'it'|'they' goes")
@rule("clause", "WRONG ',' some_of_class goes", "WHEN WRONG ',' some_of_class goes")
def _when_wrong(c: Context, *rest: Meaning) -> Reading | None:
    """“When a sad clip is misclassified, it is usually called neutral”."""
    return _said(c, Group(the(rest, Classes).ticks[0], wrong=True), the(rest, Flow))


@rule("clause", "some_of_class mostly? SWALLOWS counted_cases mix_note?")
def _swallows(c: Context, *rest: Meaning) -> Reading | None:
    """“Neutral swallows 47 of the sad clips”."""
    flow = Flow(the(rest, Classes).ticks[0])
    return _said(c, the(rest, Group), flow, first(rest, Noted))


@rule("own_part", "counted case_noun?", "amount|bound 'of' POSSESSIVE case_noun", "amount|bound")
def _own_part(_: Context, *rest: Meaning) -> Amount:
    """“34 clips”, “21 % of its pixels”."""
    return the(rest, Amount)


@rule("clause", "some_of_class CEDES EXACTLY? own_part 'to' target mix_note?")
def _cedes(c: Context, *rest: Meaning) -> Reading | None:
    """“Neutral loses 34 clips to Sad”."""
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return _said(c, Group(one, amount=the(rest, Amount)), Flow(two), first(rest, Noted))


@rule("clause", "user mostly? LABELS counted_cases 'as'|'for'|'to'|'with'? target mix_note?")
@rule("clause", "user mostly? LABELS class_cases 'as'|'for'|'to' target mix_note?")
@rule("clause", "user LABELS class_cases 'as'|'for'|'to' target mostly mix_note?")
def _labels(c: Context, *rest: Meaning) -> Reading | None:
    """“The model labels 47 sad clips as neutral”."""
    flow = Flow(the(rest, Classes).ticks[0], first(rest, float))
    return _said(c, the(rest, Group), flow, first(rest, Noted))


@rule("clause", "counted_cases goes ','? 'and'|'but'|'while' counted_to ','? counted_to?")
@rule("clause", "counted_cases goes ',' counted_to ','? 'and'? counted_to")
def _several(c: Context, group: Group, flow: Flow, *rest: Meaning) -> Reading | None:
    """“88 neutral reviews are called positive and 69 negative”."""
    readings = [_said(c, group, flow)]
    for amount, tick in (r for r in rest if isinstance(r, tuple)):
        readings.append(_said(c, replace(group, amount=amount, whole=None), Flow(tick)))
    found = [r.formulas for r in readings if r is not None]
    if len(found) < len(readings) or any(len(f) > 1 for f in found):
        return None
    return Reading((both([f[0] for f in found]),), FAMILY)


@rule("counted_to", "counted|amount JOINING? target", "counted|amount taken_so target")
@rule("counted_to", "counted|amount BE taken_so target", "counted|amount FLOWS FLOWS_INTO target")
def _counted_to(_: Context, *rest: Meaning) -> tuple[Amount, int]:
    return the(rest, Amount), the(rest, Classes).ticks[0]


@rule("clause", "class_cases goes_each")
def _goes_to_each(c: Context, group: Group, *rest: Meaning) -> Reading | None:
    """“Happy clips spill over into Angry (21) and Neutral (18)”."""
    matrix = confusions(c)
    taken = the(rest, tuple)
    if matrix is None or any(t == group.tick for _, t in taken):
        return None
    held = [how_many(c, matrix, MixUp(group.tick, t), noted) for noted, t in taken]
    known = [h for h in held if h is not None]
    return Reading((both(known),), FAMILY) if len(known) == len(held) else None


@rule("goes_each", "FLOWS FLOWS_INTO taken_each", "BE SWALLOWED|LABELLED 'as'? taken_each")
def _goes_each(_: Context, *rest: Meaning) -> tuple[tuple[Noted, int], ...]:
    return the(rest, tuple)


# How often, against another way -----------------------------------------------------------------


@record
class Oftener:
    """How much more often something happens than something else."""

    sign: Comparator
    factor: Amount | None = None
    far: bool = False


@rule("oftener", "OFTENER 'than'")
@rule("far_oftener", "FAR_OFTENER 'than'")
def _oftener(_: Context, sign: Comparator, *__: Meaning) -> Oftener:
    return Oftener(sign)


@rule("oftener", "far_oftener")
def _far_oftener(_: Context, oftener: Oftener) -> Oftener:
    return replace(oftener, far=True)


@rule("oftener", "ABOUT|BOUND|EXACTLY? TWICE_AS_OFTEN 'as'|'than'")
@rule("oftener", "ABOUT|BOUND|EXACTLY? COUNT|NUMBER TIMES_AS_OFTEN 'as'|'than'")
def _times_as_often(_: Context, *rest: Meaning) -> Oftener | None:
    """“more than twice as often as”."""
    number = first(rest, Written)
    count = next((float(r) for r in rest if type(r) in (int, float)), 0.0)
    factor = number.value if number is not None else count
    sign = first(rest, Comparator) or Comparator.ABOUT
    decimals = number.decimals if number is not None else 0
    amount = Amount(Number(factor, max(decimals, 1)), sign)
    return Oftener(Comparator.MORE, amount) if factor > 1 else None


@rule(
    "clause", "class_cases goes RATHER_THAN 'to'|'as'|'into'|'for'|'towards'|'toward'|'in'? target"
)
def _rather_than(c: Context, group: Group, flow: Flow, *rest: Meaning) -> Reading | None:
    """“Neutral reviews drift towards Positive rather than Negative”."""
    matrix, other = confusions(c), the(rest, Classes).ticks[0]
    if matrix is None or not matrix.has_recall or flow.level is not None:
        return None
    if len({group.tick, flow.tick, other}) != 3 or c.discourse.clause_has_word(_MUTUAL):
        return None
    left, right = (cell_of(matrix, MixUp(group.tick, t)) for t in (flow.tick, other))
    return Reading((Compare(Comparator.MORE, left, right),), FAMILY)


@rule("clause", "some_of_class LOSES_MORE case_noun? 'to' target 'than' some_of_class so_back")
def _loses_more_than_back(c: Context, *rest: Meaning) -> Reading | None:
    """“Sad loses more clips to Neutral than Neutral loses to Sad”."""
    matrix, ticks = confusions(c), [r.ticks[0] for r in every(rest, Classes)]
    if (
        matrix is None
        or not matrix.has_recall
        or len(ticks) != 4
        or ticks != [*ticks[:2], *ticks[1::-1]]
    ):
        return None
    one = MixUp(ticks[0], ticks[1])
    cells = (cell_of(matrix, m) for m in (one, one.turned))
    return Reading((Compare(Comparator.MORE, *cells),), FAMILY)


@rule("so_back", "CEDES? 'to' target", "'does'|'do' 'to' target")
def _so_back(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@record
class Ways:
    """Two ways to be mistaken that are set against each other."""

    one: MixUp
    other: MixUp
    oftener: Oftener


_TO = "some_of_class taken_verb target"


@rule("taken_verb", "BE taken_so", "FLOWS FLOWS_INTO", "GO_TO")
def _taken_verb(*_: Meaning) -> str:
    return "taken"


@rule("two_ways", f"{_TO} ','? oftener than_what", "some_of_class BE oftener_taken")
def _two_ways(c: Context, *rest: Meaning) -> Ways | None:
    """“Forest goes to Grassland three times as often as to Cropland”."""
    classes, oftener = every(rest, Classes), first(rest, Oftener)
    than = the(rest, tuple)
    if oftener is None:
        oftener, two, than = than
        classes.append(two)
    one = MixUp(classes[0].ticks[0], classes[1].ticks[0])
    other = _other_way(one, than)
    mutual = c.discourse.clause_has_word(_MUTUAL) and than[0] == "back"
    return None if other is None or mutual else Ways(one, other, oftener)


def _other_way(one: MixUp, than: tuple[str, tuple[int, ...]]) -> MixUp | None:
    kind, ticks = than
    if kind == "back":
        return one.turned
    if kind == "to":
        return replace(one, taken=ticks[0]) if ticks[0] not in (one.true, one.taken) else None
    other = MixUp(ticks[0], ticks[1])
    return other if other != one and other.true != other.taken else None


@rule("oftener_taken", "OFTENER taken_so target 'than' than_what")
def _oftener_taken(_: Context, *rest: Meaning) -> tuple[Oftener, Classes, Meaning]:
    """“… is more often taken for Cropland than for Forest”."""
    than = the(rest, tuple)
    return Oftener(the(rest, Comparator)), the(rest, Classes), than


@rule("oftener_taken", "FAR_OFTENER taken_so target 'than' than_what")
def _far_oftener_taken(c: Context, *rest: Meaning) -> tuple[Oftener, Classes, Meaning]:
    oftener, *others = _oftener_taken(c, *rest)
    return (replace(oftener, far=True), *others)


@rule("oftener_taken", "ABOUT|BOUND|EXACTLY? TWICE_AS_OFTEN taken_so target 'as'|'than' than_what")
@rule(
    "oftener_taken",
    "ABOUT|BOUND|EXACTLY? COUNT|NUMBER TIMES_AS_OFTEN taken_so target 'as'|'than' than_what",
)
def _times_oftener_taken(c: Context, *rest: Meaning) -> tuple[Oftener, Classes, Meaning] | None:
    oftener = _times_as_often(c, *rest)
    than = next(r for r in rest if isinstance(r, tuple) and not isinstance(r, Written))
    return (oftener, the(rest, Classes), than) if oftener is not None else None


@rule("than_what", "FLOW_BACK", "'is'|'are' FLOW_BACK")
def _than_back(*_: Meaning) -> tuple[str, tuple[int, ...]]:
    return "back", ()


@rule("than_what", "JOINING target")
def _than_to(_: Context, *rest: Meaning) -> tuple[str, tuple[int, ...]]:
    return "to", the(rest, Classes).ticks


@rule("than_what", "some_of_class JOINING target", "some_of_class taken_verb target")
def _than_pair(_: Context, *rest: Meaning) -> tuple[str, tuple[int, ...]]:
    one, two = (r.ticks[0] for r in every(rest, Classes))
    return "pair", (one, two)


@rule("clause", "two_ways pair_note?")
def _oftener_so(c: Context, ways: Ways, *rest: Meaning) -> Reading | None:
    """“Sad is taken for Neutral more often than the other way around (47 versus 34)”."""
    matrix = confusions(c)
    if matrix is None or not matrix.has_recall:
        return None
    oftener = ways.oftener
    left, right = (cell_of(matrix, m) for m in (ways.one, ways.other))
    held: list[Formula] = [Compare(oftener.sign, left, right)]
    notes = next((r for r in rest if isinstance(r, tuple)), ())
    for mix, noted in zip((ways.one, ways.other), notes, strict=False):
        known = how_many(c, matrix, mix, noted)
        if known is None:
            return None
        held.append(known)
    found: list[Formula] = [both(held)]
    if oftener.far:
        up = oftener.sign is Comparator.MORE
        more, less = (left, right) if up else (right, left)
        found.append(
            both([*held, Compare(Comparator.MORE, percent(more, less), Number(100 * _FAR))])
        )
    if oftener.factor is not None:
        rounded = is_factor(percent(left, right), _in_percent(oftener.factor))
        found = [both([*held[1:], way]) for way in rounded]
    return Reading(tuple(found), FAMILY)


def _in_percent(factor: Amount) -> Amount:
    """A factor of two as 200 percent."""
    number = factor.number
    return replace(factor, number=Number(100 * number.value, max(number.decimals, 1)))


@rule("pair_note", "mix_notes")
@rule("pair_note", "','? 'with'|'by' mix_count 'against'|'to'|'versus' mix_count")
@rule("pair_note", "'(' mix_count 'against'|'to'|'compared' 'with'|'to'? mix_count ')'")
@rule("pair_note", "'(' mix_count ',' 'against'|'versus'|'vs' '.'? mix_count ')'")
def _pair_note(_: Context, *rest: Meaning) -> tuple[Noted, ...]:
    known = first(rest, tuple)
    return known or tuple(every(rest, Noted))
