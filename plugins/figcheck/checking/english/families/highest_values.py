"""The highest and the lowest values: “the lowest GM”, “the largest bar”, “the most stores”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import CHANGE_NOUNS, Peak, is_measure
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import tells_time
from figcheck.checking.language.tree import Function
from figcheck.model import Dimension

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_EXTREME_SIZE = (
    "(?:(?:high|low|larg|small|great|bigg|long|short|tall|wid|narrow|fin|coars|dens|fast|slow|earli"
    "|lat|young|old|heavi|light)est|max|min|maximum|minimum|maximal|minimal|top|least|leading)"
)
"""Words for the extreme of an axis of numbers as well as of values: “the highest rate”."""

MERELY_HIGH = (
    "(?:(?:is|are|was|were|be|remain(?:s|ed)?|stay(?:s|ed)?) (?:(?:[a-z]+ly|very|quite|rather|too"
    "|also|still|already|just as|as) )?(?:high|low)"
    "|(?:with|has|have|had|shows?|exhibits?|displays?|achieves?|at|from) (?:an? )?"
    "(?:(?:[a-z]+ly|very|quite|rather) )?(?:high|low) "
    "(?!of|at|in|on|for|with|during|around|point|value)[a-z][a-z]+)"
)
"""“Is high”: how high that is nobody says; “a high” is the highest."""

_UNDERGOES_MOST = (
    r"(?:suffer|gain|benefit|profit|improve|worsen|degrade|struggle|deteriorate|change|vary|grow"
    r"|recover|lose|win)(?:s|ed|d)? (?:by far )?(?:the )?(?:most|least)"
)
"""What happens to a thing more than to any other, where nothing says what it has."""


@rule(
    "extreme",
    "DET? EXTREME measure",
    "'the'|'a'|'an'|'this'? TOPMOST",
    "DET? MEASURE TOPMOST",
    "DET? EXTREME",
)
@rule("extreme", "DET? EXTREME KIND measure")
@rule(
    "extreme",
    "DET? EXTREME 'of' DET? VALUES",
    "'the'|'a'|'an'|'this'? TOPMOST measure",
    "DET EXTREME 'one'|'ones'",
)
def _extreme(c: Context, *meanings: Meaning) -> Peak | None:
    unclear = _takes_up_a_change(c) or c.discourse.clause_has_word(MERELY_HIGH)
    return None if unclear else Peak(the(meanings, Function))


@rule("extreme", "DET? EXTREME LABEL measure")
@rule("extreme", "DET? EXTREME LABEL|KIND")
def _extreme_thing(c: Context, *meanings: Meaning) -> Peak | None:
    """“the largest bar”; the largest class of a confusion matrix is so by its size.

    The smallest ratio is the first tick of an axis of ratios; the busiest hour is none of its ends.
    """
    label = first(meanings, Label)
    if label is not None and _may_be_end(c, c.names.dimensions[label.dimension]):
        return None
    if confusions(c) is not None or _takes_up_a_change(c):
        return None
    return Peak(the(meanings, Function), of=label.dimension if label else None)


def _may_be_end(c: Context, dimension: Dimension) -> bool:
    """Whether the extreme of a dimension may be that of its ticks, which are numbers."""
    if None in dimension.numbers or tells_time(dimension):
        return False
    return c.discourse.clause_has_word(_EXTREME_SIZE)


def _takes_up_a_change(c: Context) -> bool:
    """“The largest drop is that of A. The smallest one …”: the smallest drop, no value."""
    one = c.discourse.clause_has_word(r"\w+est ones?")
    return one and c.discourse.has_word(rf"\w+est (?:[a-z-]+ )?{CHANGE_NOUNS}")


@rule("extreme", "DET? EXTREME DEFICIT", "DET? EXTREME measure DEFICIT")
def _deepest(c: Context, *meanings: Meaning) -> Peak | None:
    """“the largest deficit”: the lowest value, where all of them are below zero."""
    function = the(meanings, Function)
    deepest = Function.MIN if function is Function.MAX else Function.MAX
    values = [cell.value for cell in c.figure.cells if cell.value is not None]
    return Peak(deepest) if values and max(values) < 0 else None


@rule("extreme", "DET? EXTREME place measure?", "DET? EXTREME measure AT place")
def _extreme_of_measure(_: Context, *meanings: Meaning) -> Peak | None:
    """“the highest GM”, “the lowest neutral share”."""
    place = the(meanings, Place)
    return Peak(the(meanings, Function), measure=place) if is_measure(place) else None


@rule("extreme", "DET? WIDE KIND?")
def _widest(_: Context, *meanings: Meaning) -> Peak:
    return Peak(the(meanings, Function), of_gap=True)


@rule("extreme", "DET? SOLE extreme")
def _sole(_: Context, *meanings: Meaning) -> Peak:
    return replace(the(meanings, Peak), sole=True)


@rule("extreme", "DET|POSSESSIVE THE_MOST measure|KIND|LABEL?", "DET THE_MOST KIND|LABEL measure")
def _the_most(c: Context, *rest: Meaning) -> Peak | None:
    """“… has the most stores”; who “suffers the most” has lost it."""
    if c.discourse.clause_has_word(_UNDERGOES_MOST):
        return None
    return Peak(the(rest, Function), counted=True)


@rule("extreme", "DET THE_MOST place measure?")
def _most_of(c: Context, *rest: Meaning) -> Peak | None:
    """“… uses the most memory”, “… makes the fewest spelling errors”.

    People whose values lie in several cells are counted otherwise: “the most children”.
    """
    place = the(rest, Place)
    summed = sum(len(d.ticks) > 1 for d in c.figure.dimensions) > 2
    if (c.scale.counts and not c.names.is_mixed and summed) or not is_measure(place):
        return None
    return Peak(the(rest, Function), measure=place)
