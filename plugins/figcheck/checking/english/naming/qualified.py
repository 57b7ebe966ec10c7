"""Names with what qualifies them in brackets, in other words: “Cedar (large)” as “large Cedar”.

What stands in the brackets is a part of the thing, or a variant of it: “Cedar with BPE”, “the BPE
variant of Cedar”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_BRACKETED = regex(r"(?P<name>[^()]+?)\s*\((?:with |w/ ?)?(?P<own>[^()]+)\)\Z")
_UNITS = regex(r"[%$€£]|\b(?:n ?=|in|per|k?g|k?m|ms|min|s|h)\b")
"""What stands in brackets behind the name of a measure."""

_NOUNS = ("variant", "version", "model", "configuration", "setting", "setup")
_PARTS = ("backbone", "encoder", "decoder", "features", "embeddings", "kernel", "optimizer")
"""What a qualifier may be of a thing."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """Further names of ticks that are told apart by what stands in brackets.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if not is_ordered(dimension):
            yield from _of(dimension)


def _of(dimension: Dimension) -> Iterator[Alias]:
    found = [(tick, m) for tick in dimension.ticks if (m := _BRACKETED.match(tick))]
    names = [match["name"].lower() for _, match in found]
    plain = {words_of(tick) for tick in dimension.ticks}
    for tick, match in found:
        name, own = words_of(match["name"]), words_of(match["own"])
        if names.count(match["name"].lower()) < 2 or not own or _UNITS.search(match["own"]):
            continue  # Nothing else is called so: the brackets need not tell it apart.
        forms = [
            (*name, "with", *own),
            (*own, "variant", "of", *name),
            (*own, "version", "of", *name),
        ]
        forms += [
            (*name, "with", article, *own, part)
            for article in ("a", "an", "the")
            for part in _PARTS
        ]
        forms += [(*name, "with", *own, part) for part in _PARTS]
        forms += [(*own, name[0], *name[1:])] if own[0].isalpha() else []
        forms += [(*name, *own, noun) for noun in _NOUNS]
        for words in forms:
            if words not in plain:
                yield Alias(words, dimension.name, (tick,))
