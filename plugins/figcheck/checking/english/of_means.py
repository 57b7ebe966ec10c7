"""Clauses about means that the clause before them names: “…, so the two are 20 apart”."""

from __future__ import annotations

import re

from figcheck.checking.english.antecedents import Said
from figcheck.checking.english.reader import Reader
from figcheck.model import Judgement

_MEAN = re.compile(r"\b(?:means?|average[sd]?|averaging|medians?|on average)\b", re.IGNORECASE)
_COMPARED = re.compile(
    r"\b(?:apart|differ\w*|difference|gap|close|closer|equal|identical|similar|same)\b",
    re.IGNORECASE,
)
_THOSE = re.compile(r"\b(?:they|these|those)\b", re.IGNORECASE)
_MADE = re.compile(r"\b(?:mean|median)\(")


def is_of_means(reader: Reader, text: str, before: Said, judgement: Judgement) -> bool:
    """Whether a clause compares means that were named before it, but is judged by each value.

    Args:
        reader: knows what refers back.
        text: the clause.
        before: what was said before it.
        judgement: the verdict on it.
    """
    if before is None or _MEAN.search(before[0]) is None or _MADE.search(judgement.check):
        return False
    refers = reader.refers_back(text) or _THOSE.search(text) is not None
    return refers and _COMPARED.search(text) is not None
