"""What stands between the first and the last of some names: “Z1 to Z6”, “April to August”."""

from __future__ import annotations

import string

from figcheck.patterns import regex

_NUMBERED = regex(r"(?P<before>[^\W\d_]{1,12}[_.-]?)(?P<number>\d{1,4})")
_MONTHS = tuple(
    "January February March April May June July August September October November December".split()
)
_DAYS = tuple("Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split())
_CALENDAR = tuple(
    tuple(name[:letters] for name in names) for names in (_MONTHS, _DAYS) for letters in (None, 3)
)
"""The names in full and in three letters; the module `calendar` has those of the locale."""

_LETTERS = (tuple(string.ascii_uppercase), tuple(string.ascii_lowercase))
_MOST = 100

_SPAN = regex(
    r"(?:\bfrom |^|[(,:] ?)(?P<first>[^\W_]{1,16})(?: \([^()]{1,40}\))?"
    r"(?: (?:at|on) the \w+)?(?: to | through | up to | ?– ?)"
    r"(?P<last>[^\W_]{1,16})(?![\w])"
)


def between(first: str, last: str) -> tuple[str, ...]:
    """The names from one to another that go on by themselves.

    Args:
        first: the first: “Z1”, “April”, “Mon”, “A”.
        last: the last of the same kind.

    Returns:
        All of them in order; none where the kind does not tell what lies between, as of plain
        numbers, whose step is not said.
    """
    for names in _CALENDAR:
        if first in names and last in names and first != last:
            start, stop = names.index(first), names.index(last)
            rest = names[start:] if stop < start else names[start : stop + 1]
            return rest + names[: stop + 1] if stop < start else rest
    for letters in _LETTERS:
        if first in letters and last in letters and first < last:
            return letters[letters.index(first) : letters.index(last) + 1]
    one, two = _NUMBERED.fullmatch(first), _NUMBERED.fullmatch(last)
    if one is None or two is None:
        return ()
    if one["before"] != two["before"]:
        return ()
    low, high = int(one["number"]), int(two["number"])
    if not 0 < abs(high - low) < _MOST:
        return ()
    step = 1 if high > low else -1
    width = len(one["number"]) if one["number"].startswith("0") else 0
    return tuple(f"{one['before']}{number:0{width}}" for number in range(low, high + step, step))


def told(text: str, count: int | None = None) -> tuple[str, ...]:
    """The names of a sequence that a text tells by its ends: “from Z1 (own goal) to Z6”.

    Args:
        text: what may tell it.
        count: how many there must be, if that is known.

    Returns:
        The names in order, none if the text tells none.
    """
    for match in _SPAN.finditer(text):
        found = between(match["first"], match["last"])
        if len(found) > 1 and count in (None, len(found)):
            return found
    return ()
