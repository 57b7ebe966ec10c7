"""Answers to labels: “**Highest value**: 93 for A at 5” says that it is the highest one.

What stands behind such a label is no sentence, and says less alone than with the label.
"""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.tokens import tokenise
from figcheck.model import Claim
from figcheck.patterns import regex

_ASKS = regex(
    r"(?:(?:the|overall|global|single|absolute|by far|figure|panel) )*"
    r"(?:(?:second|third|next)[- ])?"
    r"(?:(?:most|least) [\w-]+|(?!rest\b|test\b|latest\b|dataset\b)[a-z]{2,}est|best|worst|top"
    r"|bottom|maxim(?:um|al)|minim(?:um|al)|max|min|peak)"
    r"(?:[ -][\w-]+){0,3}",
    re.IGNORECASE,
)
_SAYS_IT = regex(r"(?:the )?(?:[a-z]{2,}est|best|worst|most|least)\b", re.IGNORECASE)
"""How what says itself of which extreme it is begins: “Warmest in July”."""

_LONGEST = 120
"""Characters of what answers a label."""


def with_its_label(claim: Claim) -> Claim | None:
    """A claim that answers the label above it, with that label; `None` if it stands alone.

    Args:
        claim: the claim.
    """
    label = claim.topic[-1].strip(" :") if claim.topic else ""
    if not label or len(claim.text) > _LONGEST or _ASKS.fullmatch(label) is None:
        return None
    tokens = tokenise(claim.text)
    states = (i for i, t in enumerate(tokens) if t.word != "with" and begins_with_verb(tokens, i))
    if ":" in claim.text or _SAYS_IT.match(claim.text) or any(True for _ in states):
        return None
    first = claim.offsets[:1]
    text = f"{label}: {claim.text}"
    offsets = (*first * (len(label) + 2), *claim.offsets)
    return replace(claim, text=text, offsets=offsets, topic=claim.topic[:-1])
