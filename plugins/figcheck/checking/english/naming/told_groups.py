"""Groups that a description tells in a sentence: “A and B are the lexical systems; C and D, …”.

Told are also groups by the marks of their names, “the suffix "r" marks systems with reranking”,
and stretches of an axis, “the wet months (June to September)”.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.names.forms import COMMON, POSITIONS, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called, nouns_for, plural
from figcheck.checking.language.calendar import MONTHS
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_WORD = r"[A-Za-z][A-Za-z-]{2,24}"
_NOT_WORDS = r"(?!the\b|a\b|an\b|all\b|not\b|also\b|both\b|among\b|of\b|in\b|most\b)"
_MOST_NAMED = 160
"""Characters of names that are looked at before what they are told to be."""

_BEFORE = regex(rf"(?:[^.;:\n]|\.(?=\d)){{3,{_MOST_NAMED}}}\Z")
"""A sentence up to there."""

_ARE_GROUP = regex(
    r" (?:are|form|make up) (?:the|both|all|two|three|four)? ?"
    rf"(?P<told>{_NOT_WORDS}{_WORD}(?: {_WORD})?) ?(?=[.;,\n]|\Z| and\b| while\b| whereas\b)"
)
"""“BM25 and TF-IDF are the lexical systems”."""

_APPOSED = regex(
    rf", (?:the|both|all) (?:two |three |four )?(?P<told>{_NOT_WORDS}{_WORD} {_WORD}),"
)
"""“DPR and ANCE, the dense systems, …”."""

_ONE_NOUN = regex(
    rf"\b[Tt]he (?:two |three |four )?(?P<told>{_WORD} {_WORD}s) "
    rf"(?:are |\()?(?P<names>[A-Z0-9](?:[^.;:()\n]|\.(?=\d)){{2,120}}?)(?=[).;:\n]|\Z)"
)
"""“the lexical systems BM25 and TF-IDF”."""

_RANGE = regex(
    rf"\b(?P<told>{_WORD}) (?P<noun>{_WORD}s) "
    rf"\((?P<one>[\w.-]{{1,12}})(?: ?[-–—] ?| to | through )(?P<two>[\w.-]{{1,12}})\)"
)
"""“the wet months (June to September)”."""

_MARK = regex(
    r"\b(?:suffix|prefix|ending|mark|letter|sign|label|tag) "
    r"[\"“'‘`*_]{0,2}(?P<mark>[+\w-]{1,12})[\"”'’`*_]{0,2} "
    r"(?:marks|denotes|indicates|means|stands for|is for|identifies|shows|refers to|signals) "
    r"(?P<told>[^.;\n]{4,100})"
)
"""“The suffix "r" marks systems with a redundancy removal step.”"""

_WITH = regex(
    r"(?:the )?(?:use of )?(?:(?:all )?[a-z]+s? (?:that use|that include|with|using|including"
    r"|plus) )?(?:an? |the |additional |extra )?(?P<part>[a-z-]+(?: [a-z-]+){0,2}?)(?: (?:step"
    r"|stage|module))?"
)
_AND = regex(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)\s*")
WRAPPED = regex(r"(?<=[^\n|])\n(?=[A-Za-z])")
"""The end of a line within a paragraph."""

_STARS = regex(r"[*_`\"“”]")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the description tells several ticks together to be.

    Args:
        figure: the figure.
    """
    written = WRAPPED.sub(" ", figure.source.text[:_LENGTH])
    text = _STARS.sub("", written)
    dimensions = [d for d in figure.dimensions if len(d.ticks) > 2]
    known = {d.name: {words_of(t): t for t in d.ticks} for d in dimensions}
    for names, told in _told(text):
        for dimension in dimensions:
            members = _members(known[dimension.name], names)
            yield from _named(dimension, told, members, text)
    for match in _RANGE.finditer(text):
        for dimension in dimensions:
            yield from _stretch(dimension, match)
    for match in _MARK.finditer(written):
        for dimension in dimensions:
            yield from _marked(dimension, match["mark"], match["told"].lower())


def _told(text: str) -> Iterator[tuple[str, str]]:
    """What stands for names in a text, and what they are told to be.

    What they are told by is looked for first, as nearly anything may stand for names.
    """
    for way in (_ARE_GROUP, _APPOSED):
        end = 0
        for match in way.finditer(text):
            begin = max(end, match.start() - _MOST_NAMED)
            if names := _BEFORE.search(text, begin, match.start()):
                end = match.end()
                yield names.group(), match["told"]
    for match in _ONE_NOUN.finditer(text):
        yield match["names"], match["told"]


def _members(known: Mapping[tuple[str, ...], str], told: str) -> tuple[str, ...]:
    """The ticks that the end of a sentence's beginning lists, two at the least, and no others."""
    items = [words_of(item) for item in _AND.split(told.strip())]
    members: list[str] = []
    for item in reversed(items):
        tick = known.get(item)
        if tick is None:
            break
        members.insert(0, tick)
    else:
        return tuple(members) if len(set(members)) == len(members) > 1 else ()
    # "In the table, A and B are the …": what stands before the first name is no name.
    return ()


_GRADED = frozenset("closed deep shallow small large old new linear warm heavy light".split())
"""Words that sort things by what they are, though the lexicon has them for values as well."""


def _says_how(word: str) -> bool:
    """Whether a word may say something of the values of things: “the stable models”."""
    return word not in _GRADED and not classes_in(word) <= {"DECORATIVE"}


_CLOSED = frozenset({"proprietary", "closed", "commercial"})
_OPEN = any_case(
    r"\b(?P<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[a-z]+ ){0,3}?"
    r"open(?:[- ](?:weights?|source))?\b"
)


def _opposed(
    dimension: Dimension, word: str, members: tuple[str, ...], text: str
) -> Iterator[Alias]:
    """Models are open of which the text counts as many as it leaves besides those that are not."""
    rest = tuple(t for t in dimension.ticks if t not in members)
    counts = {m["count"].lower() for m in _OPEN.finditer(text)}
    if word not in _CLOSED:
        return
    nouns = nouns_for(dimension)
    for other in sorted(_CLOSED - {word}):
        yield from called((other,), dimension, members, nouns)
    if counts & {str(len(rest)), NUMERALS[len(rest)] if len(rest) < len(NUMERALS) else ""}:
        for form in (("open",), ("open", "weight"), ("open", "source")):
            yield from called(form, dimension, rest, nouns)


def _named(dimension: Dimension, told: str, members: tuple[str, ...], text: str) -> Iterator[Alias]:
    """The group by the word that qualifies it, where that says nothing of the values."""
    words = words_of(told)
    if not members or not 0 < len(words) <= 2:
        return
    if len(words) == 1:
        if not _says_how(words[0]) and not words[0].endswith(("s", "er", "est")):
            yield from called(words, dimension, members, nouns_for(dimension))
            yield from _opposed(dimension, words[0], members, text)
        return
    qualifying, noun = words
    plain = COMMON | POSITIONS
    if noun != plural(noun) or qualifying in plain or _says_how(qualifying):
        return
    if qualifying.endswith(("er", "est")):
        return
    yield from called((qualifying,), dimension, members, nouns_for(dimension, noun))


def _stretch(dimension: Dimension, match: re.Match[str]) -> Iterator[Alias]:
    """A part of an axis that is called by what qualifies it."""
    words = words_of(match["told"])
    if not is_ordered(dimension) or len(words) != 1:
        return
    if words[0] in COMMON | POSITIONS or words[0].endswith(("er", "est")):
        return
    one, two = (_position(dimension, match[end]) for end in ("one", "two"))
    if one is None or two is None or one >= two:
        return
    ticks = dimension.ticks[one : two + 1]
    yield from called(words, dimension, ticks, (plural(match["noun"].lower()),))


def _position(dimension: Dimension, told: str) -> int | None:
    """Where a tick stands that is written so, or begins so: “Jun” for June."""
    word = told.lower()
    ticks = [tick.lower() for tick in dimension.ticks]
    months = {name: names.split() for names in MONTHS for name in names.split()}
    forms = months.get(word, [word])
    return next((place for place, tick in enumerate(ticks) if tick in forms), None)


def _marked(dimension: Dimension, mark: str, told: str) -> Iterator[Alias]:
    """What the names with a mark have: “with reranking”, “the reranked BM25”."""
    part = _WITH.match(told.strip())
    words = words_of(part["part"]) if part else ()
    sign = words_of(mark)
    if not sign or not words or len(words) > 3:
        return
    stems = {t: _without(words_of(t), sign) for t in dimension.ticks}
    having = tuple(t for t, stem in stems.items() if stem)
    rest = tuple(t for t in dimension.ticks if t not in having)
    if not having or not rest:
        return
    nouns = nouns_for(dimension)
    done = tuple(_done(words))
    for noun in nouns:
        for with_, ticks in (("with", having), ("using", having), ("without", rest)):
            yield Alias((noun, with_, *words), dimension.name, ticks)
        yield Alias((*sign, noun), dimension.name, having)
        for participle in done:
            yield from called((participle,), dimension, having, (noun,))
    own = {words_of(t): t for t in dimension.ticks}
    for tick in having:
        stem = stems[tick]
        for with_ in ("with", "plus", "using"):
            yield Alias((*stem, with_, *words), dimension.name, (tick,))
        for participle in done:
            yield Alias((participle, *stem), dimension.name, (tick,))
            for noun in ("version", "variant"):
                yield Alias((participle, noun, "of", *stem), dimension.name, (tick,))
        if stem in own:
            yield Alias((*stem, "without", *words), dimension.name, (own[stem],))


def _without(words: tuple[str, ...], sign: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a name without the mark at its end or its beginning."""
    size = len(sign)
    if len(words) > size and words[-size:] == sign:
        return words[:-size]
    return words[size:] if len(words) > size and words[:size] == sign else ()


def _done(words: tuple[str, ...]) -> Iterator[str]:
    """What is done to what has it: “reranked”, of “reranking”."""
    if len(words) == 1 and words[0].endswith("ing") and len(words[0]) > 6:
        yield f"{words[0][:-3]}ed"
        yield f"{words[0][:-4]}ed" if words[0][-4] == words[0][-5] else f"{words[0][:-3]}ed"
