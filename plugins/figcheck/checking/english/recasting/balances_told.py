"""Results above and below zero by what is said of whose they are: “lost money”, “in the red”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.balances import shows_results
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_DID = r"(?:posted|reported|recorded|made|ran|booked|suffered|incurred|turned|generated|achieved)"
_BELOW = (
    r"(?:(?:lost|loses|was losing) money|(?:was|were|is|remained|stayed) (?:back )?in the red"
    rf"|(?:was|were|remained|is) (?:loss-making|unprofitable)|{_DID} (?:an? )?(?:annual |net "
    r"|operating )*(?:loss|losses|deficit|deficits))"
)
_ABOVE = (
    r"(?:(?:was|were|is|remained|stayed) (?:back )?in the black|(?:made|earned) money"
    rf"|(?:was|were|remained|stayed|is) profitable|{_DID} (?:an? )?(?:annual |net |operating )*"
    r"(?:profit|profits|surplus|surpluses))"
)
_TO_ABOVE = (
    r"(?:(?:returned|came back|got back|went back|made it back) (?:in)?to (?:profit(?:ability)?"
    r"|surplus|the black)|(?:broke|moved|climbed|got) into the black|became profitable)"
)
_TO_BELOW = (
    r"(?:(?:slipped|fell|slid|dropped|plunged|sank|dipped|went)(?: back)? into (?:the red|losses"
    r"|loss|deficit)|became unprofitable|became loss-making)"
)
_LEAD = r"(?P<lead>(?:in|during|from|between|until|by) [^,;]+?, )?"
_WHO = r"(?P<who>[^,;:]+?) (?:had )?(?:also |again |still |even |only |once )*"
_STATE = any_case(rf"{_LEAD}{_WHO}(?:(?P<below>{_BELOW})|{_ABOVE})(?! of\b)(?P<rest>(?: [^;:]+)?)")
_TURN = any_case(rf"{_LEAD}{_WHO}(?:(?P<below>{_TO_BELOW})|{_TO_ABOVE})(?P<rest>(?: [^,;:]+)?)")
_AFTER = any_case(r" after (?:a |an |\w+ )?(?:year|years|loss|losses|period)\b.*")


@of_form(
    _STATE,
    "money red black loss losses deficit deficits profit profits surplus surpluses making "
    "profitable unprofitable",
)
def result_signed(c: Scene, match: Match) -> Iterator[Version]:
    """“The company lost money in five of these years”: its result was negative."""
    if shows_results(c.reader.figure) and not c.named_in(match["who"]):
        sign = "negative" if match["below"] else "positive"
        yield (Plain(f"{match['lead'] or ''}the value was {sign}{match['rest']}"),)


_LOST = any_case(rf"{_LEAD}{_WHO}(?:lost|loses|was losing) (?P<much>[a-z ]*?[$€£]?\d[^,;:]*)")


@of_form(_LOST, "lost loses losing")
def lost_so_much(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2020 the company lost 4 million”: it made a loss of so much."""
    if shows_results(c.reader.figure):
        lead = match["lead"] or ""
        yield (Plain(f"{lead}{match['who']} made a loss of {match['much']}"),)


@of_form(
    _TURN,
    "red black losses loss deficit surplus profit profitability profitable unprofitable making",
    "returned came got went made broke moved climbed became slipped fell slid dropped plunged "
    "sank dipped",
)
def result_turned(c: Scene, match: Match) -> Iterator[Version]:
    """“It returned to profit in 2022”: positive then, and negative the year before."""
    axis = c.way
    if axis is None or not shows_results(c.reader.figure):
        return
    when = c.named_in(f"{match['lead'] or ''} {_AFTER.sub('', match['rest'])}").get(axis, ())
    ticks = c.ascending(axis)
    if len(when) != 1 or not ticks.index(when[0]) or c.named_in(match["who"]):
        return
    before = ticks[ticks.index(when[0]) - 1]
    signs = ("negative", "positive") if match["below"] else ("positive", "negative")
    yield tuple(
        Plain(f"In {tick}, the value was {sign}")
        for tick, sign in zip((when[0], before), signs, strict=True)
    )
