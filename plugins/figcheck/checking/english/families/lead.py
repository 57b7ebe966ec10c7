"""What captions begin with before they say something: "The chart shows that …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, the
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Reading, Subject

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("picture", "DET? GRAPH", "DET? GRAPH KIND")
def _picture(*_: Meaning) -> str:
    return "picture"


@rule("clause", "LEAD_IN ','|':'? clause", "LEAD_IN ','|':'? 'that' clause")
@rule("clause", "DET? manner? TREND of_values? BE 'that' clause")
@rule("clause", "ACCORDING picture ',' clause", "'in'|'from' picture ',' clause")
@rule("clause", "picture SHOWS 'that' ','? clause", "picture SHOWS ':' clause")
@rule("clause", "'as' picture SHOWS ',' clause", "'as' SHOWS 'in'|'by' picture ',' clause")
def _lead(_: Context, *rest: Meaning) -> Reading:
    """“According to the chart, …”."""
    return the(rest, Reading)


@rule("subject", "picture", "measure 'in' picture", "picture 's' measure")
def _values_shown(*_: Meaning) -> Subject:
    """“The chart shows a decline”: of its values."""
    return Subject(named=False)
