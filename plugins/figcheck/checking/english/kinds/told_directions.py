"""What a description says of single measures: “Higher is better for yield, lower for price”."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from collections.abc import Mapping

    from figcheck.model import Figure

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say how its values are meant."""

_MORE = r"(?:higher|larger|greater|bigger|more)"
_LESS = r"(?:lower|smaller|less|fewer|shorter)"
_WAY = rf"(?:(?P<{{name}}>{_MORE})|{_LESS})(?: (?:values?|numbers?|scores?|figures?))?"
_LIST = r"[^.;:()]*?"
_BETTER_FOR = regex(
    rf"\b{_WAY.format(name='more')} (?:is|are|means?) (?:better|preferable|preferred|desirable)"
    rf" (?:for|in|on|with) (?P<of>{_LIST})"
    rf"(?:,? (?:and|but|while|whereas)? ?{_WAY.format(name='then')}"
    rf"(?: (?:is|are) better)? (?:for|in|on|with) (?P<others>{_LIST}))?(?=[.;()]|$)",
    re.IGNORECASE | re.MULTILINE,
)
_FOR_BETTER = regex(
    rf"\bfor (?P<of>{_LIST}),? {_WAY.format(name='more')} (?:is|are) better"
    rf"(?:,? (?:and|but|while|whereas)? ?for (?P<others>{_LIST}),? {_WAY.format(name='then')}"
    r"(?: (?:is|are) better)?)?(?=[.;()]|$)",
    re.IGNORECASE | re.MULTILINE,
)
_OTHERS = any_case(r"\b(?:others?|rest|remaining|all|every|each|everything)\b")


@lru_cache(maxsize=256)
def told_directions(figure: Figure) -> Mapping[str, bool]:
    """Of the ticks whose measures a description speaks of, whether more is better.

    Args:
        figure: the figure.
    """
    text = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    told: dict[str, set[bool]] = {}
    for pattern in (_BETTER_FOR, _FOR_BETTER):
        for match in pattern.finditer(text):
            for names, way in (("of", "more"), ("others", "then")):
                listed = match[names]
                if not listed or _OTHERS.search(listed):
                    continue
                words = {t.word for t in tokenise(listed)}
                for tick in _called(figure, words):
                    told.setdefault(tick, set()).add(match[way] is not None)
    return {tick: ways.pop() for tick, ways in told.items() if len(ways) == 1}


def _called(figure: Figure, words: set[str]) -> list[str]:
    """The ticks all of whose words, units left out, are among some."""
    found = []
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            bare = re.sub(r"\([^)]*\)", "", tick)
            own = {t.word for t in tokenise(bare) if t.is_word}
            if own and own <= words:
                found.append(tick)
    return found
