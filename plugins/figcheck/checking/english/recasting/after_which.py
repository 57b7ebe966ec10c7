"""What happens at a point of an axis and behind it: “they meet at 32, after which A leads”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AFTER = any_case(
    r"(?P<first>[^;:]+?), (?:after which(?: point)?|from which point on(?:wards?)?|"
    r"from where on(?:wards?)?|from then on(?:wards?)?|whereupon) (?P<then>[^;:]+)"
)
_WHEN = any_case(
    r"(?P<first>[^;:]+?), (?:when|at which(?: point)?|a point at which|where) (?P<then>[^;:]+)"
)
_OF_CHANGE = frozenset("RISES GAINS GROWS_IN BETTERS CHANGE LEVELS".split())
"""Classes of words for changes, which begin at the point that is told."""

_PRONOUN = any_case(r"\A(?:it|they|the (?:line|curve)) ")
_GETS_AHEAD = any_case(
    r"\b(?:pulls?|moves?|edges?|gets?|goes|goes? on|draws?|comes?|forges?|surges?)"
    r"(?= (?:ahead|in front)\b)"
)
_TAKES_OVER = any_case(
    r"(?P<who>[^,;:]+?) (?:takes? (?:it )?over|(?:takes?|goes) (?:over |into )?the lead)"
    r"(?P<what> in [^,;:]+)?"
)
PASSED = any_case(r"\b(?:overtak\w+|overtook|surpass\w*|passed by|eclips\w+)\b")
"""What happens once, and not at all points that come later."""

_END = any_case(r",? (?:up to|until|till|through|to|from|between|and|at|in|with)(?: \S+ to)?\Z")
"""What is left of where that was when the point itself is taken off."""

_UNTIL = any_case(r"\b(?:up to|until|till|through|from \S+ to) (?P<tick>[^,;:]+)\Z")
_BEFORE = any_case(
    r"(?P<first>[^;:]+?), (?:before|until) (?P<then>[^,;:]+?) "
    r"(?:moves?|pulls?|edges?|gets?|goes|draws?|comes?) (?:ahead|in front) "
    r"(?P<when>(?:in|at|by|from) [^,;:()]+?)(?P<values> \([^()]*\))?"
)


@of_form(_AFTER, ",", "which where then whereupon")
def after_which(c: Scene, match: Match) -> Iterator[Version]:
    """“They meet at 32 shots, after which A pulls ahead”: at all later points it is ahead."""
    told = _last_told(c, match["first"])
    spot = c.on_axis(told) if told else None
    if spot is None or PASSED.search(match["then"]):
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    # What changes does so from there on; what lies somewhere does so behind it.
    moves = not _OF_CHANGE.isdisjoint(classes_in(match["then"]))
    later = ticks[ticks.index(tick) + (0 if moves else 1) :]
    if len(later) > moves and axis not in c.named_in(match["then"]):
        where = f"At {later[0]}" if len(later) == 1 else f"From {later[0]} to {later[-1]}"
        if later[-1].isdigit():
            where = " ".join((where, *told.split()[1:]))  # "From 8 to 32 threads"
        if leader := _TAKES_OVER.fullmatch(match["then"]):
            does = _led(c, match["first"], told, leader)
            # It may lose the lead again: false is only what does not even hold at once.
            for there in dict.fromkeys((where, f"At {later[0]}")) if does else ():
                yield Plain(match["first"]), Plain(f"{there}, {does}", hung=True)
            return
        then = _GETS_AHEAD.sub("is", match["then"])
        if (subject := c.cut(match["first"])[1]) and c.reader.is_place(subject):
            then = _PRONOUN.sub(f"{subject} ", then, count=1)
        yield Plain(match["first"]), Plain(f"{where}, {then}", hung=True)


def _led(c: Scene, first: str, told: str, leader: Match) -> str:
    """What is said of who takes over: “A is the fastest up to 4, after which B does”: that B is."""
    if not c.reader.is_place(leader["who"]):
        return ""
    does = _END.sub("", c.cut(first[: -len(told)].removesuffix(" "))[2])
    does = f"leads{leader['what']}" if leader["what"] else does
    return does and f"{leader['who']} {does}"


@of_form(_WHEN, ",", "when where which")
def when_it_is(c: Scene, match: Match) -> Iterator[Version]:
    """“They lie closest in 2018, when the extremes are 2 apart”: they are in 2018."""
    spot = _last_spot(c, match["first"])
    if spot is None or spot[0] in c.named_in(match["then"]):
        return
    where = c.led_end(match["first"])
    if where and not where.startswith("of "):  # "At size 3 and a rate of 5, where …"
        then, things = match["then"], c.named_in(match["first"])
        named = [t for d, ticks in things.items() if d != c.way for t in ticks]
        if len(named) == 1 and not c.cut(match["first"])[1]:
            # "The steepest drop of A came in 2019, when it fell by 13": A fell.
            then = _PRONOUN.sub(f"{named[0]} ", then, count=1)
        yield (
            Plain(match["first"]),
            Plain(f"{capitalised(where)}, {then}", hung=True),
        )


@of_form(_BEFORE, ",", "before until", "ahead front")
def before_another_leads(c: Scene, match: Match) -> Iterator[Version]:
    """“A is first from 2013 to 2019, before B moves ahead in 2020”: B is ahead of A then."""
    subject = c.cut(match["first"])[1]
    if not (c.is_subject(match["then"]) and c.reader.is_place(subject)):
        return
    when = match["when"]
    said = f"{capitalised(when)}, {match['then']} is ahead of {subject}{match['values'] or ''}"
    yield Plain(match["first"]), Plain(said, hung=True)


def _last_spot(c: Scene, text: str) -> tuple[str, str] | None:
    """The one point of an ordered axis that a clause ends with: “… at 32 shots”."""
    told = _last_told(c, text)
    return c.on_axis(told) if told else None


def _last_told(c: Scene, text: str) -> str:
    """How a clause tells that point, without what leads it; empty if it ends otherwise."""
    until = _UNTIL.search(text)
    return until["tick"] if until else c.led_end(text).partition(" ")[2]
