"""How many of whom say what in a survey: “nearly two-thirds of adults under 30 use X”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.surveyed import (
    SHARE,
    Said,
    is_survey,
    named_among,
    open_in,
    place_of,
    says_what_is_done,
    share_said,
)
from figcheck.patterns import regex
from figcheck.records import record

Named = Mapping[str, tuple[str, ...]]
"""Ticks by dimension."""

_FLAGS = re.IGNORECASE
_JOINT = regex(
    r",? (?:(?:while|whereas|but|and|compared (?:with|to)|versus|against|with|as against|though"
    r"|although)\b|vs\.?)|[,;] | \(",
    _FLAGS,
)
"""What stands between two shares that are told one after the other."""

_SET_IN = regex(
    r"(?P<lead>.*?),? (?:by contrast|meanwhile|however|in turn|on the other hand),?(?= )", _FLAGS
)
_NOTED = regex(r" \((?P<noted>[^()]*\d ?%)\)", _FLAGS)
_OF_WHOM = regex(r" ?(?:of (?:whom|them|those|these)|[a-z]+ing\b).*", _FLAGS)
_SHARING = (
    "% percent half third thirds quarter quarters fourth fourths fifth fifths sixth eighth tenth "
    "tenths twentieth majority majorities minority most in out"
)


@record
class _Share:
    """A share with what is named beside it."""

    said: Said
    named: Named


@told_by(_SHARING)
def shares_said(c: Scene, text: str) -> Iterator[Version]:
    """“Half of the young use X, while a quarter use Y”: the values are so.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if not is_survey(c) or not says_what_is_done(c, text):
        return
    text = _SET_IN.sub(r"\g<lead>", text.rstrip(" ."), count=1)
    if (found := _shares(c, text, {})) is not None:
        yield from _versions(found)
    elif (cut := _cut(c, text)) is not None:
        head, rest, named = cut
        found = _shares(c, rest, named)
        for version in _versions(found) if found is not None else ():
            yield (Plain(head), *version)


def _cut(c: Scene, text: str) -> tuple[str, str, Named] | None:
    """A clause and the shares that hang on it: “they are followed by the Danes, half of whom …”."""
    first = SHARE.search(text)
    before = text[: first.start()] if first else ""
    head = re.sub(r",?(?: with)?\s*\Z", "", before)
    if first is None or head == before.rstrip() or not _OF_WHOM.match(text[first.end() :]):
        return None
    named = {d: t for d, t in c.named_in(head).items() if len(t) == 1}
    return head, text[first.start() :], named


def _shares(c: Scene, text: str, above: Named) -> list[_Share] | None:
    """The shares that a text tells, each with its place; `None` if it tells anything besides."""
    found: list[_Share] = []
    for piece in _pieces(text):
        noted = _NOTED.search(piece)
        bare = _NOTED.sub("", piece)
        match = SHARE.search(bare)
        if match is None:
            return None
        named = named_among(c, f"{bare[: match.start()]} {bare[match.end() :]}".strip(" ,()"))
        if named is None:
            return None
        inherited = {**above, **(found[0].named if found else {})}
        named = {**inherited, **named}
        said = share_said(match)
        if open_in(c, named) or not _is_one(c, named, bare):
            return None
        found.append(_Share(said, named))
        if noted and (beside := SHARE.fullmatch(noted["noted"].strip())):
            found.append(_Share(share_said(beside), named))
        elif noted:
            return None
    return found or None


def _is_one(c: Scene, named: Named, text: str) -> bool:
    """Whether one value is meant, or the sum of several parts of one whole."""
    several = [d for d, ticks in named.items() if len(ticks) > 1]
    if not several:
        return True
    return len(several) == 1 and _LISTED.search(text) is not None and _are_parts(c, several[0])


_LISTED = regex(r"\b(?:or|and)\b", _FLAGS)


def _are_parts(c: Scene, dimension: str) -> bool:
    """Whether the values along a dimension add up to all, so that some of them can be added."""
    figure = c.reader.figure
    at = [d.name for d in figure.dimensions].index(dimension)
    sums: dict[tuple[str | None, ...], float] = {}
    for cell in figure.cells:
        key = (*cell.at[:at], *cell.at[at + 1 :])
        sums[key] = sums.get(key, 0.0) + (cell.value or 0.0)
    return all(abs(total - _ALL) <= _ROUNDED for total in sums.values())


_ALL = 100.0
_ROUNDED = 2.5
"""How far parts may be from adding up to all that were rounded, in percent."""


def _pieces(text: str) -> list[str]:
    """A text as pieces with a share each; none if it is not known where one ends."""
    noted = [m.span() for m in _NOTED.finditer(text)]
    found = [m for m in SHARE.finditer(text) if not any(a < m.start() < b for a, b in noted)]
    stops = [0]
    for one, two in pairwise(found):
        joints = list(_JOINT.finditer(text, one.end(), two.start() + 1))
        if not joints:
            return []
        stops.append(joints[-1].start())
    pieces = [text[a:b] for a, b in pairwise([*stops, len(text)])] if found else []
    return [_JOINT.sub("", piece, count=1) if _JOINT.match(piece) else piece for piece in pieces]


def _versions(shares: Sequence[_Share]) -> Iterator[Version]:
    """What shares say in plain clauses, taken strictly and taken loosely."""
    for way in range(max(len(share.said.ways) for share in shares)):
        yield tuple(_plain(share, way) for share in shares)


def _plain(share: _Share, way: int) -> Plain:
    """A clause that says of a value, or of the sum of several, what a share does."""
    ways, summed = share.said.ways, [t for t in share.named.values() if len(t) > 1]
    if not summed:
        return Plain(f"It is {ways[min(way, len(ways) - 1)]}", here=place_of(share.named))
    there = place_of({d: t for d, t in share.named.items() if len(t) == 1})
    listed = " and ".join(f'"{tick}"' for tick in summed[0])
    return Plain(f"{listed} together are {share.said.summed}", here=there)
