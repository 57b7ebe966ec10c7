"""The one thing that a description calls the baseline: “The BM25 baseline …”, “BM25 (baseline)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure, Role
from figcheck.patterns import any_case

_MOST_TICKS = 60
"""Ticks that are looked for beside the word."""

_SEVERAL = any_case(r"\bbaselines\b|\b(?:other|another|second|each|every|stronger) baseline\b")
"""That there may be several of them."""

_BASELINE = any_case(r"\bbaseline\b")

_NEAR = 60
"""Characters on both sides of the word among which the name may stand."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """“Baseline”, where a description says of one tick alone that it is that.

    Args:
        figure: the figure.
    """
    text = figure.source.text
    if _BASELINE.search(text) is None:
        return
    things = [d for d in figure.dimensions if d.role is not Role.PANEL]
    names = [(d.name, tick) for d in things for tick in d.ticks if words_of(tick)]
    called = {word for d in figure.dimensions for n in (d.name, *d.ticks) for word in words_of(n)}
    if len(names) > _MOST_TICKS or "baseline" in called or _SEVERAL.search(text):
        return
    found = {
        (dimension, tick)
        for around in _around(text)
        for dimension, tick in names
        if tick.lower() in around.lower() and _says(tick, around)
    }
    if len(found) == 1:
        ((dimension, tick),) = found
        yield Alias(("baseline",), dimension, (tick,))


def _around(text: str) -> Iterator[str]:
    """What stands around the word, within its line."""
    for match in _BASELINE.finditer(text):
        before = text[max(match.start() - _NEAR, 0) : match.start()].rpartition("\n")[2]
        behind = text[match.end() : match.end() + _NEAR].partition("\n")[0]
        yield f"{before}{match.group()}{behind}"


def _says(tick: str, text: str) -> bool:
    """Whether a text calls a tick the baseline."""
    name = rf"(?<![\w-]){re.escape(tick)}(?![\w-])"
    told = (
        rf"{name} baseline\b|\bbaseline (?:\(|method |model |training ){name}"
        rf"|(?<!to the )(?<!with the )(?<!over the )(?<!than the )\bbaseline(?: is| \() {name}"
        rf"|{name} (?:\((?:the )?baseline|(?:is|serves as|acts as|as) (?:the|a|our) baseline)"
    )
    return re.search(told, text, re.IGNORECASE) is not None
