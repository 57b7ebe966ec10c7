"""Checks and verdicts that people write into a file beside a description."""

from figcheck.checking.own.apply import apply

__all__ = ["apply"]
