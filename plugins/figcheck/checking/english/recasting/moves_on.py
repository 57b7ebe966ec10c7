"""Moves that go on from what was told last: “This is followed by a drop to 5 in 2017”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_UP = r"(?:increase|rise|growth|recovery|rebound|surge|climb|upswing|uptick|jump|upturn)"
_DOWN = r"(?:decrease|decline|drop|fall|dip|downturn|slump|reduction|downtick|plunge)"
_EVENT = rf"(?:peak|low|high|trough|maximum|minimum|{_UP}|{_DOWN})"
_HOW = (
    r"(?:(?:slight|gradual|sharp|steady|notable|significant|substantial|small|steep|modest|rapid"
    r"|marked|sudden|brief|considerable|further|renewed|strong|slow|noticeable|dramatic|clear"
    r"|minor|major|moderate|subsequent|continuous|consistent|general|large|big|quick) )*"
)
_MOVE = (
    rf"an? (?:period of )?{_HOW}(?:(?P<up>{_UP})|(?P<down>{_DOWN}))"
    r"(?: (?:of|in) (?P<what>(?:the |its )?(?!\d|year\b)[^,;:\d]+?))?"
    r"(?:,? (?:to|reaching) (?P<level>[^;:]*?\d[^;:]*?))?"
    r"(?:,? (?P<at>in|by|until|through|around|up to) (?:the year |around |about )?"
    r"(?P<then>[^,;:]+?))?"
)
_FOLLOWED = any_case(
    rf"(?:this|it|that|(?:this|the) {_HOW}{_EVENT}) (?:is|was|has been) "
    rf"(?:then |immediately |quickly |closely )*followed by {_MOVE}"
)
_AFTER = any_case(
    rf"(?:following|after|from) (?:this|that|the) (?:{_HOW}{_EVENT}|point|year),? "
    rf"there (?:is|was|has been|follows|'s) {_MOVE}"
)
_LASTS = any_case(
    rf"(?:this|the|that) {_HOW}(?:(?P<up>{_UP}|upward trend|rising trend)"
    rf"|(?P<down>{_DOWN}|downward trend|falling trend))"
    r" (?:continues|continued|lasts|lasted|persists|persisted) (?:until|up to|through|till) "
    r"(?:(?P<it>(?:it|the (?:value|number|figure|line|level)s?) (?:reaches|reached|hits|hit|peaks"
    r"|peaked) [^;:]+?)|(?P<then>[^,;:]+?)(?:, (?:when|where|at which point) (?P<more>[^;:]+))?)"
)


@told_by("followed following after from", "a an")
def followed_by_a_move(c: Scene, text: str) -> Iterator[Version]:
    """“A peaks in 2016. This is followed by a drop to 5 in 2017”: from then on it drops to 5."""
    bare = text.rstrip(" .")
    match = _FOLLOWED.fullmatch(bare) or _AFTER.fullmatch(bare)
    start, who = _told_last(c), _whose(c)
    if match is None or start is None or who is None or c.way is None:
        return
    later = _later(c, c.way, start)
    if match["what"] and not is_measured(c, match["what"]):
        return
    if match["what"]:
        who = match["what"]  # "A drop in prices": that of the prices, whatever was told before.
    verb = ("rises" if match["up"] else "falls") if match["what"] else _verb(match)
    level = f" to {match['level']}" if match["level"] else ""
    if match["then"] is None:
        # Until when is not said: to the next point, or to the last one.
        for end in dict.fromkeys((later[0], later[-1]) if later else ()):
            yield _moves(c, f"From {start} to {end}, {who} {verb}", level)
        return
    then = c.on_axis(match["then"])
    if then is None or then[0] != c.way or then[1] not in later:
        return
    if match["at"].lower() in ("in", "around") and not level:
        yield (Plain(f"{capitalised(who)} {verb} in {then[1]}"),)
    else:
        yield _moves(c, f"From {start} to {then[1]}, {who} {verb}", level)


def _moves(c: Scene, said: str, level: str) -> Version:
    """That something moves, and where it gets to, which alone does not say which way it went."""
    return c.those_that_fail(said, f"{said}{level}") if level else (Plain(said),)


@of_form(_LASTS, "continues continued lasts lasted persists persisted")
def going_on_until(c: Scene, match: Match) -> Iterator[Version]:
    """“It falls in 2009 and then grows. This growth continues until 2016”: from 2009 to 2016."""
    start, who = _told_last(c), _whose(c)
    if start is None or who is None or c.way is None:
        return
    told = match["then"] or match["it"]
    named = c.named_in(told).get(c.way, ())
    if len(named) != 1 or named[0] not in _later(c, c.way, start):
        return
    if match["it"] is not None:
        rest = match["it"].split(" ", 1)[1] if match["it"].lower().startswith("it ") else ""
        more = f"{capitalised(who)} {_plural(rest)}" if rest else match["it"]
    elif c.axis_of(match["then"]) == c.way:
        more = f"In {named[0]}, {match['more']}" if match["more"] else ""
    else:
        return
    way = f"From {start} to {named[0]}, {who} {_verb(match)}"
    # What continues does not stop in between, so that a dip leaves it open.
    yield (Plain(way), Plain(f"{way} consistently"), *((Plain(more),) if more else ()))


def _verb(match: Match) -> str:
    return "rise" if match["up"] else "fall"


def _plural(text: str) -> str:
    """What “it” does, said of several: “reaches a peak”, “reach a peak”."""
    return re.sub(r"\A(reach|peak|hit)(?:es|s)\b", r"\1", text)


def _told_last(c: Scene) -> str | None:
    """The last point of the axis that the sentence before names, if none it names is later."""
    named = c.named_in(c.before).get(c.way or "", ())
    if c.way is None or not named:
        return None
    ascending = c.ascending(c.way)
    latest = max(named, key=ascending.index)
    return latest if latest == named[-1] else None


def _later(c: Scene, axis: str, start: str) -> tuple[str, ...]:
    ticks = c.ascending(axis)
    return ticks[ticks.index(start) + 1 :]


def _whose(c: Scene) -> str | None:
    """What moves: the values of the one line, or those of what the sentence before is about."""
    if c.reader.names.is_one_line:
        return "the values"
    subject = c.cut(c.before)[1]
    return f"the values of {subject}" if subject and c.reader.is_place(subject) else None


_TO_A_PEAK = any_case(
    r"(?P<head>(?P<who>[^;:]+?)\bfrom [^;:]+? to) (?:a|an|its|their|the) (?:\w+ )?"
    r"(?:(?P<high>peak|high|maximum)|(?P<low>low|minimum|trough)) of (?P<level>[^;:]*?\d[^;:]*?)"
    r" (?P<at>in|at|by) (?P<then>[^,;:]+?)"
)


@of_form(_TO_A_PEAK, "peak high maximum low minimum trough", "from", "of")
def moving_to_a_peak(c: Scene, match: Match) -> Iterator[Version]:
    """“A rises from 5 in 2008 to a peak of 9 in 2016”: it rises to 9 then, where it is highest."""
    if c.way is None or c.axis_of(match["then"]) != c.way:
        return
    subject, then = c.cut(match.string)[1], match["then"]
    if subject:
        most = f"was {'highest' if match['high'] else 'lowest'} in {then}"
        yield (
            Plain(f"{match['head']} {match['level']} {match['at']} {then}"),
            Plain(f"{capitalised(subject)} {most}"),
        )


_DID = {
    "rising": "rose", "increasing": "increased", "growing": "grew", "climbing": "climbed",
    "falling": "fell", "declining": "declined", "decreasing": "decreased", "dropping": "dropped",
}  # fmt: skip
_WITH_MOVING = any_case(
    rf"(?P<first>[^;:]+?), (?:with (?P<who>[^,;:]+?) )?(?P<doing>{'|'.join(_DID)}) "
    r"(?P<rest>from [^;:]+? to (?:a|an|its|their|the) (?:\w+ )?(?:peak|high|low|maximum|minimum"
    r"|trough) of [^;:]+)"
)


@of_form(_WITH_MOVING, "peak high maximum low minimum trough", "from", ",")
def with_a_move_to_a_peak(c: Scene, match: Match) -> Iterator[Version]:
    """“The trend is upward, with A rising from 5 to a peak of 9 in 2016”: A rose so."""
    if not (match["who"] or c.reader.names.is_one_line):
        return
    who = match["who"] or "the values"
    moved = f"{capitalised(who)} {_DID[match['doing'].lower()]} {match['rest']}"
    yield Plain(match["first"]), Plain(moved)


_WHEN = any_case(
    r"(?P<first>[^;:]+?\b(?:from|between) (?P<one>[^,;:]+?) (?:to|and) (?P<two>[^,;:]+?)), "
    r"(?:when|during which(?: time)?|where|a period in which) "
    r"(?P<rest>(?P<it>(?:it|they)\b)?[^;:]+ (?:from [^;:]+ to|by) [^;:]*\d[^;:]*)"
)


@of_form(_WHEN, "when which where", "from between", ",")
def when_it_moved(c: Scene, match: Match) -> Iterator[Version]:
    """“A grew most between 2010 and 2012, when it rose from 5 to 9”: it did from 2010 to 2012."""
    if c.way is None or c.way in c.named_in(match["rest"]):
        return
    one, two = match["one"], match["two"]
    if match["it"] and not c.reader.names.is_one_line:
        return
    if c.axis_of(one) == c.axis_of(two) == c.way:
        yield c.those_that_fail(match["first"], f"From {one} to {two}, {match['rest']}")
