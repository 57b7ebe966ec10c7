"""What a step makes of values: “Going from A to B lifts it to 12”, “Without C, it drops”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, extent_of, is_amount, is_single, reaching
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.lexicon.entries import has_class
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.names.index import Ticks
from figcheck.checking.english.naming.ablations import lacks, other_of_two, whole_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "difference"


def as_step(c: Context, subject: Subject) -> Subject:
    """A variant as the change that it makes: its values, less those of the whole.

    “Without attention, it drops by 6”, “Removing attention costs 6 points”. A subject that is
    no variant of a whole stays as it is.

    Args:
        c: the context of the clause.
        subject: what is said to change.
    """
    if subject.minus is not None:
        return subject
    states = c.names.states
    if states is not None and subject.own == {states.dimension}:
        if subject.place.get(states.dimension) != (states.after,):
            return subject
        one, two = (Place.of(states.dimension, [t]) for t in (states.before, states.after))
        return _stepped(c, subject, Ends(one, two, signed=True))
    for name, ticks in subject.place.ticks:
        whole = whole_of(c.names.dimensions[name], ticks[0] if len(ticks) == 1 else None)
        if whole is None or len(ticks) != 1 or ticks[0] == whole:
            continue
        ends = Ends(Place.of(name, [whole]), Place.of(name, ticks), signed=True)
        return _stepped(c, subject, ends)
    if any(is_ordered(c.names.dimensions[d]) for d in subject.place.dimensions):
        return subject  # "With A, it drops at 5": along that axis.
    pairs = [d for d in subject.place.dimensions if c.size(d) == 2]
    for name, ticks in subject.place.ticks if len(pairs) == 1 else ():
        other = _other_of_two(c, name, ticks)
        if other is not None:
            ends = Ends(Place.of(name, [other]), Place.of(name, ticks), signed=True)
            return _stepped(c, subject, ends)
    return subject


def lacks_a_part(c: Context, subject: Subject) -> bool:
    """Whether a subject is a variant without something, among categories that have no order.

    Args:
        c: the context of the clause.
        subject: what is said to change.
    """
    axes = (d for d in c.figure.dimensions if d.name not in subject.own and len(d.ticks) > 1)
    ticks = [t for name in subject.own for t in subject.place.get(name)]
    return len(ticks) == 1 and lacks(ticks[0]) and not any(map(is_ordered, axes))


def is_a_change(c: Context, subject: Subject) -> bool:
    """Whether a clause speaks of a variant as of what is taken away: “omitting attention”.

    Such a change is not one along an axis, even where there is one.

    Args:
        c: the context of the clause.
        subject: what is said to gain or to cost something.
    """
    if not any(c.names.lacking[name].issuperset(ticks) for name, ticks in subject.place.ticks):
        return False
    tokens = tokenise(c.discourse.clause)
    return any(has_class(tokens, i, _TAKEN_AWAY) for i in range(len(tokens)))


_TAKEN_AWAY = frozenset({"REMOVING", "REMOVAL", "ABSENT"})
"""Classes of words for taking something away."""

_WITH = frozenset("with using under when after via without".split())
"""Words before what makes the difference."""

_ITS = frozenset("the a an using".split())
_GIVES = r"(?:yield|cost|take|need|give|bring|earn|produce|deliver|provide|make)s?"
"""Verbs that may tell the value itself as well as what is added: “with mulch, it yields 20”."""


def _other_of_two(c: Context, dimension: str, ticks: tuple[str, ...]) -> str | None:
    """The other of two things where one is what values change with: “it drops with routing”."""
    other = other_of_two(c.names.dimensions[dimension], ticks)
    if other is None or c.discourse.clause_has_word(_GIVES):
        return None
    tokens = tokenise(c.discourse.clause)
    for at in (i for i, token in enumerate(tokens[:-1], 1) if token.word in _WITH):
        start = at + (tokens[at].word in _ITS and at + 1 < len(tokens))
        if any(named == Ticks(dimension, ticks) for _, named in c.names.ticks_at(tokens, start)):
            return other
    return None


def _stepped(c: Context, subject: Subject, ends: Ends) -> Subject:
    """The change from the one end to the other where a subject is; it, if there is none."""
    rest = subject.place.without(ends.start.dimensions)
    change = difference(c, Head(directed=True), ends, rest)
    return (
        subject
        if change is None
        else replace(subject, place=change.place, minus=change.minus, step=True)
    )


@record
class Getting:
    """Getting higher or lower by the step that the subject is, between values if these are said.

    Attributes:
        up: whether higher.
        before: the value that it starts from.
        after: the value that it gets to.
    """

    up: bool
    before: Amount | None = None
    after: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the two values are so, and the later one is the higher or the lower."""
        function = subject.aggregate or extent.aggregate
        if extent.excluded.ticks or subject.minus is None or subject.ratio:
            return None
        if subject.signed and not subject.step:
            return None
        later, earlier = subject.place, subject.minus.default(subject.place)
        terms = [Aggregate(function, p.cells) if function else p.cells for p in (later, earlier)]
        held = Compare(Comparator.MORE if self.up else Comparator.LESS, *terms)
        if self.after is None and function is None:
            reach = extent_of(subject, extent)
            return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY) if reach else None
        single = function or (is_single(c, later) and is_single(c, earlier))
        if extent.is_said or not single:
            return None
        before = is_amount(terms[1], self.before) if self.before else None
        after = is_amount(terms[0], self.after) if self.after else None
        return Reading((both([held, before, after]),), FAMILY)
