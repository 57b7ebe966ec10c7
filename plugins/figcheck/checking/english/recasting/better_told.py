"""What is better as the sentence itself tells: “tuning improves performance (lower values)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_THING = r"(?:the )?(?:overall )?(?:performance|results?|quality|metric|outcomes?|accuracy)"
_TOLD = any_case(
    rf"\b(?P<verb>improves?|improved|enhances?|enhanced|degrades?|degraded|worsens?|worsened)"
    rf" {_THING} \((?:i\.e\.,? )?(?P<way>lower|smaller|higher|larger|reduced|increased)"
    r" (?:values?|scores?|numbers?|is better)\)"
)
_BOTH_MANY = any_case(
    r"\b(?:generally|typically|usually|mostly|largely) (?=.*\b(?:most|the majority of)\b)"
)
_COMBINED = any_case(
    r"\b(most|all|nearly all|almost all|many|some) (?:[\w-]+ )?(?:combinations|configurations)\b"
)
"""“Most digit combinations”, of two axes that count digits."""
_LOWER = frozenset({"lower", "smaller", "reduced"})


@told_by("(", "lower smaller higher larger reduced increased")
def better_told(scene: Scene, text: str) -> Iterator[Version]:
    """“… improves performance (lower values) in most cells”: it lowers the values there."""
    if (match := _TOLD.search(text)) is None:
        return
    verb = "lowers" if match["way"].lower() in _LOWER else "raises"
    if match["verb"].endswith("d"):
        verb = verb.removesuffix("s").removesuffix("e") + "ed"
    plain = f"{text[: match.start()]}{verb} the values{text[match.end() :]}"
    if all(scene.reader.figure.dimension(role) for role in (Role.X, Role.Y)):
        plain = _COMBINED.sub(r"\1 cells", plain)
    yield (Plain(_BOTH_MANY.sub("", plain)),)
