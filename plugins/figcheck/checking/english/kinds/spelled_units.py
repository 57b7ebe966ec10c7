"""Units of measures that sentences write in several words: “km/h”, “beats per minute”."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from figcheck.checking.english.kinds.measured_units import told_in
from figcheck.checking.english.names.forms import IN_BRACKETS
from figcheck.checking.english.naming.units import compounds, of_large_numbers
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.patterns import any_case

_PER = any_case(r"([a-z]+)s? per ([a-z]+)")

_ABBREVIATED: dict[tuple[str, ...], tuple[str, ...]] = {
    ("km", "/", "h"): ("kph", "kmh"),
    ("m", "/", "s"): ("mps",),
    ("mile", "per", "hour"): ("mph",),
    ("mi", "/", "h"): ("mph",),
}
"""What no initials give."""


class SpelledUnits:
    """The units of measures in all ways to write them.

    Args:
        written: by measure its name, with the unit in parentheses.
        units: by measure its unit, as amounts have it.
    """

    def __init__(self, written: Mapping[str, str], units: Mapping[str, str]) -> None:
        self._known: dict[str, set[tuple[tuple[str, ...], str]]] = {}
        for measure, text in written.items():
            for words in _ways(text):
                self._known.setdefault(words[0], set()).add((words, units[measure]))

    def at(self, tokens: Sequence[Token], start: int) -> tuple[int, str] | None:
        """The longest of them that starts at a token.

        Args:
            tokens: the tokens of a clause.
            start: the place behind a number.

        Returns:
            The index after its end, and the unit; `None` if none starts there.
        """
        if start >= len(tokens):
            return None
        found = {
            (start + len(words), unit)
            for words, unit in self._known.get(tokens[start].word, ())
            if tuple(t.word for t in tokens[start : start + len(words)]) == words
        }
        return max(found) if found else None


def _ways(text: str) -> Iterator[tuple[str, ...]]:
    if (told := told_in(text)) is not None:
        yield from of_large_numbers(f"million {told.unit}")
    for unit in IN_BRACKETS.findall(text):
        yield from compounds(unit)
        words = tuple(t.word for t in tokenise(unit))
        for short in _ABBREVIATED.get(words, ()):
            yield (short,)
        if rate := _PER.fullmatch(unit.strip()):
            yield (f"{rate[1][0]}p{rate[2][0]}".lower(),)
