"""Differences between two places as things that are spoken of: the gap, a gain, a step."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.figures.figures_of_changes import is_of_changes
from figcheck.checking.english.kinds.polarity import more_is_better, way_of_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject, together
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Aggregate, Function
from figcheck.model import Role
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Pair = tuple[Place, Place]


@record
class Head:
    """A noun for a difference.

    Attributes:
        up: whether it is a rise or a fall; `None` if it has no sign: "the gap".
        by_quality: whether it speaks of better and worse: "the improvement".
        ratio: whether it divides.
        directed: whether it goes from the first to the second: "the step".
        relative: whether it is a share of what there was, in percent.
        behind: whether it is a lead of the other one: "A's deficit to B".
    """

    up: bool | None = None
    by_quality: bool = False
    ratio: bool = False
    directed: bool = False
    relative: bool = False
    behind: bool = False


@record
class Ends:
    """Between what a difference is.

    Attributes:
        start: from where, or what it is measured against.
        stop: to where; `None` if that is named elsewhere: "A's lead over B".
        signed: whether it says which of the two is the first.
        either_side: whether that one may as well be the lower one: "A's distance to B".
    """

    start: Place
    stop: Place | None
    signed: bool = False
    either_side: bool = False


def paired(one: Place, two: Place) -> Pair | None:
    """Two places of one dimension, with what else either names holding for both."""
    common = one.dimensions & two.dimensions
    differing = {d for d in common if one.get(d) != two.get(d)}
    if not common or len(differing) != 1:
        return None
    return one.default(two.without(common)), two.default(one.without(common))


def of_two(c: Context, dimension: str | None, *, other: bool = False) -> Pair | None:
    """The two ticks of a dimension that has only two; of panels or series if none is named.

    Args:
        c: the context of the clause.
        dimension: its name, if it is known.
        other: which is meant where two dimensions have two ticks each and neither is one of
            time, which is meant otherwise.
    """
    here = c.here
    found = [
        d
        for d in c.figure.dimensions
        if len(here.get(d.name) or d.ticks) == 2
        and (d.name == dimension if dimension else d.role in (Role.PANEL, Role.SERIES))
    ]
    if len(found) == 2:
        timed = [d for d in found if is_time(d)]
        found = timed or [found[other]]
    if len(found) != 1:
        return None
    one, two = here.get(found[0].name) or found[0].ticks
    return Place.of(found[0].name, [one]), Place.of(found[0].name, [two])


@rule("gap_noun", "measure? DIFFERENCE", "DIFFERENCE 'in'|'of' measure", "SIZE DIFFERENCE")
def _unsigned(*_: Meaning) -> Head:
    return Head()


@rule("gap_noun", "measure? LAG", "LAG 'in'|'of' measure", "SIZE LAG")
def _lag(*_: Meaning) -> Head:
    """“the deficit”: how far the one that has it is behind."""
    return Head(behind=True)


@rule("gap_noun", "SIZE? CHANGE", "measure CHANGE", "CHANGE 'in' measure")
def _step(*_: Meaning) -> Head:
    return Head(directed=True)


@rule("gap_noun", "manner? RISE", "manner? RISE 'in' measure", "measure RISE")
def _signed(_: Context, *rest: Meaning) -> Head:
    return Head(up=first(rest, bool))


@rule("gap_noun", "manner? BETTERMENT", "manner? BETTERMENT 'in' measure", "measure BETTERMENT")
def _qualitative(_: Context, *rest: Meaning) -> Head:
    return Head(up=first(rest, bool), by_quality=True)


@rule("gap_noun", "RELATIVE gap_noun")
def _relative(_: Context, *rest: Meaning) -> Head | None:
    """“the relative gain”, “the percentage loss”."""
    head = the(rest, Head)
    return replace(head, relative=True) if head.up is not None and not head.relative else None


@rule("gap_noun", "RATIO")
def _ratio(*_: Meaning) -> Head:
    return Head(ratio=True)


def difference(c: Context, head: Head, ends: Ends, where: Place = EVERYWHERE) -> Subject | None:
    """The values that a noun for a difference speaks of.

    Args:
        c: the context of the clause.
        head: the noun.
        ends: between what.
        where: what else limits both places, and what a difference "over B" is of.

    Returns:
        The difference, `None` if its two ends cannot be made out.
    """
    if head.relative:
        return _of_what_there_was(c, head, ends, where)
    start, stop = ends.start, ends.stop
    if stop is None:
        pair = paired(start, where)
        if pair is None:
            return None
        start, stop = pair
    elif where.dimensions & start.dimensions and (
        where.within(start) is None or where.within(stop) is None
    ):
        return None
    up = head.up
    if head.ratio:
        # "the ratio of A to B": the one that is named first is divided.
        one, two = (stop, start) if ends.signed else (start, stop)
        return _placed(where, one, two, signed=True, ratio=True)
    if up is None:
        one, two = (stop, start) if ends.signed or head.directed else (start, stop)
        if ends.stop is None:
            better = more_is_better(c, stop.default(c.here))
            if better is None and c.names.measures.differ(stop.default(c.here)):
                return None  # Whether a lead is one of more or of less, a place behind it says.
            if (better is False) is not head.behind:
                one, two = two, one  # A lead in errors is one of fewer errors.
        signed = ends.stop is None and (head.behind or not ends.either_side)
        placed = _placed(where, one, two, signed=signed)
        return replace(placed, step=head.directed) if placed else None
    if head.by_quality and (up := way_of_better(c, stop.default(c.here), better=up)) is None:
        return None
    return _placed(where, *((stop, start) if up else (start, stop)), signed=True)


def _of_what_there_was(c: Context, head: Head, ends: Ends, where: Place) -> Subject | None:
    """“the relative gain from A to B”: in percent of what there was at A, or of what B has."""
    plain = difference(c, replace(head, relative=False), ends, where)
    if plain is None or plain.minus is None or plain.ratio or not plain.signed:
        return None
    return replace(plain, base=ends.start.plain)


def _placed(
    where: Place, one: Place, two: Place, *, signed: bool, ratio: bool = False
) -> Subject | None:
    limits = where.without(one.dimensions)
    place = one.within(limits)
    if place is None:
        return None
    # "Going from Small to Large, ViT gains 5": from its small one to its large one.
    here = one.within(where), two.within(where.without(where.dimensions - one.dimensions))
    several = all(max((len(t) for _, t in end.ticks), default=0) > 1 for end in (one, two))
    if several and here[0] is not None and here[1] is not None:
        return Subject(here[0], minus=here[1], signed=signed, ratio=ratio)
    return Subject(place, minus=two, signed=signed, ratio=ratio)


@rule("gap", "gap_noun gap_ends at?", "gap_noun gap_ends ',' at", "gap_noun at gap_ends")
def _gap(c: Context, head: Head, *rest: Meaning) -> Subject | None:
    """“the distance between A and B”, “the gain from A to B at T=1”."""
    return difference(c, head, the(rest, Ends), first(rest, Place) or EVERYWHERE)


_LEADING = "and [^,;:]+ lead(?: by|, (?:with|all|each|both))"
"""“A and B lead by far, each with …”: they do, and it is no lead of the one over the other."""


@rule("gap", "pair gap_noun at?")
def _gap_of_pair(c: Context, pair: Pair, head: Head, at: Place | None) -> Subject | None:
    """“the A–B gap”; “A and B gain 2 and 4 points” is none."""
    if head.up is not None or c.discourse.clause_has_word(_LEADING):
        return None
    return difference(c, head, Ends(*pair), at or EVERYWHERE)


@rule("gap", "spot 's'? gap_noun gap_ends|gap_rival at?", "spot 's'? gap_noun at gap_ends")
def _gap_of_owner(c: Context, owner: Place, *rest: Meaning) -> Subject | None:
    """“Alder's advantage over Birch”, “Alder's drop from News to Mail”."""
    whole = owner.within(first(rest[1:], Place) or EVERYWHERE)
    return difference(c, the(rest, Head), the(rest, Ends), whole) if whole else None


@rule("gap_implied", "gap_noun at?", "spot 's'? gap_noun at?")
def _gap_implied(c: Context, *rest: Meaning) -> Subject | None:
    """“the gap”: between the two that a label names, or the only two that there are."""
    head = the(rest, Head)
    where = together(every(rest, Place))
    if where is None or head.ratio or where.notes:
        return None  # "The loss of A (5)": so large is the loss, not A.
    if head == Head() and isinstance(rest[0], Place):
        return None  # "Alder's lead" is one over its rivals.
    if head != Head() and c.discourse.clause_has_word(_MOVES):
        return None  # "Alder's falls below 5": what it has does, and no fall is meant.
    if head != Head() and any(len(ticks) > 1 for _, ticks in where.ticks):
        return None  # "The rise from 2010 to 2015" is one along the axis.
    if c.gap is not None and c.gap.minus is not None and head.up is None:
        if c.gap.ratio:
            return None  # "The ratio of A to B falls. Their distance shrinks": that is another.
        where = c.gap.place.within(where)
        return replace(c.gap, place=where) if where else None
    return _implied(c, head, where, of_two(c, None))


@rule("gap_implied", "spot 's'? gap_noun at?", "gap_noun 'of' spot at?")
def _lead_over_the_other(c: Context, *rest: Meaning) -> Subject | None:
    """“A's lead”, “the advantage of A”: over the other, where there are only two."""
    head, (owner, *there) = the(rest, Head), every(rest, Place)
    if head not in (Head(), Head(behind=True)) or not c.discourse.clause_has_word(_LEADS):
        return None
    others = [
        Place.of(d, [o for o in c.names.dimensions[d].ticks if o not in ticks])
        for d, ticks in owner.ticks
        if len(ticks) == 1 and c.size(d) == 2
    ]
    where = owner.within(there[0]) if there else owner
    if len(others) != 1 or where is None or where.notes:
        return None
    return difference(c, head, Ends(others[0], None, signed=True), where)


_MOVES = r"s (?:falls|rises|drops|climbs|declines|increases|decreases) (?:to|by|below|above|in)"
_LEADS = "(?:leads?|advantages?|edge|head start|deficits?|shortfalls?|disadvantages?)"


@rule("gap_implied", "gap_noun at?")
def _gap_before(c: Context, *rest: Meaning) -> Subject | None:
    """The same where what was said last goes from one to the other: “The gain is largest in A”."""
    head, where = the(rest, Head), first(rest, Place) or EVERYWHERE
    pair = c.discourse.pair(earlier=True) if c.discourse.went and head.up is not None else None
    if pair is None or pair == c.discourse.pair() or pair[0].dimensions & where.dimensions:
        return None
    found = difference(c, head, Ends(*pair), where)
    return None if found is None or _is_none(c, found) else found


@rule("gap_implied", "gap_noun at?", "spot 's'? gap_noun at?")
def _gap_implied_otherwise(c: Context, *rest: Meaning) -> Subject | None:
    """The same where each of two dimensions has two ticks: between those of the second."""
    where = together(every(rest, Place))
    only = of_two(c, None, other=True)
    if only is None or only == of_two(c, None) or where is None or c.gap is not None:
        return None
    if any(len(ticks) > 1 for _, ticks in where.ticks):
        return None  # "The rise from A to B" is one from the one to the other.
    head = the(rest, Head)
    return None if head in (Head(), Head(ratio=True)) else _implied(c, head, where, only)


def _implied(c: Context, head: Head, where: Place, only: Pair | None) -> Subject | None:
    """A difference whose two ends nothing in the clause says."""
    if head.up is not None and is_of_changes(c.figure):
        return None  # The gains are the values.
    said = c.discourse.pair()
    pair = (said or only) if head == Head() else (only or said)
    if pair is None or pair[0].dimensions & where.dimensions:
        return None
    if pair is not only and head.up is not None and _is_of_time(c, pair):
        pair = _in_time(c, pair)
    elif pair is not only and not c.discourse.went:
        if head.up is not None and not head.by_quality:
            return None  # What was named first need not come first.
        head = Head()
    found = difference(c, head, Ends(*pair), where)
    return None if found is not None and head.up is not None and _is_none(c, found) else found


def _is_of_time(c: Context, pair: Pair) -> bool:
    """Whether two places are points of time, of which one is the first however they are named."""
    dimensions = pair[0].dimensions
    return len(dimensions) == 1 and all(is_time(c.names.dimensions[d]) for d in dimensions)


def _in_time(c: Context, pair: Pair) -> Pair:
    (dimension,) = pair[0].dimensions
    ordered = c.ascending(dimension)
    one, two = sorted(pair, key=lambda place: ordered.index(place.get(dimension)[0]))
    return one, two


def _is_none(c: Context, gain: Subject) -> bool:
    """Whether a gain or loss whose ends are not named would be the opposite of one."""
    mean = Aggregate(Function.MEAN, gain.term(gain.place.default(c.here)))
    found = c.table.term(mean).single
    return found is not None and found.value < 0


@rule("subject", "DET? gap", "DET? gap_implied")
def _the_gap(_: Context, *rest: Meaning) -> Subject:
    return the(rest, Subject)


_AT_AN_END = "(?:final|initial)"
"""Said of a gap, these tell when it is so large, and nothing of how it comes about."""


@rule("subject", "DET? manner gap")
def _the_gap_of_a_kind(c: Context, *rest: Meaning) -> Subject | None:
    """“the steady gain from A to B”."""
    gap = the(rest, Subject)
    along = gap.minus is not None and any(
        is_ordered(c.names.dimensions[d]) for d in gap.minus.dimensions
    )
    return gap if along or not c.discourse.clause_has_word(_AT_AN_END) else None


@rule("subject", "DET? AGGREGATE gap")
def _mean_gap(_: Context, *rest: Meaning) -> Subject:
    """“the average gain from A to B”."""
    return replace(the(rest, Subject), aggregate=the(rest, Function))


@rule("gap", "POSSESSIVE gap_noun gap_ends at?")
def _gap_of_it(c: Context, *rest: Meaning) -> Subject | None:
    """“its lead over B”, of what the surroundings name."""
    ends, at = the(rest, Ends), first(rest, Place) or EVERYWHERE
    kept = ends.start.dimensions
    owner = c.here.without(c.here.dimensions - kept).within(at)
    if ends.stop is not None or owner is None or not kept <= owner.dimensions:
        return None
    return difference(c, the(rest, Head), ends, owner)
