"""Sentences whose subject is a pronoun: “It …”, “In 2010 its …”, “However, they …”."""

from __future__ import annotations

from functools import lru_cache

from figcheck.checking.english.lexicon.entries import (
    NUMERALS,
    aside_at,
    classes_at,
    classes_in,
    has_verb,
)
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case, regex

_PRONOUNS = frozenset("it its they their".split())
_LEADS = frozenset({"AT", "FROM_ON", "UNTIL", "RELATIVE_TO", "CAUSE", "EXCEPT"})
_TIMES = frozenset({"LATER", "EARLIER", "AFTER_THAT", "BEFORE_THAT", "AT_THAT", "BY_THEN"})
"""Classes of what may stand before a subject: “In 2010, …”, “Ten years later …”."""
_THIS = any_case(r"(?P<lead>[^;:()]{0,80}?)\b(?:this|that) (?P<noun>[a-z]+)\b")
_ONE = any_case(r"its?\b")
_THIS_ONE = any_case(r"(?:this|that) one\b")
_STATES = any_case(r"\b(?:is|are|was|were|has|have|had)\b")
_WORDS = regex(r"[a-z]+")

_MOST_TEXTS = 1024
"""Texts of which it is remembered whether they have a pronoun: it is asked in several places."""


@lru_cache(maxsize=_MOST_TEXTS)
def has_pronoun(text: str) -> bool:
    """Whether a text speaks of something as “it” or “they”."""
    return not _PRONOUNS.isdisjoint(_WORDS.findall(text.lower()))


def begins_with_pronoun(text: str) -> bool:
    """Whether the subject of a sentence is “it” or “its …”, be it behind “In 2010, …”."""
    lead = until_pronoun(text).removeprefix("Even ")
    return has_pronoun(text) and is_led_to(_SO_MANY_OF.sub("", lead))


def begins_with_so_many(text: str) -> bool:
    """Whether the subject of a sentence is so many of its values: “all of its bars”."""
    return has_pronoun(text) and _SO_MANY_OF.match(until_pronoun(text)) is not None


_SO_MANY_OF = any_case(
    rf"\b(?:(?:almost|nearly|only|just|exactly) )?(?:(?:all|most|half|each|both|none|neither|either"
    rf"|some|many|few|more than half|(?:all|any) but (?:one|two)|{'|'.join(NUMERALS[1:])}|\d+) of"
    r"|all) \Z"
)
"""What may stand before “its …” and “their …”: “All of its values …”."""


def until_pronoun(text: str) -> str:
    """What stands before the first pronoun of a text, all of it if there is none."""
    words = _WORDS.finditer(text.lower())
    return text[: next((m.start() for m in words if m.group() in _PRONOUNS), len(text))]


def is_of_one(text: str) -> bool:
    """Whether the subject of a sentence is “it” or “its …”, of one thing."""
    if not begins_with_pronoun(text):
        return False
    lead = until_pronoun(text)
    if _STATES.search(lead) or has_verb(tokenise(lead)):
        return False
    return _ONE.match(text[len(lead) :]) is not None


def begins_with_this_one(text: str) -> bool:
    """Whether the subject of a sentence is “this one”, of several of which one was named."""
    return _THIS_ONE.match(text) is not None


_MULTIPLIES_IT = any_case(
    r"\b(?:doubles?|triples?|quadruples?|halves?|exceeds?|surpass(?:es)?) it\b"
)
_HAS_ITS = any_case(r"\b[a-z]{2,}(?:s|ed) its [a-z]")


def stands_for_own(text: str, before: str) -> bool:
    """Whether “it” is what the clause before has of its own: “A doubles its score, B triples it”.

    Args:
        text: the clause.
        before: the clause before it.
    """
    return _MULTIPLIES_IT.search(text) is not None and _HAS_ITS.search(before) is not None


def begins_with_its(text: str) -> bool:
    """Whether a text begins with “its …”."""
    return text.lower().startswith("its ")


def noun_taken_up(text: str) -> str | None:
    """The noun of “this row” or “that model” where a sentence begins with it."""
    found = _THIS.match(text)
    return found["noun"] if found and is_led_to(found["lead"]) else None


def is_led_to(lead: str) -> bool:
    """Whether what stands before a subject leaves it the subject: “In 2010,”, “However,”."""
    tokens = tokenise(lead)
    start = 0
    while start < len(tokens) and (stop := max(aside_at(tokens, start), start)) < len(tokens):
        if stop == start and tokens[start].word != ",":
            break
        start = max(stop, start + 1)
    tokens = tokens[start:]
    if not tokens or any(name in _LEADS for name, _, _ in classes_at(tokens, 0)):
        return True
    if not _TIMES.isdisjoint(classes_in(lead)):
        return True
    return tokens[-1].word == "," and not has_verb(tokens)
