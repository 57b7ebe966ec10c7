"""How often something is ahead, behind and level: “wins on six tasks and ties on one”."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "counting"


class Outcome(Enum):
    """How something comes out against what it is set against."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


@record
class Item:
    """So many times one outcome, along the dimension that is named, if one is.

    Attributes:
        outcome: which.
        amount: how often.
        tally: the same with what is counted, where that is named.
        rival: against whom, where this part says so again.
    """

    outcome: Outcome
    amount: Amount
    tally: Tally | None = None
    rival: Place | None = None


@record
class Opening:
    """What a record begins with: so often it is ahead, of one rival or of all others."""

    place: Place
    rival: Place | None
    item: Item


@rule("record_over", "'on'|'in'|'for'|'at' tally", "tally")
def _over(_: Context, *rest: Meaning) -> Tally:
    """“on six of the nine tasks”."""
    return the(rest, Tally)


@rule("record_opens", "place REC_BEATS place record_over", "place REC_WINS record_over")
@rule("record_opens", "place HAVE counted REC_WIN_NOUN 'against'|'over' place")
@rule("record_opens", "place HAVE counted REC_WIN_NOUN")
def _opens(_: Context, *rest: Meaning) -> Opening:
    """“Dense beats Sparse on six tasks”, “Dense has six wins against Sparse”."""
    place, *rivals = every(rest, Place)
    tally = first(rest, Tally)
    item = Item(Outcome.WON, tally.amount if tally else the(rest, Amount), tally)
    return Opening(place, rivals[0] if rivals else None, item)


@rule("rest_over", "'on'|'in'|'for'|'at'? counted 'of' 'them'", "'on'|'in'|'for'|'at' counted")
@rule("rest_over", "'on'|'in'|'for'|'at' counted 'others'|'more'", "record_over")
def _rest_over(_: Context, *rest: Meaning) -> Tally | Amount:
    return first(rest, Tally) or the(rest, Amount)


@rule("record_item", "REC_LOSES 'to'? place? rest_over", "counted REC_LOSS_NOUN")
def _lost(_: Context, *rest: Meaning) -> Item:
    """“loses on two”, “two losses”."""
    return _item(Outcome.LOST, rest)


@rule("record_item", "REC_TIES 'with'? place? rest_over", "counted REC_TIE_NOUN")
def _tied(_: Context, *rest: Meaning) -> Item:
    """“ties on one”, “one tie”."""
    return _item(Outcome.TIED, rest)


def _item(outcome: Outcome, rest: tuple[Meaning, ...]) -> Item:
    tally = first(rest, Tally)
    amount = tally.amount if tally else the(rest, Amount)
    return Item(outcome, amount, tally, first(rest, Place))


@rule("clause", "record_opens ','? 'and'|'but'|'with'|'while'? record_item")
@rule("clause", "record_opens ',' record_item ','? 'and'|'but' record_item")
@rule("clause", "record_opens ','? 'and'|'but' record_item ','? 'and'|'but' record_item")
@rule("clause", "record_opens ','? 'and'|'with' record_item 'against'|'over' place")
@rule("clause", "record_opens ',' record_item ','? 'and' record_item 'against'|'over' place")
def _record(c: Context, opening: Opening, *rest: Meaning) -> Reading | None:
    """“Dense beats Sparse on six tasks, loses on two and ties on one”."""
    items = [opening.item, *every(rest, Item)]
    if len({item.outcome for item in items}) != len(items):
        return None
    own = _one_of(c, opening.place)
    told = [p for p in (opening.rival, first(rest, Place)) if p is not None]
    rival = _one_of(c, told[0]) if told else None
    if own is None or len(told) > 1 or (told and rival is None):
        return None
    if any(i.rival is not None and _one_of(c, i.rival) != rival for i in items):
        return None  # "… and ties with B on one": whether others are as good, it does not say.
    dimension, tick = own
    if rival is not None and (rival[0] != dimension or rival[1] == tick):
        return None
    along = _along(c, dimension, items)
    if along is None or more_is_better(c, EVERYWHERE) is False:
        return None
    if sum(i.amount.number.value for i in items) > c.size(along):
        return None if len(items) == len(Outcome) else _counts(c, own, rival, along, items)
    return _counts(c, own, rival, along, items)


def _counts(
    c: Context, own: tuple[str, str], rival: tuple[str, str] | None, along: str, items: list[Item]
) -> Reading:
    dimension, tick = own
    mine = Cells((Condition(dimension, (tick,)),))
    if rival is not None:
        other: Term = Cells((Condition(dimension, (rival[1],)),))
    else:
        others = Cells((Condition(dimension, (tick,), excluded=True),))
        other = Aggregate(Function.MAX, others, (along,))
    held: list[Formula] = [
        is_amount(Count(Compare(_SIGNS[item.outcome], mine, other)), item.amount) for item in items
    ]
    size = next((i.tally.amount.out_of for i in items if i.tally and i.tally.amount.out_of), None)
    if size is not None and size != c.size(along):
        held.append(Compare(Comparator.EQUAL, Number(c.size(along)), Number(size)))
    return Reading((both(held),), FAMILY)


_SIGNS = {
    Outcome.WON: Comparator.MORE,
    Outcome.LOST: Comparator.LESS,
    Outcome.TIED: Comparator.EQUAL,
}


def _one_of(c: Context, place: Place) -> tuple[str, str] | None:
    """The dimension of the one thing that a place names, and the thing."""
    if len(place.ticks) != 1 or place.orders or place.notes or c.here.ticks:
        return None
    ((dimension, ticks),) = place.ticks
    return (dimension, ticks[0]) if len(ticks) == 1 else None


def _along(c: Context, dimension: str, items: list[Item]) -> str | None:
    """The one dimension over which it is counted: the only other one that there is."""
    others = [d.name for d in c.figure.dimensions if d.name != dimension and len(d.ticks) > 1]
    told = {i.tally.dimension for i in items if i.tally is not None} - {None}
    whole = all(not i.tally.place.ticks for i in items if i.tally is not None)
    known = len(others) == 1 and told <= set(others) and whole
    return others[0] if known else None
