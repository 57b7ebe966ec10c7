"""Panels by the one word that tells them from the others: “the “Before” state”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Role
from figcheck.patterns import regex

_NOUNS = "panel heatmap state plot chart matrix case condition phase stage snapshot"
_CALLED = regex(
    rf"\bthe (?P<quote>[\"“'])?(?P<word>[A-Z][\w+-]*)[\"”']? (?:{_NOUNS.replace(' ', '|')})\b"
)


@told_by(_NOUNS)
def panel_by_word(scene: Scene, text: str) -> Iterator[Version]:
    """“… than in the Before panel”: than in “Before tuning”, if no other panel is called so."""
    panel = scene.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2:
        return

    def named(match: Match) -> str:
        word = match["word"].lower()
        if match["quote"] is None and scene.reader.places_in(match.group()):
            return match.group()
        ticks = [t for t in panel.ticks if word in words_of(t)]
        others = {
            w
            for d in scene.reader.figure.dimensions
            for t in d.ticks
            for w in words_of(t)
            if d is not panel
        }
        return ticks[0] if len(ticks) == 1 and word not in others else match.group()

    plain = _CALLED.sub(named, text)
    if plain != text:
        yield (Plain(plain),)
