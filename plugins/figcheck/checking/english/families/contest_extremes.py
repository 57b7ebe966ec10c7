"""Which contest is the closest, who is the strongest, and who goes round in a circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.contestants import (
    FAMILY,
    Contestants,
    Outcome,
)
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Or,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_OF_THREE = 3
"""Contestants of a circle."""


@rule("duel", "contestant 'and'|VERSUS|'over'|'against' contestant", "contestant '-' contestant")
def _duel(c: Context, *rest: Meaning) -> Contestants | None:
    """“A and B”, “A against B”."""
    named = tuple(t for r in every(rest, Contestants) for t in r.ticks)
    return Contestants(named) if len(set(named)) == len(named) else None


@rule("that_between", "DET? 'one'|MATCHUP? 'between'", "'that' 'of'|'between'")
def _that_between(*_: Meaning) -> str:
    return "between"


@rule("clause", "DET? EVENNESS MATCHUP|CASE OVERALL? BE that_between? duel outcome?")
@rule("clause", "DET? MATCHUP|CASE 'between' duel BE DET? EVENNESS MATCHUP|CASE|'one'? outcome?")
@rule("clause", "DET? MATCHUP|CASE 'between' duel BE DET? EVENNESS MATCHUP|CASE|'one'? OVERALL")
def _closest(c: Context, *rest: Meaning) -> Reading | None:
    """“The closest matchup is between A and B, with 52% to 48%”."""
    (one, other), outcome = the(rest, Contestants).ticks, first(rest, Outcome)
    contest = c.contest
    if contest is None or (outcome and (outcome.mean or outcome.most)):
        return None
    cell, back = contest.cell(one, other), contest.cell(other, one)
    extreme = Aggregate(the(rest, Function), contest.off_half(contest.all_cells))
    held: list[Formula] = [Compare(Comparator.EQUAL, contest.off_half(cell), extreme)]
    if outcome is None:
        return Reading((both(held),), "extremum")
    if outcome.lost is not None:
        # Which of the two numbers is whose, the order of the names does not say.
        ways = ((cell, back), (back, cell))
        said = [And(tuple(map(is_amount, way, (outcome.least, outcome.lost)))) for way in ways]
        return Reading((both([*held, Or(tuple(said))]),), "extremum")
    return Reading((both([*held, is_amount(cell, outcome.least)]),), "extremum")


@rule("clause", "contestant BE DET? EXTREME|BEST LABEL|KIND|OPPONENT|WORD OVERALL outcome?")
@rule("clause", "contestant BE DET? EXTREME|BEST LABEL|KIND|OPPONENT|WORD outcome")
def _strongest(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the strongest engine overall, with an average win rate of 68.4%”."""
    (one,), function, outcome = (
        the(rest, Contestants).ticks,
        the(rest, Function),
        first(rest, Outcome),
    )
    contest = c.contest
    if contest is None or (outcome is not None and not outcome.mean):
        return None
    means = Aggregate(Function.MEAN, contest.all_cells, (contest.player,))
    held: list[Formula] = [
        Compare(
            Comparator.EQUAL,
            Aggregate(Function.MEAN, contest.line(one)),
            Aggregate(function, means),
        )
    ]
    if outcome is not None:
        held += outcome.of(contest, one, contest.line(one))
    return Reading((both(held),), "extremum")


# Circles -----------------------------------------------------------------------------


@rule("clause", "contestants 'form'|'forms' 'a'|'an' circle")
@rule("clause", "'there' BE 'a'|'an' circle 'among'|'between'|'of'|'involving' contestants")
def _circle(c: Context, *rest: Meaning) -> Reading | None:
    """“A, B and C form a cycle”: each beats the next, one way round or the other."""
    ticks = the(rest, Contestants).ticks
    contest = c.contest
    if contest is None or len(ticks) != _OF_THREE:
        return None
    round_ = list(zip(ticks, (*ticks[1:], ticks[0]), strict=True))
    half = Number(contest.half)
    ways = [
        both([Compare(sign, contest.cell(a, b), half) for a, b in round_])
        for sign in (Comparator.MORE, Comparator.LESS)
    ]
    return Reading((Or((ways[0], ways[1])),), FAMILY)


@rule(
    "circle",
    "'cycle'",
    "'rock' '-' 'paper' '-' 'scissors' circle_form",
    "'non' '-' 'transitive' circle_form",
    "'intransitive'|'nontransitive'|'cyclic'|'circular' circle_form",
)
@rule(
    "circle_form",
    "'cycle'|'relationship'|'relation'|'triple'|'pattern'|'loop'|'triangle'|'dynamic'",
)
def _circle_noun(*_: Meaning) -> str:
    return "circle"


@rule("clause", "duel_won ',' 'and'? duel_won ',' 'and'? duel_won")
@rule("clause", "duel_won ',' 'and'? duel_won", "duel_won 'and' duel_won")
def _duels(_: Context, *won: Formula) -> Reading:
    """“A beats B, B beats C, and C beats A”."""
    return Reading((both(won),), FAMILY)


@rule("duel_won", "contestant BEATS contestant")
def _duel_won(c: Context, *rest: Meaning) -> Formula | None:
    (one,), (other,) = (r.ticks for r in every(rest, Contestants))
    if c.contest is None or one == other:
        return None
    return Compare(the(rest, Comparator), c.contest.cell(one, other), Number(c.contest.half))
