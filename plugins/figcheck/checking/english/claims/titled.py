"""Values that nothing names but the title: “Electric car sales in millions”."""

from __future__ import annotations

from dataclasses import replace

from figcheck.checking.english.kinds.polarity import EFFORT, is_measure_word
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.names.label_words import measure_labels
from figcheck.checking.english.parsing.guesses import is_any_measure
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure, Kind
from figcheck.patterns import any_case, regex

_KIND = any_case(r"(?:chart|figure|graph|plot|table|statistics?)(?: \d+)?[:.] ")
"""What a title begins with that says no more than that it is one."""

_UNIT = regex(r"(?: in (?:%|percent|[\w.$€£²³° ]+)| ?\([^()]{1,40}\))\Z")
"""In what the values are given."""

_SO_MANY = any_case(r"\b(?:hundred|thousand|million|billion)s?\b")
"""Units of what is counted, whatever it is: “Tourist arrivals in millions”."""

_BEHIND = regex(
    r",? (?:by|across|among|over|from|for|in|at|during|between|versus|vs|on|with|under|after|before"
    r"|since|within|until|as)\b"
)
"""What a title says behind what is measured: by what it is told apart, where, and when."""

_OF_WHAT = frozenset("number numbers count counts share shares percentage proportion value".split())
"""What says nothing without what it is of."""

_NARROWING = frozenset(
    "loss losses lost decline decrease drop change changes growth increase gain gains difference "
    "gap missing former other new net".split()
)

_ANY = frozenset({"rate"})
"""What values are called of which the title says that they are shares."""


def _narrows(word: str) -> bool:
    """Whether a word may say that not all is meant, or the opposite: “closed”, “unmet”, “loss”."""
    return word in _NARROWING or word.endswith("ed") or (word.startswith("un") and len(word) > 3)


def titled(figure: Figure) -> Figure:
    """The figure with its values called as the title calls them, where nothing else names them.

    Args:
        figure: the figure.
    """
    named = set(measure_labels(figure)) - _ANY
    if figure.value.label or figure.kind is Kind.SCATTER or any(named):
        return figure
    ticks = (word for d in figure.dimensions for tick in d.ticks for word in words_of(tick))
    if any(is_measure_word(word) or word in EFFORT for word in ticks):
        return figure  # Its columns, or panels, are of measures of their own.
    label = _label(figure.title)
    if not label or not _words_of_ticks(figure).isdisjoint(words_of(label)):
        return figure
    return replace(figure, value=replace(figure.value, label=label))


def _words_of_ticks(figure: Figure) -> frozenset[str]:
    """The words of the names of series, columns and panels, in both numbers."""
    ticks = (t for d in figure.dimensions if not is_ordered(d) for t in d.ticks)
    words = {word for tick in ticks for word in words_of(tick)}
    return frozenset(words | {form for word in words for form in toggled((word,))})


def _label(title: str) -> str:
    """What a title begins with, if that is a measure, and its unit."""
    bare = _KIND.sub("", title, count=1)
    unit = _UNIT.search(bare)
    name = _BEHIND.split(bare[: unit.start()] if unit else bare, maxsplit=1)[0]
    measure, of, _ = name.partition(" of ")
    head = words_of(measure)[-1:]
    counted = unit is not None and _SO_MANY.search(unit[0]) and head and head[0].endswith("s")
    if not head or not (counted or is_any_measure(head[0])):
        return ""
    known = name if of and head[0] in _OF_WHAT else measure
    words = words_of(known)
    if "and" in words or any(map(_narrows, words)):
        return ""  # It is more than one, or not all of what its noun says.
    return f"{known}{unit[0]}" if unit else known
