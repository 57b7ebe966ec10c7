"""Amounts of several things that are given together: “2 µM of A alone”, “1 µM of each drug”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_GIVEN_WITHOUT_UNIT = 2
"""Things that must be given beside each other for “1 of each”."""


def _given(c: Context) -> list[str]:
    """The axes along which amounts run from none at all, two of them or more."""
    axes = [d.name for d in c.figure.dimensions if 0.0 in d.numbers and None not in d.numbers]
    return axes if len(axes) >= _GIVEN_WITHOUT_UNIT else []


def _unit(name: str) -> tuple[str, ...]:
    """The unit that an axis has in brackets: “µM”."""
    _, bracket, unit = name.rpartition("(")
    return tuple(words_of(unit)) if bracket else ()


def _without_others(c: Context, own: str) -> Place | None:
    """Where nothing else is given."""
    place = Place()
    for name in _given(c):
        none_of_it = c.ticks(name, [0.0])
        if name != own and none_of_it is not None:
            place = place.default(none_of_it)
    return place if place.ticks and own in _given(c) else None


@rule("coordinate", "NUMBER '-'? LABEL LABEL? only_it", "NUMBER LABEL 'of' LABEL only_it")
@rule("at", "AT NUMBER '-'? LABEL LABEL? only_it")
def _so_much_alone(c: Context, *rest: Meaning) -> Place | None:
    """“2 µM olaparib alone”: so much of it, and none of the other."""
    labels = {r.dimension for r in rest if isinstance(r, Label)}
    if len(labels) != 1:
        return None
    own = labels.pop()
    there, others = c.ticks(own, [the(rest, Written).value]), _without_others(c, own)
    return there.within(others) if there and others else None


@rule("coordinate", "LABEL only_it", "only_it LABEL")
@rule("at", "AT LABEL only_it", "'with'|'under' 'only' LABEL")
def _alone(c: Context, *rest: Meaning) -> Place | None:
    """“cisplatin alone”: all amounts of it, with none of the other."""
    return _without_others(c, the(rest, Label).dimension)


@rule("only_it", "'alone'|'only'", "'by' 'itself'", "'on' 'its' 'own'", "'as' DET 'single' 'agent'")
def _only_it(*_: Meaning) -> str:
    return "alone"


@rule("coordinate", "NUMBER LABEL|UNIT? 'of' 'each'|'both' WORD|LABEL|KIND|THING?")
@rule("coordinate", "NUMBER LABEL|UNIT? 'of' 'both'|'each' 'of' 'them'")
@rule("coordinate", "NUMBER LABEL|UNIT? 'each'")
def _of_each(c: Context, number: Written, *_: Meaning) -> Place | None:
    """“at 1 µM of each drug”: so much of the one and of the other, in the same unit."""
    axes = _given(c)
    if len({_unit(name) for name in axes}) != 1 or len(axes) != _GIVEN_WITHOUT_UNIT:
        return None
    one, two = (c.ticks(name, [number.value]) for name in axes)
    return one.within(two) if one and two else None
