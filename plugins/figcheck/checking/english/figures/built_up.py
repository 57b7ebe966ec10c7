"""Tables that build something up row by row: “+ LM” is put on top of the row above it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.naming.ablations import adds, lacks, whole_of
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_ROW = r"(?:row|variant|step|line|model|system|configuration|setting|version|one|entry|component)s?"
_EARLIER = r"(?:preceding|previous|prior|last|former|earlier)"
_TOLD = regex(
    r"\bcumulativ(?:e|ely)\b|\b(?:step[- ]by[- ]step|stepwise|incrementally|successively)\b"
    rf"|\b(?:to|on(?: top of)?|over|upon|extends?) (?:the )?(?:[a-z]+ of )?(?:the )?{_EARLIER} "
    rf"{_ROW}\b|\b(?:to|on(?: top of)?|over|upon"
    rf"|extends?) the {_ROW} (?:directly )?(?:above|before)"
    r"|\badded one (?:after (?:the other|another)|by one)\b",
    2,
)
"""What says that each row adds to the one above it."""

_ALONE = regex(
    r"\b(?:added|adds?|applied|introduced) (?:individually|separately|independently|alone|on (?:its"
    r"|their) own)\b|\b(?:each|every) (?:added |applied |one )?(?:individually|separately|to the "
    r"(?:same )?(?:baseline|base model))\b",
    2,
)
"""What says that each row adds to the same baseline."""


def _signed(tick: str) -> bool:
    return tick.startswith("+") and adds(tick)


@remembered
def has_additions(figure: Figure) -> bool:
    """Whether ticks of a figure name what is put on top of something: “+ LM”."""
    return any(map(adds, chain.from_iterable(d.ticks for d in figure.dimensions)))


@remembered
def is_built_up(figure: Figure) -> bool:
    """Whether a description says that each row of a table adds to the one above it."""
    told = f"{figure.title}\n{figure.source.text}"
    return _TOLD.search(told) is not None and _ALONE.search(told) is None


def bases_of(figure: Figure, dimension: Dimension, tick: str) -> tuple[str, ...]:
    """What a row may have been added to: the row above it, the plain one above, the baseline.

    Args:
        figure: the figure.
        dimension: the dimension of the rows.
        tick: the row, “+ LM”.

    Returns:
        One row if the description tells which, or if there is one; none if it adds to none.
    """
    ticks: Sequence[str] = dimension.ticks
    place = ticks.index(tick)
    if place == 0 or len(ticks) < 2:
        return ()
    above = ticks[place - 1]
    if is_built_up(figure):
        return (above,)
    if not _signed(tick):
        return ()
    base = whole_of(dimension, tick)
    told = f"{figure.title}\n{figure.source.text}"
    plain = next((t for t in reversed(ticks[:place]) if not _signed(t)), None)
    if _ALONE.search(told) is not None and plain is not None:
        return (base or plain,)
    whole = whole_of(dimension)
    beside = (whole is not None and whole != base) or any(map(lacks, ticks))
    if base is not None and beside:
        return (base,)  # Beside what has it all, or lacks parts, each is added to the same one.
    if any(t.count("+") > 1 for t in ticks):
        above = plain or above  # "+ A + B": each row names all that it has.
    found = (base, plain, above)
    return tuple(dict.fromkeys(t for t in found if t is not None))
