"""What adjectives of degree speak of: “fast”, of speed; `attributes.toml` has all that is known."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from figcheck.records import record

TABLE = "attributes.toml"

_TABLES: Mapping[str, Mapping[str, Any]] = tomllib.loads(
    files(__package__).joinpath(TABLE).read_text(encoding="utf-8")
)


@record
class Attribute:
    """What an adjective says.

    Attributes:
        concept: what it is about: "speed".
        much: whether it says that there is much of it: "fast", "faster", not "slower".
    """

    concept: str
    much: bool


@record
class Concept:
    """What adjectives speak of, as the names of measures tell it.

    Attributes:
        more: words in the names of measures of which more is more of it.
        less: words in the names of those of which more is less of it.
        nouns: those among them for the concept itself: “speed”, not “latency”.
        tells_apart: whether it tells measures of different kinds apart.
        spent: whether it is given for quality.
        quality: whether it says how good something is.
    """

    more: frozenset[str]
    less: frozenset[str]
    nouns: frozenset[str]
    tells_apart: bool
    spent: bool
    quality: bool


def _words(table: Mapping[str, Any], key: str) -> frozenset[str]:
    return frozenset(table.get(key, "").split())


CONCEPTS: Mapping[str, Concept] = {
    name: Concept(
        more=_words(table, "more"),
        less=_words(table, "less"),
        nouns=_words(table, "nouns"),
        tells_apart=table.get("tells_apart", False),
        spent=table.get("spent", False),
        quality=table.get("quality", False),
    )
    for name, table in _TABLES.items()
}
"""The concepts by name."""

OUTDOING: dict[str, str] = {
    form: concept
    for concept, table in _TABLES.items()
    for verb in table.get("outdoing", "").split()
    for form in (verb, f"{verb}s", f"{verb}ed", f"{verb}d")
}
"""The forms of verbs for being ahead in one measure, with what it is: “outweighs”, of weight."""


def phrases_of_degree() -> dict[str, dict[str, list[str]]]:
    """The words that say that there is much or little of a concept.

    Returns:
        By their class in the lexicon what is listed for each concept; the name of a concept is
        preceded by "-" where it is little of it.
    """
    found: dict[str, dict[str, list[str]]] = {}
    for concept, table in _TABLES.items():
        for key, degree in ((concept, "much"), (f"-{concept}", "little")):
            for name, phrases in table.get(degree, {}).items():
                found.setdefault(name, {})[key] = phrases
    return found
