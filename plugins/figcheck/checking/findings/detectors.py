"""All that looks for defects."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from figcheck.checking.findings.decimals import misplaced_decimal
from figcheck.checking.findings.grid import missing_cells
from figcheck.checking.findings.names import name_mismatch
from figcheck.checking.findings.rows import constant_rows, duplicate_rows
from figcheck.checking.findings.scales import beyond_colour_scale, beyond_value_axis, scale_sign
from figcheck.checking.findings.symmetry import lost_signs
from figcheck.checking.findings.ticks import tick_mismatch
from figcheck.checking.findings.totals import percent_total
from figcheck.model import Figure, Finding

DETECTORS: tuple[Callable[[Figure], Iterable[Finding]], ...] = (
    duplicate_rows,
    constant_rows,
    missing_cells,
    beyond_colour_scale,
    beyond_value_axis,
    tick_mismatch,
    scale_sign,
    lost_signs,
    name_mismatch,
    percent_total,
    misplaced_decimal,
)
"""The functions that look for defects; each takes the figure and gives its findings."""
