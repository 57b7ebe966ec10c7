"""Coverage-guided fuzzing of reading: no text may make it raise, hang or lose a number.

    pip install atheris
    python -m tools.fuzz_reading -max_total_time=3600 CORPUS_DIR seeds/

Each input is a description's bytes; what must hold of the figure is what the
tests hold any text against. Atheris needs CPython on Linux or macOS.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["figcheck", "markdown_it"]):
    from tests.reading.promises import check_whole

    from figcheck.reading import read_bytes

LONGEST = 8_000
"""Bytes of an input that are read; longer ones only slow the search down."""


def one_input(data: bytes) -> None:
    """Reads one input, as bytes and as text, and checks what must hold of any figure."""
    check_whole(read_bytes(data[:LONGEST], path="fuzz.txt", id="fuzz").source.text)


if __name__ == "__main__":
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()
