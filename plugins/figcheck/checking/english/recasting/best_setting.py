"""Settings that are called optimal: “the optimal configuration for A is depth 3 and width 8”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_OPTIMAL = regex(
    r"\b(?P<article>the|its|their) (?:(?:overall|single) )?(?:(?:optimal|optimum|ideal"
    r"|best-performing|best performing|top-performing|most effective) (?:setting|configuration"
    r"|combination|choice|operating point|parameter combination|pair)|sweet spot)\b",
    re.IGNORECASE,
)


@told_by("optimal optimum ideal sweet performing effective")
def best_setting(_: Scene, text: str) -> Iterator[Version]:
    """“The optimal configuration is …”, “its sweet spot is …”: the best setting is."""
    plain = _OPTIMAL.sub(lambda m: f"{m['article']} best setting", text)
    if plain != text:
        yield (Plain(plain),)
