"""The best and the worst, whichever way that is: “the best F1”, “the leader”, “leads”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Peak, is_measure
from figcheck.checking.english.kinds.polarity import mixed_dimension, more_is_better
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("extreme", "DET? BEST measure|LABEL|KIND?", "DET? BEST KIND measure", "DET? BEST LABEL KIND")
def _best(_: Context, *meanings: Meaning) -> Peak:
    label = first(meanings, Label)
    return Peak(the(meanings, Function), by_quality=True, of=label.dimension if label else None)


@rule("extreme", "DET? BEST place measure?")
def _best_measure(_: Context, *meanings: Meaning) -> Peak | None:
    place = the(meanings, Place)
    peak = Peak(the(meanings, Function), by_quality=True, measure=place)
    return peak if is_measure(place) else None


@rule("extreme", "DET? FIRST")
def _leader(c: Context, *meanings: Meaning) -> Peak | None:
    """“the leader”, “first”, “at the bottom”: by quality."""
    if not c.discourse.stands_alone and c.discourse.clause.lower().startswith("the first "):
        return None  # "A and B follow. The first costs 22": that of the two.
    return Peak(the(meanings, Function), by_quality=True, contest=True)


@rule("extreme", "LEADS_LIST")
def _leads_list(c: Context, *_: Meaning) -> Peak | None:
    """“… tops the list”: with the most, unless the least may be meant."""
    if c.discourse.clause_has_word("(?:led|headed|topped|dominated) by"):
        return None
    if mixed_dimension(c, c.here) is not None:
        # "It tops the list in speed and error": with the most, and the least.
        return Peak(Function.MAX, by_quality=True, of_size=True)
    return None if more_is_better(c, c.here) is False else Peak(Function.MAX)


@rule("extreme", "LEADS")
def _leads(*_: Meaning) -> Peak:
    """“… leads”: with the most, or with the least where that is the best."""
    return Peak(Function.MAX, by_quality=True, of_size=True)
