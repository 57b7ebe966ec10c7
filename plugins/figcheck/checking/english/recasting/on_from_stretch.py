"""What goes on from a stretch: “Between 2010 and 2016 A triples, and then loses 6”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AMOUNT = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just|another) )?\d[\d.,]*\S*(?: [a-zµ%]+)?"
)
_THEN = r"(?:,? (?:and|but) (?:then|afterwards|after that)|, then|,? before|, after which it) "
_LED = any_case(
    rf"(?P<lead>(?:from|between) (?P<start>[^,;:]+?) (?:to|and|until) (?P<stop>[^,;:]+?)),? "
    rf"(?P<first>[^;:]+?){_THEN}(?P<then>[^,;:]+)"
)
"""“Between 2010 and 2016, A rises to 42, and then falls”."""

_GERUNDS = {
    "losing": "loses", "falling": "falls", "dropping": "drops", "declining": "declines",
    "rising": "rises", "gaining": "gains", "climbing": "climbs", "recovering": "recovers",
    "shedding": "sheds", "giving": "gives", "growing": "grows", "decreasing": "decreases",
    "increasing": "increases", "slipping": "slips", "dipping": "dips",
}  # fmt: skip

_BY_THEN = any_case(
    rf"(?P<who>[^,;:]+?) (?:has |had )?(?P<up>gain(?:s|ed)|add(?:s|ed)|climb(?:s|ed) by|rises by|"
    rf"rose by|grows by|grew by|los(?:es|t)|sheds?|drop(?:s|ped) by|falls by|fell by|"
    rf"declin(?:es|ed) by|improv(?:es|ed) by|increas(?:es|ed) by|decreas(?:es|ed) by) "
    rf"(?P<much>{_AMOUNT}) (?:by|until|up to|through) (?P<turn>[^,;:]+?)"
    rf"(?:{_THEN}|,? (?:and|but) (?:has |had )?)(?P<back>[a-z]+) (?P<rest>(?:back |by )*)"
    rf"(?P<less>{_AMOUNT}) (?:by|until|up to) (?P<end>[^,;:]+)"
)
"""“A gains 30 by 2016 and gives back 6 by 2020”."""

_FROM_PEAK = any_case(
    rf"(?P<peak>(?P<who>[^,;:]+?) (?:peak(?:s|ed)|tops out|topped out|bottoms out|bottomed out|"
    rf"crests|crested|reaches its (?:peak|maximum|highest \w+|minimum|low|lowest \w+))"
    rf"(?: (?:at|with|of) {_AMOUNT})? (?:at|in|on) (?P<turn>[^,;:()]+?)(?: (?:at|with) {_AMOUNT}"
    rf"| \({_AMOUNT}\))?)"
    rf"(?:{_THEN}|,? (?:and|but) (?:has |had ))(?P<back>[a-z]+) (?P<rest>(?:back |by )*)"
    rf"(?P<less>{_AMOUNT})(?: (?:of it|of that))? (?:by|until|up to) (?P<end>[^,;:]+)"
)
"""“A peaks in 2016 and has lost 6 by 2020”."""


@of_form(_LED, "from between", "then before afterwards after")
def on_from_stretch(c: Scene, match: Match) -> Iterator[Version]:
    """“Between 2010 and 2016 A rises, and then falls by 6”: it falls so from 2016 on.

    Where a step to the next tick may be meant as well as the way to the end, both must be so.
    """
    if c.on_axis(match["start"]) is None:
        return
    later = _later(c, match["stop"])
    if not later or c.named_in(match["then"]).keys() & c.named_in(match["stop"]).keys():
        return
    (_, who, _), then = c.cut(match["first"]), _finite(match["then"])
    if not who:
        return
    first = Plain(f"{match['lead']}, {match['first']}")
    for tick in dict.fromkeys((later[-1], later[0])):
        yield first, Plain(f"From {match['stop']} to {tick}, {who} {then}", hung=True)


@of_form(_BY_THEN, "by until up through", "and but then before after")
def there_and_back(c: Scene, match: Match) -> Iterator[Version]:
    """“A gains 30 by 2016 and gives back 6 by 2020”: the one until 2016, the other after it."""
    axis = c.axis_of(match["turn"])
    if axis is None or c.axis_of(match["end"]) != axis:
        return
    start = f"From {c.ascending(axis)[0]} to {match['turn']}"
    yield Plain(f"{start}, {match['who']} {match['up']} {match['much']}"), _back(match)


@of_form(_FROM_PEAK, "by until up", "and but then before after", "at in on")
def back_from_peak(c: Scene, match: Match) -> Iterator[Version]:
    """“A peaks in 2016 and has lost 6 by 2020”: since its peak."""
    axis = c.axis_of(match["turn"])
    if axis is not None and c.axis_of(match["end"]) == axis:
        yield Plain(match["peak"]), _back(match)


def _back(match: Match) -> Plain:
    """What is said of the way from the turn to the end."""
    back = _finite(f"{match['back']} {match['rest']}{match['less']}")
    return Plain(f"From {match['turn']} to {match['end']}, {match['who']} {back}", hung=True)


def _later(c: Scene, stop: str) -> list[str]:
    """The ticks behind one that a text names, in their order."""
    spot = c.on_axis(stop)
    if spot is None:
        return []
    ticks = c.ascending(spot[0])
    return list(ticks[ticks.index(spot[1]) + 1 :])


def _finite(text: str) -> str:
    """What is said to follow, as a verb that stands alone: “falling by 6” as “falls by 6”."""
    verb, _, rest = text.partition(" ")
    return f"{_GERUNDS.get(verb.lower(), verb)} {rest}"
