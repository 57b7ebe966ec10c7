"""Amounts that a noun takes up from the sentence before: “this sum”, “minutes lost”.

“This sum” is that of the things that were added up before, never that of all there are; and
who loses minutes in a race needs more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import LEAD
from figcheck.checking.english.meanings.meaning import Place, Reading, Subject
from figcheck.checking.english.parsing.transfer import conditions
from figcheck.model import Figure
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_THIS_SUM = any_case(r"\b(?:this|that) (?:combined |joint )?(?:sum|total)\b(?! of\b)")
_LOSES_TIME = any_case(
    r"\b(?:los(?:e|es|t|ing)|gain(?:s|ed|ing)?)\b[^,;]*\b(?:seconds?|minutes?|hours?)\b"
    r"(?! (?:to|on|over)\b)"
)
_LEAD = f"(?:{LEAD}|deficit)"
_WHOSE_LEAD = rf"(?:\b(?:its|their)|['’]s?) {_LEAD}\b"
_ITS_LEAD = any_case(rf"{_WHOSE_LEAD}|\bthe {_LEAD} of [^,;]+? (?:is|was|amounts|stands|comes)\b")
_ITS_LEAD_OVER = any_case(rf"{_WHOSE_LEAD} (?:over|on|to|against|with)\b")
_TIME = any_case(r"\b(?:seconds?|minutes?|hours?|s|min|h|time|pace)\b")


def takes_up_sum(text: str) -> bool:
    """Whether a sentence speaks of a sum that was told before it."""
    return _THIS_SUM.search(text) is not None


def of_that_sum(readings: Sequence[Reading], text: str, gap: Subject | None) -> Sequence[Reading]:
    """The readings of a sentence about “this sum” that are about what was added up before.

    Args:
        readings: all that were found.
        text: the sentence.
        gap: what was made of several values before it.
    """
    if not takes_up_sum(text):
        return readings
    added = {t for d, ticks in gap.place.ticks if len(ticks) > 1 for t in ticks} if gap else set()
    if not added:
        return ()
    return [r for r in readings if added <= {t for c in conditions(r) for t in c.ticks}]


def is_named_lead(reader: Reader, text: str, said: Sequence[str]) -> bool:
    """Whether “its lead” is that over one that was named, or at a point that was.

    It is that over whoever comes next, wherever it is looked at, only where neither was.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        said: what was said before it.
    """
    if _ITS_LEAD.search(text) is None:
        return False
    things: dict[str, set[str]] = {}
    for place in (p for before in said for p in reader.places_in(before)):
        for dimension, ticks in place.ticks:
            things.setdefault(dimension, set()).update(ticks)
    own = reader.dimensions_in(text)
    rivals = {d for d, t in things.items() if len(t) > 1}
    points = {d for d in things if not reader.beyond_axes(Place.of(d, things[d])).ticks}
    return bool(rivals | (points - own)) or _ITS_LEAD_OVER.search(text) is not None


def not_over_the_next(readings: Sequence[Reading], text: str) -> Sequence[Reading]:
    """The readings that set what leads against the one that “its lead over …” names."""
    if _ITS_LEAD_OVER.search(text) is None:
        return ()
    return [r for r in readings if not any(c.excluded for c in conditions(r))]


def loses_time(figure: Figure, text: str) -> bool:
    """Whether a sentence tells time lost or gained where times are measured: more, or less?"""
    measured = f"{figure.value.label} {figure.value.unit} {figure.y_axis.label}"
    if _SPENT.search(f"{figure.title} {measured}"):
        return False  # What loses minutes a day is used for fewer of them.
    return _TIME.search(measured) is not None and _LOSES_TIME.search(text) is not None


_SPENT = any_case(
    r"\b(?:uses?|usage|spent|spend(?:ing)?|view(?:ing|ed)|watch(?:ing|ed)|listen(?:ing|ed)|sleep"
    r"|worked|per (?:day|week|month))\b"
)
"""How a figure tells that its times are spent on something, and are no delays."""
