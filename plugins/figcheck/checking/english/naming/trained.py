"""Rows and columns that list the same things, by what is done with them: “trained on Finnish”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming import languages
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure, Role

_FROM = frozenset(
    "source src from train training trained tuned tuning finetuned finetuning origin input sender "
    "seller".split()
)
_TO = frozenset(
    "target tgt to test tested testing destination output receiver evaluation evaluated "
    "eval".split()
)
"""Words in the names of the two sides of a matrix."""


def directions(figure: Figure) -> tuple[str, str] | None:
    """The dimensions from which and to which something goes, if rows and columns are alike."""
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or len(set(x.ticks) & set(y.ticks)) < 2:
        return None
    for one, two in ((y, x), (x, y)):
        if _FROM.intersection(words_of(one.name)) and _TO.intersection(words_of(two.name)):
            return one.name, two.name
    return None


_TRAINING = frozenset("train training trained tuned tuning finetuned finetuning source".split())
_TESTING = frozenset("test testing tested evaluation evaluated eval target".split())


def is_of_training(ends: tuple[str, str]) -> bool:
    """Whether two sides of a matrix are what models were trained on, and are tested on."""
    trained, tested = (frozenset(words_of(name)) for name in ends)
    return not (_TRAINING.isdisjoint(trained) or _TESTING.isdisjoint(tested))


_TRAINED = tuple(
    tuple(words.split())
    for words in (
        "trained on;training on;train on;when trained on;when training on;training with;"
        "trained with;fine tuned on;fine tuning on;finetuned on;finetuning on;learning from;"
        "trained only on"
    ).split(";")
)
_TESTED = tuple(
    tuple(words.split())
    for words in (
        "tested on;testing on;test on;when tested on;evaluated on;evaluating on;when evaluated on;"
        "evaluation on;applied to"
    ).split(";")
)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What is trained on some language or domain, and what is tested there."""
    ends = directions(figure)
    if ends is None:
        return
    spelled: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            spelled.setdefault((dimension.name, tick), set()).add(words_of(tick))
    for alias in languages.aliases(figure):
        if len(alias.ticks) == 1:
            spelled[alias.dimension, alias.ticks[0]].add(alias.words)
    for (name, tick), forms in spelled.items():
        stems = frozenset(words_of(name))
        for words in sorted(forms):
            if name == ends[0] and not _TRAINING.isdisjoint(stems):
                yield from (Alias((*done, *words), name, (tick,)) for done in _TRAINED)
                yield Alias((*words, "trained"), name, (tick,))
            if name == ends[1] and not _TESTING.isdisjoint(stems):
                yield from (Alias((*done, *words), name, (tick,)) for done in _TESTED)
                yield Alias((*words, "test", "set"), name, (tick,))
                yield Alias((*words, "test", "data"), name, (tick,))
