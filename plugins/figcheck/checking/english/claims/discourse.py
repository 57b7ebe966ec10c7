"""What was said before: what “the two”, “they” or “the other” may refer to."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import TypeAlias

from figcheck.checking.english.claims.made import Made
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject
from figcheck.checking.english.naming.synonyms import OCCASIONS
from figcheck.patterns import any_case
from figcheck.records import record

Pair = tuple[Place, Place]

_LED = any_case(r"(?:in|on|at|for|with|under|among|of|by|over|across|from)\b")
"""How sentences begin that do not name their subject first."""

_GROUP = any_case(r"\b(?:of|among|within) (?:the|these|those|its|our)\b")
"""How a group is named within which something is the first or the last."""

COUNTING = any_case(
    r"(?:(?:in|on|at|for|with|under)\b[^,]*,\s)?(?:only|just|exactly|precisely|at least|at most|"
    r"more than|fewer than|no more than|some|about|nearly)?\s*(?:one|two|three|four|five|six|seven|"
    r"eight|nine|ten|eleven|twelve|\d+)\s(?:of\s)?[a-z]"
)
"""How sentences begin that say of how many something holds."""

_COUNTED_PLACES = any_case(
    r"\b(?:in|on|at|for|with|under|across) (?:(?:only|just|exactly|about|at least|at most|more than"
    r"|fewer than|nearly|almost) )?(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven"
    r"|twelve|most|some|several|(?:a|the) (?:few|third|quarter|half|majority|minority))"
    r" (?:of (?:the |all |its )?)?[a-z-]+\b"
)
"""So many places where something holds, be it that those which it leaves are spoken of."""


@record
class Surroundings:
    """Where a clause stands.

    Attributes:
        here: what its place in the text fixes; `None` if that contradicts itself.
        about_something: whether a label or an earlier clause names something that
            a clause without a subject may be about.
        gap: the difference that a label above names, if it names one.
        said: what was said before it, the latest first: clauses of the same
            sentence, labels, the sentence before.
        lost: whether a label names several things, so that “it” may be any of them.
        made: what the sentences before it say that is made of several values.
    """

    here: Place | None = EVERYWHERE
    about_something: bool = False
    gap: Subject | None = None
    said: tuple[str, ...] = ()
    lost: bool = False
    made: Made | None = None


_OCCASION = any_case(rf"\b(?:{'|'.join(sorted(OCCASIONS))}|year|decade|period|interval)(?:s|es)?\b")

_FROM_TO = any_case(r"\bfrom\b.+\bto\b")

_OF_SUCH = any_case(
    r"(?:the|these|those) (?:two|three|four|five|six|\d) (?!of\b|and\b)[\w-]+ (?!and\b|,)"
)
"""How a clause begins that speaks of so many of a kind: they are named before it."""

_THROUGHOUT = (
    "(?:without (?:any |an |a single )?(?:exception|interruption)|continuously|monotonically|"
    "throughout(?! (?:the|all))|step by step|"
    "(?:at|with|in) (?:each|every) (?:single )?(?:step|marker|mark|point|tick))"
)
"""What says of a line that it goes one way all the time."""


Moved: TypeAlias = Callable[[str, Place], Place | None]
"""Gives the point of an axis that a text tells from another one, which is that one as a rule."""


_MOST_WORDS = 1024
"""Words that clauses are asked for whose patterns are kept."""


@lru_cache(maxsize=_MOST_WORDS)
def _whole(word: str) -> re.Pattern[str]:
    """The pattern of a whole word, or of what is a pattern itself."""
    return re.compile(rf"\b{word}\b")


def _nowhere(_: str) -> tuple[Place, ...]:
    return ()


def _nowhere_else(_: str, place: Place) -> Place:
    return place


class Discourse:
    """The places that a clause and those before it name; found only when they are asked for.

    Args:
        texts: the clause itself, then what was said before it, the latest first.
        places_in: gives the places that a text names, in their order.
        here: what the surroundings of the clause fix.
        axes: the dimensions whose ticks have an order: “the two” are rather two lines
            than two of their points.
    """

    def __init__(
        self,
        texts: Sequence[str] = (),
        places_in: Callable[[str], tuple[Place, ...]] = _nowhere,
        here: Place = EVERYWHERE,
        axes: frozenset[str] = frozenset(),
    ) -> None:
        self._texts = texts
        self._places_in = places_in
        self._here = here
        self._axes = axes
        self._words: dict[str, bool] = {}

    @cached_property
    def _units(self) -> tuple[tuple[Place, ...], ...]:
        return tuple(tuple(_spots(self._places_in(text))) for text in self._texts)

    @property
    def _is_of_such(self) -> bool:
        """Whether a clause begins with so many of a kind, which were named before it.

        “The two online sources reach 73% of the youngest, and 19% of the oldest”: not these.
        """
        return _OF_SUCH.match(self.clause) is not None

    def names_before(self, dimensions: Collection[str]) -> bool:
        """Whether what was said before a clause names a thing of some dimensions."""
        return any(place.dimensions & {*dimensions} for unit in self._units[1:] for place in unit)

    def pair(self, dimension: str | None = None, *, earlier: bool = False) -> Pair | None:
        """The two things that were named last; `None` if none or more than two may be meant.

        Args:
            dimension: the one in which they must differ, if that is known.
            earlier: whether they must have been named before the clause itself.
        """
        named: set[str] = set()
        alone: dict[str, tuple[str, ...]] = {}
        earlier = earlier or self._is_of_such
        for place, unit in enumerate(self._units[earlier:], start=earlier):
            found = self._pair_of(unit, dimension)
            if found is None and place:
                # "A has the most. B has the least. The two …": one after the other.
                own = _by_dimension(unit)
                found = self._one_each(own, alone, dimension)
                alone = own | alone
            if found is not None and place == 0 and not dimension and self._are_points(*found):
                found = None  # As in `several`: points that the clause itself names.
            if found is not None:
                # What has been said since of another dimension holds now.
                since = named - {
                    d for d in found[0].dimensions if found[0].get(d) != found[1].get(d)
                }
                return found[0].without(since), found[1].without(since)
            named.update(_by_dimension(unit))
            if any(
                len(ticks) > 2 and (d == dimension if dimension else d not in self._axes)
                for d, ticks in _by_dimension(unit).items()
            ):
                return None
        return None

    def _one_each(
        self,
        one: dict[str, tuple[str, ...]],
        two: dict[str, tuple[str, ...]],
        dimension: str | None,
    ) -> Pair | None:
        """The two things of which a sentence names the one, and one behind it the other."""
        kinds = [
            d
            for d in one.keys() & two.keys()
            if (d == dimension if dimension else d not in self._axes) and one[d] != two[d]
        ]
        if len(kinds) != 1 or not len(one[kinds[0]]) == len(two[kinds[0]]) == 1:
            return None
        if self._units and kinds[0] in _by_dimension(self._units[0]):
            return None
        return Place.of(kinds[0], one[kinds[0]]), Place.of(kinds[0], two[kinds[0]])

    @property
    def went(self) -> bool:
        """Whether what was said last goes from one thing to another: “from 2010 to 2020”."""
        return any(_FROM_TO.search(text) for text in self._texts[1:2])

    def several(self, dimension: str | None = None, count: int | None = None) -> Place | None:
        """All things of one kind that were named last, at least two.

        Args:
            dimension: of which they must be ticks, if that is known.
            count: how many they are said to be.
        """
        for position, unit in enumerate(self._units[self._is_of_such :], start=self._is_of_such):
            named = _by_dimension(unit)
            groups = {
                d: t
                for d, t in named.items()
                if len(t) > 1 and dimension in (None, d) and count in (None, len(t))
            }
            if len(groups) == 1:
                ((found, ticks),) = groups.items()
                if position == 0 and not dimension and found in self._axes:
                    return None  # "The two lines cross between 2 and 4 mg": others are the two.
                if not dimension and found in self._axes and self._is_stretch(position, found):
                    return None  # "The gains grow until 2010. They …": not the years.
                return Place.of(found, ticks).default(fixed(unit))
            if groups:
                return None
        return self._gathered(dimension, count) if dimension and count else None

    def _gathered(self, dimension: str, count: int) -> Place | None:
        """So many things of one kind that several sentences name, one after the other."""
        found: dict[str, None] = {}
        for unit in self._units[1:]:
            ticks = _by_dimension(unit).get(dimension, ())
            found = dict.fromkeys((*ticks, *found))
            if len(found) >= count:
                break
        return Place.of(dimension, tuple(found)) if len(found) == count else None

    def not_gathered(self, dimension: str, ticks: Sequence[str], count: int) -> Place | None:
        """So many things of one kind that are left by those that several sentences name.

        Args:
            dimension: the kind.
            ticks: all there are of it.
            count: how many are left.
        """
        own = _by_dimension(self._units[0]) if self._units else {}
        named = None if dimension in own else self._gathered(dimension, len(ticks) - count)
        if named is None:
            return None
        return Place.of(dimension, [t for t in ticks if t not in named.get(dimension)])

    def _is_stretch(self, position: int, axis: str) -> bool:
        """Whether a text names a part of an axis rather than its points one by one."""
        return any(len(p.get(axis)) > 1 for p in self._places_in(self._texts[position]))

    def single(self, dimension: str) -> Place | None:
        """The one tick of a dimension that was named last: “in the same column”."""
        for unit in self._units:
            ticks = _by_dimension(unit).get(dimension, ())
            if ticks:
                return Place.of(dimension, ticks) if len(ticks) == 1 else None
        ticks = self._here.get(dimension)
        return Place.of(dimension, ticks) if len(ticks) == 1 else None

    def spot(self) -> Place | None:
        """The one cell that was named last before the clause, without what the clause names."""
        own = _by_dimension(self._units[0]) if self._units else {}
        for unit in self._units[1:]:
            named = _by_dimension(unit)
            if len(named) > 1:
                single = all(len(ticks) == 1 for ticks in named.values())
                return fixed(unit).without(own) if single else None
        return None

    def point_taken_up(self, dimension: str) -> str | None:
        """The tick at which what the clause is about was looked at right before it."""
        if len(self._units) < 2:
            return None
        own, before = (_by_dimension(unit) for unit in self._units[:2])
        ticks = before.pop(dimension, ())
        own.pop(dimension, None)
        return ticks[0] if len(ticks) == 1 and own.items() <= before.items() else None

    def ticks(self, dimension: str, among: Sequence[str]) -> frozenset[str]:
        """Which of some ticks were named last, one by one rather than together."""
        for unit in self._units:
            found = frozenset(
                t
                for p in unit
                for t in p.get(dimension)
                if len(p.get(dimension)) == 1 and t in among
            )
            if found and found != frozenset(among):
                return found
        return frozenset()

    def named_before(self, dimension: str, own: Sequence[str]) -> frozenset[str]:
        """The ticks of a dimension that were named last, one by one, beside those of a clause."""
        for unit in self._units:
            single = (p.get(dimension) for p in unit if len(p.get(dimension)) == 1)
            found = frozenset(t for ticks in single for t in ticks if t not in own)
            if found:
                return found
        return frozenset()

    def named_beside(self, dimension: str, ticks: frozenset[str], own: Sequence[str]) -> bool:
        """Whether what was named last was named beside something of a clause: “A and B follow”."""
        return any(
            not ticks.isdisjoint(named) and not named.isdisjoint(own)
            for unit in self._units
            if (named := frozenset(t for p in unit for t in p.get(dimension)))
        )

    @property
    def follows_a_count(self) -> bool:
        """Whether what was said last counts things: “the others” are those that it leaves."""
        if len(self._texts) < 2:
            return False
        said = self._texts[1]
        return COUNTING.match(said) is not None or _COUNTED_PLACES.search(said) is not None

    @property
    def follows_a_group(self) -> bool:
        """Whether what was said last is said among some: “the palest of the six rewards”."""
        return len(self._texts) > 1 and _GROUP.search(self._texts[1]) is not None

    def left_out(
        self, compared: Callable[[frozenset[str]], frozenset[str]], dimension: str | None = None
    ) -> tuple[str, tuple[str, ...], Place] | None:
        """What “the others” leave out: the things that were spoken of last, and where.

        Args:
            compared: of some dimensions those whose ticks are set against each other.
            dimension: of which they are, if that is said.

        Returns:
            The dimension, the things and what else was named of other dimensions; `None` if
            it is not plain which things these are.
        """
        for text, unit in zip(self._texts[1:], self._units[1:], strict=True):
            named = _by_dimension(unit)
            kinds = {dimension} if dimension else compared(frozenset(named)) - self._axes
            found = [d for d in kinds if d in named]
            if not found:
                continue
            if len(found) > 1 and not _LED.match(text):
                found = [d for d in found if d in self._places_in(text)[0].dimensions]
            places = [p for p in self._places_in(text) if p.get(found[0])]
            rest = {d: t for d, t in named.items() if d != found[0]}
            if len(found) != 1 or len(places) != 1 or any(len(t) > 1 for t in rest.values()):
                return None
            return found[0], places[0].get(found[0]), fixed(unit).without(found)
        own = self._here.get(dimension) if dimension else ()
        return (dimension, own, EVERYWHERE) if dimension and own else None

    def last_along(
        self, dimensions: frozenset[str], timed: frozenset[str], moved: Moved = _nowhere_else
    ) -> Place | None:
        """Ticks of one of some dimensions that were named last, before the clause itself.

        Args:
            dimensions: the axes that have an order.
            timed: those of time, which are meant where several were named.
            moved: gives the point that a text tells from another one: “four years later”.
        """
        later: list[str] = []
        for text, unit in zip(self._texts[1:], self._units[1:], strict=True):
            found = {d: t for d, t in _by_dimension(unit).items() if d in dimensions}
            if len(found) > 1:
                found = {d: t for d, t in found.items() if d in timed}
            if found:
                place = Place.of(*found.popitem()) if len(found) == 1 else None
                for told in reversed(later):
                    place = place and moved(told, place)
                return place
            later.append(text)
        return None

    def speaks_of_times(self) -> bool:
        """Whether what was said last counts or names occasions: “in the first census”."""
        return any(_OCCASION.search(text) for text in self._texts[1:2])

    @property
    def clause(self) -> str:
        """The clause itself, empty if there is none."""
        return self._texts[0] if self._texts else ""

    def clause_has(self, word: str) -> bool:
        """Whether the clause itself has a word, in lower case, in it."""
        return word in self._texts[0].lower() if self._texts else False

    def word_behind(self, pattern: str) -> str:
        """The word of the clause behind others, in lower case; empty if they are not there."""
        own = self._texts[0].lower() if self._texts else ""
        found = re.search(rf"\b{pattern} (\w+)", own)
        return found[1] if found else ""

    def clause_has_word(self, word: str) -> bool:
        """The same of whole words: “the panel” is not in “the panels”."""
        if word not in self._words:
            own = self._texts[0].lower() if self._texts else ""
            self._words[word] = _whole(word).search(own) is not None
        return self._words[word]

    @property
    def stands_alone(self) -> bool:
        """Whether nothing was said before the clause and no label stands above it."""
        return len(self._texts) < 2

    @property
    def goes_on_throughout(self) -> bool:
        """Whether the clause says that something goes on at every step, not of every thing."""
        return self.clause_has_word(_THROUGHOUT)

    def has_word(self, word: str) -> bool:
        """Whether the clause or what was said before it has a whole word in it."""
        pattern = _whole(word)
        return any(pattern.search(text.lower()) for text in self._texts)

    def has(self, word: str) -> bool:
        """Whether the clause or what was said before it has a word, in lower case, in it."""
        return any(word in text.lower() for text in self._texts)

    def names(self, dimension: str) -> bool:
        """Whether a tick of a dimension is named in the clause or before it."""
        return any(dimension in _by_dimension(unit) for unit in self._units)

    def named(self, dimension: str | None = None) -> dict[str, tuple[str, ...]]:
        """What the clause itself names, by dimension; else what was named last.

        Args:
            dimension: what is to be among that, if it is known.
        """
        for unit in self._units:
            found = _by_dimension(unit)
            if found and dimension in (None, *found):
                return found
        return dict(self._here.ticks)

    def _are_points(self, one: Place, two: Place) -> bool:
        """Whether two places differ along an axis that has an order, and in nothing else."""
        return {d for d in one.dimensions if one.get(d) != two.get(d)} <= self._axes

    def _pair_of(self, unit: Sequence[Place], dimension: str | None) -> Pair | None:
        if len(unit) == 2 and unit[0].dimensions == unit[1].dimensions:
            one, two = unit
            if one != two and (dimension is None or one.get(dimension) != two.get(dimension)):
                return one, two
        named = _by_dimension(unit)
        # "A shadows B: the two …" under a label that names A.
        for d, ticks in named.items():
            own = self._here.get(d)
            if len(ticks) == len(own) == 1 and own != ticks:
                named[d] = (*own, *ticks)
        pairs = [(d, t) for d, t in named.items() if len(t) == 2 and dimension in (None, d)]
        if len(pairs) > 1:
            pairs = [(d, t) for d, t in pairs if d not in self._axes]
        if len(pairs) != 1:
            return None
        ((found, (first, second)),) = pairs
        rest = fixed(unit).without([found])
        return (
            Place.of(found, [first]).default(rest),
            Place.of(found, [second]).default(rest),
        )


def _spots(places: Sequence[Place]) -> Iterator[Place]:
    """Places of several ticks one by one, each once."""
    return iter(dict.fromkeys(spot for place in places for spot in spots(place)))


def spots(place: Place) -> Iterator[Place]:
    """A place of several ticks one by one."""
    for ticks in product(*(t for _, t in place.ticks)):
        yield Place(tuple((d, (t,)) for (d, _), t in zip(place.ticks, ticks, strict=True)))


def _by_dimension(unit: Sequence[Place]) -> dict[str, tuple[str, ...]]:
    named: dict[str, dict[str, None]] = {}
    for place in unit:
        for dimension, ticks in place.ticks:
            named.setdefault(dimension, {}).update(dict.fromkeys(ticks))
    return {d: tuple(t) for d, t in named.items()}


def fixed(unit: Sequence[Place]) -> Place:
    """What a unit says of all that it names: the dimensions with one tick."""
    return Place(tuple(sorted((d, t) for d, t in _by_dimension(unit).items() if len(t) == 1)))
