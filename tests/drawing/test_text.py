"""Text in pictures."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.drawing import text as texts


@pytest.mark.parametrize(
    ("given_text", "expected"),
    [
        ("plain", "plain"),
        (" two\nlines\tand  spaces ", "two lines and spaces"),
        ("a\x00b\x1b[0m", "ab[0m"),
        ("left\u202eright", "leftright"),
        ("\ud800", "\ufffd"),
        ("👩\u200d💻", "👩\u200d💻"),
    ],
)
def test_clean(given_text: str, expected: str) -> None:
    assert texts.clean(given_text) == expected


def test_clean_looks_at_the_beginning_only() -> None:
    assert len(texts.clean("x" * 1_000_000)) == texts.LONGEST + 1


@given(st.text())
def test_clean_text_can_be_written_as_xml(text: str) -> None:
    cleaned = texts.clean(text)
    cleaned.encode("utf-8")
    assert not any(ord(char) < 32 or char in "\ufffe\uffff" for char in cleaned)


@given(st.text(max_size=60), st.floats(20, 200))
def test_shortened_text_fits(text: str, room: float) -> None:
    assert texts.width(texts.shorten(text, room, 9.0), 9.0) <= room + 1e-6


@given(st.text(alphabet="ab ", max_size=80), st.floats(20, 90))
def test_wrapped_text_fits_and_keeps_its_words(text: str, room: float) -> None:
    lines = texts.wrap(text, room, 9.0, lines=50)
    assert all(texts.width(line, 9.0) <= room + 1e-6 for line in lines)
    if not any(texts.ELLIPSIS in line for line in lines):
        assert " ".join(lines).split() == text.split()


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    assert texts.wrap("one two three four", 40.0, 9.0, lines=2)[-1].endswith(texts.ELLIPSIS)


def test_a_character_that_the_font_lacks_is_a_box() -> None:
    assert texts.drawable("a日b") == "a□b"


_FORKED = """
import multiprocessing
from figcheck.drawing import text as texts

def outlines(meeting):
    meeting.wait()
    characters = map(chr, range(0xC0, 0x250))
    return [texts.outline(texts.drawable(char)).vertices.tolist() for char in characters]

def start(barrier):
    global meeting
    meeting = barrier

def work(_):
    return outlines(meeting)

texts.width("a", 10)
fork = multiprocessing.get_context("fork")
barrier = fork.Barrier(4)
with fork.Pool(4, start, (barrier,)) as pool:
    found = pool.map(work, range(4), chunksize=1)
expected = outlines(fork.Barrier(1))
assert all(one == expected for one in found)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")
def test_processes_forked_after_the_font_was_read_draw_the_same_glyphs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FORKED], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
