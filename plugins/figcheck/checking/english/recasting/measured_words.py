"""Whether words name what a figure measures, so that no other thing is taken for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.parsing.tokens import tokenise

if TYPE_CHECKING:
    from figcheck.checking.english.recasting.plain import Scene


def is_measured(c: Scene, text: str) -> bool:
    """Whether a text has a word for what the figure measures.

    Args:
        c: where it stands.
        text: the text.
    """
    tokens, topics = tokenise(text), c.reader.names.topics
    return any(any(topics.at(tokens, i)) or topics.has(t) for i, t in enumerate(tokens))
