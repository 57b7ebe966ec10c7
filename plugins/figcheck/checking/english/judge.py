"""Judges claims: sentence by sentence, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable

from figcheck.checking.english.clauses import Clause, examples, pieces, without_examples
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.undecidable import is_undecidable
from figcheck.checking.explain import Explainer
from figcheck.checking.language import Outcome, Table
from figcheck.model import CheckedClaim, Claim, Figure, Judgement, Span, Verdict

_DECIDED = (Verdict.SUPPORTED, Verdict.REFUTED, Verdict.MIXED)


class Judge:
    """Judges the claims of one figure.

    Args:
        figure: the figure whose claims they are.
    """

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.reader = Reader(figure)
        self.table = Table(figure)
        self.explainer = Explainer(figure, self.table)

    def judge(self, claim: Claim) -> CheckedClaim:
        """The verdict on one claim."""
        here = self._context(claim)
        whole = Clause(0, len(claim.text), without_examples(claim.text))
        extra = tuple(examples(claim.text))
        judgement = self._clause(claim, whole, here)
        if judgement.verdict not in _DECIDED or extra:
            clauses = (whole,) if judgement.verdict in _DECIDED else pieces(claim.text)
            if len(clauses) > 1 or extra:
                judgement = self._compound(claim, (*clauses, *extra), here)
        return CheckedClaim(claim, judgement)

    def _compound(self, claim: Claim, clauses: Iterable[Clause], here: Place) -> Judgement:
        """The verdict on a sentence of several clauses.

        One clause that is false makes the sentence untrue. To call it true all
        that could be decided must be understood; what cannot be decided at
        all (a cause, an opinion) does not count.
        """
        parts = tuple(
            self._clause(claim, Clause(c.start, c.end, without_examples(c.text)), here)
            for c in clauses
        )
        verdicts = [p.verdict for p in parts]
        span = claim.span
        decided = [p for p in parts if p.verdict in _DECIDED]
        false = [p for p in decided if p.verdict is not Verdict.SUPPORTED]
        if false:
            verdict = Verdict.REFUTED if len(false) == len(decided) else Verdict.MIXED
        elif Verdict.UNPARSED in verdicts or not decided:
            return self._undecided(claim.text, span, [p.text for p in decided])
        else:
            verdict = Verdict.SUPPORTED
        shown = parts if len(parts) > 1 else ()
        return Judgement(
            span,
            claim.text,
            verdict,
            check=" and ".join(f"({p.check})" if " or " in p.check else p.check for p in decided),
            explanation=" ".join(p.explanation for p in decided),
            evidence=_union(p.evidence for p in decided),
            counterexamples=_union(p.counterexamples for p in decided),
            parts=shown,
        )

    def _clause(self, claim: Claim, clause: Clause, here: Place) -> Judgement:
        span = claim.source_span(clause.start, clause.end)
        text = claim.text[clause.start : clause.end]
        readings = self.reader.read(clause.text, here)
        outcomes = [self._outcomes(r) for r in readings]
        truths = {o.truth for group in outcomes for o in group}
        if len(truths) == 1 and None not in truths:
            outcome = self._shown(readings, outcomes)
            return Judgement(
                span,
                text,
                Verdict.SUPPORTED if outcome.truth else Verdict.REFUTED,
                check=str(outcome.formula),
                explanation=self.explainer.explain(outcome),
                evidence=outcome.evidence,
                counterexamples=outcome.counterexamples,
            )
        return self._undecided(clause.text, span, [], text)

    def _outcomes(self, reading: Reading) -> list[Outcome]:
        return [self.table.evaluate(f) for f in reading.formulas]

    @staticmethod
    def _shown(readings: tuple[Reading, ...], outcomes: list[list[Outcome]]) -> Outcome:
        """The outcome to show of several that agree: the one that is said with fewest words."""
        return min(
            (group[0] for group in outcomes), key=lambda o: (len(str(o.formula)), str(o.formula))
        )

    def _undecided(
        self, said: str, span: Span, holding: list[str], text: str | None = None
    ) -> Judgement:
        verdict = Verdict.UNCHECKABLE if is_undecidable(said) and not holding else Verdict.UNPARSED
        explanation = {
            Verdict.UNCHECKABLE: "No number of the figure can decide this.",
            Verdict.UNPARSED: "The checker does not understand this sentence.",
        }[verdict]
        if holding:
            quoted = "; ".join(f"“{h}”" for h in holding)
            explanation = f"Only a part is understood, and holds: {quoted}."
        return Judgement(span, said if text is None else text, verdict, explanation=explanation)

    def _context(self, claim: Claim) -> Place:
        """What the claim's place in the text fixes: its panel, or the one its label names."""
        here = Place(
            tuple(
                sorted(
                    (d.name, (tick,))
                    for d, tick in zip(self.figure.dimensions, claim.context, strict=False)
                    if tick is not None
                )
            )
        )
        for label in reversed(claim.topic):
            named = self.reader.place_of(label)
            if named is not None:
                return named.default(here)
        return here


def _union(groups: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({i for group in groups for i in group}))
