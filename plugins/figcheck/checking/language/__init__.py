"""The check expression language: grammar, tree, printer and evaluator."""

from figcheck.checking.language.evaluate import Table
from figcheck.checking.language.outcome import Outcome
from figcheck.checking.language.parse import ExpressionError, parse

__all__ = ["ExpressionError", "Outcome", "Table", "parse"]
