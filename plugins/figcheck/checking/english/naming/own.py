"""What the authors of a figure call their own: “our method”, of “Prune (ours)” or “Proposed”.

Where it comes in several sizes or variants, “Ours (S)” and “Ours (B)”, these are “our models”, and
all others the baselines.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import plural
from figcheck.model import Dimension, Figure

_OWN = frozenset({"ours", "our", "proposed"})
"""Words in the name of what is the authors' own."""

_THINGS = (
    "method model approach system variant version network algorithm framework technique scheme "
    "architecture pipeline one"
).split()
_NAMED = frozenset("baseline baselines".split())
"""Words in names of what is called a baseline itself."""

_BASELINES = tuple(
    tuple(name.split())
    for name in ("baselines", "baseline models", "baseline methods", "baseline systems")
)
_SIZES = {
    "xs": "tiny", "t": "tiny", "s": "small", "m": "medium", "b": "base", "l": "large", "xl": "xl",
    "xxl": "xxl",
}  # fmt: skip
"""What letters behind a name say of its size."""

_LARGER = {"tiny": "tinier", "small": "smaller", "large": "larger"}
_BEFORE = ("our", "proposed")
_ALONE = (("ours",), ("proposed",))


def own_ticks(dimension: Dimension) -> tuple[str, ...]:
    """The ticks of a dimension that are said to be the authors' own.

    Args:
        dimension: the dimension.
    """
    return tuple(tick for tick in dimension.ticks if not _OWN.isdisjoint(words_of(tick)))


def own_tick(dimension: Dimension) -> str | None:
    """The one tick of a dimension that is said to be the authors' own, if there is one.

    Args:
        dimension: the dimension.
    """
    own = own_ticks(dimension)
    return own[0] if len(own) == 1 and len(dimension.ticks) > 1 else None


def aliases(figure: Figure) -> Iterator[Alias]:
    """The one thing of each dimension that is said to be the authors' own.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        yield from _of_several(dimension)
        own = own_tick(dimension)
        if own is None:
            continue
        rest = tuple(word for word in words_of(own) if word not in _OWN)
        for words in (*_ALONE, *((before, thing) for before in _BEFORE for thing in _THINGS)):
            yield Alias(words, dimension.name, (own,))
        for before in _BEFORE if rest else ():
            yield Alias((before, *rest), dimension.name, (own,))


def _of_several(dimension: Dimension) -> Iterator[Alias]:
    """“Our models”, “our small model” and “the baselines”, of several that are the authors' own."""
    words = {tick: words_of(tick) for tick in dimension.ticks}
    own = own_ticks(dimension)
    rest = tuple(tick for tick in dimension.ticks if tick not in own)
    if len(own) < 2 or not rest:
        return
    many = [plural(thing) for thing in _THINGS]
    for name in (("ours",), *((before, things) for before in _BEFORE for things in many)):
        yield Alias(name, dimension.name, own)
    if not any(w in ("variant", "version") for t in rest for w in words[t]):
        yield Alias(("variants",), dimension.name, own)
    if len(rest) > 1 and not any(_NAMED.intersection(words[tick]) for tick in dimension.ticks):
        for name in _BASELINES:
            yield Alias(name, dimension.name, rest)
    sizes = {tick: _size_of(words[tick]) for tick in own}
    if len(set(sizes.values())) == len(own) and all(sizes.values()):
        for tick, size in sizes.items():
            grades = (size, *filter(None, (_LARGER.get(size) if len(own) == 2 else None,)))
            for grade in grades:
                for thing in ("model", "variant", "version", "method", "system", "network", "one"):
                    for before in _BEFORE:
                        yield Alias((before, grade, thing), dimension.name, (tick,))


def _size_of(words: tuple[str, ...]) -> str:
    """The size that a name tells beside the word for what is the authors' own, if that is all."""
    told = [word for word in words if word not in _OWN]
    named = frozenset(_SIZES.values())
    return _SIZES.get(told[0], told[0] if told[0] in named else "") if len(told) == 1 else ""
