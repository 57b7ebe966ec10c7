"""What “any other” leaves out: the rival too that the clause has spoken of before it.

“A has twice as much as B and ten times as much as any other” sets A against those that are
neither A nor B.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import Condition
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_OTHERS = any_case(
    r"\b(?:(?:any|every|each|all|no|none|either|neither) (?:of )?(?:the )?|the )"
    r"(?:others?|rest|remaining)\b"
)
_JOINT = any_case(r"[,;]|\b(?:and|but|while|whereas|yet)\b")


def beyond_named(names: Names, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause in which “any other” is none of those that stand before it.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    found = _OTHERS.search(text)
    joints = list(_JOINT.finditer(text, 0, found.start())) if found else []
    if found is None or not joints:
        return tuple(readings)
    behind = {d for d, _ in _ticks(names, text[joints[-1].end() : found.start()])}
    before = _named(names, text[: joints[-1].start()])
    named = {d: ticks for d, ticks in before.items() if d not in behind}
    if not named:
        return tuple(readings)  # "A beats B, and C beats all others": B as well.
    return tuple(
        replace(r, formulas=tuple([_without(f, names, named) for f in r.formulas]))
        for r in readings
    )


def _named(names: Names, text: str) -> Mapping[str, frozenset[str]]:
    """By dimension what a text names, where that is several single things."""
    found: dict[str, set[str]] = {}
    for dimension, tick in _ticks(names, text):
        found.setdefault(dimension, set()).add(tick)
    return {d: frozenset(ticks) for d, ticks in found.items() if len(ticks) > 1}


def _ticks(names: Names, text: str) -> list[tuple[str, str]]:
    """The single things that a text names, each with its dimension."""
    tokens = tokenise(text)
    found = [meaning for i in range(len(tokens)) for _, meaning in names.ticks_at(tokens, i)]
    return [(m.dimension, m.ticks[0]) for m in found if len(m.ticks) == 1]


def _without(node: Any, names: Names, named: Mapping[str, frozenset[str]]) -> Any:
    """A formula whose conditions for all but one of a kind are for those that are not named."""
    if isinstance(node, Condition) and node.dimension in named and not node.excluded:
        known = names.dimensions[node.dimension].ticks
        left = tuple(t for t in node.ticks if t not in named[node.dimension])
        missing = set(known) - set(node.ticks)
        all_but_one = len(node.ticks) == len(known) - 1 and missing <= named[node.dimension]
        return replace(node, ticks=left) if all_but_one and left else node
    return rebuilt(node, lambda part: _without(part, names, named))
