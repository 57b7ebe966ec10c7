"""Whom a step moves most: “the last step brings the largest gain for A and the least for B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STEP = (
    r"(?P<step>the (?:last|final|first) (?:step|interval|(?P<span>\d+)[a-zA-Z]?(?: [a-z]+){1,2}?)"
    r"|the step (?:from|between) [^,;:()]+?)"
)
_LARGEST = r"(?:largest|biggest|greatest|strongest|highest)"
_LEAST = r"(?:smallest|least|lowest|weakest|slightest)"
_ENDS = r"(?: \((?:from )?(?P<{0}>\d[\d.,]*%?) (?:to|→|->) (?P<{1}>\d[\d.,]*%?)\))?"
_KIND = (
    r"(?:(?P<gain>gain|improvement|increase|rise|jump)|(?P<loss>loss|drop|decline|decrease|fall"
    r"|reduction))"
)
# "The last step brings the largest gain for A" may as well be of all gains of A.
_BRINGS = any_case(
    rf"{_STEP} (?:brings?|yields?|gives?|produces?|causes?|leads? to|results? in) the {_LARGEST} "
    rf"(?:absolute )?{_KIND} (?:for|to|in|of) (?P<most>[^,;:()]+?){_ENDS.format('a', 'b')}"
    rf",? and the {_LEAST}(?: one)? (?:for|to|in|of) (?P<least>[^,;:()]+?)"
    rf"{_ENDS.format('c', 'd')}"
)


@of_form(_BRINGS, "step last final first", "largest biggest greatest strongest highest")
def last_step_brings(c: Scene, match: Match) -> Iterator[Version]:
    """“The last step brings the largest gain for A and the smallest for B”: then A gains most."""
    axis = c.way
    if axis is None:
        return
    ticks = c.ascending(axis)
    step = match["step"].lower()
    ends = ticks[-2:] if " last " in step or " final " in step else ticks[:2]
    if step.startswith("the step"):
        named = c.named_in(step).get(axis, ())
        ends = tuple(t for t in ticks if t in named)
    if len(ends) != len("ab"):
        return
    known = c.reader.names.dimensions[axis]
    one, two = (known.numbers[known.ticks.index(tick)] for tick in ends)
    if match["span"] and (one is None or two is None or two - one != float(match["span"])):
        return
    where = f"From {ends[0]} to {ends[1]}"
    told = [_moved(match, much, where) for much in ("most", "least")]
    values = [
        Plain(f"{where}, {match[who]} goes from {match[first]} to {match[last]}")
        for who, first, last in (("most", "a", "b"), ("least", "c", "d"))
        if match[first]
    ]
    yield (*told, *values)


def _moved(match: Match, much: str, where: str) -> Plain:
    verb = "improves" if "improvement" in match.string.lower() else "rises"
    verb = "falls" if match["loss"] else verb
    return Plain(f"{where}, {match[much]} {verb} the {much}")
