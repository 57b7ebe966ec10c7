"""What is made of several values in a way that a clause only hints at.

The mean of absolute values is another than that of the values, and “across all countries” may
mean in each of them or of all of them together.
"""

from __future__ import annotations

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
