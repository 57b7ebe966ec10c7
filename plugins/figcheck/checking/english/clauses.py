"""Splits a sentence into clauses that can be judged one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_STRONG = re.compile(
    r";\s+|\s+[–—]\s+|,?\s+(?:while|whereas|although|though)\s+|,\s+(?:but|yet|and|with|which|"
    r"reaching|peaking|followed|making|raising|suggesting|indicating|implying|showing|highlighting|"
    r"demonstrating|reflecting|so|because|since|as)\s+|\s+but\s+|"
    r"\s+(?=(?:suggests?|indicates?|implies|imply|hints? at|points? to)\s)|"
    r"\s+and\s+(?=the\s+(?:highest|lowest|minimum|maximum|smallest|largest|fewest|most)\b)"
)
_KEPT = re.compile(
    r",?\s*(?:with|reaching|peaking|raising|suggests?|indicates?|implies|imply|suggesting|indicating|implying|showing|highlighting|"
    r"demonstrating|reflecting|because|since|making|so|which|as)\s"
)
_EXAMPLES = re.compile(
    r"\s*\((?:e\.g\.|for example|such as|i\.e\.|namely),?\s*([^()]*)\)", re.IGNORECASE
)
_EXAMPLE_SPLIT = re.compile(r";\s*|,\s+(?=\D*\d[^,]*\bat\b)|\s+and\s+(?=\d)")


_PARENTHESES = re.compile(r"\s*\(([^()]*)\)")


@dataclass(frozen=True)
class Clause:
    """A piece of a sentence.

    Attributes:
        start: where it starts in the sentence.
        end: where it ends.
        text: the piece, with examples in parentheses cut out.
    """

    start: int
    end: int
    text: str


def pieces(text: str, start: int = 0, end: int | None = None) -> tuple[Clause, ...]:
    """Splits a sentence at the words that join clauses.

    Args:
        text: the sentence, without markup.
        start: where to begin.
        end: where to stop, the end of the text if `None`.

    Returns:
        The pieces in order; one if nothing joins.
    """
    stop = len(text) if end is None else end
    found: list[Clause] = []
    place = start
    for match in _STRONG.finditer(text, start, stop):
        if _within_parentheses(text, start, match.start()):
            continue
        found.append(_clause(text, place, match.start()))
        # "with", "suggesting" and the like belong to the piece that they open.
        kept = _KEPT.match(text, match.start())
        place = (
            match.start() + (len(kept.group()) - len(kept.group().lstrip(", ")))
            if kept
            else match.end()
        )
    found.append(_clause(text, place, stop))
    return tuple(c for c in found if c.text.strip())


def examples(text: str) -> Iterator[Clause]:
    """The examples that a sentence gives in parentheses: "(e.g., y=1, x=2: 52; …)"."""
    for match in _EXAMPLES.finditer(text):
        place = match.start(1)
        for cut in [*_EXAMPLE_SPLIT.finditer(text, match.start(1), match.end(1)), None]:
            end = cut.start() if cut else match.end(1)
            if text[place:end].strip():
                yield Clause(place, end, text[place:end])
            place = cut.end() if cut else end


def without_examples(text: str) -> str:
    """The sentence without its examples in parentheses."""
    return _EXAMPLES.sub("", text)


def asides(text: str) -> Iterator[Clause]:
    """The innermost parentheses of a clause, with the white space before them."""
    for match in _PARENTHESES.finditer(text):
        yield Clause(match.start(), match.end(), match.group(1))


def _clause(text: str, start: int, end: int) -> Clause:
    while start < end and text[start] in " ,":
        start += 1
    while end > start and text[end - 1] in " ,":
        end -= 1
    return Clause(start, end, text[start:end])


def _within_parentheses(text: str, start: int, place: int) -> bool:
    return text.count("(", start, place) > text.count(")", start, place)
