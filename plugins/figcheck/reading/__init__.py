"""Text to `Figure`: knows nothing of MkDocs, matplotlib or HTML."""

from figcheck.reading.figure import read_bytes, read_text

__all__ = ["read_bytes", "read_text"]
