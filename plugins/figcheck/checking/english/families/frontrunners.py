"""Against the one in front, or the next one: “trails the leader by 6”, “ahead of the runner-up”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import (
    extent_of,
    fits,
    is_single,
    open_dimensions,
    reaching,
    rivals_of,
)
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Quantifier,
)
from figcheck.model import Kind, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class BehindFirst:
    """Being behind the best of its kind.

    Attributes:
        relation: that it is behind.
        by: how far, if that is said.
        of: the best of how many others it is, if that is said.
        along: the dimension of those that it is one of, if a noun tells it: “the best model”.
    """

    relation: Relation
    by: Amount | None = None
    of: int | None = None
    along: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the best of all others is so much better, wherever it is looked at."""
        reach = extent_of(subject, extent)
        comparator = self.relation.at(c, subject.place)
        if reach is None or comparator is None or reach.excluded.ticks or subject.minus:
            return None
        if subject.aggregate or (self.by and self.by.percent):
            return None
        # "It trails the best model": it is what the surroundings name of the models.
        dimension = self.along
        if dimension is None or not subject.place.get(dimension):
            dimension = next(iter(subject.own)) if len(subject.own) == 1 else None
        if dimension is None:
            return None
        if self.of not in (None, c.size(dimension) - 1):
            return None
        own = subject.place
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        if len(own.get(dimension)) != 1 or not fits(reach, rest):
            return None
        below = comparator is Comparator.LESS
        furthest = Function.MAX if below else Function.MIN
        best = Aggregate(furthest, rivals_of(own, dimension), rest)
        held = Compare(comparator, own.cells, best)
        if self.by is not None:
            high, low = (best, own.cells) if below else (own.cells, best)
            held = Compare(self.by.comparator, Arithmetic("-", high, low), self.by.number)
        if not reach.is_said:
            # Else it may be behind whichever is best there, or behind the best on the whole.
            return Reading((held,), "difference") if is_single(c, own) else None
        return Reading((reaching(held, reach, Quantifier.ALL),), "difference")


@record
class ShortOfAll:
    """Being so far below the highest value of all, said of one cell of a grid."""

    by: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the highest value of its panel is so much higher."""
        own = subject.place.default(extent.place)
        if self.by.percent or not is_single(c, own) or subject.minus or subject.aggregate:
            return None
        panels = [d for d in own.dimensions if c.names.dimensions[d].role is not Role.PANEL]
        best = Aggregate(Function.MAX, own.plain.without(panels).cells)
        gap = Arithmetic("-", best, own.plain.cells)
        return Reading((Compare(self.by.comparator, gap, self.by.number),), "difference")


@rule("predicate", "BE amount 'short' 'of' 'the' 'highest' 'of' 'all' 'cells'")
def _short_of_all(_: Context, *rest: Meaning) -> ShortOfAll:
    """“… is 3 points short of the highest of all cells”."""
    return ShortOfAll(the(rest, Amount))


_LAST = r"\b(?:lowest|last|least|worst|weakest|poorest|smallest|bottom|outlier)\b"
_BUT_ONE = (
    r"\b(?:second|third|next|penultimate|fourth|but)[- ](?:to[- ])?(?:one|last|low\w*|worst)\b"
)

_RUNNERS_UP = (
    "'the' 'runner' '-'? 'up'",
    "'the' 'second'|'next' '-'? BEST|EXTREME|'placed'|'ranked' LABEL|KIND|measure?",
    "POSSESSIVE|'the' 'nearest'|'closest'|'next' 'rival'|'competitor'|'contender'|LABEL",
)

_LEADERS = (
    "'the' 'leader'|'frontrunner'|'winner'",
    "'the' 'top' '-'? 'performer'|'scorer'",
    "'the' BEST LABEL|KIND|'one'|'performer'",
    "'the' 'top'|'leading' LABEL",
)


@rule("runner_up", *_RUNNERS_UP)
def _runner_up(_: Context, *rest: Meaning) -> str | None:
    worst = Function.MIN in rest
    return None if worst else "runner-up"


@record
class Leader:
    """The one in front, and the dimension of those that it leads if a noun tells it."""

    along: str | None


@rule("short_of_it", "SHORT_OF")
def _short_of_it(*_: Meaning) -> Relation:
    """“… 3 points off”, behind an amount."""
    return Relation(Comparator.LESS, by_quality=True)


@rule("leader", *_LEADERS)
def _leader(_: Context, *rest: Meaning) -> Leader | None:
    label = first(rest, Label)
    return None if Function.MIN in rest else Leader(label.dimension if label else None)


@rule("leader", "'the' 'top' '-'? 'spot'|'score'|'mark'|'result'|'value'")
@rule("leader", "'the' BEST VALUES|MEASURE|'mark'")
def _best_value(c: Context, *rest: Meaning) -> Leader | None:
    """“the best score”; of a grid it is that of all cells."""
    return None if Function.MIN in rest or c.figure.kind is Kind.HEATMAP else Leader(None)


@rule("best_other", "'the' BEST 'of' 'the' 'other'|'remaining' COUNT LABEL|KIND?")
def _best_other(_: Context, *rest: Meaning) -> int | None:
    """“the best of the other three”."""
    return None if Function.MIN in rest else exactly(rest, int)


@rule("predicate", "comparative best_other by?", "amount|bound comparative best_other")
def _behind_best_other(_: Context, *rest: Meaning) -> BehindFirst | None:
    """“… trails the best of the other three by 6 points”."""
    relation, of = the(rest, Relation), exactly(rest, int)
    if relation.comparator is not Comparator.LESS or relation.turning:
        return None
    return BehindFirst(relation, first(rest, Amount), of)


@rule("named_too", "',' coordinate ','?", "'(' coordinate ')'")
def _named_too(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("predicate", "comparative runner_up named_too? by?")
@rule("predicate", "amount|bound comparative runner_up named_too?")
def _ahead_of_next(_: Context, *rest: Meaning) -> Comparative | Joined | None:
    """“… 6 points ahead of the second-best model”: so far ahead of all others."""
    return _past_all(Comparator.MORE, *rest)


def _past_all(sign: Comparator, *rest: Meaning) -> Comparative | Joined | None:
    """Being so far ahead of all others, or behind them, of which the next one may be named."""
    relation, by, place = the(rest, Relation), first(rest, Amount), first(rest, Place)
    if relation.comparator is not sign or relation.turning:
        return None
    of_all = Comparative(relation, None, by)
    if place is None:
        return of_all
    return Joined((of_all, Comparative(relation, Subject(place), by)))


@rule("next_worst", "'the' 'second'|'next' '-'? BEST LABEL|KIND|measure?")
@rule("next_lowest", "'the' 'second'|'next' '-'? EXTREME LABEL|KIND|measure?")
def _next_worst(_: Context, *rest: Meaning) -> str | None:
    return "next" if Function.MIN in rest else None


@rule("next_lowest", "'the' 'next' LABEL", "'the' 'next' 'one'")
def _next_of_all(c: Context, *_: Meaning) -> str | None:
    """“A has the lowest score, 6 points below the next model”: the one that is next to the last."""
    last = c.discourse.clause_has_word(_LAST) and not c.discourse.clause_has_word(_BUT_ONE)
    return "next" if last else None


@rule("predicate", "comparative next_worst|next_lowest named_too? by?")
@rule("predicate", "amount|bound comparative next_worst|next_lowest named_too?")
def _behind_next(_: Context, *rest: Meaning) -> Comparative | Joined | None:
    """“… 6 points behind the next-worst model”: so far behind all others."""
    return _past_all(Comparator.LESS, *rest)


@rule("predicate", "comparative leader named_too? by?")
@rule("predicate", "amount|bound comparative leader named_too?")
@rule("predicate", "SHORT? value_then short_of_it leader named_too?")
def _behind_first(_: Context, *rest: Meaning) -> BehindFirst | Joined | None:
    """“… trails the leader by 6 points”."""
    relation, by, place = the(rest, Relation), first(rest, Amount), first(rest, Place)
    if relation.comparator is not Comparator.LESS or relation.turning:
        return None
    of_best = BehindFirst(relation, by, along=the(rest, Leader).along)
    if place is None:
        return of_best
    return Joined((of_best, Comparative(relation, Subject(place), by)))
