"""Parts of the data by what they are for: “training loss” of a line called “train”, “dev set”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_SPLITS: tuple[tuple[str, ...], ...] = (
    ("train", "training"),
    ("val", "valid", "validation"),
    ("dev", "development"),
    ("test", "testing"),
    ("eval", "evaluation"),
    ("held-out", "heldout"),
)
"""What each part may be called, the short way first."""

_NOUNS = ("set", "split", "data")
_FEWEST = 2


def aliases(figure: Figure) -> Iterator[Alias]:
    """The other words for the parts, where a dimension lists nothing but these.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        parts = {tick: _forms(tick) for tick in dimension.ticks}
        if len(parts) < _FEWEST or not all(parts.values()):
            continue
        for tick, forms in parts.items():
            for form in forms:
                words = words_of(form)
                yield Alias(words, dimension.name, (tick,))
                yield from (Alias((*words, noun), dimension.name, (tick,)) for noun in _NOUNS)


def _forms(tick: str) -> tuple[str, ...]:
    words = words_of(tick)
    bare = words[:-1] if words[-1:] and words[-1] in _NOUNS else words
    name = "-".join(bare)
    return next((forms for forms in _SPLITS if name in forms), ())
