"""The one grammar that all rules of English are added to."""

from __future__ import annotations

from figcheck.checking.english.parsing.rules import Grammar

GRAMMAR = Grammar()
rule = GRAMMAR.rule
