"""A sentence a value: “With a learning rate of 1e-5 and a batch size of 16, the score is 71.3”."""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading.document import Part
from figcheck.reading.layouts.base import Candidate, Entry, Reading, Row
from figcheck.reading.text import Text, join
from figcheck.reading.values import read_value

_PLACE = (
    r"(?:an? |the )?(?P<{0}>[^\W\d][^,;:=]{{0,40}}?) ?(?: of|=| is| at) ?(?P<{0}_tick>[^\s,;:]+)"
)
_SENTENCE = regex(
    rf"(?:With|At|For|In|Using|When|Where) {_PLACE.format('one')}"
    rf"(?:,? and|,) {_PLACE.format('two')}"
    r",? (?:(?:the|its) (?:[a-z]+ ){1,4}|it )(?:is|was|equals|reaches|stands at|amounts to|reads) "
    r"(?P<value>[^\s,;:]+(?: %)?)\.?",
    re.IGNORECASE,
)


def read(candidate: Candidate) -> Reading | None:
    """Read a sentence that gives one value and both its coordinates; see `base.Layout`."""
    block = candidate.block
    match = _SENTENCE.fullmatch(block.body.plain) if block.part is Part.DATA else None
    if match is None:
        return None
    end = match.end("value") - (match["value"][-1:] == ".")
    value = read_value(block.body, match.start("value"), end)
    if value is None:
        return None
    keys = tuple(_named(block.body, match, place) for place in ("one", "two"))
    return Reading((Row((), (Entry(value, keys),), block.text.span()),))


def _named(text: Text, match: re.Match[str], place: str) -> Text:
    """A coordinate behind what its axis is called: “batch size 16”."""
    return join([text.slice(*match.span(place)), text.slice(*match.span(f"{place}_tick"))])
