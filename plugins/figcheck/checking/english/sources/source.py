"""What gives the words of a text their meanings in a figure: one source beside the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from figcheck.checking.english.kinds.confusions import Confusions
from figcheck.checking.english.kinds.contests import Contest
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.names.names import Label, Names
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.model import Figure
from figcheck.times import is_time


@dataclass(frozen=True, eq=False)
class Resources:
    """What is known of a figure where its words are looked up.

    Attributes:
        figure: the figure.
        names: its names.
        scale: in what its values are given.
        has_intervals: whether error bars or bands are drawn around values.
        confusions: the figure as a confusion matrix, if it is one.
        contest: the figure as a matrix of contests, if it is one.
    """

    figure: Figure
    names: Names
    scale: Scale
    has_intervals: bool = False
    confusions: Confusions | None = None
    contest: Contest | None = None

    @cached_property
    def listed(self) -> Sequence[Label]:
        """What has several ticks, but for times: “every region”, of years, is no point of time."""
        return [
            Label(d.name) for d in self.figure.dimensions if len(d.ticks) > 1 and not is_time(d)
        ]

    @cached_property
    def titles(self) -> str:
        """The title and what the values are called, in small letters."""
        figure = self.figure
        return " ".join((figure.title, figure.value.label, figure.y_axis.label)).lower()


class Source(ABC):
    """One source of what words may be in a figure.

    Args:
        resources: what is known of the figure.

    Attributes:
        looks_ahead: whether `depends` is to be asked, where `may_depend` does not say more.
    """

    looks_ahead: ClassVar[bool] = False

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self.names = resources.names
        self.scale = resources.scale

    @abstractmethod
    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds what may start at a token, or takes away what earlier sources took it for.

        Args:
            edges: what the sources before it found.
            tokens: the tokens of a clause.
            start: which of them.
        """

    def may_add(self, token: Token) -> bool:
        """Whether `add` may do anything at a token; asked once for all that are written alike.

        Args:
            token: the token, wherever it stands.
        """
        del token
        return True

    def owns(self, word: str) -> bool:
        """Whether a word that is no name means something else than in other figures.

        Args:
            word: the word.
        """
        del word
        return False

    def may_depend(self, word: str) -> bool:
        """Whether `depends` may hold for a word at all; asked once for each word.

        Args:
            word: a word that is no name.
        """
        del word
        return self.looks_ahead

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word that is no name means something else for what stands behind it.

        Args:
            tokens: the tokens of a clause.
            start: where the word stands.
        """
        del tokens, start
        return False
