"""Sentences that no number of the figure can decide: causes, opinions, advice, colours."""

from __future__ import annotations

from figcheck.checking.english.lexicon import classes_at
from figcheck.checking.english.tokens import tokenise


def is_undecidable(text: str) -> bool:
    """Whether a sentence or clause speaks of what the figure's numbers cannot decide.

    Asked only of what was not understood as a statement about the numbers.
    """
    tokens = tokenise(text)
    if tokens and any(name == "CAUSE" for name, _, _ in classes_at(tokens, 0)):
        return True
    return any(
        name == "UNDECIDABLE" for i in range(len(tokens)) for name, _, _ in classes_at(tokens, i)
    )
