"""Regions with what they are along the axes: “the top-left corner (few digits of both x and y)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meaning import Place
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import ordinates
from figcheck.model import Dimension, Role
from figcheck.patterns import any_case

_LOW = "low|lower|lowest|small|smaller|smallest|short|shorter|few|fewer|early|earlier"
_HIGH = "high|higher|highest|large|larger|largest|long|longer|many|more|late|later|big|bigger"
_REGION = any_case(
    r"(?P<region>\b(?:(?:top|upper|bottom|lower)[- ](?:left|right)|(?:left|right|top|upper|bottom"
    r"|lower)(?:-most)?) (?:corner|quadrant|region|area|part|half|portion|side|edge)s?)"
    r" \((?P<gloss>[a-z][^()\d]*)\)"
)
_GRADED = any_case(rf"(?P<low>{_LOW})\b|(?P<high>{_HIGH})\b")
_AND = any_case(r", and |, | and (?=(?:" + _LOW + "|" + _HIGH + r")\b)")
_SAME = {"upper": "top", "lower": "bottom"}
_FILLING = frozenset("for both and the of on in axis axes values".split())


def _stems(text: str) -> set[str]:
    return {w.removesuffix("s") or w for w in words_of(text)} - _FILLING


def _meant(scene: Scene, said: str) -> list[Dimension] | None:
    """The axes of which a part of a gloss speaks; `None` if it has a word that is of none."""
    axes = [d for d in scene.reader.figure.dimensions if d.role in (Role.X, Role.Y)]
    stems = _stems(said) - {"count", "level", "number", "size", "setting"}
    own = {d.name: _stems(d.name) | {d.role.value} for d in axes}
    if not stems or not all(any(s in names for names in own.values()) for s in stems):
        return None
    telling = {s for s in stems if sum(s in names for names in own.values()) == 1}
    return [d for d in axes if not telling or own[d.name] & telling]


def _corner(scene: Scene, region: str) -> dict[str, str]:
    """The ends of the axes at which a region lies, by the name of the axis."""
    words = {_SAME.get(w, w) for w in words_of(region)}
    across, down = words & {"left", "right"}, words & {"top", "bottom"}
    cell = f"the {next(iter(down), 'top')}-{next(iter(across), 'left')} cell"
    places = scene.reader.places_in(cell)
    roles = {Role.X: across, Role.Y: down}
    axes = [d.name for d in scene.reader.figure.dimensions if roles.get(d.role)]
    if len(places) != 1 or any(len(places[0].get(axis)) != 1 for axis in axes):
        return {}
    return {axis: places[0].get(axis)[0] for axis in axes}


def _fits(scene: Scene, region: str, gloss: str) -> bool:
    """Whether a region lies where its gloss says."""
    ends = _corner(scene, region)
    for part in _AND.split(gloss):
        grade = _GRADED.match(part)
        axes = _meant(scene, part[grade.end() :]) if grade else None
        if grade is None or not axes or not ends.keys() >= {axis.name for axis in axes}:
            return False
        for axis in axes:
            at = dict(zip(axis.ticks, ordinates(axis), strict=True))
            is_low = at[ends[axis.name]] == min(at.values())
            if is_low is not (grade["low"] is not None):
                return False
    return True


@told_by("(", "corner quadrant region area part half portion side edge corners regions")
def without_gloss(scene: Scene, text: str) -> Iterator[Version]:
    """“… in the top-left corner (low ratios, short windows)”: in that corner."""
    plain = _REGION.sub(
        lambda m: m["region"] if _fits(scene, m["region"], m["gloss"]) else m.group(), text
    )
    if plain != text:
        yield (Plain(plain),)


_NUMBERED = any_case(
    r"(?P<region>\b(?:the )?(?:left|right|top|upper|bottom|lower)(?:-hand)? "
    r"(?:half|third|quarter|side"
    r"|edge)s?(?: of (?:the |each )?[a-z]+(?: ?map)?)?)"
    r" \((?P<gloss>[^()]*\d[^()]*)\)"
)


@told_by("(", "half third quarter side edge")
def without_stretch(scene: Scene, text: str) -> Iterator[Version]:
    """“In the right half of the grid (sizes 20–35)”: there, if that is what lies there."""
    match = _NUMBERED.search(text)
    if match is None:
        return
    region, gloss = (scene.reader.places_in(f"in {match[g]}") for g in ("region", "gloss"))
    if len(region) == len(gloss) == 1 and region[0].ticks and _same(region[0], gloss[0]):
        yield (Plain(f"{text[: match.end('region')]}{text[match.end() :]}"),)


def _same(one: Place, two: Place) -> bool:
    return one.dimensions == two.dimensions and all(
        set(one.get(d)) == set(two.get(d)) for d in one.dimensions
    )
