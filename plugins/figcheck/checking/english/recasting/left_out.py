"""What a model is without a part, or with another: “Without attention”, “replacing A by B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.naming.ablations import lacks
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WITHOUT = any_case(
    r"(?P<without>without [^,;:()]{2,60}), (?:the|our) (?:full |whole |complete |proposed )?"
    r"(?:model|system|method|network|approach|architecture|pipeline|parser|tagger|classifier)"
    r" (?P<rest>.+)"
)
_AMONG = any_case(
    r"(?:among|of) (?:all |the )+(?:(?:single|individual|ablated|removed|\w+) ){0,2}"
    r"(?:components|ablations|parts|modules|removals|versions|variants), (?P<rest>.+)"
)
_REMOVAL = any_case(
    r"(?:removing|dropping|omitting|ablating|leaving out|the (?:removal|omission) of)\b"
)


@of_form(_WITHOUT, ",", "without")
def model_without(c: Scene, match: Match) -> Iterator[Version]:
    """“Without attention, the model is worse than B”: the variant without attention is."""
    named = c.named_in(match["without"])
    ticks = [tick for named_ticks in named.values() for tick in named_ticks]
    if len(ticks) == 1 and lacks(ticks[0]):
        yield (Plain(f"{ticks[0]} {match['rest']}"),)


@of_form(_AMONG, "among of", "components ablations parts modules removals versions variants")
def among_parts(c: Scene, match: Match) -> Iterator[Version]:
    """“Among the ablations, removing attention hurts most”: of removals that is implied."""
    if not any(c.reader.names.lacking.values()):
        return
    part = c.begins_with_place(re.sub(r"\A(?:the|an?) ", "", match["rest"], flags=re.IGNORECASE))
    removed = _REMOVAL.match(match["rest"]) is not None
    if removed or (part is not None and c.reader.names.lacking.get(part)):
        yield (Plain(capitalised(match["rest"])),)


_REPLACED = any_case(
    r"(?P<head>(?:(?:replacing|swapping|exchanging) (?P<old>[^,;:]+?) "
    r"(?:with|by|for) (?P<new>[^,;:]+?)"
    r"|(?:switching|moving|going|changing) from (?P<from>[^,;:]+?) to (?P<to>[^,;:]+?)) "
    r"(?P<verb>helps|improves|hurts|raises|lowers|increases|reduces|adds)(?P<where>[^,;:]*?)),? "
    r"by (?:between )?(?P<low>\d[\d.]*) (?:to|and) (?P<high>\d[\d.]*)(?P<unit>(?: [a-z%]+| ?%)?)"
)
_LESS = frozenset({"hurts", "lowers", "reduces"})
_ALL = any_case(r"(?:in |on |across )?(?:all|every|each)(?: of)?(?: the)? ?(?P<noun>[a-z]+)")


@of_form(_REPLACED, "replacing swapping exchanging switching moving going changing", "by", "to and")
def replaced_by_so_much(c: Scene, match: Match) -> Iterator[Version]:
    """“Replacing A with B helps in all columns, by 1.0 to 2.3 points”: so far is B above A."""
    old, new = (_one(c, match[a] or match[b]) for a, b in (("old", "from"), ("new", "to")))
    where = _ALL.fullmatch(match["where"].strip())
    if old is None or new is None or old == new or (match["where"].strip() and where is None):
        return
    side = "below" if match["verb"].lower() in _LESS else "above"
    amount = f"{match['low']} to {match['high']}{match['unit']}"
    of_all = f"in all {where['noun']}, " if where else ""
    head = match["head"]
    if (
        match["verb"].lower() == "improves"
        and where
        and not match["where"].strip().startswith("in")
    ):
        head = head.replace(match["where"], f" in{match['where']}").replace("improves", "helps")
    said = f"{of_all}{new} is {amount} {side} {old}"
    yield Plain(head), Plain(capitalised(said))


def _one(c: Scene, text: str) -> str | None:
    """The one tick that a text names, whatever else it says of where that is."""
    # "ResNet in Mask R-CNN": the first words may name it well enough.
    for said in (text, re.split(r" (?:in|on|for|of|as) ", text)[0]):
        found = [ticks for ticks in c.named_in(said).values() if len(ticks) == 1]
        if len(found) == 1:
            return found[0][0]
    return None
