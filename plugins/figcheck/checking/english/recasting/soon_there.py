"""When something gets where another is later: “A needs just 32B tokens to get below B's last”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_GOAL = (
    r"(?:(?P<below>(?:(?:get|go|come|fall|drop|dip|sink)s? )?(?:below|under|beneath)|undercuts?)"
    r"|(?P<above>(?:(?:get|go|come|rise|climb|move)s? )?(?:above|over|past|beyond|ahead of)"
    r"|exceeds?|surpass(?:es)?|outperforms?|overtakes?|beats?|tops?|pass(?:es)?)"
    r"|(?P<match>match(?:es)?|reach(?:es)?|attains?|equals?|achieves?|arrives? at|gets? to"
    r"|catch(?:es)? up with))"
)
_ONLY = r"(?:(?:just|only|merely|no more than|as little as) )?"
_WHEN = r"(?P<when>(?:[a-z]+ )?\d[^,;:()]*?)"
_WHAT = r"(?P<what>(?!its\b|their\b)[^;:,()]+?)"
_PARTS = {
    "half": 1 / 2, "a third": 1 / 3, "one third": 1 / 3, "a quarter": 1 / 4, "one quarter": 1 / 4,
    "a fifth": 1 / 5, "two thirds": 2 / 3, "three quarters": 3 / 4,
}  # fmt: skip
_THUS = (
    rf"(?:, (?:i\.e\.,?|that is,|or|thus) (?P<part>{'|'.join(_PARTS)})"
    r" (?:less|fewer)(?: [a-z]+)?)?"
)
_NEAR = 0.05
_FIRST = (
    any_case(
        rf"it (?:only |just )?(?:takes|took) (?P<who>[^,;:()]+?) {_ONLY}{_WHEN}"
        rf" to (?:already )?{_GOAL} {_WHAT}{_THUS}"
    ),
    any_case(
        rf"(?P<who>[^,;:()]+?) (?:needs?|needed|requires?|required|takes?|took) {_ONLY}{_WHEN}"
        rf" to (?:already )?{_GOAL} {_WHAT}{_THUS}"
    ),
)
_SOON = r"(?=.*\b(?:only|just|merely|already|little|no)\b)"
"""Without such a word, “A overtakes B at 8” tells of a crossing there."""

_BY_THEN = (
    any_case(
        rf"{_SOON}"
        rf"(?:(?:similarly|likewise|also), )?(?P<who>[^,;:()]+?) (?:already )?{_GOAL} {_WHAT}"
        rf",? (?:already )?(?:after|with|at|by) {_ONLY}{_WHEN}"
    ),
    any_case(
        rf"{_SOON}"
        rf"(?:already )?(?:after|with|at|by) {_ONLY}{_WHEN},? (?P<who>[^,;:()]+?) (?:already )?"
        rf"{_GOAL} {_WHAT}"
    ),
)
_FINAL = any_case(r"\b(?:final|last|eventual)\b")
_BETTER = any_case(r"surpass|outperform|overtake|beat")


def _there(match: Match, who: str, when: str) -> Plain:
    """That it is there at a point: “matches” says that it is no worse then."""
    beyond = "below" if match["below"] else "above"
    if match["match"] or _BETTER.match(match["above"] or ""):
        beyond = "worse than" if match["match"] else "better than"
    said = f"At {when}, {who} is {beyond} {match['what']}"
    return Plain(said, negated=match["match"] is not None)


def _told(c: Scene, match: Match) -> tuple[str, str, str] | None:
    """Of whom, along which axis and for which point it is told."""
    spot, who = c.on_axis(match["when"]), _within(match["who"])
    if spot is None or not c.is_subject(who):
        return None
    axis, tick = spot
    others = set(c.named_in(match["what"])) - {axis}
    return (who, axis, tick) if others else None


def _within(who: str) -> str:
    """A subject that no longer begins the sentence: “the blue line”."""
    return re.sub(r"\AThe\b", "the", who)


@of_form(_FIRST, "to", "needs need needed requires require required takes take took")
def needed_to_get_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A needs just 8 steps to get below B's last value”: it is below at 8, and not before."""
    told = _told(c, match)
    if told is None:
        return
    who, axis, tick = told
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    when = match["when"]
    there = _there(match, who, when)
    if place and tick in when and _is_part(c, match, axis, tick):
        before = _there(match, who, when.replace(tick, ticks[place - 1]))
        yield there, replace(before, negated=not before.negated)


def _is_part(c: Scene, match: Match, axis: str, tick: str) -> bool:
    """Whether a point is so much of the axis as is said: at 32 of 48, “a third less data”."""
    known = c.reader.names.dimensions[axis]
    sizes = dict(zip(known.ticks, known.numbers, strict=True))
    whole, so_far = sizes[c.ascending(axis)[-1]], sizes[tick]
    if match["part"] is None:
        return True
    if not whole or so_far is None or _FINAL.search(match["what"]) is None:
        return False
    return abs(1 - so_far / whole - _PARTS[match["part"].lower()]) <= _NEAR


@of_form(_BY_THEN, "after with at by", "only just merely already little no")
def there_by_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A matches B's last value after only 8 steps”: it is no worse at 8."""
    told = _told(c, match)
    if told is not None:
        yield (_there(match, told[0], match["when"]),)
