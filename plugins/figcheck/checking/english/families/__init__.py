"""The families of claims that are understood, a module each.

Every module adds rules for `predicate` or `clause` to the one grammar; so do the modules of
`phrases/`, of what all families speak of, such as places and amounts.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules

from figcheck.checking.english import phrases
from figcheck.checking.english.parsing.grammar import GRAMMAR

__all__ = ["GRAMMAR"]

for _package in (phrases, sys.modules[__name__]):
    for _module in iter_modules(_package.__path__):
        import_module(f"{_package.__name__}.{_module.name}")
