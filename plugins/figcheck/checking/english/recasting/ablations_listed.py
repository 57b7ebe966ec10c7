"""What several metrics lose without a part: “A contributes 2 points to B and 3 to C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.ablations_told import (
    REMOVING,
    less_is_better,
    whole_told,
    without_part,
)
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_POINTS = r"(?: ?%| (?:percentage )?points?)?"
_ABOUT = r"(?:(?:about|around|roughly|only|just|some|nearly|a uniform|a mere|as much as) )?"
_CONTRIBUTES = any_case(
    r"(?P<part>[^,;:()]+?) (?:contributes|adds|brings|gives|is worth|accounts for)"
    rf" (?P<told>{_ABOUT}\d[^;:()]*)"
)
_ITEM = any_case(
    rf"(?:(?P<much>(?:(?!a uniform|a mere){_ABOUT})\d[\d.]*{_POINTS}) (?:to|in|on|of|for) )?"
    r"(?P<on>.+)"
)
_BETWEEN = any_case(r",? and |, ")
_UNIFORM = any_case(r"\b(?:a uniform|a mere|as much as) ")


@of_form(_CONTRIBUTES, "contributes adds brings gives worth accounts", "to in on of for")
def contributes(c: Scene, match: Match) -> Iterator[Version]:
    """“A contributes 2 points to B and C, and 3 to D”: removing A lowers each by so much."""
    if less_is_better(c):
        return
    lacking = without_part(c, match["part"])
    if lacking is None:
        return
    much, said = "", []
    for piece in _BETWEEN.split(_UNIFORM.sub("", match["told"])):
        item = _ITEM.fullmatch(piece)
        much = (item and item["much"]) or much
        if item is None or not much or len(c.named_in(item["on"])) != 1:
            return
        said.append(Plain(f"{_removing(lacking.variant)} lowers {item['on']} by {much}"))
    yield tuple(said)


def _removing(variant: str) -> str:
    """What makes a variant of the whole, as a subject."""
    return variant.replace("the variant without ", "Removing ", 1)


_BARELY = any_case(
    rf"(?P<lead>{REMOVING} [^,;:]+?) (?:barely|hardly|scarcely|only slightly|slightly|mildly"
    r"|strongly|clearly|severely) (?:affects?|changes?|touches|influences|hurts)"
    r" (?P<on>[^,;:()]+?) \([-−–](?P<much>\d[\d.]*)(?: [^()]*)?\),?"
    r" (?:but|yet|and|while it) (?P<rest>lowers [^;:]+)"
)


@of_form(
    _BARELY, "barely hardly scarcely slightly mildly strongly clearly severely", "but yet and while"
)
def barely_affects(c: Scene, match: Match) -> Iterator[Version]:
    """“Dropping A barely affects B (-0.5) but lowers C by 2”: it lowers B by 0.5, and C by 2."""
    if c.named_in(match["on"]):
        lead = match["lead"]
        yield (
            Plain(f"{lead} lowers {match['on']} by {match['much']} points"),
            Plain(f"{lead} {match['rest']}"),
        )


_WHILE = any_case(
    rf"(?P<said>(?P<lead>{REMOVING} [^,;:]+?) (?:lowers|hits|hurts|reduces|decreases|costs|causes)"
    r" [^;:]+?), (?:while|whereas|but) (?P<on>[^,;:()]+?) (?:(?:only|just|merely) )?(?:declines"
    r"|drops"
    rf"|falls|decreases|shrinks) by (?:only |just |merely |a mere )?(?P<much>\d[\d.]*{_POINTS})"
)


@of_form(_WHILE, "while whereas but", "declines drops falls decreases shrinks")
def while_another_declines(c: Scene, match: Match) -> Iterator[Version]:
    """“Removing A lowers B by 7, while C declines by just 1”: it lowers C by so much."""
    if len(c.named_in(match["on"])) == 1:
        lower = f"{match['lead']} lowers {match['on']} by {match['much']}"
        yield Plain(match["said"]), Plain(lower)


_ABOVE_ALL = any_case(
    r"(?P<who>[^,;:()]+?(?:['’]s?| its|\Aits)) (?:overall )?(?P<on>[^,;:()]+?) of"
    rf" (?P<value>\d[\d.]*(?: ?%)?) (?:is|lies)"
    rf" (?P<far>(?:at least|more than|over) \d[\d.]*){_POINTS} above"
    r" (?:that|those) of (?:every|any|all|each)(?: of the)? (?:other )?(?:ablated )?"
    r"(?:variants?|ablations?)"
)


@of_form(_ABOVE_ALL, "every any all each", "variant variants ablation ablations")
def above_all_variants(c: Scene, match: Match) -> Iterator[Version]:
    """“The whole's B of 50 is at least 0.3 points above that of every ablated variant”."""
    whole = whole_told(c)
    if whole is None or len(c.named_in(match["on"])) != 1:
        return
    who, tick = re.sub(r"['’]s?\Z", "", match["who"]), whole.removeprefix("the ")
    if who.lower() == "its":
        who = c.topic or ""
    if tick not in {t for ticks in c.named_in(who).values() for t in ticks}:
        return
    yield (
        Plain(f"On {match['on']}, {whole} is at {match['value']}"),
        Plain(f"Every ablated variant is {match['far']} points below {whole} on {match['on']}"),
    )


_UNCHANGED = any_case(
    r"(?P<who>[^,;:()]+? (?:ablations|variants|removals)) (?:leave|keep)s? (?:the )?"
    r"(?P<on>[^,;:()]+?) (?:unchanged|untouched|as it is|the same)"
    rf"(?: at (?P<value>\d[\d.]*){_POINTS}(?: (?P<unit>[^\s,;:()]+))?)?"
)


@of_form(
    _UNCHANGED,
    "leave leaves keep keeps",
    "unchanged untouched same as",
    "ablations variants removals",
)
def left_unchanged(c: Scene, match: Match) -> Iterator[Version]:
    """“Two of the ablations leave B unchanged at 28”: they do not change it, and it is 28."""
    whole = whole_told(c)
    if whole is None:
        return
    on = match["on"]
    if not c.named_in(on) and match["unit"] and c.named_in(match["unit"]):
        on = match["unit"]  # "the frame rate unchanged at 28 FPS": that is called so.
    if len(c.named_in(on)) == 1:
        said = [Plain(f"{match['who']} do not change {on}")]
        if match["value"]:
            said.append(Plain(f"On {on}, {whole} is at {match['value']}"))
        yield tuple(said)
