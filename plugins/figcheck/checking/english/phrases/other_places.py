"""Places that are told by others: “without noise”, “elsewhere”, “at every other level”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Extent, Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_WITHOUT = r"(?:without|with no|in the absence of)"


@rule("at", "'without' DET|ANY? LABEL", "'with' 'no' LABEL", "'in' 'the' 'absence' 'of' LABEL")
def _without(c: Context, *rest: Meaning) -> Place | None:
    """“without noise”: where the axis of noise begins, at zero."""
    return _zero(c, the(rest, Label).dimension)


def _zero(c: Context, dimension: str) -> Place | None:
    tick = c.names.tick_of(dimension, 0.0)
    return Place.of(dimension, [tick]) if tick is not None else None


@rule("extent", "','? 'elsewhere'", "','? 'everywhere' 'else'", "','? 'otherwise'")
def _elsewhere(c: Context, *_: Meaning) -> Extent | None:
    """“… is best on News but the worst elsewhere”: at all other places of that kind."""
    there = _named_there(c)
    return _rest_of(c, there) if there else None


@rule("extent", "','? AT EACH 'other' LABEL", "','? AT 'the' 'other' LABEL")
@rule("extent", "','? AT 'all' 'the'? 'others'|'rest'")
def _at_every_other(c: Context, *rest: Meaning) -> Extent | None:
    """“… but the worst at every other noise level”."""
    there = _named_there(c)
    labels = [r.dimension for r in rest if isinstance(r, Label)]
    quantifiers = {r for r in rest if isinstance(r, Quantifier)} or {Quantifier.ALL}
    if there is None or quantifiers != {Quantifier.ALL}:
        return None
    return _rest_of(c, there) if not labels or there.dimensions == {labels[0]} else None


def _named_there(c: Context) -> Place | None:
    """The place that the clause names beside its subject, before it speaks of all others."""
    axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    if c.discourse.clause_has_word(_WITHOUT):
        zeros = [place for a in axes if (place := _zero(c, a)) is not None]
        return zeros[0] if len(zeros) == 1 else None
    named = c.discourse.named()
    ordered = [d for d in named if d in axes]
    if not ordered and len(named) < 2:
        return None  # Of the subject alone nothing is said yet.
    dimension = ordered[0] if len(ordered) == 1 else [*named][-1]
    return Place.of(dimension, named[dimension])


def _rest_of(c: Context, there: Place) -> Extent | None:
    ((dimension, ticks),) = there.ticks
    known = c.names.dimensions[dimension].ticks
    unmarked = c.names.measures.unmarked(dimension)
    if set(ticks) <= set(unmarked) and not c.discourse.clause_has_word("columns?"):
        known = unmarked  # "… at every other benchmark": it says nothing of the latency.
    kept = [t for t in known if t not in ticks]
    if not kept:
        return None
    return Extent(Quantifier.ALL, along=dimension, place=Place.of(dimension, kept))
