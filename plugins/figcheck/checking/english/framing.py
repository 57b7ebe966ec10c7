"""What a caption says that its chart shows: the words for what is measured."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.shared_words import FIGURE
from figcheck.checking.english.tokens import tokenise
from figcheck.checking.language.calendar import MONTHS
from figcheck.model import Figure
from figcheck.patterns import regex

_FRAMING = regex(
    rf"(?:[\w ]+:\s+)?(?:the|this)\s+(?:[\w-]+\s+)?(?:{FIGURE}|table|data)\s+"
    r"(?:shows?|presents?|illustrates?|displays?|depicts?|represents?|gives?|plots?)\s+"
    r"(?!that\b)(.*)",
    re.IGNORECASE,
)
_IS_FRAMED = regex(
    r"(?:[\w ]+:\s+)?(?:the\s+)?([^;:]+?)\s+(?:is|are)\s+(?:shown|displayed|depicted|illustrated"
    r"|presented|plotted|represented)\s+(?:in|by|on)\s+(?:the|this)\s+(?:[\w-]+\s+)?"
    rf"(?:{FIGURE}|table)\.?",
    re.IGNORECASE,
)
"""The same the other way round: “The number of visitors to the park is shown in the graph”."""

_END = regex(
    r"\b(?:from|between|over|during|for|in|since|until)\s+(?:the\s+(?:years?|period)\b|\d|"
    rf"(?:{'|'.join(' '.join(MONTHS).split())})\b)|\bby\b|[,;(]|\.\s",
    re.IGNORECASE,
)
_WHERE = regex(r"\s(?:in|across|within|throughout)\s+(?:the\s+)?(?=[A-Z])")
"""Where it says of which place the figure is: “… in England and Wales”."""

_SEVERAL = regex(
    r"\b(?:and|or|versus|vs|distribution|structure|breakdown|types?|groups?)\b|/", re.IGNORECASE
)
"""Where several things are shown, a word for one of them would narrow what is measured."""


def framed(figure: Figure) -> Iterator[str]:
    """What the claims of a figure that introduce it say that it shows.

    Args:
        figure: the figure.
    """
    for claim in figure.claims:
        if match := _FRAMING.match(claim.text) or _IS_FRAMED.fullmatch(claim.text):
            yield match[1]


def framing_words(figure: Figure, *, of_parts: bool = False) -> Iterator[str]:
    """The words with which the claims of a figure introduce what the whole figure shows.

    Args:
        figure: the figure.
        of_parts: whether those count as well that introduce several things, or the parts of one.

    Yields:
        Words in lower case, from sentences such as "The chart shows the number of
        visitors to the park, 2010 to 2015", up to where it says when or by what.
    """
    for shown in framed(figure):
        end = _END.search(shown)
        what, *where = _WHERE.split(shown[: end.start()] if end else shown)
        if of_parts or not _SEVERAL.search(what):
            # Of several places, a word for one of them would narrow what is measured.
            one = (place for place in where if of_parts or not _SEVERAL.search(place))
            tokens = (token for part in (what, *one) for token in tokenise(part))
            yield from (t.word for t in tokens if t.is_word and t.number is None)
