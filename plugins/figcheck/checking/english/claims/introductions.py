"""What a figure is said to show, piece by piece: what, of whom, by what, when and in which unit.

“The chart compares the rates of ten regions from 2018 to 2022, by sex” introduces a description.
Each piece that says something of the figure is taken off and held against it; what is left must be
what the figure calls its values. Of which country and year it is, a figure rarely says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.covering import (
    FAMILY,
    FIGURE_SHOWS,
    OF_ANY,
    SPAN,
    ends_at,
    is_of_another,
    says_nothing,
    tells_of_values,
    words_of_values,
)
from figcheck.checking.english.claims.other_themes import is_of_others
from figcheck.checking.english.claims.sizes import count_told, lists_aside
from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.parsing.guesses import is_any_measure
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.calendar import MONTHS
from figcheck.checking.language.order import ordinates
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Size,
    Ticks,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record
from figcheck.times import is_time, time_of

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_INTRODUCES = any_case(
    rf"(?:overall,\s|in\s(?:summary|short|general),\s)?(?:[\w ]+:\s+|[\w ]*\bdescription\s)?"
    rf"{FIGURE_SHOWS}\s(?!that\b)(?P<theme>[^:;]+?)\.?"
)


@record
class Piece:
    """What a piece of an introduction says, and what is left without it.

    Attributes:
        said: what must hold of the figure.
        rest: the introduction without the piece.
    """

    said: tuple[Formula, ...]
    rest: str


Taking = Callable[[Figure, "Names", str], Piece | None]
"""Takes a piece off an introduction that may have it; `None` if what it says cannot be told."""


def introduced(figure: Figure, names: Names, text: str) -> Reading | None:
    """That a figure shows what an introduction says piece by piece.

    Args:
        figure: the figure.
        names: its names.
        text: the sentence.

    Returns:
        The reading; none where the sentence says how values go, or speaks of other values, or
        where no piece can be told.
    """
    match = _INTRODUCES.fullmatch(text.strip())
    if match is None or tells_of_values(match["theme"]):
        return None
    rest, said = match["theme"], list[Formula]()
    for take in _PIECES:
        piece = take(figure, names, rest)
        if piece is None:
            return None
        rest = piece.rest
        said += piece.said
    if not said or not _names_the_values(figure, match["theme"], rest):
        return None
    return Reading((both(said),), FAMILY)


_UNIT = any_case(
    r",?\s\(?(?:(?:as\s)?(?:measured|expressed|given|shown)\s)?in\s(?P<unit>(?:1,000\s|(?:thousand"
    r"|million|billion|percent)s?\b\s?)[\w.]*(?: dollars| euros| pounds)?)\)?"
)


def _unit(figure: Figure, names: Names, text: str) -> Piece | None:
    """“…, in thousands”, where that is said: it may be in millions."""
    match = _UNIT.search(text)
    if match is None:
        return Piece((), text)
    if words_of_values(figure).isdisjoint(words_of(match["unit"])):
        return None
    return Piece((), text.replace(match[0], ""))


_WHEN = (
    r"(?:,?\s(?:over|for|during|in|covering|spanning|at))?(?:\s(?:the|an?))?"
    r"(?:\s(?:selected|various|different|individual))?"
    r"(?:\s(?:(?:whole|entire|full|\w+-year)\s)?(?:fiscal\syears?|periods?|years?|span|time),?)?"
)
_YEARS = any_case(rf",?{_WHEN}\s\(?{SPAN}\)?")
_MONTH = rf"(?:{'|'.join(' '.join(MONTHS).split())})\s(?:of\s)?(?:19|20)\d\d"
_MONTHS = any_case(
    rf",?{_WHEN}\s(?:from|between)\s(?P<first>{_MONTH})\s(?:to|through|until|and)\s(?P<last>{_MONTH})"
)
_NUMBER = regex(r"\d+")


def _stretch(figure: Figure, names: Names, text: str) -> Piece | None:
    """“from 2007 to 2022”, “from January 2022 to March 2023”."""
    match = _YEARS.search(text) or _MONTHS.search(text)
    if match is None:
        return Piece((), text)
    times = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 1]
    told = match.groupdict()
    if not times and told.get("first") and not _YEAR.search(figure.title):
        return Piece((), text.replace(match[0], " "))  # The time of all, as of a year.
    if len(times) != 1:
        return None
    if told.get("first"):
        spots = time_of(told["first"]), time_of(told["last"])
        ends = _ends(times[0], spots)
    else:
        first, last = (int(n) for n in _NUMBER.findall(match[0])[-2:])
        ends = ends_at(figure, times[0], first, last)
    return Piece(ends, text.replace(match[0], " ")) if ends else None


def _ends(along: Dimension, told: tuple[float | None, float | None]) -> tuple[Formula, ...]:
    """That an axis of months goes from one to another."""
    if None in told or len(set(ordinates(along))) < len(along.ticks):
        return ()
    return tuple(
        Compare(Comparator.EQUAL, Aggregate(end, Ticks(along.name)), Number(spot, 3))
        for end, spot in zip((Function.MIN, Function.MAX), told, strict=True)
        if spot is not None
    )


_OF_A_YEAR = any_case(r",?\s(?:in|for|during|of|as\sof)\s(?:the\s)?(?:year\s)?(?:19|20)\d\d\b(?!/)")
_YEAR = regex(r"\b(?:19|20)\d\d\b")


def _year(figure: Figure, names: Names, text: str) -> Piece | None:
    """“in 2019”, of a figure that does not say that it is of another year, or of several."""
    match = _OF_A_YEAR.search(text)
    if match is None:
        return Piece((), text)
    own = set(_YEAR.findall(f"{figure.title} {figure.value.label}"))
    if any(map(is_time, figure.dimensions)) or (not own.issuperset(_YEAR.findall(text)) and own):
        return None
    return Piece((), text.replace(match[0], " "))


_AND = frozenset({"and", "or", ",", "as", "well", "&", "versus", "vs", "the", "/"})
"""What stands between the things that are listed."""


def _listed(figure: Figure, names: Names, text: str) -> Piece | None:
    """“of Estonia, Latvia and Lithuania”: all that there are, or it is not what is shown.

    Those “in England and Wales, by region” are of both, be Wales a region or not.
    """
    tokens = tokenise(text)
    named: dict[str, dict[str, tuple[int, int]]] = {}
    for i in range(len(tokens)):
        for stop, ticks in names.ticks_at(tokens, i):
            if len(ticks.ticks) == 1:
                named.setdefault(ticks.dimension, {})[ticks.ticks[0]] = (i, stop)
    said: list[Formula] = []
    taken: list[int] = []
    for name, spots in named.items():
        dimension = names.dimensions[name]
        if len(dimension.ticks) < 2:
            continue
        if len(spots) < len(dimension.ticks):
            if _tells_by(names, tokens, dimension):
                continue
            return None
        said.append(Compare(Comparator.EQUAL, Size(name), Number(len(spots))))
        taken += [place for start, stop in spots.values() for place in range(start, stop)]
    if not taken:
        return Piece((), text)
    gone = {i for i in range(min(taken), max(taken)) if tokens[i].word in _AND}.union(taken)
    return Piece(tuple(said), _without(tokens, gone))


def _without(tokens: Sequence[Token], gone: Collection[int]) -> str:
    """A text without some of its tokens, and without what stands before these: “in”, “for”."""
    before = {i - 1 for i in gone if i and tokens[i - 1].word in _BY}
    return " ".join(t.text for i, t in enumerate(tokens) if i not in before.union(gone))


_WITHIN = 4
"""Words between a number and the noun of what it counts: “five racial and ethnic groups”."""


def _counted(figure: Figure, names: Names, text: str) -> Piece | None:
    """“in ten regions”, “across four age groups”: as many as there are."""
    tokens = tokenise(text)
    said: dict[str, Formula] = {}
    gone: set[int] = set()
    known = words_of_values(figure)
    for i, token in enumerate(tokens):
        number = count_told(token)
        if number is None or token.word in known or i in gone:
            continue
        noun = _noun(figure, names, tokens, i + 1)
        if noun is None or number < 0:
            return None  # Some number, of what is not known.
        stop, dimension = noun
        between = [t.text for t in tokens[i + 1 : stop - 1]]
        if dimension.name in said or not _is_clear(figure, dimension, number, between):
            return None
        said[dimension.name] = Compare(Comparator.EQUAL, Size(dimension.name), Number(number))
        gone.update(range(i, stop))
    return Piece(tuple(said.values()), _without(tokens, gone) if gone else text)


_COUNTRIES = frozenset("country countries nation nations state states".split())


def _is_clear(figure: Figure, dimension: Dimension, number: int, between: Sequence[str]) -> bool:
    """Whether a number is that of all in a list, and not of some that stand out among them.

    “Five Danish regions”, of six: five may be in Denmark.
    """
    if lists_aside(dimension):
        return False
    told = {*words_of(figure.title)}
    apart = any(text[:1].isupper() and text.lower() not in told for text in between)
    if apart and not _COUNTRIES.isdisjoint(words_of(dimension.name.lower())):
        return False  # "Ten European countries", of which some may not be.
    return number == len(dimension.ticks) or not (between or is_time(dimension))


_TIMES = frozenset({"years", "points", "months", "dates", "surveys", "quarters", "periods"})


def _noun(
    figure: Figure, names: Names, tokens: Sequence[Token], start: int
) -> tuple[int, Dimension] | None:
    """Where a plural noun for a dimension ends, a few words on at most, and that dimension."""
    for place in range(start, min(start + _WITHIN, len(tokens))):
        if not tokens[place].is_word or tokens[place].word in _BY:
            return None
        for stop, label in names.labels_at(tokens, place):
            dimension = names.dimensions[label.dimension]
            if tokens[stop - 1].word.endswith("s") and len(dimension.ticks) > 1:
                return stop, dimension
        if tokens[place].word in _TIMES:
            times = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 1]
            in_time = tokens[place + 1 : place + 3]
            stop = place + 3 if [t.word for t in in_time] == ["in", "time"] else place + 1
            return (stop, times[0]) if len(times) == 1 else None
    return None


_BY = frozenset("by in across among of for between each every per into".split())
"""What may stand before that by which the values are told, with nothing between but its kind."""

_LAID_OUT = any_case(
    r",?\s(?:grouped|categori[sz]ed|broken\sdown|split|divided|ranked|sorted)(?=\s(?:by|into)\b)"
    r"|\b(?:the\s)?(?:world['’]?s?\s)?(?:leading|top|largest|biggest|various|different|several"
    r"|selected|individual|major)(?=\s|\Z)"
)
"""How the values are laid out, and things were chosen."""

_BY_WHAT = any_case(r"\s(?:by|per(?!\s\d)|for\s(?:each|every))\s(?P<what>[^,]+?)(?=,|\Z)")


def _by_what(figure: Figure, names: Names, text: str) -> Piece | None:
    """“…, by region”: it lists several; what it is “by” must be known."""
    bare = _LAID_OUT.sub("", text)
    tokens = tokenise(bare)
    told = [d for d in figure.dimensions if len(d.ticks) > 1 and _tells_by(names, tokens, d)]
    said = tuple(Compare(Comparator.MORE, Size(d.name), Number(1)) for d in told)
    match = _BY_WHAT.search(bare)
    if match and not said and not {*words_of(match["what"])} <= {*words_of(figure.title)}:
        return None  # "By age": whether it is by that, is not known.
    return Piece(said, bare)


def _tells_by(names: Names, tokens: Sequence[Token], dimension: Dimension) -> bool:
    """Whether an introduction says that values are told by a dimension: “by region”."""
    own = {*words_of(dimension.name.lower())}
    first = next((i for i, t in enumerate(tokens) if t.word in _BY), len(tokens))
    for place in range(len(tokens)):
        behind = tokens[max(0, place - _WITHIN) : place]
        if place > first and not any(t.word in _BY for t in behind):
            continue
        for stop, label in names.labels_at(tokens, place):
            word = tokens[stop - 1].word
            if label.dimension == dimension.name and own & {word, *toggled((word,))}:
                return True
    return False


_PIECES: tuple[Taking, ...] = (_unit, _stretch, _year, _listed, _counted, _by_what)
"""The pieces in the order in which they are taken off."""


_SHORTEST = 4
"""Letters of a word that tells what values are, which “in” and “of” do not."""

_STEM = 5
"""Letters that “unemployed” has in common with “unemployment”."""

_PER_HEAD = frozenset("capita head person inhabitant inhabitants resident residents".split())
"""What a number may be per, by which it is another one."""

_PROPER = regex(r"(?<=\s)[A-Z][\w.-]+(?:\s[A-Z][\w.-]+)*")

_EMPTY = frozenset(
    "that this these those with from their them they have have who which among different people "
    "selected various over when what were been more than annual yearly average total between "
    "world worldwide country size data according".split()
)
"""Words that do not tell which values are meant."""


def _names_the_values(figure: Figure, theme: str, rest: str) -> bool:
    """Whether a theme names what a figure calls its values, and what is left says nothing else."""
    known = words_of_values(figure)
    told = frozenset(words_of(theme))
    if told.isdisjoint(known) or is_of_another(figure, told) or is_of_others(figure, theme):
        return False
    if (_PER_HEAD & told) - known:
        return False
    if not any(map(is_any_measure, known)) and any(map(is_any_measure, told - OF_ANY)):
        return False  # "The cost of the thefts", of which the figure gives the number.
    listed = " ".join(f"{d.name} {' '.join(d.ticks)}" for d in figure.dimensions)
    stems = {w[:_STEM] for w in known | {*words_of(f"{figure.title} {listed}")}}
    words = [w for w in words_of(_PROPER.sub("", rest)) if len(w) >= _SHORTEST and w not in _EMPTY]
    strangers = [w for w in words if w not in OF_ANY and w[:_STEM] not in stems]
    return 2 * len(strangers) <= len(words) and says_nothing(figure, rest)
