"""What becomes the first of all at some time, and for how long: “became the largest in 2019”.

It was not the first before, and may have kept or lost the place since: “a position it held in
every later year”, “until 2015, when it was overtaken by B”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FIRST_TIME = r"for the (?:very )?first time"
_PLACE = r"(?:position|place|spot|rank|lead|status|title|distinction|role)"
_EVER = (
    r"(?:ever since|since(?: then)?|from then on|from that (?:point|year) on(?:wards?)?"
    r"|thereafter|afterwards?|throughout|(?:in|for) (?:all|each of|every one of|every|each)"
    r"(?: of)?(?: the)? (?:later|following|subsequent|remaining|successive) [a-z]+)"
)
_HELD = (
    rf",? (?:and (?:it )?(?:has )?(?:kept|held|retained|maintained|never lost) that {_PLACE}"
    rf"|an? {_PLACE} (?:that |which )?(?:it|they) "
    r"(?:(?:has|have|had) )?(?:then )?(?:held|kept|retained|maintained|defended|occupied)"
    rf"|and (?:it )?has been (?:so|the [a-z]+est))(?: on to)? (?P<ever>{_EVER})?"
    r"(?:,? (?:except(?: for)?|apart from|but|other than) (?:in )?(?P<but>[^,;:]+))?"
)
_SUPERLATIVE = r"the (?:[a-z]+est|leading|top|dominant|number one|most [a-z]+|[a-z]+ with the)\b"
_BECOMES = any_case(
    rf"(?P<lead>(?:(?:in|at|on|by) [^,;:]+?, )?)(?P<who>[^,;:]+?) (?P<had>had |has )?"
    rf"(?P<first>first )?(?:becomes?|became|becoming) (?P<what>{_SUPERLATIVE}[^,;:]*?)"
    rf"(?: (?P<time>{_FIRST_TIME}))?(?: (?P<at>(?:in|at|on|by) [^,;:]+?))?"
    rf"(?:,? (?P<time2>{_FIRST_TIME}))?(?P<held>{_HELD})?"
)


@of_form(_BECOMES, "become becomes became becoming")
def becoming_first(c: Scene, match: Match) -> Iterator[Version]:
    """“A became the largest for the first time in 2019”: it was then, and not before.

    “By 2019, A had become the largest”: it was not at the first point.
    """
    told = match["lead"].rstrip(", ") or match["at"] or ""
    spot = c.on_axis(told.partition(" ")[2]) if told else None
    if spot is None or (match["lead"] and match["at"]) or spot[0] in c.named_in(match["what"]):
        return
    axis, tick = spot
    ticks, who = c.ascending(axis), match["who"]
    place = ticks.index(tick)
    if not place or not c.is_subject(who):
        return
    by_then = match["had"] is not None or told.lower().startswith("by ")
    ever = match["time"] or match["time2"] or match["first"]
    before = (
        ticks[:1] if by_then and not ever else ticks[:place] if ever else ticks[place - 1 :][:1]
    )
    is_it = f"{who} was {match['what']}"
    said = [Plain(f"In {tick}, {is_it}")]
    if c.holds(said[0].text) is False:
        yield (said[0],)
        return
    said += [Plain(f"In {earlier}, {is_it}", negated=True) for earlier in before]
    if match["held"]:
        later = ticks[place + 1 :]
        lost = c.named_in(match["but"]).get(axis, ()) if match["but"] else ()
        if not later or (match["but"] and not lost) or not set(lost) <= set(later):
            return
        said += [Plain(f"In {then}, {is_it}", negated=then in lost) for then in later]
    yield tuple(said)


_TAKEN = r"(?:overtaken|surpassed|passed|replaced|displaced|dethroned|outstripped|eclipsed)"
_DENIED = any_case(r"\b(?:not|never|no|only|none|hardly|barely)\b")
_TAKES = (
    r"(?:(?:overtook|overtakes|surpassed|surpasses|passed|passes|replaced|replaces|displaced) "
    r"(?:it|them)|took over|takes over|took the lead|takes the lead|pulled ahead|moved ahead)"
)
_UNTIL = any_case(
    r"(?P<said>[^,;:]+? (?:until|till|up to|through) )(?P<last>[^,;:]+?),? "
    r"(?P<when>when|after which|whereupon|after that|at which point) (?:(?:it|they) (?:was|were"
    rf"|is|are|got) {_TAKEN}(?: as [^,;:]+?)? by (?P<rival>[^,;:]+)|(?P<who>[^,;:]+?) {_TAKES})"
)


@of_form(_UNTIL, "until till up through", "when which whereupon that")
def until_overtaken(c: Scene, match: Match) -> Iterator[Version]:
    """“A was ahead until 2015, after which it was overtaken by B”: B was ahead in 2016 alone."""
    spot = c.on_axis(match["last"])
    rival, who = match["rival"] or match["who"], c.cut(match["said"] + match["last"])[1]
    if _DENIED.search(match["said"]):
        return
    if spot is None or not c.reader.is_place(who) or not c.is_subject(rival):
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    after = place if match["when"].lower() in ("when", "at which point") else place + 1
    if not 0 < after < len(ticks):
        return
    yield (
        Plain(f"{match['said']}{ticks[after - 1]}"),
        Plain(f"In {ticks[after - 1]}, {rival} is lower than {who}", hung=True),
        Plain(f"In {ticks[after]}, {rival} is higher than {who}", hung=True),
    )
