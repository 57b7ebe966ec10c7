"""Where alone values get so far: “the yield exceeds 90 % only above 200 °C”.

What is said of a heatmap is that such values are found nowhere else, and that there are some there.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Kind
from figcheck.patterns import any_case

_NUMBER = r"(?:the )?(?P<bound>[~$€£]?[-−]?\d[\d.,]*(?: ?%| [a-z]{1,12})?)"
_SIDE = (
    r"(?:(?P<above>exceeds?|surpass(?:es)?|tops?|(?:is|are|lies?|stays?|gets?|goes|rises?|remains?)"
    r" (?:above|over)|above|over|higher than|greater than|exceeding|beyond)|(?P<least>reach(?:es)?"
    r"|attains?|(?:is|are) at least|of at least|at least)|(?P<below>(?:falls?|drops?|dips?|is|are"
    r"|lies?|stays?|gets?|goes|sinks?|remains?) (?:below|under)|below|under|lower than|less than))"
)
_PLACE = r"(?P<place>(?:at|for|with|in|on|under|above|below|from|between) [^,;:()]+)"
_ONLY = any_case(
    rf"(?P<head>(?:[^,;:]+, )?)(?:the )?(?P<what>[a-z][a-z -]*?) {_SIDE} {_NUMBER} (?:only|solely"
    rf"|exclusively) {_PLACE}"
)
_REACHED = any_case(
    rf"(?P<head>(?:[^,;:]+, )?)(?:an? |the )?(?P<what>[a-z][a-z -]*?) {_SIDE} {_NUMBER} (?:is|are"
    r"|was|were) (?:only|solely|exclusively) (?:reached|found|achieved|obtained|observed|seen"
    rf"|attained) {_PLACE}"
)
_FIGURES = frozenset("value values score scores result results it they performance".split())


@told_by("only solely exclusively", "at for with in on under above below from between")
def only_reached_there(c: Scene, text: str) -> Iterator[Version]:
    """“The yield exceeds 90 % only at 3 and 4”: values above 90 % are found only there."""
    match = _ONLY.fullmatch(text) or _REACHED.fullmatch(text)
    if match is None or c.reader.figure.kind is not Kind.HEATMAP:
        return  # Of lines and bars it may be said of all that there are at a place.
    measured = {*words_of(c.reader.figure.value.label), *_FIGURES}
    if not {w.removesuffix("s") for w in words_of(match["what"])} <= {
        w.removesuffix("s") for w in measured
    }:
        return
    side = "above" if match["above"] else "below" if match["below"] else "of at least"
    there = f"are found only {match['place']}"
    yield (
        Plain(
            f"{match['head']}{'v' if match['head'] else 'V'}alues {side} {match['bound']} {there}"
        ),
    )
