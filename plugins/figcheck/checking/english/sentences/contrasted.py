"""Where a clause looks that is set against the one before it: “A leads, while B is last”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.sentences.antecedents import Course
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.claims.discourse import Surroundings
    from figcheck.checking.english.parsing.reader import Reader

_AGAINST = any_case(r"\b(?:while|whereas)\s+\Z")
"""What sets one thing against another, which is looked at where the other is."""

_THOSE_LEFT = any_case(rf"the (?:other|remaining) (?:{'|'.join(NUMERALS[2:])}|\d+)\b(?! of\b)")
"""So many that are left of those that the clause before it is about."""

_ELSEWHERE = frozenset("EACH QUANTITY WHOLE OVERALL ON_AVERAGE OTHERS PEAKS OWN_EXTREME".split())
"""Classes of words by which a clause says itself how far it looks."""


def is_of_those_left(text: str) -> bool:
    """Whether a clause is about as many as are left of those that the one before it is about."""
    return _THOSE_LEFT.match(text) is not None


def contrasted(reader: Reader, sentence: str, start: int, course: Course) -> Surroundings | None:
    """The surroundings of a clause that is set against one which says at its end where it looks.

    Args:
        reader: knows the names of the figure.
        sentence: the whole sentence.
        start: where the clause starts in it.
        course: how far the sentence was read before it.

    Returns:
        The same surroundings at that place; `None` if nothing is set against anything, or if the
        clause says itself where it looks.
    """
    if course.before is None or not course.understood or not _AGAINST.search(sentence[:start]):
        return None
    before, text = course.before[0], sentence[start:]
    led = Scene(reader, course.around).led_places(before)
    left = is_of_those_left(text)
    if len(led) != 1 or not _ELSEWHERE.isdisjoint(
        classes_in(text) - ({"OTHERS"} if left else set())
    ):
        return None
    place = reader.lead(led[0], EVERYWHERE).plain
    if len(place.ticks) != 1 or len(place.ticks[0][1]) != 1:
        return None
    (dimension,) = place.dimensions
    named = {d for p in reader.places_in(text) for d in p.dimensions}
    measured = reader.names.is_mixed and dimension == reader.names.measures.dimension
    if (
        not (named or left)
        or dimension in named
        or measured
        or is_ordered(reader.names.dimensions[dimension])
    ):
        return None
    return replace(course.around, here=place.default(course.around.here or EVERYWHERE))
