"""Labels that a list explains, the noun said once: “short (S), medium (M) and long texts (L)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import plural
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex
from figcheck.reading.colours import COLOURS

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_ONE = r"[a-z][a-z-]+ \([^()\n]{1,20}\)"
_LIST = regex(
    rf"(?P<first>{_ONE}(?:, {_ONE})*),? (?:and|or) (?P<last>[a-z][a-z-]+)"
    r"(?: (?P<inside>[a-z]+))? \((?P<label>[^()\n]{1,20})\)(?: (?P<behind>[a-z]+))?"
)
_PIECE = regex(r"([a-z][a-z-]+) \(([^()\n]{1,20})\)")
_STARS = regex(r"[*`\"“”]")
_NO_NOUN = frozenset(
    "as on in of for and or is are with by from at to were was where which that the".split()
)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What several ticks are of one kind of thing, as a list in brackets says.

    Args:
        figure: the figure.
    """
    text = _STARS.sub("", figure.source.text[:_LENGTH])
    for match in _LIST.finditer(text):
        noun = match["inside"] or match["behind"] or ""
        if not noun or noun in _NO_NOUN:
            continue
        told = [*_PIECE.findall(match["first"]), (match["last"], match["label"])]
        if any(word in COLOURS for word, _ in told) or len({w for w, _ in told}) < len(told):
            continue
        for dimension in figure.dimensions:
            yield from _of(dimension, told, noun)


def _of(dimension: Dimension, told: list[tuple[str, str]], noun: str) -> Iterator[Alias]:
    """The aliases of a dimension that has all the labels of a list."""
    if not all(label in dimension.ticks for _, label in told):
        return
    nouns = dict.fromkeys((plural(noun), *toggled((noun,)), noun, "ones"))
    for word, label in told:
        for form in nouns:
            yield Alias((*word.split("-"), form), dimension.name, (label,))
