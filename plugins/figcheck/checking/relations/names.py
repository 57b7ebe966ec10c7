"""Names of two figures: when they are one name, and when one is the other misread.

The scores rest on which characters people and machines take for one another in pictures of
text: those that Unicode lists as confusable (UTS 39, https://www.unicode.org/reports/tr39/)
come first, then those that are alike in shape.
"""

from __future__ import annotations

from functools import lru_cache

from figcheck.checking.findings.spelling import difference
from figcheck.reading.names import as_number, words
from figcheck.reading.names import key as spelling_key

LIKELY = 0.8
"""Score from which a confusion is likely enough to be told for the names alone."""

_ALIKE = {
    0.95: ("0o", "oq", "0q", "1l", "il", "1i", "i|", "l|"),
    0.85: ("5s", "8b", "2z", "6b", "9g", "gq", "od", "0d"),
    0.6: ("hn", "uv", "ce", "ao", "ij", "ft", "cg", "ef", "vy", "gy", "mn", "nr", "bh", "bp", "kx"),
}
_PAIRS = {frozenset(pair): score for score, pairs in _ALIKE.items() for pair in pairs}
_MERGED = {("rn", "m"): 0.9, ("cl", "d"): 0.85, ("vv", "w"): 0.9, ("nn", "m"): 0.6}
_SPELLING = 0.85
"""Score of names that differ in a hyphen, in case or in one letter of a longer word."""
_OTHER = 0.2
"""Score of two letters that are not alike; the values must speak for it."""


@lru_cache(maxsize=65536)
def key(name: str) -> str:
    """What two spellings of one name share; an underscore is a space (GPQA_D, GPQA D)."""
    return spelling_key(name.replace("_", " "))


@lru_cache(maxsize=65536)
def is_number(name: str) -> bool:
    """Whether a tick is a number and no name."""
    return as_number(name) is not None


@lru_cache(maxsize=65536)
def tokens(name: str) -> frozenset[str]:
    """The words of a name."""
    return frozenset(words(key(name)))


@lru_cache(maxsize=65536)
def confusion(one: str, other: str) -> float:
    """How likely it is that one of two names is the other one, misread in a picture.

    Args:
        one: a name.
        other: another one, in another figure.

    Returns:
        From 0 (two names, or the same one) to 1. Numbers, and names that differ in a number
        (AIME24, AIME25), are two.
    """
    if is_number(one) or is_number(other):
        return 0.0
    a, b = key(one), key(other)
    if a == b:
        return _SPELLING if difference(one.replace("_", " "), other.replace("_", " ")) else 0.0
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    piece, instead = a[start : len(a) - end], b[start : len(b) - end]
    if len(a) == 1 or len(b) == 1:
        return 0.0
    if len(piece) == len(instead) == 1:
        score = _PAIRS.get(frozenset((piece, instead)), 0.0)
        if not score and piece.isalpha() and instead.isalpha():
            score = _SPELLING if difference(one, other) else _OTHER
        return score
    # "rn" for "m": the letters that both share may belong to the pair.
    for pair, score in _MERGED.items():
        if a.replace(*pair) == b.replace(*pair):
            return score
    return _SPELLING if difference(one, other) else 0.0
