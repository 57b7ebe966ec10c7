"""Numbers of things by what is counted: “two-person households”, of “Number of persons”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure
from figcheck.patterns import any_case

_NUMBER_OF = any_case(r"\bnumber of ([a-z]{3,20}s)\b")
_SHARE_OF = any_case(r"\b(?:share|percentage|proportion|number) of ([a-z]{3,20}s)\b")
_WORDS = frozenset(NUMERALS)


def aliases(figure: Figure) -> Iterator[Alias]:
    """Series and bars that are called by a number alone, where the title says of what."""
    for dimension in figure.dimensions:
        told = _NUMBER_OF.findall(f"{figure.title}\n{dimension.name}")
        if len(set(map(str.lower, told))) != 1:
            continue
        many = told[0].lower()
        counted = {t: w for t in dimension.ticks if (w := words_of(t)) and w[0] in _WORDS}
        if 2 * len(counted) <= len(dimension.ticks):
            continue
        of = {w.lower() for w in _SHARE_OF.findall(figure.value.label)} - {many}
        behind = ((), *((form,) for w in of for form in (w, *toggled((w,)))))
        for tick, words in counted.items():
            number = tuple(w for w in words if w != many)
            for thing in (many, *toggled((many,))):
                for things in behind:  # "two-person households", of the share of households
                    yield Alias((*number, thing, *things), dimension.name, (tick,))
