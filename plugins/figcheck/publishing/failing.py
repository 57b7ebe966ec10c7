"""What makes a check fail: one meaning of `fail_on` for the plugin, the command line and others."""

from __future__ import annotations

from enum import StrEnum

from figcheck.checking.findings.catalogue import DUPLICATE_ID, INTERNAL_ERROR
from figcheck.model import Finding, Severity, Verdict


class FailOn(StrEnum):
    """What makes a check fail; each member includes those before it."""

    NEVER = "never"
    UNREADABLE = "unreadable"
    REFUTED = "refuted"

    def by_finding(self, finding: Finding) -> bool:
        """Whether a finding makes the check fail."""
        return self is not FailOn.NEVER and is_unusable(finding)

    def by_verdict(self, verdict: Verdict) -> bool:
        """Whether a verdict makes the check fail."""
        return self is FailOn.REFUTED and verdict.is_false


def is_unusable(finding: Finding) -> bool:
    """Whether a finding says that the description cannot be used as it is.

    A fault of figcheck is none of the description's: it is told apart from `fail_on`, always.
    """
    if finding.code == INTERNAL_ERROR.code:
        return False
    return finding.severity is Severity.ERROR or finding.code == DUPLICATE_ID.code
