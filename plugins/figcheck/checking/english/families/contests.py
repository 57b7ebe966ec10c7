"""Who beats whom, in matrices of contests: “A beats every other model except C”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Place, Reading
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Formula,
    Not,
    Number,
    Quantified,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


FAMILY = "comparison"


@dataclass(frozen=True)
class Contestant:
    """One of those that are set against each other."""

    tick: str


@rule("contestant", "DET? LABEL|KIND? spot")
def _contestant(c: Context, *rest: Meaning) -> Contestant | None:
    """“Fir”, “the Fir model”: be it as a row or as a column."""
    place = the(rest, Place)
    if c.contest is None or not c.contest.player or len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    known = dimension in (c.contest.player, c.contest.opponent) and len(ticks) == 1
    return Contestant(ticks[0]) if known else None


@rule("other_contestants", "OTHERS LABEL|KIND?", "EACH 'other' LABEL|KIND", "EACH 'others'")
@rule("other_contestants", "'the' 'other' COUNT LABEL|KIND?")
def _others(c: Context, *rest: Meaning) -> str | None:
    """“every other model”, “the other four models”."""
    count = next((r for r in rest if type(r) is int), None)
    if first(rest, Quantifier) not in (None, Quantifier.ALL) or c.contest is None:
        return None
    return "others" if count in (None, len(c.contest.ticks) - 1) else None


@rule(
    "so_many_contests", "'in'|'on' amount 'of' DET? case_noun", "'with' amount 'of' DET? case_noun"
)
@rule("so_many_contests", "'with' 'a'|'an' nouns|WORD 'of' amount", "'(' amount ')'")
def _so_many(_: Context, *rest: Meaning) -> Amount:
    """“in 62 % of the games”."""
    return the(rest, Amount)


@rule("clause", "contestant BEATS contestant so_many_contests?")
def _beats(c: Context, *rest: Meaning) -> Reading | None:
    """“A beats B (62%)”: it wins more than half of their contests."""
    one, other = (r.tick for r in every(rest, Contestant))
    amount = first(rest, Amount)
    if c.contest is None or one == other:
        return None
    cell, sign = c.contest.cell(one, other), the(rest, Comparator)
    held = Compare(sign, cell, Number(c.contest.half))
    if amount is None:
        return Reading((held,), FAMILY)
    if sign is not Comparator.MORE:
        return None  # "A loses to B in 62 % of the games": these are won by B.
    said = is_amount(cell, amount)
    # "A beats B in 38 % of the games" says so often, not that it is the stronger one.
    return Reading((both([held, said]), said), FAMILY)


@rule(
    "clause",
    "contestant BEATS other_contestants",
    "contestant BEATS other_contestants EXCEPT contestant",
)
@rule("clause", "contestant BEATS other_contestants ',' EXCEPT contestant")
@rule("clause", "'apart'|'aside' 'from' contestant ',' contestant BEATS other_contestants")
def _beats_others(c: Context, *rest: Meaning) -> Reading | None:
    """“A loses to every other model except B”: to B it does not."""
    named = [r.tick for r in every(rest, Contestant)]
    if c.contest is None or len(set(named)) < len(named):
        return None
    if not isinstance(rest[0], Contestant) or c.discourse.clause_has_word("^(?:apart|aside)"):
        named.reverse()
    one, *excepted = named
    sign, half = the(rest, Comparator), Number(c.contest.half)
    held: list[Formula] = [
        Quantified(Quantifier.ALL, Compare(sign, c.contest.line(one, *excepted), half))
    ]
    held += [Not(Compare(sign, c.contest.cell(one, other), half)) for other in excepted]
    return Reading((both(held),), FAMILY)


@rule(
    "clause", "contestant BEATS counted 'of' 'the' 'other'|'others'|'remaining' COUNT? LABEL|KIND?"
)
@rule("clause", "contestant BEATS counted 'other' LABEL|KIND|'others'?")
def _beats_so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“A beats three of the other four models”."""
    stated = next((r for r in rest if type(r) is int), None)
    amount = first(rest, Amount)
    if c.contest is None or amount is None or stated not in (None, len(c.contest.ticks) - 1):
        return None
    line = c.contest.line(the(rest, Contestant).tick)
    won = Count(Compare(the(rest, Comparator), line, Number(c.contest.half)))
    return Reading((Compare(amount.comparator, won, amount.number),), FAMILY)
