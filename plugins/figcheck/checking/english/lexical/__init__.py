"""The sources of what words may be in a figure: its numbers, its names, the lexicon and others.

Each adds edges by class for the grammar, or takes away what a word cannot mean in the figure after
all; so their order tells which of them has the last word.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexical.afterwards import Afterwards
from figcheck.checking.english.lexical.contestants import Contestants
from figcheck.checking.english.lexical.directed import Directed
from figcheck.checking.english.lexical.doing import Doing
from figcheck.checking.english.lexical.listed import Listed
from figcheck.checking.english.lexical.measured import Measured
from figcheck.checking.english.lexical.named import Named
from figcheck.checking.english.lexical.numbers import NumberedPlaces, Numbers
from figcheck.checking.english.lexical.shaded import Shaded
from figcheck.checking.english.lexical.source import Resources, Source
from figcheck.checking.english.lexical.strengths import Strengths
from figcheck.checking.english.lexical.thence import Thence
from figcheck.checking.english.lexical.whole_spans import WholeSpans

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
