"""Changes told along an axis by its name: “triples along the income axis”, “up the ladder”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import WHOLE
from figcheck.patterns import any_case

_LINE = r"(?:axis|scale|range|spectrum|ladder|gradient|distribution|hierarchy|continuum|dimension)"
_ALONG = any_case(
    rf"\b(?P<how>along|across|over|up|down)(?: the {WHOLE})?(?: the)?"
    rf" (?P<what>[\w-]+(?: [\w-]+)?) {_LINE}(?=[ ,;.]|\Z)"
)
_STEP = any_case(r"\b(?:each|every|any) (?:single )?(?:step|rung|level) ?\Z")
_NO_CHANGE = any_case(r"\b(?:up|down) (?:from|to|by) ?\Z")
_WAY = any_case(r"\b(?:monotonically|throughout|at every step|all|each|every|any)\b")


@told_by(
    "along across over up down",
    "axis scale range spectrum ladder gradient distribution hierarchy continuum dimension",
)
def along_axis(c: Scene, text: str) -> Iterator[Version]:
    """“A triples along the income axis”: it does from the first point of it to the last."""
    match = _ALONG.search(text)
    axis = c.way
    if match is None or axis is None or axis in c.named_in(text):
        return
    if not set(words_of(match["what"])) <= set(words_of(axis)):
        return
    before, after = text[: match.start()], text[match.end() :]
    if _STEP.search(before):
        if match["how"].lower() in ("up", "along"):
            yield (Plain(f"{before.rstrip()}{after}"),)
        return
    ticks = c.ascending(axis)
    if match["how"].lower() == "down":
        ticks = ticks[::-1]
    if _NO_CHANGE.search(before) or _WAY.search(before):
        return
    yield (Plain(f"{before}from {ticks[0]} to {ticks[-1]}{after}"),)
