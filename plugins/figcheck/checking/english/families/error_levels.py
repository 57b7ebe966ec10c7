"""How far the errors of a confusion matrix go: all of them, or all but those of a pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.misclassified import FAMILY, Classes
from figcheck.checking.english.kinds.confusions import Confusions, confusions
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Formula,
    Number,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("subject", "EACH ERROR_CELLS", "EACH ERRORS|CONFUSION|CONFUSIONS", "DET? ERROR_CELLS")
@rule("subject", "EACH 'of' DET ERROR_CELLS|ERRORS|CONFUSIONS")
def _errors(c: Context, *rest: Meaning) -> Subject | None:
    """“no error cell”, “all errors off the diagonal”."""
    matrix = confusions(c)
    if matrix is None or not {matrix.truth.name, matrix.guess.name}.isdisjoint(c.here.dimensions):
        return None
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    return Subject(matrix.errors.default(c.here), quantifier)


# But for a pair ---------------------------------------------------------------------------------


@rule("pair_of_classes", "'between' two_classes", "DET? two_classes PAIR_WORD?")
@rule(
    "pair_of_classes",
    "DET PAIR_WORD 'of'|'between' two_classes",
    "DET? some_of_class '-' some_of_class",
)
@rule("pair_of_classes", "DET? some_of_class '-'|'/'|'↔' some_of_class PAIR_WORD")
def _the_pair(_: Context, *rest: Meaning) -> Classes | None:
    """“the pair of Cropland and Grassland”, “between Cropland and Grassland”."""
    ticks = tuple(t for r in rest if isinstance(r, Classes) for t in r.ticks)
    return Classes(ticks) if len(set(ticks)) == 2 else None


@rule(
    "but_for_pair",
    "EXCEPT pair_of_classes",
    "'outside' 'of'? pair_of_classes",
    "'beyond' pair_of_classes",
)
def _but_for_pair(_: Context, *rest: Meaning) -> Classes:
    return the(rest, Classes)


@rule("errors_there", "EACH 'other'? ERROR_CELLS|ERRORS|CONFUSION|CONFUSIONS")
@rule("errors_there", "EACH 'other'|'remaining'? OFF_DIAGONAL VALUES|CASE")
@rule("errors_there", "DET 'other'|'remaining'? ERROR_CELLS|ERRORS|CONFUSIONS")
@rule("errors_there", "DET? OFF_DIAGONAL ERRORS|VALUES|CASE", "ERROR_CELLS|ERRORS|CONFUSIONS")
def _errors_there(_: Context, *rest: Meaning) -> Quantifier:
    return first(rest, Quantifier) or Quantifier.ALL


@rule("at_a_level", "EXCEEDS|DIPS level", "BE bound", "REACHES level", "MORE 'than' level")
def _at_a_level(_: Context, *rest: Meaning) -> Amount:
    """“stay below 10 %”, “exceeds 21 clips”."""
    number = first(rest, Written)
    if number is None:
        return the(rest, Amount)
    return amount_of(number, first(rest, Comparator) or Comparator.AT_LEAST)


@rule(
    "clause",
    "but_for_pair ','? errors_there at_a_level",
    "errors_there at_a_level ','? but_for_pair",
)
@rule("clause", "errors_there but_for_pair at_a_level")
def _but_for_the_pair(c: Context, *rest: Meaning) -> Reading | None:
    """“Apart from Neutral and Sad, no confusion exceeds 21”: what does is of that pair."""
    matrix, ticks, amount = confusions(c), the(rest, Classes).ticks, the(rest, Amount)
    quantifier = the(rest, Quantifier)
    if matrix is None or amount.near or quantifier not in (Quantifier.ALL, Quantifier.NONE):
        return None
    if not c.may_be(amount):
        return None
    sign = amount.comparator
    sign = sign if quantifier is Quantifier.NONE else sign.negation
    pair = matrix.errors.default(_both_ways(matrix, ticks))

    def beyond(place: Place) -> Count:
        return Count(Compare(sign, place.cells, amount.number))

    only: Formula = Compare(Comparator.EQUAL, beyond(matrix.errors), beyond(pair))
    # Who excepts a pair says, as a rule, that it is otherwise there.
    told = both([only, Compare(Comparator.MORE, beyond(pair), Number(0))])
    return Reading((only, told), FAMILY)


def _both_ways(matrix: Confusions, ticks: tuple[int, ...]) -> Place:
    truth = Place.of(matrix.truth.name, [matrix.truth.ticks[i] for i in ticks])
    guess = Place.of(matrix.guess.name, [matrix.guess.ticks[i] for i in ticks])
    return (truth.within(guess) or EVERYWHERE).plain
