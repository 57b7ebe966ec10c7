"""How large the errors around values are, as a figure of its own: “81.5 ± 0.5” shows 0.5."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.figures.made_figures import Derived, figure_made, with_cells
from figcheck.checking.english.kinds.measured_units import unit_of
from figcheck.checking.english.kinds.scatter_words import in_words_of, speaks_of_scatter
from figcheck.checking.english.meanings.meaning import Drawn
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Cells, Condition, Formula, Number, Term
from figcheck.model import Axis, Figure, Kind
from figcheck.patterns import any_case, regex

_NAME = "deviation"

_HALF = any_case(
    r"\b(?:standard[- ]deviation|std\.?(?: dev\.?)?|SD|standard[- ]error|SEM|(?:error|uncertainty)"
    r" margin)(?P<s>s?)\b\.?"
)
_WHOLE = any_case(
    r"\b(?:error[- ]bar|uncertainty[- ]bar|(?:confidence |uncertainty |error )interval"
    r"|error[- ]range)(?P<s>s?)\b"
)
"""What errors are called: by half of how wide they are, or by all of it."""

_UNLIKE = any_case(
    r"\b(?:overlap\w*|within|inside|outside|beyond|upper|lower (?:end|limit|bound|error|edge)"
    r"|ends?|bounds?|top|bottom|means?|averages?|averaged|touch\w*|intersect\w*|disjoint|separated?"
    r"|difference|differs?|gap|gain|improve\w*|lead|margin between|relative|percent of|than (?:the|"
    r"its|their|both) (?:standard|error|respective)|exceeds? (?:the|its|their|both|either))\b"
)
"""What sets errors against the values, or against one another as places along the axis."""

_DRAWN = any_case(r"\b(?:interval|band|whisker|bar|range|area|region)s?\b")
"""What is drawn around values, of which more is said than how wide it is."""

_SIGN = regex(r"±\s*(?=\d)")
_NOTED = regex(r"\d\s*±")
_WIDE = (
    (any_case(r"\b(?:wid|broad|long)e?(?=r\b|st\b)"), "large"),
    (any_case(r"\b(?:narrow|tight|short)(?=er\b|est\b)"), "small"),
)
"""Errors are wide as other values are large."""


class ErrorFigures:
    """The figure of the errors that are written behind values.

    Args:
        figure: the figure, with errors or without.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        written = [cell for cell in figure.cells if cell.error is not None]
        measured = {"error", "errors", "deviation"} & set(words_of(figure.value.label.lower()))
        self._has_some = bool(written) and not measured
        self._made: dict[tuple[Drawn, ...], Derived] = {}

    def meant(self, text: str, around: Surroundings) -> Derived | None:
        """The figure of errors, if a clause speaks of nothing else; else `None`."""
        if not self._has_some or _UNLIKE.search(text) or _NOTED.search(text):
            return None
        half, whole = _HALF.search(text), _WHOLE.search(text)
        if half or whole:
            # "The error bar of 180" may be half of it, or all.
            both = whole is not None and half is None and not _SIGN.search(text)
            found = self._of(Drawn.HALF, Drawn.WIDTH) if both else self._of(Drawn.HALF)
            return replace(found, alone=True) if found.read(text, around) else None
        if not speaks_of_scatter(text) or _DRAWN.search(text):
            return None
        signed = _SIGN.search(text) is not None

        plain = self._of(Drawn.HALF)

        def said(formula: Formula, text: str) -> Sequence[Formula]:
            numbers = any(isinstance(n, Number) for n in nodes_of(formula))
            if (numbers and not signed) or not self._is_of_one(formula):
                return ()
            return plain.said(formula, text)

        # "A is more stable": its error is smaller, or its values differ less.
        return replace(plain, said=said, alone=True)

    def _is_of_one(self, formula: Formula) -> bool:
        """Whether a formula is about the error of a single value, not about several values."""
        sizes = {d.name: len(d.ticks) for d in self._figure.dimensions if len(d.ticks) > 1}
        for node in nodes_of(formula):
            if isinstance(node, Cells):
                named = (c for c in node.conditions if isinstance(c, Condition) and not c.excluded)
                if sizes.keys() <= {c.dimension for c in named if len(c.ticks) == 1}:
                    return True
        return False

    def _of(self, *drawn: Drawn) -> Derived:
        if drawn not in self._made:
            shown = figure_made(self._figure, self._table, self._figure.dimensions, Drawn.HALF.term)
            unit = unit_of(self._figure)
            axis = Axis(label=f"{_NAME.capitalize()} ({unit})" if unit else _NAME, unit=unit)
            cells = tuple(replace(cell, error=None) for cell in shown.cells)
            shown = replace(shown, cells=cells, kind=Kind.BAR, value=axis, y_axis=axis)
            shown = replace(shown, title=_NAME, style=frozenset(), colours=None)
            terms: list[Callable[[Cells], Term]] = [d.term for d in drawn]

            def said(formula: Formula, _: str) -> Sequence[Formula]:
                return tuple(with_cells(formula, term) for term in terms)

            self._made[drawn] = Derived(Reader(shown), said, alone=False, worded=_worded)
        return self._made[drawn]


def _worded(text: str) -> str:
    """A clause about errors as one about deviations."""
    for pattern, word in _WIDE:
        text = pattern.sub(word, text)
    for words in (_HALF, _WHOLE):
        text = words.sub(lambda m: f"{_NAME}{m['s']}", text)
    return _SIGN.sub("", in_words_of(text, _NAME))
