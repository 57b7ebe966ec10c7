"""How far something is below the highest value, or how far down it falls, in other words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.behind_the_best import is_cell_of_grid
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_SHORT_OF_TOP = regex(
    r"(?P<head>.*\b(?:is|are|lies?|stays?|which is|remains?|,) (?:[a-z]+ )?"
    r"[~$€£]?\d[\d.,]*(?: ?%| [a-z]+)?) "
    r"(?:less than|lower than|below|short of|smaller than|under) the "
    r"(?P<of_all>overall |global |absolute )?"
    r"(?:maximum|highest(?: value| score| one)?|best(?: value| score)?|top (?:value|score)"
    r"|peak value)"
    r"(?P<rest>(?: (?:in|on|at|for) [^,;:]+)?)",
    _FLAGS,
)


@told_by("maximum highest best top peak", "less lower below short smaller under", "the")
def short_of_the_top(c: Scene, text: str) -> Iterator[Version]:
    """“A is 4 points less than the maximum”: so far below the leader.

    The overall maximum is that of all values, of whom the leader at some point need not have one.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _SHORT_OF_TOP.fullmatch(text.rstrip(" ."))
    if match is None:
        return
    # Columns with a measure each have no highest value in common.
    measured = c.reader.names.measured
    varied = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name not in measured]
    on_axes = [d for d in varied if is_ordered(d)]
    if not match["rest"] and len(on_axes) > 1 and is_cell_of_grid(c, match["head"]):
        if not c.cut(match["head"])[0]:  # "At 3, 5 is below the best": of those at 3, or of all.
            yield (Plain(f"{match['head']} short of the highest of all cells"),)
        return
    if match["of_all"] and len(varied) > 1:
        return
    yield (Plain(f"{match['head']} below the leader{match['rest']}"),)


_BACK_TO = regex(
    r"\b(?:falls|drops|slips|slides|sinks|fell|dropped|slipped|slid) (?:back|down|back down) to "
    r"(?=(?:the |only )?[a-z -]*?(?:place|position|spot|rank)\b)",
    _FLAGS,
)


@told_by("falls drops slips slides sinks fell dropped slipped slid", "back down")
def back_to_place(c: Scene, text: str) -> Iterator[Version]:
    """“A falls back to the third place”: it has the third place.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if _BACK_TO.search(text) is not None:
        yield (Plain(_BACK_TO.sub("falls to ", text)),)
