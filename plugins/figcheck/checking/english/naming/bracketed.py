"""What stands before brackets that name it in short."""

from __future__ import annotations

import re
from collections.abc import Iterator

_LONGEST = 300
"""Characters of the words before a bracket that are looked at."""


def with_words_before(
    bracket: re.Pattern[str], words: re.Pattern[str], text: str, longest: int = _LONGEST
) -> Iterator[tuple[str, str]]:
    """Brackets, found first since they are few, and the words that stand right before them.

    Args:
        bracket: a bracket, with what it names as its first group.
        words: the words before it, up to the end of what is searched.
        text: the text.
        longest: characters before a bracket that are looked at.

    Yields:
        The words, and what the bracket names.
    """
    done = 0
    for match in bracket.finditer(text):
        before = words.search(text, max(done, match.start() - longest), match.start())
        if before is not None:
            done = match.end()
            yield before.group(), match.group(1)
