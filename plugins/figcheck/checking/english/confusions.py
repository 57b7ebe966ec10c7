"""Confusion matrices: which figures are ones, and what is made of their cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.meaning import Place
from figcheck.checking.language.tree import Comparator, Order
from figcheck.model import Dimension, Role

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

_TRUTH = ("true", "actual", "gold", "reference", "label", "ground", "target", "correct")
_GUESS = tuple(
    "predict output classified assigned recogni guess hypothes mapped answered detected".split()
)


@dataclass(frozen=True)
class Confusions:
    """The two dimensions of a confusion matrix.

    Attributes:
        truth: the dimension of what the cases are.
        guess: the dimension of what they are taken for.
    """

    truth: Dimension
    guess: Dimension

    @property
    def diagonal(self) -> Place:
        """The cells of what is taken for what it is."""
        return Place(orders=(Order(self.guess.name, Comparator.EQUAL, self.truth.name),))

    @property
    def errors(self) -> Place:
        """All other cells."""
        return Place(orders=(Order(self.guess.name, Comparator.UNEQUAL, self.truth.name),))

    def cell(self, truth: str, guess: str) -> Place:
        """What is the one and taken for the other."""
        return Place.of(self.truth.name, [truth]).default(Place.of(self.guess.name, [guess]))

    def same(self, tick: str, of: Dimension) -> str:
        """The tick of the other dimension that means the same."""
        other = self.guess if of is self.truth else self.truth
        return other.ticks[of.ticks.index(tick)]


def confusions(c: Context) -> Confusions | None:
    """The figure of a clause as a confusion matrix; `None` if it is none.

    It is one if rows and columns list the same classes, by name or by initial,
    and one of them is said to be predicted.
    """
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None or len(x.ticks) != len(y.ticks) or len(x.ticks) < 2:
        return None
    if any(len(d.ticks) > 1 for d in c.figure.dimensions if d not in (x, y)):
        return None  # Of which of several matrices, the rules do not ask.
    if not all(_alike(a, b) for a, b in zip(x.ticks, y.ticks, strict=True)):
        return None
    guesses = [d for d in (x, y) if _says(d.name, _GUESS)]
    truths = [d for d in (x, y) if _says(d.name, _TRUTH) and d not in guesses]
    if len(guesses) == 1:
        (guess,) = guesses
        return Confusions(y if guess is x else x, guess)
    if len(truths) == 1 and not guesses and "confusion" in c.figure.title.lower():
        (truth,) = truths
        return Confusions(truth, y if truth is x else x)
    return None


def _alike(one: str, two: str) -> bool:
    short, long = sorted((one.lower(), two.lower()), key=len)
    return long.startswith(short)


def _says(name: str, words: tuple[str, ...]) -> bool:
    return any(word in name.lower() for word in words)
