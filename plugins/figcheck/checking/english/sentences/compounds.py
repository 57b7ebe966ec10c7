"""The verdict on a sentence of several clauses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from figcheck.checking.english.claims.undecidable import takes_back
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.sentences.clauses import names_cause
from figcheck.checking.english.sentences.limits import (
    is_of_one_cell,
    may_be_averaged,
    may_lean_on,
    may_reach_back,
    sets_scene,
)
from figcheck.checking.english.sentences.verdicts import Verdicts
from figcheck.model import Claim, Judgement, Verdict


def compound(
    reader: Reader,
    verdicts: Verdicts,
    claim: Claim,
    stated: Sequence[Judgement],
    examples: Sequence[Judgement] = (),
) -> Judgement:
    """The verdict on a sentence by those on its clauses and its examples.

    One clause that is false makes the sentence untrue, unless another one that is not
    understood may say where it holds. To call the sentence true all that could be decided
    must be understood; what cannot be decided at all (a cause, an opinion) does not count.

    Args:
        reader: knows the names of the figure.
        verdicts: says what is not decided.
        claim: the sentence.
        stated: the verdicts on its clauses.
        examples: the verdicts on what it gives as examples.
    """
    parts = (*stated, *examples)
    decided = [p for p in parts if p.verdict.is_decided]
    false = [p for p in decided if p.verdict is not Verdict.SUPPORTED]
    unparsed = [p for p in parts if p.verdict is Verdict.UNPARSED]
    told = any(p.verdict.is_false and is_of_one_cell(reader, p.text) for p in examples)
    if (
        false
        and not told
        and (
            # "Sorting by A sorts by B, with the exception of C": C may be why it is false.
            any(takes_back(p.text, claim.text) for p in unparsed)
            or may_lean_on(reader, claim.text, false, [p for p in unparsed if p in stated])
            or may_lean_on(reader, claim.text, false, [p for p in stated if sets_scene(reader, p)])
            or may_be_averaged(claim.text, false)
            or any(may_reach_back(reader, claim.text, p, stated) for p in false)
        )
    ):
        return verdicts.undecided(claim.text, claim.span, claim.text)
    if false:
        verdict = Verdict.REFUTED if len(false) == len(decided) else Verdict.MIXED
    elif any(names_cause(p.text) for p in parts):
        # "A fell due to the frost" is untrue if it did not; why it did, no number tells.
        return verdicts.undecided(claim.text, claim.span, claim.text)
    elif unparsed or not decided:
        known = [p.text for p in decided]
        return verdicts.undecided(claim.text, claim.span, claim.text, known)
    else:
        verdict = Verdict.SUPPORTED
    return Judgement(
        claim.span,
        claim.text,
        verdict,
        check=" and ".join(f"({p.check})" if " or " in p.check else p.check for p in decided),
        explanation=" ".join(p.explanation for p in decided),
        evidence=_union(p.evidence for p in decided),
        counterexamples=_union(p.counterexamples for p in decided),
        parts=parts if len(parts) > 1 else (),
    )


def _union(groups: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({i for group in groups for i in group}))
