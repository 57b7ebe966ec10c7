"""Rows to cells: what the layouts read becomes dimensions, coordinates and values."""

from __future__ import annotations

from figcheck.reading.assembly.assemble import MAX_CELLS, Data, assemble
from figcheck.reading.assembly.row_blocks import without_blocks

__all__ = ["MAX_CELLS", "Data", "assemble", "without_blocks"]
