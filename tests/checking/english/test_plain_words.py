"""What a word is in all figures is what it is in each of them."""

from __future__ import annotations

import pytest

from figcheck.checking.english.parsing import vocabulary
from figcheck.checking.english.parsing.reader import Reader
from tests.checking.english.test_fixtures import CASES, judge

FILES = sorted({case.file for case in CASES})
WORDS = sorted({word for case in CASES for word in case.sentence.lower().split()})


@pytest.mark.parametrize("file", FILES[::12])
def test_words_that_are_looked_up_once_for_all_figures(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    figure, text = judge(file).figure, " ".join(WORDS)
    once = Reader(figure).vocabulary.words(text)
    monkeypatch.setattr(vocabulary, "in_all_figures", lambda *_: None)
    anew = Reader(figure).vocabulary.words(text)
    assert once.tokens == anew.tokens
    assert once.unknown == anew.unknown
    assert once.shape is anew.shape
    for place, token in enumerate(once.tokens):
        alike, own = once.edges(place), anew.edges(place)
        assert alike == own, token
