"""The rules of the grammar, that several modules add to under the same symbols."""

from __future__ import annotations

from figcheck.checking.english.parsing import reader  # the import adds all rules
from figcheck.checking.english.parsing.grammar import GRAMMAR

OPEN = {"predicate", "statement", "echo", "value"}
"""Symbols whose meanings are of several types that have the same method."""

assert reader


def test_a_symbol_that_several_modules_add_to_means_the_same_in_all_of_them() -> None:
    mixed = {}
    for symbol in GRAMMAR.rules.keys() - OPEN:
        actions = [rule.action for rule in GRAMMAR.rules[symbol]]
        types = {t for a in actions for t in str(a.__annotations__["return"]).split(" | ")}
        modules = {a.__module__ for a in actions}
        if len(types - {"None"}) > 1 and len(modules) > 1:
            mixed[symbol] = (types, modules)
    assert not mixed
