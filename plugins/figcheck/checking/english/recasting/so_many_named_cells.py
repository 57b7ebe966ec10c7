"""How many values of something named: “only one Elm cell exceeds 50”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_COUNTED = any_case(
    r"(?P<lead>(?:in|at|for|on) [^,;:()]+, )?(?P<just>only|just|exactly|at least|at most) "
    rf"(?P<count>{COUNT}|a single)"
    r"(?: of the \d+)? (?P<name>[^,;:()]+?) (?P<noun>cells?|values?|bars?|points?|scores?|entry"
    r"|entries) (?P<rest>[^;:]+)"
)


@of_form(
    _COUNTED,
    "only just exactly least most",
    "cell cells value values bar bars point points score scores",
)
def so_many_named_cells(scene: Scene, match: Match) -> Iterator[Version]:
    """“Only one Elm cell exceeds 50”: only one cell of Elm does, whatever the others do."""
    if not scene.reader.is_place(match["name"]):
        return
    lead, count = match["lead"] or "", match["count"]
    who = f"{match['just']} {count} {match['noun']} of {match['name']}"
    yield (Plain(f"{lead}{who if lead else who.capitalize()} {match['rest']}"),)
