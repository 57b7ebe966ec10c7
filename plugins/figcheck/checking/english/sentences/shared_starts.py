"""Where all lines start, or end, at one value: what is “above” all along need not be there.

Of shares that all begin at 100 % an ordinary reader does not count the beginning, yet may be told
that one of them is at no point above another. So nothing is called false for it alone.
"""

from __future__ import annotations

from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.outcome import Outcome, Pair
from figcheck.checking.language.tree import Not, Quantified, Quantifier
from figcheck.model import Figure, Role

_FEWEST = 3
"""Points of an axis that have a beginning and more."""


def shared_starts(figure: Figure) -> frozenset[int]:
    """The cells at an end of an ordered axis at which all values of a panel are the same.

    Args:
        figure: the figure.
    """
    found: set[int] = set()
    panel = figure.dimension(Role.PANEL)
    names = [d.name for d in figure.dimensions]
    for position, dimension in enumerate(figure.dimensions):
        if len(dimension.ticks) < _FEWEST or not is_ordered(dimension):
            continue
        for end in (dimension.ticks[0], dimension.ticks[-1]):
            groups: dict[str | None, dict[int, float | None]] = {}
            for cell in figure.cells:
                if cell.at[position] == end:
                    of = cell.at[names.index(panel.name)] if panel is not None else None
                    groups.setdefault(of, {})[cell.index] = cell.value
            for cells in groups.values():
                if len(cells) > 1 and len({*cells.values()}) == 1:
                    found |= cells.keys()
    return frozenset(found)


def fails_only_there(outcome: Outcome, starts: frozenset[int]) -> bool:
    """Whether something is false for no other reason than a shared beginning or end.

    Args:
        outcome: what does not hold.
        starts: the cells of it.
    """
    if outcome.truth is not False or isinstance(outcome.formula, Not):
        return False
    if outcome.parts:
        false = [p for p in outcome.parts if p.truth is False]
        return bool(false) and all(fails_only_there(p, starts) for p in false)
    negative = isinstance(outcome.formula, Quantified) and (
        outcome.formula.quantifier is Quantifier.NONE
    )
    failing = [p for p in outcome.pairs if p.holds is negative]
    held = any(p.holds is not negative for p in outcome.pairs)
    return held and bool(failing) and all(_is_tied_there(p, starts) for p in failing)


def _is_tied_there(pair: Pair, starts: frozenset[int]) -> bool:
    cells = (*pair.left.cells, *pair.right.cells)
    sides = bool(pair.left.cells) and bool(pair.right.cells)
    return sides and pair.left.value == pair.right.value and starts.issuperset(cells)
