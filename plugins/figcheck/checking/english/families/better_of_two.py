"""Which of two has more, or is better: “the lower of the two”, “the better F1”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import Peak, is_measure
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_OF_SIZE = "(?:larger|bigger|smaller|longer|shorter|taller)"
"""What may be said of the size of things as well as of their values."""


@rule("extreme", "'the' MORE measure|place?", "DET MORE measure|place? 'of' 'the' 'two'")
@rule("extreme", "DET MORE KIND 'of' 'the' 'two'")
def _of_two(c: Context, *meanings: Meaning) -> Peak | None:
    """“the higher recall”, “the lower of the two”; “the larger BERT” is a thing by its size."""
    up = the(meanings, Comparator) is Comparator.MORE
    measure = first(meanings, Place) or EVERYWHERE
    if measure.ticks and not is_measure(measure):
        return None
    if measure.dimensions - c.names.measured and c.discourse.clause_has_word(_OF_SIZE):
        return None
    return Peak(Function.MAX if up else Function.MIN, measure=measure, of_two=True)


@rule("extreme", "'the' BETTER measure|place|KIND?", "DET BETTER measure|KIND? 'of' 'the' 'two'")
def _better_of_two(c: Context, *meanings: Meaning) -> Peak | None:
    """“the better F1”."""
    peak = _of_two(c, *meanings)
    return replace(peak, by_quality=True) if peak else None
