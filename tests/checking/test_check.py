"""The checks of a figure as a whole."""

from __future__ import annotations

import pytest

from figcheck.checking import check
from figcheck.checking.english.judge import Judge
from figcheck.model import CheckedClaim, Claim, Verdict
from figcheck.reading import read_text

TEXT = """# Line Chart: Sales
- **X-axis:** Year: 2010, 2011, 2012
- **Y-axis:** Sales
### Data
- **Maps:** 2010 120, 2011 150, 2012 180
### Key Observations
- Maps rise from 2010 to 2012.
- Maps reach 180 in 2012.
"""


def test_an_error_in_one_claim_leaves_the_others_their_verdicts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = Judge.judge

    def fragile(self: Judge, claim: Claim) -> CheckedClaim:
        if "rise" in claim.text:
            raise ZeroDivisionError("of all things")
        return judge(self, claim)

    monkeypatch.setattr(Judge, "judge", fragile)
    report = check(read_text(TEXT))
    broken, fine = (c.judgement for c in report.claims)
    assert (broken.verdict, fine.verdict) == (Verdict.UNPARSED, Verdict.SUPPORTED)
    (finding,) = (f for f in report.findings if f.code == "internal-error")
    assert "of all things" in finding.message
    assert finding.span == report.claims[0].claim.span
