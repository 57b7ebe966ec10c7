"""Percentages with what they are parts of, where that is what the figure's shares are of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import FIGURE
from figcheck.model import Figure
from figcheck.patterns import any_case

_SHARES_OF = any_case(
    r"\b(?:shares?|percentages?|proportions?|percent|per cent|%) of (?:the |all )?"
    r"(?P<whole>[a-z]+(?: [a-z]+){0,2}?)"
    r"(?= (?:by|in|who|that|with|from|for|per|across|on|at|aged|over|using|naming|saying|preferring"
    r"|using|reporting|living)\b| ?[,(:;.]|\Z)"
)
"""How a figure says of what its values are shares: “Share of respondents by drink”."""

_INTRODUCES = any_case(rf"(?:the|this) (?:[\w-]+ ){{0,2}}?(?:{FIGURE}|table|data)\b")


@told_by("of", "% percent per")
def of_the_whole(c: Scene, text: str) -> Iterator[Version]:
    """“… with 44% of respondents”, of a share of respondents: with 44%."""
    wholes = sorted((w for w in _wholes(c.reader.figure) if not c.named_in(w)), key=len)
    if not wholes:
        return
    told = "|".join(map(re.escape, reversed(wholes)))
    said = re.sub(
        rf"(?P<part>\d ?(?:%|percent|per cent)) of (?:all |the |all the )?(?:{told})\b(?! of\b)",
        r"\g<part>",
        text,
        flags=re.IGNORECASE,
    )
    if said != text:
        yield (Plain(said),)


def _wholes(figure: Figure) -> set[str]:
    """What the values are shares of, as the title, the labels or what introduces them say it."""
    intro = (claim.text for claim in figure.claims if _INTRODUCES.match(claim.text))
    told = (figure.title, figure.value.label, figure.y_axis.label, *intro)
    return {match["whole"].lower() for text in told for match in _SHARES_OF.finditer(text)}
