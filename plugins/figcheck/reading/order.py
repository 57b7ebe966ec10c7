"""In which order the values of a row come, where the description announces it."""

from __future__ import annotations

import itertools
import re

from figcheck.patterns import regex
from figcheck.reading import names, sequences
from figcheck.reading.numbers import scan

_START = regex(
    r"[(:]\s*|\[(?![^][/,;]{1,20}\])\s*|\b(?:at|for|in) (?:the )?[a-z]{3,15}s (?=\d)"
    r"|\b(?:as|order(?: is)?|for|are|lists?|with|of|columns?|ticks?|namely)\s*:?\s+|=\s*",
    re.IGNORECASE,
)
_SPLIT = regex(r"\s+/\s+|,\s+and\s+|,\s+|\s+and\s+|;\s+|\s*(?:→|->)\s*|(?<=\w)/(?=\w)|\s+\|\s+")
_MARKS = (
    _SPLIT,
    regex(r"\s+/\s+"),
    regex(r",\s+(?:and\s+)?|\s+and\s+(?!.*,)"),
    regex(r",\s+(?:and\s+)?"),
)
"""What parts names: any mark, or the one that leaves “wind and solar” whole among others."""
_PARTING = (",", "/", ";", "→", "->", "|", "and")
"""What one of stands in each of these marks."""

_PREFIX = regex(r"^[^\W\d_]+\s*=\s*")
_NEXT = regex(r"^(?:then|next|finally|lastly) (?:the )?", re.IGNORECASE)
"""What leads a name that comes after another: “the old model first, then the new one”."""
_END = regex(r"[.;:](?=[\s)]|$)|\)")
_NUMBER = regex(r"\d[\d.,]*")
_COUNTED = regex(r"^(\d[\d.,]*) [a-z]{3,15}s?(?: \(.{1,12})?$")
"""The last of some numbers with the noun that all of them count: “1, 2, 4 and 8 threads (ms)”."""
_SHARE = regex(r"\d[\d.]* ?%")
_SHARE_OF = regex(r"^(\d[\d.]* ?%) of .{1,40}$")
"""The last of some shares with what all are of: “10%, 50%, 100% of the data”."""
_CALLED = regex(r"^(?:[a-z]{3,15} ){1,3}(\d[\d.,]*)$", re.IGNORECASE)
"""The first of some numbers with what all of them are called: “batch size 1, 2, 4 and 8”."""
_TO = regex(r"\s*(?:–|—|-|\bto\b|\bthrough\b|\.\.+|…)\s*")
_IN_TURN = regex(r",?\s+(?:in turn|respectively|in (?:this|that) order)\s*$", re.IGNORECASE)
_NO_NAME = regex(r" to |\b(?:is|are|was|were|has|have)\b")
_LONGEST = 400
_YEARS = frozenset(range(1500, 2200))
_MOST_WORDS = 8
_TOLERANCE = 1e-9


def announced(text: str, count: int) -> tuple[str, ...] | None:
    """The names of `count` columns that a text lists, or over which it says that they range.

    Args:
        text: a label or an announcement.
        count: how many values the rows have.

    Returns:
        The names in order, `None` if the text lists no `count` names.
    """
    return listed(text, count) or spelled_range(text, count)


def listed(text: str, count: int) -> tuple[str, ...] | None:
    """The names of `count` columns that a text lists: "(from left to right: Iter, Recur, Fold)".

    Args:
        text: a label, an announcement or a paragraph before the rows.
        count: how many values the rows have.

    Returns:
        The names in order, `None` if the text lists no `count` names.
    """
    text = text[:_LONGEST]
    if count < 2 or sum(map(text.count, _PARTING)) < count - 1:
        return None
    starts = [match.end() for match in _START.finditer(text)]
    for start in reversed(starts):
        end = _END.search(text, start)
        piece = _IN_TURN.sub("", text[start : end.start() if end else len(text)])
        for marks in _MARKS:
            parts = marks.split(piece)
            if len(parts) != count:
                continue
            found = [p.strip().strip(names.QUOTES) for p in parts]
            found = [_PREFIX.sub("", p) for p in found]
            found = [found[0].removesuffix(" first"), *(_NEXT.sub("", p) for p in found[1:])]
            if all(map(_NUMBER.fullmatch, found[1:])):
                found[0] = _CALLED.sub(r"\1", found[0])
            if all(map(_SHARE.fullmatch, found[:-1])):
                found[-1] = _SHARE_OF.sub(r"\1", found[-1])
            if all(map(_NUMBER.fullmatch, found[:-1])):
                found[-1] = _COUNTED.sub(r"\1", found[-1])
            if all(_is_name(p) for p in found):
                return tuple(found)
    return None


def _is_name(piece: str) -> bool:
    if piece.count("(") != piece.count(")"):
        return False
    return 0 < len(piece.split()) <= _MOST_WORDS and _NO_NAME.search(piece) is None


_TWO_TIMES = regex(
    r"\b(?P<one>before|(?:1[5-9]|20)[0-9]{2}) ?(?:and|to|/|vs\.?|versus|or|→|->|–|-) ?"
    r"(?P<two>after|(?:1[5-9]|20)[0-9]{2})\b",
    re.IGNORECASE,
)


def two_times(text: str) -> tuple[str, ...] | None:
    """The names of two columns that a text gives: “before and after”, “2000 and 2020”."""
    match = _TWO_TIMES.search(text)
    return (match["one"], match["two"]) if match else None


def spelled_range(text: str, count: int) -> tuple[str, ...] | None:
    """The `count` ticks of a range in a text, evenly spaced or a sequence: "(Ratio 0.1 to 0.5)"."""
    if ticks := sequences.told(text, count):
        return ticks
    numbers = scan(text)
    for low, high in itertools.pairwise(numbers):
        if count == 2 and not (low.value in _YEARS and high.value in _YEARS):
            continue  # "Scale 0–100" names no two columns
        if _TO.fullmatch(text[low.stop : high.start]):
            spread = spaced(low.value, high.value, count, max(low.decimals, high.decimals, 0))
            if spread is not None:
                return spread
    return None


def spaced(first: float, last: float, count: int, decimals: int) -> tuple[str, ...] | None:
    """`count` evenly spaced ticks from `first` to `last`, if they come out round.

    Args:
        first: the first tick.
        last: the last tick.
        count: how many there are.
        decimals: with how many decimals the ends are written; the ticks have no more.
    """
    if count < 2 or first == last:
        return None
    step = (last - first) / (count - 1)
    ticks = [first + i * step for i in range(count)]
    if any(abs(round(t, decimals) - t) > _TOLERANCE * max(1.0, abs(t)) for t in ticks):
        return None
    return tuple(f"{round(t, decimals):.{decimals}f}" for t in ticks)


def multiplied(first: float, last: float, count: int) -> tuple[str, ...] | None:
    """`count` ticks from `first` to `last`, each the same whole multiple of the one before it.

    Args:
        first: the first tick.
        last: the last tick.
        count: how many there are.
    """
    if count < 2 or not 0 < first < last:
        return None
    factor = round((last / first) ** (1 / (count - 1)))
    ticks = [first * factor**i for i in range(count)]
    if factor < 2 or abs(ticks[-1] - last) > _TOLERANCE * last:
        return None
    return tuple(f"{tick:.15g}" for tick in ticks)
