"""Parts of the cases of each of several things: “in every class, fewer than half are rescued”."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.families.compositions import FAMILY, Part, is_deed
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.meanings.meaning import Amount, Place, Rate, Reading, together
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Compare, Quantified, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Each: TypeAlias = tuple[Quantifier, str]
"""Of how many things of a dimension something is said."""


@rule("of_each", "'in'|'for'|'of'|'among'|'at'|'on' EACH COUNT? LABEL")
def _of_each(c: Context, *rest: Meaning) -> Each | None:
    """“in every class”, “for both sexes”, “in most of the years”."""
    dimension = the(rest, Label).dimension
    stated = {r for r in rest if type(r) is int}
    sized = stated <= {c.size(dimension)} and dimension in c.names.dimensions
    return (the(rest, Quantifier), dimension) if sized else None


@rule("of_each", "'in'|'for'|'of'|'among'|'at'|'on' ANY LABEL")
def _of_either(_: Context, *rest: Meaning) -> Each:
    """“of either sex”: of both."""
    return Quantifier.ALL, the(rest, Label).dimension


@rule("clause", "case_part of_each", "of_each ','? case_part", "at ','? case_part of_each")
def _part_of_each(c: Context, *rest: Meaning) -> Reading | None:
    """“In both classes, fewer than half of the adults are rescued”."""
    limits, part = every(rest, Place), the(rest, Part)
    return _reading(c, part, limits, the(rest, tuple))


@rule("clause", "part_amount 'of'? cases_of of_each become at?")
def _of_each_part(
    c: Context, amount: Amount, whole: Place, each: Each, *rest: Place
) -> Reading | None:
    """“Fewer than half of the passengers of either sex are rescued in Third”."""
    outcome, *limits = (r for r in rest if r is not None)
    return _reading(c, Part(amount, whole, outcome), limits, each)


@rule("clause", "place become part_amount 'of'? cases_of of_each")
def _does_to_each(c: Context, place: Place, outcome: Place, *rest: Meaning) -> Reading | None:
    """“Third rescued fewer than half of the passengers of either sex”."""
    if not is_deed(outcome):
        return None
    part = Part(the(rest, Amount), the(rest, Place), outcome)
    return _reading(c, part, [place], the(rest, tuple))


def _reading(c: Context, part: Part, limits: list[Place], each: Each) -> Reading | None:
    """That the part is so large in each of the things, or in as many as is said."""
    quantifier, dimension = each
    whole = together((part.whole, *limits))
    outcome, amount = part.outcome, part.amount
    if whole is None or outcome is None or not c.scale.counts or whole.notes or outcome.notes:
        return None
    if part.mostly or part.total is not None or len(outcome.ticks) != 1:
        return None
    whole = whole.default(c.here.without([dimension]))
    if dimension in whole.dimensions | outcome.dimensions or confusions(c) is not None:
        return None
    if outcome.dimensions & whole.dimensions:
        return None
    rate = Rate(outcome, (dimension,)).term(whole)
    held = Compare(amount.comparator, rate, amount.number)
    return Reading((Quantified(quantifier, held),), FAMILY)
