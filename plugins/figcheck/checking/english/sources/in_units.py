"""Numbers in the units of a figure: “30 million” where it counts millions, “0.3” of percentages."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.kinds.in_measured_units import Told
from figcheck.checking.english.kinds.scale import POWERS, TIMES, Scale, times
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.parsing.guesses import may_be_noun
from figcheck.checking.english.parsing.rules import Edge
from figcheck.checking.english.parsing.tokens import Token
from figcheck.patterns import regex
from figcheck.reading.numbers import Number

_WRITTEN_IN_FULL = 1000
"""From what size on a number is no longer in thousands or millions by itself."""

_RANGE_SIGNS = frozenset(("to", "and", "or", "-", "–"))

_COMPARATIVE = regex(r"[a-z]+er|more|less|worse")
"""What is so many times “faster”, “more”."""

_DISTANT = frozenset("apart higher lower more less above below better worse behind ahead".split())
_BY = frozenset(("by", "within"))
"""Words behind and before how far values lie apart."""

_HUNDREDTHS = frozenset("cent cents penny pence".split())
_MONEY = frozenset("$ € £ usd eur gbp dollar dollars euro euros pound pounds".split())
"""Units of money of which there are a hundred of the smaller ones in each."""

_MORE = frozenset("more fewer less additional".split())
"""Words between a number and what there are so many more of."""

_FACTOR = 5
"""Words in which “a factor of about” stands before its number."""


def in_units(
    names: Names, scale: Scale, tokens: Sequence[Token], start: int, number: Number
) -> list[Edge]:
    """A number in the units of the figure, with the word for a power of ten after it.

    Args:
        names: the names of the figure.
        scale: in what its values are given.
        tokens: the tokens of a clause.
        start: where the number stands.
        number: the number.

    Returns:
        What it may be, each with the index after its end.
    """
    after = [t.word for t in tokens[start + 1 : start + 3]]
    if after[:1] == ["percent"] or after == ["per", "cent"]:
        stop = start + (2 if after[0] == "percent" else 3)
        return [(stop, n) for n in scale.plain(number._replace(unit="%"))]
    if after[:1] in (["points"], ["point"], ["percentage"], ["pp"]):
        return [(start + 1, number._replace(unit="points"))]
    if after[:1] == ["times"] and after[1:] and _COMPARATIVE.fullmatch(after[1]):
        return [(start + 1, number._replace(unit=TIMES))]  # "4 times faster", of decoding times.
    if after[:1] in (["times"], ["fold"]) or _is_factor(tokens, start):
        return [(start + 1, number)]  # So many times, whatever the values are given in.
    if after[:1] and after[0] in _HUNDREDTHS and not names.units.isdisjoint(_MONEY):
        shown = number.decimals + 2
        return [(start + 2, number._replace(value=number.value / 100, decimals=shown))]
    power = POWERS.get(after[0]) if after else None
    literally = bool(names.measures.given)
    if power is None and (shared := _shared_power(names, scale, tokens, start, number)) is not None:
        return [(start + 1, shared)]
    if (measured := _with_unit(names, tokens, start, number, power)) is not None:
        return [measured]
    if power is not None and literally:
        return [(start + 2, times(number, power))]  # In what, its measure will tell.
    if power is not None:
        return [(start + 2, scale.in_words(number, power))]
    if scale.power and tokens[start].text[-1:].isalpha() and not number.unit:
        return [(start + 1, scale.abbreviated(number))]
    if start > 0 and tokens[start - 1].word == "±":
        return [(start + 1, number)]  # "±0.5", of percentages, is no 50 %.
    if _counts_ones(names, scale, tokens, start, number):
        # "60 visitors", of thousands of them: perhaps no more than these.
        return [(start + 1, n) for n in (number, scale.abbreviated(number))]
    if _DISTANT.intersection(after[:1]) or (start > 0 and tokens[start - 1].word in _BY):
        # "0.5 apart", of percentages, is half a point; "by 5,000", of thousands, is 5 of them.
        return [(start + 1, scale.distance(number))]
    if any(names.tick_of(d, number.value) is not None for d in names.dimensions):
        return [(start + 1, number)]  # "At 0.7", of an axis of shares, is no 70 % of values.
    return [(start + 1, n) for n in scale.plain(number)]


def _counts_ones(
    names: Names, scale: Scale, tokens: Sequence[Token], start: int, number: Number
) -> bool:
    """Whether a number counts the things themselves of which the figure gives thousands."""
    if not scale.power or start + 1 >= len(tokens) or number.unit or number.decimals > 0:
        return False
    noun = tokens[start + (2 if tokens[start + 1].word in _DISTANT else 1) :][:1]
    counted = bool(noun) and names.topics.has(noun[0]) and may_be_noun(noun[0])
    return counted and scale.may_be_value(number.value)


def told_in_units(names: Names, scale: Scale, tokens: Sequence[Token]) -> Told:
    """The numbers of a clause whose unit tells the measure, where some count in thousands.

    Args:
        names: the names of the figure.
        scale: in what its values are given.
        tokens: the clause.
    """
    measures = names.measures
    sure: set[float] = set()
    unsure: set[float] = set()
    for start, token in enumerate(tokens) if measures.given else ():
        number = token.number
        for stop, found in in_units(names, scale, tokens, start, number) if number else ():
            power = measures.power(found.unit) if found.unit else 0
            if number is None or not power:
                continue
            said = {t.word for t in tokens[start + 1 : stop]}
            plain = POWERS.keys().isdisjoint(said) and not tokens[start].text[-1:].isalpha()
            small = abs(number.value) < _WRITTEN_IN_FULL
            (unsure if plain and small and number.value else sure).add(found.value)
    return Told(frozenset(sure), frozenset(unsure))


def _shared_power(
    names: Names, scale: Scale, tokens: Sequence[Token], start: int, number: Number
) -> Number | None:
    """A number whose power of ten the next one has: the first of “0.6 to 2.3 million”."""
    if start + 1 >= len(tokens) or tokens[start + 1].word not in _RANGE_SIGNS:
        return None
    for place in range(start + 2, min(start + 4, len(tokens) - 1)):
        if tokens[place].number is not None:
            power = POWERS.get(tokens[place + 1].word)
            if power is not None and names.measures.given:
                unit = tokens[place + 2].word if place + 2 < len(tokens) else ""
                return times(number, power - names.measures.power(unit))
            shared = None if power is None else scale.in_words(number, power)
            fits = shared is not None and scale.may_be_value(shared.value)
            return shared if fits and not scale.may_be_value(number.value) else None
    return None


def _with_unit(
    names: Names, tokens: Sequence[Token], start: int, number: Number, power: int | None
) -> Edge | None:
    """A number with the unit of one of several measures: “30 million parameters”."""
    measures, place = names.measures, start + 1 + (power is not None)
    if measures.dimension is None:
        return None
    word = tokens[place].word if place < len(tokens) else ""
    if word in _MORE and place + 1 < len(tokens) and power is None:
        unit = tokens[place + 1].word  # "34,700 more people", of a column in thousands
        if number.value >= _WRITTEN_IN_FULL and measures.power(unit):
            return place, times(number, -measures.power(unit))._replace(unit=unit)
    if (spelled := measures.spelled.at(tokens, place)) is not None:
        stop, unit = spelled  # "104 km/h"
        if measures.in_unit(unit) is not None and not measures.power(unit):
            value = number.value * 10.0 ** (power or 0)
            return stop, number._replace(value=value, unit=unit)
        word, place = unit, stop - 1
    if number.unit and measures.in_unit(number.unit) is not None and measures.power(number.unit):
        word, place = number.unit, place - 1  # "$12,400", of a column in thousands of them
    if measures.in_unit(word) is None:  # "12.4M", of a column in millions
        word, place = tokens[start].word[-1:], place - 1
        if measures.in_unit(word) is None or not measures.power(word):
            return None
    value = number.value * 10.0 ** (power or 0)
    shift = measures.power(word) if abs(value) >= _WRITTEN_IN_FULL else 0
    shown = number.decimals - (power or 0) + shift
    value = round(value / 10.0**shift, max(shown, 0))
    return place + 1, number._replace(value=value, decimals=shown, unit=word)


def _is_factor(tokens: Sequence[Token], start: int) -> bool:
    """Whether a number says how many times: “a factor of more than 46”."""
    before = [t.word for t in tokens[max(0, start - _FACTOR) : start]]
    return "factor" in before and "of" in before[before.index("factor") :]
