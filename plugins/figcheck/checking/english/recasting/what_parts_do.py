"""What a part does to the whole that a variant lacks: “adding A improves B”, “A has little effect”.

It is said of what it does to remove the part, the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.ablations_told import REMOVING, without_part
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

PART_KIND = r"(?: (?:module|component|part|block|layer|mechanism|stage|step))?"
_OPPOSITES = {
    "improves": "worsens",
    "enhances": "worsens",
    "boosts": "worsens",
    "helps": "worsens",
    "hurts": "improves",
    "worsens": "improves",
    "degrades": "improves",
    "raises": "lowers",
    "increases": "lowers",
    "lifts": "lowers",
    "lowers": "raises",
    "reduces": "raises",
    "decreases": "raises",
    "cuts": "raises",
}
_ADDS = any_case(
    r"(?:adding|including|using|introducing|employing|(?:the )?(?:addition|inclusion|use) of) "
    rf"(?:the )?(?P<part>[^,;:()]+?){PART_KIND} (?P<verb>{'|'.join(_OPPOSITES)}) (?P<on>[^,;:()]+?)"
    r"(?P<much> by [^,;:()]+)?(?: from (?P<low>[^\s,;:()]+(?: [a-z]+)?) to "
    r"(?P<high>[^\s,;:()]+(?: [a-z]+)?))?"
)
_BARE = any_case(
    rf"(?:the )?(?P<part>[^,;:()]+?){PART_KIND} (?P<verb>{'|'.join(_OPPOSITES)}) (?P<on>[^,;:()]+?)"
    r"(?P<much> by [^,;:()]+)?(?: from (?P<low>[^\s,;:()]+(?: [a-z]+)?) to "
    r"(?P<high>[^\s,;:()]+(?: [a-z]+)?))?"
)


@of_form((_ADDS, _BARE), " ".join(_OPPOSITES))
def adding_does(c: Scene, match: Match) -> Iterator[Version]:
    """“Adding A improves B from 5 to 8”: removing A worsens B from 8 to 5."""
    lacking = without_part(c, match["part"])
    if lacking is None or match["part"].lower() in ("it", "this"):
        return
    verb = _OPPOSITES[match["verb"].lower()]
    ends = f" from {match['high']} to {match['low']}" if match["low"] else ""
    yield (Plain(f"{_removing(lacking.variant)} {verb} {match['on']}{match['much'] or ''}{ends}"),)


_UNCHANGED = any_case(
    r"(?:the )?(?P<on>[^,;:()]+?) (?:(?:is|are|remains?|stays?) (?:unchanged|unaffected|the same)"
    r"|does not change) (?:without|w/o|when (?:leaving out|removing)) (?P<parts>[^;:()]+)"
)
_BETWEEN = any_case(r",? (?:or|and|nor) (?:without )?|, (?:without )?")


@of_form(_UNCHANGED, "unchanged unaffected same change", "without w when")
def unchanged_without(c: Scene, match: Match) -> Iterator[Version]:
    """“B is unchanged without A or C”: removing either does not change it."""
    found = [without_part(c, part) for part in _BETWEEN.split(match["parts"])]
    lacking = [f for f in found if f is not None]
    if len(lacking) == len(found):
        yield tuple(
            Plain(f"{_removing(one.variant)} does not change {match['on']}") for one in lacking
        )


_EFFECT = any_case(
    rf"(?P<lead>{REMOVING} [^,;:()]+?) (?:has|shows|produces) (?:only |just )?(?:an? )?"
    r"(?:very |rather |relatively )?(?:small|little|minor|limited|slight|minimal|modest|negligible"
    r"|marginal|weak) "
    r"(?:negative |positive )?(?:effect|impact|influence) on (?:the )?(?P<on>[^,;:()]+?)[ ,]*"
    r"\((?:(?:from )?(?P<one>\d+(?:\.\d+)?)(?P<unit> ?%| [a-z]+)? ?(?:→|->|to) ?"
    r"(?P<two>\d+(?:\.\d+)?)[^()]*|(?P<sign>[-−–+])(?P<much>\d+(?:\.\d+)?)[^()]*)\)"
)
_SMALL = 0.05
"""What part of a value a change may be at most that is called small."""


@of_form(_EFFECT, "effect impact influence", "(")
def small_effect(c: Scene, match: Match) -> Iterator[Version]:
    """“Removing A has little effect on B (-0.5)”: it lowers B by 0.5, which is little."""
    lead, on = match["lead"], match["on"]
    size = _size(c, on)
    if match["sign"]:
        verb = "raises" if match["sign"] == "+" else "lowers"
        if float(match["much"]) <= _SMALL * size:
            yield (Plain(f"{lead} {verb} {on} by {match['much']}"),)
        return
    change = float(match["two"]) - float(match["one"])
    if 0 < abs(change) <= _SMALL * size:
        verb = "lowers" if change < 0 else "raises"
        unit = match["unit"] or ""
        yield (Plain(f"{lead} {verb} {on} from {match['one']}{unit} to {match['two']}{unit}"),)


def _size(c: Scene, on: str) -> float:
    """The highest value of what is named, 0 where nothing is."""
    figure, named = c.reader.figure, c.named_in(on)
    places = {d.name: i for i, d in enumerate(figure.dimensions)}
    there = (
        cell.value
        for cell in figure.cells
        if named and all(cell.at[places[d]] in ticks for d, ticks in named.items())
    )
    return max((value for value in there if value is not None), default=0.0)


_POINT_DROP = any_case(
    r"\ban? (?P<much>\d[\d.]*)[- ](?:percentage[- ])?points? (?P<noun>drop|decrease|decline|loss"
    r"|increase|rise|gain|improvement|reduction) in (?P<on>[^,;:()]+?)(?= and |,|\.|\Z)"
)


@told_by("point points", "in")
def point_drops(_: Scene, text: str) -> Iterator[Version]:
    """“… a 2-point drop in A and a 3-point drop in B”: a drop of 2 points in A and 3 in B."""
    found = list(_POINT_DROP.finditer(text))
    nouns = {match["noun"].lower() for match in found}
    if len(nouns) != 1:
        return
    first = True

    def said(match: Match) -> str:
        nonlocal first
        head, first = (f"a {match['noun']} of " if first else ""), False
        return f"{head}{match['much']} points in {match['on']}"

    yield (Plain(_POINT_DROP.sub(said, text)),)


def _removing(variant: str) -> str:
    """What makes a variant of the whole, as a subject."""
    return variant.replace("the variant without ", "Removing ", 1)
