"""From the readings of a clause to its verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from figcheck.checking.english.claims.undecidable import is_undecidable
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.sentences.clauses import Clause
from figcheck.checking.english.sentences.excepted_cells import besides_one_cell
from figcheck.checking.english.sentences.made_of_all import may_be_of_them_together
from figcheck.checking.english.sentences.shared_starts import fails_only_there, shared_starts
from figcheck.checking.english.sentences.sides_in_full import (
    is_of_a_whole_bar,
    may_be_level,
    takes_amount_for_share,
)
from figcheck.checking.english.sentences.strangers import (
    tells_of_a_stranger,
)
from figcheck.checking.english.sentences.totals_listed import (
    may_be_of_the_whole,
    with_totals_apart,
)
from figcheck.checking.explain import Explainer
from figcheck.checking.language import Outcome
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
)
from figcheck.model import Claim, Judgement, Span, Verdict
from figcheck.patterns import any_case, regex
from figcheck.records import record

_BY_FAR = any_case(
    r"\bby (?:far|a (?:wide|large|clear|big|huge|considerable|comfortable) margin)\b"
    r"|\b(?:clearly|easily|comfortably|undisputed(?:ly)?|alone)\b"
)
"""What is not said of the highest of all if others are as high."""

_ENDS = frozenset({Function.MAX, Function.MIN})

NO_NUMBER = "No number of the figure can decide this."


@record
class Lost(Judgement):
    """A judgement on what was not understood; from where on, is found out if it is to be told.

    Attributes:
        said: what was read.
    """

    said: str = ""


class Verdicts:
    """Judges what the clauses of a figure's claims were read as.

    Args:
        reader: reads clauses about the figure.
    """

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._table = reader.table
        self._explainer = Explainer(reader.figure, reader.table)
        self._starts = shared_starts(reader.figure)
        self._undecidable: dict[str, bool] = {}

    def on(self, claim: Claim, clause: Clause, readings: Sequence[Reading]) -> Judgement:
        """The verdict on a clause.

        Args:
            claim: the claim of which it is part.
            clause: the clause.
            readings: what it may mean.
        """
        span = claim.source_span(clause.start, clause.end)
        text = claim.text[clause.start : clause.end]
        outcomes = [self.outcomes(r) for r in readings]
        truths = {_truth(o) for group in outcomes for o in group}
        if len(truths) == 1 and None not in truths:
            outcome, family = self._shown(readings, outcomes)
            if _is_set_against_itself(outcome.formula):
                return self.undecided(clause.text, span, text)
            if outcome.truth and (other := self._reader.counts_else(text)) is not None:
                # The numbers of the figure may agree by chance with what it does not show.
                shown = (
                    f"The figure shows the number of {self._reader.names.counted}, not of {other}."
                )
                return Judgement(span, text, Verdict.UNPARSED, explanation=shown)
            if any(self._doubts(outcome, text)):
                return self.undecided(clause.text, span, text)
            return Judgement(
                span,
                text,
                Verdict.SUPPORTED if outcome.truth else Verdict.REFUTED,
                check=self._reader.written.text(outcome.formula),
                explanation=self._explainer.explain(outcome),
                evidence=outcome.evidence,
                counterexamples=outcome.counterexamples,
                family=family,
            )
        undecided = self.undecided(clause.text, span, text)
        if truths and undecided.verdict is Verdict.UNPARSED:
            return replace(undecided, explanation=_withheld(outcomes))
        return undecided

    def _doubts(self, outcome: Outcome, text: str) -> Iterator[bool]:
        """Whether a clause may say something else than what was read, for each way it may."""
        figure, formula = self._reader.figure, outcome.formula
        if outcome.truth:
            yield _BY_FAR.search(text) is not None and self._is_shared(formula)
            rest = besides_one_cell(formula, text)
            yield any(self._table.evaluate(part).truth is False for part in rest)
        else:
            yield tells_of_a_stranger(self._reader, text)
            yield may_be_of_them_together(self._table, formula, text)
        # It may count "Total" as well.
        apart = with_totals_apart(figure, formula)
        yield any(self._table.evaluate(way).truth is not outcome.truth for way in apart)
        yield may_be_of_the_whole(figure, formula, text)
        yield is_of_a_whole_bar(figure, formula, text)
        yield takes_amount_for_share(figure, formula, text)
        yield may_be_level(self._table, formula, text)
        yield fails_only_there(outcome, self._starts)

    def _is_shared(self, formula: Formula) -> bool:
        """Whether something is said to be the highest, or lowest, that others are as well."""
        for node in nodes_of(formula):
            if not isinstance(node, Compare) or node.comparator is not Comparator.EQUAL:
                continue
            for side in (node.left, node.right):
                if isinstance(side, Aggregate) and side.function in _ENDS and not side.by:
                    found = [e.value for e in self._table.term(side.of).entries.values()]
                    end = max(found) if side.function is Function.MAX else min(found)
                    if found.count(end) > 1:
                        return True
        return False

    def outcomes(self, reading: Reading) -> list[Outcome]:
        """What the numbers say of all that a reading may assert."""
        return [self._table.evaluate(f) for f in reading.formulas]

    @staticmethod
    def _shown(readings: Sequence[Reading], outcomes: list[list[Outcome]]) -> tuple[Outcome, str]:
        """The outcome to show of several that agree, said with fewest words, and its family."""
        if len(readings) == 1:
            return outcomes[0][0], readings[0].family
        written = [str(group[0].formula) for group in outcomes]
        shortest = min(range(len(written)), key=lambda i: (len(written[i]), written[i]))
        return outcomes[shortest][0], readings[shortest].family

    def undecided(self, said: str, span: Span, text: str, holding: Sequence[str] = ()) -> Judgement:
        """The judgement on what has no verdict.

        Args:
            said: what was read.
            span: where it stands in the source.
            text: the same as it is shown.
            holding: parts of it that hold.
        """
        if holding:
            quoted = "; ".join(f"“{h}”" for h in holding)
            explanation = f"Only a part is understood, and holds: {quoted}."
            return Judgement(span, text, Verdict.UNPARSED, explanation=explanation)
        if said not in self._undecidable:
            # What writes a value is a statement about the numbers, if one not understood.
            # "Would recommend", of a questionnaire, is no thought of who writes about it.
            opinion = is_undecidable(said) and is_undecidable(self._reader.without_names(said))
            self._undecidable[said] = opinion and not self._reader.writes_a_value(said)
        if self._undecidable[said]:
            return Judgement(span, text, Verdict.UNCHECKABLE, explanation=NO_NUMBER)
        return Lost(span, text, Verdict.UNPARSED, said=said)

    def told(self, judgement: Judgement) -> Judgement:
        """A judgement with all that it has to tell."""
        if isinstance(judgement, Lost):
            explanation = judgement.explanation or self._where_lost(judgement.said)
            judgement = Judgement(
                judgement.span, judgement.text, judgement.verdict, explanation=explanation
            )
        if not judgement.parts:
            return judgement
        return replace(judgement, parts=tuple(map(self.told, judgement.parts)))

    def _where_lost(self, said: str) -> str:
        """Says from which words on a sentence is not understood."""
        rest = self._reader.rest_of(said)
        if rest is None:
            return "The checker does not understand this sentence."
        if not rest:
            return "The checker knows these words, but no reading of them that fits the figure."
        return f"The checker does not understand this sentence from “{rest}” on."


def _truth(outcome: Outcome) -> bool | None:
    """Whether something holds; `None` where a part of it speaks of values that are missing.

    That the others of its parts are false need not be the fault of the sentence then. What is
    said of one thing after the other in the same way is so of those that have values.
    """
    if isinstance(outcome.formula, And):
        open_ = [p for p in outcome.parts if _truth(p) is None]
        if not open_:
            return outcome.truth
        known = {_NAMES.sub("", str(p.formula)) for p in outcome.parts if p not in open_}
        if any(_NAMES.sub("", str(p.formula)) not in known for p in open_):
            return None
    return outcome.truth


_NAMES = regex(r'"[^"]*"|\b[\w.]+(?=[\],}])')
"""What tells parts of a figure apart in formulas that say the same of them."""


def _is_set_against_itself(formula: Formula) -> bool:
    """Whether something is said to be so many times what it is itself: “it” was read wrongly."""
    return any(isinstance(n, Arithmetic) and n.left == n.right for n in nodes_of(formula))


def denied(judgement: Judgement) -> Judgement:
    """The judgement on that what was judged is not so."""
    if not judgement.verdict.is_decided:
        return judgement
    held = judgement.verdict is Verdict.SUPPORTED
    verdict = Verdict.REFUTED if held else Verdict.SUPPORTED
    return replace(judgement, verdict=verdict, check=f"not ({judgement.check})")


def _withheld(outcomes: Iterable[Iterable[Outcome]]) -> str:
    """Says why a sentence that has readings has no verdict."""
    said = {_truth(o): o.formula for group in outcomes for o in group}
    if None in said:
        return f"Values that are missing decide it, read as {said[None]}."
    return f"It may be read as {said[True]}, which holds, and as {said[False]}, which does not."
