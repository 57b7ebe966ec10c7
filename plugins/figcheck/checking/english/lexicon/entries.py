"""The words that the grammar knows; the files `*.toml` beside this one list them by class.

Those for much or little of something that is measured stand in `attributes.toml` by concept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain

from figcheck.checking.english.lexicon.attribute import TABLE, Attribute, phrases_of_degree
from figcheck.checking.english.lexicon.inflection import (
    compared,
    inflected,
    passive,
    with_auxiliary,
)
from figcheck.checking.english.parsing.rules import Meaning
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.tree import Comparator, Function, Quantifier
from figcheck.reading.names import NUMBERED_ORDINALS, ORDINALS

Phrase = tuple[str, ...]

_MEANINGS: dict[str, Meaning] = {
    "words": None,
    "up": True,
    "down": False,
    "between": "between",
    **{f.value: f for f in Function},
    **{c.value: c for c in Comparator},
    **{q.value: q for q in Quantifier},
}

_VERBS = frozenset(
    """
    ACCOUNT_FOR AFFECTS ALTERS ATTAINS AVERAGES
    BEATS BETTERS BOUNDED_BY BRINGS CAPPED_AT
    CLIMBS_OVER COMES COSTS CROSSES CROSSES_WITH
    DIPS DOMINATES DOUBLES
    EXCEEDS
    FAILS_THERE FALLS_BEHIND FAR_SHORT_OF FIRST FLUCTUATES
    GAINS GETS_BETTER GETS_BEYOND GETS_TO GOES GOES_UP_TO
    HAVE HAVE_OF
    IMPROVES
    KEPT_WITHIN
    LANDS_AT LEADS LEADS_LIST LEADS_TO LEAVES LEVELS LIES
    MEET MOVES_OF MULTIPLIED
    NEARLY_AT
    OUTNUMBERS
    PART_OF PAYS_OFF PEAKS PROFITS
    RANGES REACHES RESPONDS RISES
    SOLVES SPANS STANDS_AT STARTS_LOW STAYS_PUT SUMS_TO SURPASSES
    TAKES_LEAD TIE TOPS TOPS_OUT
    VARIES
    WINS WORTH
    """.split()
)
"""Classes of verbs: the other forms of what they list in the third person belong to them too."""

_OF_VALUES = frozenset(
    """
    BOUNDED_BY CAPPED_AT EXCEEDS FAR_SHORT_OF KEPT_WITHIN LIES NEARLY_AT RANGES STANDS_AT TOPS_OUT
    """.split()
)
"""Those of them of which many begin with “is” or “has”, which then have their other forms."""

_STATING = _VERBS | {"BE", "SHOWS", "EXISTS", "REACHING"}
"""The classes that make a statement of a clause, verbs and a few others."""

MORE_SO, MOST_SO = "MORE_SO", "MOST_SO"
"""Classes of the comparatives and superlatives of adjectives that name no measure: "faster"."""

AS_SO = "AS_SO"
"""Class of the adjectives between “as” and “as”: “twice as fast as”."""

HAVE_OF = "HAVE_OF"
"""Class of the verbs for having a value that say of which measure: "weighs"."""

NOUN_OF = "NOUN_OF"
"""Class of the nouns for what there is of a measure that they do not name: "errors"."""

MOVES_OF = "MOVES_OF"
"""Class of the verbs for getting more of a measure that they do not name: "speeds up"."""

_PASSIVES = {
    "BEATS": "BEATEN",
    "EXCEEDS": "BEATEN",
    "SURPASSES": "BEATEN",
    "DOMINATES": "DOMINATES",
}
"""The classes of the passives, "surpassed by", of classes whose verbs have one."""

NUMERALS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty"
).split()
"""The words for whole numbers, each at the place of its value."""

_BY_WORD = {word: value for value, word in enumerate(NUMERALS)}
TENS = "thirty forty fifty sixty seventy eighty ninety hundred".split()
"""The words for the tens behind those."""

_ORDINARY = {
    "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "twelfth": 12, "twentieth": 20, "hundredth": 100,
}  # fmt: skip
"""What the parts are called that a whole is divided into."""

_OF = ((), ("of",), ("of", "the"))
"""What may stand behind a part, which belongs to it where it is no part of a name."""

_EMPHASIS = ("", "mere", "full", "whole", "bare", "scant", "paltry", "meagre", "meager", "solid")
"""What someone may think of one such part: “a mere quarter”."""

_ENDS = {
    "last": -1, "final": -1, "closing": -1, "opening": 0,
    "top": 0, "bottom": -1, "left": 0, "right": -1,
    "leftmost": 0, "rightmost": -1, "topmost": 0, "bottommost": -1,
}  # fmt: skip


_MOST_TEXTS = 1024
"""Texts whose classes are remembered."""


@dataclass(slots=True)
class _Entry:
    """What begins with a word: classes of the word itself, and phrases by their second word.

    Attributes:
        alone: class and meaning of the word itself.
        longer: the phrases, each with the words after the second.
        longest: how many words the longest of these has.
        names: all classes of both, so that most words are done with at a look.
    """

    alone: list[tuple[str, Meaning]] = field(default_factory=list)
    longer: dict[str, list[tuple[list[str], str, Meaning]]] = field(default_factory=dict)
    longest: int = 1
    names: set[str] = field(default_factory=set)


@cache
def entries() -> dict[str, _Entry]:
    """The phrases by their first word, each with its class and meaning."""
    index: dict[str, _Entry] = {}

    def add(words: Phrase, name: str, meaning: Meaning) -> None:
        entry = index.get(words[0])
        if entry is None:
            entry = index[words[0]] = _Entry()
        entry.names.add(name)
        if len(words) == 1:
            entry.alone.append((name, meaning))
        else:
            entry.longest = max(entry.longest, len(words))
            entry.longer.setdefault(words[1], []).append(([*words[2:]], name, meaning))

    for name, key, phrase in _phrases():
        compares = name in (MORE_SO, MOST_SO, AS_SO, HAVE_OF, NOUN_OF, MOVES_OF)
        meaning = Attribute(key.removeprefix("-"), key[0] != "-") if compares else _meaning(key)
        add(_words(phrase), name, meaning)
    for value, word in enumerate(NUMERALS):
        add((word,), "COUNT", value)
    for tens, word in enumerate(TENS, start=3):
        add((word,), "COUNT", 10 * tens)
    for tens, word in enumerate(TENS[:-1], start=3):
        for ones, digit in enumerate(NUMERALS[1:10], start=1):
            add((word, "-", digit), "COUNT", 10 * tens + ones)
    for ones, digit in enumerate(NUMERALS[1:10], start=1):
        add(("twenty", "-", digit), "COUNT", 20 + ones)
    for words, name, number in _parts_and_multiples():
        add(words, name, number)
    for words in (ORDINALS, NUMBERED_ORDINALS):
        for position, word in enumerate(words):
            add((word,), "ORDINAL", position)
    for word, position in _ENDS.items():
        add((word,), "END", position)
    return index


def _parts_and_multiples() -> Iterator[tuple[Phrase, str, float]]:
    """Fractions and multiples in words, of whatever number: “five sixths”, “ninefold”."""
    for part, of in _ORDINARY.items():
        for emphasis in _EMPHASIS:
            said = (*filter(None, (emphasis,)), part)
            article = "an" if said[0] == "eighth" else "a"
            yield from (((article, *said, *more), "FRACTION", 1 / of) for more in _OF)
        for count, word in enumerate(NUMERALS[:of]):
            parts = part if count == 1 else f"{part}s"
            known = ((word, *dash, parts, *more) for dash in ((), ("-",)) for more in _OF)
            yield from ((words, "FRACTION", count / of) for words in known if count)
    for times, word in enumerate(NUMERALS[2:], start=2):
        yield (f"{word}fold",), "MULTIPLIES", float(times)


def _words(phrase: str) -> Phrase:
    """The words of a phrase; most are of plain small letters, which need no other look."""
    words = phrase.split()
    if phrase.isascii() and phrase.islower() and all(map(str.isalpha, words)):
        return tuple(words)
    return tuple([t.word for t in tokenise(phrase)])


def _phrases() -> Iterator[tuple[str, str, str]]:
    """Class, key of the meaning, and text of every phrase that is listed, each once."""
    seen: set[tuple[str, str, str]] = set()
    folder = files(__package__)
    for source in sorted(f for f in (e.name for e in folder.iterdir()) if f.endswith(".toml")):
        if source == TABLE:
            lists = phrases_of_degree()
        else:
            lists = tomllib.loads(folder.joinpath(source).read_text(encoding="utf-8"))
        for name, members in lists.items():
            for meaning, phrases in members.items():
                for entry in (e for p in phrases for e in _forms(name, meaning, p)):
                    if entry not in seen:
                        seen.add(entry)
                        yield entry


def _forms(name: str, meaning: str, phrase: str) -> Iterator[tuple[str, str, str]]:
    """An entry as it is listed, the other forms of a verb, the comparison of an adjective."""
    if name == "ATTRIBUTE":
        less = meaning.removeprefix("-") if meaning.startswith("-") else f"-{meaning}"
        for degree, more, forms in compared(phrase):
            yield from ((degree, meaning if more else less, form) for form in forms)
        return
    yield name, meaning, phrase
    if name in _VERBS:
        helped = with_auxiliary(phrase) if name in _OF_VALUES else ()
        for form in chain(inflected(phrase), helped):
            yield name, meaning, form
        if name in _PASSIVES and (done := passive(phrase)) is not None:
            yield _PASSIVES[name], Comparator(meaning).reverse.value, done


def _meaning(key: str) -> Meaning:
    """What the key before a list of phrases means; a number means itself."""
    return _MEANINGS[key] if key in _MEANINGS else float(key)


def number_in_words(text: str) -> int | None:
    """The whole number below a hundred that a word or two with a hyphen write: “twenty-five”."""
    tens, _, ones = text.lower().partition("-")
    known = {**dict(zip(TENS, range(30, 110, 10), strict=True)), **_BY_WORD}
    if tens not in known or (ones and (ones not in NUMERALS[1:10] or known[tens] % 10)):
        return None
    return known[tens] + (_BY_WORD[ones] if ones else 0)


def begins_with_verb(tokens: Sequence[Token], start: int) -> bool:
    """Whether the lexicon knows a verb that starts at a token."""
    return has_class(tokens, start, _STATING)


def has_verb(tokens: Sequence[Token]) -> bool:
    """Whether a text has a verb that is known, and so may be a statement by itself."""
    return any(begins_with_verb(tokens, i) for i in range(len(tokens)))


def has_class(tokens: Sequence[Token], start: int, names: Collection[str]) -> bool:
    """Whether the lexicon knows a word or phrase of some classes that starts at a token.

    Args:
        tokens: the tokens.
        start: where it must start.
        names: the classes.
    """
    entry = entries().get(tokens[start].word)
    if entry is None or entry.names.isdisjoint(names):
        return False
    return any(name in names for name, _, _ in classes_at(tokens, start))


def continuations(word: str) -> Collection[str]:
    """The second words of all phrases that are listed and begin with a word."""
    entry = entries().get(word)
    return () if entry is None else entry.longer.keys()


def classes_beginning(word: str) -> AbstractSet[str]:
    """The classes of a word and of all phrases that begin with it."""
    entry = entries().get(word)
    return frozenset[str]() if entry is None else entry.names


def meanings_of(word: str) -> Sequence[tuple[str, Meaning]]:
    """What the lexicon knows of a word alone, whatever phrases begin with it: class and meaning."""
    entry = entries().get(word)
    return () if entry is None else entry.alone


def classes_at(tokens: Sequence[Token], start: int) -> Sequence[tuple[str, int, Meaning]]:
    """What the lexicon knows of the words from a token on.

    Returns:
        Of each the class, the index after the end of the phrase, and its meaning.
    """
    entry = entries().get(tokens[start].word)
    if entry is None:
        return ()
    stop = start + 1
    found = [(name, stop, meaning) for name, meaning in entry.alone]
    if entry.longer and stop < len(tokens):
        phrases = entry.longer.get(tokens[stop].word, ())
        ahead = [t.word for t in tokens[stop + 1 : start + entry.longest]] if phrases else []
        for rest, name, meaning in phrases:
            if ahead[: len(rest)] == rest:
                found.append((name, stop + 1 + len(rest), meaning))
    return found


@lru_cache(maxsize=_MOST_TEXTS)
def classes_in(text: str) -> frozenset[str]:
    """The classes of all words and phrases of a text that the lexicon knows."""
    tokens = tokenise(text)
    return frozenset([name for i in range(len(tokens)) for name, _, _ in classes_at(tokens, i)])


@cache
def asides() -> frozenset[str]:
    """The words that an aside may begin with."""
    return frozenset(word for word, entry in entries().items() if "ASIDE" in entry.names)


def aside_at(tokens: Sequence[Token], start: int) -> int:
    """The index after the longest aside that starts at a token; `start` if none does."""
    if tokens[start].word not in asides():
        return start
    found = list(classes_at(tokens, start))
    aside = max((stop for name, stop, _ in found if name == "ASIDE"), default=start)
    # "In contrast, A …" has an aside, "In contrast to A, …" none.
    return start if any(name == "UNLIKE" and stop > aside for name, stop, _ in found) else aside
