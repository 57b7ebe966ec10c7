"""Groups whose members stand in brackets behind their number: “three deep models (A, B, C)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_COUNTED = "|".join(NUMERALS[2:])
_TOLD = regex(
    rf"\b(?P<count>{_COUNTED}) (?P<words>[a-z][a-z-]+(?: [a-z][a-z-]+){{0,3}}s) "
    r"\((?P<names>[^()\n]{3,160})\)"
)
_AND = regex(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)\s*")
_STARS = regex(r"[*_`\"“”]")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What several ticks are called together where a list in brackets says which they are.

    Args:
        figure: the figure.
    """
    text = _STARS.sub("", figure.source.text[:_LENGTH])
    for match in _TOLD.finditer(text):
        names = [words_of(name) for name in _AND.split(match["names"].strip())]
        if len(names) != NUMERALS.index(match["count"]):
            continue
        for dimension in figure.dimensions:
            members = _members(dimension, names)
            if members:
                for words in _forms(words_of(match["words"])):
                    yield Alias(words, dimension.name, members)


def _members(dimension: Dimension, names: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The ticks that a list names, where they are fewer than all."""
    known = {words_of(tick): tick for tick in dimension.ticks}
    found = tuple(dict.fromkeys(known[name] for name in names if name in known))
    return found if len(found) == len(names) < len(known) else ()


def _forms(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The name with all of what qualifies it, and with the last of it: not the bare noun."""
    plain = COMMON | POSITIONS
    for start in range(len(words) - 1):
        if not plain.intersection(words[start:]) and not words[start].endswith(("er", "est")):
            yield words[start:]
            yield toggled(words[start:])
