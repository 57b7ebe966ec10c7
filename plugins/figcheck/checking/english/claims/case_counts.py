"""Box plots that say how many cases each box is drawn from: a count beside the parts of boxes.

Such a count is no part of a box, though it stands among them in a table: the range of the car is
not the way from its minimum to the 318 people who were asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from figcheck.checking.english.claims.told_apart import told_apart
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.statistics import is_part_of_boxes
from figcheck.checking.language.intervals import without_ticks
from figcheck.checking.language.tree import Condition
from figcheck.model import Axis, Dimension, Figure, Judgement, Kind
from figcheck.patterns import any_case

_COUNTS = any_case(
    r"n|count|counts|sample|samples|sample sizes?|size|cases|observations|subjects|participants"
    r"|respondents|(?:number|no|#|n) (?:of )?[a-z ]+"
)
_CALLED = any_case(r"\bnumber of (?P<first>[a-z]+(?: [a-z]+)?) \(n\b")
"""How a description says what is counted: “the number of respondents (n)”."""

_NOUNS = (
    "cases|observations|samples|subjects|participants|respondents|members|patients|students|pupils"
    "|people|persons|employees|households|runs|trials|measurements|records|answers|responses"
)
"""What is counted."""

_NOUN = any_case(rf"\b(?:{_NOUNS})\b")

_COMPARING = any_case(r"\b(?!rest\b|test\b|best of\b)\w{2,}est\b|\b\w{2,}er(?= (?:[a-z]+ )?than\b)")
_SIZES = frozenset(
    "largest smallest biggest greatest highest lowest fewest larger smaller bigger greater higher "
    "lower fewer rather other".split()
)
"""What is said of numbers of cases, and not of what was measured."""

_OF_COUNTS = (
    rf"n|{_NOUNS}|counts?|counted|sampled?|number|groups?|sizes?|(?:most|least) common"
    r"|(?:is|are|was|were) (?:[a-z]+ ){0,2}(?:larg|small|bigg)\w+(?= than|\W*$)"
)
"""Words of what is said of how many cases there are."""


def case_counts(figure: Figure) -> tuple[Dimension, str] | None:
    """The dimension of the parts of boxes, and the tick of it that counts cases.

    Args:
        figure: any figure.

    Returns:
        `None` if the figure is no box plot, or gives no such count.
    """
    if figure.kind is not Kind.BOX:
        return None
    for dimension in figure.dimensions:
        others = [t for t in dimension.ticks if not is_part_of_boxes(t)]
        parts = len(dimension.ticks) - len(others)
        if len(others) == 1 and parts > 1 and _COUNTS.fullmatch(" ".join(words_of(others[0]))):
            place = figure.dimensions.index(dimension)
            counted = [c.value for c in figure.cells if c.at[place] == others[0]]
            if all(v is None or (v >= 0 and v == int(v)) for v in counted):
                return dimension, others[0]
    return None


def without_counts(figure: Figure) -> tuple[Figure, Callable[[str], object]] | None:
    """The boxes of a figure alone, and whether a sentence may speak of the cases behind them.

    Args:
        figure: any figure.
    """
    found = case_counts(figure)
    if found is None:
        return None
    dimension, tick = found
    told = _CALLED.search(figure.source.text)
    own = [*([told["first"]] if told else []), " ".join(words_of(tick))]
    pattern = rf"\b(?:{_OF_COUNTS}|{'|'.join(map(re.escape, own))})(?!\w)"
    return without_ticks(figure, dimension.name, [tick]), re.compile(pattern, re.IGNORECASE).search


def counts_alone(figure: Figure, noun: str = "") -> Figure | None:
    """How many cases there are of each box, as a figure of bars; `None` if that is not given.

    Args:
        figure: any figure.
        noun: what the cases are called.
    """
    found = case_counts(figure)
    if found is None:
        return None
    dimension, tick = found
    told = _CALLED.search(figure.source.text)
    axis = Axis(label=f"Number of {noun or (told['first'] if told else 'cases')}")
    alone = without_ticks(figure, dimension.name, [t for t in dimension.ticks if t != tick])
    return replace(alone, kind=Kind.BAR, value=axis, y_axis=axis, style=frozenset())


def says_how_many(text: str) -> bool:
    """Whether all that a sentence compares may be numbers: “the youngest members” are no fewer.

    Args:
        text: the sentence.
    """
    return all(match[0].lower() in _SIZES for match in _COMPARING.finditer(text))


def noun_of_cases(text: str) -> str:
    """What a sentence calls the cases that are counted; nothing if it does not call them."""
    found = _NOUN.search(text)
    return found[0].lower() if found else ""


def told_of_all(figure: Figure, judgement: Judgement, *, counts: bool) -> Judgement:
    """A judgement on a part of a figure, whose check says of the whole of it which part it is.

    Args:
        figure: the whole figure.
        judgement: what was found of the boxes, or of the counts alone.
        counts: whether it is of the counts.
    """
    found = case_counts(figure)
    if found is None:
        return judgement
    return told_apart(judgement, Condition(found[0].name, (found[1],), excluded=not counts))
