"""Rises and falls as phrases say them: “increased steadily”, “a sharp decline”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.polarity import improves_upwards, more_is_better, way_of_better
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Move:
    """A rise or a fall as a phrase says it: "increased steadily", "a sharp decline"."""

    up: bool
    manner: Quantifier | None


def move_of(rest: tuple[Meaning, ...]) -> Move | None:
    """The one way that the items of a rule speak of; `None` if they contradict each other."""
    manners = set(every(rest, Quantifier))
    ways = {r for r in rest if isinstance(r, bool)}
    if len(manners) > 1 or len(ways) != 1:
        return None
    return Move(ways.pop(), manners.pop() if manners else None)


@rule("manner", "MANNER", "MANNER ','? 'and'? manner", "MANNER ','? 'but' manner")
def _manner(_: Context, *rest: Meaning) -> Quantifier | str | None:
    said = set(every(rest, Quantifier))
    return None if len(said) > 1 else (said.pop() if said else "somehow")


_SHORT = r"f[ae]ll(?:s|ing|en)? (?:[a-z]+ly |just |well |far )?(?:short|shy) of"


@rule("moves", "manner? RISES manner?")
def _moves(c: Context, *rest: Meaning) -> Move | None:
    """“has increased steadily”; what falls short of something need not have been higher."""
    return None if c.discourse.clause_has_word(_SHORT) else move_of(rest)


@rule("moves", "GOES_ON moves")
def _goes_on(_: Context, going: Quantifier, move: Move) -> Move:
    """“keeps falling”, “continues to improve”: at every step, or at most of them."""
    return replace(move, manner=move.manner or going)


@rule("moves", "manner? RISES manner? IN_STEP manner?")
def _moves_in_step(c: Context, *rest: Meaning) -> Move | None:
    """“A and B rise together”; “… rise together by 12” may be said of both taken together."""
    by_so_much = c.discourse.clause_has_word("(?:together|jointly) (?:by|from|to)")
    return None if by_so_much else move_of(rest)


@rule("moves", "manner? RISES one_by_one")
def _moves_one_by_one(_: Context, *rest: Meaning) -> Move | None:
    """“… (never) rises from one year to the next”."""
    return move_of((*rest, Quantifier.ALL))


@rule(
    "one_by_one",
    "'from' 'one'|'each' LABEL|KIND|PERIODS|STEP_NOUN 'to' 'the' 'next'|'following' 'one'?",
)
@rule("one_by_one", "'from' PERIODS 'to' PERIODS")
def _one_by_one(*_: Meaning) -> str:
    return "one by one"


@rule("moves", "GROWS_IN DET? nouns manner?", "manner GROWS_IN DET? nouns")
def _grows_in(_: Context, *rest: Meaning) -> Move | None:
    """“… lost inhabitants in every decade”."""
    return move_of(rest)


@rule("moves", "manner? CHANGES_ITS POSSESSIVE nouns manner?")
def _changes_its(_: Context, *rest: Meaning) -> Move | None:
    """“… cuts its emissions by half”."""
    return move_of(rest)


@rule("moves", "HAVE manner WIDER")
def _gets_wider(_: Context, *rest: Meaning) -> Move | None:
    """“gets steadily wider”."""
    up = the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST)
    return move_of((*rest, up))


@rule("moves", "'gets'|'get'|'got'|'getting'|'becomes'|'become'|'became' manner? MORE manner?")
@rule("moves", "'grows'|'grow'|'grew'|'growing'|'becoming'|'turns'|'turn' manner? MORE")
def _becomes_more(_: Context, *rest: Meaning) -> Move | None:
    """“gets steadily slower”, of times or of rates."""
    up = the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST)
    return move_of((*rest, up))


@rule("moves", "manner? BETTERS manner?")
def _betters(c: Context, *rest: Meaning) -> Move | None:
    """“has improved”: which way that is, the measure says."""
    move = move_of(rest)
    way = None if move is None else way_of_better(c, c.here, better=move.up)
    if move is None or way is None:
        return None
    if improves_upwards(c.figure) is None and more_is_better(c, c.here) is None:
        # "Six regions improved, two got worse", of deaths: in the years spoken of before, or all.
        return replace(move, up=way) if c.discourse.clause_has_word(_TIMED) else None
    return replace(move, up=way)


_TIMED = r"(?:\d[\d.,]*|over|during|since|throughout|further|steadily|continuously)"


@rule("rise", "RISE")
def _rise(_: Context, up: bool) -> bool:
    return up


@rule("rise", "BETTERING")
def _improvement(c: Context, better: bool) -> bool | None:
    """“improvement”, “deterioration”: which way that is, the measure says."""
    return way_of_better(c, c.here, better=better)


@rule("movement", "DET? manner? rise", "DET? manner? DIRECTION manner? TREND")
def _movement(_: Context, *rest: Meaning) -> Move | None:
    """“a steady decline”, “a general upward trend”."""
    return move_of(rest)


@rule("of_values", "'in'|'of'|'for' measure")
def _of_values(*_: Meaning) -> str:
    return "of values"


@rule("manner", "'with' EACH added_one")
def _with_each_more(_: Context, *rest: Meaning) -> Quantifier | None:
    """“… with each factor that is added”, “… with every additional thread”."""
    return Quantifier.ALL if the(rest, Quantifier) is Quantifier.ALL else None


@rule(
    "added_one",
    "'additional'|'further'|'extra'|'added'|'new' LABEL|KIND|'factor'|'step'|'doubling'",
)
@rule("added_one", "LABEL|KIND|'factor'|'step' 'that'|'which' BE PRESENT")
def _added_one(c: Context, *rest: Meaning) -> str | None:
    """One more of what the axis counts."""
    labels = [r for r in rest if isinstance(r, Label)]
    ordered = (is_ordered(c.names.dimensions[label.dimension]) for label in labels)
    return "one more" if all(ordered) else None
