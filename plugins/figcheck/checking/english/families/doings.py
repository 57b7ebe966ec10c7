"""What comes of something that is done: “gains 9 points from tuning”, “tuning adds 9 to Elm”.

What is done lies between two states of the figure, before it and after it, and each of the rules
here says in its own words from which to which something goes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.differences import Ends, Head, difference
from figcheck.checking.english.families.effects import Affected, Changed
from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.gaining_more import GainingMore, MoreThan
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.passages import FromPanelToPanel, Passing
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def state_ends(c: Context) -> Ends | None:
    """From the state before what is done to the one after it, where the figure shows both."""
    states = c.names.states
    if states is None:
        return None
    one, two = (Place.of(states.dimension, [t]) for t in (states.before, states.after))
    return Ends(one, two, signed=True)


@rule("doing", "DET? EVENT KIND|COMPONENT?", "ADDING DET? EVENT", "DET? ADDITION 'of' EVENT")
@rule("doing", "SWITCHING EVENT 'on'|'in'", "SWITCHING 'on'|'to' EVENT")
def _doing(c: Context, *_: Meaning) -> Ends | None:
    """“tuning”, “adding retrieval”, “switching retrieval on”."""
    return state_ends(c)


@rule("subject", "doing")
def _what_is_done(_: Context, ends: Ends) -> Subject:
    """“Adding retrieval raises it”: what came of it, set against what was there."""
    stop = ends.stop or ends.start
    return Subject(stop, own=stop.dimensions)


@rule("gap_ends", "THROUGH doing")
def _through(_: Context, *rest: Meaning) -> Ends:
    """“… gains 9 points from tuning”, “… thanks to tuning”."""
    return the(rest, Ends)


# Than before ----------------------------------------------------------------------------------


@rule("at", "STATE_BEFORE|STATE_AFTER 'it'")
@rule("in_that_state", "STATE_BEFORE|STATE_AFTER 'it'|'that'?")
def _then(_: Context, *rest: Meaning) -> Place:
    """“… than before”, “with retrieval than without it”."""
    ticks = the(rest, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("rival", "in_that_state")
def _than_then(_: Context, place: Place) -> Subject:
    return Subject(place, there=True)


@rule("predicate", "relation at THAN in_that_state", "amount|bound relation at THAN in_that_state")
def _higher_than_then(_: Context, *rest: Meaning) -> Comparative:
    """“… 6 points better on Web than before”."""
    there, then = every(rest, Place)
    return Comparative(the(rest, Relation), Subject(then), first(rest, Amount), at=there)


@rule("predicate", "factor 'as' how measure|KIND? STATE", "factor MORE measure|KIND? STATE")
def _times_as_high_now(c: Context, factor: Amount, *rest: Meaning) -> Multiple | None:
    """“… is twice as good with retrieval”: as it is without."""
    states, now = c.names.states, the(rest, Ticks)
    if states is None or now.ticks != (states.after,) or first(rest, Comparator) is Comparator.LESS:
        return None
    then = Place.of(states.dimension, [states.before])
    return Multiple(Subject(then), factor, at=Place.of(now.dimension, now.ticks))


@rule("extent", "','? BOTH? STATE_AFTER|STATE_BEFORE 'or'|'and' STATE 'alike'?")
@rule("extent", "REGARDLESS DET? EVENT", "'whether' 'or' 'not' DET? EVENT BE PRESENT")
@rule("extent", "'whether' DET? EVENT BE PRESENT 'or' 'not'", "REGARDLESS 'of'? EVENT")
def _either_way(c: Context, *_: Meaning) -> Extent | None:
    """“with or without retrieval”, “whether or not retrieval is used”."""
    states = c.names.states
    if states is None:
        return None
    both = Place.of(states.dimension, (states.before, states.after))
    return Extent(Quantifier.ALL, along=states.dimension, place=both)


@rule("rival", "spot STATE", "spot STATE_BEFORE|STATE_AFTER 'it'|'that'")
def _rival_then(_: Context, place: Place, *rest: Meaning) -> Subject | None:
    """“… than Elm after tuning”, “… outscores Elm after it”."""
    ticks = the(rest, Ticks)
    there = place.within(Place.of(ticks.dimension, ticks.ticks))
    return Subject(there) if there is not None else None


@rule("predicate", "GETS_BETTER gap_ends", "GETS_BETTER gap_ends at", "GETS_BETTER at gap_ends")
def _gets_better(c: Context, up: bool, *rest: Meaning) -> Passing | None:
    """“… benefits from tuning in all domains”."""
    way = way_of_better(c, c.here, better=up)
    place = first(rest, Place) or EVERYWHERE
    return None if way is None else Passing(Gaining(way, place=place), the(rest, Ends))


@rule("predicate", "GETS_BETTER|RISES|GAINS 'or' STAYS_PUT")
def _no_worse(c: Context, up: bool, *_: Meaning) -> Passing | None:
    """“… gains or stays the same”."""
    way = way_of_better(c, c.here, better=up)
    return None if way is None else Passing(Gaining(way, Amount(Number(0), Comparator.AT_LEAST)))


# How much -------------------------------------------------------------------------------------


@rule("more_by", "value_then|bound POINTS?", "value_then|bound 'more'|'additional'|'extra' POINTS?")
@rule("more_by", "'another'|'additional'|'extra'|'a' 'further'? value_then|bound POINTS?")
@rule("more_by", "so_many", "'another'|'additional'|'extra' so_many")
def _more_by(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("predicate", "GAINS spot at? more_by", "GAINS more_by 'to'|'for' DET? place measure?")
@rule("predicate", "WORTH|GAINS more_by 'to'|'for' DET? measure 'of'|'for' place")
@rule("predicate", "WORTH more_by 'to'|'for' place")
def _adds(c: Context, *rest: Meaning) -> Gaining | None:
    """“… adds 9 points to Elm”, “… is worth 9 points to Elm”, “… gives Elm 9 more points”."""
    place = together(every(rest, Place))
    if place is None or place.notes:
        return None
    up = first(rest, bool)
    return cost_way(c, Gaining(up is not False, the(rest, Amount), place=place), (up is not False,))


@rule(
    "predicate",
    "GAINS|GIVING spot? at? DET gap_noun 'of' value_then|bound POINTS? for_the_one? at?",
)
@rule("predicate", "GAINS|GIVING DET gap_noun 'of' value_then|bound POINTS? 'in'|'on' measure")
@rule("predicate", "GAINS|GIVING DET value_then POINTS? gap_noun for_the_one? at?")
def _brings_a_gain(c: Context, *rest: Meaning) -> Gaining | None:
    """“… brings Elm a gain of 9 points”, “… yields a 9-point improvement for Elm”."""
    head, place = the(rest, Head), together(every(rest, Place))
    if head.up is None or head.ratio or head.relative or place is None or place.notes:
        return None
    gaining = Gaining(head.up, the(rest, Amount), place=place)
    return cost_way(c, gaining, (head.up,)) if head.by_quality else gaining


@rule("for_the_one", "'for'|'to' spot")
def _for_the_one(_: Context, place: Place) -> Place:
    return place


@rule("predicate", "PROFITS gap_ends 'by' value_then|bound POINTS?")
@rule("predicate", "PROFITS gap_ends at 'by' value_then|bound POINTS?")
@rule("predicate", "PROFITS 'by' value_then|bound POINTS? gap_ends at?")
def _profits_by(c: Context, *rest: Meaning) -> Gaining | None:
    """“… benefits from tuning by 9 points”."""
    up, place = the(rest, bool), first(rest, Place) or EVERYWHERE
    gaining = Gaining(up, the(rest, Amount), ends=the(rest, Ends), place=place)
    return cost_way(c, gaining, (up,))


@rule("predicate", "BE 'up'|'higher'|'better' value_then|bound POINTS? at?")
@rule("predicate", "BE 'up' 'by' value_then|bound POINTS? at?")
def _is_up(_: Context, *rest: Meaning) -> Passing:
    """“… is up 9 points after tuning”."""
    return Passing(Gaining(True, the(rest, Amount), place=first(rest, Place) or EVERYWHERE))


@rule("predicate", "BE 'down'|'lower'|'worse' value_then|bound POINTS? at?")
@rule("predicate", "BE 'down' 'by' value_then|bound POINTS? at?")
def _is_down(_: Context, *rest: Meaning) -> Passing:
    """“… is down 9 points after tuning”."""
    return Passing(Gaining(False, the(rest, Amount), place=first(rest, Place) or EVERYWHERE))


@rule(
    "gap", "gap_noun 'of'|'for'|'in' spot gap_ends at?", "gap_noun 'of'|'for'|'in' spot at gap_ends"
)
def _gain_of_it(c: Context, head: Head, owner: Place, *rest: Meaning) -> Subject | None:
    """“the gain of Elm from tuning on Web”."""
    ends = the(rest, Ends)
    where = owner.within(first(rest, Place) or EVERYWHERE)
    if head.up is None or where is None or ends.start.dimensions & owner.dimensions:
        return None
    return difference(c, head, ends, where)


@rule("gap", "DET? IMPACT 'of' doing 'on'|'for' spot at?", "DET? IMPACT 'of' doing at?")
@rule("gap", "gap_noun 'from'|'of'|'through'|'by'|'with' doing at?")
def _effect_of(c: Context, *rest: Meaning) -> Subject | None:
    """“the effect of tuning on Elm”, “the gain from tuning”."""
    head, where = first(rest, Head) or Head(directed=True), together(every(rest, Place))
    if where is None or head.ratio:
        return None
    return difference(c, replace(head, directed=True), the(rest, Ends), where)


# From what to what ----------------------------------------------------------------------------


@rule("predicate", "GOES|WENT 'from' value_then 'to' value_then")
def _goes(c: Context, *rest: Meaning) -> FromPanelToPanel | None:
    """“… goes from 42 to 51 with tuning”."""
    low, high = every(rest, Amount)
    ends = [low.number.value, high.number.value]
    ticked = any(c.ticks(d, ends) is not None for d in c.names.dimensions)
    return FromPanelToPanel(ends[1] > ends[0], (low, high), ticked)


@rule("statement", "doing CARRIES|BRINGS|AFFECTS|IMPROVES spot at? changed at?")
@rule("statement", "doing CARRIES|BRINGS|AFFECTS|IMPROVES DET? measure 'of' spot at? changed at?")
@rule("statement", "doing CARRIES|BRINGS|AFFECTS|IMPROVES spot 's' measure at? changed at?")
def _carries(c: Context, ends: Ends, *rest: Meaning) -> Statement | None:
    """“Tuning takes Elm from 42 to 51 on Web”."""
    changed, up = the(rest, Changed), first(rest, bool)
    thing, *where = every(rest, Place)
    extent = Extent(place=together(where) or EVERYWHERE)
    if changed.before is None or changed.after is None or ends.start.dimensions & thing.dimensions:
        return None
    goes = changed.after.number.value > changed.before.number.value
    if up is not None and up is not goes:
        return None
    told = FromPanelToPanel(goes, (changed.before, changed.after), ends=ends)
    return Statement(Subject(thing, own=thing.dimensions), told, extent)


# Gaps that it makes wider or narrower ------------------------------------------------------------


@rule("statement", "doing AFFECTS|NARROWS DET? gap changed? at?")
def _narrows(_: Context, ends: Ends, *rest: Meaning) -> Statement | None:
    """“Tuning narrows the gap between Elm and Oak from 9 to 4 points”."""
    up, gap = the(rest, bool), the(rest, Subject)
    changed, extent = (
        first(rest, Changed) or Changed(),
        Extent(place=first(rest, Place) or EVERYWHERE),
    )
    if gap.minus is None or gap.minus.dimensions & ends.start.dimensions:
        return None
    if changed.before is not None and changed.after is not None:
        told = FromPanelToPanel(up, (changed.before, changed.after), ends=ends)
        return Statement(gap, told, extent)
    if changed.after is not None or changed.factor is not None:
        return None
    return Statement(gap, Passing(Gaining(up, changed.by), ends), extent)


@rule("statement", "'for'|'in'|'with' spot ','? doing PAYS_OFF MOST_OF_ALL extents?")
@rule("statement", "doing does_for spot MOST_OF_ALL extents")
def _most_of_its_own(_: Context, *rest: Meaning) -> Statement | None:
    """“For Elm, tuning helps most on Web”: more than elsewhere."""
    ends, thing, extent = the(rest, Ends), the(rest, Place), first(rest, Extent) or Extent()
    if ends.start.dimensions & thing.dimensions or not extent.place.is_named:
        return None
    up = exactly(rest, bool)
    most = Foremost(up, the(rest, Function), ends, by_quality=True, own=True)
    return Statement(Subject(thing, own=thing.dimensions), most, extent)


@rule("statement", "spot HAVE|GOES|SHOWS POSSESSIVE best|WIDE gap_noun gap_ends? extents")
@rule("statement", "spot 's' best|WIDE gap_noun gap_ends? is_found extents")
def _own_largest(_: Context, *rest: Meaning) -> Statement | None:
    """“Elm makes its largest leap on Web”, “Elm's largest gain comes on Web”."""
    thing, head, extent = the(rest, Place), the(rest, Head), the(rest, Extent)
    if head.up is None or head.ratio or head.relative or not extent.place.is_named:
        return None
    most = Foremost(
        head.up, the(rest, Function), first(rest, Ends), by_quality=head.by_quality, own=True
    )
    return Statement(Subject(thing, own=thing.dimensions), most, extent)


@rule("is_found", "BE|OCCURS|IS_LEFT")
def _is_found(*_: Meaning) -> str:
    return "is found"


# Whom it does most for ------------------------------------------------------------------------


@rule("statement", "doing does_for thing MOST_OF_ALL extents?")
@rule("statement", "doing does_for thing MORE_THAN_ANY LABEL|KIND? extents?")
@rule("statement", "doing PAYS_OFF MOST_OF_ALL 'for'|'with' spot extents?")
@rule(
    "statement",
    "doing HAS_EFFECT DET? best|WIDE|STEEPEST IMPACT|HARM 'on'|'for'|'to' spot extents?",
)
@rule("statement", "doing BE MOST_OF_ALL HELPFUL 'for'|'to' spot extents?")
def _does_most(_: Context, ends: Ends, *rest: Meaning) -> Statement | None:
    """“Tuning helps Elm most”, “tuning has the greatest impact on Elm”."""
    thing = first(rest, Affected)
    place = thing.place if thing else the(rest, Place)
    if (thing and thing.each) or ends.start.dimensions & place.dimensions:
        return None
    up = next((r for r in rest if type(r) is bool), True)
    most = Foremost(up, the(rest, Function), ends, by_quality=True)
    return Statement(Subject(place, own=place.dimensions), most, first(rest, Extent) or Extent())


@rule("does_for", "IMPROVES|AFFECTS|PAYS_OFF")
def _does_for(_: Context, up: bool) -> bool:
    return up


@rule("statement", "doing does_for thing MORE_CASES THAN rival extents?")
@rule(
    "statement",
    "doing PAYS_OFF MORE_CASES 'for'|'with'|'on' spot THAN 'for'|'with'|'on' spot extents?",
)
@rule(
    "statement", "doing HAS_EFFECT DET? MORE IMPACT 'on'|'for' spot THAN 'on'|'for' spot extents?"
)
def _does_more(_: Context, ends: Ends, *rest: Meaning) -> Statement | None:
    """“Tuning helps Elm more than Oak”, “tuning has a larger effect on Elm than on Oak”."""
    thing, rival, places = first(rest, Affected), first(rest, Subject), every(rest, Place)
    if thing is not None and thing.each:
        return None
    own = thing.place if thing else places[0]
    than = rival or Subject(places[1])
    if ends.start.dimensions & own.dimensions:
        return None
    up = next((r for r in rest if type(r) is bool), True)
    more = GainingMore(up, MoreThan(than, the(rest, Comparator)), ends, by_quality=True)
    return Statement(Subject(own, own=own.dimensions), more, first(rest, Extent) or Extent())
