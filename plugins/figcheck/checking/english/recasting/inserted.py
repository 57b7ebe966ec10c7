"""Clauses within others and before them, and what says nothing of the numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import has_verb
from figcheck.checking.english.recasting.plain import Plain, Scene, Version
from figcheck.checking.english.tokens import tokenise

_FLAGS = re.IGNORECASE

_RELATIVE = re.compile(r"([^;:]+?),\s+(which|who|whose)\s+([^;:]+?),\s+(.+)", _FLAGS)

_CLAUSE_FIRST = re.compile(
    r"(?:because|although|though|even though|given that|despite the fact that|seeing that|while|"
    r"whereas|since)\s+([^;:]+?),\s+([^;:]+)",
    _FLAGS,
)

_DESPITE = re.compile(
    r"(?:(.*?),\s+)?(?:despite|in spite of|for all|notwithstanding|given)\s+([^,;:]+)(?:,\s+(.+))?",
    _FLAGS,
)

_ALBEIT = re.compile(
    r",?\s+(?:albeit|if only|even if only|though only|although only|but only|admittedly only|"
    r"if just|but just)\s+(?=(?:by|of|with|at|in|for|on)\b)",
    _FLAGS,
)


def relative(c: Scene, text: str) -> Iterator[Version]:
    """“A, which is second, drops to 5”: A is second, and A drops to 5."""
    match = _RELATIVE.fullmatch(text)
    if match is None or not c.is_subject(match[1]):
        return
    subject, pronoun, said, rest = match.groups()
    own = f"{subject}'s" if pronoun.lower() == "whose" else subject
    yield Plain(f"{subject} {rest}"), Plain(f"{own} {said}")


def clause_first(c: Scene, text: str) -> Iterator[Version]:
    """“Because A falls, B leads”: A falls and B leads."""
    match = _CLAUSE_FIRST.fullmatch(text)
    if match is not None and not match[1][0].isdigit() and has_verb(tokenise(match[1])):
        yield Plain(match[1]), Plain(match[2])


def despite(c: Scene, text: str) -> Iterator[Version]:
    """“Despite its size, A leads”: what stands against it says nothing of the numbers."""
    match = _DESPITE.fullmatch(text)
    if match is None or not c.says_nothing(match[2]):
        return
    before, _, after = match.groups()
    said = f"{before} {after}" if before and after else before or after
    if said:
        yield (Plain(said),)


def albeit(c: Scene, text: str) -> Iterator[Version]:
    """“A leads, albeit by less than 3”."""
    said = _ALBEIT.sub(" ", text)
    if said != text:
        yield (Plain(said),)
