"""When one after another gets past a level: “A does at 32, whereas B and C need 64 to do so”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_NEEDS = (
    r"(?P<{0}>[^;:()]+?) (?:needs?|takes?|requires?|took|needed|required)(?: until)?"
    r" (?P<{1}>[^,;:()]+?)(?: (?:to do so|to get there|to do the same|for that|for this))?"
)
_IN_TURN = any_case(
    r"(?P<who>[^,;:()]+?) (?:first )?(?P<does>(?:drops?|falls?|dips?|gets?|goes|rises?|climbs?"
    r"|sinks?) (?:below|under|above|over|past)) (?P<level>[^,;:()]+?) (?:as early as|already (?:at"
    r"|after|by)|at|after|by|within) (?P<when>[^,;:()]+?), (?:whereas|while|whilst|but) "
    rf"{_NEEDS.format('others', 'later')}(?:,? (?:and|while) {_NEEDS.format('last', 'latest')})?"
)


@of_form(
    _IN_TURN,
    "whereas while whilst but",
    "need needs take takes require requires took needed required",
    "below under above over past",
)
def reached_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“A drops below 3 as early as 32, whereas B needs 64 to do so”: each first does then."""
    told = [("who", "when"), ("others", "later"), *([("last", "latest")] if match["last"] else [])]
    level = _LEVEL.sub("", match["level"])
    does = match["does"].lower().split()
    verb = does[0] if does[0] in ("goes", "gets") or does[0].endswith("s") else f"{does[0]}s"
    said: list[Plain] = []
    for who, when in told:
        named = c.named_in(match[who])
        spot = c.on_axis(_UNIT.sub("", match[when])) or c.on_axis(match[when])
        if len(named) != 1 or not c.is_subject(match[who]) or spot is None:
            return
        ((_, ticks),) = named.items()
        said += [Plain(f"{t} first {verb} {does[1]} {level} at {spot[1]}") for t in ticks]
    yield tuple(said)


_LEVEL = any_case(r"\A(?:an? |the )?(?:[a-z]+ )?(?:[a-z]+ of|mark of|level of) (?=\d)")
_UNIT = any_case(r" (?:training )?(?:steps?|epochs?|iterations?|updates?|tokens?)\Z")

_PASSED = any_case(
    r"the (?P<level>\d[\d.,]*(?: ?%)?) (?:mark|level|line|threshold|barrier) (?:is|was) "
    r"(?:passed|crossed|broken|reached) (?P<when>(?:at|by|after|in) [^,;:()]+?)"
    r" by (?P<who>[^;:()]+?)"
    r"(?:, (?:while|whereas|but) (?P<others>[^;:()]+?) (?:only )?(?:gets?|do|does) (?:there|so)"
    r"(?: only)? (?P<later>(?:at|by|after|in) [^,;:()]+))?"
)


@of_form(_PASSED, "passed crossed broken reached", "by", "mark level line threshold barrier")
def mark_passed(c: Scene, match: Match) -> Iterator[Version]:
    """“The 3.5 mark is passed at 8 by A and B, while C gets there at 16”: each passes it then."""
    said: list[Plain] = []
    for who, when in (("who", "when"), ("others", "later")):
        if not match[who]:
            continue
        named = c.named_in(match[who])
        if len(named) != 1 or not c.is_subject(match[who]) or not c.is_led(match[when]):
            return
        ((_, ticks),) = named.items()
        for tick in ticks:
            falls = c.holds(f"{tick} ends lower than it starts")
            if falls is None:
                return
            past = "falls below" if falls else "rises above"
            said.append(Plain(f"{tick} first {past} {match['level']} {match[when]}"))
    yield tuple(said)
