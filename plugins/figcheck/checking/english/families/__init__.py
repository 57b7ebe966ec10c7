"""The families of claims that are understood, a module each.

Every module adds rules for `predicate` or `clause` to the one grammar; so do the modules beside
them of what all families speak of, such as places and amounts.
"""

from importlib import import_module
from pkgutil import iter_modules

from figcheck.checking.english.grammar import GRAMMAR

__all__ = ["GRAMMAR"]

_SHARED = (
    "ablations amounts appositions axes axis_ends axis_parts blocks conditions_of_axes "
    "coordinations doses directions echo edges elapsed exceptions extents moments nominals "
    "orderings other_places parts_of_stretches place_nouns places references regions "
    "restated settings stated statements subjects tallies whole_axes"
).split()

for _name in _SHARED:
    import_module(f"figcheck.checking.english.{_name}")
for _family in iter_modules(__path__):
    import_module(f"{__name__}.{_family.name}")
