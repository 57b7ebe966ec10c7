"""What a sum is compared with: “A and B together reach 12, which is more than C alone”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_WHICH = any_case(
    r"(?P<head>[^;:]*?\b(?:together|combined|sum|total|add|adds|jointly)\b[^;:]*?),"
    r" (?:which|that) (?:(?:is|was) (?P<said>(?:still |even |also |only )*"
    r"(?:more|less|fewer|higher|lower|greater|larger|smaller|bigger) than .+)"
    r"|(?P<verb>exceeds|exceeded|surpasses|surpassed|tops|beats) (?P<whom>.+))"
)
_ALONE = any_case(
    r"(?P<than>\bthan (?P<who>[^,;:]+?)) (?:(?:taken )?alone|by itself|on its own)(?=[,;]|\Z)"
)


@of_form(_WHICH, ",", "which that", "together combined sum total add adds jointly")
def which_is_more(_: Scene, match: Match) -> Iterator[Version]:
    """“A and B together reach 12, which is more than C”: together they reach 12, more than C."""
    said = match["said"] or f"more than {match['whom']}"
    yield (Plain(f"{match['head']}, {said}"),)


@told_by("alone itself own", "than")
def than_alone(c: Scene, text: str) -> Iterator[Version]:
    """“… less than C alone”: less than C, which is one thing."""
    match = _ALONE.search(text)
    named = c.named_in(match["who"]) if match is not None else {}
    one = sum(map(len, named.values())) == 1
    if match is not None and one and c.reader.is_place(match["who"]):
        yield (Plain(f"{text[: match.start()]}{match['than']}{text[match.end() :]}"),)
