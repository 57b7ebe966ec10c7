"""Places with what they are called besides: “the deeper layers (4–6)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import ordinates
from figcheck.model import Dimension, Role
from figcheck.patterns import any_case, regex

_GRADES = (
    "early earlier earliest late later latest deep deeper deepest shallow shallower lower low "
    "lowest upper higher high highest middle mid small smaller smallest large larger largest short "
    "shorter shortest long longer longest first last initial final intermediate moderate medium "
    "extreme top bottom central outer inner"
)
_GRADE = f"(?:{'|'.join(_GRADES.split())})"
_TICK = r"[\w.,%-]*\d[\w.%]*"
_LIST = rf"{_TICK}(?:(?:, and |, | and | or |–| to |-){_TICK})*"
_GLOSSED = regex(
    rf"\b(?P<prep>[Ii]n|[Aa]t|[Ff]or|[Aa]cross|[Oo]n|[Ww]ith|[Oo]ver|[Ww]ithin|[Uu]nder)"
    rf" (?:the )?(?:{_GRADE} )(?:(?:two|three|four|five) )?(?P<noun>[a-z]+(?: [a-z]+)?)"
    rf" \((?P<list>{_LIST})\)"
)
_SPAN = regex(rf"({_TICK})(?:–|-)({_TICK})")
_BOTH = regex(
    r"\b(?P<prep>in|at|on|for|with|under|across|within|by|against) both (?P<one>[^,;]+?) and "
    r"(?P<two>[^,;]+?)(?=[.,;]|$)"
)
_NUMBERED = regex(rf"(?P<noun>[a-z ]+?)s (?P<first>{_TICK}) and (?P<second>{_TICK})")
"""“layers 5 and 6”."""


@told_by(
    _GRADES,
    "(",
    "in at for across on with over within under",
)
def ticks_glossed(scene: Scene, text: str) -> Iterator[Version]:
    """“In the deeper layers (4–6), most values are high”: in layers 4 to 6.

    Which those are, the brackets say: the word before them adds nothing.
    """
    match = _GLOSSED.search(text)
    if match is None or scene.label_of(match["noun"]) is None:
        return
    listed = _SPAN.sub(r"\1 to \2", match["list"])
    where = f"{match['noun']} {listed}"
    if [len(place.ticks) for place in scene.reader.places_in(where)] != [1]:
        return
    yield (Plain(f"{text[: match.start()]}{match['prep']} {where}{text[match.end() :]}"),)


@told_by("both", "and", "in at on for with under across within by against")
def in_both(scene: Scene, text: str) -> Iterator[Version]:
    """“A exceeds 5 in both layer 1 and layer 2”: in layer 1 and in layer 2."""
    match = _BOTH.search(text)
    if match is None:
        return
    one, two = match["one"], match["two"]
    if (numbered := _NUMBERED.fullmatch(f"{one} and {two}")) is not None:
        one, two = (f"{numbered['noun']} {numbered[n]}" for n in ("first", "second"))
    places = [scene.reader.places_in(text) for text in (one, two)]
    dimensions = [p.dimensions for found in places for p in found if len(p.ticks) == 1]
    if [len(found) for found in places] != [1, 1] or len(dimensions) != 2:
        return
    if dimensions[0] != dimensions[1]:
        return
    head, rest, prep = text[: match.start()], text[match.end() :], match["prep"]
    yield tuple(Plain(f"{head}{prep} {place}{rest}") for place in (one, two))


_GLOSSED_BY_NAME = regex(
    r"\b[Tt]he (?P<what>[a-z-]+) (?P<noun>[a-z]+), (?P<name>[^\s,;:()]+(?: [^\s,;:()]+){0,3}?)"
    r"(?P<end>,? (?=[a-z])|\Z)"
)
_LED = regex(
    r"(?:At|In|On|For|With|Under|After) the (?P<what>[a-z-]+) (?P<noun>[a-z]+), "
    r"(?P<name>[^\s,;:()]+(?: [^\s,;:()]+){0,3}?)(?P<end>, )(?=[^,]*\Z)"
)
_MODIFIERS = frozenset({"KIND", "COMPONENT", "THING"})
_JOINS = regex(r"(?:and|or|as|but|while|whereas|with|which|who|where)\b")


@told_by(",", "the")
def glossed_by_name(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest cell is the one at the embedding layer, L0”: at L0."""
    led = _LED.match(text)
    for match in [*_GLOSSED_BY_NAME.finditer(text), *([led] if led is not None else [])]:
        dimension = c.label_of(match["noun"])
        known = not classes_in(match["what"]) <= _MODIFIERS
        if dimension is None or known or _JOINS.match(text, match.end()):
            continue  # "The largest model, A": that it is the largest is said as well.
        named = c.named_in(match["name"])
        if not c.reader.is_place(match["name"]) or named.keys() != {dimension}:
            continue
        if len(named[dimension]) == 1 and not c.named_in(match["what"]):
            start = match.start() if match is not led else text.index("the ")
            end = match["end"] if match is led else " " if match["end"].endswith(" ") else ""
            yield (Plain(f"{text[:start]}{match['name']}{end}{text[match.end() :]}"),)
            return


_IN_THE_MIDDLE = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|sits|lies|stands|ranks|lands|stays|remains) (?:squarely "
    r"|right |always "
    r"|consistently )?(?:in the (?:middle|midfield)(?: of the (?:field|pack|ranking|order|table"
    r"|group|list))?|midfield|midtable|mid-table|mid-pack), "
    r"(?:always |consistently )?(?:ranking |placed |ranked |coming |in )?"
    r"(?P<rank>second|third|fourth|fifth|sixth"
    r"|seventh|eighth|ninth|tenth)(?: place| position| rank)?(?P<rest>[^;:]*)"
)
_PLACES = "first second third fourth fifth sixth seventh eighth ninth tenth".split()


@of_form(_IN_THE_MIDDLE, "middle midfield midtable mid-table mid-pack", ",")
def in_the_middle(c: Scene, match: Match) -> Iterator[Version]:
    """“A sits in the middle of the field, fourth at every layer”: it is fourth there, of seven."""
    named = c.named_in(match["who"])
    if len(named) != 1:
        return
    size = len(c.reader.names.dimensions[next(iter(named))].ticks)
    place = _PLACES.index(match["rank"].lower()) + 1
    if abs(2 * place - (size + 1)) <= 1:
        yield (Plain(f"{match['who']} is {match['rank']}{match['rest']}"),)


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


_REGION_GLOSSED = any_case(
    r"(?P<region>\b(?:the )?(?:left|right|top|upper|bottom|lower)(?:-hand)? "
    r"(?:half|third|quarter|side|edge)s?(?: of (?:the |each )?[a-z]+(?: ?map)?)?)"
    r" \((?P<gloss>[^()]*\d[^()]*)\)"
)


@told_by("(", "half third quarter side edge")
def without_stretch(scene: Scene, text: str) -> Iterator[Version]:
    """“In the right half of the grid (sizes 20–35)”: there, if that is what lies there."""
    match = _REGION_GLOSSED.search(text)
    if match is None:
        return
    region, gloss = (scene.reader.places_in(f"in {match[g]}") for g in ("region", "gloss"))
    if len(region) == len(gloss) == 1 and region[0].ticks and _same(region[0], gloss[0]):
        yield (Plain(f"{text[: match.end('region')]}{text[match.end() :]}"),)


def _same(one: Place, two: Place) -> bool:
    return one.dimensions == two.dimensions and all(
        set(one.get(d)) == set(two.get(d)) for d in one.dimensions
    )
