"""Multiples that a noun tells: “…, a >10x improvement over B”, “a threefold increase over B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.polarity import is_unwanted, more_is_wanted
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SIGNS = {">": "more than", "<": "less than", "≥": "at least", "≤": "at most", "~": "about"}
FOLDS = {"twofold": "2", "threefold": "3", "fourfold": "4", "fivefold": "5", "sixfold": "6",
          "sevenfold": "7", "eightfold": "8", "ninefold": "9", "tenfold": "10"}  # fmt: skip
_HOW = r">|<|≥|≤|~|more than|over|less than|at least|at most|about|around|roughly|nearly|almost"
_FACTOR = (
    rf"(?:an? |the )?({_HOW}|)\s*(?:(\d+(?:\.\d+)?)\s?(?:x|×|-?\s?fold)|({'|'.join(FOLDS)}))\s+"
    r"(improvement|increase|gain|boost|jump|rise)\s+"
    r"(?:over|on|from|relative to|compared to|compared with)\s+([^,;:]+)"
)
_TRAILING = any_case(rf"([^;:]+?),\s+{_FACTOR}")
_STATED = any_case(rf"([^;:]+?)\s+(?:is|are|was|represents|marks|constitutes|means)\s+{_FACTOR}")

_BETTER = frozenset({"improvement", "gain", "boost"})


@told_by("improvement increase gain boost jump rise")
def multiple(c: Scene, text: str) -> Iterator[Version]:
    """“At 6, A scores 80, a >7x improvement over B”: it does, more than 7 times as much as B."""
    for pattern, trails in ((_TRAILING, True), (_STATED, False)):
        match = pattern.fullmatch(text)
        if match is None:
            continue
        head, how, digits, word, noun, rival = match.groups()
        figure = c.reader.figure
        measured = figure.value.label or figure.title
        fewer = more_is_wanted(measured) is False or is_unwanted(measured)
        lead, subject, _ = c.cut(f"{head} is" if not trails else head)
        if not subject or (noun.lower() in _BETTER and fewer):
            continue
        sign = _SIGNS.get(how, how.lower())
        times = digits or FOLDS[word.lower()]
        told = Plain(f"{lead} {subject} is {sign} {times} times as high as {rival}".strip())
        yield (Plain(head), told) if trails else (told,)
