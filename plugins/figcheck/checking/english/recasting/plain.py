"""Plain clauses, in which sentences are said again whose structure hides what they say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.lexicon.entries import begins_with_verb, classes_in, has_class
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.meanings.meaning import together
from figcheck.checking.english.parsing.automaton import places
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.english.sentences.sides_noted import sides_noted
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.model import Role
from figcheck.patterns import any_case, regex
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.claims.discourse import Surroundings
    from figcheck.checking.english.families.of_two_values import OfTwo
    from figcheck.checking.english.meanings.meaning import Place
    from figcheck.checking.english.parsing.reader import Reader


_ADVERBS = regex(
    r"(?:(?:also|never|always|only|still|even|now|already|again|thus|both|nevertheless|nonetheless"
    r"|[a-z]+ly) )*",
)
"""What may stand between a subject and its verb."""

_FURTHER_VERBS = frozenset("ENDS ENDS_THERE BEGINS LEVELS_OFF SLOWS CORRESPONDS".split())
"""Classes of verbs, some of whose forms are nouns as well, so that they make no statement alone."""

_SO_MANY = frozenset("the more fewer most fewest many".split())
"""What may follow a verb that says what is done to so many things."""

_BARE = regex(r"-?\d+(?:\.\d+)?")
_NUMBERS = frozenset({"COUNT", "NUMBER"})
_UNNAMED = frozenset({"x", "y", "series", "panel"})
"""What dimensions are called that have no name of their own."""


@record
class Plain:
    """One of the plain clauses that together say what a sentence says.

    Attributes:
        text: the clause.
        again: whether it only says something of the clause before it: “B does not”.
        negated: whether it is said not to hold.
        here: where it holds, as if a label above it said so.
        hung: whether it hangs on those before it, and says nothing if these are not understood.
        of_two: how the two values that those before it speak of are related, if it says that.
    """

    text: str
    again: bool = False
    negated: bool = False
    here: Place | None = None
    hung: bool = False
    of_two: OfTwo | None = None


@record
class Scene:
    """Where a sentence stands.

    Attributes:
        reader: knows the names of the figure.
        around: the surroundings of the sentence.
        before: the clause or sentence before it; empty if there is none.
    """

    reader: Reader
    around: Surroundings
    before: str = ""

    @property
    def topical(self) -> str | None:
        """The dimension of the one thing that labels or sentences before this one name."""
        here = self.around.here
        if here is None or self.around.lost:
            return None
        found = [
            d.name
            for d in self.reader.figure.dimensions
            if d.role is not Role.PANEL and self.reader.beyond_axes(here).get(d.name)
        ]
        return found[0] if len(found) == 1 and len(here.get(found[0])) == 1 else None

    @property
    def topic(self) -> str | None:
        """The name of that thing, as it stands in a sentence about it."""
        here, dimension = self.around.here, self.topical
        return here.get(dimension)[0] if here is not None and dimension is not None else None

    @property
    def rival(self) -> str | None:
        """The one other thing of its kind that the sentence before names, if that names both."""
        ticks = self.named_in(self.before).get(self.topical or "", ())
        both = len(ticks) == 2 and self.topic in ticks
        return next(t for t in ticks if t != self.topic) if both else None

    @property
    def noun_compared(self) -> str | None:
        """A noun for the things that are set against each other, if those of one kind are."""
        names = self.reader.names
        things = names.compared(frozenset(names.dimensions))
        told = {
            d.lower()
            for d, known in names.dimensions.items()
            if d in things - _UNNAMED and not is_ordered(known) and self.label_of(d.lower())
        }
        return told.pop() if len(told) == 1 else None

    @property
    def way(self) -> str | None:
        """The one axis along which values have an order; `None` if there are several, or none."""
        dimensions = self.reader.figure.dimensions
        found = [d.name for d in dimensions if len(d.ticks) > 1 and is_ordered(d)]
        return found[0] if len(found) == 1 else None

    def on_axis(self, text: str) -> tuple[str, str] | None:
        """The ordered axis of which a text names one tick and nothing besides, and that tick."""
        found = {
            place.ticks[0]
            for place in self.reader.parse_alone(f"at {text}").readings("at")
            if len(place.ticks) == 1 and not (place.orders or place.notes)
        }
        if len(found) != 1:
            return None
        axis, ticks = found.pop()
        if len(ticks) != 1 or not is_ordered(self.reader.names.dimensions[axis]):
            return None
        return axis, ticks[0]

    def axis_of(self, text: str) -> str | None:
        """The ordered axis of which a text names one tick, and nothing besides."""
        spot = self.on_axis(text)
        return spot and spot[0]

    def point(self, text: str) -> str | None:
        """The tick of the one ordered axis that a text names and nothing besides, as a number."""
        spot, way = self.on_axis(text), self.way
        if spot is not None or way is None:
            return spot[1] if spot is not None and spot[0] == way else None
        number = text.strip().replace(",", "")
        return self.reader.names.tick_of(way, float(number)) if _BARE.fullmatch(number) else None

    def ascending(self, axis: str) -> tuple[str, ...]:
        """The ticks of an axis in their order."""
        dimension = self.reader.names.dimensions[axis]
        ranked = sorted(zip(ordinates(dimension), dimension.ticks, strict=True))
        return tuple(tick for _, tick in ranked)

    def is_elsewhere(self, text: str) -> bool:
        """Whether a text names another place than the labels above the sentence: another panel."""
        here = self.around.here
        return here is not None and any(
            bool(here.get(d)) and set(ticks).isdisjoint(here.get(d))
            for d, ticks in self.named_in(text).items()
        )

    def is_called(self, noun: str) -> bool:
        """Whether “this …” with a noun may be that thing: “this row”, “this one”."""
        return self.label_of(noun) == self.topical or self.may_be_any(noun)

    @staticmethod
    def may_be_any(noun: str) -> bool:
        """Whether “this …” with a noun may be a thing of any kind: “this variant”."""
        return "PRONOUN" in classes_in(f"this {noun}")

    def reads(self, text: str) -> bool:
        """Whether a clause is understood where the sentence stands, its values noted or not."""
        noted = sides_noted(text)
        return bool(self.reader.read(noted.bare if noted else text, self.around))

    def holds(self, text: str) -> bool | None:
        """Whether a clause holds in all its readings; `None` if that is open."""
        readings = self.reader.read(text, self.around)
        truths = {self.reader.table.evaluate(f).truth for r in readings for f in r.formulas}
        return truths.pop() if len(truths) == 1 else None

    def those_that_fail(self, *texts: str) -> tuple[Plain, ...]:
        """Of what a sentence says as one, the clauses that do not hold; all if each does."""
        return tuple(Plain(t) for t in texts if self.holds(t) is False) or tuple(map(Plain, texts))

    def is_subject(self, text: str) -> bool:
        """Whether a text is what a clause may be about and no more, be it behind “In B,”."""
        tokens = self.reader.vocabulary.tokens(text)
        parse = self.reader.parse_alone(text)
        starts = {0, *(stop for stop, _ in (parse.beginnings("lead", 0) if tokens else ()))}
        return any(
            stop == len(tokens)
            for start in starts
            if start < len(tokens)
            for symbol in ("place", "subject")
            for stop, _ in parse.beginnings(symbol, start)
        )

    def is_led(self, text: str) -> bool:
        """Whether a text is a place with its preposition and nothing else: “in 2010”."""
        return bool(self.reader.parse_alone(text).readings("at"))

    def is_reach(self, text: str) -> bool:
        """Whether a text says how far something reaches and no more: “in each of the rows”."""
        return bool(self.reader.parse_alone(text).readings("extents"))

    def is_value(self, text: str) -> bool:
        """Whether a text is an amount that a value may be and no more: “just over 57%”."""
        return bool(self.reader.parse_alone(text).readings("value_then"))

    def cut(self, text: str) -> tuple[str, str, str]:
        """A clause as what it leads with, its subject, and the rest; no subject if that is open."""
        tokens = self.reader.vocabulary.tokens(text)
        parse = self.reader.parse_alone(text)
        start, _ = parse.longest("lead", 0) if tokens else (0, ())
        if not start and tokens:  # "Over the whole period, A …"
            told = (stop for stop, _ in parse.beginnings("OVER_TIME", 0))
            reach = (stop for stop in told if stop < len(tokens))
            start = max((s + 1 for s in reach if tokens[s].word == ","), default=0)
        if start >= len(tokens):
            return text, "", ""
        symbols = ("place", "subject", "tally")
        found = (stop for s in symbols for stop, _ in parse.beginnings(s, start))
        stops = {stop for stop in found if stop < len(tokens)}
        # "Birch and Cedar lead on Web": they do, it is not their lead there.
        before_verb = {stop for stop in stops if begins_with_verb(tokens, stop)}
        # "Moor refuses the most visits", of those that were refused: Moor does.
        before_verb = before_verb or {s for s in stops if s + 1 in stops and self._does(tokens, s)}
        stop = max(before_verb or stops, default=start)
        if not start < stop < len(tokens):
            return text[: tokens[start].start].strip(), "", text[tokens[start].start :]
        first, last = tokens[start].start, tokens[stop].start
        return text[:first].strip(), text[first:last].strip(), text[last:].strip()

    def begins_with_list(self, text: str) -> bool:
        """Whether a clause begins with several names: behind “but for A, ” they would go on it."""
        return re.search(r",| (?:and|or) ", self.cut(text)[1]) is not None

    def _does(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a verb stands at a token for what is done to so many things of a kind."""
        if start + 1 >= len(tokens) or tokens[start + 1].word not in _SO_MANY:
            return False
        done = tokens[start].word.removesuffix("s")
        ticks = {t.lower() for d in self.reader.figure.dimensions for t in d.ticks}
        return bool({f"{done}d", f"{done}ed", f"{done.removesuffix('e')}ed"} & ticks)

    def led_places(self, text: str) -> tuple[str, ...]:
        """The places that a text names with their prepositions, as it writes them: “on Web”."""
        words = self.reader.vocabulary.words(text)
        tokens, parse = words.tokens, self.reader.parse_alone(text)
        found, behind = [], 0
        for start, token in enumerate(tokens):
            at = next(iter(words.starting(start, "AT")), None) if start >= behind else None
            if at is not None and at[0] < len(tokens):
                stop, inside = parse.longest("coordinate", at[0])
                if inside:
                    found.append(text[token.start : tokens[stop - 1].end])
                    behind = stop
        return tuple(dict.fromkeys(found))

    def led_end(self, text: str) -> str:
        """The place with its preposition that a clause ends with; empty if it ends otherwise."""
        led = self.led_places(text)
        return led[-1] if led and text.rstrip(" .").endswith(led[-1]) else ""

    def counted_along(self, text: str) -> frozenset[str]:
        """The dimension of what a text counts: of systems, “three systems”, “most of them”."""
        tokens = self.reader.vocabulary.tokens(text)
        parse = self.reader.parse_alone(text)
        found = [
            dimension
            for symbol in ("tally", "subject")
            for stop, meaning in (parse.beginnings(symbol, 0) if tokens else ())
            if stop == len(tokens)
            for dimension in (getattr(meaning, "dimension", None), getattr(meaning, "each", None))
        ]
        return frozenset(d for d in found if d is not None)

    def named_in(self, text: str) -> dict[str, tuple[str, ...]]:
        """All ticks that a text names, by dimension."""
        return dict(self.reader.ticks_in(text))

    def placed_in(self, text: str) -> dict[str, tuple[str, ...]]:
        """The same, with the points of axes that a text names by their number: “at 0.5”."""
        place = together(p.plain for p in self.reader.places_in(text))
        return (dict(place.ticks) if place is not None else {}) | self.named_in(text)

    def label_of(self, text: str) -> str | None:
        """The dimension whose ticks a noun is a word for: of countries, “country”."""
        tokens = self.reader.vocabulary.tokens(text)
        found = self.reader.names.labels_at(tokens, 0) if tokens else ()
        return next((label.dimension for stop, label in found if stop == len(tokens)), None)

    def ends_with_place(self, text: str) -> str | None:
        """The dimension of the name that a text ends with, if it ends with one."""
        tokens = self.reader.vocabulary.tokens(text)
        found = (self.reader.names.ticks_at(tokens, i) for i in range(len(tokens)))
        return next((t.dimension for ts in found for stop, t in ts if stop == len(tokens)), None)

    def begins_with_place(self, text: str) -> str | None:
        """The dimension of the name that a text begins with, if it begins with one."""
        tokens = self.reader.vocabulary.tokens(text)
        return (
            next((t.dimension for _, t in self.reader.names.ticks_at(tokens, 0)), None)
            if tokens
            else None
        )

    def within_sentence(self, text: str) -> str:
        """A clause with a small letter first, as behind another, unless it begins with a name."""
        return text if self.begins_with_place(text) else uncapitalised(text)

    def is_number(self, text: str) -> bool:
        """Whether a text is a number of things, or “number of”."""
        first = self.reader.vocabulary.classes_first(text)
        return text.lower() == "number of" or not first.isdisjoint(_NUMBERS)

    def is_done(self, word: str) -> bool:
        """Whether a word is a verb for what is measured: of sales, “sells”."""
        names = self.reader.names
        return word.lower() in names.verbs or word.lower() in names.verbs_alone

    def is_no_gap(self, text: str) -> bool:
        """Whether what stands behind a subject may begin with a verb, a known one or not."""
        first = self.reader.vocabulary.classes_first(text)
        return self.is_done(text.partition(" ")[0]) or first == {"WORD"}

    def begins_with_verb(self, text: str) -> bool:
        """Whether a text begins with a verb, be it one for what is measured or behind an adverb."""
        text = _ADVERBS.sub("", text, count=1)
        tokens = tokenise(text)
        if not tokens or begins_with_verb(tokens, 0) or has_class(tokens, 0, _FURTHER_VERBS):
            return bool(tokens)
        word = tokens[0].word
        if self.is_done(word):
            return True
        # Of an adverbial alone, “by a wide margin”, nothing may be left.
        may_be_one = word.endswith("s") and not word.endswith("ss")
        return may_be_one and self.reader.vocabulary.classes_first(text) == {"WORD"}

    def kept(self, text: str) -> str:
        """What a text begins with, where that is values beyond a bound: “values above 5”."""
        tokens = self.reader.vocabulary.tokens(text)
        stop, _ = self.reader.parse_alone(text).longest("kept", 0) if tokens else (0, ())
        said = text[: tokens[stop - 1].end] if stop else ""
        return said.removeprefix("The ").removeprefix("All ")

    def says_nothing(self, text: str) -> bool:
        """Whether a phrase compares, counts or names nothing that the figure could decide."""
        return self.reader.is_aside(text) and classes_in(text).isdisjoint(ASSERTIVE)


_AND_BEYOND = any_case(
    r"(?:above|below|over|under|up|beyond|higher|lower|larger|smaller|more|less|fewer|greater"
    r"|longer|shorter|later|earlier|upwards?|onwards?)"
    r"(?:\Z|,| (?:in|on|at|for|with|across) (?:all|every|each|both|any)\b)"
)


def goes_on_from(one: str, two: str) -> bool:
    """Whether what stands on both sides of an “and” is one stretch: “sizes of 64 and above”.

    Args:
        one: what stands before it.
        two: what stands behind it.
    """
    last = one.rsplit(maxsplit=1)[-1:]
    return any(c.isdigit() for c in "".join(last)) and _AND_BEYOND.match(two) is not None


Version: TypeAlias = tuple[Plain, ...]
"""Plain clauses that all hold if the sentence does."""

Way: TypeAlias = "Callable[[Scene, str], Iterator[Version]]"
"""How sentences are said in plain clauses: knows where one stands, and takes the sentence.

All ways take the same or, where `of_form` makes them, what the sentence matches. None of them says
that again: their docstrings show what they make of what.
"""

_WORD = regex(r"\w+|[^\w\s]")


@record
class Recasting:
    """A way to recast sentences, and what tells those that it may be for.

    Attributes:
        way: how they are recast.
        told_by: sets of words and signs; it can only be for a sentence that has one of each.
    """

    way: Way
    told_by: tuple[frozenset[str], ...]

    def may_be_for(self, words: AbstractSet[str]) -> bool:
        """Whether a sentence of these words, in small letters, and signs may be recast so."""
        return not any(map(words.isdisjoint, self.told_by))


class Recastings:
    """Ways to recast sentences, most of which are passed over unasked for lack of a word.

    Args:
        ways: the ways in the order in which they are tried.
    """

    def __init__(self, ways: Iterable[Recasting]) -> None:
        self._ways = tuple(ways)
        # Sets of ways are the bits of integers: for each of the groups of words that a way may
        # have, the first, the second …, those that have none, and by word those that have it.
        self._groups: list[tuple[int, dict[str, int]]] = []
        for group in range(max((len(way.told_by) for way in self._ways), default=0)):
            free, by_word = 0, dict[str, int]()
            for place, way in enumerate(self._ways):
                if group >= len(way.told_by):
                    free |= 1 << place
                else:
                    for word in way.told_by[group]:
                        by_word[word] = by_word.get(word, 0) | 1 << place
            self._groups.append((free, by_word))

    def __iter__(self) -> Iterator[Recasting]:
        return iter(self._ways)

    def for_words(self, words: AbstractSet[str]) -> Iterator[Recasting]:
        """Those that may be for a sentence, in their order.

        Args:
            words: its words, in small letters, and signs.
        """
        left = (1 << len(self._ways)) - 1
        for free, by_word in self._groups:
            told = free
            for word in words:
                told |= by_word.get(word, 0)
            left &= told
        return (self._ways[place] for place in places(left))


def told_by(*words: str) -> Callable[[Way], Recasting]:
    """Makes a function a way to recast sentences, which is not tried without its words.

    Args:
        words: words in small letters and signs, with spaces between them: a sentence must have
            one of each argument. Without arguments it is tried on all sentences.
    """
    return lambda way: Recasting(way, tuple(frozenset(group.split()) for group in words))


Match: TypeAlias = "re.Match[str]"
"""A sentence that has a form, with the parts that its pattern names."""


def of_form(
    form: re.Pattern[str] | Sequence[re.Pattern[str]], *words: str
) -> Callable[[Callable[[Scene, Match], Iterator[Version]]], Recasting]:
    """Makes a function a way to recast the sentences of a form.

    Args:
        form: what the whole sentence must match, but for the stop behind it; of several patterns
            the first that it does.
        words: those without which it is not tried, as for `told_by`.
    """
    forms = form if isinstance(form, Sequence) else (form,)

    def recasting(way: Callable[[Scene, Match], Iterator[Version]]) -> Recasting:
        @wraps(way)
        def of_sentence(c: Scene, text: str) -> Iterator[Version]:
            said = text.rstrip(" .")
            match = next((m for f in forms if (m := f.fullmatch(said))), None)
            return iter(()) if match is None else way(c, match)

        return told_by(*words)(of_sentence)

    return recasting


def in_plain_words(
    text: str, turns: Iterable[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]]
) -> Iterator[Version]:
    """A sentence with plain words for turns of phrase, if it has any.

    Args:
        text: the sentence.
        turns: patterns with what is put in their place, as `re.sub` takes it.
    """
    said = text
    for pattern, plain in turns:
        said = pattern.sub(plain, said)
    if said != text:
        yield (Plain(capitalised(said)),)


@lru_cache(maxsize=64)
def words_and_signs(text: str) -> frozenset[str]:
    """The words of a sentence, in small letters, and its signs."""
    return frozenset(_WORD.findall(text.lower()))
