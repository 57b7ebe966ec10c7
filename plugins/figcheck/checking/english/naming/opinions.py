"""What people think, in other words: “a positive view”, of the answers “Favorable” and others."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_FOR = frozenset(
    "favorable favourable favorably favourably positive positively enthusiastic supportive".split()
)
_AGAINST = frozenset(
    "unfavorable unfavourable unfavorably unfavourably negative negatively critical "
    "skeptical sceptical hostile".split()
)
_NOUNS = tuple(
    "view views opinion opinions rating ratings attitude attitudes impression impressions "
    "assessment assessments sentiment sentiments ones".split()
)
"""What people hold that is for something or against it: “unfavorable views”."""

_NONE = "don't know|dk|no opinion|no answer|not sure|unsure|undecided|refused|can't say"
_NAMED_SO = frozenset(
    tuple(word for text in _NONE.split("|") for word in words_of(text))
) | frozenset(("or", "did", "not", "answer", "neither"))
_WHOLE = (("net",), ("total",))
"""What stands before the name of an answer that sums up others: “NET Favorable”."""

_WITHOUT = (
    "no opinion", "no answer", "no view", "not give an answer", "not give an opinion", "not answer",
    "not offer an opinion", "not express an opinion", "not have an opinion", "not know",
    "declined to answer", "decline to answer", "declining to answer", "refused to answer",
    "withhold an opinion", "withheld an opinion", "withholding an opinion", "unsure", "undecided",
    "don't know", "didn't know", "don't have an opinion", "didn't answer", "didn't give an answer",
)  # fmt: skip
"""What those do who give none of the other answers."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the answers for something and against it are called, and none of these.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        words = {tick: words_of(tick) for tick in dimension.ticks}
        bare = {tick: w[1:] if w[:1] in _WHOLE else w for tick, w in words.items()}
        sides = [[t for t, w in bare.items() if w and w[0] in side and len(w) == 1]
                 for side in (_FOR, _AGAINST)]  # fmt: skip
        if [len(side) for side in sides] != [1, 1]:
            continue
        for side, (tick,) in zip((_FOR, _AGAINST), sides, strict=True):
            for word in sorted(side):
                yield Alias((word,), dimension.name, (tick,))
                if not word.endswith("ly"):
                    yield from (Alias((word, n), dimension.name, (tick,)) for n in _NOUNS)
        rest = [t for t, w in words.items() if w and _NAMED_SO.issuperset(w)]
        if len(rest) == 1:
            for text in _WITHOUT:
                yield Alias(words_of(text), dimension.name, (rest[0],))
