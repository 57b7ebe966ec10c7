"""Who beats whom, in matrices of contests: “A beats every other model except C”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.amounts import amount_of
from figcheck.checking.english.contests import Contest
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Place, Reading
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


FAMILY = "comparison"

_OF_THREE = 3
"""Contestants of a circle."""


@dataclass(frozen=True)
class Contestants:
    """One or several of those that are set against each other."""

    ticks: tuple[str, ...]


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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
            yield _all(Compare(Comparator.AT_LEAST, cells, self.least.number))
            yield _all(Compare(Comparator.AT_MOST, cells, self.most.number))
        else:
            yield _all(Compare(self.least.comparator, cells, self.least.number))


def _all(compare: Compare) -> Formula:
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
@rule("other_contestants", "'the' 'other' COUNT rival_noun?", "'the' 'entire'|'whole'? 'field'")
@rule("other_contestants", "POSSESSIVE COUNT? OPPONENT", "'everyone' 'else'?")
def _others(c: Context, *rest: Meaning) -> Rivals | None:
    """“every other model”, “the other four models”, “all five opponents”."""
    count = next((r for r in rest if type(r) is int), None)
    if first(rest, Quantifier) not in (None, Quantifier.ALL) or c.contest is None:
        return None
    return Rivals() if count in (None, len(c.contest.ticks) - 1) else None


@rule("rival_noun", "LABEL|KIND|OPPONENT|WORD")
def _rival_noun(*_: Meaning) -> str:
    return "others"


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
    stated = next((r for r in rest if type(r) is int), None)
    if c.contest is None or stated not in (None, len(c.contest.ticks) - 1):
        return None
    return Rivals(many=the(rest, Amount))


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


# Who beats whom ----------------------------------------------------------------------


def _against(contest: Contest, one: str, rivals: Rivals) -> Cells:
    """The contests of one with some of the others."""
    if rivals.named:
        named = {contest.player: (one,), contest.opponent: rivals.named}
        return Cells(tuple(Condition(d, named[d]) for d in sorted(named)))
    return contest.line(one, *rivals.excepted)


def _beaten(contest: Contest, one: str, sign: Comparator, rivals: Rivals) -> list[Formula]:
    """That one is ahead of the others, or behind them."""
    compare = Compare(sign, _against(contest, one, rivals), Number(contest.half))
    if rivals.many is not None:
        return [Compare(rivals.many.comparator, Count(compare), rivals.many.number)]
    if len(rivals.named) == 1:
        return [compare]
    but = [contest.cell(one, other) for other in rivals.excepted]
    return [_all(compare), *(Not(Compare(sign, cell, Number(contest.half))) for cell in but)]


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
    cells = _against(contest, one, rivals)
    if len(rivals.named) != 1 or outcome.mean or outcome.most is not None:
        return Reading((both([*held, *outcome.of(contest, one, cells)]),), FAMILY)
    said = is_amount(cells, outcome.least)
    if outcome.lost is not None:
        back = contest.cell(*rivals.named, one)
        return Reading((both([*held, said, is_amount(back, outcome.lost)]),), FAMILY)
    # "A beats B in 38 % of the games" says so often, not that it is the stronger one.
    return Reading((both([*held, said]), said), FAMILY)


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


@rule("won_or_lost", "'wins'|'win'|'won'|'prevails'")
def _won(*_: Meaning) -> Comparator:
    return Comparator.MORE


@rule("won_or_lost", "'loses'|'lose'|'lost'")
def _lost(*_: Meaning) -> Comparator:
    return Comparator.LESS


# How often one wins ------------------------------------------------------------------


@rule(
    "clause",
    "contestant 'never'? 'wins'|'win' won_part 'of' POSSESSIVE|DET case_noun against_rivals?",
)
@rule("clause", "contestant 'never'? 'wins'|'win' won_part against_rivals")
def _wins_so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“A never wins more than 35% of its games”, “A wins at least 58% of its games against B”."""
    (one,), amount = the(rest, Contestants).ticks, the(rest, Amount)
    contest, rivals = c.contest, first(rest, Rivals) or Rivals()
    never = c.discourse.clause_has_word("never")
    if contest is None or rivals.many or one in (*rivals.named, *rivals.excepted):
        return None
    if amount.comparator is Comparator.EQUAL and not rivals.named:
        return None  # "A wins 60 % of its games": of all of them, which are not told apart.
    compare = Compare(amount.comparator, _against(contest, one, rivals), amount.number)
    if len(rivals.named) == 1:
        return Reading((Not(compare) if never else compare,), FAMILY)
    quantifier = Quantifier.NONE if never else Quantifier.ALL
    return Reading((Quantified(quantifier, compare),), FAMILY)


@rule("clause", "contestant 's' WIN_RATE|VALUES limited 'against'|'over' rivals")
@rule("clause", "DET? WIN_RATE|VALUES 'of' contestant limited 'against'|'over' rivals")
@rule("clause", "'against'|'over' rivals ','? contestant 's' WIN_RATE|VALUES limited")
@rule("clause", "contestant HAVE DET? WIN_RATE|VALUES bound 'against'|'over' rivals")
@rule("clause", "contestant HAVE DET? WIN_RATE|VALUES 'of' bound 'against'|'over' rivals")
def _rate_against(c: Context, *rest: Meaning) -> Reading | None:
    """“A's win rate exceeds 60% against all opponents except B”: against B it does not."""
    (one,), bound, rivals = the(rest, Contestants).ticks, the(rest, Amount), the(rest, Rivals)
    contest = c.contest
    if contest is None or one in (*rivals.named, *rivals.excepted) or bound.near:
        return None
    held = Compare(bound.comparator, _against(contest, one, rivals), bound.number)
    if rivals.many is not None:
        counted = Compare(rivals.many.comparator, Count(held), rivals.many.number)
        return Reading((counted,), "bounds")
    if len(rivals.named) == 1:
        return Reading((held,), "bounds")
    there = [contest.cell(one, other) for other in rivals.excepted]
    but = [Not(Compare(bound.comparator, cell, bound.number)) for cell in there]
    return Reading((both([_all(held), *but]),), "bounds")


@rule("limited", "EXCEEDS NUMBER unit?", "verb? bound")
def _limited(c: Context, *rest: Meaning) -> Amount | None:
    """“exceeds 60%”, “is above 60%”."""
    known = first(rest, Amount)
    if known is not None:
        return known
    return amount_of(the(rest, Written), the(rest, Comparator))


@rule("against_rivals", "'against'|'over' rivals")
def _against_rivals(_: Context, rivals: Rivals) -> Rivals:
    return rivals


@rule(
    "clause",
    "EACH LABEL|KIND|OPPONENT|WORD 'wins'|'win' won_part 'of' POSSESSIVE|DET case_noun "
    "'against' contestant",
)
def _each_wins(c: Context, *rest: Meaning) -> Reading | None:
    """“No engine wins more than 42% of its games against A”."""
    (one,), amount = the(rest, Contestants).ticks, the(rest, Amount)
    if c.contest is None:
        return None
    compare = Compare(amount.comparator, c.contest.faced(one), amount.number)
    return Reading((Quantified(the(rest, Quantifier), compare),), FAMILY)


@rule(
    "clause",
    "EACH 'other'? LABEL|KIND|OPPONENT|WORD HAVE POSSESSIVE best WIN_RATE|VALUES against_rivals",
    "other_contestants HAVE POSSESSIVE best WIN_RATE|VALUES against_rivals",
)
def _each_best(c: Context, *rest: Meaning) -> Reading | None:
    """“Each engine has its highest win rate against A”."""
    named, function, contest = rest[-1].named, the(rest, Function), c.contest
    if contest is None or len(named) != 1:
        return None
    if first(rest, Quantifier) not in (None, Quantifier.ALL):
        return None
    extreme = Aggregate(function, contest.all_cells, (contest.player,))
    return Reading((_all(Compare(Comparator.EQUAL, contest.faced(*named), extreme)),), "extremum")


# Which contest is the closest, who is the strongest -----------------------------------


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
