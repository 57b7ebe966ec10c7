"""What more of something goes along with: “a higher dose means a lower pressure”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.first_letters import capitalised, uncapitalised
from figcheck.checking.english.naming.doses import dosed
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_DOSE = r"(?:dose|dosage|amount|concentration)s?(?: of [^,;:]+?)?"
_GOES = (
    r"(?:goes|go) (?:along|together|hand in hand) with|means?|comes? with|brings?|leads? to"
    r"|results? in|is associated with|are associated with|corresponds? to|yields?|produces?"
)
_SIGN = r"(?P<sign>lower|higher|smaller|larger|greater)"
_MEANS = any_case(
    rf"(?P<lead>(?:at|in|on|from|after|for) [^,;:]+, )?(?:a |the )?(?P<more>higher|larger|lower"
    rf"|smaller) {_DOSE} (?:always |consistently )?(?:{_GOES}) (?:a |an )?{_SIGN} [^,;:]+?"
    r"(?P<trail> (?:at|in) (?:each|every|all) [^,;:]+)?"
)
_THE_THE = any_case(
    rf"(?P<lead>(?:at|in|on|from|after|for) [^,;:]+, )?the (?P<more>higher|larger|lower|smaller) "
    rf"the {_DOSE}, the {_SIGN} the [^,;:]+?"
)
_DOWN = frozenset({"lower", "smaller"})


@told_by("dose doses dosage amount concentration")
def higher_doses(c: Scene, text: str) -> Iterator[Version]:
    """“A higher dose means a lower pressure”: each dose is below the next smaller one."""
    match = _MEANS.fullmatch(text) or _THE_THE.fullmatch(text)
    found = list(dosed(c.reader.figure)) if match else []
    if match is None or len(found) != 1:
        return
    ((_, _, ordered),) = found
    opposed = (match["more"].lower() in _DOWN) is not (match["sign"].lower() in _DOWN)
    how = "lower" if opposed else "higher"
    lead, trail = match["lead"] or "", match.groupdict().get("trail") or ""
    ticks = [tick for _, tick in ordered]
    yield tuple(Plain(f"{lead}{two} is {how} than {one}{trail}") for one, two in pairwise(ticks))


_AFTER_START = any_case(
    r"(?:after (?:the )?(?:baseline|start|randomi[sz]ation|outset), (?P<rest>.+)"
    r"|(?P<each>(?:at|in) (?:each|every|all|any)(?: the)? )post-?baseline (?P<noun>\w+),"
    r" (?P<behind>.+)"
    r"|(?P<said>.+?) after (?:the )?baseline)"
)


@of_form(
    _AFTER_START, "after post postbaseline", "baseline start randomization randomisation outset"
)
def after_baseline(c: Scene, match: Match) -> Iterator[Version]:
    """“After baseline, A is below B”: at all points but the first."""
    axis = c.way
    if axis is None or not is_ordered(c.reader.names.dimensions[axis]):
        return
    ticks = c.ascending(axis)
    if len(ticks) < _FEWEST or not re.search(r"\b(?:0|baseline|start)\b", ticks[0], _FLAGS):
        return
    if match["behind"]:
        said = f"{match['behind']} {match['each'].lower()}{match['noun']}"
    else:
        said = match["rest"] or match["said"]
    said = capitalised(said)
    if not c.named_in(said).get(axis):
        yield (Plain(f"From {ticks[1]} on, {uncapitalised(said)}"),)
        yield (Plain(f"From {axis.split()[0].rstrip('s')} {ticks[1]} on, {said}"),)


_FEWEST = 3
