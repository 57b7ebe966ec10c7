"""Who beats whom, in matrices of contests: “A beats every other model except C”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.contestants import (
    FAMILY,
    Contestants,
    Outcome,
    Rivals,
    against,
    all_of,
)
from figcheck.checking.english.kinds.contests import Contest
from figcheck.checking.english.meanings.meaning import Amount, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _beaten(contest: Contest, one: str, sign: Comparator, rivals: Rivals) -> list[Formula]:
    """That one is ahead of the others, or behind them."""
    compare = Compare(sign, against(contest, one, rivals), Number(contest.half))
    if rivals.many is not None:
        return [Compare(rivals.many.comparator, Count(compare), rivals.many.number)]
    if len(rivals.named) == 1:
        return [compare]
    but = [contest.cell(one, other) for other in rivals.excepted]
    return [all_of(compare), *(Not(Compare(sign, cell, Number(contest.half))) for cell in but)]


def _spoken_of(c: Context) -> Contestants | None:
    """The one that a label or the sentence before names."""
    if c.contest is None:
        return None
    named = {t for side in (c.contest.player, c.contest.opponent) for t in c.here.get(side)}
    return Contestants(tuple(named)) if len(named) == 1 else None


@rule("clause", "'it'? BEATS rivals outcome?")
def _it_beats(c: Context, *rest: Meaning) -> Reading | None:
    """“Wins against every other engine”, of the one that a label names."""
    one = _spoken_of(c)
    reading: Reading | None = _beats(c, one, *rest) if one is not None else None
    return reading


@rule("clause", "contestant BEATS rivals outcome?")
def _beats(c: Context, *rest: Meaning) -> Reading | None:
    """“A beats B (62%)”: it wins more than half of their contests."""
    (one,), rivals = the(rest, Contestants).ticks, the(rest, Rivals)
    outcome, sign, contest = first(rest, Outcome), the(rest, Comparator), c.contest
    if contest is None or one in (*rivals.named, *rivals.excepted):
        return None
    held = _beaten(contest, one, sign, rivals)
    if outcome is None:
        return Reading((both(held),), FAMILY)
    if sign is not Comparator.MORE or (rivals.many is not None and not outcome.mean):
        return None  # "A loses to B in 62 % of the games": these are won by B.
    cells = against(contest, one, rivals)
    if len(rivals.named) != 1 or outcome.mean or outcome.most is not None:
        return Reading((both([*held, *outcome.of(contest, one, cells)]),), FAMILY)
    said = is_amount(cells, outcome.least)
    if outcome.lost is not None:
        back = contest.cell(*rivals.named, one)
        return Reading((both([*held, said, is_amount(back, outcome.lost)]),), FAMILY)
    # "A beats B in 38 % of the games" says so often, not that it is the stronger one.
    return Reading((both([*held, said]), said), FAMILY)


@rule("clause", "contestants 'all'|'both'|'each'? BEATS rivals")
def _several_beat(c: Context, *rest: Meaning) -> Reading | None:
    """“A, B and C all beat each of D and E”: each of them does."""
    ones, sign, rivals = the(rest, Contestants).ticks, the(rest, Comparator), the(rest, Rivals)
    if c.contest is None or len(ones) < 2 or rivals.many is not None:
        return None
    if not {*ones}.isdisjoint((*rivals.named, *rivals.excepted)) or not rivals.named:
        return None
    held = [f for one in ones for f in _beaten(c.contest, one, sign, rivals)]
    return Reading((both(held),), FAMILY)


@rule("clause", "contestant DOMINATES 'the' 'entire'|'whole'? 'field'")
def _dominates(c: Context, *rest: Meaning) -> Reading | None:
    """“A dominates the field”: it beats every other one."""
    if c.contest is None:
        return None
    (one,) = the(rest, Contestants).ticks
    return Reading((both(_beaten(c.contest, one, Comparator.MORE, Rivals())),), FAMILY)


@rule(
    "clause",
    "contestant 'comes'|'is' 'the'? 'closest' 'to' 'beating'|'defeating' contestant outcome?",
)
def _nearly_beats(c: Context, *rest: Meaning) -> Reading | None:
    """“A comes closest to beating B, with a win rate of 42%”: none wins as often against B."""
    (one,), (other,) = (r.ticks for r in every(rest, Contestants))
    contest, outcome = c.contest, first(rest, Outcome)
    if contest is None or one == other:
        return None
    cell = contest.cell(one, other)
    held: list[Formula] = [
        Compare(Comparator.EQUAL, cell, Aggregate(Function.MAX, contest.faced(other))),
        Compare(Comparator.AT_MOST, cell, Number(contest.half)),
    ]
    if outcome is not None:
        if outcome.mean or outcome.most:
            return None
        held.append(is_amount(cell, outcome.least))
    return Reading((both(held),), "extremum")


@rule("clause", "'apart'|'aside' 'from' contestant ',' contestant BEATS other_contestants")
def _beats_all_but(c: Context, *rest: Meaning) -> Reading | None:
    """“Apart from C, A beats every other model”: C it does not."""
    (but,), (one,) = (r.ticks for r in every(rest, Contestants))
    if c.contest is None or one == but:
        return None
    rivals = Rivals(excepted=(but,))
    return Reading((both(_beaten(c.contest, one, the(rest, Comparator), rivals)),), FAMILY)


@rule("clause", "other_contestants BEATS contestant outcome?")
@rule("clause", "EACH 'other'? LABEL|KIND|OPPONENT|WORD BEATS contestant outcome?")
@rule("clause", "counted LABEL|KIND|OPPONENT|WORD BEATS contestant outcome?")
def _beaten_by(c: Context, *rest: Meaning) -> Reading | None:
    """“Three engines beat A by more than 55%”, “No other engine beats A”."""
    (one,), sign, contest = the(rest, Contestants).ticks, the(rest, Comparator), c.contest
    outcome, many = first(rest, Outcome), first(rest, Amount)
    if contest is None or (outcome is not None and sign is not Comparator.MORE):
        return None
    if outcome is not None and (outcome.most or outcome.lost or outcome.mean):
        return None
    cells = contest.faced(one)
    compare = Compare(sign, cells, Number(contest.half))
    if outcome is not None:
        compare = Compare(outcome.least.comparator, cells, outcome.least.number)
    if many is not None:
        return Reading((Compare(many.comparator, Count(compare), many.number),), FAMILY)
    return Reading((Quantified(first(rest, Quantifier) or Quantifier.ALL, compare),), FAMILY)


@rule("clause", "'only'|'just' contestant BEATS rivals")
@rule("clause", "contestant BE DET? 'only' 'one'|LABEL|KIND|WORD 'that'|'which'|'who' BEATS rivals")
@rule("clause", "contestant BE DET? 'only' 'one'|LABEL|KIND|WORD 'to' BEATS rivals")
def _only_beats(c: Context, *rest: Meaning) -> Reading | None:
    """“Only A beats every other model”: no other does."""
    (one,), sign, rivals = the(rest, Contestants).ticks, the(rest, Comparator), the(rest, Rivals)
    contest = c.contest
    if contest is None or rivals.excepted or rivals.many or one in rivals.named:
        return None
    others = tuple(t for t in contest.ticks if t not in (one, *rivals.named))
    held = _beaten(contest, one, sign, rivals)
    for other in others:
        held += [Not(both(_beaten(contest, other, sign, rivals)))]
    return Reading((both(held),), FAMILY)


@rule("clause", "contestant BEATS 'only'|'just' contestants", "contestant 'only' BEATS contestants")
@rule("clause", "contestant won_or_lost 'only'|'just' 'against'|'to' contestants")
@rule("clause", "contestant BEATS 'no' 'one' 'but'|'except' contestants")
@rule("clause", "'the' 'only' OPPONENT|LABEL|KIND|WORD 'that' contestant BEATS BE contestant")
def _beats_only(c: Context, *rest: Meaning) -> Reading | None:
    """“A wins only against B”: against no one else."""
    one, others = (r.ticks for r in every(rest, Contestants))
    contest, sign = c.contest, the(rest, Comparator)
    if contest is None or len(one) != 1 or one[0] in others:
        return None
    held = _beaten(contest, one[0], sign, Rivals(others))
    rest_of = Compare(sign, contest.line(one[0], *others), Number(contest.half))
    return Reading((both([*held, Quantified(Quantifier.NONE, rest_of)]),), FAMILY)


@rule("clause", "contestant BE only_one contestant BEATS")
@rule("clause", "contestant BE only_one contestant 'does'|'do'|'did' 'not' BEATS")
@rule("clause", "contestant BE only_one contestant 'can'|'could' 'not' BEATS")
@rule("clause", "contestant BE only_one contestant 'cannot' BEATS")
@rule("clause", "contestant BE only_one contestant 'fails'|'failed' 'to' BEATS")
def _only_not_beaten(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only opponent that B does not beat”: all others it does."""
    (other,), (one,) = (r.ticks for r in every(rest, Contestants))
    contest, sign = c.contest, the(rest, Comparator)
    if contest is None or one == other:
        return None
    own = Compare(sign, contest.cell(one, other), Number(contest.half))
    others = Compare(sign, contest.line(one, other), Number(contest.half))
    if c.discourse.clause_has_word(r"(?:not|cannot|fail(?:s|ed))"):
        held: list[Formula] = [Not(own), all_of(others)]
    else:
        held = [own, Quantified(Quantifier.NONE, others)]
    return Reading((both(held),), FAMILY)


@rule("only_one", "'the' 'only'|'sole' 'other'? 'one'|OPPONENT|LABEL|KIND|WORD 'that'|'whom'?")
def _only_one(*_: Meaning) -> str:
    return "the only one"


@rule("clause", "contestant|'it'? won_or_lost 'in'? counted 'of' matchups")
@rule("clause", "contestant|'it'? won_or_lost 'in'? EACH 'of'? matchups")
def _wins_of_its_games(c: Context, *rest: Meaning) -> Reading | None:
    """“A wins three of its five matchups”, “Loses all of its games”."""
    who, contest = first(rest, Contestants) or _spoken_of(c), c.contest
    if contest is None or who is None:
        return None
    (one,), many = who.ticks, first(rest, Amount)
    held = Compare(the(rest, Comparator), contest.line(one), Number(contest.half))
    if many is not None:
        return Reading((Compare(many.comparator, Count(held), many.number),), FAMILY)
    return Reading((Quantified(the(rest, Quantifier), held),), FAMILY)


@rule(
    "won_or_lost", "'comes'|'come'|'came' 'out' 'ahead'", "'comes'|'come'|'came' 'out' 'on' 'top'"
)
def _ahead(*_: Meaning) -> Comparator:
    return Comparator.MORE


@rule("won_or_lost", "'wins'|'win'|'won'|'prevails'")
def _won(*_: Meaning) -> Comparator:
    return Comparator.MORE


@rule("won_or_lost", "'loses'|'lose'|'lost'")
def _lost(*_: Meaning) -> Comparator:
    return Comparator.LESS
