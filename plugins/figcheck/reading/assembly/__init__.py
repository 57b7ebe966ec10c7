"""Rows to cells: what the layouts read becomes dimensions, coordinates and values."""

from __future__ import annotations

from figcheck.reading.assembly.assemble import MAX_CELLS, Data, assemble

__all__ = ["MAX_CELLS", "Data", "assemble"]
