"""Judgements on a part of a figure, whose checks say of the whole of it which part that is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.language import ExpressionError, parse
from figcheck.checking.language.tree import Cells, Condition
from figcheck.model import Judgement


def told_apart(judgement: Judgement, own: Condition) -> Judgement:
    """A judgement with a condition on all values in its check that does not limit them already.

    Args:
        judgement: what was found of the part alone.
        own: what keeps the part, and leaves out the rest.
    """
    return replace(
        judgement,
        check=_with_condition(judgement.check, own),
        parts=tuple(told_apart(part, own) for part in judgement.parts),
    )


def _with_condition(check: str, own: Condition) -> str:
    """A check expression with a condition on all values of which it does not say that already."""

    def changed(part: Any) -> Any:
        if not isinstance(part, Cells):
            return rebuilt(part, changed)
        named = [c for c in part.conditions if isinstance(c, Condition)]
        if any(c.dimension == own.dimension for c in named):
            return part
        orders = [c for c in part.conditions if not isinstance(c, Condition)]
        return Cells((*sorted((*named, own), key=lambda c: c.dimension), *orders))

    try:
        return str(changed(parse(check))) if check else check
    except ExpressionError:
        return check
