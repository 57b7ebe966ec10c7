"""Those who are set against each other in matrices of contests, and how often one wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount
from figcheck.checking.english.kinds.contests import Contest
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Place
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


FAMILY = "comparison"


@record
class Contestants:
    """One or several of those that are set against each other."""

    ticks: tuple[str, ...]


@record
class Rivals:
    """Those that one is set against.

    Attributes:
        named: who they are, if they are named.
        excepted: who does not belong to them, of all others.
        many: of how many of all others it is said, if not of all.
    """

    named: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()
    many: Amount | None = None


@record
class Outcome:
    """How often one wins.

    Attributes:
        least: so often, or within these bounds.
        most: the other bound.
        lost: how often the other wins, if that is told too.
        mean: whether it is so often on average.
    """

    least: Amount
    most: Amount | None = None
    lost: Amount | None = None
    mean: bool = False

    def of(self, contest: Contest, one: str, cells: Cells) -> Iterator[Formula]:
        """What it says of some contests of one of them."""
        if self.mean:
            yield is_amount(Aggregate(Function.MEAN, contest.line(one)), self.least)
        elif self.most is not None:
            yield all_of(Compare(Comparator.AT_LEAST, cells, self.least.number))
            yield all_of(Compare(Comparator.AT_MOST, cells, self.most.number))
        else:
            yield all_of(Compare(self.least.comparator, cells, self.least.number))


def all_of(compare: Compare) -> Formula:
    """That a comparison holds of all its cases."""
    return Quantified(Quantifier.ALL, compare)


@rule("contestant", "DET? LABEL|KIND? spot", "DET? spot LABEL|KIND")
def _contestant(c: Context, *rest: Meaning) -> Contestants | None:
    """“Fir”, “the Fir model”: be it as a row or as a column."""
    place = the(rest, Place)
    if c.contest is None or not c.contest.player or len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    known = dimension in (c.contest.player, c.contest.opponent) and len(ticks) == 1
    return Contestants(ticks) if known else None


@rule("contestants", "'both'? contestant ','? 'and'|'or' contestant", "contestant")
@rule("contestants", "contestant ',' contestants")
def _contestants(_: Context, *named: Meaning) -> Contestants | None:
    """“Fir, Elm and Ash”."""
    ticks = tuple(tick for each in every(named, Contestants) for tick in each.ticks)
    return Contestants(ticks) if len(set(ticks)) == len(ticks) else None


@rule("other_contestants", "OTHERS rival_noun?", "EACH 'other' rival_noun", "EACH 'others'")
@rule("other_contestants", "EACH 'of'? POSSESSIVE|DET? 'other'? COUNT? OPPONENT")
@rule("other_contestants", "EACH 'of'? POSSESSIVE? 'other'? COUNT OPPONENT|LABEL|KIND")
@rule("other_contestants", "EACH 'of'? POSSESSIVE|DET? COUNT 'other' rival_noun")
@rule("other_contestants", "'the' 'other' COUNT rival_noun?", "'the' 'entire'|'whole'? 'field'")
@rule("other_contestants", "POSSESSIVE COUNT? OPPONENT", "'everyone' 'else'?")
def _others(c: Context, *rest: Meaning) -> Rivals | None:
    """“every other model”, “the other four models”, “all five opponents”."""
    count = first_exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL or c.contest is None:
        return None
    return Rivals() if count in (None, len(c.contest.ticks) - 1) else None


@rule("rival_noun", "LABEL|KIND|OPPONENT|WORD in_the_field?")
def _rival_noun(*_: Meaning) -> str:
    return "others"


_FIELD = r"(?:in|of) the (?:pool|field|table|matrix|tournament|heatmap|comparison|group|set|study)"


@rule("in_the_field", "'in'|'of' 'the' 'field'|WORD|KIND|GRAPH|CASE|THING|MEASURE|LABEL")
def _in_the_field(c: Context, *_: Meaning) -> str | None:
    """“(every other agent) in the pool”."""
    return "all" if c.discourse.clause_has_word(_FIELD) else None


@rule("rivals", "EACH 'of'? contestants", "'all'|'both' 'of' contestants")
def _each_of(_: Context, *rest: Meaning) -> Rivals | None:
    """“each of Fir, Elm and Ash”."""
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Rivals(the(rest, Contestants).ticks)


@rule("rivals", "contestants", "other_contestants")
def _rivals(_: Context, who: Contestants | Rivals) -> Rivals:
    return Rivals(who.ticks) if isinstance(who, Contestants) else who


@rule("rivals", "other_contestants ','? EXCEPT contestants", "other_contestants 'but' contestants")
def _all_but(_: Context, *rest: Meaning) -> Rivals:
    """“every other model except Elm”."""
    return Rivals(excepted=the(rest, Contestants).ticks)


@rule("rivals", "counted 'of' 'the'|POSSESSIVE 'other'|'others'|'remaining'? COUNT? rival_noun?")
@rule("rivals", "counted 'other'|'others'? rival_noun", "counted 'others'")
def _so_many_rivals(c: Context, *rest: Meaning) -> Rivals | None:
    """“three of the other four models”, “just one opponent”."""
    stated = first_exactly(rest, int)
    if c.contest is None or stated not in (None, len(c.contest.ticks) - 1):
        return None
    return Rivals(many=the(rest, Amount))


@rule("matchups", "POSSESSIVE|DET? COUNT? 'other'? MATCHUP|case_noun")
def _matchups(c: Context, *rest: Meaning) -> str | None:
    """“its five matchups”: as many as there are others."""
    count = first_exactly(rest, int)
    known = c.contest is not None and count in (None, len(c.contest.ticks) - 1)
    return "matchups" if known else None


@rule("won_part", "amount", "bound", "EXACTLY amount")
def _won_part(c: Context, *rest: Meaning) -> Amount | None:
    """“62 %”, also where a part of one is what the values are."""
    amount = the(rest, Amount)
    if c.contest is None or (amount.percent and c.contest.half < 1):
        return None
    return amount


@rule("won_part", "part_in_words")
def _won_in_words(c: Context, amount: Amount) -> Amount | None:
    """“more than half”, as a part of a hundred."""
    return amount if c.contest is not None and c.contest.half > 1 else None


@rule("outcome", "'in'|'on' won_part 'of' DET|POSSESSIVE? case_noun", "'(' won_part ')'")
@rule("outcome", "won_part 'of' 'the' 'time'", "'by'|'with'|'at' won_part")
@rule("outcome", "','? 'with' 'a'|'an' nouns|WORD|WIN_RATE 'of' won_part")
@rule("outcome", "'(' WIN_RATE 'of'? won_part ')'")
def _so_often(_: Context, *rest: Meaning) -> Outcome:
    """“in 62 % of the games”, “at least 62 % of the time”."""
    return Outcome(the(rest, Amount))


@rule("outcome", "'(' amount VERSUS amount ')'", "','? 'with'|'at' amount 'to'|VERSUS amount")
@rule("outcome", "'(' amount 'to'|'-' amount ')'")
def _both_often(_: Context, *rest: Meaning) -> Outcome:
    """“(52% vs. 48%)”."""
    won, lost = every(rest, Amount)
    return Outcome(won, lost=lost)


@rule("outcome", "','? 'with' WIN_RATE|VALUES 'between' amount 'and' amount")
@rule("outcome", "','? 'with' WIN_RATE|VALUES RANGES? 'from' amount 'to' amount")
@rule("outcome", "'(' amount 'to'|'-' amount ')'")
def _within(_: Context, *rest: Meaning) -> Outcome | None:
    """“, with win rates between 58% and 84%”."""
    least, most = every(rest, Amount)
    ordered = least.number.value <= most.number.value
    return Outcome(least, most) if ordered else None


@rule("outcome", "','? 'with' DET AGGREGATE WIN_RATE|VALUES 'of' won_part")
@rule("outcome", "','? 'with' POSSESSIVE AGGREGATE WIN_RATE|VALUES 'at' won_part")
def _on_average(_: Context, *rest: Meaning) -> Outcome | None:
    """“, with an average win rate of 68%”."""
    mean = first(rest, Function) is Function.MEAN
    return Outcome(the(rest, Amount), mean=True) if mean else None


def against(contest: Contest, one: str, rivals: Rivals) -> Cells:
    """The contests of one with some of the others."""
    if rivals.named:
        named = {contest.player: (one,), contest.opponent: rivals.named}
        return Cells(tuple(Condition(d, named[d]) for d in sorted(named)))
    return contest.line(one, *rivals.excepted)
