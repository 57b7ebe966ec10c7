"""What the numbers of a text may be: values, changes, points of an axis."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from figcheck.checking.english.kinds.scale import POWERS
from figcheck.checking.english.parsing.bare_ticks import bare_tick
from figcheck.checking.english.parsing.numerals import may_be_spelled, spelled_at
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.in_units import in_units
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.patterns import any_case, regex
from figcheck.reading.numbers import Number

_IS_MARKED = any_case(r"[^\W\d_]$|\de[-+]?\d")
"""What stands in a number that names a tick: “10B”, “1e-4”."""

_IS_SCALED = regex(r"\d(?:[kKMB]|bn)\Z")
"""A number with the letter for its power of ten: “4M”, along an axis in millions."""

_SIGNS = frozenset("+-−–")

_OF_A_LENGTH = frozenset("first initial last final remaining".split())
"""Words before a number that says how long a stretch is."""


class Numbers(Source):
    """Numbers in digits, and those in words that end with a power of ten: “two million”."""

    looks_ahead = True

    def __init__(self, resources: Resources) -> None:
        super().__init__(resources)
        self._errors = {(cell.value, cell.error) for cell in resources.figure.cells}

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds `NUMBER` for a value, `GAIN` for a change, `TICK` for a point of an axis."""
        number = tokens[start].number
        if number is not None:
            self._add_written(edges, tokens, start, number)
        elif (spelled := spelled_at(tokens, start)) is not None:
            stop, number, power = spelled
            edges["NUMBER"] = [(stop, self.scale.in_words(number, power))]
            if (tick := self.names.scaled_tick(number.value, power)) is not None:
                edges["TICK"] = [(stop, tick)]

    def may_add(self, token: Token) -> bool:
        """Whether a token is a number, or one in words may begin with it."""
        return token.number is not None or may_be_spelled(token.word)

    def may_depend(self, word: str) -> bool:
        """Whether a number in words may begin with a word."""
        return may_be_spelled(word)

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a number in words begins with a word: “a million”."""
        return spelled_at(tokens, start) is not None

    def _add_written(
        self, edges: Edges, tokens: Sequence[Token], start: int, number: Number
    ) -> None:
        edges["NUMBER"] = in_units(self.names, self.scale, tokens, start, number)
        if number.error is not None and not self._is_given(number):
            edges.pop("NUMBER")  # "15.4±0.3" of what is given as 15.4±0.5.
        elif self._is_change(tokens, start):
            edges["GAIN"] = edges.pop("NUMBER")
        self._add_tick(edges, tokens, start, number)
        if self._counts_all(tokens, start, number):
            edges["COUNT"] = [(start + 1, int(number.value))]
        after = tokens[start + 1].word if start + 1 < len(tokens) else ""
        if after in POWERS:
            tick = self.names.scaled_tick(number.value, POWERS[after])
            edges |= {"TICK": [(start + 2, tick)]} if tick else {}

    def _counts_all(self, tokens: Sequence[Token], start: int, number: Number) -> bool:
        """Whether a number is that of all things of the kind behind it: “the 14 countries”."""
        if number.unit or not number.value.is_integer() or start + 1 >= len(tokens):
            return False
        found = self.names.labels_at(tokens, start + 1)
        sizes = {len(self.names.dimensions[label.dimension].ticks) for _, label in found}
        return number.value in sizes

    def _is_given(self, number: Number) -> bool:
        """Whether a value is given with the error that a text gives it: “15.4±0.5”."""
        return (number.value, number.error) in self._errors

    def _is_change(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a number set off has a sign that no value has: “(+24)”, “(-0.5M)”, “, +3,”."""
        before = tokens[start - 1].word if start > 0 else ""
        signed = tokens[start].text[:1] in _SIGNS and before in ("(", ",")
        return signed and not self.scale.signed

    def _add_tick(self, edges: Edges, tokens: Sequence[Token], start: int, number: Number) -> None:
        """Adds the point of an axis that a number is, by its unit or by where it stands."""
        tick = self.names.tick_with_unit(number)
        if tick is None and _IS_SCALED.search(tokens[start].text):
            tick = self.names.scaled_tick(number.value, 0)
            if tick is None and self.scale.is_of_other_unit(number.value) and self.names.powers:
                edges.pop("NUMBER", None)  # "at 30B", where no point of an axis in billions is.
        if tick is None:
            tick = bare_tick(self.names, self.scale, tokens, start)
            if tick is not None and self.scale.percent and abs(number.value) <= 1:
                edges.pop("NUMBER", None)  # "at 0.7", of ratios up to 1, is no share of 70 %.
        if tick is not None:
            edges["TICK"] = [(start + 1, tick)]


class NumberedPlaces(Source):
    """Numbers that are a part of names, and so no values."""

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Takes away the `NUMBER` of what can only be the name that is found there."""
        named = {stop for stop, _ in edges.get("TICK", ())}
        if self._is_place(tokens, start, named):
            edges.pop("NUMBER", None)

    def may_add(self, token: Token) -> bool:
        """Whether a token is a number."""
        return token.number is not None

    def _is_place(self, tokens: Sequence[Token], start: int, named: Collection[int]) -> bool:
        """Whether what looks like a number is no value: “at 8 bits”, none being given in bits."""
        number = tokens[start].number
        if number is None:
            return False
        if start + 1 in named and self._names_a_point(tokens, start, number):
            return True
        if self._is_point_not_shown(tokens, start, number):
            return True
        told = start + 1 in named and number.unit and self.names.is_unit_of_axis(number.unit)
        return bool(told) or (start + 2 in named and self.names.is_amount(tokens, start))

    def _is_point_not_shown(self, tokens: Sequence[Token], start: int, number: Number) -> bool:
        """Whether it can only be a point between those of an axis: “at 12B”, of 8B and 16B."""
        at = start > 0 and tokens[start - 1].word == "at"
        if not at or _IS_SCALED.search(tokens[start].text) is None:
            return False
        return self.names.is_between(number.value) and not self.scale.may_be_value(number.value)

    def _names_a_point(self, tokens: Sequence[Token], start: int, number: Number) -> bool:
        """Whether a number can only be the tick that it names: “10B”, but not “lr = 1e-4”."""
        if _IS_MARKED.search(tokens[start].text) is None:
            return False
        before = tokens[start - 1].word if start > 0 else ""
        if before in _OF_A_LENGTH:
            return False  # "The last 20k steps" are so many, and need not end at a point "20k".
        return before != "=" and not self.scale.may_be_value(number.value)
