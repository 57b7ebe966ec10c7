"""Errors of pairs of classes and of sides of a matrix: “more errors lie above the diagonal”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.misclassified import FAMILY, Classes, total
from figcheck.checking.english.families.mix_up_rates import alike_both_ways
from figcheck.checking.english.families.mix_ups import MixUp, Noted, cell_of
from figcheck.checking.english.kinds.confusions import confusions, counted
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.regions import beside_diagonal
from figcheck.checking.language.tree import Comparator, Compare

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


# Above and below the diagonal -------------------------------------------------------------------


@rule("off_side", "BEYOND DET? DIAGONAL", "BEYOND 'it'?")
def _off_side(c: Context, up: bool, *_: Meaning) -> Place | None:
    """“above the diagonal”, and “below (it)” behind that."""
    return beside_diagonal(c, below=not up) if c.discourse.clause_has_word("diagonal") else None


@rule("errors_beside", "DET? ERRORS|CONFUSIONS off_side", "'those' off_side")
def _errors_beside(_: Context, *rest: Meaning) -> Place:
    """“the errors above the diagonal”."""
    return the(rest, Place)


@rule("clause", "MORE|MORE_CASES ERRORS|CONFUSIONS LIES|BE off_side THAN off_side")
@rule("clause", "MORE|MORE_CASES ERRORS|CONFUSIONS 'fall'|'occur'|'sit' off_side THAN off_side")
@rule("clause", "THERE MORE|MORE_CASES ERRORS|CONFUSIONS off_side THAN off_side")
@rule("clause", "errors_beside EXCEEDS errors_beside")
def _more_on_one_side(c: Context, *rest: Meaning) -> Reading | None:
    """“More errors lie above the diagonal than below it”: their numbers added up."""
    matrix, (one, two) = counted(c), every(rest, Place)
    sign = the(rest, Comparator)
    if matrix is None or one == two or sign not in (Comparator.MORE, Comparator.LESS):
        return None
    return Reading((Compare(sign, total(one), total(two)),), FAMILY)


# Pairs of classes -------------------------------------------------------------------------------


@rule("class_pair", "pair_of_classes", "DET PAIR_WORD two_classes")
@rule("class_pair", "DET? PAIR_WORD? some_of_class '/'|'-'|'–'|'↔' some_of_class")
def _class_pair(_: Context, *rest: Meaning) -> Classes | None:
    """“the pair Cropland/Grassland”."""
    ticks = tuple(t for r in rest if isinstance(r, Classes) for t in r.ticks)
    return Classes(ticks) if len(set(ticks)) == 2 else None


@rule(
    "clause", "class_pair HAVE|MAKES MORE|MORE_CASES ERRORS|CONFUSIONS BOTH_WAYS? THAN class_pair"
)
@rule("clause", "class_pair BE MIXED_UP MORE_OFTEN THAN class_pair")
@rule("clause", "class_pair BE MORE_OFTEN MIXED_UP THAN class_pair")
def _pair_beside_pair(c: Context, *rest: Meaning) -> Reading | None:
    """“The pair A/B produces fewer errors than the pair C/D”: both ways added up."""
    matrix = counted(c)
    pairs = [r.ticks for r in every(rest, Classes)]
    if matrix is None or len(pairs) != 2 or set(pairs[0]) == set(pairs[1]):
        return None
    sign = the(rest, Comparator)
    if sign not in (Comparator.MORE, Comparator.LESS):
        return None
    terms = (cell_of(matrix, MixUp(one, two, between=True)) for one, two in pairs)
    return Reading((Compare(sign, *terms),), FAMILY)


@rule(
    "clause",
    "two_classes BE MIXED_UP EVENLY mix_notes?",
    "class_pair BE MIXED_UP EVENLY mix_notes?",
)
def _evenly_mixed_up(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B are exchanged at similar rates, with 20 in one direction and 18 in the other”."""
    matrix, (one, two) = confusions(c), the(rest, Classes).ticks
    if matrix is None or first(rest, Amount) is not None:
        return None
    notes = next((r for r in rest if isinstance(r, tuple)), ())
    told = tuple(n for n in notes if isinstance(n, Noted))
    return alike_both_ways(c, matrix, MixUp(one, two, between=True), told)
