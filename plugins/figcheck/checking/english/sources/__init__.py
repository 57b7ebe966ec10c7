"""The sources of what words may be in a figure: its numbers, its names, the lexicon and others.

Each adds edges by class for the grammar, or takes away what a word cannot mean in the figure after
all; so their order tells which of them has the last word.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.sources.afterwards import Afterwards
from figcheck.checking.english.sources.contestants import Contestants
from figcheck.checking.english.sources.directed import Directed
from figcheck.checking.english.sources.doing import Doing
from figcheck.checking.english.sources.listed import Listed
from figcheck.checking.english.sources.measured import Measured
from figcheck.checking.english.sources.named import Named
from figcheck.checking.english.sources.numbers import NumberedPlaces, Numbers
from figcheck.checking.english.sources.shaded import Shaded
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.checking.english.sources.strengths import Strengths
from figcheck.checking.english.sources.thence import Thence
from figcheck.checking.english.sources.whole_spans import WholeSpans

_SOURCES: Sequence[type[Source]] = (
    Numbers,
    Named,
    NumberedPlaces,
    Directed,
    Listed,
    Doing,
    Shaded,
    Strengths,
    Afterwards,
    Thence,
    WholeSpans,
    Measured,
    Contestants,
)
"""The sources in the order in which they are asked: later ones see what earlier ones found."""


def sources(resources: Resources) -> Sequence[Source]:
    """The sources of a figure, in their order.

    Args:
        resources: what is known of the figure.
    """
    return tuple(source(resources) for source in _SOURCES)
