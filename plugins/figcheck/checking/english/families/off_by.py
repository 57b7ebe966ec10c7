"""How far something is from a number: “7 points below 55”, “within 5 points of 60”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.meaning import Amount
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Comparator, Number
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_BELOW = (Comparator.LESS, Comparator.AT_MOST)


def _moved(amount: Amount, level: Written, *, down: bool) -> Amount | None:
    """The number that lies so far from a level, in its precision."""
    if amount.comparator not in (Comparator.EQUAL, Comparator.ABOUT) or amount.percent:
        return None  # "5% below 60" may be said of a part of it.
    away = -amount.number.value if down else amount.number.value
    decimals = max(amount.number.decimals, level.decimals)
    number = Number(round(level.value + away, max(decimals, 0)), decimals)
    return replace(amount, number=number, percent=level.unit == "%", unit=level.unit)


@rule("predicate", "amount BOUND level", "amount EXCEEDS level", "EXCEEDS level 'by' amount")
@rule("predicate", "LIES amount BOUND level", "SURPASSES level 'by' amount")
def _off_by(_: Context, *rest: Meaning) -> Valued | None:
    """“… is 7 points below 55”, “… exceeds 60 by 4 points”."""
    amount, level = the(rest, Amount), the(rest, Written)
    found = _moved(amount, level, down=the(rest, Comparator) in _BELOW)
    return Valued(found) if found is not None else None


@rule("predicate", "SHORT amount 'short'|'shy' 'of' level")
def _short_by(_: Context, *rest: Meaning) -> Valued | None:
    """“… falls 6 points short of 47”."""
    found = _moved(the(rest, Amount), the(rest, Written), down=True)
    return Valued(found) if found is not None else None


@rule("predicate", "LIES|SHORT? 'within' amount 'of'|'from' level")
def _within(_: Context, *rest: Meaning) -> Between | None:
    """“… is within 5 points of 60”."""
    amount, level = the(rest, Amount), the(rest, Written)
    low, high = (_moved(amount, level, down=down) for down in (True, False))
    if low is None or high is None or amount.comparator is not Comparator.EQUAL:
        return None
    return Between(low, high)
