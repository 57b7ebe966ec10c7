"""How orders are read out: “from fast to slow, the list runs A, B, C”, “the winter ranking”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import RANK, RANK_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Kind
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE

_MOST = dict(
    pair.split(" ", 1)
    for pair in (
        "high highest; low lowest; large largest; big biggest; small smallest; long longest; short "
        "shortest; tall tallest; fast fastest; quick fastest; slow slowest; heavy heaviest; light "
        "lightest; loud loudest; quiet quietest; warm warmest; hot hottest; cold coldest; cool "
        "coolest; cheap cheapest; expensive most expensive; dear most expensive; old oldest; young "
        "youngest; new newest; wide widest; narrow narrowest; strong strongest; weak weakest; good "
        "best; bad worst; many highest; few lowest; much highest; little lowest; rich highest; "
        "poor lowest; deep deepest; shallow shallowest; steep steepest; flat flattest; "
        "wet wettest; dry "
        "driest; busy highest; frequent highest; rare lowest; common highest; most highest; least "
        "lowest "
    )
    .strip()
    .split("; ")
)
"""What of a kind stands at the end of an order that goes from one adjective to its opposite."""

_ENDS = any_case(
    rf"\bfrom (?:the )?(?P<one>{'|'.join(_MOST)}) to (?:the )?(?P<two>{'|'.join(_MOST)})\b"
)
_TOP_DOWN = any_case(r"\bfrom (?:the )?(?P<one>top|bottom) to (?:the )?(?:top|bottom)\b")
_READS = any_case(
    r"(?P<before>\b(?:order|ranking|sequence|list|ordering|row))(?: (?:then|now))? "
    r"(?:reads|runs|read|ran|goes|went|becomes|is as follows)(?P<colon>:)? "
)
_RUN = any_case(
    r"(?P<head>(?:(?:when |if )?(?:sorted|ordered|ranked|arranged)\b|from |in (?:de|a)scending)"
    r"[^;:]*?), (?P<things>the [^,;:]+?|they) (?:run|ran|rank|read|go|line up|come|follow)"
    r"(?: as follows)?:? (?P<list>[^;:]+)"
)
_NAMED = any_case(r"\bthe (?P<name>[^,;:.()]+?) (?P<order>ranking|order|rank order)\b")


_VALUES = any_case(
    r"(?P<way>(?:in|from) [^,;:]*?(?:order|\w+est)), "
    r"the (?:values|bars|scores|figures|shares|rates) (?:for|in|at|of|on) (?P<where>[^,;:]+?) "
    r"(?:belong to|are those of|are|come from) (?P<list>[^;:]+)"
)


@told_by("from order ranking sequence list ordering row sorted ordered ranked arranged in")
def orders_read(c: Scene, text: str) -> Iterator[Version]:
    """“Sorted by price from cheap to dear, the shops run A, B, C”: from cheapest, the order is."""
    said = _RUN.sub(lambda m: f"{m['head']}, the order is {m['list']}", text)
    said = _VALUES.sub(lambda m: f"{m['way']}, the order in {m['where']} is {m['list']}", said)
    said = _READS.sub(lambda m: f"{m['before']} is ", said)
    said = re.sub(r"\bthe list is\b", "the order is", said)
    said = _ENDS.sub(_between, said)
    if c.reader.figure.kind is Kind.LINE:
        # A line lies the higher the larger its value is.
        said = _TOP_DOWN.sub(_downwards, said)
    said = _NAMED.sub(lambda m: _placed(c, m), said)
    if said != text:
        yield (Plain(said),)


def _between(match: Match) -> str:
    return f"from {_MOST[match['one'].lower()]} to {_MOST[match['two'].lower()]}"


def _downwards(match: Match) -> str:
    down = match["one"].lower() == "top"
    return "from highest to lowest" if down else "from lowest to highest"


def _placed(c: Scene, match: Match) -> str:
    name = match["name"]
    return f"the {match['order']} in {name}" if c.reader.is_place(name) else match[0]


_IN_SPEED = any_case(
    r"(?P<before>.*?\b(?:is|are|was|were|ranks?|comes?|came|stands?|lies|finishes|placed) )"
    rf"(?:the )?(?P<rank>{RANK})(?: place)? (?:in|by|for) "
    r"(?P<noun>speed|size|weight|length|height|age)\b(?P<rest>.*)"
)
_BY_NOUN = {
    "speed": ("fastest", "slowest"),
    "size": ("largest", "smallest"),
    "weight": ("heaviest", "lightest"),
    "length": ("longest", "shortest"),
    "height": ("tallest", "shortest"),
    "age": ("oldest", "youngest"),
}


@of_form(_IN_SPEED, "speed size weight length height age", RANK_WORDS)
def ranked_in_speed(c: Scene, match: Match) -> Iterator[Version]:
    """“A is second in speed”, where times are measured: it is the second-fastest."""
    if c.named_in(match["noun"]):
        return
    most, least = _BY_NOUN[match["noun"].lower()]
    rank = match["rank"].lower()
    told = {"first": f"the {most}", "last": f"the {least}"}.get(rank, f"the {rank}-{most}")
    said = re.sub(r"(?:ranks?|comes?|stands?|lies|finishes) \Z", "is ", match["before"])
    said = re.sub(r"(?:came|placed) \Z", "was ", said)
    yield (Plain(f"{said}{told}{match['rest']}"),)


_SAME_ORDER = any_case(
    r"(?P<lead>(?:in|within|for|at|on|across|inside) (?:each|every|all|both)\b[^,;:]*), "
    r"(?:the )?[^,;:]*?(?P<way>rise|rises|increase|increases|grow|grows|climb|climbs|fall|falls"
    r"|decrease|decreases|decline|declines|drop|drops|stand|stands|come|comes|appear|appears"
    r"|follow|follows|are|have|rank|ranks)"
    r"(?: in)? (?:the|this) (?:same |identical |following |fixed )*order(?: as follows)?:? "
    r"(?P<list>[^;:]+)"
)
_IS_SAME = any_case(
    r"(?P<lead>(?:in|within|for|at|on|across|inside) (?:each|every|all|both)\b[^,;:]*?),? "
    r"(?:the )?order (?:is|stays|remains) (?P<way>)(?:always )?(?:the same|identical): "
    r"(?P<list>[^;:]+)"
)
_RANKS = any_case(rf" (?:(?:is|comes|ranks) )?{RANK}\b")
_IN_RANKS = any_case(
    r"[^,;:]+? first, [^,;:]+? second,? (?:and )?[^,;:]+? (?:third|last)"
    r"(?:, (?:and )?[^,;:]+? (?:fourth|last))?(?:, (?:and )?[^,;:]+? (?:fifth|last))?"
)
"""An order that is told rank by rank: “A first, B second, C third”."""

_RISES = frozenset("rise rises increase increases grow grows climb climbs".split())
_FALLS = frozenset("fall falls decrease decreases decline declines drop drops".split())


@of_form((_SAME_ORDER, _IS_SAME), "order", "each every all both")
def in_the_same_order(c: Scene, match: Match) -> Iterator[Version]:
    """“Within each month, the bars rise in the same order: A, B, C”: so they do in every month."""
    named = c.named_in(match["list"])
    if len(named) != 1:
        return
    listed = _RANKS.sub("", match["list"]) if _IN_RANKS.fullmatch(match["list"]) else match["list"]
    verb = match["way"].lower()
    way = " from lowest to highest" if verb in _RISES else ""
    way = " from highest to lowest" if verb in _FALLS else way
    lead = re.sub(r"\A(?:within|inside)\b", "in", match["lead"], flags=_FLAGS)
    yield (Plain(f"{capitalised(lead)}, the order{way} is {listed}"),)


_RANK_BY_RANK = any_case(
    r"(?P<lead>(?:in|within|for|at|on|across) [^,;:]+, )?(?P<list>[^,;:]+? (?:is|comes|ranks|was)"
    r" first, [^,;:]+? second,? (?:and )?[^,;:]+? (?:third|last))"
)


@of_form(_RANK_BY_RANK, "first", "second", "third last")
def rank_by_rank(c: Scene, match: Match) -> Iterator[Version]:
    """“A is first, B second, and C third”: each has that rank."""
    lead = match["lead"] or ""
    listed = re.split(r",? and |, ", match["list"])
    told = [re.fullmatch(r"(.+?)(?: (?:is|comes|ranks|was))? (\w+)", part) for part in listed]
    if all(t is not None and c.is_subject(t[1]) for t in told):
        yield tuple(Plain(f"{lead}{t[1]} is {t[2]}") for t in told if t is not None)
