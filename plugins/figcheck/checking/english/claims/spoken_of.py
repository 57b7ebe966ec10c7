"""What “it” stands for behind a sentence about what a thing has: “Its effect is large”."""

from __future__ import annotations

from figcheck.checking.english.claims.made import MADE
from figcheck.checking.english.claims.pronouns import begins_with_pronoun, until_pronoun
from figcheck.patterns import any_case

_HAD = (
    "advantage benefit contribution dip effect growth impact importance influence interval jump"
    " leap pace penalty portion setback slope spike step swing weight".split()
)
"""Nouns for what things have that is no value of theirs."""

_HAVING = any_case(
    r"(?:[^,;:]{1,60}, )?(?:(?:its|their|this|that|these|those|the|an?)|[^,;:]{1,40}['’]s?)"
    rf"(?: [a-z-]+){{0,2}}? (?P<noun>{'|'.join((*_HAD, *MADE))})(?P<many>e?s)?\b"
)
"""How a sentence begins whose subject is such a noun: “A's gains …”, “Its effect …”."""

_IT = any_case(r"it\b")
_THEY = any_case(r"they\b")


def speaks_of_noun(text: str, before: str, measured: frozenset[str]) -> bool:
    """Whether “it” in a sentence may be what the one before it says that something has.

    “The effect of A is largest on Web. It is smallest on Mail”: the effect is, not A. Of what is
    measured in any case (“The growth of A …”, in a figure of growth) it comes to the same.

    Args:
        text: the sentence.
        before: the sentence before it.
        measured: the words for what the figure shows.
    """
    found = _HAVING.match(before)
    if found is None or not begins_with_pronoun(text):
        return False
    said = text[len(until_pronoun(text)) :]
    many = found["many"] is not None
    return found["noun"].lower() not in measured and bool((_THEY if many else _IT).match(said))
