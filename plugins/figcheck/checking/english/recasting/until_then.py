"""Until when something is so that began at a point named before: “Having risen in 2010, …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SINCE_THEN = any_case(
    r"(?P<lead>(?:(?:after )?having (?:[a-z]+ly )?[a-z]+|(?:[a-z]+ly )?[a-z]+ing)\b[^,;:]*? "
    r"(?:in|at|on|by) (?P<first>[^,;:]+?)), (?P<rest>[^,;:]+?) (?:until|till|up to|through) "
    r"(?P<last>[^,;:]+?)"
)
_BEGUN = any_case(r"\b(?:from|since|between|starting|beginning|during|throughout)\b")

_END_AT = any_case(
    r"\bthe (?:very )?(?:end|close|start|beginning|outset|last year|first year|final year) of "
    r"(?:the |its )?(?:whole |entire |observed |study |given |covered |shown )?"
    r"(?:period|series|record|chart|timeline|time line|time series|stretch|span|run|range|study"
    r"|data|plot|figure|axis|curve|line)(?:,)? (?:in|at|on) (?P<at>[^\s,;:]+)"
)


@told_by(",", "until till up through")
def until_since_then(c: Scene, text: str) -> Iterator[Version]:
    """“Having risen to 60 in 2010, A stays above 50 until 2015”: from 2010 to 2015."""
    match = _SINCE_THEN.fullmatch(text.rstrip(" ."))
    if match is not None and begins_then(c, text) is not None:
        between = f"from {match['first']} to {match['last']}"
        yield (Plain(f"{match['lead']}, {match['rest']} {between}"),)


def begins_then(c: Scene, text: str) -> tuple[str, str, str] | None:
    """The axis, and from where to where along it something is so which began at a named point.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _SINCE_THEN.fullmatch(text.rstrip(" ."))
    if match is None or _BEGUN.search(text):
        return None
    first, last = c.on_axis(match["first"]), c.on_axis(match["last"])
    if first is None or last is None or first[0] != last[0]:
        return None
    return (*first, last[1])


@told_by("end close start beginning outset last first final", "in at on")
def end_with_its_time(c: Scene, text: str) -> Iterator[Version]:
    """“It falls until the end of the period in 2016”: until 2016."""
    match = _END_AT.search(text)
    if match is None:
        return
    at = match["at"].rstrip(".")
    if c.axis_of(at) is not None and text[: match.start()].rstrip()[-1:].isalpha():
        yield (Plain(text[: match.start()] + at + text[match.start("at") + len(at) :]),)
