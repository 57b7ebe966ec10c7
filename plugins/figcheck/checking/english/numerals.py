"""Round numbers that a sentence writes in words: “two million”, “half a million”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.scale import POWERS
from figcheck.checking.english.tokens import Token
from figcheck.reading.numbers import Number

_LEVELS = frozenset("mark line level threshold barrier border boundary".split())
"""What a round number may name: “the million mark”."""


_BEGINNINGS = frozenset({"a", "an", "half", "-", *NUMERALS, *POWERS})
"""The words that such a number may begin with."""


def may_be_spelled(word: str) -> bool:
    """Whether a number that ends with a word for a power of ten may begin with a word."""
    return word in _BEGINNINGS


def spelled_at(tokens: Sequence[Token], start: int) -> tuple[int, Number, int] | None:
    """A number that ends with a word for a power of ten, if one starts at a token.

    Args:
        tokens: the tokens of a clause.
        start: where it must start: “a”, “half”, “two”, or “million” in “the million mark”.

    Returns:
        The index after its end, the number before the power, and the power.
    """
    if tokens[start].word not in _BEGINNINGS:
        return None
    words = [t.word for t in tokens[start : start + 4]]
    for length, number in _leading(words):
        rest = words[length:]
        dashed = rest[:1] == ["-"]
        power = POWERS.get(rest[dashed]) if len(rest) > dashed else None
        if power is not None and (length or rest[1:2] == ["-"] or _LEVELS & set(rest[1:2])):
            last = tokens[start + length + dashed]
            written = Number(
                tokens[start].start,
                last.end,
                number,
                int(number % 1 > 0),
                False,
                "",
                None,
                last.end,
            )
            return start + length + dashed + 1, written, power
    return None


def _leading(words: Sequence[str]) -> list[tuple[int, float]]:
    """What may stand before the power: how many words, and which number they are."""
    if words[:2] == ["half", "a"]:
        return [(2, 0.5)]
    if words[:2] == ["a", "half"]:
        return [(2, 0.5)]
    if words[:1] in (["a"], ["an"]):
        return [(1, 1.0)]
    if words[:1] == ["half"]:
        return [(1, 0.5)]  # "The half-million mark".
    if words and words[0] in NUMERALS:
        return [(1, float(NUMERALS.index(words[0])))]
    return [(0, 1.0)]
