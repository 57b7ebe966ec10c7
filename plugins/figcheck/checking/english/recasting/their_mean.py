"""The mean that things of a kind are set against: “every country above the average in 2010”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MEAN = any_case(
    r"\b(?P<sign>above|below|over|under|exceeds?|exceeded|beats?|surpass(?:es|ed)?|higher than|"
    r"lower than|more than|less than|than) (?:the|their) (?:overall |group |general |joint )?"
    r"(?P<mean>average|mean|median)\b"
)


_MADE = frozenset("average mean median total overall all sum".split())
"""Words in the names of what is made of the others."""

_THOSE = any_case(
    rf"\b((?:every|each|all|no|most|the|those|{'|'.join(NUMERALS)}) \w+) "
    r"(?=(?:above|below|over|under) )"
)
_RANKED = any_case(
    r"\b(?:ranked|ranks?|scored|scores?|placed|finished|finish(?:es)?|came|comes?|landed|lands?|"
    r"fell|"
    r"falls?) (?=(?:above|below|over|under) (?:the|their) )"
)


@told_by(
    "above below over under exceed exceeds exceeded beat beats surpass surpasses than",
    "average mean median",
)
def their_mean(c: Scene, text: str) -> Iterator[Version]:
    """“Three countries are above the average in 2010”: above the eight-country average."""
    first = _MEAN.search(text)
    told = _of_whom(c, text[: first.start()]) if first is not None else None
    if told is None:
        return
    noun, size = told
    text = _RANKED.sub("was ", text)
    text = _THOSE.sub(lambda m: f"{m[1]} that {_was(m[1])} ", text, count=1)
    yield (Plain(_MEAN.sub(rf"\g<sign> the {NUMERALS[size]}-{noun} \g<mean>", text)),)


def _of_whom(c: Scene, before: str) -> tuple[str, int] | None:
    """What the things are called that a clause is about, and how many of them there are."""
    nouns = [(w, d) for w in re.findall(r"[a-z]+", before) if (d := c.label_of(w)) is not None]
    noun, dimension = nouns[0] if nouns else (c.noun_compared, None)
    if noun is None:
        return None
    dimension = dimension or c.label_of(noun)
    if dimension is None or (not nouns and dimension not in c.named_in(before)):
        return None
    ticks = c.reader.names.dimensions[dimension].ticks
    if any(not _MADE.isdisjoint(words_of(tick)) for tick in ticks):
        return None  # "Above the average", where that is one of the rows.
    size = len(ticks)
    return (_singular(noun), size) if 2 < size < len(NUMERALS) else None


def _was(those: str) -> str:
    return "are" if those.endswith("s") else "is"


def _singular(noun: str) -> str:
    if noun.endswith("ies"):
        return f"{noun[:-3]}y"
    return noun.removesuffix("s")
