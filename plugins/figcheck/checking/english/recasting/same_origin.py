"""What starts or ends alike: “all curves start from the same value of about 77”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SPOT = (
    r"(?:value|level|point|score|baseline|mark|place|position|origin|"
    r"(?:[a-z0-9-]+ ){0,2}[a-z0-9-]+)"
)
_STARTING = any_case(
    rf"(?P<who>[^;:(),]+?) (?:(?P<start>starts?|begins?|sets? out|commences?|departs?|originates?|"
    rf"takes? off|leaves?)|(?P<end>ends?(?: up)?|finish(?:es)?|converges?|arrives?|closes?))"
    rf"(?: out| off)? (?:from|at|on|with|in|to) (?:exactly |roughly |almost |nearly )?"
    rf"(?:the same|an identical|a common|a shared|the very same) {_SPOT}"
    rf"(?:(?:,| \(|:| of| at| –)+ ?(?:namely |i\.e\.,? |at )?(?P<value>[^();]+?)\)?)?"
)
_SHARING = any_case(
    rf"(?P<who>[^;:(),]+?) (?:shares?|has|have) (?:the same|an identical|a common) "
    rf"(?:(?P<start>start(?:ing)?|initial|opening|first)|(?P<end>end|final|last|closing)) ?"
    rf"(?:{_SPOT})(?:(?:,| \(|:| of| at| –)+ ?(?:namely |i\.e\.,? )?(?P<value>[^();]+?)\)?)?"
)


@of_form(
    (_STARTING, _SHARING),
    "start starts begin begins leave leaves set sets commence commences depart departs originate "
    "originates take takes end ends finish finishes converge converges arrive arrives close closes "
    "share shares has have",
    "same identical common shared",
)
def same_origin(c: Scene, match: Match) -> Iterator[Version]:
    """“All curves start from the same value of about 77”: at the first point, all are 77."""
    axis = c.way
    if axis is None or axis in c.named_in(match.string[: match.end("who")]):
        return
    ticks = c.ascending(axis)
    tick = ticks[0] if match["start"] else ticks[-1]
    who, value = match["who"], match["value"]
    if value is None:
        yield (Plain(f"{who} have the same value at {tick}"),)
    elif c.is_value(value):
        yield (Plain(f"At {tick}, {uncapitalised(who)} are {value}"),)
        verb = "start" if match["start"] else "end"
        yield (Plain(f"{who} {verb} at {value}"),)
