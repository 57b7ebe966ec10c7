"""What a figure is said to show, by what: “The chart shows the number of thefts by state in 2019”.

Such sentences introduce a description. They hold if what they call the values is what the figure
calls them, and if it lists several of that by which they are told; of which country and year a
figure is, it rarely says itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.claims.covering import (
    FAMILY,
    FIGURE_SHOWS,
    OF_ANY,
    is_of_another,
    says_nothing,
    tells_of_values,
    words_of_values,
)
from figcheck.checking.english.claims.sizes import lists_aside
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.parsing.guesses import is_any_measure
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.order import is_time
from figcheck.checking.language.tree import Comparator, Compare, Number, Size
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_INTRODUCES = any_case(
    rf"(?:[\w ]+:\s+|[\w ]*\bdescription\s)?{FIGURE_SHOWS}\s(?!that\b)(?P<theme>[^:;]+?)\.?"
)
_PASSED_OVER = any_case(
    r"\bfrom\s[A-Z]\w+\s(?:(?:19|20)\d\d\s)?to\s[A-Z]\w+\s(?:19|20)\d\d\b"
    r"|\b(?:in|for|during|of)\s(?:the\s)?(?:year\s)?(?:19|20)\d\d\b"
    r"|\b(?:the\s)?(?:world['’]?s?\s)?(?:leading|top|largest|biggest|various|different|several"
    r"|selected|individual|major)(?=\s)"
    r"|,?\s(?:grouped|categori[sz]ed|broken\sdown|split|divided|ranked|sorted)(?=\s(?:by|into)\b)"
)
"""The year of a figure, which it rarely tells, and how things were chosen and are laid out."""

_YEAR = regex(r"\b(?:19|20)\d\d\b")

_UNIT = any_case(
    r",?\s\(?(?:(?:measured|expressed|given|shown)\s)?in\s(?P<unit>(?:1,000\s|(?:thousand|million"
    r"|billion|percent)s?\b\s?)[\w. ]*)\)?"
)
_BY = frozenset("by in across among of for between each every per into".split())
"""What may stand before that by which the values are told, with nothing between but its kind."""

_PER_HEAD = frozenset("capita head person inhabitant inhabitants resident residents".split())
"""What a number may be per, by which it is another one."""

_OF_NUMBERS = frozenset(
    "share shares percentage percentages proportion rate rates average mean median".split()
)
"""What is made of numbers, and none of them."""

_MOST_BETWEEN = 4
"""Words between one of these, or a number, and the noun: “of eight large European cities”."""


def introduced(figure: Figure, names: Names, text: str) -> Reading | None:
    """That a figure shows values by something, of which it lists several.

    Args:
        figure: the figure.
        names: its names.
        text: the sentence.

    Returns:
        The reading; none where the sentence says more, or speaks of other values, and none of
        a figure along time, which such sentences speak of as well.
    """
    match = _INTRODUCES.fullmatch(text.strip())
    if match is None or any(is_time(d) for d in figure.dimensions if len(d.ticks) > 1):
        return None
    years = set(_YEAR.findall(f"{figure.title} {figure.value.label}"))
    if years and not years.issuperset(_YEAR.findall(match["theme"])):
        return None  # "In 2015", of a figure that says that it is of 2019.
    theme = _PASSED_OVER.sub("", match["theme"])
    unit = _UNIT.search(theme)
    known = words_of_values(figure)
    if unit is not None:
        if known.isdisjoint(words_of(unit["unit"])):
            return None  # "In thousands", where that is not said: it may be in millions.
        theme = theme.replace(unit[0], "")
    told = frozenset(words_of(theme))
    strange = _PER_HEAD | (_OF_NUMBERS if "number" in words_of(figure.value.label) else set())
    if told.isdisjoint(known) or is_of_another(figure, told) or (strange & told) - known:
        return None
    if not any(map(is_any_measure, known)) and any(map(is_any_measure, told - OF_ANY)):
        return None  # "The cost of the thefts", of which the figure gives the number.
    listed = _told_by(figure, names, theme)
    if listed is None or tells_of_values(theme) or not says_nothing(figure, theme):
        return None
    counts = [n for t in tokenise(theme) if t.word not in known and (n := _number(t)) is not None]
    if not counts:
        return Reading((Compare(Comparator.MORE, Size(listed.name), Number(1)),), FAMILY)
    if counts != [len(listed.ticks)] or lists_aside(listed):
        return None  # What is counted else, or of which of them, is not known.
    return Reading((Compare(Comparator.EQUAL, Size(listed.name), Number(counts[0])),), FAMILY)


def _number(token: Token) -> float | None:
    """The number that a token is, if it counts something."""
    if token.number is not None:
        return token.number.value
    return NUMERALS.index(token.word) if token.word in NUMERALS[2:] else None


def _told_by(figure: Figure, names: Names, theme: str) -> Dimension | None:
    """The dimension by which values are told: “by region”, “large cities in Italy by …”."""
    tokens = tokenise(theme)
    first = next((i for i, t in enumerate(tokens) if t.word in _BY), len(tokens))
    for place in range(len(tokens)):
        for stop, label in names.labels_at(tokens, place):
            dimension = names.dimensions[label.dimension]
            behind = tokens[max(0, place - _MOST_BETWEEN) : place]
            own = {*words_of(dimension.name.lower())}
            word = tokens[stop - 1].word
            told = place < first or any(t.word in _BY or _number(t) for t in behind)
            if told and len(dimension.ticks) > 1 and own & {word, *toggled((word,))}:
                return dimension
    return None
