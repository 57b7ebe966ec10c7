"""`Figure` to `Report`: defects of the data and verdicts on claims."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from figcheck.checking.findings.catalogue import INTERNAL_ERROR, UNREADABLE
from figcheck.lasting import lasting
from figcheck.model import (
    CheckedClaim,
    Claim,
    Figure,
    Finding,
    Judgement,
    Report,
    Severity,
    Verdict,
)

if TYPE_CHECKING:
    from figcheck.checking.english.claims.judge import Judge

MAX_CLAIMS = 1_000
"""Sentences of a description that are checked: more would hold up all other descriptions."""


def check(figure: Figure) -> Report:
    """Checks a figure's data and every claim of its description.

    Args:
        figure: the figure as it was read.

    Returns:
        The report: findings in the order of the text, and each claim with its
        verdict. A claim that an error ends is left undecided, with a finding.
    """
    from figcheck.checking import findings

    judge = _judges()(figure)
    judged, failures = _judged(judge, figure.claims[:MAX_CLAIMS])
    found = (*figure.findings, *findings.find(figure), *_too_many(figure), *failures)
    return Report(
        figure,
        tuple(sorted(found, key=lambda f: (f.span or (len(figure.source.text),) * 2, f.code))),
        (
            *judged,
            *(_left(claim) for claim in figure.claims[MAX_CLAIMS:]),
        ),
    )


@cache
def _judges() -> type[Judge]:
    """What judges claims, with grammar and lexicon.

    A site in which nothing changed checks nothing, and does not wait for them.
    """
    with lasting():
        from figcheck.checking.english.claims.judge import Judge, prepare

        prepare()
    return Judge


def _judged(judge: Judge, claims: tuple[Claim, ...]) -> tuple[list[CheckedClaim], list[Finding]]:
    """The claims with their verdicts, and a finding for each that an error ended."""
    judged: list[CheckedClaim] = []
    failures: list[Finding] = []
    for claim in claims:
        try:
            judged.append(judge.judge(claim))
        except Exception as error:  # noqa: BLE001
            why = f"An error ended the checking of a claim ({type(error).__name__}: {error})."
            failures.append(INTERNAL_ERROR.finding(why, claim.span))
            judged.append(_left(claim, why))
    return judged, failures


def _left(claim: Claim, why: str = "") -> CheckedClaim:
    return CheckedClaim(claim, Judgement(claim.span, claim.text, Verdict.UNPARSED, explanation=why))


def _too_many(figure: Figure) -> tuple[Finding, ...]:
    if len(figure.claims) <= MAX_CLAIMS:
        return ()
    message = (
        f"The description has {len(figure.claims):,} sentences to check; the first "
        f"{MAX_CLAIMS:,} are checked."
    )
    span = figure.claims[MAX_CLAIMS].span
    return (UNREADABLE.finding(message, span, severity=Severity.WARNING),)
