"""Parts of the data along an axis: “with all labels”, “half of the training data”."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import regex

_PARTS = frozenset("share fraction proportion percentage portion part amount".split())
"""Words of labels of axes that say how much there is of something."""

_DATA: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "label labels labelled labeled annotation annotations annotated supervision",
        ("labels", "annotations", "labelled data", "labeled data", "labelled examples", "data"),
    ),
    (
        "train training",
        ("training data", "training set", "training examples", "training samples", "data"),
    ),
    ("data dataset corpus", ("data", "dataset", "corpus", "data set")),
    ("examples samples images documents sentences", ("data",)),
)
"""Words of such labels, with what the whole may be called."""

_RATIO = regex(r"1/(\d+)|(\d+(?:\.\d+)?) ?(%?)")

_WHOLE = (
    "all",
    "all the",
    "all of the",
    "the full",
    "full",
    "the whole",
    "the entire",
    "100 % of the",
)
_SPELLED = {
    Fraction(1, 2): ("half", "half of", "one half of", "a half of"),
    Fraction(1, 4): ("a quarter of", "one quarter of", "a fourth of"),
    Fraction(1, 5): ("a fifth of", "one fifth of"),
    Fraction(1, 8): ("an eighth of", "one eighth of"),
    Fraction(1, 10): ("a tenth of", "one tenth of"),
    Fraction(1, 100): ("a hundredth of", "one hundredth of"),
}


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the points of an axis are called that gives how much of the data there is.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        label = _label(dimension, figure)
        words = frozenset(words_of(label))
        if words.isdisjoint(_PARTS) and "%" not in label:
            continue
        nouns = {n for of, names in _DATA if not words.isdisjoint(of.split()) for n in names}
        percent = "%" in label or "percentage" in words
        parts = _parts(dimension, percent=percent) if nouns else {}
        for tick, part in parts.items():
            written = (f"{tick}%", f"{tick} %") if percent and "%" not in tick else (tick,)
            yield from _named(dimension.name, tick, part, written, sorted(nouns))


def _label(dimension: Dimension, figure: Figure) -> str:
    axes = {Role.X: figure.x_axis, Role.Y: figure.y_axis}
    axis = axes.get(dimension.role)
    said = f"{axis.label} {axis.unit}" if axis is not None else ""
    return f"{dimension.name} {said}".lower()


def _parts(dimension: Dimension, *, percent: bool) -> dict[str, Fraction]:
    """The ticks with the part of the whole that each gives; none if they are no parts."""
    found: dict[str, Fraction] = {}
    for tick in dimension.ticks:
        said = _RATIO.fullmatch(tick.strip())
        if said is None:
            return {}
        if said[1]:
            found[tick] = Fraction(1, max(1, int(said[1])))
        else:
            found[tick] = Fraction(said[2]) / (100 if percent or said[3] else 1)
    return found if len(found) > 1 and all(0 < part <= 1 for part in found.values()) else {}


def _named(
    dimension: str, tick: str, part: Fraction, written: tuple[str, ...], nouns: list[str]
) -> Iterator[Alias]:
    forms = tuple(f"{form}{of}" for form in written for of in ("", " of"))
    before = _WHOLE if part == 1 else (*forms, *_SPELLED.get(part, ()))
    for noun, words in product(nouns, before):
        yield Alias(words_of(f"{words} {noun}"), dimension, (tick,))
        if part != 1:
            yield Alias(words_of(f"{words} the {noun}"), dimension, (tick,))
