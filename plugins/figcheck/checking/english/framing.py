"""What a caption says that its chart shows: the words for what is measured."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.tokens import tokenise
from figcheck.model import Figure
from figcheck.patterns import regex

_FRAMING = regex(
    r"(?:[\w ]+:\s+)?(?:the|this)\s+(?:[\w-]+\s+)?(?:chart|graph|plot|figure|table|data)\s+"
    r"(?:shows?|presents?|illustrates?|displays?|depicts?|represents?)\s+(?!that\b)(.*)",
    re.IGNORECASE,
)
_END = regex(
    r"\b(?:from|between|over|during|for|in)\s+(?:the\s+(?:year|period)\b|\d)|\bby\b|[,;(]|\.\s",
    re.IGNORECASE,
)
_SEVERAL = regex(
    r"\b(?:and|or|versus|vs|distribution|structure|breakdown|types?|groups?)\b|/", re.IGNORECASE
)
"""Where several things are shown, a word for one of them would narrow what is measured."""


def framing_words(figure: Figure, *, of_parts: bool = False) -> Iterator[str]:
    """The words with which the claims of a figure introduce what the whole figure shows.

    Args:
        figure: the figure.
        of_parts: whether those count as well that introduce several things, or the parts of one.

    Yields:
        Words in lower case, from sentences such as "The chart shows the number of
        visitors to the park, 2010 to 2015", up to where it says when or by what.
    """
    for claim in figure.claims:
        match = _FRAMING.match(claim.text)
        if match and (of_parts or not _SEVERAL.search(match[1])):
            end = _END.search(match[1])
            shown = match[1][: end.start()] if end else match[1]
            yield from (t.word for t in tokenise(shown) if t.is_word and t.number is None)
