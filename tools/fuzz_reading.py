"""Coverage-guided fuzzing of reading: no text may make it raise, hang or lose a number.

    pip install atheris
    python tools/fuzz_reading.py -max_total_time=3600 CORPUS_DIR seeds/

Each input is a description's bytes. Besides exceptions, what counts as a find
is a cell whose span does not hold its text, spans outside the source, and an
account that leaves a number out. Atheris needs CPython on Linux or macOS.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["figcheck", "markdown_it"]):
    from figcheck.reading import read_bytes
    from figcheck.reading.numbers import scan

LONGEST = 8_000
"""Bytes of an input that are read; longer ones only slow the search down."""


def one_input(data: bytes) -> None:
    """Reads one input and checks what must hold of any figure."""
    figure = read_bytes(data[:LONGEST], path="fuzz.txt", id="fuzz")
    text = figure.source.text
    for cell in figure.cells:
        assert text[slice(*cell.span)] == cell.text, cell
        assert len(cell.at) == len(figure.dimensions), cell
    for claim in figure.claims:
        assert 0 <= claim.span.start <= claim.span.end <= len(text), claim
    accounted = [mark.span for mark in figure.account]
    assert accounted == sorted(accounted), "the account is out of order"
    places = {span.start for span in accounted}
    for number in scan(text):
        inside = any(s.start <= number.start < s.end for s in accounted)
        assert number.start in places or inside or figure.findings, number


if __name__ == "__main__":
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()
