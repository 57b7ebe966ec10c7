"""What part of some cases is something else: “45 % of the men are admitted”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Place,
    Rate,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.forms import nouns_of
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "share"


def others(c: Context, *summed: str) -> tuple[str, ...]:
    """All dimensions but some."""
    return tuple(d.name for d in c.figure.dimensions if d.name not in summed)


@rule("part_amount", "amount", "bound", "EXACTLY amount")
def _percentage(_: Context, *rest: Meaning) -> Amount | None:
    amount = the(rest, Amount)
    return amount if amount.percent else None


@rule("part_amount", "part_in_words")
def _in_words(_: Context, amount: Amount) -> Amount:
    return amount


PARTS = {
    Quantifier.ALL: Amount(Number(100.0, 1), Comparator.EQUAL, percent=True),
    Quantifier.NEARLY_ALL: Amount(Number(90.0, 1), Comparator.AT_LEAST, percent=True),
    Quantifier.MOST: Amount(Number(50.0, 1), Comparator.MORE, percent=True),
    Quantifier.NONE: Amount(Number(0.0, 1), Comparator.EQUAL, percent=True),
}
"""The part of the cases that a quantifier means, where cases are counted."""


@rule("cases_of", "DET? place VALUES|CASE|MEASURE|KIND?", "'all' DET? place VALUES|MEASURE|KIND?")
@rule(
    "cases_of",
    "DET? VALUES|CASE|MEASURE",
    "'all' DET? VALUES|CASE|MEASURE",
    "POSSESSIVE MEASURE|VALUES",
)
def _cases_of(c: Context, *rest: Meaning) -> Place | None:
    """“the men”, “Cat samples”, “all posts”."""
    place = first(rest, Place)
    if place is None and c.discourse.clause_has_word("of (?:them|these|those)"):
        return None  # Who they are, something else says.
    return place if place is not None else (c.here if c.here.ticks else EVERYWHERE)


@rule("become", "ENDS_IN DET? place VALUES|MEASURE? 'alone'?", "HAVE AT DET? place 'alone'?")
@rule("become", "MEASURE AT DET? place 'alone'?", "HAVE DET? place")
def _become(_: Context, *rest: Meaning) -> Place:
    """“are admitted”, “apply to C”, “travelled in first class”."""
    return the(rest, Place)


@rule("become", "TICK")
def _became(_: Context, ticks: Ticks) -> Place | None:
    """“… drowned”: a participle by itself."""
    if not all(any(nouns_of(tick.lower())) for tick in ticks.ticks):
        return None
    return Place.of(ticks.dimension, ticks.ticks)


@record
class Part:
    """A part of some cases, and what becomes of it.

    Attributes:
        amount: how large it is, as a percentage.
        whole: the cases.
        outcome: what the part is or becomes; `None` where the next clause says it.
        total: how many cases there are, if that is said.
        mostly: whether “most” may mean the largest part as well.
    """

    amount: Amount
    whole: Place
    outcome: Place | None = None
    total: Written | None = None
    mostly: bool = False

    def formulas(self, c: Context, *limits: Place) -> tuple[Formula, ...] | None:
        """That the part is so large."""
        whole = together((self.whole, *limits))
        part = self.outcome
        if whole is None or part is None or not c.scale.counts or whole.notes or part.notes:
            return None
        whole = whole.default(c.here)
        if part.dimensions & whole.dimensions or len(part.ticks) != 1:
            return None
        matrix = confusions(c)
        if matrix is not None and matrix.guess.name in whole.dimensions:
            return None  # What is said to become of cases is what they are taken for.
        said: list[Formula] = [is_amount(Rate(part, ()).term(whole), self.amount)]
        if self.total is not None:
            everything = Aggregate(Function.SUM, whole.cells)
            said.append(Compare(Comparator.EQUAL, everything, Number(self.total.value)))
        return tuple(said)

    def is_largest(self, c: Context, *limits: Place) -> Formula:
        """That no other part is larger."""
        whole = self.whole
        for limit in limits:
            whole = limit.default(whole)
        whole = whole.default(c.here)
        outcome = self.outcome or EVERYWHERE
        each = Aggregate(Function.SUM, whole.cells, tuple(outcome.dimensions))
        own = Aggregate(Function.SUM, outcome.default(whole).cells)
        return Compare(Comparator.EQUAL, own, Aggregate(Function.MAX, each))


@rule("unsaid_part", "part_amount 'of'|'among'|'for'|'in' cases_of at?")
def _unsaid(_: Context, amount: Amount, *rest: Meaning) -> Part | None:
    """“about 45 % of the men”."""
    return _part(amount, rest)


def _part(amount: Amount, rest: tuple[Meaning, ...], outcome: Place | None = None) -> Part | None:
    whole = together(every(rest, Place))
    return Part(amount, whole, outcome, first(rest, Written)) if whole is not None else None


@rule("case_part", "part_amount 'of'? cases_of at? become")
def _said(_: Context, amount: Amount, *rest: Meaning) -> Part | None:
    """“About 45 % of the men are admitted”, “one in five children drowned”."""
    *limits, outcome = rest
    return _part(amount, tuple(limits), outcome)


@rule(
    "case_part", "EACH 'of'? DET? NUMBER? cases_of at? become", "'all' NUMBER cases_of at? become"
)
def _so_many_of(_: Context, *rest: Meaning) -> Part | None:
    """“Most of the men are rejected”, “all 24 children were rescued”."""
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    *limits, outcome = rest
    amount = PARTS.get(quantifier)
    part = _part(amount, tuple(limits), outcome) if amount else None
    return part and replace(part, mostly=quantifier is Quantifier.MOST)


_ONE_BY_ONE = "(?:(?:in|of|for|on|at|among) (?:each|every|either|any|both)|in all)"
"""How sentences say that they speak of several things one by one."""


@rule("pooling", "SUMMED", "ON_AVERAGE", "OVERALL", "WHOLE", "AT EACH LABEL", "AT DET LABEL")
@rule("pooling", "AVERAGED EACH? DET? COUNT? LABEL|KIND")
def _pooling(c: Context, *rest: Meaning) -> str | None:
    """“in total”, “over all departments”: cases are added up whatever else they are."""
    if c.discourse.clause_has_word(_ONE_BY_ONE):
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return "pooled" if first(rest, Function) in (None, Function.SUM) else None


@rule("case_parts", "case_part", "case_part 'and'|'but' case_part")
@rule("case_parts", "case_part ',' 'and'|'but' case_part")
@rule("case_parts", "case_part ','? 'and'|'but'|VERSUS unsaid_part")
@rule("case_parts", "case_part ','? 'compared'|'as'? 'with'|'to'|'against' unsaid_part")
@rule(
    "case_parts",
    "unsaid_part 'and' unsaid_part become",
    "unsaid_part ',' 'and'|'but' unsaid_part ','? become",
)
@rule("case_parts", "unsaid_part 'but' unsaid_part become")
def _parts(_: Context, *rest: Meaning) -> tuple[Part, ...]:
    """“about 45 % of the men and about 30 % of the women are admitted”."""
    outcome = first(rest, Place) or next(p.outcome for p in every(rest, Part) if p.outcome)
    return tuple(
        part if part.outcome else replace(part, outcome=outcome) for part in every(rest, Part)
    )


@rule(
    "clause", "case_parts", "at ','? case_parts", "pooling ','? case_parts", "case_parts pooling|at"
)
@rule("clause", "at pooling ','? case_parts", "pooling at ','? case_parts")
def _parts_are(c: Context, *rest: Meaning) -> Reading | None:
    """“In A, about 62 % of the men are admitted”."""
    limits = every(rest, Place)
    said: list[Formula] = []
    parts: tuple[Part, ...] = the(rest, tuple)
    for part in parts:
        formulas = part.formulas(c, *limits)
        if formulas is None:
            return None
        said += formulas
    readings = [both(said)]
    if len(parts) == 1 and parts[0].mostly:
        readings.append(parts[0].is_largest(c, *limits))
    return Reading(tuple(readings), FAMILY)


@rule("clause", "place BE 'the' 'only'|'one'|'single'|'sole' LABEL|KIND where case_part")
@rule("clause", "place BE 'the' 'only' COUNT LABEL|KIND where case_part", "case_part 'only' at")
def _only_where(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only class in which more than half of the adults are rescued”."""
    place, part = the(rest, Place), the(rest, Part)
    count = first_exactly(rest, int)
    label, outcome = first(rest, Label), part.outcome
    if len(place.ticks) != 1 or place.notes or outcome is None or not c.scale.counts:
        return None
    ((dimension, ticks),) = place.ticks
    taken = outcome.dimensions | part.whole.dimensions
    if dimension in taken or count not in (None, len(ticks)) or len(outcome.ticks) != 1:
        return None
    if part.whole.notes or outcome.dimensions & part.whole.dimensions or part.mostly:
        return None
    if label not in (None, Label(dimension)) or part.amount.near or part.total:
        return None
    others_ = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    if not others_:
        return None
    rate = Rate(outcome, (dimension,))
    whole = part.whole.default(c.here.without([dimension]))
    held = (
        Quantified(
            quantifier, Compare(part.amount.comparator, rate.term(where), part.amount.number)
        )
        for quantifier, where in (
            (Quantifier.ALL, Place.of(dimension, ticks).default(whole)),
            (Quantifier.NONE, Place.of(dimension, others_).default(whole)),
        )
    )
    return Reading((both(held),), FAMILY)


@rule("clause", "place 'alone'? ENDS_IN|PART_OF part_amount 'of' cases_of at?")
@rule("clause", "DET NUMBER place PART_OF part_amount 'of' cases_of at?")
@rule("clause", "at ','? place ENDS_IN|PART_OF part_amount 'of' cases_of")
def _makes_up(c: Context, *rest: Meaning) -> Reading | None:
    """“Children account for less than a tenth of the passengers”."""
    amount, total = the(rest, Amount), first(rest, Written)
    behind = [r for r in rest[rest.index(amount) :] if isinstance(r, Place)]
    *limits, part = [r for r in rest[: rest.index(amount)] if isinstance(r, Place)]
    formulas = Part(amount, behind[0], part).formulas(c, *limits, *behind[1:])
    if formulas is None:
        return None
    said = list(formulas)
    if total is not None:
        own = Aggregate(Function.SUM, part.default(c.here).cells)
        said.append(Compare(Comparator.EQUAL, own, Number(total.value)))
    return Reading((both(said),), FAMILY)


@rule("clause", "place become part_amount 'of'? cases_of")
def _does_to(
    c: Context, place: Place, outcome: Place, amount: Amount, whole: Place
) -> Reading | None:
    """“Third rescued fewer than one in four adults”: of those who were there."""
    limit = place.within(whole)
    if limit is None or not is_deed(outcome):
        return None
    formulas = Part(amount, limit, outcome).formulas(c)
    return Reading((both(formulas),), FAMILY) if formulas else None


def is_deed(outcome: Place) -> bool:
    """Whether an outcome is called by a participle, what may be done to someone."""
    return all(any(nouns_of(t.lower())) for _, ticks in outcome.ticks for t in ticks)


@rule("clause", "counted 'of' DET NUMBER cases_of become")
@rule("clause", "'of' DET NUMBER cases_of ',' counted become")
@rule("clause", "counted cases_of become")
def _so_many_are(c: Context, *rest: Meaning) -> Reading | None:
    """“10 of the 100 dogs are taken for cows”."""
    whole, part = every(rest, Place)
    total, amount = first(rest, Written), the(rest, Amount)
    if not c.scale.counts or part.dimensions & whole.dimensions or len(part.ticks) != 1:
        return None
    matrix = confusions(c)
    if not whole.ticks or (matrix is not None and matrix.guess.name in whole.dimensions):
        return None
    whole = whole.default(c.here)
    inside = part.default(whole)
    said = [is_amount(Aggregate(Function.SUM, inside.cells), amount)]
    if total is not None:
        said.append(
            Compare(Comparator.EQUAL, Aggregate(Function.SUM, whole.cells), Number(total.value))
        )
    return Reading((both(said),), FAMILY)


@rule(
    "subject",
    "spot 's' PART",
    "DET PART 'of' place",
    "POSSESSIVE PART 'of' TOTAL",
    "spot 's' PART 'of' TOTAL",
    "spot 's' PART 'of' 'all'|DET MEASURE",
)
@rule("subject", "DET place PART", "DET PART 'of' place 'in'|'of' TOTAL")
def _its_share(c: Context, *rest: Meaning) -> Subject | None:
    """“North's share”: of the total of all its like."""
    place = first(rest, Place) or (c.here if c.here.ticks else None)
    if place is None or len(place.ticks) != 1 or c.scale.percent:
        return None
    ((dimension, _),) = place.ticks
    if len(c.names.dimensions[dimension].ticks) == 1:
        return None  # All there is of it is shown: it has no like.
    rate = Rate(EVERYWHERE, others(c, dimension), place.dimensions)
    return Subject(place, rate=rate)


@rule("subject", "DET? place RATE at?", "DET? RATE 'of' place at?", "spot 's' place RATE at?")
@rule("subject", "DET? place RATE 'of'|'for'|'among' place at?")
def _rate(c: Context, *rest: Meaning) -> Subject | None:
    """“the admission rate of women”: the admitted among all of them."""
    places = every(rest, Place)
    if not c.scale.counts:
        return None
    found = [p for p in places if _is_outcome(c, p)]
    if len(found) != 1:
        return None
    (part,) = found
    where: Place | None = EVERYWHERE
    for place in places:
        if place is not part:
            where = where and where.within(place)
    if where is None or part.dimensions & where.dimensions:
        return None
    (dimension,) = part.dimensions
    return Subject(where, rate=Rate(part, others(c, dimension)), named=where.is_named)


def _is_outcome(c: Context, place: Place) -> bool:
    """Whether it is one of two things that a case may become."""
    return len(place.ticks) == 1 and all(len(t) == 1 and c.size(d) == 2 for d, t in place.ticks)
