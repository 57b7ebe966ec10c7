"""What is left of two flows as a figure of its own: the loss of a year, the deficit in its trade.

A loss is a result below zero, and spoken of as if it were above: “a loss of 97 million” is -97,
and the heaviest loss the lowest value. A trade surplus is what exports are above imports. So what
is said of losses, deficits or surpluses is read as of a figure that shows these and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.figures.made_figures import Derived, figure_made, with_cells
from figcheck.checking.english.kinds.balances import (
    LOSSES,
    OPPOSITES,
    SURPLUSES,
    Balance,
    of_flows,
    of_results,
)
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    Cells,
    Condition,
    Formula,
    Term,
    Trend,
)
from figcheck.model import Axis, Figure
from figcheck.patterns import any_case, regex

_KIND = (
    r"(?:(?:trade|foreign[- ]trade|natural|budget|fiscal|operating|net|annual|yearly|birth|death"
    r"|migration|current account|financial|quarterly|monthly|pre-?tax) )*"
)
_FLOW = "|".join(f"{stem}\\w*" for pair in OPPOSITES for stem in pair)
_NOUN = any_case(
    rf"\b{_KIND}(?:(?P<below>{'|'.join(LOSSES)})|(?P<above>{'|'.join(SURPLUSES)}))\b"
    rf"(?: of (?:{_FLOW}))?"
)
_MINUS = regex(r"(?<![\w.])[-−–](?=\d)")


class BalanceFigures:
    """The figures of the losses and of the surpluses that a figure shows.

    Args:
        figure: the figure.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        self._balance = of_results(figure) or of_flows(figure)
        self._made: dict[str, Derived | None] = {}

    def meant(self, text: str) -> Derived | None:
        """The figure that a clause speaks of; `None` if it speaks of none, or of two."""
        if self._balance is None:
            return None
        nouns = [*_NOUN.finditer(text)]
        if not nouns or len({n["below"] is None for n in nouns}) > 1:
            return None
        noun = (nouns[0]["below"] or nouns[0]["above"]).lower()
        if noun not in self._made:
            self._made[noun] = self._of(self._balance, noun)
        return self._made[noun]

    def _of(self, balance: Balance, noun: str) -> Derived | None:
        """The figure of what is called so, if there is any."""
        below = noun in LOSSES

        def size(cells: Cells) -> Term:
            left = balance.left(_among(cells, balance.axis.name, ticks) if ticks else cells)
            return Absolute(left) if below else left

        ticks: tuple[str, ...] = ()
        signed = figure_made(self._figure, self._table, [balance.axis], balance.left)
        there = [c for c in signed.cells if c.value and (c.value < 0) == below]
        ticks = tuple(tick for c in there if (tick := c.at[0]) is not None)
        label = Axis(label=f"{noun.capitalize()}{balance.unit}", unit=self._figure.value.unit)
        cells = tuple(
            replace(c, index=i, value=abs(c.value or 0), text=c.text.lstrip("-"))
            for i, c in enumerate(there)
        )
        made = replace(signed, cells=cells, title=label.label, value=label, y_axis=label)

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            if any(isinstance(n, Trend) and _loses_any(n.of, ticks) for n in nodes_of(formula)):
                return ()  # "Losses grew until 2016", when there was none any more.
            return (with_cells(formula, size),)

        def worded(text: str) -> str:
            return _MINUS.sub("", _NOUN.sub(lambda m: m["below"] or m["above"], text))

        return Derived(Reader(made), said, alone=True, worded=worded) if cells else None


def _loses_any(of: Term, ticks: tuple[str, ...]) -> bool:
    """Whether there is nothing at some points of a stretch that is named."""
    own = [c for n in nodes_of(of) if isinstance(n, Cells) for c in n.conditions]
    return any(isinstance(c, Condition) and not set(c.ticks) <= set(ticks) for c in own)


def _among(cells: Cells, axis: str, ticks: tuple[str, ...]) -> Cells:
    """Some cells at those points of an axis where there is something, if several are meant."""
    own = [c for c in cells.conditions if isinstance(c, Condition) and c.dimension == axis]
    if not own:
        return Cells((*cells.conditions, Condition(axis, ticks)))
    narrowed = {
        c: replace(c, ticks=kept)
        for c in own
        if not c.excluded and len(c.ticks) > 1 and (kept := tuple(t for t in c.ticks if t in ticks))
    }
    return Cells(tuple(narrowed.get(c, c) if c in own else c for c in cells.conditions))
