"""What “the heatmap” is, where a figure shows several: one of them, and all that stands in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from figcheck.checking.language.tree import Aggregate, Cells, Compare, Condition, Function, Number
from figcheck.model import Figure, Role
from figcheck.patterns import any_case

_NOUN = r"(?:heatmap|chart|graph|plot|panel|matrix|diagram)"

_ONE_OF_THEM = any_case(
    rf"\b(?:left|right|top|bottom|upper|lower|first|second|each|both|two|three|four|five|six)"
    rf"(?:[ -](?:side|by|hand|bar|line|scatter|separate|adjacent))* (?P<noun>{_NOUN})"
)
"""How a description calls what stands side by side: “two line charts”, “the left heatmap”."""

_EXTREME_OF = any_case(
    r"\b(?:\w+est|best|worst|maximum|minimum|peak|max|min)(?: [a-z]+){0,2}"
    rf" (?:of|in|on|within) (?:the|this) (?P<noun>{_NOUN})\b"
)

_CHOOSING = frozenset({Function.MAX, Function.MIN})


class Pictures:
    """Tells which readings of “the highest value of the heatmap” are of one whole heatmap.

    Args:
        figure: the figure; only of one with several panels is anything told.
    """

    def __init__(self, figure: Figure) -> None:
        panel = figure.dimension(Role.PANEL)
        several = panel is not None and len(panel.ticks) > 1
        self._panel = panel.name if panel is not None else ""
        self._text = figure.source.text if several else ""

    @cached_property
    def _nouns(self) -> frozenset[str]:
        """What they are called; most figures have no sentence that asks for it."""
        return frozenset(match["noun"].lower() for match in _ONE_OF_THEM.finditer(self._text))

    def are_meant(self, compared: Iterable[Compare], text: str) -> bool:
        """Whether what is said to be the extreme of the heatmap is held against all of it.

        Args:
            compared: what a reading compares.
            text: the clause.
        """
        match = _EXTREME_OF.search(text) if self._text else None
        if match is None or match["noun"].lower() not in self._nouns:
            return True
        return all(map(self._is_whole, compared))

    def _is_whole(self, compared: Compare) -> bool:
        match compared.right:
            case Aggregate(function, Cells(conditions)) if function in _CHOOSING:
                of = {c.dimension for c in conditions if isinstance(c, Condition)}
                return isinstance(compared.left, Number) or of == {self._panel}
            case _:
                return True
