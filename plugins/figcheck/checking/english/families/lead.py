"""What captions begin with before they say something: "The chart shows that …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Steps, Trend
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("picture", "DET? GRAPH", "DET? GRAPH KIND")
@rule("picture", "DET 'grouped'|'stacked'|'clustered'|'horizontal'|'vertical'|'above' GRAPH")
def _picture(*_: Meaning) -> str:
    return "picture"


@rule("clause", "DET? manner? TREND of_values? BE 'that' clause")
@rule("clause", "ACCORDING picture ',' clause", "'in'|'from' picture ',' clause")
@rule("clause", "picture SHOWS 'that' ','? clause", "picture SHOWS ':' clause")
@rule("clause", "DET? FINDINGS 'from'|'of'|'in' picture SHOWS 'that' clause")
@rule("clause", "DET? FINDINGS SHOWS 'that' clause")
@rule("clause", "'as' picture SHOWS ',' clause", "'as' SHOWS 'in'|'by' picture ',' clause")
def _lead(_: Context, *rest: Meaning) -> Reading:
    """“According to the chart, …”."""
    return the(rest, Reading)


@rule("clause", "INITIALLY ','? clause")
def _initially(_: Context, *rest: Meaning) -> Reading | None:
    """“Initially, sales fall from 2009 to 2010”: then it is said in other words as well."""
    reading = the(rest, Reading)
    moves = any(isinstance(node, (Trend, Steps)) for node in reading.nodes)
    return reading if moves else None


@rule("clause", "SIMILARLY place ',' clause")
def _similarly(_: Context, __: Meaning, ___: Meaning, reading: Reading) -> Reading:
    """“Similar to AIME24, performance increases …”: what follows is what is asserted."""
    return reading


@rule("extent", "','? AT picture", "','? 'shown' AT picture")
def _in_picture(*_: Meaning) -> Extent:
    """“on the graph”: says nothing of how far it goes."""
    return Extent()


@rule("subject", "DET HOLDER")
def _holder(c: Context, *_: Meaning) -> Subject | None:
    """“In 2012, the team had 12 members”: what the whole chart is about, over the years."""
    open_ = [d for d in c.figure.dimensions if len(d.ticks) > 1]
    return Subject(named=False) if len(open_) == 1 and is_time(open_[0]) else None


@rule("subject", "picture", "measure 'in' picture", "picture 's' measure")
def _values_shown(*_: Meaning) -> Subject:
    """“The chart shows a decline”: of its values."""
    return Subject(named=False)


@rule("extent", "','? SHOWN_AS 'in'|'as'|'by' DET? look at?", "','? 'in' DET? look")
def _shown_in_a_colour(*_: Meaning) -> Extent:
    """“…, shown in dark blue”: says nothing of the numbers."""
    return Extent()
