"""Where a clause looks that it says before all else: “In the left panel, at 5 mg, A leads”."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.parsing.parse import Parse
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Words
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader


@record
class Lead:
    """What a clause begins with.

    Attributes:
        reader: knows the names of the figure.
        text: the clause.
    """

    reader: Reader
    text: str

    @cached_property
    def _words(self) -> Words:
        return self.reader.vocabulary.words(self.text)

    @property
    def _tokens(self) -> Sequence[Token]:
        return self._words.tokens

    def place(self, here: Place) -> Place:
        """The places that it begins with, one behind the other, within the one where it stands.

        Args:
            here: where it stands, which is the answer where it leads with none.
        """
        if not self._tokens:
            return here
        parse = self.reader.parse_there(self._words, here)
        whole: set[Place] = {place.plain for place in parse.readings("place")}
        if len(whole) == 1:
            return whole.pop().default(here)  # "Lower-right quadrant: …"
        if (crossed := self.reader.crossed(self.text)) is not None:
            return crossed.default(here)
        start = self._behind_preposition(0)
        stop, found = (0, set[Place]()) if start else _farthest(parse, "at", 0)
        beyond = bool(found)
        if not beyond:
            stop, found = _farthest(parse, "coordinate", start)
        if start and not found:
            stop, found = start + 1, self._bare_ticks(start)
        if len(found) != 1:
            return here
        place = found.pop()
        while start and (further := self._next(parse, stop)) is not None:
            stop, place = further[0], further[1].default(place)
        # "The right panel differs; both lines rise there": the panel stays.
        panel = self.reader.figure.dimension(Role.PANEL)
        return place.default(here) if start or beyond or (panel and place.get(panel.name)) else here

    def _next(self, parse: Parse, start: int) -> tuple[int, Place] | None:
        """A further place, with a comma behind it, and if behind a comma with its preposition."""
        at = self._behind_preposition(start + 1) if self._is_comma(start) else start
        stop, found = _farthest(parse, "coordinate", at) if at else (0, set[Place]())
        return (stop, found.pop()) if len(found) == 1 and self._is_comma(stop) else None

    def _behind_preposition(self, start: int) -> int:
        """Where a preposition ends that starts at a token; 0 if there is none."""
        known = start < len(self._tokens)
        at = next(iter(self._words.starting(start, "AT")), None) if known else None
        return at[0] if at is not None and at[0] < len(self._tokens) else 0

    def _is_comma(self, place: int) -> bool:
        return place < len(self._tokens) and self._tokens[place].word == ","

    def _bare_ticks(self, place: int) -> set[Place]:
        """The ticks that a number without the name of its axis may be: "At 0.01, …"."""
        number, names = self._tokens[place].number, self.reader.names
        if number is None:
            return set()
        ticks = ((d, names.tick_of(d, number.value)) for d in names.dimensions)
        return {Place.of(d, [tick]) for d, tick in ticks if tick is not None}


def _farthest(parse: Parse, symbol: str, start: int) -> tuple[int, set[Place]]:
    """The places that a symbol may be which reach farthest from a token, with where they end."""
    stop, places = parse.longest(symbol, start)
    return stop, {place.plain for place in places}
