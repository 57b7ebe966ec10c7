"""Check expressions in their printed form, each with its tree at hand."""

from __future__ import annotations

from figcheck.checking.language.parse import ExpressionError, parse
from figcheck.checking.language.tree import Formula

__all__ = ["Written"]


class Written:
    """What was printed, so that what is looked at again need not be parsed."""

    def __init__(self) -> None:
        self._formulas: dict[str, Formula | None] = {"": None}

    def text(self, formula: Formula) -> str:
        """The printed form of a formula.

        Args:
            formula: the formula.
        """
        text = str(formula)
        self._formulas[text] = formula
        return text

    def formula(self, text: str) -> Formula | None:
        """The formula that a text is the printed form of.

        Args:
            text: the text.

        Returns:
            Its tree; `None` if the text is empty or no expression.
        """
        if text not in self._formulas:
            try:
                self._formulas[text] = parse(text)
            except ExpressionError:
                self._formulas[text] = None
        return self._formulas[text]
