"""How often one wins against others: “No engine wins more than 42% of its games against A”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.contestants import (
    FAMILY,
    Contestants,
    Rivals,
    against,
    all_of,
)
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Count,
    Function,
    Not,
    Quantified,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


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
    compare = Compare(amount.comparator, against(contest, one, rivals), amount.number)
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
    held = Compare(bound.comparator, against(contest, one, rivals), bound.number)
    if rivals.many is not None:
        counted = Compare(rivals.many.comparator, Count(held), rivals.many.number)
        return Reading((counted,), "bounds")
    if len(rivals.named) == 1:
        return Reading((held,), "bounds")
    there = [contest.cell(one, other) for other in rivals.excepted]
    but = [Not(Compare(bound.comparator, cell, bound.number)) for cell in there]
    return Reading((both([all_of(held), *but]),), "bounds")


@rule(
    "clause",
    "counted 'of'? DET? COUNT? LABEL|KIND|OPPONENT 'wins'|'win'|'won' won_part 'of' "
    "POSSESSIVE|DET case_noun ON_AVERAGE?",
)
def _so_many_win(c: Context, *rest: Meaning) -> Reading | None:
    """“Four of the six models win more than half of their games”: on average."""
    many, amount = every(rest, Amount)
    count, contest = first_exactly(rest, int), c.contest
    if contest is None or count not in (None, len(contest.ticks)):
        return None
    means = Aggregate(Function.MEAN, contest.all_cells, (contest.player,))
    held = Count(Compare(amount.comparator, means, amount.number))
    return Reading((Compare(many.comparator, held, many.number),), FAMILY)


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
    "other_contestants 'wins'|'win' won_part 'of' POSSESSIVE|DET case_noun 'against' contestant",
)
def _each_wins(c: Context, *rest: Meaning) -> Reading | None:
    """“No engine wins more than 42% of its games against A”."""
    (one,), amount = the(rest, Contestants).ticks, the(rest, Amount)
    if c.contest is None:
        return None
    compare = Compare(amount.comparator, c.contest.faced(one), amount.number)
    return Reading((Quantified(first(rest, Quantifier) or Quantifier.ALL, compare),), FAMILY)


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
    if first(rest, Quantifier) not in OF_ALL:
        return None
    extreme = Aggregate(function, contest.all_cells, (contest.player,))
    return Reading((all_of(Compare(Comparator.EQUAL, contest.faced(*named), extreme)),), "extremum")
