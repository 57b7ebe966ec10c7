"""Answers by what those who give them have: “concern”, of “More concerned than excited”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_NOUNS = {
    "concerned": "concern worry",
    "worried": "concern worry",
    "excited": "excitement enthusiasm",
    "hopeful": "hope optimism",
    "optimistic": "optimism hope",
    "pessimistic": "pessimism",
    "confident": "confidence",
    "satisfied": "satisfaction",
    "dissatisfied": "dissatisfaction",
    "interested": "interest",
    "supportive": "support",
    "proud": "pride",
    "angry": "anger",
    "afraid": "fear",
    "skeptical": "skepticism",
    "happy": "happiness",
    "unhappy": "unhappiness",
    "favor": "support",
    "support": "support",
    "oppose": "opposition",
    "approve": "approval",
    "disapprove": "disapproval",
}
"""Words that answers begin with, and what those have who give them."""

_MORE = frozenset("more mostly mainly".split())
_DEGREES = _MORE.union(
    "very somewhat extremely slightly a little bit not too at all fairly".split()
)
_BOTH = frozenset("equally equal both".split())
_OF_BOTH = (
    "an equal mix of both",
    "an equal mix",
    "equal mix of both",
    "equal mix",
    "both equally",
)
_FEWEST = 2


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the answers of one dimension are called by what is felt, where no two feel the same.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        begun: dict[str, list[str]] = {}
        for tick in dimension.ticks:
            words = words_of(tick)
            first = words[1:2] if words[:1] and words[0] in _MORE else words[:1]
            for word in first:
                begun.setdefault(word, []).append(tick)
        felt = {word: t for word, t in begun.items() if word in _NOUNS and _only_one(word, figure)}
        for word, (tick, *_) in felt.items() if len(felt) >= _FEWEST else ():
            for noun in _NOUNS[word].split():
                yield Alias((noun,), dimension.name, (tick,), alone=True)
            yield Alias(("more", word), dimension.name, (tick,))
            # "Are concerned" may be those who are equally concerned and excited as well.
            if words_of(tick) != (word,):
                yield Alias((word,), dimension.name, (), alone=True)
        mixed = [t for word, ticks in begun.items() if word in _BOTH for t in ticks]
        if len(mixed) == 1 and felt:
            for text in _OF_BOTH:
                yield Alias(words_of(text), dimension.name, (mixed[0],))


def _only_one(word: str, figure: Figure) -> bool:
    """Whether just one answer begins with a word, be it behind a degree: no shades of concern."""
    named = (words_of(tick) for d in figure.dimensions for tick in d.ticks)
    leads = [next((w for w in words if w not in _DEGREES), "") for words in named]
    return leads.count(word) == 1
