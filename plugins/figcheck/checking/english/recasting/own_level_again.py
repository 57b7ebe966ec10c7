"""When a line gets past a level that it had: “it does not exceed its level of 1990 before 2020”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Scene, Version, told_by
from figcheck.patterns import any_case

_UP = (
    r"(?:exceed|surpass|pass|top|outgrow|(?:get|rise|climb|grow|move|go|be)s? (?:back )?"
    r"(?:above|past|beyond))(?:e?s|ed)?|is (?:back )?above|was (?:back )?above"
)
_DOWN = (
    r"(?:undercut|undershoot|(?:get|fall|drop|sink|slip|dip|go|be)s? (?:back )?(?:below|under))s?"
    r"|is (?:back )?below|was (?:back )?below"
)
_BACK = (
    r"(?:regain|reach|attain|recover|match|(?:return|get|come|climb|recover)s? (?:back )?to|"
    r"(?:get|be|climb)s? back (?:to|at))(?:e?s|ed)?|is back (?:to|at)|was back (?:to|at)"
)
_GETS = rf"(?:(?P<up>{_UP})|(?P<down>{_DOWN})|(?P<back>{_BACK}))"
_LEVELS = r"(?:level|value|mark|figure|score|height|reading|result)"
_LEVEL = (
    rf"(?:its|the|their)(?: own)? (?:{_LEVELS} (?:of|from|in|at) (?P<then>[^,;:() ]+)"
    rf"|(?P<of>[^,;:() ]+) {_LEVELS})"
)
_AGAIN = r"(?: again| once more)?"
_NOT_YET = r"(?:only|not until|not before|as late as|no earlier than)"
_AT = r"(?:(?:in|at|on|by|from|with) )?"
_WHEN = r"(?P<when>[^,;:()]+?)"
_WHO = r"(?P<who>[^,;:()]+?)"
_WAYS = (
    any_case(
        rf"(?:it (?:is|was) )?{_NOT_YET} {_AT}{_WHEN} (?:does|do|did|that|has|have) {_WHO} "
        rf"{_GETS}{_AGAIN} {_LEVEL}{_AGAIN}"
    ),
    any_case(rf"{_WHO} (?:only|first) {_GETS}{_AGAIN} {_LEVEL}{_AGAIN} {_AT}{_WHEN}"),
    any_case(rf"{_WHO} {_GETS}{_AGAIN} {_LEVEL}{_AGAIN} {_NOT_YET}{_AGAIN} {_AT}{_WHEN}"),
    any_case(
        rf"{_WHO} (?:does|do|did) not {_GETS}{_AGAIN} {_LEVEL}{_AGAIN} "
        rf"(?:until|till|(?P<before>before)) {_WHEN}"
    ),
)
_NO_EARLIER = any_case(r"\bno earlier than\b")
_PRONOUNS = frozenset({"it", "they", "this", "the line", "the curve"})


@told_by(
    "level value mark figure score height reading result",
    "only until before first late earlier till",
)
def own_level_again(c: Scene, text: str) -> Iterator[Version]:
    """“A exceeds its level of 1990 again only in 2020”: it does in 2020, and not in between.

    “It does not exceed it before 2020” leaves open whether it ever does, so that only what is in
    between counts.
    """
    match = next((m for way in _WAYS if (m := way.fullmatch(text.rstrip(" .")))), None)
    spots = [c.on_axis(match["then"] or match["of"]), c.on_axis(match["when"])] if match else []
    if match is None or None in spots:
        return
    (axis, then), (other, when) = (spot for spot in spots if spot is not None)
    who: str | None = match["who"]
    if who is not None and who.lower() in _PRONOUNS:
        who = c.topic
    if who is None or axis != other or not c.is_subject(who) or axis in c.named_in(who):
        return
    ticks = c.ascending(axis)
    between = ticks[ticks.index(then) + 1 : ticks.index(when)]
    if not between:
        return  # Nothing has come in between, so that “only then” tells of no delay.
    beyond = "lower" if match["down"] else "higher"
    there, here = f"{beyond} than", f"not {beyond} than"
    if match["back"]:
        there, here = "not lower than", "lower than"
        if c.holds(f"{who} at {between[0]} is lower than {who} at {then}") is not True:
            return  # It may be on its way down to the level.
    reached = f"{who} at {when} is {there} {who} at {then}"
    if _NO_EARLIER.search(text) and c.holds(reached) is not True:
        return  # It may get there later than that.
    before_only = match.groupdict().get("before") is not None
    yield c.those_that_fail(
        *(() if before_only else (reached,)),
        *(f"{who} at {tick} is {here} {who} at {then}" for tick in between),
    )
