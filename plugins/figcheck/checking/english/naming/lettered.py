"""Panels by the letters before their names: “panel (a)”, of “Panel (a): Latency (ms)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.model import Figure, Role
from figcheck.patterns import regex

_WORDS = (*ROLE_WORDS[Role.PANEL], "figure", "subfigure")

_BEFORE_NAME = regex(
    r"^[ \t>#*_-]{0,12}(?:(?:sub)?(?:panel|plot|figure|chart|graph) \(?([a-z]|\d)\)?|\(([a-z])\))"
    r"[*_]{0,2} ?[:.–—-]?[*_]{0,2} ",
    re.IGNORECASE | re.MULTILINE,
)
"""“Panel (a): ” at the beginning of a line."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The panels by their letters or numbers, where each has one of its own."""
    panel = figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2:
        return
    letters = {tick: _letter(figure.source.text, tick) for tick in panel.ticks}
    if len(set(letters.values()) - {""}) < len(letters):
        return
    for tick, letter in letters.items():
        for word in _WORDS:
            yield Alias((word, letter), panel.name, (tick,))


def _letter(text: str, tick: str) -> str:
    """What stands before a panel's name at the beginning of a line, in lower case."""
    name = tick.lower()
    letters = {
        (match[1] or match[2]).lower()
        for match in _BEFORE_NAME.finditer(text)
        if text[match.end() : match.end() + len(tick)].lower() == name
    }
    return letters.pop() if len(letters) == 1 else ""
