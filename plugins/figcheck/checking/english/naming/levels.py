"""Levels by what they are levels of: “the low-educated”, “highly educated people”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure
from figcheck.patterns import any_case

_LEVELS = {
    "low": ("low", "lower", "little", "poorly"),
    "medium": ("medium", "moderately", "middle"),
    "middle": ("middle", "medium"),
    "high": ("high", "higher", "highly", "well"),
}
"""Levels with the words by which those who have them are called."""

_OF_WHAT = {
    "educat": ("educated", "education"),
    "skill": ("skilled", "skill"),
    "qualif": ("qualified", "qualification"),
    "income": ("income",),
    "risk": ("risk",),
}
"""What there may be levels of, by how words for it begin."""

_GROUPS = ("group", "groups")
_BY = any_case(r"\bby\b[^:\n]{0,60}")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What those are called who have low or high levels, where the title says of what."""
    told = [w for part in _BY.findall(figure.title) for w in words_of(part)]
    for dimension in figure.dimensions:
        levels = {tick: words_of(tick) for tick in dimension.ticks}
        if len(levels) < 2 or any(len(w) != 1 or w[0] not in _LEVELS for w in levels.values()):
            continue
        of = (*told, *words_of(dimension.name))
        named = [n for stem, names in _OF_WHAT.items() if _begins(of, stem) for n in names]
        for tick, (level,) in levels.items():
            for name in named:
                for word in _LEVELS[level]:
                    yield Alias((word, name), dimension.name, (tick,))
                    yield from (Alias((word, name, g), dimension.name, (tick,)) for g in _GROUPS)


def _begins(words: tuple[str, ...], stem: str) -> bool:
    return any(word.startswith(stem) for word in words)
