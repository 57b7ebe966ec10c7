"""Clauses that stand side by side: “A rises, B falls, and C stays flat”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.tokens import tokenise

_JOINT = re.compile(r",\s+(?:(?:and|but|while|whereas)\s+)?|\s+(?:and|but|while|whereas)\s+")
_OTHER_JOINT = re.compile(r"[;:()]")
_PRONOUN = re.compile(r"(?:it|they|this|that|these|those|which|who|both|all|each|none)\b", re.I)


@told_by(",")
def side_by_side(c: Scene, text: str) -> Iterator[Version]:
    """“A rises, B falls, and C stays flat”: each of them, by itself.

    Each has a subject of its own that names something, and a verb behind it; what the first
    one is led by holds for all.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if _OTHER_JOINT.search(text):
        return
    lead, subject, rest = c.cut(text)
    clauses = _JOINT.split(f"{subject} {rest}") if subject else []
    if len(clauses) > 1 and all(_is_clause(c, clause) for clause in clauses):
        led = f"{lead.rstrip(', ')}, " if lead else ""
        yield tuple(Plain(f"{led}{clause}") for clause in clauses)


def _is_clause(c: Scene, text: str) -> bool:
    """Whether a text is a clause about something that it names itself."""
    lead, subject, rest = c.cut(text)
    if lead or not subject or _PRONOUN.match(subject) or not c.named_in(subject):
        return False
    return begins_with_verb(tokenise(rest), 0)
