"""Matrices in panels: what is said of one of them is read as of a figure that shows it alone."""

from __future__ import annotations

from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.figures.made_figures import at_tick, in_place
from figcheck.checking.english.kinds.confusions import confusion_matrix
from figcheck.checking.english.kinds.squares import square
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Condition
from figcheck.model import Dimension, Figure, Role


class OnePanel:
    """Reads what is said of one panel of several square matrices.

    Args:
        figure: the figure with all its panels.
    """

    def __init__(self, figure: Figure) -> None:
        self._figure = figure
        panel = figure.dimension(Role.PANEL)
        several = panel is not None and len(panel.ticks) > 1
        self._panel = panel if several and _may_be_matrix(figure) else None
        self._readers: dict[str, Reader | None] = {}

    def read(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        """The readings of a clause whose surroundings fix a panel, about that panel.

        Args:
            text: the clause.
            around: where it stands.

        Returns:
            The readings; none where no panel is fixed, or where it is no matrix of classes.
        """
        panel, here = self._panel, around.here
        if panel is None or here is None:
            return ()
        ticks = here.get(panel.name)
        reader = self._reader(panel, ticks[0]) if len(ticks) == 1 else None
        if reader is None:
            return ()
        there = replace(around, here=here.without([panel.name]))
        found = reader.read(text, there)
        own = Condition(panel.name, ticks)
        return tuple(
            replace(r, formulas=tuple(in_place(f, own) for f in r.formulas)) for r in found
        )

    def _reader(self, panel: Dimension, tick: str) -> Reader | None:
        """The reader of one panel, if it is a square matrix of classes."""
        if tick not in self._readers:
            alone = at_tick(self._figure, panel, tick)
            table = Table(alone)
            known = confusion_matrix(alone) is not None or square(alone, table) is not None
            self._readers[tick] = Reader(alone, table) if known else None
        return self._readers[tick]


def _may_be_matrix(figure: Figure) -> bool:
    """Whether rows and columns list the same classes, whatever the values of a panel are."""
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or len(x.ticks) != len(y.ticks):
        return False
    alike = x.ticks == y.ticks and None in x.numbers
    return alike or confusion_matrix(figure) is not None
