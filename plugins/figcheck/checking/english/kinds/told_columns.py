"""What a description says that several columns give: “the Dice score for five organs”.

Columns that only say on what something was measured stand beside others that do say what. What
they give, and what they are called together, is then told with how many there are.
"""

from __future__ import annotations

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.names.forms import COMMON
from figcheck.model import Figure, Kind
from figcheck.patterns import any_case, regex
from figcheck.records import record

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_COUNT = rf"(?:{'|'.join(NUMERALS[2:])}|\d{{1,2}})"
_MEASURE = r"(?P<measure>[a-z][\w@%-]*(?: [\w@%-]+){0,3}?)"
_TOLD = any_case(
    rf"\b{_MEASURE}(?: \([^()\n]{{1,40}}\))? (?:for|on|of|over|across|in) "
    rf"(?:(?:each|all) of )?(?:the |these )?(?P<count>{_COUNT}) "
    r"(?P<before>(?:[a-z-]+ ){0,2}?)(?P<noun>[a-z]{3,}s)\b"
)
_BEFORE = COMMON - {"score", "scores"}
"""Words before what is measured."""

_STARS = regex(r"[*_`\"“”]")


@record
class ToldColumns:
    """That so many columns give a measure.

    Attributes:
        measure: what they give, in lower case.
        count: how many there are.
        nouns: what they are called, in the plural: with what stands before it, and alone.
    """

    measure: str
    count: int
    nouns: tuple[str, ...]


@remembered
def told_columns(figure: Figure) -> tuple[ToldColumns, ...]:
    """What is told so of the columns of a table.

    Args:
        figure: the figure.
    """
    if figure.kind is not Kind.TABLE:
        return ()
    # What is said behind the values is to be judged.
    end = min((cell.span.start for cell in figure.cells), default=_LENGTH)
    text = _STARS.sub("", figure.source.text[: min(end, _LENGTH)])
    found = []
    for match in _TOLD.finditer(text):
        noun, before = match["noun"].lower(), match["before"].lower().split()
        nouns = (" ".join((*before[-1:], noun)), noun)
        words = match["measure"].lower().split()
        begin = max((i + 1 for i, word in enumerate(words) if word in _BEFORE), default=0)
        measure = " ".join(words[begin:])  # “and the Dice score”
        found.append(ToldColumns(measure, count_of(match["count"]), nouns))
    return tuple(found)
