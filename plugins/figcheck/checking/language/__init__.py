"""The check expression language: grammar, tree, printer and evaluator."""

from figcheck.checking.language.evaluate import Outcome, Table
from figcheck.checking.language.parse import ExpressionError, parse

__all__ = ["ExpressionError", "Outcome", "Table", "parse"]
