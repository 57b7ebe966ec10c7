"""How much the parts of a whole matter: “the largest drop in A comes from removing B”.

All of it is said in one way, of what it does to the whole to remove a part.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.recasting.ablations_told import REMOVING, without_part
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.recasting.what_parts_do import PART_KIND
from figcheck.patterns import any_case

_DOWN = r"(?:drop|loss|decline|decrease|degradation|reduction|deterioration|fall)"
_UP = r"(?:increase|rise|growth|jump)"
_GAIN = r"(?:gain|improvement|boost|benefit|increase)"
_PART = r"(?P<part>[^,;:()]+?)"
_RANK = rf"(?:(?P<rank>{LATER_ORDINAL}[ -]))?"
_MOST = (
    r"(?P<how>largest|biggest|greatest|steepest|sharpest|strongest|highest"
    r"|most (?:severe|significant|pronounced|substantial|notable)|smallest|slightest"
    r"|lowest|least|mildest)"
)
_PART2, _PART3, _PART4 = (_PART.replace("part", f"part{number}") for number in (2, 3, 4))
_WITHOUT = (
    rf"(?:(?:for |from |by |when |after |upon |with |in the case of )?{REMOVING} {_PART}{PART_KIND}"
    rf"|(?:for |in )?(?:the (?:variant|model|version) )?(?:without|w/o) {_PART2}"
    rf"|(?:when|if|once|after) {_PART3}{PART_KIND} (?:is|are) (?:removed|dropped|ablated|omitted"
    rf"|disabled|excluded)|for {_PART4})"
)
_MUCH = (
    r"(?:,? \(?(?:(?:at|of|with|by|costing|a (?:drop|loss|decrease) of) )?"
    r"(?:(?:only|just|about|around|a mere|as much as) )?[-−–+]?(?P<much>\d[\d.]*)"
    r"(?: ?%| (?:percentage )?points?| [a-z]+)?\)?)?"
)
_NEXT = r"(?:,? (?:closely )?followed by (?P<next>[^;:]+))?"
_WAYS = (
    any_case(
        rf"the {_RANK}{_MOST} (?P<noun>{_DOWN}|{_UP}) in (?P<on>[^,;:()]+?) (?:is|was|occurs|comes"
        r"|results|stems|arises)(?: (?:observed|seen|caused|found|obtained|recorded|due|produced))?"
        rf"(?: (?:by|to|from))? {_WITHOUT}{_MUCH}{_NEXT}"
    ),
    any_case(
        rf"(?P<on>[^,;:()]+?) (?P<verb>drops|falls|decreases|declines|suffers|rises|increases) "
        rf"(?:the )?{_RANK}(?P<how>most|least)(?: strongly| sharply| severely)? {_WITHOUT}{_MUCH}"
        rf"{_NEXT}"
    ),
    any_case(
        rf"the (?P<noun>{_DOWN}|{_UP}) in (?P<on>[^,;:()]+?) is (?:the )?{_RANK}{_MOST} {_WITHOUT}"
        rf"{_MUCH}{_NEXT}"
    ),
    any_case(
        rf"the (?P<on>[^,;:()]+?) (?P<noun>{_DOWN}|{_UP}) is (?:the )?{_RANK}{_MOST} {_WITHOUT}"
        rf"{_MUCH}{_NEXT}"
    ),
    any_case(
        rf"(?:the )?{_PART}{PART_KIND} (?:contributes|matters) (?:the )?{_RANK}(?P<how>most|least) "
        rf"(?:to|for) (?P<on>[^,;:()]+?){_MUCH}{_NEXT}"
    ),
    any_case(
        rf"(?:the )?{_PART}{PART_KIND} (?:has|makes|gives|brings|yields|provides) the "
        rf"{_RANK}{_MOST} "
        rf"(?P<effect>impact|effect|influence|contribution|{_GAIN}) (?:on|to|in) (?P<on>[^,;:()]+?)"
        rf"{_MUCH}{_NEXT}"
    ),
    any_case(
        rf"{REMOVING} {_PART}{PART_KIND} (?:hurts|harms|reduces|lowers|degrades|affects) "
        rf"(?P<on>[^,;:()]+?) (?:the )?{_RANK}(?P<how>most|least){_MUCH}{_NEXT}"
    ),
)
_LEAST = frozenset("smallest slightest lowest least mildest".split())
_ITEM = any_case(
    rf"(?:and )?(?:{REMOVING} )?(?:the )?(?P<part>[^,;:()]+?){PART_KIND}"
    r"(?: \((?:[-−–+])?(?P<much>\d[\d.]*)[^()]*\)| with [-−–+]?(?P<much2>\d[\d.]*))?"
)
_BETWEEN = any_case(r",? and |, ")
_ORDINALS = ("second-", "third-", "fourth-", "fifth-", "sixth-")


@told_by(
    "most least largest biggest greatest steepest sharpest strongest highest severe significant "
    "pronounced substantial notable smallest slightest lowest mildest"
)
def parts_weighed(c: Scene, text: str) -> Iterator[Version]:
    """“The largest drop in A is seen without B (8 points)”: removing B causes the largest drop."""
    text = text.rstrip(" .")
    for way in _WAYS:
        match = way.fullmatch(text)
        if match is None:
            continue
        said = {key: value for key, value in match.groupdict().items() if value}
        part = next((said[k] for k in ("part", "part2", "part3", "part4") if k in said), "")
        if (found := _ranked(c, said, part)) is not None:
            yield found
            return


def _ranked(c: Scene, said: dict[str, str], part: str) -> Version | None:
    """The plain clauses: the part, and those that follow it, each with its rank."""
    on = re.sub(r"\Athe ", "", said["on"])
    wanted = _wanted(c, on)
    noun = _noun(said, wanted)
    if noun is None:
        return None
    most = "smallest" if said["how"].lower() in _LEAST else "largest"
    down = noun == "drop"
    parts = [(part, said.get("much"))]
    for item in _BETWEEN.split(said["next"]) if "next" in said else ():
        match = _ITEM.fullmatch(item)
        if match is None:
            return None
        parts.append((match["part"], match["much"] or match["much2"]))
    if (most == "smallest" and len(parts) > 1) or ("rank" in said and len(parts) > 1):
        return None
    plain: list[Plain] = []
    if len(parts) > len(_ORDINALS) + 1:
        return None
    for place, (named, much) in enumerate(parts):
        lacking = without_part(c, named)
        if lacking is None:
            return None
        rank = _ORDINALS[place - 1] if place else said.get("rank", "").lower().rstrip("- ")
        rank = f"{rank}-" if rank and not rank.endswith("-") else rank
        removing = f"Removing {lacking.variant.removeprefix('the variant without ')}"
        plain.append(Plain(f"{removing} causes the {rank}{most} {noun} in {on}"))
        if much:
            plain.append(Plain(f"{removing} {'lowers' if down else 'raises'} {on} by {much}"))
    return tuple(plain)


def _wanted(c: Scene, on: str) -> bool | None:
    """Whether more of the one measure that is named is better."""
    named = c.named_in(on)
    if len(named) != 1:
        figure = c.reader.figure
        return more_is_wanted(f"{figure.title} {figure.value.label}")
    ((_, ticks),) = named.items()
    return more_is_wanted(ticks[0]) if len(ticks) == 1 else None


def _noun(said: dict[str, str], wanted: bool | None) -> str | None:
    """What removing a part leads to: a drop, or of errors an increase."""
    if noun := said.get("noun") or said.get("verb"):
        up = any_case(rf"{_UP}|rises|increases").fullmatch(noun)
        return "increase" if up else "drop"
    return None if wanted is None else "drop" if wanted else "increase"
