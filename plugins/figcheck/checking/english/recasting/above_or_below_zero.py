"""Values above and below zero by what happens then: “is up-regulated”, “the strongest repression”.

Where the values are changes of how much of something there is, some words say which way it
changes, and how strongly: what is repressed most has the lowest value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, in_plain_words, told_by
from figcheck.model import Figure
from figcheck.patterns import any_case

_CHANGES = any_case(
    r"\bfold[- ]?changes?\b|\blog2? ?\(?(?:fc|ratio)\b|\b(?:differential|relative) expression\b"
    r"|\bexpression changes?\b|\b(?:up|down)-?regulat"
)
"""What says of values that they are changes of how much of something there is."""

_UP = r"(?:up-?regulated|induced|activated|over-?expressed|elevated)"
_DOWN = r"(?:down-?regulated|repressed|suppressed|silenced|under-?expressed|reduced|inhibited)"
_RISE = r"(?:induction|up-?regulation|activation|over-?expression)"
_FALL = r"(?:repression|down-?regulation|suppression|inhibition|under-?expression|silencing)"
_BE = r"(?P<be>is|are|was|were|be|remains?|stays?|appears?)"
_STRONGLY = r"(?:strongly|severely|highly|heavily|markedly|clearly|consistently|substantially)"
_HOW = rf"(?:(?:{_STRONGLY}|also|all|both|still|only|significantly|weakly|slightly) )*"
_GREATER = r"(?:stronger|greater|larger|higher|more (?:severe|pronounced|marked)|deeper)"
_SMALLER = r"(?:weaker|smaller|lower|milder|less (?:severe|pronounced|marked))"
_MORE = rf"more (?:{_STRONGLY} )?"
_LESS = rf"less (?:{_STRONGLY} )?"
_MOST = rf"(?:the )?most(?: {_STRONGLY})?"
_HARDEST = rf"(?:(?:the )?hardest|{_MOST})"

_SAID: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (rf"\b{_BE} {_MOST} {_UP}(?= (?:in|at|by|for|under|on)\b)", "has its highest value"),
        (rf"\b{_BE} {_UP} {_HARDEST}(?= (?:in|at|by|for|under|on)\b)", "has its highest value"),
        (rf"\b{_BE} {_MOST} {_DOWN}(?= (?:in|at|by|for|under|on)\b)", "has its lowest value"),
        (
            rf"\b{_BE} (?:hit|{_DOWN}) {_HARDEST}(?= (?:in|at|by|for|under|on)\b)",
            "has its lowest value",
        ),
        (rf"\bthe most (?:{_STRONGLY} )?{_UP} (?P<of>\w+)", r"the highest \g<of>"),
        (rf"\bthe most (?:{_STRONGLY} )?{_DOWN} (?P<of>\w+)", r"the lowest \g<of>"),
        (rf"\b(?:strongest|greatest|largest|highest) {_RISE}", "highest value"),
        (rf"\b(?:strongest|greatest|largest|most severe|deepest) {_FALL}", "lowest value"),
        (
            rf"\b(?:the )?{_RISE} (?:of|for) (?P<of>.+?) (?P<be>is|was) {_GREATER} than "
            r"(?:that|the one) (?:of|for) ",
            r"\g<of> \g<be> higher than ",
        ),
        (
            rf"\b(?:the )?{_FALL} (?:of|for) (?P<of>.+?) (?P<be>is|was) {_GREATER} than "
            r"(?:that|the one) (?:of|for) ",
            r"\g<of> \g<be> lower than ",
        ),
        (
            rf"\b(?:the )?{_RISE} (?:of|for) (?P<of>.+?) (?P<be>is|was) {_SMALLER} than "
            r"(?:that|the one) (?:of|for) ",
            r"\g<of> \g<be> lower than ",
        ),
        (
            rf"\b(?:the )?{_FALL} (?:of|for) (?P<of>.+?) (?P<be>is|was) {_SMALLER} than "
            r"(?:that|the one) (?:of|for) ",
            r"\g<of> \g<be> higher than ",
        ),
        (rf"\b{_BE} {_MORE}{_UP} than\b", r"\g<be> higher than"),
        (rf"\b{_BE} {_LESS}{_UP} than\b", r"\g<be> lower than"),
        (rf"\b{_BE} {_MORE}{_DOWN} than\b", r"\g<be> lower than"),
        (rf"\b{_BE} {_LESS}{_DOWN} than\b", r"\g<be> higher than"),
        (rf"\b{_BE} {_HOW}{_UP}\b", r"\g<be> above zero"),
        (rf"\b{_BE} {_HOW}{_DOWN}\b", r"\g<be> below zero"),
        (rf"\b{_HOW}{_UP} (?P<of>\w+)", r"\g<of> above zero"),
        (rf"\b{_HOW}{_DOWN} (?P<of>\w+)", r"\g<of> below zero"),
    )
)
"""What words say of values that may be above or below zero."""

_ABOUT_SIZE = any_case(rf"\b(?:{_FALL}|{_DOWN})\b")


@told_by(
    "regulated regulation upregulated downregulated upregulation downregulation induced induction "
    "activated activation overexpressed overexpression expressed expression elevated repressed "
    "repression suppressed suppression silenced silencing underexpressed reduced inhibited "
    "inhibition hit"
)
def above_or_below_zero(c: Scene, text: str) -> Iterator[Version]:
    """“A is most strongly repressed in the root”: it is lowest there, of changes in expression."""
    if not _gives_changes(c.reader.figure):
        return
    yield from in_plain_words(text, _SAID)


_MOST_SIGNED = any_case(
    r"\bmost (?:(?P<less>negative)|positive) "
    r"(?P<of>value|score|entry|reading|cell|number|rate|change|figure|result)\b"
)


@told_by("most", "negative positive")
def most_negative(_: Scene, text: str) -> Iterator[Version]:
    """“A has the most negative value”: the lowest."""
    match = _MOST_SIGNED.search(text)
    if match is not None:
        most = "lowest" if match["less"] else "highest"
        yield (Plain(f"{text[: match.start()]}{most} {match['of']}{text[match.end() :]}"),)


def is_size_below_zero(figure: Figure, text: str) -> bool:
    """Whether a text speaks of how strongly something falls, in values that are below zero then.

    Args:
        figure: the figure.
        text: a clause.
    """
    return _ABOUT_SIZE.search(text) is not None and _gives_changes(figure)


def _gives_changes(figure: Figure) -> bool:
    """Whether the values of a figure are changes to either side of zero."""
    if not any(cell.value is not None and cell.value < 0 for cell in figure.cells):
        return False
    told = f"{figure.title}\n{figure.value.label}\n{figure.source.text[:1500]}"
    return _CHANGES.search(told) is not None
