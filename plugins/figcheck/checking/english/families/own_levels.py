"""A line against its own value at another time: “below its 1950 level”, “back to that of 2005”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount, is_factor
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

BACK_SHARES = {None: (0.02, 0.06), True: (0.05, 0.12), False: (0.005, 0.02)}
"""How far from a level, as a part of it, values surely are back at it, and surely are not."""


@record
class OwnLevel:
    """The value of a line at another point of its axis: “its 1950 level”.

    Attributes:
        then: the point.
        amount: how much it is, if that is said.
    """

    then: Place
    amount: Amount | None = None


@rule("own_level", "POSSESSIVE TICK LEVEL|VALUES|MEASURE", "DET LEVEL|VALUES 'of'|'in'|'at' TICK")
@rule("own_level", "POSSESSIVE LEVEL|VALUES 'of'|'in'|'at' TICK", "DET TICK LEVEL|VALUES|MEASURE")
def _own_level(c: Context, *rest: Meaning) -> OwnLevel | None:
    """“its 1950 level”, “the level of 1950”."""
    then = the(rest, Ticks)
    if len(then.ticks) != 1 or not is_ordered(c.names.dimensions[then.dimension]):
        return None
    return OwnLevel(Place.of(then.dimension, then.ticks))


@rule("own_level", "POSSESSIVE FIRST_LEVEL", "DET FIRST_LEVEL")
def _first_level(c: Context, *_: Meaning) -> OwnLevel | None:
    """“its initial level”."""
    return _at_the_first(c)


@rule("own_level", "POSSESSIVE FIRST_LEVEL 'of' value_then", "POSSESSIVE STARTING value_then")
@rule("own_level", "DET value_then MEASURED AT DET? STARTED")
def _first_level_told(c: Context, *rest: Meaning) -> OwnLevel | None:
    """“its initial value of 13.5”, “the 13.5 recorded at the beginning”."""
    level = _at_the_first(c)
    return level and replace(level, amount=the(rest, Amount))


@rule("own_level", "DET value_then MEASURED? AT|'of' TICK")
def _level_told(c: Context, *rest: Meaning) -> OwnLevel | None:
    """“the 13.5 recorded in 2006”."""
    level: OwnLevel | None = _own_level(c, *rest)
    return None if level is None else replace(level, amount=the(rest, Amount))


@rule("STARTING", "'initial'|'original'|'starting'")
@rule("STARTED", "'beginning'|'start'|'outset'")
@rule("MEASURED", "'recorded'|'measured'|'seen'|'observed'|'reported'|'registered'|'reached'")
def _word(*_: Meaning) -> str:
    return "word"


@rule("own_level", "the_start", "'where' PRONOUN ENDS 'from'|'at'?")
@rule("own_level", "'where' PRONOUN BE 'at' DET start_word", "'where' PRONOUN BE INITIALLY")
def _where_it_began(c: Context, *rest: Meaning) -> OwnLevel | None:
    """“where it began”, “the level at which it set out”."""
    ends = [r for r in rest if type(r) is float]
    return None if any(end > 0 for end in ends) else _at_the_first(c)


def _at_the_first(c: Context) -> OwnLevel | None:
    axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    if len(axes) != 1 or axes[0] in c.here.dimensions:
        return None
    return OwnLevel(Place.of(axes[0], c.ascending(axes[0])[:1]))


@record
class AgainstOwn:
    """Being beyond its own value at another time, or so many times that.

    Attributes:
        level: the value.
        comparator: more or less.
        by: how far from it.
        factor: how many times it.
        within: how far from it at most, either way.
    """

    level: OwnLevel
    comparator: Comparator | None = None
    by: Amount | None = None
    factor: Amount | None = None
    within: Amount | None = None

    is_against_own: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so at the place that is named, or at all later ones; or at none of them."""
        never = extent.quantifier is Quantifier.NONE
        if extent.quantifier not in OF_ALL and not never:
            return None
        if extent.count or extent.along or (never and (self.by or self.factor or self.within)):
            return None
        one = all(len(ticks) == 1 for _, ticks in subject.place.ticks) and not subject.each
        if one and c.discourse.clause_has_word("their") and not c.discourse.clause_has_word("only"):
            return None  # "A is above the other two, at three times their level in 2010".
        cases: list[tuple[Formula, ...]] = []
        for along, then in _lines(c, subject, self.level):
            ticks = _ticks(c, along, subject, then, whole=extent.is_said)
            if not ticks or (len(ticks) > 1 and (self.by or self.factor or self.within)):
                return None
            own, base = along.at(subject, ticks), along.value(subject, then)
            amount = self.level.amount
            told = None if amount is None else is_amount(base, amount)
            held_so = self._formulas(own, base, never=never)
            cases.append(tuple(both([held, told]) for held in held_so))
        return of_several(c, cases, subject, "comparison") if cases else None

    def _formulas(self, own: Term, base: Term, *, never: bool) -> tuple[Formula, ...]:
        if self.factor is not None:
            return tuple(is_factor(Arithmetic("/", own, base), self.factor))
        if self.within is not None:
            away = Absolute(Arithmetic("-", own, base))
            return (Compare(Comparator.AT_MOST, away, self.within.number),)
        assert self.comparator is not None  # noqa: S101
        if self.by is None:
            quantifier = Quantifier.NONE if never else Quantifier.ALL
            return (Quantified(quantifier, Compare(self.comparator, own, base)),)
        ends = (own, base) if self.comparator is Comparator.MORE else (base, own)
        change: Term = Arithmetic("-", *ends)
        if self.by.percent:
            change = Arithmetic("/", Arithmetic("*", change, Number(100)), base)
        return (is_amount(change, self.by),)


def _lines(c: Context, subject: Subject, level: OwnLevel) -> list[tuple[Stretch, str]]:
    """The whole lines that a subject is of, each with the tick of the level."""
    ((axis, (then,)),) = level.then.ticks
    whole = replace(subject, place=subject.place.without([axis]))
    return [(s, then) for s in stretches(c, whole) if s.dimension == axis and then in s.ticks]


def _ticks(
    c: Context, along: Stretch, subject: Subject, then: str, *, whole: bool
) -> tuple[str, ...]:
    """Where values are looked at: at what is named, else at all later ticks or at the last."""
    named = subject.place.get(along.dimension)
    if named:
        return tuple(t for t in along.ticks if t in named and t != then)
    later = along.ticks[along.ticks.index(then) + 1 :]
    return later if whole or c.discourse.clause_has_word(_ALWAYS) else later[-1:]


_ALWAYS = "(?:always|throughout|never|stays?|stayed|remains?|remained|keeps?|kept)"


@record
class BackAt:
    """Being back at its own value of another time.

    Attributes:
        level: the value.
        regained: whether getting beyond it counts: “regained”, “returned to”.
        rough: whether it is only said to be near it, or to be so exactly.
    """

    level: OwnLevel
    regained: bool
    rough: bool | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value named, or the last one, is near the level that was left in between."""
        if extent.is_said and extent.quantifier is not Quantifier.NONE:
            return None
        if self.level.amount is not None:
            return None
        never = extent.quantifier is Quantifier.NONE
        cases: list[tuple[Formula, ...]] = []
        for along, then in _lines(c, subject, self.level):
            ticks = _ticks(c, along, subject, then, whole=never)
            if never:
                ticks = _since_the_turn(c, subject, along, then, ticks)
            if not ticks or (len(ticks) > 1 and not never):
                return None
            held = self._formulas(c, subject, along, (then, ticks), never=never)
            if held is None:
                return None
            cases.append(held)
        if len(cases) > 1 and c.discourse.clause_has_word("(?:not|n't|neither|nor|yet)"):
            return None  # "A and B are not back": neither of them, not only one of the two.
        return of_several(c, cases, subject, "comparison") if cases else None

    def _formulas(
        self,
        c: Context,
        subject: Subject,
        along: Stretch,
        at: tuple[str, tuple[str, ...]],
        *,
        never: bool,
    ) -> tuple[Formula, ...] | None:
        then, ticks = at
        own, base = along.at(subject, ticks), along.value(subject, then)
        between = along.ticks[along.ticks.index(then) + 1 : along.ticks.index(ticks[-1])]
        if not between and not never:
            return None  # From one tick to the next nothing has been left.
        fell = _is_left_downward(c, subject, along, then, ticks[-1])
        away = Arithmetic("/", Arithmetic("-", own, base), base)
        quantifier = Quantifier.NONE if never else Quantifier.ALL
        formulas: list[Formula] = []
        for share in BACK_SHARES[self.rough]:
            near = Compare(Comparator.AT_MOST, Absolute(away), Number(share, 2))
            if self.regained:
                sign = Comparator.AT_LEAST if fell else Comparator.AT_MOST
                bound = Number(-share if fell else share, 2)
                near = Compare(sign, away, bound)
            formulas.append(Quantified(quantifier, near))
        return tuple(formulas)


def _is_left_downward(c: Context, subject: Subject, along: Stretch, then: str, last: str) -> bool:
    """Whether a line falls from a level, or gets further below it than above it before a tick."""
    values = [e.value for _, e in c.table.steps(along.values(subject))]
    start = along.ticks.index(then)
    if len(values) != len(along.ticks):
        following = along.value(subject, along.ticks[start + 1])
        fell = Compare(Comparator.LESS, following, along.value(subject, then))
        return c.table.evaluate(fell).truth is True
    level, *after = values[start : max(along.ticks.index(last), start + 2)]
    return after[0] < level or level - min(after) > max(after) - level


def _since_the_turn(
    c: Context, subject: Subject, along: Stretch, then: str, ticks: tuple[str, ...]
) -> tuple[str, ...]:
    """The ticks after the one that is furthest from a level: only from there on it is regained."""
    values = [e.value for _, e in c.table.steps(along.values(subject))]
    start = along.ticks.index(then)
    if len(values) != len(along.ticks) or start + 1 == len(values):
        return ()
    choose = min if values[start + 1] < values[start] else max
    turn = choose(range(start, len(values)), key=values.__getitem__)
    return tuple(t for t in ticks if along.ticks.index(t) > turn)


@rule("predicate", "EXCEEDS|DIPS|BOUND own_level", "MORE|WIDER 'than' own_level")
@rule("predicate", "amount EXCEEDS|DIPS|BOUND own_level", "amount MORE 'than' own_level")
@rule("predicate", "'back'|'again' EXCEEDS|DIPS|BOUND|GETS_BEYOND own_level")
@rule("predicate", "'falls'|'fell'|'drops'|'slips' 'back' EXCEEDS|DIPS|BOUND own_level")
def _beyond_own(_: Context, *rest: Meaning) -> AgainstOwn | None:
    """“… is still 0.35 million below its 1950 level”."""
    comparator = the(rest, Comparator)
    if comparator not in (Comparator.MORE, Comparator.LESS):
        return None
    return AgainstOwn(the(rest, OwnLevel), comparator, first(rest, Amount))


@rule("predicate", "factor 'of'? own_level", "ENDS_AT 'at' factor 'of'? own_level")
@rule("predicate", "'at' factor 'of'? own_level")
def _times_own(_: Context, *rest: Meaning) -> AgainstOwn:
    """“… ends at almost nine times its 1950 value”."""
    return AgainstOwn(the(rest, OwnLevel), factor=the(rest, Amount))


@rule("predicate", "GETS_BEYOND FRACTION 'of' own_level")
def _beyond_part(_: Context, comparator: Comparator, part: float, level: OwnLevel) -> AgainstOwn:
    """“… has fallen below a third of its initial value”."""
    return AgainstOwn(level, factor=Amount(Number(part, 2), comparator, rough=True))


@rule(
    "predicate", "REGAINS|BACK_TO|ENDS|ENDS_AT|LIES? 'to'? 'within' amount POINTS? 'of' own_level"
)
def _within(_: Context, *rest: Meaning) -> AgainstOwn | None:
    """“… is back to within two points of its 1950 level”."""
    amount = the(rest, Amount)
    if amount.percent or amount.comparator is not Comparator.EQUAL:
        return None
    return AgainstOwn(the(rest, OwnLevel), within=amount)


@rule("predicate", "REGAINS|BACK_TO own_level")
def _back(_: Context, regained: bool, level: OwnLevel) -> BackAt:
    """“… has returned to its 1950 level”."""
    return BackAt(level, regained)


@rule("predicate", "REGAINS|BACK_TO ABOUT|'exactly'|'precisely' own_level")
def _back_near(c: Context, regained: bool, *rest: Meaning) -> BackAt:
    """“… is back to almost its 1950 level”: getting far beyond it is not said of that."""
    rough = not _is_exact(c)
    return BackAt(the(rest, OwnLevel), regained and not rough, rough)


@rule("predicate", "ENDS ABOUT|'exactly'|'precisely'? spanned? own_level")
@rule("predicate", "ENDS spanned? ABOUT|'exactly'|'precisely'? own_level")
@rule("predicate", "ENDS_AT ABOUT|'exactly'|'precisely'? own_level")
def _ends_where_it_began(c: Context, last: float, *rest: Meaning) -> BackAt | None:
    """“… ends almost where it began”, “… finishes at about its initial level”."""
    return BackAt(the(rest, OwnLevel), regained=False, rough=not _is_exact(c)) if last > 0 else None


def _is_exact(c: Context) -> bool:
    return c.discourse.clause_has_word("(?:exactly|precisely)")


@rule("spanned", "'the' 'period'|'series'|'run'|'race'|'season'", "whole_period")
def _spanned(*_: Meaning) -> str:
    """“… finishes the year”: all that is shown of it."""
    return "span"
