"""A sentence as tokens: words, numbers and signs, each with its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from figcheck.patterns import regex
from figcheck.reading.numbers import Number, scan

_TOKEN = regex(r"[^\W_]+|[^\w\s]|_")
_APOSTROPHES = {"’": "'", "‘": "'", "`": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-"}
_GREEK = {
    letter: name
    for name, letters in {
        "alpha": "α", "beta": "β", "gamma": "γΓ", "delta": "δΔ∆", "epsilon": "εϵ", "eta": "η",
        "theta": "θΘ", "kappa": "κ", "lambda": "λΛ", "rho": "ρ", "sigma": "σΣ", "tau": "τ",
        "phi": "φϕΦ", "omega": "ωΩ",
    }.items()
    for letter in letters
}  # fmt: skip
"""Letters that stand for quantities; “α” and “alpha” are the same name."""

_SIGNS = _APOSTROPHES | _GREEK

_USUAL = 800
"""Characters of a text whose tokens are remembered."""


class Token(NamedTuple):
    """A word, a number or a sign.

    Attributes:
        word: the token in lower case, with quotation marks and dashes made plain.
        text: the token as written.
        start: where it starts in the sentence.
        end: where it ends.
        number: the number that it is, if it is one.
    """

    word: str
    text: str
    start: int
    end: int
    number: Number | None = None

    @property
    def is_word(self) -> bool:
        """Whether it is more than a punctuation mark."""
        return self.number is not None or self.word[:1].isalnum()


def tokenise(text: str) -> tuple[Token, ...]:
    """Splits a sentence into tokens.

    Args:
        text: the sentence, without markup.

    Returns:
        Its tokens in order; white space is left out, nothing else is.
    """
    return _tokens_again(text) if len(text) <= _USUAL else _tokens(text)


@lru_cache(maxsize=1024)
def _tokens_again(text: str) -> tuple[Token, ...]:
    """The same for a sentence of usual length, which is looked at in many ways."""
    return _tokens(text)


def _tokens(text: str) -> tuple[Token, ...]:
    tokens: list[Token] = []
    place = 0
    for number in scan(text):
        if place < number.start:
            tokens += _words(text, place, number.start)
        place = number.stop  # "15.4±0.5" is one number.
        written = text[number.start : place]
        tokens.append(Token(written.lower(), written, number.start, place, number))
    return (*tokens, *_words(text, place, len(text)))


def _words(text: str, start: int, end: int) -> list[Token]:
    return [
        Token(_plain(m.group()), m.group(), m.start(), m.end())
        for m in _TOKEN.finditer(text, start, end)
    ]


def _plain(text: str) -> str:
    return _SIGNS.get(text) or text.lower()


_PREPOSITIONS = frozenset("on off in out up down over under".split())
_DETERMINERS = frozenset("the a an its their this that these those each every all".split())


def is_preposition(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word that may be a name is none where it stands: “off the diagonal”.

    Args:
        tokens: the tokens of a text.
        place: that of the word.
    """
    after = tokens[place + 1].word if place + 1 < len(tokens) else ""
    return tokens[place].word in _PREPOSITIONS and after in _DETERMINERS
