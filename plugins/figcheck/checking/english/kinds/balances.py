"""Figures of what two flows leave: results that may be losses, exports beside imports."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.tree import Arithmetic, Cells, Condition, Term
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record
from figcheck.times import is_time

LOSSES = ("loss", "losses", "deficit", "deficits", "shortfall", "shortfalls")
"""What is called so is spoken of as if it were above zero."""

SURPLUSES = ("surplus", "surpluses")

_RESULT = any_case(
    r"\b(?:profits?|net income|earnings|(?:operating|net|annual) results?|EBITD?A?|balance"
    r"|surplus)\b"
)
"""What values are called that may be losses as well."""

OPPOSITES = (
    ("export", "import"), ("birth", "death"), ("arrival", "departure"), ("inflow", "outflow"),
    ("immigra", "emigra"), ("revenue", "expen"), ("income", "expen"), ("revenue", "spending"),
    ("revenue", "cost"), ("receipt", "expen"), ("receipt", "outlay"), ("income", "spending"),
)  # fmt: skip
"""How two flows begin of which the first brings what the second takes."""


@record
class Balance:
    """What is left along an axis of time.

    Attributes:
        axis: the axis.
        left: gives the balance of some cells.
        unit: what the label of the values says behind their name: “ in million euros”.
    """

    axis: Dimension
    left: Callable[[Cells], Term]
    unit: str


def _unit_behind(label: str) -> str:
    """What a label says behind what the values are called: “ in million euros”."""
    found = regex(r"\s(?:in\b|\().*").search(label)
    return found[0] if found else ""


def shows_results(figure: Figure) -> bool:
    """Whether a figure shows the results of one thing through time, some of them below zero.

    Args:
        figure: the figure.
    """
    axes = [d for d in figure.dimensions if len(d.ticks) > 1]
    told = _RESULT.search(f"{figure.title} {figure.value.label}") is not None
    signed = any(c.value is not None and c.value < 0 for c in figure.cells)
    return len(axes) == 1 and is_time(axes[0]) and told and signed


_LOST = any_case(r"\b(?:lost|loses|losing) [a-z ]*?[$€£]?\d")
_SMALLEST = any_case(
    r"\b(?:smallest|lowest|least|tiniest|average|mean|median|total) (?:[a-z-]+ )?"
    r"(?:profits?|earnings)\b"
)
_BALANCE = any_case(r"\bbalance\b")


def takes_results_apart(figure: Figure, text: str) -> bool:
    """Whether a text speaks of what was lost, or of small profits, where results may be losses.

    “It lost 4 million” is no fall of its result, and the smallest profit need not be the heaviest
    loss.

    Args:
        figure: the figure.
        text: the text.
    """
    if _BALANCE.search(text) and of_flows(figure) is not None:
        return True  # "The balance was positive" is not said of the exports.
    told = _LOST.search(text) or _SMALLEST.search(text)
    return told is not None and shows_results(figure)


def shows_balances(figure: Figure) -> bool:
    """Whether a figure shows losses, deficits or surpluses, be it as what two flows leave."""
    return (of_results(figure) or of_flows(figure)) is not None


def of_results(figure: Figure) -> Balance | None:
    """What is left where that is what the values are."""
    if not shows_results(figure):
        return None
    axes = [d for d in figure.dimensions if len(d.ticks) > 1]
    label = figure.value.label or figure.title
    own = tuple(Condition(d.name, d.ticks) for d in figure.dimensions if d is not axes[0])
    return Balance(axes[0], lambda cells: _narrowed(cells, own), _unit_behind(label))


def of_flows(figure: Figure) -> Balance | None:
    """What two opposite flows leave through time."""
    axes = [d for d in figure.dimensions if len(d.ticks) > 1]
    timed, listed = [d for d in axes if is_time(d)], [d for d in axes if not is_time(d)]
    if len(timed) != 1 or len(listed) != 1 or len(listed[0].ticks) != 2:
        return None
    inward = next(
        (pair for pair in (listed[0].ticks, listed[0].ticks[::-1]) if _opposed(*pair)), ()
    )
    if not inward:
        return None
    brought, taken = (Condition(listed[0].name, (tick,)) for tick in inward)
    return Balance(
        timed[0],
        lambda cells: Arithmetic("-", _narrowed(cells, (brought,)), _narrowed(cells, (taken,))),
        _unit_behind(figure.value.label or figure.title),
    )


def _narrowed(cells: Cells, own: Sequence[Condition]) -> Cells:
    """Some cells, of those where something is."""
    return Cells(tuple(sorted((*cells.conditions, *own), key=str)))


def _opposed(one: str, two: str) -> bool:
    """Whether the second of two flows takes what the first one brings."""
    return any(
        any(w.startswith(a) for w in words_of(one)) and any(w.startswith(b) for w in words_of(two))
        for a, b in OPPOSITES
    )
