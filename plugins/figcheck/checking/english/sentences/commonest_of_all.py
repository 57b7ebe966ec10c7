"""What a model confuses most often: of all its errors, not of those with one class.

“The classifier most often confuses A with B” is left open where that is only A's commonest error.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language import Table, parse
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Compare,
    Condition,
    Formula,
    Function,
)
from figcheck.patterns import any_case

_MODEL = any_case(
    r"(?:(?:the|this|our) )?(?:[\w-]+ )?(?:classifier|model|network|system|method|it|annotators?"
    r"|raters?|listeners?|participants?|readers?)\b[^,;:]{0,20}"
    r"\bmost (?:often|frequently|commonly)\b"
)


def is_of_one_row(table: Table, check: str, text: str) -> bool:
    """Whether what a model is said to confuse most often is an extreme of one class alone.

    Args:
        table: the figure's numbers.
        check: the check that was read.
        text: the clause.
    """
    if not check or _MODEL.match(text) is None:
        return False
    return any(table.evaluate(other).truth is False for other in _of_all_rows(parse(check)))


def _of_all_rows(formula: Formula) -> Iterator[Formula]:
    """What an extreme of one row says where it is taken of all rows."""
    for node in nodes_of(formula):
        match node:
            case Compare(_, Cells(), Aggregate(Function.MAX, Cells(conditions), ())):
                rows = [c for c in conditions if isinstance(c, Condition) and not c.excluded]
                others = tuple(c for c in conditions if c not in rows)
                if len(rows) == 1 and others:
                    of_all = Aggregate(Function.MAX, Cells(others))
                    yield Compare(node.comparator, node.left, of_all)
