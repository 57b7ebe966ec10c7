"""Groups of people by their age: “the young”, “older participants”, “people aged 18 to 30”."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.everyone import crowd, is_american, whole
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record

_PEOPLE = (
    "people persons participants subjects respondents volunteers patients users viewers readers "
    "listeners players workers employees drivers voters women men adults individuals americans "
    "householders renters group "
    "cohort generation ones citizens customers students speakers residents"
).split()
"""Nouns that may follow an adjective of age."""


@record
class _Age:
    """An age as English speaks of it: adjectives, and nouns that say the same."""

    adjectives: tuple[tuple[str, ...], ...]
    nouns: tuple[str, ...] = ()


_AGES = (
    _Age((), ("infant", "infants", "baby", "babies", "newborn", "newborns", "toddlers")),
    _Age((), ("child", "children", "kid", "kids")),
    _Age(
        (("teenage",), ("adolescent",)),
        ("teen", "teens", "teenager", "teenagers", "adolescent", "adolescents"),
    ),
    _Age((("young",), ("younger",))),
    _Age((("middle",), ("middle", "aged"), ("middle", "age"), ("mid", "age"))),
    _Age(
        (("old",), ("older",), ("elderly",), ("aged",), ("senior",)),
        ("senior", "seniors", "elder", "elders", "pensioners", "retirees"),
    ),
)
"""The ages that names of groups say, from the lowest to the highest."""

_OF_ONE_SEX = frozenset({"women", "men"})

_OF_YEARS = ("those", "people", "adults", "respondents", "americans")
"""Nouns that may stand before the years themselves: “adults 30 to 49”."""

_GROUPS = (
    ("age", "group"), ("group",), ("bracket",), ("age", "bracket"), ("age", "cohort"),
    ("age", "band"),
)  # fmt: skip
"""What a group of people of some ages is called."""

_MOST_OUTERMOST = 4
"""How many groups at either end sentences speak of together."""

_LAST_OF_CHILDHOOD = 17
_FIRST_AT_WORK = range(15, 21)
_LAST_AT_WORK = range(60, 70)
_RETIRED = range(60, 76)
_FIRST_AS_ADULT = range(15, 22)
_LAST_AS_YOUNG = 35
_YOUNG = ("adult", "adults", "people")

_ALLOWED = frozenset((*_PEOPLE, "age", "aged", "adult", "person", "and", "the"))
"""What else the name of an age group may have in it."""

_RANGE = regex(r"\D*?(\d{1,2})\s*(?:[–—-]|to)\s*(\d{1,3})\D*")
_OPEN = any_case(r"\D*?(\d{1,2})\s*(?:years?\s+)?(?:\+|(?:and|or) (?:older|over|above))\D*")
_FIRST = any_case(
    r"\D*?(?:under|below|younger than|<)\s*(?P<limit>\d{1,2})\D*"
    r"|\D*?(?P<last>\d{1,2})\s*(?:years?\s+)?(?:and|or) (?:under|younger|below)\D*"
)
"""The first of several groups by the age that ends it: “Under 18”."""
_AGE_WORDS = any_case(r"\b(?:age[sd]?|age[- ]groups?|years? old|cohorts?|generations?)\b")
_AGE_GROUPS = any_case(r"\bage[- ]groups?\b")
_YEARS = any_case(r"\b(?:years?|age[ds]?|older)\b")
_DIGIT = regex(r"\d")
_IN_PARENTHESES = regex(r"\s*\([^()]*\)")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the age groups of a figure are called.

    “Women aged 25 to 34” are no group of people of that age where women are set against men, nor
    where nothing says that the figure is about women.
    """
    told = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    for dimension in figure.dimensions:
        others = [t for d in figure.dimensions if d is not dimension for t in d.ticks]
        set_apart = {w for t in others for w in words_of(t)}.intersection(_PEOPLE)
        set_apart |= _OF_ONE_SEX.difference(told)
        if not is_american(figure):
            set_apart.add("americans")
        for alias in _aliases(figure, dimension):
            if set_apart.isdisjoint(alias.words):
                yield alias


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """“age group”, for the one dimension that lists groups by their age."""
    aged = [d for d in figure.dimensions if lists_ages(d, figure)]
    if len(aged) == 1 and len(spans_of(aged[0])) + 1 >= len(aged[0].ticks):
        for noun in _GROUPS:
            yield noun, aged[0].name


def lists_ages(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension lists groups of people by their age.

    Args:
        dimension: the dimension.
        figure: the figure.
    """
    return bool(_spans(dimension, figure)) and _speaks_of_age(dimension, figure)


@remembered
def ages_in_order(figure: Figure) -> tuple[str, ...]:
    """The names of the age groups of a figure from the youngest to the oldest, if it lists some.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        ages = {tick: age for tick in dimension.ticks if (age := _age_of(tick)) is not None}
        spans = _spans(dimension, figure) if _speaks_of_age(dimension, figure) else {}
        order = _ascending(_aged_ticks(dimension, figure, spans), ages, spans)
        if order:
            return tuple(order)
    return ()


def _aliases(figure: Figure, dimension: Dimension) -> Iterator[Alias]:
    """What the groups of one dimension are called."""
    if len(dimension.ticks) > 1:
        ages = {tick: _age_of(tick) for tick in dimension.ticks}
        known = {tick: age for tick, age in ages.items() if age is not None}
        if len(set(known.values())) > 1:
            for tick, age in known.items():
                if list(known.values()).count(age) == 1:
                    for words in _forms(_AGES[age]):
                        yield Alias(words, dimension.name, (tick,))
        spans = _spans(dimension, figure)
        if len(set(known.values())) > 1 or (spans and _speaks_of_age(dimension, figure)):
            for tick, (low, high) in spans.items():
                for words in (*_aged(low, high), *_of_life(low, high)):
                    yield Alias(words, dimension.name, (tick,))
            order = _ascending(_aged_ticks(dimension, figure, spans), known, spans)
            for position, adjective in ((0, "youngest"), (-1, "oldest"), (-1, "eldest")):
                if order:
                    for words in ((adjective,), *((adjective, noun) for noun in _PEOPLE)):
                        yield Alias(words, dimension.name, (order[position],))
                    for noun in (*_GROUPS, ("age", "group")):
                        yield Alias((adjective, *noun), dimension.name, (order[position],))
            if order and (high := spans.get(order[0], ("", ""))[1]):
                adult = int(spans[order[0]][0]) in _FIRST_AS_ADULT and int(high) <= _LAST_AS_YOUNG
                young = (("young", who) for who in _YOUNG) if adult else ()
                for words in (*_below(str(int(high) + 1)), *young):
                    yield Alias(words, dimension.name, (order[0],))
            yield from _outermost(dimension.name, order)
            if len(order) == 3 and not known:
                for words in (("aged",), ("group",), ("age", "group"), ("one",)):
                    yield Alias(("middle", *words), dimension.name, (order[1],))


def _outermost(dimension: str, order: list[str]) -> Iterator[Alias]:
    """The first groups of an order, and its last: “the three youngest age groups”."""
    for count in range(2, min(len(order), _MOST_OUTERMOST + 1)):
        for adjective, ticks in (("youngest", order[:count]), ("oldest", order[-count:])):
            for words in ((NUMERALS[count], adjective), (adjective, NUMERALS[count])):
                for group in (("groups",), ("age", "groups"), ("cohorts",)):
                    yield Alias((*words, *group), dimension, tuple(ticks))


def names_of_age(text: str) -> Iterator[tuple[str, ...]]:
    """What else a group is called whose name says its ages: “65 years and older”.

    Args:
        text: the name.

    Yields:
        Each name as words in lower case; none for what says no ages.
    """
    if _YEARS.search(text):
        if match := _RANGE.fullmatch(text):
            yield from (*_aged(match[1], match[2]), *_of_life(match[1], match[2]))
        elif match := _OPEN.fullmatch(text):
            yield from (*_aged(match[1], ""), *_of_life(match[1], ""))


def _age_of(tick: str) -> int | None:
    """The place among `_AGES` of a tick that names an age and nothing else."""
    words = words_of(_IN_PARENTHESES.sub("", tick))
    for place, age in enumerate(_AGES):
        for form in (*age.adjectives, *((noun,) for noun in age.nouns)):
            if words[: len(form)] == form and _ALLOWED.issuperset(words[len(form) :]):
                return place
    return None


def _forms(age: _Age) -> Iterator[tuple[str, ...]]:
    for noun in age.nouns:
        yield (noun,)
        yield from ((noun, other) for other in ("group", "participants"))
    for adjective in age.adjectives:
        if adjective not in (("middle",), ("aged",)):
            yield adjective  # "in the middle" is no group of people.
        yield from ((*adjective, noun) for noun in _PEOPLE)
        yield (*adjective, "age", "group")


def spans_of(dimension: Dimension) -> dict[str, tuple[str, str]]:
    """The years from which to which the names of groups say that these are.

    Args:
        dimension: the dimension that lists them.
    """
    return _spans_in({tick: tick for tick in dimension.ticks})


def _spans(dimension: Dimension, figure: Figure) -> dict[str, tuple[str, str]]:
    """The years from which to which a group is, "" for a group without an upper end."""
    written = {tick: tick for tick in dimension.ticks}
    for entry in figure.legend:
        bare = _IN_PARENTHESES.sub("", entry.name)
        if bare in written:
            written[bare] = entry.name
    return _spans_in(written)


def _spans_in(written: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    spans: dict[str, tuple[str, str]] = {}
    for tick, text in written.items():
        if match := _RANGE.fullmatch(text):
            spans[tick] = (match[1], match[2])
        elif match := _OPEN.fullmatch(text):
            spans[tick] = (match[1], "")
        elif match := _FIRST.fullmatch(text):
            spans[tick] = ("0", match["last"] or str(int(match["limit"]) - 1))
    return spans if len(spans) > 1 else {}


def _speaks_of_age(dimension: Dimension, figure: Figure) -> bool:
    axes = (figure.x_axis.label, figure.y_axis.label)
    others = [d for d in figure.dimensions if d is not dimension]
    if any(_AGE_WORDS.search(d.name) for d in others):
        return False
    # An axis without a name: "100 % stacked bars, one per age group".
    told = figure.source.text if dimension.name == dimension.role else ""
    said = (dimension.name, figure.title, *axes, *dimension.ticks)
    return any(map(_AGE_WORDS.search, said)) or _AGE_GROUPS.search(told) is not None


_OLD = (("old",), ("olds",), ("old", "adults"), ("old", "people"), ("old", "respondents"))


def _aged(low: str, high: str) -> Iterator[tuple[str, ...]]:
    """What a group is called by its ages: “18- to 30-year-olds”, “aged 65 and over”."""
    if not high:
        for end in ("and", "or"):
            for word in ("over", "older", "above", "up"):
                for unit in ((), ("years",)):
                    yield (low, *unit, end, word)
                    yield from _behind_people((low, *unit, end, word))
        yield from _behind_people(words_of(f"{low}+"))
        yield from ((*words_of(f"{low}+"), *noun) for noun in _GROUPS)
        yield from (words_of(f"{over}{low}s") for over in ("over-", "over "))
        yield from (("over", low), ("above", low), (low, "plus"))
        yield from ((who, over, low) for who in _OF_YEARS for over in ("over", "above"))
        return
    for span in ((low, high), (low, "to", high)):
        yield from _behind_people(span)
        yield from ((*span, "year", *old) for old in _OLD)
        yield from ((*span, *group) for group in _GROUPS)
        yield from ((who, *span) for who in _OF_YEARS)
    yield from ((who, "between", low, "and", high) for who in ("aged", "ages", *_OF_YEARS))
    yield ("between", "the", "ages", "of", low, "and", high)


def _below(limit: str) -> Iterator[tuple[str, ...]]:
    """What the first of several groups is called by the age that ends it: “adults under 30”."""
    yield from ((under, limit) for under in ("under", "below"))
    yield ("younger", "than", limit)
    yield words_of(f"under-{limit}s")
    yield from ((who, under, limit) for who in _OF_YEARS for under in ("under", "below"))


def _of_life(low: str, high: str) -> Iterator[tuple[str, ...]]:
    """What statistics call a group whatever its very years are: children, who works, who retired.

    Source: the age groups of the United Nations' World Population Prospects (0-14, 15-64, 65+).
    """
    if high and int(high) <= _LAST_OF_CHILDHOOD:
        yield from (("children",), ("child", "population"))
        yield from (("children", "aged", *span) for span in ((low, high), (low, "to", high)))
        yield ("children", "under", str(int(high) + 1))
    elif high and int(low) in _FIRST_AT_WORK and int(high) in _LAST_AT_WORK:
        yield from (("working", "age", who) for who in (*_PEOPLE, "population"))
        yield from ((who, "of", "working", "age") for who in (*_PEOPLE, "those", "population"))
    elif not high and int(low) in _RETIRED:
        yield from (("elderly",), ("seniors",), ("senior", "citizens"))
        yield from (("elderly", who) for who in (*_PEOPLE, "population"))
        yield from (("older", who) for who in ("people", "adults", "persons", "population"))


def _behind_people(span: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for aged in ("aged", "ages"):
        yield (aged, *span)
        yield from ((who, aged, *span) for who in (*_PEOPLE, "those"))


def _aged_ticks(
    dimension: Dimension, figure: Figure, spans: Mapping[str, tuple[str, str]]
) -> frozenset[str]:
    """The groups of one dimension that may be of some ages: not that of all, nor of one sex."""
    everyone = whole(dimension, crowd(figure))
    others = {t for t in dimension.ticks if t not in spans and not _DIGIT.search(t)}
    if len(spans) > 1 and all(_age_of(tick) is None for tick in others):
        return frozenset(spans) | {t for t in dimension.ticks if t not in others}
    return frozenset(dimension.ticks) - {everyone}


def _ascending(
    ticks: Collection[str], known: Mapping[str, int], spans: Mapping[str, tuple[str, str]]
) -> list[str]:
    """The groups from the youngest to the oldest, if all of them can be told apart."""
    if len(ticks) <= 1:
        return []
    if spans.keys() == set(ticks):
        order = sorted(spans, key=lambda t: int(spans[t][0]))
        distinct = len({int(low) for low, _ in spans.values()}) == len(order)
    else:
        order = sorted(known, key=known.__getitem__)
        distinct = known.keys() == set(ticks) and len(set(known.values())) == len(known)
    return order if distinct else []
