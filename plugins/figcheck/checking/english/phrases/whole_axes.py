"""What is said of all of an axis: “across the ratios”, “over the full range”, “anywhere”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Quantifier
from figcheck.patterns import any_case
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_ACROSS = any_case(
    r"\b(?:across|over|through)(?: the)?(?: (?:different|various|several|individual))?(?: [\w-]+)?"
    r" [\w-]+s\b"
)
"""“Across the years”, in the plural: not “over the year”."""

_VALUE_OF_EXTREME = any_case(
    r"\b(?:highest|lowest|largest|smallest|maximum|minimum|max|min|peak|best|worst)\b.*"
    r"\b(?:is|was|are|were|of|at|reaches|amounts to)\b[^a-z]*\d|\brang(?:e|es|ing|ed)\b"
)
"""How much an extreme is that is told."""

_OF_THE_WHOLE = f"of (?:the|its|their) {WHOLE}"

_ENTIRE = "'entire'|'whole'|'complete'|'full'"


@rule("extent", f"AT DET {_ENTIRE} STRETCH_OF_AXIS", f"AT DET {_ENTIRE} LABEL STRETCH_OF_AXIS")
@rule("extent", f"AT DET {_ENTIRE} STRETCH_OF_AXIS 'of'|'in' DET? LABEL")
def _over_the_whole(c: Context, *rest: Meaning) -> Extent | None:
    """“over the whole range of ratios”: wherever it is, whichever ratio was named before."""
    if c.discourse.clause_has_word(_OF_THE_WHOLE):
        return None  # “The highest of the whole period” is that of all values.
    label = first(rest, Label)
    if label is not None:
        return Extent(freed=frozenset({label.dimension}))
    ordered = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    return Extent(freed=frozenset(d.name for d in ordered)) if ordered else None


@rule("extent", "'across'|'over'|'through' DET? VARIOUS? LABEL")
def _across(c: Context, *rest: Meaning) -> Extent | None:
    """“across tasks”, “across the various window lengths”."""
    dimension = the(rest, Label).dimension
    timed = is_time(c.names.dimensions[dimension])  # "Over the years", of what goes on meanwhile.
    if timed or _ACROSS.search(c.discourse.clause) is None:
        return None
    return Extent(freed=frozenset({dimension}))


@rule("extent", "'across'|'over' EACH COUNT|NUMBER? LABEL")
def _across_all(c: Context, *rest: Meaning) -> Extent | None:
    """“The highest score across both panels is 79”: of both together, not in each of them."""
    all_of = the(rest, Quantifier) is Quantifier.ALL
    if not all_of or _VALUE_OF_EXTREME.search(c.discourse.clause) is None:
        return None
    return Extent(freed=frozenset({the(rest, Label).dimension}))


@rule("extent", "'anywhere'|'everywhere' AT DET? WHOLE_OF? GRAPH|KIND|LABEL|STRETCH_OF_AXIS")
def _anywhere(c: Context, *_: Meaning) -> Extent | None:
    """“anywhere on the grid”; where it says “everywhere”, it holds of each of its cells."""
    if c.discourse.clause_has_word("along"):
        return None  # What moves anywhere along an axis does so in some step.
    if c.discourse.clause_has_word("(?:everywhere|all)"):
        return Extent(Quantifier.ALL, whole=True)
    return Extent(whole=True)


@rule(
    "extent", "AT ANY TIME|POINT_OF_AXIS", "AT ANY TIME|POINT_OF_AXIS 'of'|'in'|'along' DET LABEL"
)
@rule("extent", "AT ANY TIME|POINT_OF_AXIS 'of'|'in'|'along'|'during' DET STRETCH_OF_AXIS")
def _at_any_point(c: Context, *rest: Meaning) -> Extent | None:
    """“at any point (of the period)”: wherever it is."""
    label = first(rest, Label)
    ordered = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    freed = [label.dimension] if label else ordered
    return Extent(freed=frozenset(freed)) if freed else None


@rule("extent", "AT DET|EACH COUNT? LABEL 'alike'", "AT DET|EACH COUNT? LABEL 'alike' ','")
def _alike(c: Context, *rest: Meaning) -> Extent | None:
    """“in the two panels alike”."""
    dimension = the(rest, Label).dimension
    count = first_exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL:
        return None
    place = c.all_of(dimension, count)
    return None if place is None else Extent(Quantifier.ALL, along=dimension, place=place)


@rule("extent", "','? REGARDLESS LABEL|KIND BE CONSIDERED", "','? REGARDLESS LABEL|KIND CONSIDERED")
def _whichever(_: Context, *rest: Meaning) -> Extent:
    """“no matter which task is considered”, “whichever oil one uses”."""
    labels = every(rest, Label)
    return Extent(Quantifier.ALL, along=labels[0].dimension if labels else None)


_TWICE = any_case(r"\b(\w+) (?:after|for) \1\b")


@rule("extent", "','? LABEL 'after'|'for' LABEL")
def _one_after_another(c: Context, *rest: Meaning) -> Extent | None:
    """“year after year”: in each of them."""
    one, two = every(rest, Label)
    twice = one == two and _TWICE.search(c.discourse.clause)
    return Extent(Quantifier.ALL, along=one.dimension) if twice else None
