"""Surveys as sentences tell them: whom they speak of, and what these answer.

“About a third of adults under 30 say they get news from podcasts”: of such a sentence it is enough
to know the share and the names in it, as long as all its other words are those in which any survey
is told, or come from the title. The order in which they stand does not matter.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.answer_scales import sides_of
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.crowds import everyone_called
from figcheck.checking.english.naming.everyone import others_than
from figcheck.checking.english.naming.of_one_country import people_of_title
from figcheck.checking.english.parsing.tokens import Token
from figcheck.model import Figure
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.recasting.plain import Scene

_ANSWERING = (
    "use get turn rely hold express view see regard consider think believe feel find name cite "
    "mention choose pick select prefer describe give offer report call tell say "
    "read watch listen visit have"
).split()
"""Verbs that say no more of an answer than that someone gives it, or does what it says."""

_PROSE = frozenset(
    (
        "a an the of in on at to for from by with among as that who whom which and or is are "
        "was were be been being do does did has had having it its they them their this these "
        "those there also still even same about ages aged age toward towards upon shown "
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

_OF_PARTS = frozenset(
    (
        "account accounts accounted accounting make makes made making up takes comprise comprises "
        "represent represents constitute constitutes absorb absorbs absorbed swallow swallows "
        "swallowed swallowing claim claims contribute contributes contributed provide provides "
        "provided supply supplies supplied generate generates generated produce produces produced "
        "cover covers covered come comes came stem stems stemmed goes go went going spent spend "
        "spends devoted allocated budget spending expenditure total whole mix overall money euros "
        "dollars pounds kilowatt hours together combined jointly alone s"
    ).split()
)
"""Words in which parts of a mix or of a budget are told."""

_OPPOSITE = frozenset(
    "without not no non never neither nor quit stopped former ex lack lacking avoid avoiding "
    "against unable refuse refusing don doesn didn".split()
)
"""Words of a title by which its shares are of those who do not do something."""

_ASKED = frozenset(
    "who adults people persons respondents participants citizens residents inhabitants population "
    "voters students pupils employees workers teenagers children women men parents consumers "
    "drivers patients".split()
)
"""Words of a title by which its percentages are shares of those who were asked or counted."""

_SHARED = frozenset("share shares percentage percentages proportion households".split())
"""Words by which they may be those of anything."""

_ENDINGS = frozenset(("", "s", "es", "d", "ed", "ing", "er", "ers", "r", "rs", "ly", "y", "ies",
                      "ied", "e", "ist", "ists", "ership", "'s"))  # fmt: skip
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
    return c.reader.confusions is None and _is_survey(c.reader.figure)


@remembered
def _is_survey(figure: Figure) -> bool:
    told, scale = _told(figure), Scale.of(figure)
    if not scale.percent or scale.signed or not told.isdisjoint(_OPPOSITE):
        return False
    counted = bool(parted(figure)) or not told.isdisjoint(_ASKED | _SHARED)
    return counted and sides_of(figure) is None


@remembered
def _told(figure: Figure) -> frozenset[str]:
    """The words of the title and of what the values are called."""
    return frozenset(words_of(f"{figure.title} {figure.value.label}"))


def named_among(
    c: Scene, text: str, *, of_each: bool = False
) -> Mapping[str, tuple[str, ...]] | None:
    """What a text names, by dimension, where all its other words are those of any survey.

    Args:
        c: where the text stands.
        text: the text.
        of_each: whether it speaks of each of several groups, so that “adults” are no row for all.

    Returns:
        `None` where a word might say something else.
    """
    tokens, names = c.reader.vocabulary.tokens(text), c.reader.names
    called, everyone = words_of_title(c.reader.figure), everyone_called(c.reader.figure)
    called = called | everyone if of_each else called - everyone
    if called.isdisjoint(_ASKED) and parted(c.reader.figure):
        called |= _OF_PARTS
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
        elif may_be_said(c, tokens[place], called):
            stop = place + 1
        else:
            return None
        place = stop
    return {dimension: tuple(found) for dimension, found in named.items()}


def _is_of_title(words: Sequence[Token], ticks: Sequence[str], called: frozenset[str]) -> bool:
    """Whether a part of a name is rather what the title speaks of: “news”, not “News websites”."""
    said = {token.word for token in words}
    named = [frozenset(words_of(tick)) for tick in ticks]
    return said <= called and not any(said >= name for name in named)


@remembered
def parted(figure: Figure) -> frozenset[str]:
    """The dimensions along which values add up to all: the parts of a mix, or of a budget.

    Args:
        figure: the figure.
    """
    found = set()
    for at, dimension in enumerate(figure.dimensions):
        sums: dict[tuple[str | None, ...], float] = {}
        for cell in figure.cells:
            key = (*cell.at[:at], *cell.at[at + 1 :])
            sums[key] = sums.get(key, 0.0) + (cell.value or 0.0)
        if len(dimension.ticks) > 1 and all(abs(s - _ALL) <= _ROUNDED for s in sums.values()):
            found.add(dimension.name)
    return frozenset(found)


_ALL = 100.0
_ROUNDED = 2.5
"""How far parts may be from adding up to all that were rounded, in percent."""


def may_be_said(c: Scene, token: Token, called: frozenset[str]) -> bool:
    """Whether a word says nothing that would change what a share is of.

    Args:
        c: where it stands.
        token: the word.
        called: the words that say what is asked.
    """
    if not token.is_word:
        return token.word in ",-'\"."
    if token.number is not None:
        return False
    if token.word in others_than(c.reader.figure):
        return False
    if token.word in _WORDS or token.word in called or c.reader.names.topics.has(token):
        return True
    return is_form_of_any(token.word, called) or _is_short_for_title(token, c.reader.figure)


def _is_short_for_title(token: Token, figure: Figure) -> bool:
    """Whether letters begin words of the title that follow each other: “AI”, “EVs”."""
    letters = token.text.removesuffix("s")
    return len(letters) > 1 and letters.isupper() and letters.lower() in _initials(figure.title)


def _initials(title: str) -> frozenset[str]:
    first = [word[0] for word in words_of(title)]
    return frozenset("".join(first[i : i + n]) for i in range(len(first)) for n in (2, 3, 4))


def is_form_of_any(word: str, others: Collection[str]) -> bool:
    """Whether a word is a form of another one: “smoking”, where people smoke.

    Args:
        word: the word.
        others: those that it may be a form of.
    """
    return any(_is_form(word, other) for other in others)


def _is_form(one: str, two: str) -> bool:
    """Whether two words are forms of one: “smokes” and “smokers”."""
    length = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), None)
    length = min(len(one), len(two)) if length is None else length
    whole = length == min(len(one), len(two)) == _SHORTEST - 1  # "own", "owns"
    return (length >= _SHORTEST or whole) and {one[length:], two[length:]} <= _ENDINGS


_NAMED = regex(r"[A-Z][a-z]+(?: [A-Z][a-z]+){1,3}")
"""A name of several words, which its letters may stand for: “European Union”."""


@remembered
def words_of_title(figure: Figure) -> frozenset[str]:
    """The words of the title, the people of the country in it, and names by their letters.

    Args:
        figure: the figure.
    """
    words = words_of(figure.title)
    written = _NAMED.findall(figure.title)
    short = {"".join(w[0] for w in name.split()).lower() for name in written}
    short |= {"".join(w[0] for w in name.split()[1:]).lower() for name in written}
    letters = {letter for s in short if len(s) == _PAIR for letter in s}  # "U.S.", "U.N."
    return people_of_title(figure).union(words, letters, (s for s in short if len(s) > 1))


_PAIR = 2


_DOING = any_case(
    r"\b(?:shares?|percentages?|proportions?|rates?) of [a-z]+(?: [a-z]+)*? "
    r"(?:(?:who|that) (?P<do>(?!say|said|report)[a-z]+)|(?P<doing>[a-z]+ing\b))"
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
    words = words_of(text)
    return not done or any(w in _DOING_ANYTHING or _is_form(w, done) for w in words)


_DOING_ANYTHING = frozenset("have has had having use uses used using say says said".split())


_CROWD = frozenset(
    "people persons adults respondents participants public population residents citizens".split()
)
"""Nouns for anyone who was asked."""


def _is_of_age(tokens: Sequence[Token]) -> bool:
    """Whether an age follows: “65 and up”, “ages 18 to 29”."""
    return bool(tokens) and (tokens[0].number is not None or tokens[0].word in _BEFORE_AGES)


_BEFORE_AGES = frozenset("aged ages over under between".split())


def is_of_doing(figure: Figure) -> bool:
    """Whether a title gives the shares of those who do something with things, whatever it is.

    “The most used source” is not the most trusted one.

    Args:
        figure: the figure.
    """
    return not _told(figure).isdisjoint(_DOING_ANYTHING | {"get", "own", "turn"})


def crowds_left_out(c: Scene, text: str) -> str:
    """A text without nouns for those asked beside the names of groups: “Irish adults”.

    Args:
        c: where the text stands.
        text: the text.
    """
    tokens, names = c.reader.vocabulary.tokens(text), c.reader.names
    anyone = _CROWD - others_than(c.reader.figure)
    crowd = anyone | people_of_title(c.reader.figure)
    said, done, place = [], 0, 0
    while place < len(tokens):
        behind = place + (tokens[place].word in crowd and _is_of_age(tokens[place + 1 :]))
        stop = max((s for s, _ in names.ticks_at(tokens, behind)), default=0)
        if not stop:
            place += 1
            continue
        if behind > place:  # "Adults 65 and up".
            said.append(text[done : tokens[place].start])
            done = tokens[behind].start
        if stop < len(tokens) and tokens[stop].word in anyone:  # "Irish adults".
            said.append(text[done : tokens[stop - 1].end])
            done = tokens[stop].end
            stop += 1
        place = stop
    return "".join((*said, text[done:]))


def place_of(named: Mapping[str, tuple[str, ...]]) -> Place:
    """The place that names stand for, by dimension.

    Args:
        named: the names.
    """
    return Place(tuple(sorted(named.items())))


def open_in(
    c: Scene, named: Mapping[str, tuple[str, ...]], *, of_itself: bool = False
) -> list[str]:
    """The dimensions along which nothing is named, nor by what stands above the sentence.

    Args:
        c: where the sentence stands.
        named: what it names.
        of_itself: whether only what the sentence itself names counts.
    """
    here = None if of_itself else c.around.here
    return [
        d.name
        for d in c.reader.figure.dimensions
        if len(d.ticks) > 1 and d.name not in named and not (here and here.get(d.name))
    ]
