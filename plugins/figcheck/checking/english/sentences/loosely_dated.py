"""Points of time that are told loosely: “around 2015” may be the year before or after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.language.order import ordinates_of
from figcheck.patterns import any_case
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.model import Dimension, Figure

_LOOSE = any_case(
    r"\b(?:(?:at|in) )?(?:around|about|approximately|roughly|circa|near|towards?)"
    r" (?:the )?(?:years? )?(?P<year>(?:1[5-9]|20)\d\d)\b(?! ?[a-z%])"
)


_UNTIL = any_case(
    r"\b(?:leads?|led|leading|ahead|in front|first|top|largest|highest|biggest|greatest|dominant"
    r"|smallest|lowest|most|least)\b[^,;:]* (?:until|till) "
    r"(?P<year>(?:1[5-9]|20)\d\d)\b(?!,? (?:when|at which)\b)"
)
"""Where something stands until a year, which may be the last one or the one behind."""

_AFTER = any_case(r"(?:after|post-) ?(?P<year>(?:1[5-9]|20)\d\d), (?P<rest>.*\bto\b.*\d.*)")
"""A sentence on where something gets after a year: at the next point, or at the last one."""


def told_closely(figure: Figure, text: str) -> Iterator[str]:
    """A sentence with the years that it may mean, in the place of one that it tells loosely.

    Of “around 2015” these are the years before and after, of “after 2015” all that come later,
    and of “was the largest until 2015” it is the one before.

    Args:
        figure: the figure.
        text: the sentence.
    """
    if (after := _AFTER.match(text)) is not None:
        axis = _axis_of(figure, after["year"])
        spots = ordinates_of(axis) if axis else {}
        for tick in axis.ticks if axis else ():
            if spots[tick] > spots[after["year"]]:
                yield f"In {tick}, {after['rest']}"
        return
    until = _UNTIL.search(text)
    match = until or _LOOSE.search(text)
    axis = _axis_of(figure, match["year"]) if match else None
    if match is None or axis is None:
        return
    spots = ordinates_of(axis)
    ascending = sorted(axis.ticks, key=lambda tick: spots[tick])
    place = ascending.index(match["year"])
    if until is not None:
        if place:
            yield f"{text[: until.start('year')]}{ascending[place - 1]}{text[until.end('year') :]}"
        return
    for near in (*ascending[max(place - 1, 0) : place], *ascending[place + 1 : place + 2]):
        yield f"{text[: match.start()]}in {near}{text[match.end() :]}"


def _axis_of(figure: Figure, year: str) -> Dimension | None:
    return next((d for d in figure.dimensions if is_time(d) and year in d.ticks), None)
