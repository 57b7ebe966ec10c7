"""Names that only remarks have: of differences between values, and of parts of the picture."""

from __future__ import annotations

from figcheck.patterns import regex
from figcheck.reading.text import Text

DIFFERENCE = regex(
    r"\b(?:increas\w+|decreas\w+|ris(?:e|es|ing)|f[ae]ll(?:s|ing)?|drop(?:s|ping)?|gain(?:s|ers?)?"
    r"|loss(?:es)?|losers?|grow(?:th|er|ing)|declin\w+|chang\w+|jumps?|dips?|shr[iu]nk\w*"
    r"|reduc\w+|improv\w+|gaps?|differ\w*|margins?|distances?|spreads?|ranges?|deficits?"
    r"|surplus(?:es)?|advantages?|shifts?|swings?|contrasts?|deviations?|variations?|winners?"
    r"|slumps?|surges?|climb\w*|slip\w*|ratios?|disparit\w+|discrepanc\w+|moves?|movers?)\b"
)
"""Nouns of change and difference: “The largest gap is Ulm with 34%” tells no value of Ulm's."""
LEAD = regex(r"\blead\b")
"""The lead of one over another, but for “takes the lead”."""
COMPARED = regex(r"\b(?:lower|higher|more|less|fewer|above|below|over|under|behind|ahead|apart)\b")
"""What says that a number is a difference: “3 lower in Ulm”."""
_STATISTIC = regex(
    r"averages?|means?|medians?|totals?|sums?|minimum|maximum|highest|lowest|largest|smallest|peaks?"
)
_OF_PICTURE = regex(
    r"(?:[a-z]+ ){0,2}(?:charts?|tables?|figures?|legends?|graphs?|plots?|ax[ie]s|rows?|columns?"
    r"|bars?|lines?|panels?|titles?|images?|pictures?|diagrams?|maps?|captions?|fonts?|text)"
)


_HEAD = regex(r".*?(?P<noun>\S+)(?= (?:of|in|between|to|over|from|with|among)\b|$)")
"""The noun that a name is about: “the gap between both towns”, “the peak tariff”."""


def is_remark(name: Text) -> bool:
    """Whether a name is none of a series: “the gap”, “the average”, “the chart”."""
    head = _HEAD.match(name.plain)
    noun = head["noun"] if head is not None else ""
    return any(word.fullmatch(noun) for word in (DIFFERENCE, LEAD, _STATISTIC)) or (
        _OF_PICTURE.fullmatch(name.plain) is not None
    )
