"""What a caption says that its chart shows: the words for what is measured."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.calendar import MONTHS
from figcheck.model import Figure
from figcheck.patterns import any_case, regex

_FRAMING = any_case(
    rf"(?:[\w ]+:\s+)?(?:the|this)\s+(?:[\w-]+\s+)?(?:{FIGURE}|table|data)\s+"
    r"(?:shows?|presents?|illustrates?|displays?|depicts?|represents?|gives?|plots?)\s+"
    r"(?!that\b)(.*)"
)
_IS_FRAMED = any_case(
    r"(?:[\w ]+:\s+)?(?:the\s+)?([^;:]+?)\s+(?:is|are)\s+(?:shown|displayed|depicted|illustrated"
    r"|presented|plotted|represented)\s+(?:in|by|on)\s+(?:the|this)\s+(?:[\w-]+\s+)?"
    rf"(?:{FIGURE}|table)\.?"
)
"""The same the other way round: “The number of visitors to the park is shown in the graph”."""

_END = any_case(
    r"\b(?:from|between|over|during|for|in|since|until)\s+(?:the\s+(?:years?|period)\b|\d|"
    rf"(?:{'|'.join(' '.join(MONTHS).split())})\b)|\bby\b|[,;(]|\.\s"
)
_WHERE = regex(r"\s(?:in|across|within|throughout)\s+(?:the\s+)?(?=[A-Z])")
"""Where it says of which place the figure is: “… in England and Wales”."""

_SEVERAL = any_case(r"\b(?:and|or|versus|vs|distribution|structure|breakdown|types?|groups?)\b|/")
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
    yield from place_of_all(figure)


_IN_PLACE = regex(
    r"\b(?:in|across|within|throughout|of) "
    r"(?P<place>(?:the )?[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+){0,2})"
)
_PLACES = frozenset(
    "country countries nation nations state states city cities region regions town towns place "
    "places continent continents province provinces county counties location locations team league "
    "company companies district districts".split()
)
_ONE_WORD = frozenset(MONTHS) | frozenset("q1 q2 q3 q4 spring summer autumn winter fall".split())


def place_of_all(figure: Figure) -> tuple[str, ...]:
    """The words of the one place that sentences name beside the values: “pubs in Wales”.

    Args:
        figure: the figure.

    Returns:
        Nothing where the figure lists places itself, or its sentences name several.
    """
    dimensions = {word for d in figure.dimensions for word in d.name.lower().split()}
    if not _PLACES.isdisjoint(dimensions):
        return ()
    if _IN_PLACE.search(figure.title):
        return ()
    listed = f"{figure.title} {' '.join(t for d in figure.dimensions for t in d.ticks)}".lower()
    found = {
        match["place"].lower().removeprefix("the ")
        for claim in figure.claims
        for match in _IN_PLACE.finditer(claim.text)
    }
    places = {p for p in found if p not in listed and p not in _ONE_WORD}
    return tuple(places.pop().split()) if len(places) == 1 else ()
