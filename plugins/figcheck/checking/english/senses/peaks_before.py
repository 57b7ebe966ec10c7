"""When something is highest: “A peaks before 2010” is said of its peak, and not of 2010 itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.senses.by_then import tick_behind
from figcheck.checking.language.tree import Aggregate, Condition, Formula, Function
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_PEAKS = any_case(
    r"\b(?:peak(?:s|ed|ing)?|tops? out|topped out|maxim(?:um|a)"
    r"|highest (?:value|point|level|score)s?)"
    r" (?:is |are |was |were |comes? |lies? |occurs? |already |well |just |shortly )*before\b"
)


def of_peaks_before(
    names: Names, readings: Sequence[Reading], tokens: Sequence[Token], text: str
) -> tuple[Reading, ...]:
    """Readings of a clause on what peaks before some tick, as far as they are of a peak there.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        tokens: the clause.
        text: the same, as it is written.
    """
    if not readings or _PEAKS.search(text) is None:
        return tuple(readings)
    word = next((i for i, t in enumerate(tokens) if t.word == "before"), len(tokens))
    told = tick_behind(names, tokens, word)
    if told is None:
        return tuple(readings)
    kept = [tuple(f for f in r.formulas if _is_of_a_peak(f, *told)) for r in readings]
    found = tuple(replace(r, formulas=f) for r, f in zip(readings, kept, strict=True) if f)
    return found or tuple(readings)


def _is_of_a_peak(formula: Formula, axis: str, tick: str) -> bool:
    """Whether a formula sets no minimum against the rest, and takes in only what comes before."""
    nodes: list[Any] = list(nodes_of(formula))
    if any(isinstance(n, Aggregate) and n.function is Function.MIN for n in nodes):
        return False
    on_axis = [n for n in nodes if isinstance(n, Condition) and n.dimension == axis]
    return bool(on_axis) and all(n.excluded or tick not in n.ticks for n in on_axis)
