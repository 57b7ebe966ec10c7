"""Nouns that are said once: “more in the last five years than in the first five”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_MANY = rf"(?:{'|'.join(NUMERALS[1:])}|\d[\d,.]*)"
_AGAIN = any_case(
    rf"(?P<said>[^;:]*?\b(?:in|over|during) the (?:first|last|final|initial) "
    rf"{_MANY} (?P<noun>[a-z]+)(?: [^,;:]+)? than "
    rf"(?:in|over|during) the (?:first|last|final|initial) {_MANY})"
)


@of_form(_AGAIN, "than", "first last final initial", "in over during")
def same_noun_again(_: Scene, match: Match) -> Iterator[Version]:
    """“More in the last five years than in the first five”: than in the first five years."""
    if match["noun"].lower() != "than":
        yield (Plain(f"{match['said']} {match['noun']}"),)
