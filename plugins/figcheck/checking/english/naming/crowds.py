"""Groups of people with the noun for who they are: “White teens”, “Danish adults”, “the public”.

A figure tells by its title whom it is about; its rows and columns only tell these people apart. So
each group may be named with the noun for all of them, and everyone by that noun alone where a row
is for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.everyone import ANYONE, crowd, is_american, whole
from figcheck.checking.english.naming.people import lists_ages, spans_of
from figcheck.model import Dimension, Figure
from figcheck.times import is_time

GROUPS = frozenset(
    (
        "white black hispanic latino latina asian multiracial biracial indian native indigenous "
        "african caucasian protestant protestants catholic catholics christian christians jewish "
        "jews muslim muslims evangelical evangelicals hindu hindus buddhist buddhists atheist "
        "atheists agnostic agnostics mormon mormons unaffiliated religious republican republicans "
        "democrat democrats democratic independent independents conservative conservatives "
        "liberal liberals moderates rural urban suburban married unmarried "
        "divorced widowed unemployed college graduate graduates grad postgrad bachelor "
        "bachelors men women male female"
    ).split()
)
"""Words by which surveys tell groups of people."""

_Sorts: TypeAlias = "tuple[tuple[str, ...], ...]"

_SORTS: tuple[tuple[frozenset[str], _Sorts], ...] = (
    (
        frozenset("white black hispanic latino asian multiracial indian african".split()),
        (
            ("racial",), ("ethnic",), ("racial", "and", "ethnic"), ("racial", "or", "ethnic"),
            ("race",), ("ethnicity",),
        ),
    ),
    (
        frozenset("protestant protestants catholic catholics christian christians jewish jews "
                  "muslim muslims evangelical unaffiliated".split()),
        (("religious",), ("faith",)),
    ),
    (frozenset("men women male female males females".split()), (("gender",), ("sex",))),
    (frozenset("republican republicans democrat democrats".split()), (("partisan",), ("party",))),
    (frozenset("college graduate graduates grad postgrad".split()), (("education",),
                                                                     ("educational",))),
)  # fmt: skip
"""What groups are called, by words in their names."""

_BY_AGE: _Sorts = (("age",),)
_ANY_SORT: _Sorts = ((), ("demographic",), ("population",), ("social",))

_SORTED_BY = frozenset(
    "race races racial ethnicity ethnic religion religions religious party parties affiliation "
    "gender sex ideology generation generations education income".split()
)
"""Words for what tells them apart."""

_AMERICAN = (("u", "s"), ("us",), ("american",))
_IN_COUNTRY = ("in", "from", "of")
_FEWEST = 2
_MOST = 40
"""Groups that are named with nouns."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What groups of people are called with the noun for all of them, and what everyone is.

    Args:
        figure: the figure.
    """
    nouns = crowd(figure)
    if not nouns:
        return
    for dimension in figure.dimensions:
        if not tells_apart(dimension, figure):
            continue
        everyone = whole(dimension, nouns)
        yield from _of_sorts(dimension, everyone)
        for tick in dimension.ticks if lists_people(dimension, figure) else ():
            if tick != everyone:
                yield from _with_nouns(tick, nouns, dimension)
        if everyone is not None:
            yield from _of_all(everyone, nouns, dimension, figure)


def everyone_called(figure: Figure) -> frozenset[str]:
    """The nouns that alone name a row for all people: “teens”; none where there is no such row.

    Args:
        figure: the figure.
    """
    nouns = crowd(figure)
    told = any(tells_apart(d, figure) and whole(d, nouns) for d in figure.dimensions)
    return nouns if told else frozenset()


def tells_apart(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension tells groups of people apart, or their ages.

    Args:
        dimension: the dimension.
        figure: the figure.
    """
    if is_time(dimension) or not _FEWEST <= len(dimension.ticks) <= _MOST:
        return False
    return lists_people(dimension, figure) or lists_ages(dimension, figure)


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the one dimension is called that tells groups of people apart: “every racial group”.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    several = [d for d in figure.dimensions if len(d.ticks) >= _FEWEST and not is_time(d)]
    found = [d for d in several if lists_people(d, figure) and not all(map(demonyms, _named(d)))]
    if len(found) != 1:
        return
    (dimension,) = found
    sorted_so = _sorted_so(dimension)
    of_several_sorts = len(sorted_so) > 1
    for sorts in (*(() if of_several_sorts else sorted_so), _ANY_SORT):
        for sort in sorts:
            yield from (((*sort, noun), dimension.name) for noun in ("group", "groups"))


@remembered
def several_sorts(figure: Figure) -> dict[str, tuple[frozenset[str], ...]]:
    """The groups of each sort, by the dimension, where one lists groups of several: races, ages.

    Args:
        figure: the figure.
    """
    found = {d.name: _sorted_so(d) for d in figure.dimensions if tells_apart(d, figure)}
    return {d: tuple(map(frozenset, s.values())) for d, s in found.items() if len(s) > 1}


def _sorted_so(dimension: Dimension) -> dict[_Sorts, tuple[str, ...]]:
    """The groups of each sort that a dimension lists, by what those of the sort are called."""
    named = {tick: frozenset(words_of(tick)) for tick in dimension.ticks}
    found = {
        sorts: tuple(tick for tick, words in named.items() if not known.isdisjoint(words))
        for known, sorts in _SORTS
    }
    ages = tuple(spans_of(dimension))
    found[_BY_AGE] = ages if len(ages) < len(dimension.ticks) - 1 else ()
    return {sorts: ticks for sorts, ticks in found.items() if len(ticks) > 1}


def _of_sorts(dimension: Dimension, everyone: str | None) -> Iterator[Alias]:
    """“The racial groups”, “every age group”, where groups of several sorts are listed."""
    for sorts, ticks in _sorted_so(dimension).items():
        if set(ticks) | {everyone} < {*dimension.ticks, everyone}:
            for sort in sorts:
                yield Alias((*sort, "groups"), dimension.name, ticks)


def _named(dimension: Dimension) -> list[tuple[str, ...]]:
    return [words_of(tick) for tick in dimension.ticks]


def lists_people(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension lists groups of people, or countries in which some were asked.

    Args:
        dimension: the dimension.
        figure: the figure.
    """
    named = _named(dimension)
    known = sum(not GROUPS.isdisjoint(words) for words in named)
    if 2 * known >= len(named) or not _SORTED_BY.isdisjoint(words_of(dimension.name)):
        return True
    return Scale.of(figure).percent and all(map(demonyms, named))


def _with_nouns(tick: str, nouns: frozenset[str], dimension: Dimension) -> Iterator[Alias]:
    """“Catholic adults”, “a Hispanic teen”, “people in Spain”."""
    words = words_of(IN_BRACKETS.sub(" ", tick))
    country = demonyms(words)
    for noun in sorted(nouns):
        for form in (words, toggled(words), *country):
            for end in (noun, toggled((noun,))[0]):
                yield Alias((*form, end), dimension.name, (tick,))
        for at in _IN_COUNTRY if country else ():
            for form in (words, ("the", *words)):
                yield Alias((noun, at, *form), dimension.name, (tick,))


def _of_all(
    everyone: str, nouns: frozenset[str], dimension: Dimension, figure: Figure
) -> Iterator[Alias]:
    """What all people are called, where a row is for all: “overall”, “Americans”."""
    forms: list[tuple[str, ...]] = [("overall",), ("total",)]
    for noun in sorted(nouns):
        one = toggled((noun,))[0]
        forms += [(noun,), ("all", noun), (noun, "overall"), ("overall", noun)]
        forms += [("typical", one), ("average", one), ("typical", noun), ("average", noun)]
        forms += [(*whose, noun) for whose in _AMERICAN if is_american(figure)]
    if is_american(figure) and not nouns.isdisjoint(("adults", "residents")):
        forms += [("americans",), ("average", "american"), ("typical", "american")]
    if not nouns.isdisjoint(ANYONE):
        forms += [("public",), ("general", "public"), ("general", "population")]
    forms += [("national", noun) for noun in ("figure", "average", "rate", "level", "median")]
    for form in forms:
        yield Alias(form, dimension.name, (everyone,))
