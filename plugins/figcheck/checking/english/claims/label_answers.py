"""Answers to labels: “**Highest value**: 93 for A at 5” says that it is the highest one.

What stands behind such a label is no sentence, and says less alone than with the label.
"""

from __future__ import annotations

from dataclasses import replace

from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.names.forms import COMMON, toggled, words_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.model import Claim, Figure
from figcheck.patterns import any_case, regex

_ASKS = any_case(
    r"(?:(?:the|overall|global|single|absolute|by far|figure|panel) )*"
    r"(?:(?:second|third|next)[- ])?"
    r"(?:(?:most|least) [\w-]+|(?!rest\b|test\b|latest\b|dataset\b)[a-z]{2,}est|best|worst|top"
    r"|bottom|maxim(?:um|al)|minim(?:um|al)|max|min|peak)(?:[ -][\w-]+){0,6}"
)
_SAYS_IT = any_case(r"(?:the )?(?:[a-z]{2,}est|best|worst|most|least)\b")
"""How what says itself of which extreme it is begins: “Warmest in July”."""

_ORDINAL = any_case(r"\b(?:second|third|fourth|fifth|sixth|next|runner-up|\d+(?:nd|rd|th))\b")
_OF_EXTREMES = any_case(
    r"\b(?:most|least|[a-z]{2,}est|best|worst|last|place|maximum|minimum|runner-up)\b"
)
_PLACE = any_case(
    r"(?:the )?(?:very )?(?:top|bottom|upper|lower|left|right|middle|cent(?:er|re)|first|last"
    r"|outer|inner|(?:left|right|top|bottom)most)(?:[ -](?:most|left|right|hand|top|bottom|half))*"
    r"(?: (?:(?:\w+ )?(?:rows?|columns?|corners?|cells?|edges?|quadrants?|sides?|halves|half|area"
    r"|region|part|bars?|lines?|boxes)))?"
)
"""Labels that tell where something is drawn, of which alone the sentence is said."""

_IN_PARENTHESES = regex(r"\([^()]*\)")
_LONGEST = 120
"""Characters of what answers a label."""


def says_too_little(claim: Claim, figure: Figure) -> bool:
    """Whether what stands under a label cannot be judged with it, and says less without it.

    That is so of an ordinal (“Second highest value”), which may be one among all or among some, of
    a point of an axis (“Lowest speed”), which is no extreme of the values, and of what tells where
    something is drawn (“Bottom row”).

    Args:
        claim: the claim.
        figure: the figure.
    """
    label = claim.topic[-1].strip(" :") if claim.topic else ""
    if not label:
        return False
    ordinal = _ORDINAL.search(label) is not None and _OF_EXTREMES.search(label) is not None
    # "Left", which tells the panel that it is about, tells no more than that.
    is_place = _PLACE.fullmatch(label) is not None and not any(claim.context)
    if ordinal or is_place:
        return True
    return _ASKS.fullmatch(label) is not None and not _words(label).isdisjoint(_of_axes(figure))


def _words(text: str) -> set[str]:
    return {form for word in words_of(text) for form in (word, *toggled((word,)))}


def _of_axes(figure: Figure) -> set[str]:
    """The words by which the axes are called that have an order."""
    axes = (d for d in figure.dimensions if len(d.ticks) > 1 and is_ordered(d))
    return {word for d in axes for word in words_of(_IN_PARENTHESES.sub("", d.name))} - COMMON


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
