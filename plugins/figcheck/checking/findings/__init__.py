"""Defects of the data and of its description: a function for each kind, in `detectors`."""

from __future__ import annotations

from figcheck.checking.findings.catalogue import CATALOGUE, Defect
from figcheck.model import Figure, Finding

__all__ = ["CATALOGUE", "Defect", "find"]


def find(figure: Figure) -> tuple[Finding, ...]:
    """What is wrong with the data of a figure, beyond what reading has found already.

    Args:
        figure: the figure as it was read.

    Returns:
        The findings, detector by detector.
    """
    # Who only wants to know what defects there are does not wait for what looks for them.
    from figcheck.checking.findings.detectors import DETECTORS

    return tuple(finding for detect in DETECTORS for finding in detect(figure))
