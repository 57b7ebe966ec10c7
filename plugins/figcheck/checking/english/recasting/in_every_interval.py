"""Changes from one tick to the next: “loses 2 to 5 in each 200-cycle interval”, “ever more”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case

_STEP = r"(?:step|interval|increment|doubling)"
_EACH = rf"(?:(?:in|with|over|during|at) (?:each|every)(?: single)?|per) {_STEP}"
_SIZED = any_case(
    rf"\b(?P<lead>each|every|per|first|last) (?P<size>\d[\d.,]*|{'|'.join(NUMERALS[1:])})"
    rf"(?:[- ][a-z]+)?[- ](?P<step>{_STEP})\b"
)
_BETWEEN = any_case(
    r"(?P<said>[^;:]*?)between (?P<low>\d\S*) and "
    rf"(?P<high>\d[^\s,]*)(?P<unit>(?: [a-z/%]+){{0,2}}?)(?P<each> {_EACH})"
)
_WORSE = "larger|bigger|greater|steeper|smaller"
_EVER = any_case(
    rf"(?P<who>[^,;:]+?)(?P<noun>losses|gains|drops|declines|rises|increases) "
    rf"(?:get|become|grow|are) (?:ever |steadily |progressively )?(?P<way>{_WORSE}) "
    rf"(?:with|in|from|at) (?:each|every) {_STEP}"
    rf"(?:, from (?P<one>[^,;]+? in the first) to (?P<two>[^,;]+? in the last)(?: {_STEP})?)?"
)
_DOWN = frozenset({"losses", "drops", "declines"})
_NEARLY = 1e-9


@told_by("interval step increment doubling", "each every per first last")
def in_sized_steps(c: Scene, text: str) -> Iterator[Version]:
    """“In each 200-cycle interval”: in each, where the ticks are 200 cycles apart."""
    match = _SIZED.search(text)
    if match is None or c.way is None or len(_SIZED.findall(text)) > 1:
        return
    written = match["size"].lower().replace(",", "")
    size = float(NUMERALS.index(written) if written in NUMERALS else written)
    places = sorted(ordinates(c.reader.names.dimensions[c.way]))
    if all(abs(b - a - size) < _NEARLY for a, b in pairwise(places)):
        said = f"{match['lead']} {match['step']}"
        yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)


@of_form(_BETWEEN, "interval step increment doubling", "each every per", "and")
def between_two_amounts(c: Scene, match: Match) -> Iterator[Version]:
    """“Loses between 2 and 5 points in each interval”: at least 2 and at most 5 in each."""
    if c.way is None or not match["said"].strip():
        return
    low, said, unit = match.group("low", "said", "unit")
    yield (
        Plain(f"{said}at least {low}{unit} in every step"),
        Plain(f"{said}at most {match['high']}{unit} in every step"),
    )


@of_form(_EVER, "larger bigger greater steeper smaller", "each every")
def ever_larger(c: Scene, match: Match) -> Iterator[Version]:
    """“A's losses get larger with every interval, from 2 in the first to 5 in the last”."""
    if c.way is None:
        return
    who = re.sub(r"['’]s?\Z", "", match["who"].strip())
    who = c.topic or "" if who.lower() in ("the", "its", "their", "") else who
    verb = "loses" if match["noun"].lower() in _DOWN else "gains"
    if not who:
        return
    more = "less" if match["way"].lower() == "smaller" else "more"
    version = [Plain(f"{who} {verb} {more} in each step than in the one before")]
    if match["one"]:
        version += [Plain(f"{who} {verb} {match[m]} step") for m in ("one", "two")]
    yield tuple(version)
