"""What serves what, in grids of things from which and to which something goes.

“French transfers best to Spanish” is about the row of French as a source, “Arabic is best served
by Hebrew” about the column of Arabic as a target; what a thing gives itself is no transfer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.regions import shared_ticks
from figcheck.checking.language.tree import (
    OPPOSITE,
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Order,
    Quantified,
    Quantifier,
    Term,
    Transposed,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "extremum"

_ENDS = {
    word: end
    for end, words in (
        ("source", "source sources donor donors"),
        ("target", "target targets recipient recipients"),
    )
    for word in words.split()
}


@record
class Ways:
    """The dimensions of a grid of transfers.

    Attributes:
        source: from which something goes.
        target: to which.
        single: the sources that are targets as well, where others are listed: all together.
        at: where the grid is, of several: its panel.
    """

    source: str
    target: str
    single: Condition | None = None
    at: tuple[Condition, ...] = ()

    @property
    def others(self) -> Order:
        """All cells but what things give themselves."""
        return Order(self.target, Comparator.UNEQUAL, self.source)

    @property
    def off(self) -> Cells:
        """The cells of what one thing gives another."""
        among = () if self.single is None else (self.single,)
        return Cells((*_in_order(*self.at, *among), self.others))

    def cell(self, source: str, target: str) -> Cells:
        """From one thing to another."""
        named = {self.source: source, self.target: target}
        return Cells(_in_order(*(Condition(d, (t,)) for d, t in named.items()), *self.at))

    def line(self, dimension: str, tick: str) -> Cells:
        """All that goes from a thing, or to it, but for itself."""
        own = Condition(dimension, (tick,))
        among = () if self.single is None or dimension == self.source else (self.single,)
        return Cells((*_in_order(own, *among, *self.at), self.others))

    @property
    def own(self) -> Cells:
        """The cells of what things give themselves."""
        return Cells((*self.at, Order(self.target, Comparator.EQUAL, self.source)))

    @property
    def all(self) -> Cells:
        """All cells."""
        return Cells(self.at)


def _in_order(*conditions: Condition) -> tuple[Condition, ...]:
    return tuple(sorted(conditions, key=lambda c: c.dimension))


def ways(c: Context) -> Ways | None:
    """The figure of a clause as a grid of transfers; `None` if it is none, or several."""
    ends = c.names.directions
    if ends is None or c.confusions is not None or c.square is not None:
        return None
    besides = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and d.name not in ends]
    if any(len(c.here.get(name)) != 1 for name in besides):
        return None
    at = _in_order(*(Condition(name, c.here.get(name)) for name in besides))
    source = c.names.dimensions[ends[0]]
    shared = shared_ticks(c)
    if shared is None or not shared.ticks or shared.dimensions != {source.name}:
        return Ways(*ends, at=at)
    return Ways(*ends, Condition(source.name, shared.get(source.name)), at)


@record
class End:
    """One of the two sides of a grid of transfers: "source" or "target"."""

    name: str


@record
class Thing:
    """One of the things, as a row or as a column."""

    tick: str


@rule("transferred", "DET? LABEL|KIND? place KIND|LABEL|MEASURE?")
def _thing(c: Context, *rest: Meaning) -> Thing | None:
    """“French”, “the French model”."""
    known, place = ways(c), the(rest, Place)
    if known is None or len(place.ticks) != 1 or place.orders or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    one = dimension in (known.source, known.target) and len(ticks) == 1
    return Thing(ticks[0]) if one else None


def better_end(c: Context, function: Function) -> Function | None:
    """The highest for the best, or the lowest, of values of which less is wanted.

    Args:
        c: the context of the clause.
        function: the highest for what is called the best, the lowest for the worst.
    """
    more = more_is_better(c, c.here)
    if more is None:
        return function  # "Transfers best": of a score, unless something says otherwise.
    return function if more else OPPOSITE[function]


def _extreme_of_line(  # noqa: PLR0917
    c: Context, line: str, own: Thing, cell: Cells, function: Function, amount: Amount | None
) -> Reading | None:
    """That of all that goes from a thing, or to it, one cell is the highest."""
    known = ways(c)
    if known is None:
        return None
    most = Aggregate(function, known.line(line, own.tick))
    held: list[Formula | None] = [Compare(Comparator.EQUAL, cell, most)]
    held.append(is_amount(cell, amount) if amount is not None else None)
    return Reading((both(held),), FAMILY)


@rule("clause", "itself? transferred TRANSFERS BEST 'to'|'into' transferred itself? said?")
@rule("clause", "itself? transferred BE BEST 'when' TESTED_ON transferred said?")
def _transfers_best(c: Context, *rest: Meaning) -> Reading | None:
    """“French transfers best to Spanish (90.1)”: in its row."""
    known, (one, two) = ways(c), every(rest, Thing)
    function = better_end(c, the(rest, Function))
    if known is None or function is None or one == two:
        return None
    cell = known.cell(one.tick, two.tick)
    return _extreme_of_line(c, known.source, one, cell, function, first(rest, Amount))


@rule("clause", "itself? transferred BE BEST SERVED transferred itself? said?")
def _best_served(c: Context, *rest: Meaning) -> Reading | None:
    """“Arabic is best served by Hebrew, apart from itself”: in its column."""
    known, things = ways(c), every(rest, Thing)
    function = better_end(c, the(rest, Function))
    if known is None or function is None or things[0] == things[1]:
        return None
    target, source = things
    cell = known.cell(source.tick, target.tick)
    return _extreme_of_line(c, known.target, target, cell, function, first(rest, Amount))


@rule("transfer_end", "LABEL|WORD KIND|LABEL|WORD?")
def _transfer_end(c: Context, *rest: Meaning) -> End | None:
    """“source language”, “target”."""
    known, label = ways(c), first(rest, Label)
    if known is None:
        return None
    if label is not None:
        named = {known.source: "source", known.target: "target"}.get(label.dimension)
        told = {end for word, end in _ENDS.items() if c.discourse.clause_has_word(word)}
        guessed = len(told) > 1 and _ENDS.keys().isdisjoint(words_of(label.dimension))
        if guessed or (len(told) == 1 and named not in told):
            return None  # "The worst source", where "source" names neither axis.
    else:
        named = next((_ENDS[r] for r in rest if isinstance(r, str) and r in _ENDS), None)
    return End(named) if named else None


@rule("itself", "','? EXCEPT 'for'? 'itself'|'themselves' ','?", "','? EXCEPT place 'itself' ','?")
@rule(
    "itself", "','? 'other' 'than'|'from' 'itself' ','?", "','? 'other' 'than' place 'itself' ','?"
)
@rule("itself", "','? 'after' 'itself' ','?", "','? 'besides' 'itself' ','?")
def _itself(*_: Meaning) -> str:
    """“apart from itself”, “other than French itself”."""
    return "itself"


@rule(
    "clause",
    "EACH LABEL|KIND BE BEST SERVED 'itself'",
    "EACH LABEL|KIND TRANSFERS BEST 'to' 'itself'",
)
def _each_by_itself(c: Context, *rest: Meaning) -> Reading | None:
    """“Each language is best served by itself”."""
    known, function = ways(c), better_end(c, the(rest, Function))
    if known is None or function is None:
        return None
    line = known.source if c.discourse.clause_has_word("to itself") else known.target
    own = Aggregate(Function.SUM, known.own, (line,))
    best = Aggregate(function, known.all, (line,))
    held = Quantified(the(rest, Quantifier), Compare(Comparator.EQUAL, own, best))
    return Reading((held,), FAMILY)


# From one to another ----------------------------------------------------------------------------


@record
class Transfer:
    """What goes from one thing to another."""

    source: str
    target: str


@rule("transfer", "'from' transferred 'to' transferred", "transferred 'to'|'→'|'->' transferred")
@rule("transfer", "DET? TRANSFER 'from' transferred 'to' transferred")
@rule("transfer", "DET? transferred '-' 'to' '-' transferred TRANSFER|KIND?")
@rule("transfer", "TRAINING_ON transferred ','? 'and' TESTING_ON transferred")
@rule("transfer", "'when'? TRAINED_ON transferred 'and' TESTED_ON transferred")
def _transfer(_: Context, *rest: Meaning) -> Transfer | None:
    """“transfer from Spanish to French”, “training on Spanish and testing on French”."""
    one, two = every(rest, Thing)
    return Transfer(one.tick, two.tick) if one != two else None


def _cell(c: Context, transfer: Transfer) -> Term | None:
    known = ways(c)
    return known.cell(transfer.source, transfer.target) if known else None


@rule("clause", "transfer BE MORE|BETTER THAN transfer", "transfer BE MORE|BETTER THAN VICE_VERSA")
@rule("clause", "transfer TRANSFERS? BETTER THAN transfer|VICE_VERSA")
@rule("clause", "transferred TRANSFERS BETTER 'to' transferred THAN VICE_VERSA")
@rule(
    "clause",
    "transferred TRANSFERS BETTER 'to' transferred THAN transferred TRANSFERS? 'to' transferred",
)
def _better_than(c: Context, *rest: Meaning) -> Reading | None:
    """“Transfer from Spanish to French is stronger than from French to Spanish”."""
    things = [t.tick for t in every(rest, Thing)]
    found = every(rest, Transfer) or [
        Transfer(*things[i : i + 2]) for i in range(0, len(things), 2)
    ]
    one = found[0]
    two = found[1] if len(found) > 1 else Transfer(one.target, one.source)
    cells = [_cell(c, t) for t in (one, two)]
    if cells[0] is None or cells[1] is None or one == two:
        return None
    return Reading((Compare(the(rest, Comparator), cells[0], cells[1]),), "comparison")


@rule("clause", "transferred TRANSFERS BETTER 'to' transferred THAN 'to' transferred")
def _better_to_one(c: Context, *rest: Meaning) -> Reading | None:
    """“English transfers better to French than to Arabic”."""
    one, two, other = (t.tick for t in every(rest, Thing))
    cells = [_cell(c, Transfer(one, t)) for t in (two, other)]
    if cells[0] is None or cells[1] is None or two == other:
        return None
    return Reading((Compare(the(rest, Comparator), cells[0], cells[1]),), "comparison")


@rule("clause", "DET? BEST|EXTREME OFF_DIAGONAL? TRANSFER BE 'that'? transfer said?")
@rule("clause", "DET? BEST|EXTREME OFF_DIAGONAL VALUES BE ':'? transfer said?")
@rule("clause", "transfer BE DET? BEST|EXTREME OFF_DIAGONAL? TRANSFER|VALUES said?")
@rule("clause", "TRANSFER BE BEST|EXTREME transfer said?")
def _strongest(c: Context, *rest: Meaning) -> Reading | None:
    """“The weakest transfer is from Hebrew to Finnish (51.9)”."""
    known, cell = ways(c), _cell(c, the(rest, Transfer))
    function = better_end(c, the(rest, Function))
    if known is None or cell is None or function is None:
        return None
    most = Compare(Comparator.EQUAL, cell, Aggregate(function, known.off))
    amount = first(rest, Amount)
    said = is_amount(cell, amount) if amount is not None else None
    return Reading((both([most, said]),), FAMILY)


@rule("two_things", "transferred 'and' transferred", "'between' transferred 'and' transferred")
def _two(_: Context, *rest: Meaning) -> tuple[Thing, Thing] | None:
    one, two = every(rest, Thing)
    return (one, two) if one != two else None


@rule("two_things", "place", "'between' place")
def _two_listed(c: Context, place: Place) -> tuple[Thing, Thing] | None:
    known = ways(c)
    if known is None or len(place.ticks) != 1 or place.notes or place.orders:
        return None
    ((dimension, ticks),) = place.ticks
    two = dimension in (known.source, known.target) and len(ticks) == 2
    return (Thing(ticks[0]), Thing(ticks[1])) if two else None


@rule("clause", "two_things TRANSFERS BETTER 'to' EACH_OTHER than_others")
@rule("clause", "two_things TRANSFERS BEST 'to' EACH_OTHER")
def _to_each_other(c: Context, *rest: Meaning) -> Reading | None:
    """“Arabic and Hebrew transfer better to each other than to any other language”."""
    known, (one, two) = ways(c), the(rest, tuple)
    if known is None or first(rest, Comparator) is Comparator.LESS:
        return None
    function = better_end(c, first(rest, Function) or Function.MAX)
    if function is None:
        return None
    held = [
        Compare(
            Comparator.EQUAL,
            known.cell(a.tick, b.tick),
            Aggregate(function, known.line(known.source, a.tick)),
        )
        for a, b in ((one, two), (two, one))
    ]
    return Reading((both(held),), FAMILY)


@rule(
    "than_others",
    "THAN 'to'? 'any'|'all' 'other'|'others' LABEL|KIND?",
    "THAN 'to' 'all'|'the' 'others'",
)
def _than_others(*_: Meaning) -> str:
    return "than others"


@rule("clause", "TRANSFER? two_things BE STRONG_BOTH_WAYS both_amounts?")
@rule("clause", "TRANSFER two_things HAVE both_values AT? BOTH_WAYS?")
def _both_ways(c: Context, *rest: Meaning) -> Reading | None:
    """“Transfer between French and Spanish reaches 90.1 and 91.7”."""
    known = ways(c)
    pairs = [r for r in rest if isinstance(r, tuple)]
    things = next(p for p in pairs if isinstance(p[0], Thing))
    amounts = next((p for p in pairs if isinstance(p[0], Amount)), None)
    if known is None or amounts is None:
        return None  # How strong is strong, is not said.
    one, two = things
    cells = [known.cell(a.tick, b.tick) for a, b in ((one, two), (two, one))]
    ways_ = [(cells[0], cells[1]), (cells[1], cells[0])]
    held = [both(is_amount(t, a) for t, a in zip(w, amounts, strict=True)) for w in ways_]
    true = [h for h in held if c.table.evaluate(h).truth]
    return Reading(((true or held)[0],), "value")


@rule("both_amounts", "'(' amount 'and'|'/'|'vs' '.'? amount ')'", "',' 'with' amount 'and' amount")
@rule("both_values", "amount 'and' amount")
def _both_amounts(_: Context, *rest: Meaning) -> tuple[Amount, Amount]:
    one, two = every(rest, Amount)
    return one, two


@rule("clause", "DET? MOST_LOPSIDED 'pair' BE two_things lopsided_amounts?")
@rule("clause", "two_things BE DET? MOST_LOPSIDED 'pair' lopsided_amounts?")
def _most_lopsided(c: Context, *rest: Meaning) -> Reading | None:
    """“The most lopsided pair is A and B, with 40 in one direction and 49 in the other”."""
    known = ways(c)
    pairs = [r for r in rest if isinstance(r, tuple)]
    one, two = next(p for p in pairs if isinstance(p[0], Thing))
    if known is None:
        return None
    cells = [known.cell(a.tick, b.tick) for a, b in ((one, two), (two, one))]
    back = Transposed(known.off, known.source, known.target)
    apart = Aggregate(Function.MAX, Absolute(Arithmetic("-", known.off, back)))
    held: list[Formula | None] = [
        Compare(Comparator.EQUAL, Absolute(Arithmetic("-", cells[0], cells[1])), apart)
    ]
    amounts = next((p for p in pairs if isinstance(p[0], Amount)), None)
    if amounts is not None:
        ways_ = [both(is_amount(t, a) for t, a in zip(w, amounts, strict=True))
                 for w in (cells, cells[::-1])]  # fmt: skip
        held.append(([h for h in ways_ if c.table.evaluate(h).truth] or ways_)[0])
    return Reading((both(held),), FAMILY)


@rule(
    "lopsided_amounts",
    "','? 'with' amount 'in' 'one' 'direction'|'way' 'and' amount 'in' 'the' 'other' 'direction'"
    "|'way'?",
    "'(' amount 'and'|'vs' '.'? amount ')'",
)
def _lopsided_amounts(_: Context, *rest: Meaning) -> tuple[Amount, Amount]:
    one, two = every(rest, Amount)
    return one, two


@rule("clause", "transferred BE DET? BEST|HARDEST transfer_end average_said?")
@rule("clause", "DET? BEST|HARDEST transfer_end average_said? BE transferred")
@rule("clause", "average_said ','? transferred BE DET? BEST|HARDEST transfer_end")
def _best_end(c: Context, *rest: Meaning) -> Reading | None:
    """“Finnish is the hardest target”: on average over the others."""
    known, thing = ways(c), the(rest, Thing)
    function = better_end(c, the(rest, Function))
    if known is None or function is None:
        return None
    line = known.source if the(rest, End).name == "source" else known.target
    if known.single is not None and thing.tick not in known.single.ticks:
        return None
    means = Aggregate(Function.MEAN, known.off, (line,))
    own = Aggregate(Function.MEAN, known.line(line, thing.tick))
    return Reading((Compare(Comparator.EQUAL, own, Aggregate(function, means)),), FAMILY)


@rule("average_said", "'overall'", "','? ON_AVERAGE")
def _average_said(*_: Meaning) -> str:
    return "on average"
