"""What is made of several values in a way that a clause only hints at.

The mean of absolute values is another than that of the values, and “across all countries” may
mean in each of them or of all of them together.
"""

from __future__ import annotations

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
)
from figcheck.model import Figure
from figcheck.patterns import any_case

_ABSOLUTE = any_case(r"\b(?:mean|average|median|summed|total) absolute\b")
_ACROSS = any_case(
    r"(?:across|over) (?:all|the)\b[^,()]*, [^()]*?\b(?:most|least|best|worst|[a-z]+est)\b"
    r"[^()]*(?:\(|\b(?:at|with) )(?:about |around |roughly )?\d"
)


def takes_absolutes(figure: Figure, text: str) -> bool:
    """Whether a clause is about a mean of absolute values, where these are not what is shown.

    Args:
        figure: the figure.
        text: the clause.
    """
    if not _ABSOLUTE.search(text):
        return False
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    shown = " ".join((figure.title, figure.value.label, *ticks)).lower()
    return "absolute" not in shown


def may_be_of_all(text: str) -> bool:
    """Whether an extreme with its value may be one of sums: “Across all countries, A … (145)”.

    Args:
        text: the sentence.
    """
    return _ACROSS.match(text) is not None


def may_be_of_them_together(table: Table, formula: Formula, text: str) -> bool:
    """Whether what was read as the value of each may be that of all, or their mean.

    “Over all steps, A takes 110 s” tells how long it takes in all where no step is so long.

    Args:
        table: the figure's numbers.
        formula: what was read, and does not hold.
        text: the clause.
    """
    if _TAKEN_TOGETHER.search(text) is None:
        return False
    each = [
        node.of
        for node in nodes_of(formula)
        if isinstance(node, Quantified) and node.quantifier is Quantifier.ALL
    ]
    return any(
        table.evaluate(Compare(one.comparator, Aggregate(made, one.left), one.right)).truth
        for one in each
        if one.comparator is Comparator.EQUAL
        for made in (Function.SUM, Function.MEAN)
    )


_TAKEN_TOGETHER = any_case(
    r"\b(?:over|across|throughout|during|in|on|for|with) (?:all|both|the (?:two|three|four|five|six"
    r"|seven|eight|nine|ten|\d+|whole|entire))\b"
)
