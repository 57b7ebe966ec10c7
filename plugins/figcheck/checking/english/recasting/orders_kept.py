"""Orders that things keep or end in: “they keep the same order”, “they rank A, B, C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.meanings.meaning import EVERYWHERE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_ORDER = r"(?:relative |rank |overall )?(?:order(?:ing)?|ranking)"
_LEAD = r"(?P<lead>(?:in|on|at|for|with|within|under|after|by|from|between) [^,;:()]+, )?"
_AT_ALL = any_case(
    rf"throughout|everywhere|at (?:all|each|every)(?: of)?(?: the)?(?: (?P<count>{COUNT}))? "
    r"(?:times|points?|markers?|marks?|ticks?|positions?|settings?)"
)
"""All along the axis, or at so many points of it."""

_KEEP = any_case(
    rf"{_LEAD}(?P<who>(?:the |all )?[^,;:()]+?) (?:always )?(?:keep|maintain|retain|preserve"
    r"|kept|maintained|retained|preserved|(?:stay|remain|appear|come|rank|finish|are|stand) in"
    rf"|have|show|follow) (?:exactly |precisely )?(?:the same|an identical) {_ORDER}"
    r"(?P<where> (?:at|in|on|for|across|from|between|over|throughout|everywhere)\b[^,;:()]*)?"
)


@of_form(_KEEP, "order ordering ranking", "same identical")
def order_kept(c: Scene, match: Match) -> Iterator[Version]:
    """“The lines keep the same order at all sizes”: their order is the same at all of them."""
    lead, where = match["lead"] or "", (match["where"] or "").strip()
    who = re.sub(r"\A(?:all )?(?:the )?", "", match["who"], flags=re.IGNORECASE)
    if c.label_of(who.rpartition(" ")[2]) is None:
        return
    throughout = not where or _is_throughout(c, where)
    way = "stays the same" if throughout else f"is the same {where}"
    if lead and not throughout:
        return
    if lead:
        way = f"is the same {lead.rstrip(', ')}"
    yield (Plain(f"The order of the {who} {way}"),)


def _is_throughout(c: Scene, where: str) -> bool:
    """Whether a text says no more than “throughout”, be it with the number of all points."""
    match, axis = _AT_ALL.fullmatch(where), c.way
    if match is None or axis is None:
        return False
    here = c.around.here or EVERYWHERE
    points = here.get(axis) or c.ascending(axis)
    return match["count"] is None or count_of(match["count"]) == len(points)


_RANK = any_case(
    rf"{_LEAD}(?P<who>(?:the |all )?[^,;:()]+?) (?:rank|finish|end up|line up|place|stand|end"
    r"|are ranked|are ordered|come(?: in)?)(?: in (?:the|this) order| as follows| in order)?"
    rf"(?P<way>,? (?:from )?(?:best to worst|worst to best|highest to lowest|lowest to highest)"
    r"|,? ?\((?:from )?(?:best to worst|worst to best|highest to lowest|lowest to highest)\))?"
    r"(?:,? as follows)?[,:]? (?P<list>[^;:()]+)"
)
_IN_BRACKETS = any_case(
    r" \((?:from )?(?P<way>best to worst|worst to best|highest to lowest|lowest to highest)\)"
)
_FEWEST = 3


@of_form(_RANK, "rank finish end line place stand ranked ordered come", ", > →")
def end_in_order(c: Scene, match: Match) -> Iterator[Version]:
    """“At 8, the systems rank (best to worst) A, B, C”: from best to worst, the order is that."""
    listed = re.sub(r" ?[>→] ?", ", ", match["list"])
    who = re.sub(r"\A(?:all )?(?:the )?", "", match["who"], flags=re.IGNORECASE)
    named = c.named_in(listed)
    dimension = c.label_of(who.rpartition(" ")[2])
    parts = [part for part in re.split(r",? and |, ?", listed) if part]
    if dimension is None or list(named) != [dimension] or len(named[dimension]) != len(parts):
        return
    if len(parts) < _FEWEST:
        return
    way = (match["way"] or "").strip(" ,()").lower().removeprefix("from ")
    told = f"from {way}, the order is {listed}" if way else f"the order is {listed}"
    yield (Plain(capitalised(f"{match['lead'] or ''}{told}")),)


@told_by("best worst highest lowest", "(")
def way_in_brackets(_: Scene, text: str) -> Iterator[Version]:
    """“The ranking (best to worst) is A, B, C”: from best to worst, it is that."""
    said = _IN_BRACKETS.sub(lambda m: f" from {m['way']}", text)
    if said != text:
        yield (Plain(said),)
