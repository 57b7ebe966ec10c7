"""What says of something that it goes on from the first value to the last: “for the whole test”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source
from figcheck.checking.language.calendar import MONTHS, WEEKDAYS
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Quantifier
from figcheck.model import Dimension
from figcheck.patterns import regex

_BEFORE = frozenset("over throughout during for in across within through".split())
_LASTING = frozenset("throughout for during".split())
"""Words behind which something is so all the while, not from the first value to the last."""

_THE = frozenset("the its their this that".split())
_WHOLE = frozenset("whole entire full complete".split())
_GOES_ON = frozenset(
    "test duration run experiment trial study course measurement season simulation session "
    "exposure recording campaign storage treatment lifetime follow-up observation".split()
)
"""What goes on while values are taken one after the other."""

_SPELLED = frozenset({"duration"})
"""What is all of it without a word that says so: “for the duration”."""

_HOURS = regex(r"([01]?\d|2[0-4]):[0-5]\d")
_MOST_OF_A_DAY = 18
"""Hours from the first to the last of some times of day that are called the whole day."""

_CYCLES = {
    "week": tuple(frozenset(names.split()) for names in WEEKDAYS),
    "day": (),
    "year": tuple(frozenset(names.split()) for names in MONTHS),
}
"""What it is to go through all days, or all months, that a dimension lists."""


class WholeSpans(Source):
    """All of the one axis that has an order, and all days of a week that a dimension lists."""

    looks_ahead = True

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Gives such a phrase as a whole, as what goes along the axis and as what always is so."""
        stop = self._stop(tokens, start)
        if stop is None:
            return
        if tokens[start].word in _LASTING:
            edges.setdefault("QUANTITY", []).append((stop, Quantifier.ALL))
        if tokens[stop - 1].word not in _CYCLES:
            edges.setdefault("OVER_TIME", []).append((stop, None))

    def may_add(self, token: Token) -> bool:
        """Whether such a phrase may begin with a word."""
        return self.may_depend(token.word)

    def may_depend(self, word: str) -> bool:
        """Whether such a phrase may begin with a word."""
        return word in _BEFORE

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether such a phrase begins at a token."""
        return self._stop(tokens, start) is not None

    def _stop(self, tokens: Sequence[Token], start: int) -> int | None:
        if tokens[start].word not in _BEFORE:
            return None
        words = [token.word for token in tokens[start : start + 4]]
        place = 1 + (words[1:2] != [] and words[1] in _THE)
        if place == 1:
            return None
        whole = words[place : place + 1] != [] and words[place] in _WHOLE
        place += whole
        noun = words[place] if place < len(words) else ""
        if noun in _CYCLES:
            known = self._lists(noun) and (whole or words[0] == "throughout")
        else:
            spelled = whole or words[0] == "throughout" or noun in _SPELLED
            known = noun in _GOES_ON and spelled and self._has_one_axis()
        return start + place + 1 if known else None

    def _lists(self, noun: str) -> bool:
        """Whether a dimension lists all parts of a cycle, each once, or the hours of a day."""
        if noun == "day":
            return any(map(_goes_round_the_clock, self.resources.figure.dimensions))
        return any(
            len(dimension.ticks) == len(_CYCLES[noun])
            and all(
                any(tick.strip(" .").lower() in names for tick in dimension.ticks)
                for names in _CYCLES[noun]
            )
            for dimension in self.resources.figure.dimensions
        )

    def _has_one_axis(self) -> bool:
        dimensions = self.resources.figure.dimensions
        return sum(len(d.ticks) > 1 and is_ordered(d) for d in dimensions) == 1


def _goes_round_the_clock(dimension: Dimension) -> bool:
    """Whether the ticks of a dimension are times of day, from early to late."""
    hours = [int(found[1]) for t in dimension.ticks if (found := _HOURS.fullmatch(t.strip()))]
    return len(hours) == len(dimension.ticks) and max(hours) - min(hours) >= _MOST_OF_A_DAY
