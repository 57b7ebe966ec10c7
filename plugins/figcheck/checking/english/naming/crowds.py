"""Groups of people with the noun for who they are: “White teens”, “Danish adults”, “the public”.

A figure tells by its title whom it is about; its rows and columns only tell these people apart. So
each group may be named with the noun for all of them, and everyone by that noun alone where a row
is for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.people import lists_ages
from figcheck.checking.language.order import is_time
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case

_ALIKE = tuple(
    frozenset(nouns.split())
    for nouns in (
        "adults people persons respondents individuals",
        "teens teenagers adolescents youths",
        "children kids",
        "women females",
        "men males",
        "mothers moms mums",
        "fathers dads",
        "parents",
        "households families",
        "householders",
        "homeowners",
        "workers employees",
        "students pupils",
        "voters",
        "immigrants migrants",
        "residents inhabitants people persons individuals",
        "citizens",
        "consumers",
        "patients",
        "users",
    )
)
"""What people are called whom a figure is about, those together that may be said of the same."""

_TOLD = {
    "population": "residents", "women": "women", "woman": "women", "mother": "women",
    "foreign": "immigrants", "household": "households", "householder": "households",
}  # fmt: skip
"""Further words by which a title tells whom it is about, with a noun for them."""

_ANYONE = frozenset("adults people persons respondents individuals residents citizens".split())
"""Nouns for anyone, where a title tells nobody."""

_GROUPS = frozenset(
    (
        "white black hispanic latino latina asian multiracial biracial indian native indigenous "
        "african caucasian protestant protestants catholic catholics christian christians jewish "
        "jews muslim muslims evangelical evangelicals hindu hindus buddhist buddhists atheist "
        "atheists agnostic agnostics mormon mormons unaffiliated religious republican republicans "
        "democrat democrats democratic independent independents conservative conservatives "
        "liberal liberals moderate moderates rural urban suburban married unmarried single "
        "divorced widowed employed unemployed college graduate graduates grad postgrad bachelor "
        "bachelors degree school men women male female"
    ).split()
)
"""Words by which surveys tell groups of people."""

_SORTS: tuple[tuple[frozenset[str], tuple[tuple[str, ...], ...]], ...] = (
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
    (frozenset("republican republicans democrat democrats".split()), (("partisan",), ("party",))),
    (frozenset("college graduate graduates grad postgrad".split()), (("education",),
                                                                     ("educational",))),
)  # fmt: skip
"""What groups are called, by words in their names."""

_ANY_SORT: tuple[tuple[str, ...], ...] = ((), ("demographic",), ("population",), ("social",))

_SORTED_BY = frozenset(
    "race races racial ethnicity ethnic religion religions religious party parties affiliation "
    "gender sex ideology generation generations education income".split()
)
"""Words for what tells them apart."""

_EVERYONE = frozenset(
    "all total overall everyone national nationwide u s us usa american adults general public "
    "population country".split()
)
"""Words of which the name of a row for all of them is made, beside the nouns for them."""

_OF_ALL = frozenset("all total overall everyone national nationwide".split())

_OF_SOME = (
    frozenset[str]().union(*_ALIKE).difference(("people", "persons", "individuals", "respondents"))
)
"""Those that are not said of just anyone."""

_OF_WHOM = any_case(
    r"(?:%|percent|percentages?|shares?|proportion|number) of (?:[A-Z][\w.]* )*(?:all |the )?"
    r"(?:[a-z]+ )??([a-z]+s)(?= (?:who|that|saying|ages?|aged|in|by|with)\b|[,;:(]|\Z)"
)
"""Of whom a title gives the shares: “% of U.S. renters who …”."""

_ALL_OF = any_case(r"(?:all|total|u\.?s\.?) ([a-z]+s)\Z")
"""A row for all people: “All renters”."""

BEFORE_EVERYONE = frozenset(
    "of among for by with in to than and or all most more fewer many half both , %".split()
)
"""What stands before a noun for all people that says nothing of which of them are meant."""

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
        if not _tells_apart(dimension, figure):
            continue
        everyone = whole(dimension, nouns)
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
    told = any(_tells_apart(d, figure) and whole(d, nouns) for d in figure.dimensions)
    return nouns if told else frozenset()


def _tells_apart(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension tells groups of people apart, or their ages."""
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
    named = {word for words in _named(dimension) for word in words}
    for known, sorts in _SORTS:
        if not known.isdisjoint(named):
            for sort in sorts:
                yield from (((*sort, noun), dimension.name) for noun in ("group", "groups"))
    for sort in _ANY_SORT:
        yield from (((*sort, noun), dimension.name) for noun in ("group", "groups"))


def _named(dimension: Dimension) -> list[tuple[str, ...]]:
    return [words_of(tick) for tick in dimension.ticks]


@remembered
def crowd(figure: Figure) -> frozenset[str]:
    """The nouns in the plural for all people that a figure is about; none if it lists some.

    Args:
        figure: the figure.
    """
    named = (d.name for d in figure.dimensions if d.name != d.role)
    title = " ".join((figure.title, figure.value.label, *named))
    told = words_of(title)
    forms = {w for word in told for w in (word, toggled((word,))[0])}
    forms |= {noun for word, noun in _TOLD.items() if word in told}
    whom = {match[1].lower() for match in _OF_WHOM.finditer(title)}
    whom |= {m[1].lower() for d in figure.dimensions for t in d.ticks if (m := _ALL_OF.match(t))}
    found = [nouns for nouns in _ALIKE if not forms.isdisjoint(nouns)]
    nouns = frozenset[str]().union(*found, whom) or _ANYONE
    listed = {
        w
        for d in figure.dimensions
        for t in d.ticks
        if not _EVERYONE.union(nouns).issuperset(words_of(t))
        for word in words_of(t)
        for w in (word, toggled((word,))[0])
    }
    return nouns - listed


@remembered
def others_than(figure: Figure) -> frozenset[str]:
    """Nouns for people whom a figure is not about: “adults”, of teens.

    Args:
        figure: the figure.
    """
    nouns = crowd(figure)
    if nouns <= _ANYONE:
        return frozenset()
    others = _OF_SOME - nouns
    return others.union(toggled((noun,))[0] for noun in others)


def lists_people(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension lists groups of people, or countries in which some were asked.

    Args:
        dimension: the dimension.
        figure: the figure.
    """
    named = _named(dimension)
    known = sum(not _GROUPS.isdisjoint(words) for words in named)
    if 2 * known >= len(named) or not _SORTED_BY.isdisjoint(words_of(dimension.name)):
        return True
    return Scale.of(figure).percent and all(map(demonyms, named))


def whole(dimension: Dimension, nouns: frozenset[str]) -> str | None:
    """The row for all people, if there is one: “Total”, “All adults”, “U.S. adults”.

    Args:
        dimension: the dimension that lists groups of them.
        nouns: the nouns for all of them.
    """
    found = [
        tick
        for tick in dimension.ticks
        if (words := words_of(tick))
        and _EVERYONE.union(nouns).issuperset(words)
        and (not _OF_ALL.isdisjoint(words) or not nouns.isdisjoint(words))
    ]
    return found[0] if len(found) == 1 else None


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
        forms += [(*whose, noun) for whose in _AMERICAN if _is_american(figure)]
    if _is_american(figure) and not nouns.isdisjoint(("adults", "residents")):
        forms += [("americans",), ("average", "american"), ("typical", "american")]
    if not nouns.isdisjoint(_ANYONE):
        forms += [("public",), ("general", "public"), ("general", "population")]
    forms += [("national", noun) for noun in ("figure", "average", "rate", "level", "median")]
    for form in forms:
        yield Alias(form, dimension.name, (everyone,))


def _is_american(figure: Figure) -> bool:
    words = words_of(f"{figure.title} {figure.value.label}")
    return any(words[i : i + 2] in (("u", "s"), ("united", "states")) for i in range(len(words)))
