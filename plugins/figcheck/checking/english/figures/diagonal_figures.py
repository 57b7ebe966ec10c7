"""What a grid says of each of its things with itself, as a figure of its own: in-domain scores.

“Twitter has the lowest in-domain score” says of the diagonal what might be said of any bars.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.figures.made_figures import Derived, figure_made, open_in, with_cells
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.naming.trained import directions
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Formula,
    Function,
    Order,
    Term,
)
from figcheck.model import Axis, Dimension, Figure, Kind, Role
from figcheck.patterns import any_case

_OWN = any_case(
    r"\b(?:on-diagonal|(?:in|within|same)-(?:domain|language|dataset|corpus|task|distribution"
    r"|genre|subject|site|species)|(?:main )?diagonal(?: (?=values?|entr|cells?|scores?"
    r"|elements?)))[ -]?"
)
_OTHERS = any_case(
    r"\b(?:off[- ]|cross-|out-of-|zero-shot|transfer|rows?|columns?|elsewhere|than (?:on|when)"
    r"|other|matrix)\b|\bcross-|\boff-|\bout-of-"
)
_TRAINED = any_case(
    r"\b(?:the )?(?:models?|systems?|classifiers?|parsers?|taggers?) (?:trained|fine-tuned) on "
)
_CELLS = any_case(r"\b(?:entry|element|cell|(?P<several>entries|elements|cells))\b")


class DiagonalFigures:
    """The figure of the diagonal of a grid whose rows and columns are the same things.

    Args:
        figure: the figure.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        self._made: Derived | None = None
        self._axes = _axes(figure)

    def meant(self, text: str) -> Derived | None:
        """The figure, for a clause that speaks of the diagonal and of nothing beside it."""
        if self._axes is None or not _OWN.search(text) or _OTHERS.search(text):
            return None
        if self._made is None:
            self._made = self._of(*self._axes)
        return self._made

    def _of(self, source: Dimension, target: Dimension) -> Derived:
        figure = self._figure
        left = [d for d in figure.dimensions if d is not target]
        names = [d.name for d in left]
        own = Order(target.name, Comparator.EQUAL, source.name)

        def on_diagonal(cells: Cells, by: Sequence[str]) -> Term:
            return Aggregate(Function.SUM, Cells((*cells.conditions, own)), tuple(by))

        shown = figure_made(figure, self._table, left, lambda c: on_diagonal(c, names))
        axis = Axis(label=figure.value.label, unit=figure.value.unit)
        shown = replace(
            shown,
            kind=Kind.BAR,
            dimensions=tuple(replace(d, role=Role.X) if d is source else d for d in left),
            value=axis,
            y_axis=axis,
            x_axis=Axis(),
            colours=None,
        )

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            return (with_cells(formula, lambda c: on_diagonal(c, open_in(c, names, shown))),)

        return Derived(Reader(shown), said, alone=False, worded=_worded)


def _axes(figure: Figure) -> tuple[Dimension, Dimension] | None:
    """From which and to which something goes, where the same things are listed along both."""
    ends = directions(figure)
    named = {d.name: d for d in figure.dimensions}
    if ends is None:
        return None
    source, target = (named[end] for end in ends)
    return (source, target) if set(source.ticks) == set(target.ticks) else None


def _worded(text: str) -> str:
    """A sentence about the diagonal as one about the values that are shown."""
    text = _TRAINED.sub("", _OWN.sub("", text))
    text = _CELLS.sub(lambda m: "values" if m["several"] else "value", text)
    return capitalised(text)
