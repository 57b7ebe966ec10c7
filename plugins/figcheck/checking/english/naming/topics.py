"""What a figure's values are called: the measure, and the words of its title and of its frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, pairwise, takewhile

from figcheck.checking.english.claims.framing import framing_words
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import (
    COMMON,
    IN_BRACKETS,
    MOST_WORDS,
    POSITIONS,
    place_within,
    toggled,
    words_of,
)
from figcheck.checking.english.names.index import Index, matches
from figcheck.checking.english.names.label_words import LABEL_PARTS, topic_words
from figcheck.checking.english.naming.of_one_country import of_one_country, people_of_title
from figcheck.checking.english.naming.people import names_of_age
from figcheck.checking.english.naming.synonyms import (
    COUNTED_CALLED,
    DONE_TO,
    MEASURES_ALIKE,
    MEASURES_CALLED,
    WHOLES,
)
from figcheck.checking.english.naming.two_sorts import group_nouns
from figcheck.checking.english.parsing.guesses import is_derived
from figcheck.checking.english.parsing.tokens import Token
from figcheck.model import Figure
from figcheck.patterns import regex

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it is about."""

_OF_WHAT_IS_DONE = ("", "s", "er", "ers", "or", "ors")
"""The ends of nouns for what is done, and for those who do it."""

_LONG_ENOUGH = 6
"""Letters of a participle that is taken for one."""


class Topics:
    """Recognises in sentences what is measured.

    Args:
        figure: the figure.
        labels: what it calls its values.
        is_mixed: whether its values may be of different measures, so that words of the
            title may be about one of them.
        has_one_measure: whether it is a single row of values.

    Attributes:
        index: the names of what is measured.
        phrases: what the title says besides in several words: “fitness walking”.
        people: what the people of the country are called that the title names.
    """

    def __init__(
        self, figure: Figure, labels: Sequence[str], *, is_mixed: bool, has_one_measure: bool
    ) -> None:
        self.index = Index()
        self._labels = frozenset(labels)
        # "Births", of "Births and deaths", are no word for the values of both.
        self._of_things = _listed_in_title(figure)
        for label in labels:
            self._add(label)
        self._framing = frozenset(framing_words(figure, of_parts=True)) - COMMON
        self._figure = figure
        called = words_of(f"{figure.value.label} {figure.y_axis.label}")
        self._called = frozenset(called) - self._of_things
        self._words = frozenset(() if is_mixed else topic_words(figure)) - COMMON
        if not is_mixed and labels and of_one_country(figure):
            # “Norwegians”, but not “Norwegian women”, who are but some of them.
            alone = sum(len(d.ticks) > 1 for d in figure.dimensions) < _SEVERAL
            self._words |= people_of_title(figure) if alone else set()
        self.phrases, self.people = Index(), people_of_title(figure)
        measured, rest = ("", "") if is_mixed or not labels else _parted(figure)
        for phrase in _phrases(figure, measured):
            if not self._of_things.issuperset(phrase):
                self.index.add(phrase, labels[0])
        for phrase in _phrases(figure, rest):
            self.phrases.add(phrase, "topic")
        for name in _called(figure) if measured else ():
            self.index.add(name, labels[0])
        # "Satisfaction", of the answers "Satisfied" and "Neutral", is no word for all of them.
        listed = frozenset(w for d in figure.dimensions for t in d.ticks for w in words_of(t))
        self._words -= {word for word in self._words if is_derived(word, listed)}
        self._words -= self._of_things
        # "Pollutants", of "four pollutants and three weather variables", are some of the things.
        self._words -= group_nouns(figure)
        named = () if is_mixed else (figure.title, *labels)
        self._pairs = frozenset(pair for text in named for pair in pairwise(words_of(text)))
        if Scale.of(figure).percent:
            # "A third of the budget", of shares of spending.
            self._words |= {w for words in WHOLES if words & self._words for w in words}
        shown = frozenset(framing_words(figure) if has_one_measure else ()) - COMMON
        # A frame that shares no word with the figure may speak of another one, unless
        # the figure itself hardly says what its values are: “Primary”, “Germany”.
        if shown & self._words or len(self._words - {"chart"}) == 1:
            self._words |= shown

    def _add(self, label: str) -> None:
        words = words_of(LABEL_PARTS.sub("", label))
        runs = [words[i:j] for i in range(len(words)) for j in range(i + 1, len(words) + 1)]
        for name in (
            words_of(label),
            *names_of_age(label),
            *(runs if len(words) <= MOST_WORDS else ()),
        ):
            # “F-score”, as a whole: its head alone would be any score.
            headed = name in (words, words_of(label)) or _says_what(name)
            for form in (name, *_called_alike(name)) if headed else ():
                if not (COMMON.issuperset(form) or self._of_things.issuperset(form)):
                    self.index.add(form, label)
                    self.index.add(toggled(form), label)
        for form in _counted_called(words):
            self.index.add(form, label)

    @cached_property
    def _overview(self) -> frozenset[str]:
        """The words at the beginning of the description, which few sentences are held against."""
        figure = self._figure
        return frozenset(words_of(f"{figure.title} {figure.source.text[:_OVERVIEW]}"))

    def has(self, token: Token) -> bool:
        """Whether a word comes from the title or the axes: it says what is measured."""
        return token.word in self._words or toggled((token.word,))[0] in self._words

    def joins(self, one: Token, two: Token) -> bool:
        """Whether the title or what the values are called has two words as one: “pass rate”."""
        heads = (two.word, *toggled((two.word,)))
        return any((one.word, head) in self._pairs for head in heads)

    def are_done(self, participle: str) -> bool:
        """Whether the title or the axes name what is done: “trusted”, of trust in sources."""
        words = self._words | self._called if self._words else self._words
        if not words.isdisjoint(DONE_TO.get(participle, ())):
            return True
        if not participle.endswith("ed") or len(participle) < _LONG_ENOUGH:
            return False
        bases = (participle[:-2], participle[:-1], participle[:-3])
        # "The most visited", of visits or visitors; "emissions" are what is emitted.
        nouns = (f"{base}{end}" for base in bases for end in _OF_WHAT_IS_DONE)
        return not words.isdisjoint(nouns)

    def are_called(self, word: str) -> bool:
        """Whether a word stands in the label of the values, or of their axis."""
        return not self._called.isdisjoint((word, *toggled((word,))))

    def names(self, word: str) -> bool:
        """Whether a word or label that was taken for what is measured is no mere guess."""
        return word in self._labels or not self._words.isdisjoint((word, *toggled((word,))))

    def frames(self, token: Token) -> bool:
        """Whether a description speaks of something before it goes into what the values show."""
        return not self._overview.isdisjoint((token.word, *toggled((token.word,))))

    def at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, str]]:
        """Names of what the values are, with the index after their end."""
        for stop, meaning in matches(self.index, tokens, start):
            if isinstance(meaning, str):
                yield stop, meaning
        if tokens[start].word not in self.index.entries:
            return
        # “Young bus drivers”, of “Young drivers”, where the figure is said to be about the bus.
        stop = start + 1
        while stop < len(tokens) and tokens[stop].word in self._framing:
            stop += 1
            for words, meaning in self.index.entries.get(tokens[start].word, ()):
                end = stop + len(words) - 1
                written = tuple(t.word for t in tokens[stop:end])
                if isinstance(meaning, str) and len(words) > 1 and written == words[1:]:
                    yield end, meaning


def _phrases(figure: Figure, text: str) -> Iterator[tuple[str, ...]]:
    """What a part of a title says as one, be its words verbs as well: “fitness walking”."""
    ticks = {w for d in figure.dimensions for t in d.ticks for w in words_of(t)}
    axes = {words_of(d.name.lower()) for d in figure.dimensions}
    for piece in _APART.split(text):
        words = words_of(piece)
        if not _COUNTING.isdisjoint(words):
            continue  # "Four soil nutrients" are some of what is listed.
        for start, stop in combinations(range(min(len(words), MOST_WORDS) + 1), 2):
            run = words[start:stop]
            plain = all(w.isalpha() and w not in ticks and w not in _GRADING for w in run)
            if (
                len(run) > 1
                and plain
                and run not in axes
                and not any(w.endswith("est") for w in run)
            ):
                yield run


def _parted(figure: Figure) -> tuple[str, str]:
    """What a title says is measured, and the rest of it: “net sales”, and of what, and where."""
    title = IN_BRACKETS.sub(" ", figure.title).lower()
    begun = _OF_FIGURE.match(title)
    title = title[begun.end() :] if begun else title
    head = _APART.search(title)
    if head is None:
        return title, ""
    stop = head.start()
    if head[0] == "of" and title[:stop].split()[-1:] and title[:stop].split()[-1] in _SO_MUCH:
        behind = _APART.search(title, head.end() + len(_ARTICLE.findall(title[head.end() :])[0]))
        stop = behind.start() if behind else len(title)
    return title[:stop], title[stop:]


def _called(figure: Figure) -> Iterator[tuple[str, ...]]:
    """What else the measure is called that title or label name: “joblessness”."""
    label = _APART.split(figure.value.label.lower())[0]
    named = (words_of(_parted(figure)[0]), words_of(label))
    title = words_of(figure.title)
    for group in MEASURES_CALLED:
        known = {name for name in group for words in named if place_within(words, name)}
        known |= {name for name in group if len(name) > _LONG and place_within(title, name)}
        if known:
            yield from sorted(group - known)


def _listed_in_title(figure: Figure) -> frozenset[str]:
    """The words by which a title names several of the things: of "Births and deaths", both.

    What one of them is called is then no word for what is measured of all.
    """
    titled = {*words_of(figure.title)}
    found: set[str] = set()
    for dimension in figure.dimensions:
        named = [{*words_of(tick)} for tick in dimension.ticks]
        named = [words for words in named if words <= titled]
        if len(named) > 1:
            found |= named[0].union(*named) - named[0].intersection(*named)
    return frozenset(w for word in found for w in (word, *toggled((word,))))


_APART = regex(
    r"[:,;]|\b(?:of|in|by|per|for|across|among|amongst|from|to|at|with|after|before|who|that|which|and"
    r"|or|the|an?|on|as|worldwide|during|between|vs|versus|against|over|under|than|their|its|is|are"
    r"|was|were|have|has|do|does|did|you|how|what|not)\b"
)
"""What stands in a title between what it says as one."""

_OF_FIGURE = regex(r"(?:chart|figure|statistic): (?:[^:]*: )?|[^:]*: ")
_SEVERAL = 2

_LONG = 3
"""Words of a name that alone says what is measured, wherever a title has it."""

_ARTICLE = regex(r"(?: (?:an?|the)\b)?")
_SO_MUCH = frozenset("number volume value amount price prices cost costs sales rate".split())
"""Nouns that say of what there is so much."""

_COUNTING = frozenset((*NUMERALS[2:], "both", "several", "two"))

_GRADING = frozenset(
    "most least more less fewer leading top best worst average mean median total combined overall "
    "chart change growth increase decrease decline selected main major different other all each "
    "first last second third".split()
)
"""Words that say more of what is measured than that it is that."""

_BETWEEN = COMMON | {"per", "between", "against", "versus"}
"""Words that stand between the nouns of a label."""

_NO_MEASURES = POSITIONS | {"over", "under"}
"""Parts of “Top-1”, “Pass@1” or “intersection over union” that alone say something else."""


def _says_what(name: tuple[str, ...]) -> bool:
    """Whether a part of a label names what is measured: not the “top” or the “1” of “Top-1”."""
    if name[-1] in _BETWEEN:
        return False
    telling = (word for word in name if word not in _NO_MEASURES | _BETWEEN)
    return any(len(word) > 1 and not word.isdigit() for word in telling)


def _called_alike(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What is measured with another word at its end: “energy consumption”, of “Energy use”."""
    for group in MEASURES_ALIKE:
        if name[-1:] and name[-1] in group:
            yield from ((*name[:-1], word) for word in sorted(group - {name[-1]}))


def _counted_called(label: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What a number of something is called as one: “attendance”, of “Number of visitors in k”."""
    label = tuple(takewhile(lambda word: word != "in", label))
    if label[:2] == ("number", "of"):
        counted = label[2:]
    elif label[-1:] == ("numbers",):
        counted = (f"{label[-2]}s",) if len(label) > 1 else ()
    else:
        counted = label if len(label) == 1 else ()
    for called in COUNTED_CALLED.get(counted[-1], ()) if counted else ():
        yield tuple(called.split())
