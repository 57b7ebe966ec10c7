"""Rates told as chances, and gaps by what they set apart: “men are more likely to be employed”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import GAP
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.sexes import sides
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_LIKELIER = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:is|are|was|were) (?P<way>more|less) likely to"
    r" (?P<do>[^,;:]+?) than (?P<than>[^,;:]+)"
)
_LIKELIEST = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:is|are|was|were) (?:the )?(?P<way>most|least)"
    r" likely to (?P<do>[^,;:(]+?)(?P<rest> (?:in|at|on|for|among|during) [^,;:()]+?)?"
    r"(?:(?:,? (?:with|at)(?: (?:an? )?(?:share|rate|value|percentage|proportion|total) of)?| \()"
    r" ?(?P<much>[^;:()]*\d[^;:()]*)\)?)?"
)
_GROUP = any_case(
    r"(?:the )?(?P<noun>[a-z]+) (?:(?:working |living |employed )?in|from|of|at|on)"
    r"(?: the (?:field|sector|area|industry|age group|group) of)? (?P<name>.+)"
)
_WAYS = {"more": "higher", "less": "lower", "most": "highest", "least": "lowest"}

_STEM = 4
"""Letters that what is done has in common with the name of its rate: “smoke”, “smoking”."""

_AUXILIARIES = frozenset("be have been a an in from to at on the with for by of".split())

_DOING = any_case(
    r"\b(?:shares?|percentages?|proportions?|rates?|numbers?) of [a-z]+(?: [a-z]+)? "
    r"(?P<do>(?:(?:who|that) [a-z]+|[a-z]+ing\b)(?: (?!in\b|by\b|per\b)[a-z]+)*)"
)
"""How a label says what those do of whom it gives the share: “employees cycling to work”."""

_OPPOSITE = frozenset(
    "without not no non never neither nor un quit quitting stop stopping stopped former ex lack "
    "lacking avoid avoiding refuse refusing against unable".split()
)
"""Words of a rate by which it is one of those who do not do it."""

_GENDER = any_case(rf"\b(?:gender|sex)(?: (?P<what>[a-z]+))? (?P<gap>{GAP}s?)\b(?! between)")


@of_form(_LIKELIER, "likely", "more less", "than")
def likelier(c: Scene, match: Match) -> Iterator[Version]:
    """“Men are more likely to be employed than women”, of employment rates: theirs are higher."""
    who = of_group(c, match["who"])
    if is_done(c, match["do"]) and c.is_subject(who):
        way, than = _WAYS[match["way"].lower()], of_group(c, match["than"])
        yield (Plain(f"{match['lead']}{who} have a {way} value than {than}"),)


@of_form(_LIKELIEST, "likely", "most least")
def likeliest(c: Scene, match: Match) -> Iterator[Version]:
    """“The young are the most likely to smoke”, of shares of smokers: theirs is the highest."""
    who = of_group(c, match["who"])
    if is_done(c, match["do"]) and c.is_subject(who):
        way = _WAYS[match["way"].lower()]
        rest = match["rest"] or ""
        said = [Plain(f"{match['lead']}{who} have the {way} value{rest}")]
        if match["much"]:
            said.append(Plain(f"{match['lead']}{who} have {match['much']}{rest}"))
        yield tuple(said)


_AS_LIKELY = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:is|are|was|were) (?P<factor>[^,;:]*?\b(?:twice"
    r"|half|times|thrice)) (?:as|more) likely to (?P<do>[^,;:]+?) (?:as|than) (?P<than>[^,;:]+)"
)
_ANSWERS = frozenset(
    "answer say report respond choose pick select state reply give mention name use do tick".split()
)


@of_form(_AS_LIKELY, "likely", "twice half times thrice")
def as_likely(c: Scene, match: Match) -> Iterator[Version]:
    """“The old are twice as likely to read daily as the young”: the share of that answer is so."""
    if not c.is_subject(match["who"]):
        return
    lead, who, factor, than = match["lead"], match["who"], match["factor"], match["than"]
    if is_done(c, match["do"]):
        yield (Plain(f"{lead}the value of {who} is {factor} that of {than}"),)
    elif (answer := _answer(c, match["do"], who)) is not None:
        yield (Plain(f"{lead}{answer} among {who} is {factor} as high as among {than}"),)


@of_form(_LIKELIER, "likely", "more less", "than")
def likelier_to_answer(c: Scene, match: Match) -> Iterator[Version]:
    """“The old are more likely to read daily than the young”: the share of it is higher."""
    if not c.is_subject(match["who"]):
        return
    if (answer := _answer(c, match["do"], match["who"])) is not None:
        way = _WAYS[match["way"].lower()]
        who, than = match["who"], match["than"]
        yield (Plain(f"{match['lead']}{answer} is {way} among {who} than among {than}"),)


def _answer(c: Scene, done: str, who: str) -> str | None:
    """The one answer that is named by what is done: “read daily”, of how often books are read."""
    named, own = c.named_in(done), c.named_in(who)
    ticks = [t for d, found in named.items() if d not in own for t in found]
    if len(ticks) != 1 or len(named) != 1:
        return None
    said = set(words_of(ticks[0]))
    others = [t for t in c.reader.vocabulary.tokens(done) if t.word not in said]
    if any(t.word not in _ANSWERS and not c.reader.names.topics.has(t) for t in others):
        return None
    return ticks[0]


@told_by("gender sex", "gap gaps difference differences disparity disparities")
def gender_gap(c: Scene, text: str) -> Iterator[Version]:
    """“The gender gap is largest in Malta”: the gap between men and women."""
    both, gap = sides(c.reader.figure), _GENDER.search(text)
    if both and gap and (gap["what"] is None or is_done(c, gap["what"])):
        yield (Plain(_GENDER.sub(rf"\g<gap> between {both[0]} and {both[1]}", text)),)


def of_group(c: Scene, who: str) -> str:
    """“Employees in retail” as “retail”, where all that is measured is said of employees.

    Args:
        c: where the sentence stands.
        who: who does something, as the sentence names them.
    """
    match = _GROUP.fullmatch(who)
    if match is None or not is_measured(c, match["noun"]) or not c.reader.is_place(match["name"]):
        return who
    return match["name"]


def is_done(c: Scene, done: str) -> bool:
    """Whether the one measure of a figure is the rate at which something is done."""
    label = f"{c.reader.figure.value.label} {c.reader.figure.title}"
    if not _OPPOSITE.isdisjoint(words_of(label)):
        return False
    told = {word[:_STEM] for word in words_of(label) if len(word) >= _STEM}
    said = [word for word in words_of(done) if word not in _AUXILIARIES]
    if not said or not all(len(word) >= _STEM and word[:_STEM] in told for word in said):
        return False
    # "Employees who work", of shares of those cycling to work: a part of what they do.
    stems = {word[:_STEM] for word in said}
    match = _DOING.search(c.reader.figure.value.label) or _DOING.search(c.reader.figure.title)
    whole = words_of(match["do"]) if match else ()
    return all(w[:_STEM] in stems for w in whole if w not in _AUXILIARIES and len(w) >= _STEM)
