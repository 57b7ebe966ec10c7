"""Words that patterns of several modules have in common.

Those of one meaning stand in a string, as `told_by` takes them, and as a piece of a pattern.
"""

from __future__ import annotations

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.reading.names import ORDINALS

COUNT = rf"(?:{'|'.join(NUMERALS[1:])}|\d+)"
"""How many there are of something: “one”, “three”, “12”."""

MANY = rf"(?:{'|'.join(NUMERALS[2:])}|\d+)"
"""The same of more than one, as far as words tell."""


def count_of(word: str) -> int:
    """How many a word or a number says there are.

    Args:
        word: one that `COUNT` stands for, or “zero”, in small letters or not.
    """
    return int(word) if word.isdigit() else NUMERALS.index(word.lower())


AMOUNT = r"[$€£]?\d[\d.,]*\d?%?(?: (?:thousand|million|billion|trillion|percent|per cent))?"
"""An amount, be it in a currency or in words for large numbers: “$3.5 million”, “40%”."""


def _one_of(words: str) -> str:
    return f"(?:{words.replace(' ', '|')})"


ORDINAL_WORDS = " ".join(ORDINALS)
ORDINAL = _one_of(ORDINAL_WORDS)
RANK_WORDS = f"{ORDINAL_WORDS} last"
RANK = _one_of(RANK_WORDS)
"""A place in an order."""

LATER_ORDINAL = _one_of(" ".join(ORDINALS[1:]))
LATER_RANK = _one_of(f"{' '.join(ORDINALS[1:])} last")
"""A place in an order behind the first."""

STEP_PLACES = {
    **{word: place for place, word in enumerate(ORDINALS)},
    **dict.fromkeys(("initial", "opening"), 0),
    **dict.fromkeys(("last", "final", "closing"), -1),
    "penultimate": -2,
}
"""Words for the place of a step along an axis, from its first one or, below zero, its last."""

FIGURE_WORDS = "chart graph plot figure diagram image picture graphic visualization visualisation"
FIGURE = _one_of(FIGURE_WORDS)
"""What any figure may be called, whatever it shows."""

WHOLE = "(?:whole|entire|full|complete)"
PICTURE_WORDS = f"{FIGURE_WORDS} heatmap grid table matrix map"
PICTURE = _one_of(PICTURE_WORDS)
"""The same, and what a figure may be called whose values stand in rows and columns."""

PANEL = "(?:panel|sub-?plot|heatmap|plot|chart|graph|grid|map|matrix|diagram|pie)"
"""What one of several panels may be called."""

GAP_WORDS = "gap difference distance margin disparity discrepancy gulf"
GAP = _one_of(GAP_WORDS)
"""How far two values are apart, whichever is the higher."""

LEAD_WORDS = "lead advantage margin edge"
LEAD = _one_of(LEAD_WORDS)
"""How far one is ahead of another."""
