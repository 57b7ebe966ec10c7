"""When something is said to happen that is set against what goes before: “…, while B declines”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.shared_words import ORDINAL
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.sentences.clauses import Clause
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_STEP = any_case(
    rf"\b(?:{ORDINAL}|last|final|next|this|that|same) "
    r"(?:step|interval|increment|transition|segment|stage)\b"
)
"""What runs from one point of an axis to the next: “in the last step”."""

_OF_CHANGE = frozenset({"RISES", "BETTERS", "GAINS", "GROWS_IN"})
"""Classes of verbs for changes."""

_OF_LEVEL = frozenset({"GETS_BEYOND", "EXCEEDS", "DIPS", "BOUND"})
"""Classes of what is said of a level: “… falls below zero” is so then."""

_BECOMING = any_case(r"\b(?:becom(?:es?|ing)|became|gets?|got)\b")


_CHANGING = any_case(r"(?:by )?[a-z]+ing\b")
_ALONE = any_case(r"\balone\b")
_SO_FAR = any_case(r"\b(?:by|until|till|since|after|before|from)\b")


def gone_on_there(reader: Reader, clause: Clause, around: Surroundings) -> Place | None:
    """The stretch in which a participle goes on with a change: “A falls up to 2020, losing 5”.

    Args:
        reader: knows the names of the figure.
        clause: the participle.
        around: its surroundings; the clause that it goes on with comes first in them.

    Returns:
        The ticks from where to where, those of one step where one point is named; `None` where
        it is left open which they are.
    """
    before, *earlier = around.said or ("",)
    told = _changes(before) or "RISE" in classes_in(before)
    if _CHANGING.match(clause.text) is None or not (_changes(clause.text) and told):
        return None
    if _ALONE.search(before):
        return None  # "A fell in the 1970s alone, dropping by 5": and at no other time.
    stretch = reader.stretch_of(before, tuple(earlier))
    if stretch is None or reader.stretch_of(clause.text) is not None or len(stretch.ticks) != 1:
        return None
    ((_, ticks),) = stretch.ticks
    if len(ticks) > 1:
        return stretch.plain
    step = None if _SO_FAR.search(before) else _step_to(reader, stretch.plain)
    return step if step is not None and len(step.ticks[0][1]) > 1 else None


def then_as_well(reader: Reader, clause: Clause, around: Surroundings) -> list[Surroundings]:
    """The surroundings in which a clause may be read that goes on after another one.

    Args:
        reader: knows the names of the figure.
        clause: the clause.
        around: the surroundings of the sentence; what goes before the clause comes first in them.
    """
    step = _in_the_same_step(reader, clause, around)
    return [step] if step else [around, *_over_the_same_stretch(reader, clause, around)]


def _changes(text: str) -> bool:
    return not _OF_CHANGE.isdisjoint(classes_in(text)) or _BECOMING.search(text) is not None


def _in_the_same_step(reader: Reader, clause: Clause, around: Surroundings) -> Surroundings | None:
    """“In 2010, A falls while B rises by 4”: by 4 from the year before to that year."""
    here = around.here or EVERYWHERE
    points = [
        point
        for d, t in here.ticks
        if len(t) == 1 and not reader.beyond_axes(point := Place.of(d, t)).ticks
    ]
    if len(points) != 1 or not all(map(_changes, (clause.text, *around.said[:1]))):
        return None
    if reader.stretch_of(clause.text) is not None or _OF_LEVEL & classes_in(clause.text):
        return None
    step = _step_to(reader, points[0])
    return replace(around, here=step.default(here)) if len(step.ticks[0][1]) > 1 else None


def _over_the_same_stretch(
    reader: Reader, clause: Clause, around: Surroundings
) -> list[Surroundings]:
    """“ViT improves after epoch 20, while MLP declines”: after epoch 20 as well, perhaps."""
    stretch = reader.stretch_of(around.said[0]) if around.said else None
    if stretch is not None and _STEP.search(around.said[0]):
        stretch = _step_to(reader, stretch)
    if stretch is None or reader.stretch_of(clause.text) is not None:
        return []
    here = around.here or EVERYWHERE
    return (
        []
        if stretch.dimensions & here.dimensions
        else [replace(around, here=stretch.default(here))]
    )


def _step_to(reader: Reader, place: Place) -> Place:
    """The two points that a step at one of them runs between: the first one from there."""
    ((dimension, ticks),) = place.ticks
    known = reader.names.dimensions[dimension]
    places = ordinates(known)
    ascending = [known.ticks[i] for i in sorted(range(len(places)), key=places.__getitem__)]
    if len(ticks) > 1:
        return place
    start = max(0, ascending.index(ticks[0]) - 1)
    return Place.of(dimension, ascending[start : start + 2])
