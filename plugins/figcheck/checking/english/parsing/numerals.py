"""Large numbers that a sentence writes in words: “two million”, “forty-one thousand”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.kinds.scale import POWERS
from figcheck.checking.english.lexicon.entries import NUMERALS, TENS, number_in_words
from figcheck.checking.english.parsing.tokens import Token
from figcheck.reading.numbers import Number

_LEVELS = frozenset("mark line level threshold barrier border boundary".split())
"""What a round number may name: “the million mark”."""

_DOZEN, _HUNDRED = "dozen", "hundred"

_LONGEST = 9
"""Words that such a number has at the most: “two hundred and forty-one thousand”, with hyphens."""

_BEGINNINGS = frozenset({"a", "an", "half", "-", *NUMERALS, *TENS, *POWERS})
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
    words = [t.word for t in tokens[start : start + _LONGEST]]
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
    if words[:2] in (["half", "a"], ["a", "half"]):
        return [(3, 6.0), (2, 0.5)] if words[2:3] == [_DOZEN] else [(2, 0.5)]
    if words[:1] == ["half"]:
        return [(1, 0.5)]  # "The half-million mark".
    if words[:1] in (["a"], ["an"]):
        count = (1, 1.0)
    elif (below := _below_a_hundred(words)) is not None:
        count = below
    else:
        return [(0, 1.0)]
    length, number = count
    behind = words[length : length + 1]
    if behind == [_DOZEN]:
        return [(length + 1, 12 * number), count]
    if behind != [_HUNDRED]:
        return [count]
    joined = length + 1 + (words[length + 1 : length + 2] == ["and"])
    more, ones = _below_a_hundred(words[joined:]) or (0, 0.0)
    whole = (joined + more, 100 * number + ones) if more else (length + 1, 100 * number)
    return [whole, count]


def _below_a_hundred(words: Sequence[str]) -> tuple[int, float] | None:
    """“seven”, “forty”, “forty-one”: how many words at the beginning, and which number."""
    if words[1:2] == ["-"] and (value := number_in_words("".join(words[:3]))) is not None:
        return 3, float(value)
    value = None if words[:1] == [_HUNDRED] else number_in_words("".join(words[:1]))
    return None if value is None else (1, float(value))
