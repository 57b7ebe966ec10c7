"""What a sentence says that the figure covers: “The chart shows exports from 2001 to 2018”."""

from __future__ import annotations

from collections.abc import Collection

from figcheck.checking.english.claims.other_themes import is_of_others
from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.families.build import both
from figcheck.checking.english.lexicon.entries import NUMERALS, classes_at
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.parsing.guesses import is_any_measure, measures_the_same
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.order import ordinates_of
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Ticks,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

FAMILY = "covering"

_FIGURE = rf"(?:[\w-]+\s){{0,2}}?(?:{FIGURE}|table|statistics?|data|bars|lines)"
_SHOWS = (
    r"(?:shows?|presents?(?:\sdata\son)?|illustrates?|displays?|depicts?|represents?|gives?|plots?"
    r"|covers?|tracks?|reports?|visuali[sz]es?|traces?|spans?|compares?|charts?|outlines?|details?|ranks?"
    r"|breaks?\sdown|summari[sz]es?|provides?\s(?:an?\s)?(?:overview|breakdown|summary|comparison)\sof"
    r"|provides?\s(?:data|information|figures)\son|(?:shows?|is)\san?\s(?:[\w-]+\s){0,3}(?:chart|graph|plot|diagram)\s"
    r"(?:of|(?:that|which)\s(?:shows|compares|displays)|showing|comparing|displaying))"
)
_FOUR = r"((?:1[5-9]|20|21)\d\d)"
_YEAR = rf"(?:the\s)?(?:(?:projected\s)?years?\s|FY\s?)?{_FOUR}(?![-–/.,]?\d)"
SPAN = (
    rf"(?:from\s{_YEAR}\s(?:to|through|until|up\sto)\s|between\s{_YEAR}\sand\s"
    rf"|{_YEAR}\s?(?:to|through)\s|{_FOUR}\s?[–-]\s?){_YEAR}"
)
_PERIOD = r"(?:\w+\s|\w+-year\s|\d+-year\s)?(?:period|years|span|time)(?:\sof\stime)?"
_BY_WHOM = r"(?:\s(?:from|by)\s(?:the\s)?[A-Z][\w.]+(?:\s[A-Z][\w.]+){0,2}|\s(?:above|below)"
_BY_WHOM += r"|\syou\s(?:sent|shared|provided|uploaded|gave)(?:\sme)?)?"
FIGURE_SHOWS = rf"(?:the|this)\s{_FIGURE}{_BY_WHOM}\s{_SHOWS}"
"""How a sentence begins on what a figure shows."""

_COVERS = any_case(
    rf"(?:[\w ]+:\s+)?{FIGURE_SHOWS}\s(?!that\b)(?P<theme>[^:;]*?)(?:,|\s)\s?"
    rf"(?:(?:over|for|during|in|covering|spanning)\s(?:(?:the|an?)\s)?(?:{_PERIOD},?\s)?"
    rf"(?:spanning\s|of\s)?)?\(?(?P<span>{SPAN})\)?(?P<rest>[^:;]*?)\.?"
)
_MEASURED = any_case(
    r"(?:|,?\s\(?(?:as\s)?(?:(?:measured|expressed|given|shown)\s)?(?:in|as)\s[^,]+"
    r"|,?\s(?:split\s|broken\sdown\s|grouped\s)?by\s[^,]+|,?\swith\s\w+\s(?:for|to|up\sto)\s[^,]+)"
)
"""What may stand behind: in which unit, and by what."""

_TELLING = ASSERTIVE | {"RISE"}
"""Classes of words that say how the values are."""

_PREPOSITIONS = frozenset({"from", "over", "up"})
"""Words of which some phrases of those classes are made."""

_TELLS = any_case(
    r"(?:an?|no|zero|how(?! (?:many|much|often)\b)|what|where|when|why|who|some|many|few|little"
    r"|much|strong|weak|stable|steady|volatile|slow|rapid|sharp|clear|high|low)\b"
)
"""How what a figure is said to show begins where that is how the values go."""

_SHORTEST = 4
"""Letters of a word that tells what values are, which “in” and “of” do not."""

_HOW_MANY = any_case(r"how (?:many|much|often)\b")
_STEM = 5
"""Letters that “visited” has in common with the “visitors” that a figure counts."""

_EVENTS = any_case(
    r"\b(?:plateaus?|gaps?|reversals?|crossovers?|crossings?|turnarounds?|transitions?|shifts?"
    r"|divergences?|convergences?|momentum|improvements?|progress|recovery|boom|crisis|slump"
    r"|stagnation|acceleration|slowdown|surge|drop|jump|dip|peak|trough|stability|volatility)\b"
)
"""What happens in a part of the time."""

_NUMBER = regex(r"\d+")

_PROPER = regex(r"(?<=\s)[A-Z][\w-]+")
_POSSESSIVE = regex(r"\b[A-Z][\w-]*(?: [A-Z][\w-]*)*['’]s?(?= )")

OF_ANY = frozenset(
    "number numbers count counts share shares percentage percentages proportion proportions rate "
    "rates value values level levels total totals amount amounts score scores data".split()
)
"""Nouns for what any figure may give."""


def covered(figure: Figure, text: str) -> Reading | None:
    """That the years of a figure begin and end where a sentence says.

    Args:
        figure: the figure.
        text: the sentence.

    Returns:
        The reading; none of a sentence that says more of the values, as in “shows a decline
        from 2001 to 2018”, or of a figure that has no axis of years.
    """
    match = _COVERS.fullmatch(text.strip())
    if match is None or not _MEASURED.fullmatch(match["rest"]):
        return None
    years = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 1]
    if len(years) != 1 or not _only_names(figure, match["theme"], match["rest"]):
        return None
    first, last = map(int, _NUMBER.findall(match["span"]))
    ends = ends_at(figure, years[0], first, last)
    return Reading((both(ends),), FAMILY) if ends else None


def ends_at(figure: Figure, along: Dimension, first: int, last: int) -> tuple[Formula, ...]:
    """That an axis of years begins with one year and ends with another.

    Args:
        figure: the figure.
        along: the axis.
        first: the first year.
        last: the last one.

    Returns:
        Nothing of an axis that goes on where no values are.
    """
    ends = _end(figure, along, Function.MIN, first), _end(figure, along, Function.MAX, last)
    return tuple(end for end in ends if end) if all(ends) else ()


def _end(figure: Figure, along: Dimension, end: Function, year: int) -> Formula | None:
    """That an axis begins or ends with a year; of “2019/20” both years may be meant.

    Nothing of an axis that goes on where no values are.
    """
    spots = ordinates_of(along)
    choose = max if end is Function.MAX else min
    outermost = choose(along.ticks, key=lambda tick: spots[tick])
    position = figure.dimensions.index(along)
    if all(c.value is None for c in figure.cells if c.at[position] == outermost):
        return None
    spot = spots[outermost] if year in _years(outermost) else float(year)
    return Compare(Comparator.EQUAL, Aggregate(end, Ticks(along.name)), Number(spot))


def _years(tick: str) -> set[int]:
    """The years that a tick names: 2019 and 2020, of “2019/20”."""
    first, *others = _NUMBER.findall(tick)
    return {int(first), *(int(first[: -len(other)] + other) for other in others)}


def _only_names(figure: Figure, theme: str, rest: str) -> bool:
    """Whether theme and rest name what is shown, all of it, and count it rightly."""
    if tells_of_values(theme):
        return False
    named = {
        word for d in figure.dimensions if not is_time(d) for t in d.ticks for word in words_of(t)
    }
    several = any(len(d.ticks) > 1 and not is_time(d) for d in figure.dimensions)
    told = frozenset(words_of(theme))
    if several and _names_strangers(figure, theme, named):
        return False  # "Of Norway and Sweden", where there is no Sweden.
    if is_of_another(figure, told) or is_of_others(figure, theme):
        return False  # "Prices", of consumption.
    listed = several and not told.isdisjoint(named - _title(figure))
    if listed and not _lists_all(figure, told):
        return False  # "Of Norway and Denmark", where others are shown.
    if _HOW_MANY.match(theme) and not _is_counted(figure, told):
        return False  # "How many were killed", where passengers are counted.
    plain = not theme[:1].isupper() and not theme.startswith(("the ", "how "))
    if plain and not listed and told.isdisjoint(_title(figure)):
        return False  # "Progress" is none of what the figure calls its values.
    sizes = {float(len(d.ticks)) for d in figure.dimensions if not is_time(d)}
    written = (t for t in tokenise(theme) if t.word not in _title(figure) | named)
    numbers = set(filter(None, map(_number, written)))
    return (
        numbers <= sizes  # "Of five countries", of which there are five.
        and says_nothing(figure, theme)
        and says_nothing(figure, rest)
    )


def _names_strangers(figure: Figure, theme: str, named: Collection[str]) -> bool:
    """Whether a theme has names that are neither listed nor in the title; “Germany's …” may be."""
    names = _PROPER.findall(_POSSESSIVE.sub("", theme))
    known = _title(figure) | {*named}
    if {*named}.isdisjoint({*words_of(theme)} | _title(figure)):
        return False  # "Visitors in the United States", by age.
    return any(not known.issuperset(words_of(name)) for name in names)


def is_of_another(figure: Figure, told: frozenset[str]) -> bool:
    """Whether a theme names a measure that is not that of the figure.

    Args:
        figure: the figure.
        told: the words of the theme.
    """
    title = _title(figure)
    others = (w for w in told - title - OF_ANY if toggled((w,))[0] not in title)
    strange = any(is_any_measure(w) and not measures_the_same(w, title) for w in others)
    return strange and any(map(is_any_measure, title - OF_ANY))


def _is_counted(figure: Figure, told: frozenset[str]) -> bool:
    """Whether a theme has a noun or verb for what the title counts: “how many people visited”."""
    title = {word[:_STEM] for word in _title(figure) - OF_ANY if len(word) >= _STEM}
    return any(word[:_STEM] in title for word in told)


def _lists_all(figure: Figure, told: frozenset[str]) -> bool:
    """Whether each thing is named of the one dimension that lists any beside the years."""
    things = [d for d in figure.dimensions if not is_time(d) and len(d.ticks) > 1]
    return len(things) == 1 and all(told >= {*words_of(tick)} for tick in things[0].ticks)


def tells_of_values(theme: str) -> bool:
    """Whether what a figure is said to show is how its values go: “no clear trend”, “a surge”."""
    return _TELLS.match(theme) is not None or _EVENTS.search(theme) is not None


def words_of_values(figure: Figure) -> frozenset[str]:
    """The words by which a figure tells what its values are, without those that any may have."""
    return frozenset(w for w in _title(figure) - OF_ANY if len(w) >= _SHORTEST)


def _title(figure: Figure) -> frozenset[str]:
    return frozenset(words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}"))


def _number(token: Token) -> float | None:
    if token.number is not None:
        return token.number.value
    return float(NUMERALS.index(token.word)) if token.word in NUMERALS else None


def says_nothing(figure: Figure, text: str) -> bool:
    """Whether no word says how the values are, but as a part of a name: “Net sales growth”.

    Args:
        figure: the figure.
        text: what may be the theme of a sentence.
    """
    ticks = " ".join(tick for d in figure.dimensions for tick in d.ticks)
    known = _title(figure) | frozenset(words_of(ticks)) | _PREPOSITIONS
    tokens = tokenise(text)
    return all(
        token.word in known
        or not (
            token.word.endswith("ing")
            or any(name in _TELLING for name, _, _ in classes_at(tokens, i))
        )
        for i, token in enumerate(tokens)
    )
