"""Of what something is the extreme: “of all four panels”, “in the whole figure”, “apart from C”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import VALUE_OF_PANEL, Scope
from figcheck.checking.english.lexicon.shared_words import PANEL, PICTURE, WHOLE
from figcheck.checking.english.meanings.meaning import OF_ALL, Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.language.tree import Quantifier
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OF_EACH = "(?:of|among|in) (?:each|every)"
"""“The lowest value of each line”: of each by itself, not the lowest of all."""

_OF_ONE = r"(?:of|among) (?:the|this|that) [a-z]*[a-rt-z]"
"""One thing, which no noun in the plural is."""

_ITS_PANEL = f"its {PANEL}"


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
    count = first_exactly(rest, int)
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


@rule("scope", "'across'|'over'|'in'|'of'|'among' 'all' 'of'? DET? COUNT LABEL|KIND")
def _scope_of_all_panels(c: Context, *rest: Meaning) -> Scope | None:
    """“The lowest value across all three heatmaps”: of all that stands in any of them."""
    panel, label = c.figure.dimension(Role.PANEL), first(rest, Label)
    count = exactly(rest, int)
    if panel is None or len(panel.ticks) != count or label not in (None, Label(panel.name)):
        return None
    told = c.discourse.clause_has_word(f"(?:{PANEL}s|matrices|sub-?figures)") or label is not None
    return _scope_of_figure(c) if told else None


@rule("scope", "SCOPE whole_period")
def _scope_of_period(c: Context, *_: Meaning) -> Scope:
    """“the busiest slot of the week”, where the days of a week are shown: of all of them."""
    return _whole_picture(c)


def _whole_picture(c: Context) -> Scope:
    panel = c.figure.dimension(Role.PANEL)
    kept = c.here.dimensions & {panel.name} if panel else frozenset[str]()
    return Scope(free=frozenset(d.name for d in c.figure.dimensions) - kept)


@rule("scope", "SCOPE|AT DET? ENTIRE 'matrix'|'grid'|'map'|'board'")
@rule("scope", "SCOPE|AT DET? ENTIRE GRAPH|KIND|LABEL", "'anywhere' AT DET ENTIRE? GRAPH|LABEL")
@rule("scope", "'of' 'all' VALUES|KIND|CASE AT DET? ENTIRE? GRAPH|LABEL")
def _scope_of_panel(c: Context, *rest: Meaning) -> Scope | None:
    """“of the entire heatmap”: of a figure of several, the one that the surroundings name."""
    panel, label = c.figure.dimension(Role.PANEL), first(rest, Label)
    if label is None and c.discourse.clause_has_word(f"{WHOLE} {PICTURE}"):
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


@rule("scope", "OVERALL scope")
def _scope_overall(_: Context, *rest: Meaning) -> Scope:
    return the(rest, Scope)


@rule("scope", "'of'|'among' EACH? COUNT? LABEL", "'of'|'among' DET COUNT? LABEL")
def _scope_of_label(c: Context, *rest: Meaning) -> Scope | None:
    """“of all four panels”, “among the seven systems”."""
    dimension, count = the(rest, Label).dimension, first_exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL:
        return None
    if c.all_of(dimension, count) is None or c.discourse.clause_has_word(_OF_EACH):
        return None
    if count is None and c.discourse.clause_has_word(_OF_ONE):
        return None  # "the lowest of the year": of what that year has.
    return Scope(free=frozenset([dimension]))
