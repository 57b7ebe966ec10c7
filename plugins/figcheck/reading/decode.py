"""Bytes to text: the first thing that can be wrong with a description."""

from __future__ import annotations

import codecs

from figcheck.model import Finding, Severity, Span

MAX_CHARACTERS = 200_000
"""A longer text is not read: a description is a few thousand characters long."""

MAX_CELLS = 20_000
"""A figure of more values is not read: nobody could see them, and a page would hold them all."""

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CONTROL_SHARE = 0.02


def decode(data: bytes) -> tuple[str, tuple[Finding, ...]]:
    """Turn the bytes of a description into its text.

    UTF-8 is expected; a byte order mark may say otherwise, and what is neither is
    read as Windows-1252, which every byte sequence almost is, with a finding.

    Args:
        data: the bytes of the file.

    Returns:
        The text, "" if the bytes are none, and what is wrong with it.
    """
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return data[len(bom) :].decode(encoding, errors="replace"), ()
    if b"\x00" in data:
        return "", (_unreadable("The file is binary, not text."),)
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError as error:
        place = f"byte {error.start + 1}"
    controls = sum(data.count(bytes([code])) for code in range(32) if code not in b"\t\n\r\f")
    if controls > _CONTROL_SHARE * len(data):
        return "", (_unreadable("The file is binary, not text."),)
    text = data.decode("cp1252", errors="replace")
    finding = Finding(
        code="unreadable",
        severity=Severity.WARNING,
        message=f"The file is not UTF-8 (at {place}); it was read as Windows-1252.",
        mend="Save the file as UTF-8.",
        span=Span(0, 0),
    )
    return text, (finding,)


def too_many(cells: int) -> Finding | None:
    """The finding that a figure has more values than are read, if it has."""
    if cells <= MAX_CELLS:
        return None
    return _unreadable(
        f"The description gives {cells:,} values; at most {MAX_CELLS:,} are read.",
        "Keep one description of one figure in a file.",
    )


def too_long(text: str) -> Finding | None:
    """The finding that `text` is longer than is read, if it is."""
    if len(text) <= MAX_CHARACTERS:
        return None
    return _unreadable(
        f"The text has {len(text):,} characters; at most {MAX_CHARACTERS:,} are read.",
        "Keep one description of one figure in a file.",
    )


def _unreadable(message: str, mend: str = "Put a text file in UTF-8 here.") -> Finding:
    return Finding("unreadable", Severity.ERROR, message, mend, Span(0, 0))
