"""In how many cells something is so: “F1 drops below 80 in all but two of the cells”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_SO_IN = any_case(
    r"(?P<what>[^,;:()]+?) (?:drops?|falls?|lies?|stays?|remains?|is|are|rises?|climbs?|sinks?) "
    r"(?P<bound>(?:clearly |well |far )?(?:below|under|above|over|at least|at most|at or above"
    r"|at or "
    r"below) [\d.]+(?: ?%| points?)?) in (?P<many>(?:only |just |exactly )?(?:all but )?"
    rf"(?:{COUNT}|all|most|none) of the(?: {COUNT})?) (?P<cells>[^,;:()]*?\b(?:cells|entries|"
    r"values)\b[^,;:()]*)"
)


@of_form(_SO_IN, "in", "of", "cells entries values")
def so_in_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“F1 drops below 80 in all but two of the off-diagonal cells”: all but two are below 80."""
    if c.named_in(match["what"]) or not c.is_subject(match["what"]):
        return
    many = capitalised(match["many"])
    yield (Plain(f"{many} {match['cells']} are {match['bound']}"),)
