"""Clauses in “-ing” with finite verbs: “with B leading”, “despite falling”, “having 5, A …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.inflection import finite, participle_at
from figcheck.checking.english.lexicon.shared_words import RANK
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_BESIDE = (
    r"(?:despite|in spite of|notwithstanding|in addition to|on top of|as well as|besides|"
    r"along with|together with|even while|even though|even if|although|though|while|whilst|albeit|"
    r"(?P<but>apart from|aside from|other than))"
)
"""What joins to a clause what its subject does as well; some may make an exception of it."""

_WITH_FIRST = any_case(r"with ")
_WITH_LAST = any_case(r",? (?:and )?with ")
_FIRST = any_case(rf"(?:{_BESIDE} )?(?:also |both )?")
_LAST = any_case(rf",? {_BESIDE} |, (?:and |but |yet )?|,? (?:and|but|yet) ")
_AMID = any_case(rf"(?P<who>[^,;:]+), (?:{_BESIDE} )?(?P<said>[^;:]+?), (?P<rest>[^;:]+)")

_AT = any_case(
    r"(?P<who>[^,;:()]+?) (?P<told>(?:(?:still|already|only|just|now|even|well|far|slightly) )*"
    rf"(?:at|above|below|under|close to|near) [^,;:()]*\d[^,;:()]*|(?:in )?{RANK}(?: place)?)"
)
"""What needs no verb of its own: “with B at 5”, “with B second”."""

_OF_ALL = any_case(
    r"\b(?:all|every|each|always|never|no|none|nothing|nowhere|only|any|anywhere|throughout"
    r"|entirely|everywhere|consistently|otherwise)\b"
)
"""What something else may be an exception of."""

_SUCH = any_case(r"(?:an?|its|their) ")
"""How a phrase begins that says of which things something is said, if no comma sets it off."""

_MOST_JOINTS = 4


@told_by("with")
def with_doing(c: Scene, text: str) -> Iterator[Version]:
    """“A leads, with B reaching 60”, “With B reaching 60, A leads”: B reaches 60, and A leads."""
    if (led := _WITH_FIRST.match(text)) is not None and "," not in text:
        for said in _done_by(c, text[led.end() :]):
            yield (Plain(said),)
    for first, told, _ in (*_first(_WITH_FIRST, text), *_last(_WITH_LAST, text)):
        if _SUCH.match(told) and not text[len(first) :].startswith(","):
            continue  # "A is the best model with a latency below 30": the best of such.
        if c.cut(first)[1]:
            for said in _done_by(c, told):
                yield from hung_on(c, first, said)


_MAKING = any_case(
    r"(?P<first>[^;:]+?), (?:thus |thereby |hence )?(?:making|which makes|rendering) "
    r"(?P<who>it|them) (?P<said>(?:by far )?the [^,;:]+?)(?P<there> there| here)?"
)


@of_form(_MAKING, "making makes rendering", "it them")
def making_it(c: Scene, match: Match) -> Iterator[Version]:
    """“A reaches 80, making it the best of all”: A is the best of all."""
    who = c.cut(match["first"])[1]
    if not c.reader.is_place(who):
        return
    said = [*hung_on(c, match["first"], f"{who} is {match['said']}")]
    yield from said[1:] if match["there"] else said


@told_by()
def doing(c: Scene, text: str) -> Iterator[Version]:
    """“Despite falling in 2010, A leads”, “Having 5, A …”, “A leads while falling”: A does both."""
    if "ing " not in text:
        return
    if c.before and "," not in text and _does(c, text):
        for said in finite_of(text):
            yield (Plain(said),)
    for first, told, but in (*_first(_FIRST, text), *_last(_LAST, text)):
        if but and _OF_ALL.search(first):
            continue
        for said in _own(c, first, told):
            yield from hung_on(c, first, said)
    match = _AMID.fullmatch(text)
    if match is not None and c.is_subject(match["who"]):
        first = f"{match['who']} {match['rest']}"
        for said in _own(c, first, match["said"]):
            yield from hung_on(c, first, said)


def _first(joint: re.Pattern[str], text: str) -> Iterator[tuple[str, str, bool]]:
    """The ways to split off what a sentence begins with, set apart by a comma.

    Yields:
        The rest of the sentence, what it begins with without its joint, and whether that may
        make an exception.
    """
    led = joint.match(text)
    if led is None or ";" in text or ":" in text:
        return
    for comma in [*re.finditer(", ", text)][:_MOST_JOINTS]:
        if comma.start() > led.end():
            but = bool(led.groupdict().get("but"))
            yield text[comma.end() :], text[led.end() : comma.start()], but


def _last(joint: re.Pattern[str], text: str) -> Iterator[tuple[str, str, bool]]:
    """The same of what a sentence ends with."""
    if ";" in text or ":" in text:
        return
    for found in [*joint.finditer(text)][-_MOST_JOINTS:]:
        yield text[: found.start()], text[found.end() :], bool(found.groupdict().get("but"))


def _done_by(c: Scene, text: str) -> Iterator[str]:
    """“B leading on Web” with a finite verb, if it begins with what that is said of."""
    placed = _AT.fullmatch(text)
    if placed is not None and c.is_subject(placed["who"]) and c.named_in(placed["who"]):
        yield f"{placed['who']} is {placed['told']}"
        return
    for space in re.finditer(" ", text):
        who, told = text[: space.start()], text[space.end() :]
        if _does(c, told):
            if (c.is_subject(who) and c.named_in(who)) or c.counted_along(who):
                for said in finite_of(told):
                    yield f"{who} {said}"
            return


def _own(c: Scene, clause: str, text: str) -> Iterator[str]:
    """What a phrase in “-ing” says of the subject of a clause."""
    text = uncapitalised(text)
    if _does(c, text):
        _, who, rest = c.cut(clause)
        for said in finite_of(text) if who and rest else ():
            yield f"{who} {said}"


def _does(c: Scene, text: str) -> bool:
    """Whether a text is a phrase in “-ing” and not the name of a task that is called so."""
    verb = participle_at(text)
    return verb is not None and not c.named_in(verb)


def finite_of(text: str) -> tuple[str, ...]:
    """A phrase in “-ing” with a finite verb, with the one that is known if one of them is.

    Args:
        text: the phrase.
    """
    said = finite(text)
    tokens = [tokenise(words) for words in said]
    known = (any(begins_with_verb(t, i) for i in range(min(3, len(t)))) for t in tokens)
    return tuple(words for words, is_known in zip(said, known, strict=True) if is_known) or said
