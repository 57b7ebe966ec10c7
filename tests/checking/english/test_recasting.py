"""What tells sentences that may be recast: no way to recast may be for one without its words."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.recasting import RECASTINGS
from figcheck.checking.english.recasting.plain import Plain, Scene, told_by, words_and_signs
from tests.checking.english.test_fixtures import CASES, judge


def test_a_recasting_is_for_sentences_that_have_one_of_each_set_of_words() -> None:
    recasting = told_by("it", "is was")(lambda _, text: iter([(Plain(text),)]))
    assert recasting.may_be_for(words_and_signs("It was A"))
    assert not recasting.may_be_for(words_and_signs("It leads, with it"))


@pytest.mark.parametrize("file", sorted({case.file for case in CASES}))
def test_nothing_is_recast_without_the_words_that_tell_it(file: str) -> None:
    for case in (c for c in CASES if c.file == file):
        *before, text = ("", *(said.rstrip(". ") for said in case.sentence.split(" // ")))
        words = words_and_signs(text)
        scene = Scene(judge(file).reader, Surroundings(), before[-1])
        for recasting in RECASTINGS:
            if not recasting.may_be_for(words):
                assert not [*recasting.way(scene, text)], f"{recasting.way}: {text}"
