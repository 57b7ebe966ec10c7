"""What stands beside an extreme: that it is somewhere, and how much it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Amount
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule(
    "is_at",
    "BE 'the' 'one' AT",
    "BE AT",
    "'at'|'in'|'for'|'on'|'under'|'with'|'within'|'across'|'over'|'by'|'among'|'during'",
    "BE? FOUND_WHERE",
    "BE? REACHED_BY",
    "BE? HAVE REACHED_BY",
)
def _located(*_: Meaning) -> str:
    return "at"


@rule(
    "said", "','? DET RISE|BETTERMENT|DIFFERENCE|CHANGE 'of' amount POINTS?", "'(' '+' amount ')'"
)
@rule("said", "change_noted", "noted", "with_amount", "','? 'namely' amount", "',' amount ','")
def _said(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("with_amount", "','? 'with' amount", "'of' amount", "':' amount")
def _with_amount(_: Context, amount: Amount) -> Amount:
    return amount


@rule("with_amount", "','? 'at' amount")
def _at_amount(c: Context, amount: Amount) -> Amount | None:
    """“… leads at 57”; “at 8”, of 8 threads, is where it does."""
    return None if c.is_tick(amount.number.value) else amount
