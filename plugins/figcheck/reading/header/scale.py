"""The colour scale: its label, its range and its colours from low to high."""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.model import ColourScale, Span
from figcheck.patterns import regex
from figcheck.reading import colours, sentences
from figcheck.reading.document import Block
from figcheck.reading.header import lists
from figcheck.reading.header.found import Found
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text

_SCALE_WORDS = regex(
    r"\b(?:gradient|ranges?|ranging|scale|bar|low|high|lower|higher|to)\b", re.IGNORECASE
)
_MEANING = regex(
    r"(?:represents?|shows?|indicates?|encodes?)\s+(?:the\s+)?([\w@%/ ()^-]{1,40}?)"
    r"(?: values| scores|\.|,| in )",
    re.IGNORECASE,
)
_BEFORE_RANGE = regex(
    r"((?:[^,.;:(\d]|(?<=[A-Za-z@-])\d){1,40}(?:\([^()\d]{1,20}\))?)"
    r"(?:\s*,\s+(?:from\b|ranging\b|(?=[−-]?\d))| in |\s+from (?=[−-]?\d))"
)
_COLOUR_WORD = regex(r"\bcolou?rs?\b", re.IGNORECASE)
_LOW = regex(
    r"\b(?:low|lower|lowest|weak|small|smaller|minimum|min|negative|cooler|least)\b", re.IGNORECASE
)
_HIGH = regex(
    r"\b(?:high|higher|highest|strong|large|larger|maximum|max|positive|warmer|most)\b",
    re.IGNORECASE,
)
_MANNER = frozenset(
    "one per own separate a an diverging sequential continuous linear logarithmic gradient scale "
    "independent common single individual bar color colour colormap colourmap colorbar "
    "colourbar strip on at in right-hand next below above".split()
)
"""Words that say of a scale how it is made or where it stands, not of what."""

_GRADE = regex(
    r"\b(light|dark|bright|pale|deep|white|black)\b(?=\s*[()]|\s+(?:to|for)\b|\s*$|[.,;])",
    re.IGNORECASE,
)


def is_scale(content: str) -> bool:
    """Whether a legend is a colour scale rather than a list of series."""
    if not _SCALE_WORDS.search(content):
        return False
    return len(colours.PHRASE.findall(content)) < 3 or "gradient" in content.lower()


def is_graded(content: str) -> bool:
    """Whether what is said of a shading grades it; one colour only marks a part of the plot."""
    return len(_scale_colours(content, [])) > 1 or _LOW.search(content) is not None


def read(found: Found, head: Text, content: Text, below: list[Block]) -> None:
    """Read the line of a colour scale and the items under it."""
    if found.scale is not None and found.scale.bounds is not None:
        return
    pieces = [content, *(b.text for b in below)]
    numbers = [(piece, n) for piece in pieces for n in scan(piece.plain)]
    found.bounds += [piece.span(n.start, n.end) for piece, n in numbers]
    values = [n.value for _, n in numbers]
    stated = lists.stated_range(content)
    values = [number.value for number in stated] if stated else values
    bounds = (min(values), max(values)) if len(set(values)) > 1 else None
    label = _label(content.plain)
    span = (
        Span(head.span().start, max(p.span().end for p in pieces))
        if content.plain or below
        else head.span()
    )
    scale = ColourScale(
        label=label,
        bounds=bounds,
        approx=any(n.approx for _, n in numbers),
        colours=_scale_colours(content.plain, below),
        span=span,
    )
    if found.scale is None or bounds is not None:
        found.scale = (
            scale
            if found.scale is None
            else replace(
                scale,
                colours=scale.colours or found.scale.colours,
                label=label or found.scale.label,
            )
        )


def _label(plain: str) -> str:
    """What the colours stand for: quoted, or named before the range."""
    if match := lists.QUOTED.search(plain):
        return (match.group(1) or match.group(2)).strip(" .,")
    if match := _MEANING.match(plain):
        return match.group(1).strip()
    match = _BEFORE_RANGE.match(plain)
    label = match.group(1) if match is not None else ""
    # "to the right, from …", "one per panel, from …", "a vertical bar on the right, from …"
    said = (lists.PLACES | _MANNER).issuperset(label.lower().split())
    return "" if said or colours.PHRASE.search(label) else label


def in_prose(plain: str) -> tuple[str, ...]:
    """The colours of a gradient that a sentence of the overview describes."""
    for start, end in sentences.split(plain):
        sentence = plain[start:end]
        if not (_COLOUR_WORD.search(sentence) and _SCALE_WORDS.search(sentence)):
            continue
        if len(found := _scale_colours(sentence, [])) > 1:
            return found
    return ()


def _scale_colours(plain: str, below: list[Block]) -> tuple[str, ...]:
    """The colours from the lowest value to the highest."""
    listed = []
    for block in below:
        colour = colours.PHRASE.search(block.text.plain)
        numbers = scan(block.text.plain)
        if colour and numbers:
            listed.append((min(n.value for n in numbers), colour.group().lower()))
    if len(listed) > 1:
        return tuple(colour for _, colour in sorted(listed))
    found = [(m.start(), m.end(), m.group().lower()) for m in colours.PHRASE.finditer(plain)]
    if len(found) < 2:
        found += [
            (m.start(), m.end(), m.group(1).lower())
            for m in _GRADE.finditer(plain)
            if not any(a <= m.start() < b for a, b, _ in found)
        ]
        found.sort()
    if len(found) < 2:
        return tuple(colour for _, _, colour in found)
    numbers = scan(plain)
    paired = [
        (min(numbers, key=lambda n: min(abs(n.start - b), abs(a - n.end))), colour)
        for a, b, colour in found
        if numbers
    ]
    if paired and len({number.start for number, _ in paired}) == len(found):
        return tuple(colour for _, colour in sorted(paired, key=lambda pair: pair[0].value))
    names_of = tuple(colour for _, _, colour in found)
    low, high = _LOW.search(plain), _HIGH.search(plain)
    falls = low is not None and high is not None and high.start() < low.start()
    return names_of[::-1] if falls else names_of
