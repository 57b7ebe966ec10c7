"""Phrases that ask for an extreme: “the highest mean recall of all four panels”."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.confusions import confusions
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Amount,
    Place,
)
from figcheck.checking.english.names import Label, Ticks
from figcheck.checking.english.polarity import mixed_dimension, more_is_better
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.order import tells_time
from figcheck.checking.language.tree import (
    Comparator,
    Function,
    Quantifier,
)
from figcheck.model import Dimension, Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


_EXTREME_SIZE = (
    "(?:(?:high|low|larg|small|great|bigg|long|short|tall|wid|narrow|fin|coars|dens|fast|slow|earli"
    "|lat|young|old|heavi|light)est|max|min|maximum|minimum|maximal|minimal|top|least|leading)"
)
"""Words for the extreme of an axis of numbers as well as of values: “the highest rate”."""

_OF_EACH = "(?:of|among|in) (?:each|every)"
"""“The lowest value of each line”: of each by itself, not the lowest of all."""

OPPOSITE = {Function.MAX: Function.MIN, Function.MIN: Function.MAX}


@dataclass(frozen=True)
class Scope:
    """Of what something is the extreme: “of all panels”, “in column C”.

    Attributes:
        place: a region that it is limited to.
        free: dimensions that the surroundings fix and that are left open here.
        of_span: whether it is all of the axis: “of the whole period”.
    """

    place: Place = EVERYWHERE
    free: frozenset[str] = frozenset()
    of_span: bool = False


@dataclass(frozen=True)
class Peak:
    """What “the highest mean recall” asks for.

    Attributes:
        function: highest or lowest.
        by_quality: whether it is the best or worst instead, whichever that is.
        measure: what is measured, where that is a place: “the highest GM”.
        aggregate: “the highest mean”.
        sole: whether a tie would make it untrue.
        of_two: “the better”: there must be two to choose from.
        of_gap: “the widest”: said of differences only.
        contest: “ahead”, “in front”: of two things that were named, of these two only.
        counted: “the most passengers”: how many there are in all.
        over: the dimension that the aggregate is said to be taken over.
        of_size: “leads”: where nothing says what is better, the order of size is meant.
        of: the dimension of the things of which it is one: “the lowest row”.
    """

    function: Function
    by_quality: bool = False
    measure: Place = EVERYWHERE
    aggregate: Function | None = None
    sole: bool = False
    of_two: bool = False
    of_gap: bool = False
    contest: bool = False
    counted: bool = field(default=False, compare=False)
    over: str | None = None
    of_size: bool = field(default=False, compare=False)
    of: str | None = field(default=None, compare=False)

    def of_same(self, other: Peak) -> Peak:
        """The same of what another one is of, where it names nothing itself.

        “A has the highest median and B the lowest”, “The smallest share of A belongs to B, the
        largest to C”.
        """
        if self.measure.ticks or self.aggregate is not None:
            return self
        return replace(self, measure=other.measure, aggregate=other.aggregate, over=other.over)


@rule(
    "extreme",
    "DET? EXTREME measure",
    "'the'|'a'|'an'|'this'? TOPMOST",
    "DET? MEASURE TOPMOST",
    "DET? EXTREME",
)
@rule("extreme", "DET? EXTREME KIND measure")
@rule(
    "extreme",
    "DET? EXTREME 'of' DET? VALUES",
    "'the'|'a'|'an'|'this'? TOPMOST measure",
    "DET EXTREME 'one'|'ones'",
)
def _extreme(c: Context, *meanings: Meaning) -> Peak | None:
    return None if _takes_up_a_change(c) else Peak(the(meanings, Function))


@rule("extreme", "DET? EXTREME LABEL measure")
@rule("extreme", "DET? EXTREME LABEL|KIND")
def _extreme_thing(c: Context, *meanings: Meaning) -> Peak | None:
    """“the largest bar”; the largest class of a confusion matrix is so by its size.

    The smallest ratio is the first tick of an axis of ratios; the busiest hour is none of its ends.
    """
    label = first(meanings, Label)
    if label is not None and _may_be_end(c, c.names.dimensions[label.dimension]):
        return None
    if confusions(c) is not None or _takes_up_a_change(c):
        return None
    return Peak(the(meanings, Function), of=label.dimension if label else None)


def _may_be_end(c: Context, dimension: Dimension) -> bool:
    """Whether the extreme of a dimension may be that of its ticks, which are numbers."""
    if None in dimension.numbers or tells_time(dimension):
        return False
    return c.discourse.clause_has_word(_EXTREME_SIZE)


def _takes_up_a_change(c: Context) -> bool:
    """“The largest drop is that of A. The smallest one …”: the smallest drop, no value."""
    one = c.discourse.clause_has_word(r"\w+est ones?")
    return one and c.discourse.has_word(rf"\w+est (?:[a-z-]+ )?{CHANGE_NOUNS}")


@rule("extreme", "DET? EXTREME DEFICIT", "DET? EXTREME measure DEFICIT")
def _deepest(c: Context, *meanings: Meaning) -> Peak | None:
    """“the largest deficit”: the lowest value, where all of them are below zero."""
    function = the(meanings, Function)
    deepest = Function.MIN if function is Function.MAX else Function.MAX
    values = [cell.value for cell in c.figure.cells if cell.value is not None]
    return Peak(deepest) if values and max(values) < 0 else None


@rule("extreme", "DET? BEST measure|LABEL|KIND?", "DET? BEST KIND measure", "DET? BEST LABEL KIND")
def _best(_: Context, *meanings: Meaning) -> Peak:
    label = first(meanings, Label)
    return Peak(the(meanings, Function), by_quality=True, of=label.dimension if label else None)


@rule("extreme", "DET? EXTREME place measure?", "DET? EXTREME measure AT place")
def _extreme_of_measure(_: Context, *meanings: Meaning) -> Peak | None:
    """“the highest GM”, “the lowest neutral share”."""
    place = the(meanings, Place)
    return Peak(the(meanings, Function), measure=place) if _is_measure(place) else None


@rule("extreme", "DET? BEST place measure?")
def _best_measure(_: Context, *meanings: Meaning) -> Peak | None:
    place = the(meanings, Place)
    peak = Peak(the(meanings, Function), by_quality=True, measure=place)
    return peak if _is_measure(place) else None


def _is_measure(place: Place) -> bool:
    return len(place.ticks) == 1


CHANGE_NOUNS = (
    "(?:drop|gap|gain|increase|decrease|decline|fall|rise|change|difference|lead|margin|loss|jump"
    "|improvement|reduction|advantage|distance|spread|swing|growth)s?"
)
"""What is made of two values, and may be the largest or the smallest of its kind."""

_ITS_PANEL = "its (?:panel|heatmap|chart|plot|pie|diagram|grid)"

_WHOLE_PICTURE = (
    "(?:entire|whole|complete|full) "
    "(?:figure|chart|graph|plot|table|heatmap|grid|matrix|diagram|picture|image)"
)

_ONE_VALUE = (
    r"(?:highest|lowest|largest|smallest|maximum|minimum) "
    r"(?:single |overall |observed |recorded )?(?:value|cell|number|entry)"
)
SINGLE_VALUE = f"(?:the|its) {_ONE_VALUE}"
"""What is one value, not a line or a row on the whole."""

ONE_IN_ROW = (
    r"the (?:(?:highest|lowest|largest|smallest) (?!\w+s\b)\w+|maximum|minimum)"
    r"(?: \([^()]*\))? "
    r"(?!(?:of|for|per)\b)[^,;:]{0,40}\b(?:in|to|within|inside) the (?:[\w.-]+ ){1,4}"
    r"(?:row|column|panel|heatmap|matrix|grid|map)"
)
"""One value that lies in a row: “the highest count appears in the Tuesday row”."""

VALUE_OF_PANEL = (
    rf"the {_ONE_VALUE} (?:of|in|within|on) the (?:[\w.-]+ ){{0,4}}"
    r"(?:panel|heatmap|chart|plot|pie|diagram|grid)"
)

BARE_EXTREME = (
    r"\A(?:the )?(?:\w+est|best|worst|first|last|ahead|in front|on top|at the (?:top|bottom)"
    r"|in (?:the lead|(?:first|last) place)) (?:[a-z]+ )?(?:at|in|on|for|from|under|with|until|till"
    r"|up to|since|between|after|before|over|by|throughout|through|during)"
)
"""How a clause begins that says what something is at a place: “**A**: lowest at 5”."""

_OF_SIZE = "(?:larger|bigger|smaller|longer|shorter|taller)"
"""What may be said of the size of things as well as of their values."""


@rule("extreme", "'the' MORE measure|place?", "DET MORE measure|place? 'of' 'the' 'two'")
@rule("extreme", "DET MORE KIND 'of' 'the' 'two'")
def _of_two(c: Context, *meanings: Meaning) -> Peak | None:
    """“the higher recall”, “the lower of the two”; “the larger BERT” is a thing by its size."""
    up = the(meanings, Comparator) is Comparator.MORE
    measure = first(meanings, Place) or EVERYWHERE
    if measure.ticks and not _is_measure(measure):
        return None
    if measure.dimensions - c.names.measured and c.discourse.clause_has_word(_OF_SIZE):
        return None
    return Peak(Function.MAX if up else Function.MIN, measure=measure, of_two=True)


@rule("extreme", "'the' BETTER measure|place|KIND?", "DET BETTER measure|KIND? 'of' 'the' 'two'")
def _better_of_two(c: Context, *meanings: Meaning) -> Peak | None:
    """“the better F1”."""
    peak = _of_two(c, *meanings)
    return replace(peak, by_quality=True) if peak else None


@rule("extreme", "DET? WIDE AGGREGATE measure?")
@rule("extreme", "DET? EXTREME AGGREGATE measure?", "DET? EXTREME AGGREGATE place measure?")
@rule("extreme", "DET? EXTREME LABEL AGGREGATE measure?")
def _extreme_aggregate(_: Context, *meanings: Meaning) -> Peak | None:
    """“the highest mean recall”."""
    function, aggregate = every(meanings, Function)
    return Peak(function, measure=first(meanings, Place) or Place(), aggregate=aggregate)


@rule("extreme", "DET|POSSESSIVE? BEST AGGREGATE measure?")
def _best_aggregate(c: Context, *meanings: Meaning) -> Peak | None:
    """“the best average”."""
    peak = _extreme_aggregate(c, *meanings)
    return replace(peak, by_quality=True) if peak else None


@rule("extreme", "DET|POSSESSIVE? EXTREME AGGREGATE measure? 'over'|'across' DET? COUNT? LABEL")
def _extreme_aggregate_over(c: Context, *meanings: Meaning) -> Peak | None:
    """“the highest mean over the window sizes”."""
    count = next((m for m in meanings if type(m) is int), None)
    label = the(meanings, Label)
    if count is not None and count != c.size(label.dimension):
        return None
    peak = _extreme_aggregate(c, *meanings)
    return replace(peak, over=label.dimension) if peak else None


@rule("extreme", "DET|POSSESSIVE? BEST AGGREGATE measure? 'over'|'across' DET? COUNT? LABEL")
def _best_aggregate_over(c: Context, *meanings: Meaning) -> Peak | None:
    """“the best mean over the window sizes”."""
    peak = _extreme_aggregate_over(c, *meanings)
    return replace(peak, by_quality=True) if peak else None


@rule("extreme", "DET|POSSESSIVE? EXTREME|WIDE between_extremes")
def _extreme_range(_: Context, *meanings: Meaning) -> Peak:
    """“the smallest gap between its best and its worst score”."""
    over: Label | str = meanings[-1]
    dimension = over.dimension if isinstance(over, Label) else None
    return Peak(the(meanings, Function), aggregate=Function.RANGE, over=dimension)


@rule("between_extremes", "DIFFERENCE from_extreme")
def _gap_between_extremes(_: Context, *rest: Meaning) -> Label | str:
    return first(rest, Label) or "values"


@rule("from_extreme", "'between' an_extreme 'and' an_extreme measure|LABEL?")
def _from_extreme(_: Context, *rest: Meaning) -> Label | str | None:
    """“between its best and its worst score”."""
    apart = {r for r in rest if isinstance(r, Function)} == {Function.MAX, Function.MIN}
    return first(rest, Label) or "values" if apart else None


@rule("an_extreme", "DET|POSSESSIVE? EXTREME|BEST")
def _an_extreme(_: Context, *rest: Meaning) -> Function:
    return the(rest, Function)


@rule("extreme", "DET? WIDE KIND?")
def _widest(_: Context, *meanings: Meaning) -> Peak:
    return Peak(the(meanings, Function), of_gap=True)


@rule("extreme", "DET? SOLE extreme")
def _sole(_: Context, *meanings: Meaning) -> Peak:
    return replace(the(meanings, Peak), sole=True)


@rule("extreme", "DET? FIRST")
def _leader(c: Context, *meanings: Meaning) -> Peak | None:
    """“the leader”, “first”, “at the bottom”: by quality."""
    if not c.discourse.stands_alone and c.discourse.clause.lower().startswith("the first "):
        return None  # "A and B follow. The first costs 22": that of the two.
    return Peak(the(meanings, Function), by_quality=True, contest=True)


_UNDERGOES_MOST = (
    r"(?:suffer|gain|benefit|profit|improve|worsen|degrade|struggle|deteriorate|change|vary|grow"
    r"|recover|lose|win)(?:s|ed|d)? (?:by far )?(?:the )?(?:most|least)"
)
"""What happens to a thing more than to any other, where nothing says what it has."""


@rule("extreme", "DET|POSSESSIVE THE_MOST measure|KIND|LABEL?", "DET THE_MOST KIND|LABEL measure")
def _the_most(c: Context, *rest: Meaning) -> Peak | None:
    """“… has the most stores”; who “suffers the most” has lost it."""
    if c.discourse.clause_has_word(_UNDERGOES_MOST):
        return None
    return Peak(the(rest, Function), counted=True)


@rule("extreme", "DET THE_MOST place measure?")
def _most_of(c: Context, *rest: Meaning) -> Peak | None:
    """“… uses the most memory”, “… makes the fewest spelling errors”.

    People whose values lie in several cells are counted otherwise: “the most children”.
    """
    place = the(rest, Place)
    summed = sum(len(d.ticks) > 1 for d in c.figure.dimensions) > 2
    if (c.scale.counts and not c.names.is_mixed and summed) or not _is_measure(place):
        return None
    return Peak(the(rest, Function), measure=place)


@rule("extreme", "LEADS_LIST")
def _leads_list(c: Context, *_: Meaning) -> Peak | None:
    """“… tops the list”: with the most, unless the least may be meant."""
    if c.discourse.clause_has_word("(?:led|headed|topped|dominated) by"):
        return None
    if mixed_dimension(c, c.here) is not None:
        # "It tops the list in speed and error": with the most, and the least.
        return Peak(Function.MAX, by_quality=True, of_size=True)
    return None if more_is_better(c, c.here) is False else Peak(Function.MAX)


def function_of(c: Context, peak: Peak, place: Place) -> Function | None:
    """Which values come first in an order that begins with an extreme at a place.

    Args:
        c: the context.
        peak: the extreme: “the highest”, “the best”, “the leader”.
        place: where.

    Returns:
        `None` where more is asked for than an extreme, or it is unknown whether more is better:
        of a leader the order of size is meant then.
    """
    plain = replace(peak, contest=False, measure=EVERYWHERE)
    if plain != Peak(peak.function, by_quality=peak.by_quality):
        return None
    better = more_is_better(c, place) if peak.by_quality else True
    if better is None:
        of_size = peak.contest or peak.of_size
        return peak.function if of_size and not c.names.is_mixed else None
    return peak.function if better else OPPOSITE[peak.function]


@rule("extreme", "LEADS")
def _leads(*_: Meaning) -> Peak:
    """“… leads”: with the most, or with the least where that is the best."""
    return Peak(Function.MAX, by_quality=True, of_size=True)


@rule(
    "is_at",
    "BE 'the' 'one' AT",
    "BE AT",
    "'at'|'in'|'for'|'on'|'under'|'with'|'within'|'across'|'over'|'by'|'among'|'during'",
    "BE? FOUND_WHERE",
    "BE? REACHED_BY",
    "BE? HAVE REACHED_BY",
)
def _located(*_: Meaning) -> str:
    return "at"


@rule("scope", "of_all_time")
def _scope_of_all_time(*_: Meaning) -> Scope:
    """“the highest value of the whole period”."""
    return Scope(of_span=True)


@rule("scope", "OVER_TIME")
def _scope_of_span(*_: Meaning) -> Scope:
    """“the highest value within the period shown”."""
    return Scope()


@rule("scope", "OVERALL_TICK", "STATE")
def _scope_of_overall(_: Context, ticks: Ticks) -> Scope:
    """“on top overall”, where that is a column of its own; “the lowest value after pruning”."""
    return Scope(Place.of(ticks.dimension, ticks.ticks))


@rule("scope", "','? EXCEPT 'for'? place")
def _but_for(c: Context, *rest: Meaning) -> Scope | None:
    """“the least popular drink apart from None”: of all the others."""
    left_out = the(rest, Place)
    if len(left_out.ticks) != 1 or left_out.notes or left_out.orders:
        return None
    ((dimension, ticks),) = left_out.ticks
    kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    return Scope(Place.of(dimension, kept)) if kept else None


@rule("scope", "SCOPE place")
def _scope(c: Context, *rest: Meaning) -> Scope:
    place, panel = the(rest, Place), c.figure.dimension(Role.PANEL)
    if panel is None or place.dimensions != {panel.name} or len(place.get(panel.name)) != 1:
        return Scope(place)
    if not c.discourse.clause_has_word(VALUE_OF_PANEL):
        return Scope(place)
    # "The highest value of the left heatmap" is one of all that stand in it.
    free = frozenset(d.name for d in c.figure.dimensions) - place.dimensions
    return Scope(place, free)


@rule("scope", "OVERALL", "'of' 'all' KIND|VALUES?", "'of'|'among' 'the'|'all'|'these' COUNT")
@rule("scope", "'of'|'among' 'the'|'all' COUNT KIND|VALUES")
def _scope_of_all(c: Context, *rest: Meaning) -> Scope | None:
    """“of all”, “of the three”: there must be so many."""
    count = next((r for r in rest if type(r) is int), None)
    sizes = {len(d.ticks) for d in c.figure.dimensions}
    sizes |= {len(c.proper(d.name).get(d.name)) for d in c.figure.dimensions}
    if count is not None and count not in sizes:
        return None
    counted = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    # "A's recall is the highest of the five": of the recall of the five systems.
    return Scope(free=frozenset(counted if len(counted) == 1 else ()))


@rule("scope", "OVERALL", "'of' 'all' VALUES|KIND")
@rule("scope", "WHOLE")
def _scope_of_figure(c: Context, *_: Meaning) -> Scope:
    """“in the whole figure”: whatever the surroundings fix."""
    return Scope(free=frozenset(d.name for d in c.figure.dimensions))


@rule("scope", "'in'|'across' 'both' LABEL|KIND")
def _scope_of_both(c: Context, *rest: Meaning) -> Scope | None:
    """“The lowest value in both panels is 35, in the left one at 2”: of all of them together.

    Where it is not told in which of the panels, each of them has a lowest value of its own.
    """
    panel, label = c.figure.dimension(Role.PANEL), first(rest, Label)
    if panel is None or len(panel.ticks) != 2 or label not in (None, Label(panel.name)):
        return None
    told = c.discourse.named().get(panel.name, ())
    return _scope_of_figure(c) if len(told) == 1 else None


def _whole_picture(c: Context) -> Scope:
    panel = c.figure.dimension(Role.PANEL)
    kept = c.here.dimensions & {panel.name} if panel else frozenset[str]()
    return Scope(free=frozenset(d.name for d in c.figure.dimensions) - kept)


@rule("scope", "SCOPE|AT DET? ENTIRE GRAPH|KIND|LABEL", "'anywhere' AT DET ENTIRE? GRAPH|LABEL")
@rule("scope", "'of' 'all' VALUES|KIND|CASE AT DET? ENTIRE? GRAPH|LABEL")
def _scope_of_panel(c: Context, *rest: Meaning) -> Scope | None:
    """“of the entire heatmap”: of a figure of several, the one that the surroundings name."""
    panel, label = c.figure.dimension(Role.PANEL), first(rest, Label)
    if label is None and c.discourse.clause_has_word(_WHOLE_PICTURE):
        return _whole_picture(c)
    one = panel is None or len(panel.ticks) < 2 or panel.name in c.here.dimensions
    of_panel = label is None or c.names.dimensions[label.dimension].role is Role.PANEL
    return Scope() if one and of_panel else None


@rule("scope", "'of'|'in'|'within' POSSESSIVE GRAPH|KIND|LABEL")
def _scope_of_its_panel(c: Context, *rest: Meaning) -> Scope | None:
    """“the lowest value of its panel”: each panel is looked at by itself anyway."""
    label = first(rest, Label)
    of_panel = label is None or c.names.dimensions[label.dimension].role is Role.PANEL
    return Scope() if of_panel and c.discourse.clause_has_word(_ITS_PANEL) else None


_OF_ONE = r"(?:of|among) (?:the|this|that) [a-z]*[a-rt-z]"
"""One thing, which no noun in the plural is."""


@rule("scope", "OVERALL scope")
def _scope_overall(_: Context, *rest: Meaning) -> Scope:
    return the(rest, Scope)


@rule("scope", "'of'|'among' EACH? COUNT? LABEL", "'of'|'among' DET COUNT? LABEL")
def _scope_of_label(c: Context, *rest: Meaning) -> Scope | None:
    """“of all four panels”, “among the seven systems”."""
    dimension, count = the(rest, Label).dimension, next((r for r in rest if type(r) is int), None)
    if first(rest, Quantifier) not in (None, Quantifier.ALL):
        return None
    if c.all_of(dimension, count) is None or c.discourse.clause_has_word(_OF_EACH):
        return None
    if count is None and c.discourse.clause_has_word(_OF_ONE):
        return None  # "the lowest of the year": of what that year has.
    return Scope(free=frozenset([dimension]))


@rule(
    "said", "','? DET RISE|BETTERMENT|DIFFERENCE|CHANGE 'of' amount POINTS?", "'(' '+' amount ')'"
)
@rule("said", "change_noted", "noted", "with_amount", "','? 'namely' amount", "',' amount ','")
def _said(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("with_amount", "','? 'with' amount", "'of' amount", "':' amount")
def _with_amount(_: Context, amount: Amount) -> Amount:
    return amount


@rule("with_amount", "','? 'at' amount")
def _at_amount(c: Context, amount: Amount) -> Amount | None:
    """“… leads at 57”; “at 8”, of 8 threads, is where it does."""
    return None if c.is_tick(amount.number.value) else amount
