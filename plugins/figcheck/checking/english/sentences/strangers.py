"""What a clause gives a number of that the figure does not tell of: “The mean sentence length”.

A word that nothing knows may be another one for what is measured. Where the number that is given
agrees, it is that; where it does not, something else may be meant. Nor does a figure of all teens
tell of “Asian teens”, unless it lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.framing import framed
from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import PEOPLES, called_as, demonyms, peoples_in
from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.crowds import GROUPS
from figcheck.checking.english.naming.everyone import all_nouns, country_of
from figcheck.checking.english.parsing.guesses import may_be_noun
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.model import Figure
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_TAKEN = any_case(
    r"\b(?:mean|average|median|typical|usual|total|overall|combined|maximum|minimum|highest|lowest"
    r"|largest|smallest|biggest|greatest|longest|shortest|number of)\b"
)
_GIVEN = regex(r"\b(?:is|are|was|were|of|at|reaches|amounts to|comes to|stands at)\b")


def tells_of_a_stranger(reader: Reader, text: str) -> bool:
    """Whether a clause gives so much of something that nothing in the figure is called.

    Args:
        reader: knows the names of the figure.
        text: the clause.
    """
    if _TAKEN.search(text) is None or _GIVEN.search(text) is None:
        return False
    words = reader.vocabulary.words(text)
    if not words.unknown or not reader.writes_a_value(text):
        return False
    return any(
        _is_strange(reader, words.tokens, place) and _is_head(words.tokens, place)
        for place in words.unknown
    )


def tells_of_other_people(reader: Reader, text: str) -> bool:
    """Whether a clause tells of people of whom the figure does not: “Asian teens”, “Swiss adults”.

    Args:
        reader: knows the names of the figure.
        text: the clause.
    """
    tokens, nouns, known = tokenise(text), None, None
    for place, token in enumerate(tokens[:-1]):
        if not token.text[:1].isupper() or token.word not in _TOLD_APART:
            continue
        nouns = nouns or all_nouns(reader.figure)
        known = known or _known(reader.figure)
        if token.word in known or any(reader.names.ticks_at(tokens, place)):
            continue
        behind = place + 1
        while behind < len(tokens) and tokens[behind].text[:1].isupper():
            behind += 1  # "African American teens".
        if behind < len(tokens) and tokens[behind].word in nouns:
            return True
    return False


_ATTITUDE = any_case(
    r"\b(?:people|adults|teens|teenagers|women|men|americans|respondents|users|voters|students"
    r"|citizens|residents|consumers|parents|boys|girls|democrats|republicans|percent|%) "
    r"(?:say (?:that )?they )?(?P<stem>trust|distrust|like|dislike|love|hate|fear|prefer|admire"
    r"|respect|want|miss)(?:e?d|s)?\b(?! to\b)"
)
"""What people feel for what is named behind it; “like to use” is of using."""


def tells_of_another_attitude(figure: Figure, text: str) -> bool:
    """Whether people are said to trust or like what a figure says that they use.

    Args:
        figure: the figure.
        text: the clause.
    """
    match = _ATTITUDE.search(text)
    if match is None:
        return False
    ticks = " ".join(tick for d in figure.dimensions for tick in d.ticks)
    told = f"{figure.title} {figure.value.label} {figure.y_axis.label} {ticks}".lower()
    return match["stem"].lower() not in told


_ASKED = any_case(r"\b(?:who|that|say|saying|said|whether)\b")
"""What the title of a survey has that tells what people were asked for."""

_DONE = any_case(
    r"(?:%|\bpercent) of (?:[\w.’'-]+ ){0,3}?(?:people|adults|teens|teenagers|women|men|americans"
    r"|respondents|users|voters|students|citizens|residents|consumers|parents|boys|girls"
    r"|democrats|republicans) (?:have |had |has |also )?(?P<verb>[a-z]+)\b"
)
_NEUTRAL = frozenset(
    "a an the and or but in on at of for with from to as who whose that than by while compared "
    "say says said saying report reports reported are were is was be being been have has had do "
    "did believe believes believed think thinks thought feel feels felt agree agrees agreed answer "
    "answered responded chose choose picked pick gave give gives consider considered view viewed "
    "see saw express expressed claim claimed state stated indicate indicated cite cited mention "
    "mentioned name named hold held share shared rate rated regard regarded describe described "
    "overall not never ever aged living identify identified find found tell told select selected "
    "surveyed polled asked interviewed".split()
)
"""What people may be said to do whatever they were asked, and words that are no verbs."""
_VERB_STEM = 4
"""Letters by which a verb is known again: “trusting”, of “who trust”."""


def tells_of_another_deed(figure: Figure, text: str) -> bool:
    """Whether a share of people is said to do something else than a survey asked them for.

    Args:
        figure: the figure.
        text: the clause.
    """
    if not _ASKED.search(f"{figure.title} {figure.value.label}"):
        return False
    match = _DONE.search(text)
    if match is None or match["verb"].lower() in _NEUTRAL:
        return False
    verb = match["verb"].lower()
    return verb[:_VERB_STEM] not in {w[:_VERB_STEM] for w in _told(figure)}


@remembered
def _told(figure: Figure) -> frozenset[str]:
    """All words of a figure."""
    ticks = " ".join(tick for d in figure.dimensions for tick in (d.name, *d.ticks))
    return frozenset(words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label} {ticks}"))


_TOLD_APART = PEOPLES | GROUPS


@remembered
def _known(figure: Figure) -> frozenset[str]:
    """The words with which a figure says whom it is of, and those for its own country."""
    ticks = [words_of(tick) for dimension in figure.dimensions for tick in dimension.ticks]
    told = (figure.title, figure.value.label, figure.y_axis.label, *framed(figure))
    country = country_of(figure)
    of_any = country is None and not peoples_in(words_of(" ".join(told)))
    return frozenset[str]().union(
        *ticks,
        *map(words_of, told),
        (form[-1] for words in ticks for form in demonyms(words)),
        called_as(country) if country is not None else (),
        PEOPLES - GROUPS if of_any else (),  # “Norwegian men”, where no one says which men.
    )


def _is_strange(reader: Reader, tokens: Sequence[Token], place: int) -> bool:
    """Whether a word may be a noun that stands nowhere before the values are shown."""
    token, topics = tokens[place], reader.names.topics
    return may_be_noun(token) and not topics.has(token) and not topics.frames(token)


def _is_head(tokens: Sequence[Token], place: int) -> bool:
    """Whether a noun is what an aggregate or an extreme is taken of, or what a number counts."""
    before = place - 1
    if before >= 0 and tokens[before].number is not None:
        return True
    while before >= 0 and tokens[before].is_word and not _ends_phrase(tokens, before):
        taken = tokens[before].text
        of = tokens[before + 1].word == "of"
        if _TAKEN.fullmatch(f"{taken} of" if of and taken.lower() == "number" else taken):
            return True
        before -= 1
    return False


def _ends_phrase(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word stands between a noun and what is no part of its phrase."""
    if tokens[place].word == "of" and place and tokens[place - 1].word == "number":
        return False
    return _GIVEN.fullmatch(tokens[place].word) is not None or any(
        name in ("AT", "VERB", "HAVE", "BE") for name, _, _ in classes_at(tokens, place)
    )
