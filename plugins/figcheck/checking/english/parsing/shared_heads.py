"""Names that share words: the “dev” of “dev and test accuracy” is dev accuracy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Names, Ticks
from figcheck.checking.english.parsing.tokens import Token

_JOINING = frozenset({"and", "or", ",", "/", "&", "vs", "versus"})
_BETWEEN = _JOINING | {"the", "both", "."}
_LONGEST = 6
"""Tokens of a name that is looked for before another one."""


def narrowed(
    names: Names, tokens: Sequence[Token], start: int, stop: int, ticks: Ticks
) -> Iterator[Ticks]:
    """What a name stands for beside another one that it shares words with.

    Args:
        names: the figure's names.
        tokens: the tokens of a clause.
        start: where the name starts.
        stop: where it ends.
        ticks: what it stands for by itself: all columns with “dev” in their name.

    Yields:
        The one meaning that it has there; of “dev accuracy and perplexity” both that it may have.
    """
    if len(ticks.ticks) < 2:
        yield ticks
        return
    place = _over_joining(tokens, stop)
    after = _alike(ticks, _after(names, tokens, stop, ticks))
    if after is not None and _begins_with_what_differs(tokens[place].word, ticks, after):
        yield after  # No one would say “all of dev, and test accuracy” so.
        return
    yield ticks
    before = _alike(ticks, _before(names, tokens, start, ticks))
    if before is not None:
        yield before


def _after(names: Names, tokens: Sequence[Token], stop: int, ticks: Ticks) -> Ticks | None:
    """The name that is joined to one behind it, with what is said behind both."""
    place = _over_joining(tokens, stop)
    if place == stop:
        return None
    for end, other in names.ticks_at(tokens, place):
        if other.dimension != ticks.dimension:
            continue
        further = _after(names, tokens, end, other)
        if further is not None and len(other.ticks) > 1:
            return _alike(other, further)  # "dev, test and eval accuracy"
        heads = names.ticks_at(tokens, end) if end < len(tokens) else ()
        for _, head in heads:
            # "dev and test WER", of columns that are called “WER (dev)”.
            both = tuple(t for t in other.ticks if t in head.ticks)
            if head.dimension == ticks.dimension and both:
                return Ticks(ticks.dimension, both)
        return other
    return None


def _before(names: Names, tokens: Sequence[Token], start: int, ticks: Ticks) -> Ticks | None:
    """The name that one is joined to before it."""
    if start < 2 or tokens[start - 1].word not in _JOINING:
        return None
    end = start - 2 if tokens[start - 2].word in _JOINING else start - 1
    for place in range(max(0, end - _LONGEST), end):
        for stop, other in names.ticks_at(tokens, place):
            if stop == end and other.dimension == ticks.dimension:
                return other
    return None


def _over_joining(tokens: Sequence[Token], place: int) -> int:
    if place >= len(tokens) or tokens[place].word not in _JOINING:
        return place
    while place < len(tokens) and tokens[place].word in _BETWEEN:
        place += 1
    return place if place < len(tokens) else len(tokens) - 1


def _begins_with_what_differs(word: str, ticks: Ticks, kept: Ticks) -> bool:
    """Whether a word is one that none of the names has: not so in “loss and test accuracy”."""
    named = {w for t in ticks.ticks for w in words_of(t)}
    return bool(kept.ticks) and word not in named


def _alike(ticks: Ticks, other: Ticks | None) -> Ticks | None:
    """Those of some ticks that are called as others are but for one word; `None` if all are."""
    if other is None or set(ticks.ticks) & set(other.ticks):
        return None
    kept = tuple(t for t in ticks.ticks if any(_differ_in_one(t, o) for o in other.ticks))
    matched = all(any(_differ_in_one(t, o) for t in kept) for o in other.ticks)
    return Ticks(ticks.dimension, kept) if matched and 0 < len(kept) < len(ticks.ticks) else None


def _differ_in_one(one: str, two: str) -> bool:
    ones, twos = words_of(one), words_of(two)
    return len(ones) == len(twos) > 1 and sum(map(str.__ne__, ones, twos)) == 1
