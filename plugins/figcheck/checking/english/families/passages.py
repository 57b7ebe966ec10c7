"""What changes from one panel to the other: “falls at all stations”, “climbs from 34 to 70”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.gains import HOLDING, Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.portions import FromTo
from figcheck.checking.english.families.stretches import names_stretch
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Quantifier
from figcheck.model import Dimension, Kind, Role
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def passage(c: Context, subject: Subject, extent: Extent) -> Ends | None:
    """From which panel to which something may be said to change where no axis is left to do so.

    Args:
        c: the context of the clause.
        subject: what changes, with everything that limits it.
        extent: how far it is said to do so.

    Returns:
        The first panel and the last, of two; of two pairs the points of time. `None` where
        the way may be one along an axis.
    """
    if (since := _since(c, subject)) is not None:
        return since
    open_ = [c.names.dimensions[d] for d in open_dimensions(c, subject.place)]
    roles = {Role.PANEL, Role.SERIES} if c.figure.kind is Kind.HEATMAP else {Role.PANEL}
    found = [d for d in open_ if d.role in roles]
    found = [d for d in found if is_time(d)] or found
    if len(found) != 1 or subject.minus or found[0].name in {subject.each, extent.along}:
        return None
    (panel,) = found
    ticks = subject.place.get(panel.name) or panel.ticks
    rest = [d for d in open_ if d is not panel and d.name != extent.along]
    made = subject.aggregate or subject.counting
    everywhere = made or (extent.is_said and extent.along is None)
    if panel.name in extent.through or c.discourse.clause_has_word("both"):
        return None  # "It falls with both methods": in either of the panels.
    stepwise = c.discourse.goes_on_throughout or extent.quantifier is Quantifier.NONE
    if stepwise and any(map(is_ordered, rest)):
        return None  # "Every row rises at every step": of the axis.
    if len(ticks) != 2 or (any(map(is_ordered, rest)) and not everywhere):
        return None
    if c.names.states is None and _runs_in_time(c, panel):
        return None  # "In 2021, the rate fell", beside a panel each for women and men.
    if _names_one_of(c, panel.name, ticks):
        return None  # "Sales of women fall from A to B and again in C": theirs, as before.
    one, two = (Place.of(panel.name, [tick]) for tick in ticks)
    if c.names.measures.differ_between(one, two):
        return None  # No loss changes into an accuracy.
    beside = names_stretch(c, extent.place.without([panel.name]))
    if beside and not is_time(panel) and panel.name not in subject.place.dimensions:
        return None  # "The spread shrinks from epoch 10 to epoch 80": along the epochs.
    return Ends(one, two, signed=True)


def _runs_in_time(c: Context, panel: Dimension) -> bool:
    """Whether a figure has lines over years or months, along which they rise and fall."""
    timed = any(is_time(d) for d in c.figure.dimensions if d.role is Role.X)
    return c.figure.kind is Kind.LINE and timed and not is_time(panel)


def _names_one_of(c: Context, dimension: str, ticks: tuple[str, ...]) -> bool:
    """Whether a clause names just one of two panels."""
    tokens = tokenise(c.discourse.clause)
    found = (n for i in range(len(tokens)) for _, n in c.names.ticks_at(tokens, i))
    named = {t for n in found if n.dimension == dimension for t in n.ticks}
    return len(named.intersection(ticks)) == 1


_HOLDING = rf"(?:{HOLDING}|takes?|took|costs?|brings?|brought|contributes?|contributed|wins?|won)"
"""Verbs for what a value is, as well as for what is gained or lost."""


def _since(c: Context, subject: Subject) -> Ends | None:
    """“After pruning, values rise”: from what was there before it.

    So it is with pruning, and in the panel that is called so, where nothing else has an order
    along which they might rise.
    """
    states = c.names.states
    if states is None or subject.place.get(states.dimension) != (states.after,):
        return None
    forms = [" ".join(event) for event in states.called]
    said = (f"after {the}{form}" for form in forms for the in ("", "the "))
    axes = (c.names.dimensions[d] for d in open_dimensions(c, subject.place))
    or_holding = any(map(is_ordered, axes)) or c.discourse.clause_has_word(_HOLDING)
    if or_holding and not any(map(c.discourse.clause_has_word, said)):
        return None  # "With caching, A takes 90 ms": that is its value then.
    if subject.minus is not None and states.dimension in subject.minus.dimensions:
        return None
    one, two = (Place.of(states.dimension, [t]) for t in (states.before, states.after))
    return Ends(one, two, signed=True)


@record
class Passing:
    """Changing from the first panel to the second.

    Attributes:
        gaining: which way and by how much.
        ends: from which to which; the only two that it can be where that is not said.
    """

    gaining: Gaining
    ends: Ends | None = None

    is_change: ClassVar[bool] = True
    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As the gain or loss between the two."""
        ends = self.ends or passage(c, subject, extent)
        if ends is None:
            return None
        place = subject.place.without(ends.start.dimensions)
        there = replace(subject, place=place, own=subject.own - ends.start.dimensions)
        return replace(self.gaining, ends=ends).reading(c, there, extent)


@rule("predicate", "moves", "gained")
def _passing(_: Context, said: Move | Gaining) -> Passing | None:
    """“… rises in nine of the twelve cells”, “… goes down by 24 points”."""
    if isinstance(said, Move):
        return None if said.manner else Passing(Gaining(said.up))
    return None if said.ends else Passing(said)


@record
class FromPanelToPanel:
    """Being one number in the first panel and another in the second.

    Attributes:
        up: whether it gets higher.
        amounts: the two numbers.
        ticked: whether they may as well be two points of an axis.
        ends: from which panel to which; the only two that it can be where that is not said.
    """

    up: bool
    amounts: tuple[Amount, Amount]
    ticked: bool = False
    ends: Ends | None = None

    is_change: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values are these, and go that way."""
        ends = self.ends or passage(c, subject, extent)
        if ends is None or ends.stop is None:
            return None
        place = subject.place.without(ends.start.dimensions)
        low, high = self.amounts
        values = FromTo(self.up, ((low, ends.start), (high, ends.stop)))
        reading = values.reading(c, replace(subject, place=place), extent)
        if not self.ticked or reading is None:
            return reading
        # "The number of zeros drops from 6 to 2": if these are the numbers, they are meant.
        made = subject.counting is not None or subject.aggregate is not None
        return reading if made and c.table.evaluate(reading.formulas[0]).truth else None


@rule("predicate", "moves 'from' value_then 'to' value_then")
def _from_to(c: Context, move: Move, *rest: Meaning) -> FromPanelToPanel | None:
    """“The number of cells below 20 drops from 15 to 5”."""
    low, high = every(rest, Amount)
    ends = [low.number.value, high.number.value]
    # "from 2010 to 2014" are years.
    ticked = any(c.ticks(d, ends) is not None for d in c.names.dimensions)
    return FromPanelToPanel(move.up, (low, high), ticked)
