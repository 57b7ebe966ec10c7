"""The one grammar that all rules of English are added to."""

from __future__ import annotations

from figcheck.checking.english.chart import Grammar

GRAMMAR = Grammar()
rule = GRAMMAR.rule
