"""The check expression language: grammar, tree, printer and evaluator."""
