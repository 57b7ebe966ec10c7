"""Sentences that say no more than that the values differ much: “X varies widely across regions”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.claims.covering import says_nothing
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Function,
    Number,
)
from figcheck.model import Figure
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

FAMILY = "spread"

MANIFOLD, NEARLY_ONE = 2.0, 1.2
"""The highest value is so many times the lowest where all agree that they differ much, or do not.

What lies between is a matter of taste.
"""

_MUCH = (
    r"(?:significant|substantial|considerable|wide|large|great|marked|clear|notable|strong|vast|big"
    r"|dramatic|stark|pronounced|major)"
)
_LY = (
    r"(?:significantly|substantially|considerably|widely|greatly|markedly|strongly|vastly"
    r"|dramatically|notably)"
)
_ACROSS = (
    r"(?:across|between|among|by|from)\s(?:all\s)?(?:the\s|these\s)?(?:different\s|various\s|\d+\s)?"
    r"(?P<noun>[a-z]+)(?P<of>\s(?:of|in|to)\s[^,;]+)?"
)
_SAYS = (
    rf"(?:there\s(?:is|are)|(?:the|this)\s(?:[\w-]+\s)?(?:{FIGURE}|table|data)\s"
    r"(?:shows?|displays?|reveals?|highlights?|illustrates?|presents?)(?:\sthat\sthere\s(?:is|are))?)"
)
_FORMS = (
    any_case(
        rf"(?:{_SAYS})\s(?:an?\s)?{_MUCH}\s(?:regional\s)?"
        r"(?:variations?|differences?|disparit(?:y|ies)|variability)"
        rf"(?:\s(?:in|of)\s(?:the\s)?(?P<theme>[^,;]+?))?\s{_ACROSS}"
    ),
    any_case(
        rf"(?:the\s)?(?P<theme>[^,;]+?)\s(?:var(?:y|ies|ied)|differ(?:s|ed)?)\s{_LY}\s{_ACROSS}"
    ),
)


_KINDS = {"regional": "regions", "national": "countries", "seasonal": "seasons"}
"""Adjectives for what is different, with the nouns for what differs."""

_OF_KIND = any_case(
    rf"(?:{_SAYS})\s(?:an?\s)?{_MUCH}\s(?P<kind>{'|'.join(_KINDS)})\s"
    r"(?:variations?|differences?|disparit(?:y|ies)|variability)"
    r"(?:\s(?:in|of)\s(?:the\s)?(?P<theme>[^,;]+?))?"
)


def varying(figure: Figure, names: Names, text: str) -> Reading | None:
    """That the values of a figure differ much, if a sentence says just that.

    Args:
        figure: the figure.
        names: its names.
        text: the sentence.

    Returns:
        The reading; `None` of a figure that has several rows of values, which of them may be meant.
    """
    if not names.has_one_measure or names.is_one_line:
        return None
    forms = (form.fullmatch(text.rstrip(" .")) for form in (*_FORMS, _OF_KIND))
    match = next(filter(None, forms), None)
    told = match.groupdict() if match is not None else {}
    if match is None or not says_nothing(figure, f"{told['theme'] or ''} {told.get('of') or ''}"):
        return None
    tokens = tokenise(told["noun"] if "noun" in told else _KINDS[told["kind"].lower()])
    if not any(stop == len(tokens) for stop, _ in names.labels_at(tokens, 0)):
        return None
    values = [cell.value for cell in figure.cells if cell.value is not None]
    if not values or min(values) <= 0:
        return None
    ratio = Arithmetic("/", *(Aggregate(f, Cells()) for f in (Function.MAX, Function.MIN)))
    formulas = (Compare(Comparator.AT_LEAST, ratio, Number(n, 1)) for n in (MANIFOLD, NEARLY_ONE))
    return Reading(tuple(formulas), FAMILY)
