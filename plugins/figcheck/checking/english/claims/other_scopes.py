"""Sentences that compare something within bounds that the words read in them would pass over.

“The second-largest human source” is so among these sources, “A gains 5, the least of the four” is
said of the gains, and “ahead in error on all sets” of the errors there, not of their average. Such
a sentence is left open, as is one that sets a part against “B as a whole”.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.model import Role
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_RANKED = any_case(
    rf"\bthe (?:{LATER_ORDINAL})[ -](?:[a-z]+est|most|least|best|worst)(?:-[a-z]+)? "
    r"(?!of |among |in |on |at )(?P<sort>[^,;:()]+?) (?:is|are|was|were)\b"
)
_CHANGE_RANKED = any_case(
    r"\b(?:improv|gain|los|drop|fall|fell|r[io]s|declin|decreas|increas|grow|grew|shr[iu]nk|climb"
    r"|add|shed)[a-z]*\b(?P<far>[^,;:]*\d[^,;:]*),(?: by far)? "
    rf"the (?:(?:{LATER_ORDINAL})[ -])?(?:least|most|largest|smallest|biggest|highest|lowest)"
    r" (?:of|among|across) "
)
_TO_LEVEL = any_case(r"\b(?:to|at|reaching|until) [^\s\d]?\d")
_MEASURED_THERE = any_case(
    r"\b(?:than|beats?|outperforms?|trails?|surpass(?:es)?)\b[^,;:]*? "
    r"in (?:the )?(?P<measure>[^,;:]+?) (?:on|across|over|for) (?P<there>[^,;:]+)"
)

_AS_A_WHOLE = any_case(
    r"(?P<part>[^;:]+?) (?:is|exceeds?|surpass(?:es)?|outweighs?|tops?|equals?|match(?:es)?) "
    r"(?P<whole>[^;:]+? (?:as a whole|in (?:its|their) entirety|altogether))[.\s]*"
)


def is_of_another_scope(reader: Reader, text: str) -> bool:
    """Whether a sentence ranks or compares within bounds that its words alone don't tell.

    Args:
        reader: reads the names of the figure.
        text: the sentence.
    """
    return any(_scopes(reader, text))


def _scopes(reader: Reader, text: str) -> Iterator[bool]:
    if ranked := _RANKED.search(text):
        # One of several, of which the sort that is named is a part.
        sort, told = reader.ticks_in(ranked["sort"]), reader.ticks_in(text[ranked.end() :])
        yield any(len(ticks) > 1 and d in told for d, ticks in sort.items())
    if changed := _CHANGE_RANKED.search(text):
        yield _TO_LEVEL.search(changed["far"]) is None
    if measured := _MEASURED_THERE.search(text):
        there = reader.ticks_in(measured["there"])
        measure = reader.ticks_in(measured["measure"])
        yield any(d in there and set(there[d]) != set(ticks) for d, ticks in measure.items())
    series = reader.figure.dimension(Role.SERIES)
    if series is not None and (whole := _AS_A_WHOLE.fullmatch(text)):
        # "A's cooling exceeds B as a whole": all that B has, and not its cooling.
        part, other = (reader.ticks_in(whole[side]) for side in ("part", "whole"))
        yield series.name in part and series.name not in other
