"""The name of a measure, taken apart: what it is of, in which unit, and what it counts."""

from __future__ import annotations

import re
from functools import cached_property

from figcheck.checking.english.kinds.measured_units import UNIT, UNIT_WORDS, told_in
from figcheck.checking.english.kinds.polarity import SPENT, is_measure_word
from figcheck.checking.english.lexicon.attribute import CONCEPTS
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of, written_out
from figcheck.patterns import any_case, regex
from figcheck.records import record

_TELLING = tuple(name for name, concept in CONCEPTS.items() if concept.tells_apart)
_SPENT = tuple(name for name, concept in CONCEPTS.items() if concept.spent)
_OF_QUALITY = frozenset(name for name, concept in CONCEPTS.items() if concept.quality)

_POWERS = {"k": 3, "m": 6, "b": 9, "bn": 9, "mn": 6, "thousand": 3, "thousands": 3}
_POWERS |= {"million": 6, "millions": 6, "billion": 9, "billions": 9, "g": 9}
"""What stands in parentheses behind counts."""

_NO_POWERS = frozenset({"g", "m"})
"""Gram and metre, where they are written small: “(G)” and “(M)” are billions and millions."""

_CASES = frozenset({"support"})
"""What a report on classes calls the number of their cases."""

_DIFFERENCE = any_case(r"[Δ∆]|(?<![\w-])(?:delta (?=\S)|diff\b|difference\b|change\b)")
"""What tells the name of a column that gives by how much others differ; Delta may be a place."""

_WITHOUT_PART = regex(r"[Δ∆][a-z]\w*[- ][^\W\d]")
"""What has something cut out of it and is called by that: “ΔrecA strain”."""

_WITHOUT_GENE = regex(r"[Δ∆][a-z]{3}(?:[A-Z]+\d*|\d+)\b")
"""The same of genes, whose names are of three small letters and a mark: “ΔrecA”, “Δsir2”."""

_OF_PEOPLE = frozenset("population populations people persons inhabitants residents".split())
_PEOPLE = frozenset("people person inhabitant resident citizen".split())
"""What a population is counted in."""

_EMPLOYED = frozenset("employees staff workers workforce headcount".split())

_MONEY = regex(r"(k|m|b|bn|mn) ?([$€£])|([$€£]) ?(k|m|b|bn|mn)")
"""Thousands, or more, of a currency: “k$”."""
_IN_WORDS = any_case(r"(?:in )?(thousand|million|billion)s?(?: of)? ([^\W\d_]+|[$€£])")
"""The same in words: “thousand euro”."""
_PER_SECOND = any_case(r"[a-z]{3,}(?:/| per )s(?:ec(?:ond)?)?\b")
"""How much is done in a second: “sentences/s”."""
_TOP = any_case(r"\btop-[15]\b(?!.*\berr)")
"""How often what is right is the first of what a model names, or one of the first five."""
_PER_ONE = any_case(r"\bper [a-z]+")
"""Of how many there are for each of something else: “students per teacher”."""
_BEATS = ("per minute", "per second", "bpm", "rpm")
"""Units of how fast something is done again and again."""
_PART_OF = any_case(r"(?:%|percent) of ")
"""What is given in parts of something else: “(% of GDP)”."""


@record
class Name:
    """The name of a measure, taken apart.

    Attributes:
        words: its words, and the unit.
        unit: in what its values are given, as far as it says; "" if it does not.
        counted: the forms of the noun for what it counts.
        is_difference: whether it gives by how much others differ.
        power: the power of ten in which it counts: 6 for “(M)”.
    """

    words: frozenset[str]
    unit: str
    counted: frozenset[str]
    is_difference: bool
    power: int

    @staticmethod
    def of(text: str) -> Name:
        """The words of a name, what stands in parentheses behind it, what it may count."""
        units = [u.strip() for u in IN_BRACKETS.findall(text)]
        told = (u for u in units if UNIT.fullmatch(u) or _PART_OF.match(u) or _in_words(u))
        written = next(told, "")
        unit = written.lower()
        thousands = 0
        if money := _MONEY.fullmatch(unit):
            thousands = _POWERS[money[1] or money[4]]
            unit = money[2] or money[3]
        elif in_words := _in_words(unit):
            thousands, unit = _POWERS[in_words[1]], in_words[2]
        known_in = told_in(text)
        if known_in is not None and known_in.is_sure:
            unit = known_in.unit or known_in.written.lower()
            thousands = known_in.power if known_in.unit else 0
            text = f"{known_in.bare} ({known_in.written})"
        words = words_of(IN_BRACKETS.sub("", text))
        things = {*words[-1:], *(w for long in written_out(words[-1:]) for w in long)}
        power = thousands or (0 if written in _NO_POWERS else _POWERS.get(unit, 0))
        if known_in is not None and known_in.is_sure:
            power = known_in.power
        if unit and (thousands or not power):
            things = {unit}
        if not things.isdisjoint(_OF_PEOPLE):
            things |= _PEOPLE
        if not things.isdisjoint(_EMPLOYED):
            things |= {"people", "person"}
        counted = frozenset(f for t in things for f in (t, *toggled((t,))))
        known = {*words_of(text), unit} - {""}
        if words[:1] == ("ms",) and len(words) > 1:
            known.discard("ms")  # "MS MARCO" is given in no milliseconds.
        if _TOP.search(text):
            known.add("accuracy")
        if rate := _PER_SECOND.search(text):
            known.add("throughput")
            unit = unit or rate.group().lower()
        elif per := _PER_ONE.search(text):
            unit = unit or per.group().lower()
        return Name(frozenset(known), unit, counted, gives_differences(text), power)

    def has_unit(self, unit: str) -> bool:
        """Whether its values are given in a unit, or count what is written behind a number."""
        unit = unit.lower()
        part = unit == "%" and _PART_OF.match(self.unit) is not None
        return part or UNIT_WORDS.get(unit, unit) == self.unit or unit in self.counted

    def high(self, concept: str) -> bool | None:
        """Whether more of it is more of a concept; `None` if it does not measure that."""
        known = CONCEPTS[concept]
        up, down = bool(self.words & known.more), bool(self.words & known.less)
        if concept == "size" and self.words == _CASES:
            return True  # Of a class: how many cases it has.
        if concept == "speed" and not (up or down):
            return True if self.unit in _BEATS else None  # A heart that beats 90 times a minute.
        return up if up != down else None

    def is_called(self, concept: str) -> bool:
        """Whether a noun for a concept itself is in its name: “speed”, not “latency”."""
        return not self.words.isdisjoint(CONCEPTS[concept].nouns)

    @property
    def is_spent(self) -> bool:
        """Whether it says what something costs: money, time, memory."""
        spent = any(self.high(c) is not None for c in _SPENT)
        return spent or bool(self.words & SPENT)

    @property
    def sort(self) -> tuple[str, ...]:
        """The same without a word on quality: accuracy and F1 may be set side by side."""
        return tuple(k for k in self.kind if k not in _OF_QUALITY)

    @property
    def is_per_one(self) -> bool:
        """Whether it says how many there are for each of something else: “per teacher”."""
        return _PER_ONE.fullmatch(self.unit) is not None

    @cached_property
    def kind(self) -> tuple[str, ...]:
        """What tells it from other measures."""
        known = (c for c in _TELLING if self.high(c) is not None)
        return (self.unit, *known, *(("change",) if self.is_difference else ()))


def _in_words(unit: str) -> re.Match[str] | None:
    return _IN_WORDS.fullmatch(unit)


def gives_differences(column: str) -> bool:
    """Whether the name of a column says that it gives by how much others differ: “Δ Avg.”."""
    if _WITHOUT_GENE.match(column):
        return False
    if _WITHOUT_PART.match(column) and not any(map(is_measure_word, words_of(column))):
        return False
    return _DIFFERENCE.search(column) is not None
