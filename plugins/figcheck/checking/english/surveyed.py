"""Surveys as sentences tell them: whom they speak of, what these answer, and how many they are.

“About a third of adults under 30 say they get news from podcasts”: of such a sentence it is enough
to know the share and the names in it, as long as all its other words are those in which any survey
is told, or come from the title. The order in which they stand does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.answer_scales import sides_of
from figcheck.checking.english.demonyms import demonyms
from figcheck.checking.english.lexicon import NUMERALS, number_in_words
from figcheck.checking.english.meaning import Place
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.tokens import Token
from figcheck.patterns import regex
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.recasting.plain import Scene

_FLAGS = re.IGNORECASE
_ANSWERING = (
    "use get turn rely hold express view see regard consider think believe feel find name cite "
    "mention choose pick select prefer describe give offer take report call rate state tell say "
    "read watch listen visit have keep share draw"
).split()
"""Verbs that say no more of an answer than that someone gives it, or does what it says."""

_PROSE = frozenset(
    (
        "a an the of in on at to for from by with among as that who whom which and or is are "
        "was were be been being do does did has had having it its they them their this these "
        "those there also still even same about ages aged age all toward towards upon shown "
        "surveyed polled asked interviewed themselves saw seen held given gave thought said "
        "felt found chose took got made kept people persons person adult adults respondents "
        "respondent participants individuals everyone public population citizens residents "
        "interviewees inhabitants view views opinion opinions impression attitude stance idea "
        "light question when comes bloc body organization organisation alliance institution "
        "agency platform platforms service services site sites app apps source sources outlet "
        "outlets answer answers response responses share shares percentage proportion portion "
        "fraction"
    ).split()
)
"""Words in which any survey is told, whatever it asked."""

_OPPOSITE = frozenset(
    "without not no non never neither nor quit stopped former ex lack lacking avoid avoiding "
    "against unable refuse refusing don doesn didn".split()
)
"""Words of a title by which its shares are of those who do not do something."""

_ENDINGS = frozenset(("", "s", "es", "d", "ed", "ing", "er", "ers", "r", "rs", "ly", "y", "ies",
                      "ied", "e", "ist", "ists", "'s"))  # fmt: skip
_SHORTEST = 4
"""Letters that forms of a word have in common: “weekly” and “week”, “smokes” and “smokers”."""


def _forms(verb: str) -> Iterator[str]:
    bare = verb.removesuffix("e")
    yield from (verb, f"{verb}s", f"{bare}ed", f"{bare}ing", f"{verb}ed")


_WORDS = _PROSE.union(*(_forms(verb) for verb in _ANSWERING))


def is_survey(c: Scene) -> bool:
    """Whether a figure gives shares of those who do something, and not of those who do not.

    Of a scale on which one agrees or agrees strongly, who “agrees” may be of either answer.

    Args:
        c: where a sentence about it stands.
    """
    figure = c.reader.figure
    told = words_of(f"{figure.title} {figure.value.label}")
    plain = c.reader.scale.percent and not c.reader.scale.signed and _OPPOSITE.isdisjoint(told)
    return plain and sides_of(figure) is None


def named_among(c: Scene, text: str) -> Mapping[str, tuple[str, ...]] | None:
    """What a text names, by dimension, where all its other words are those of any survey.

    Args:
        c: where the text stands.
        text: the text.

    Returns:
        `None` where a word might say something else.
    """
    tokens, names = c.reader.vocabulary.tokens(text), c.reader.names
    called = _words_of_title(c)
    named: dict[str, dict[str, None]] = {}
    place = 0
    while place < len(tokens):
        ticks = list(names.ticks_at(tokens, place))
        labels = [stop for stop, _ in names.labels_at(tokens, place)]
        if len({t.dimension for _, t in ticks}) > 1:
            return None
        if ticks and not _is_of_title(tokens[place : ticks[0][0]], ticks[0][1].ticks, called):
            stop, tick = ticks[0]
            named.setdefault(tick.dimension, {}).update(dict.fromkeys(tick.ticks))
        elif labels:
            stop = max(labels)
        elif _may_be_said(c, tokens[place], called):
            stop = place + 1
        else:
            return None
        place = stop
    return {dimension: tuple(found) for dimension, found in named.items()}


def _is_of_title(words: Sequence[Token], ticks: Sequence[str], called: frozenset[str]) -> bool:
    """Whether a part of a name is rather what the title speaks of: “news”, not “News websites”."""
    said = {token.word for token in words}
    return said <= called and not any(said.issuperset(words_of(tick)) for tick in ticks)


def _may_be_said(c: Scene, token: Token, called: frozenset[str]) -> bool:
    """Whether a word says nothing that would change what a share is of."""
    if not token.is_word:
        return token.word in ",-'\""
    if token.number is not None:
        return False
    if token.word in _WORDS or token.word in called or c.reader.names.topics.has(token):
        return True
    return any(_is_form(token.word, word) for word in called)


def _is_form(one: str, two: str) -> bool:
    """Whether two words are forms of one: “smokes” and “smokers”."""
    length = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), None)
    length = min(len(one), len(two)) if length is None else length
    return length >= _SHORTEST and {one[length:], two[length:]} <= _ENDINGS


def _words_of_title(c: Scene) -> frozenset[str]:
    """The words of the title, what people of the country in it are called, and its letters."""
    words = words_of(c.reader.figure.title)
    runs = [words[i : i + n] for i in range(len(words)) for n in (1, 2)]
    own = {w for run in runs for form in demonyms(run) if len(form) == 1 for w in form}
    written = re.findall(r"(?:[A-Z][a-z]+ ){2,4}(?=[^A-Z]|$)", f"{c.reader.figure.title} ")
    short = {"".join(w[0] for w in name.split()).lower() for name in written}
    short |= {"".join(w[0] for w in name.split()[1:]).lower() for name in written}
    return frozenset((*words, *own, *(f"{w}s" for w in own), *(s for s in short if len(s) > 1)))


_HEDGES = {
    "nearly": r"nearly|almost|just (?:under|below|shy of)|slightly (?:less|fewer) than|close to"
    r"|a little (?:less|under)(?: than)?|not quite",
    "just_over": r"just over|(?:slightly|a little|a bit) (?:more than|over)",
    "about": r"about|around|roughly|approximately|some|an estimated|~",
    "over": r"(?:well |far )?(?:more than|over|above|in excess of)",
    "under": r"(?:well |far )?(?:less than|fewer than|under|below)",
    "at_least": r"at least|no (?:fewer|less) than",
    "at_most": r"at most|no more than",
}
_FOCUS = (
    r"(?:(?:only|just(?! (?:over|under|below|shy))|a mere|merely|fully|exactly|still|as many as"
    r"|as few as|even|an?) )?"
)
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6,
          "seventh": 7, "eighth": 8, "tenth": 10, "twentieth": 20}  # fmt: skip
_MANY = "|".join(NUMERALS[1:])
_SLIM = "slim narrow small bare slight"
_LARGE = "large vast overwhelming great huge big broad"
_CLEAR = "clear solid sizable sizeable strong comfortable"
_KINDS = f"{_SLIM} {_LARGE} {_CLEAR}".replace(" ", "|")
SHARE = regex(
    rf"(?<![\w.-]){_FOCUS}(?:(?:{'|'.join(f'(?P<{k}>{h})' for k, h in _HEDGES.items())}) )?"
    r"(?:(?:only|just|exactly) )?(?:"
    r"(?P<percent>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)(?! points?)"
    rf"|(?P<one>{_MANY}|\d)(?:-| )(?:in|out of)(?:-| )(?:every )?(?P<many>{_MANY}|hundred|\d+)\b"
    rf"|(?:(?P<few>an?|one|{'|'.join(NUMERALS[2:10])})[ -])?(?P<part>{'|'.join(_PARTS)})s?\b"
    rf"|(?:an? |the )?(?P<kind>(?:{_KINDS}) )?majorit(?:y|ies)\b"
    r"|(?P<minority>(?:an? )?minorit(?:y|ies))\b"
    r"|(?P<most>(?<!the )most)(?= [a-z]))",
    _FLAGS,
)
"""A share of those who were asked: “nearly two-thirds”, “just one-in-five”, “a majority”, “38%”."""


@record
class Said:
    """What is said of a share, in plain words.

    Attributes:
        ways: what its value is, in the strictest and in the loosest sense: “between 30% and 36%”.
        summed: what the sum of several values is that it is told of.
    """

    ways: tuple[str, ...]
    summed: str


def _near(share: float, *bounds: tuple[float, float]) -> Said:
    """Being a share that is said in words: one of several near it."""
    ways = (f"between {max(low, 0.0):.2f}% and {high:.2f}%" for low, high in bounds)
    return Said(tuple(dict.fromkeys(ways)), f"at about {share:.1f}%")


def _beyond(*ways: str) -> Said:
    return Said(ways, ways[0])


_SMALL = 0.01


_MAJORITIES = {
    "": _beyond("above 50%"),
    _SLIM: _near(52.0, (50.01, 56.0), (50.01, 62.0)),
    _CLEAR: _beyond("above 54%", "above 50%"),
    _LARGE: _beyond("above 75%", "above 60%"),
}
_BOUNDS = {"over": "above", "under": "below", "at_least": "at least", "at_most": "at most"}


def share_said(match: re.Match[str]) -> Said:
    """What a share says of a value.

    Args:
        match: what `SHARE` found.
    """
    if match["percent"]:
        return _beyond(_percent_said(match))
    if match["minority"]:
        return _beyond("below 50%")
    if match["one"] is None and match["part"] is None:
        kind = (match["kind"] or "").strip().lower()
        return next(said for kinds, said in _MAJORITIES.items() if kind in kinds.split(" "))
    return _fraction_said(match, _fraction(match))


def _percent_said(match: re.Match[str]) -> str:
    plain = {**_BOUNDS, "about": "about", "nearly": "nearly", "just_over": "just over"}
    said = next((f"{word} " for hedge, word in plain.items() if match[hedge]), "")
    return f"{said}{match['percent']}%"


def _fraction(match: re.Match[str]) -> float:
    """The fraction that is said in words, in percent."""
    if match["part"]:
        few = (match["few"] or "a").lower()
        return (
            100 * (1 if few in ("a", "an") else NUMERALS.index(few)) / _PARTS[match["part"].lower()]
        )
    one, many = (_number(match[name]) for name in ("one", "many"))
    return 100 * one / many if many else 0.0


def _number(word: str) -> int:
    if word.isdigit():
        return int(word)
    return 100 if word.lower() == "hundred" else number_in_words(word) or 0


def _fraction_said(match: re.Match[str], share: float) -> Said:
    """A share in words is one of several near it; how near is a matter of taste."""
    close, far = max(1.0, 0.045 * share), max(2.5, 0.12 * share)
    exact, near = max(0.6, 0.03 * share), max(1.5, 0.08 * share)
    for hedge, word in _BOUNDS.items():
        if match[hedge]:
            return _beyond(f"{word} {share:.2f}%")
    if match["nearly"]:
        below = share - 2 * close, share - _SMALL
        return _near(share, below, (share - far - close, share + exact))
    if match["just_over"]:
        above = share + _SMALL, share + 2 * close
        return _near(share, above, (share - exact, share + far + close))
    one, two = (close, far) if match["about"] else (exact, near)
    return _near(share, (share - one, share + one), (share - two, share + two))


_DOING = regex(
    r"\b(?:shares?|percentages?|proportions?|rates?) of [a-z]+(?: [a-z]+)* "
    r"(?:(?:who|that) (?P<do>(?!say|said|report)[a-z]+)|(?P<doing>[a-z]+ing\b))",
    _FLAGS,
)
"""What those do of whom a title gives the share: “employees cycling to work”."""


def says_what_is_done(c: Scene, text: str) -> bool:
    """Whether a text says what is done of which the title gives the share, if it names that.

    “12% of employees work” is no share of those cycling to work.

    Args:
        c: where the text stands.
        text: the text.
    """
    figure = c.reader.figure
    found = _DOING.search(figure.value.label) or _DOING.search(figure.title)
    done = (found["do"] or found["doing"]).lower() if found else ""
    return not done or any(_is_form(word, done) for word in words_of(text))


def place_of(named: Mapping[str, tuple[str, ...]]) -> Place:
    """The place that names stand for, by dimension.

    Args:
        named: the names.
    """
    return Place(tuple(sorted(named.items())))


def open_in(c: Scene, named: Mapping[str, tuple[str, ...]]) -> list[str]:
    """The dimensions along which nothing is named, nor by what stands above the sentence."""
    here = c.around.here
    return [
        d.name
        for d in c.reader.figure.dimensions
        if len(d.ticks) > 1 and d.name not in named and not (here and here.get(d.name))
    ]
