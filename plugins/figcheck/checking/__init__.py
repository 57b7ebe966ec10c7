"""`Figure` to `Report`: defects of the data and verdicts on claims."""

from __future__ import annotations

from figcheck.checking.findings.catalogue import UNREADABLE
from figcheck.model import CheckedClaim, Figure, Finding, Judgement, Report, Severity, Verdict

MAX_CLAIMS = 1_000
"""Sentences of a description that are checked: more would hold up all other descriptions."""


def check(figure: Figure) -> Report:
    """Checks a figure's data and every claim of its description.

    Args:
        figure: the figure as it was read.

    Returns:
        The report: findings in the order of the text, and each claim with its
        verdict.
    """
    # A site in which nothing changed checks nothing, and does not wait for grammar and lexicon.
    from figcheck.checking import findings
    from figcheck.checking.english.judge import Judge

    judge = Judge(figure)
    found = (*figure.findings, *findings.find(figure), *_too_many(figure))
    return Report(
        figure,
        tuple(sorted(found, key=lambda f: (f.span or (len(figure.source.text),) * 2, f.code))),
        (
            *(judge.judge(claim) for claim in figure.claims[:MAX_CLAIMS]),
            *(
                CheckedClaim(claim, Judgement(claim.span, claim.text, Verdict.UNPARSED))
                for claim in figure.claims[MAX_CLAIMS:]
            ),
        ),
    )


def _too_many(figure: Figure) -> tuple[Finding, ...]:
    if len(figure.claims) <= MAX_CLAIMS:
        return ()
    message = (
        f"The description has {len(figure.claims):,} sentences to check; the first "
        f"{MAX_CLAIMS:,} are checked."
    )
    span = figure.claims[MAX_CLAIMS].span
    return (UNREADABLE.finding(message, span, severity=Severity.WARNING),)
