"""Several parts of a whole by their rank: “the two largest slices make up half of the pie”.

A part of the whole is what they are together: of each alone a sentence says “each”.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.shared_words import MANY
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Aggregate, Function, Quantified, Quantifier
from figcheck.patterns import any_case

_RANKED = any_case(
    rf"\b(?:the )?(?:(?:top|first|leading) {MANY}|{MANY} (?:largest|biggest|smallest|most [a-z]+"
    r"|least [a-z]+|leading|top|main)) (?:[a-z-]+ ){1,3}(?:together )?"
    r"(?:accounts? for|makes? up|covers?|represents?|constitutes?|comprises?|takes? up|forms?)\b"
    r"[^,;]* of (?:the|all)\b"
)
_APART = any_case(r"\b(?:each|apiece|every|both|either|respectively)\b")


def of_ranked_parts(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of what several parts come to, without those by which each comes to so much.

    Args:
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _RANKED.search(text) is None or _APART.search(text):
        return tuple(readings)
    return tuple(r for r in readings if not any(map(_is_of_each, r.formulas)))


def _is_of_each(formula: object) -> bool:
    """Whether it says something of each value, and of no sum of them."""
    if not isinstance(formula, Quantified) or formula.quantifier is not Quantifier.ALL:
        return False
    summed = (n for n in nodes_of(formula) if isinstance(n, Aggregate))
    return all(n.function is not Function.SUM for n in summed)
