"""`Figure` to `Report`: defects of the data and verdicts on claims."""

from __future__ import annotations

from figcheck.checking import findings
from figcheck.checking.english.judge import Judge
from figcheck.model import Figure, Report


def check(figure: Figure) -> Report:
    """Checks a figure's data and every claim of its description.

    Args:
        figure: the figure as it was read.

    Returns:
        The report: findings in the order of the text, and each claim with its
        verdict.
    """
    judge = Judge(figure)
    found = (*figure.findings, *findings.find(figure))
    return Report(
        figure,
        tuple(sorted(found, key=lambda f: (f.span or (len(figure.source.text),) * 2, f.code))),
        tuple(judge.judge(claim) for claim in figure.claims),
    )
