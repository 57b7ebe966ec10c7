"""Every case there is, by a word for what a figure varies: “in every configuration”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_CASES = any_case(
    r"\b(?:in|at|for|under|across|with) (?:every|each|all)(?: single| one)?(?: of)?"
    rf"(?: the| these)?(?: (?P<many>{COUNT}))? (?:tested |possible |evaluated )?"
    r"(?:configurations?|combinations?|settings?|set-?ups?|conditions?|pairings?)\b"
)
_OF_ALL = any_case(
    rf"(?P<head>.*?\bthe (?P<most>[a-z]+est|best|worst)) (?:of|among) (?:the|all|all the|these) "
    rf"(?P<many>{COUNT}) (?P<noun>[a-z]+s)"
    r"(?P<rest> (?:in|at|on|for|under|with) (?:every|each|all) .+)"
)
_CELLS = 2
"""Axes where a case is a cell, in each of several panels."""


@told_by(
    "configuration configurations combination combinations setting settings setup setups condition "
    "conditions pairing pairings set",
    "every each all",
)
def in_every_case(c: Scene, text: str) -> Iterator[Version]:
    """“A is the slowest in every configuration”: in every cell."""
    match = _CASES.search(text)
    dimensions = c.reader.figure.dimensions
    axes = [d for d in dimensions if len(d.ticks) > 1 and d.role is not Role.PANEL]
    several = len(axes) < len(dimensions) or len(axes) > _CELLS
    if match is None or len(axes) < _CELLS or not several or len(_CASES.findall(text)) > 1:
        return
    many = f"all {match['many']} cells" if match["many"] else "every cell"
    yield (Plain(f"{text[: match.start()]}in {many}{text[match.end() :]}"),)


@of_form(_OF_ALL, "of among", "every each all")
def most_of_all(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the slowest of the three engines on every day”: the slowest engine on every day."""
    dimension = c.label_of(match["noun"].lower())
    if dimension is None:
        return
    if count_of(match["many"]) == len(c.reader.names.dimensions[dimension].ticks):
        noun = " ".join(toggled((match["noun"].lower(),)))
        yield (Plain(f"{match['head']} {noun}{match['rest']}"),)
