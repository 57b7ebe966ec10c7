"""Statements of a survey, as sentences about their answers name them: “they miss the office”.

What is agreed with is a statement in its own words (“I miss the office”), which is said of others
in another person, or named by its topic (“the office statement”).
"""

from __future__ import annotations

from figcheck.checking.english.kinds.answer_scales import agreement_in
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Scene
from figcheck.patterns import any_case, regex

_OUTSIDE = any_case(r"^(?:the (?:statement|item|claim|question) (?:on|about|that|that says) |the )")
_PERSONS = {
    **dict.fromkeys("i they we he she them me us him her one people respondents".split(), "x"),
    **dict.fromkeys("my their our his its".split(), "x'"),
    **dict.fromkeys("themselves myself ourselves".split(), "x-"),
}
"""Whoever speaks, whether of themselves or of others."""


def statement_in(c: Scene, text: str) -> str | None:
    """The statement that a text names, or says in other persons, quoted.

    Args:
        c: where the text stands.
        text: the text.

    Returns:
        `None` if it names none, or several.
    """
    sides = agreement_in(c.reader.figure)
    if sides is None:
        return None
    said = _OUTSIDE.sub("", text.strip(" \"“”'‘’"), count=1)
    wanted = _impersonal(said)
    others = [d for d in c.reader.figure.dimensions if d is not sides.dimension]
    for dimension in others:
        for tick in dimension.ticks:
            if len(words_of(tick)) > 1 and wanted in (_impersonal(tick), words_of(tick)):
                return f'"{tick}"'
    # "They miss their managers" is no statement on colleagues.
    own = [_stem(w) for w in words_of(said) if w not in _TOPIC and w not in _PERSONS]
    found = [
        tick
        for dimension in others
        for tick in dimension.ticks
        if own and set(map(_stem, words_of(tick))).issuperset(own)
    ]
    return f'"{found[0]}"' if len(found) == 1 else None


def _stem(word: str) -> str:
    """What forms of a word have in common: “saves” and “savings”."""
    return _ENDING.sub("", word.replace("ies", "y"))


_ENDING = regex(r"(?:ings?|ed|es|e|s)\Z")
_TOPIC = frozenset(
    "statement question item claim idea topic the a an of on in about use that".split()
)
"""Words of texts that name a statement by its topic: “the desk statement”, “the use of desks”."""


def _impersonal(text: str) -> tuple[str, ...]:
    """The words of a statement, whoever makes it."""
    words = words_of(text.replace("'", ""))
    return tuple(_PERSONS.get(w, w.removesuffix("s") if len(w) > 3 else w) for w in words)


def answer_in(c: Scene, text: str) -> str | None:
    """The answer of the scale that a text gives.

    Args:
        c: where the text stands.
        text: the text.
    """
    sides = agreement_in(c.reader.figure)
    said = words_of(text)
    ticks = sides.dimension.ticks if sides else ()
    return next((t for t in ticks if words_of(t) == said), None)
