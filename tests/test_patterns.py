"""Patterns are compiled when they are first used; none of them may have an error in it."""

from __future__ import annotations

import gc
import re

import pytest

from figcheck import checking
from figcheck.patterns import _Later, regex
from figcheck.reading import read_text


def test_a_pattern_is_used_like_a_compiled_one() -> None:
    pattern = regex(r"(\d+) cells", re.IGNORECASE)
    found = pattern.search("12 CELLS")
    assert found is not None
    assert found[1] == "12"
    assert pattern.sub("none", "3 cells") == "none"
    assert pattern.pattern == r"(\d+) cells"


def test_an_error_in_a_pattern_shows_when_it_is_used() -> None:
    pattern = regex("(")
    with pytest.raises(re.error):
        pattern.search("")


def test_all_patterns_of_the_checker_compile() -> None:
    checking.check(read_text(""))
    gc.unfreeze()  # What lasts is no matter for the collector, nor in its list.
    later = [found for found in gc.get_objects() if isinstance(found, _Later)]
    for found in later:
        if found._source != "(":
            assert re.compile(found._source, found._flags)
    assert len(later) > 1_000
