"""Numbers of things that change: “the number of rows above 10 rises from one to three”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Role
from figcheck.patterns import any_case

_UP = r"rises|rose|grows|grew|increases|increased|climbs|climbed|goes up|went up|jumps|jumped"
_DOWN = (
    r"falls|fell|drops|dropped|declines|declined|decreases|decreased|shrinks|shrank|goes down|"
    r"went down|dwindles|dwindled|is reduced|was reduced"
)
_MANY = rf"(?:only |just )?(?:{'|'.join(NUMERALS)}|\d+)"
_MOVING = any_case(
    rf"the number of (?P<what>[a-z]+ .+?) (?:(?P<up>{_UP})|(?:{_DOWN})) from (?P<one>{_MANY})"
    rf"(?P<here> [^\d,;:]\S* [^,;:]+?)? to (?P<two>{_MANY})(?P<there> [^,;:]+)?"
)
_THAT = any_case(r"(?P<noun>[a-z]+) (?:that|which|who) (?P<said>.+)")
_WITH = any_case(r"(?P<noun>[a-z]+) (?:with|having) (?P<said>.+)")
_BEYOND = any_case(
    r"(?P<noun>[a-z]+) (?P<said>(?:above|below|over|under|beyond|between|within|at) .+)"
)


@of_form(_MOVING, "number", "from", "to")
def numbers_moving(c: Scene, match: Match) -> Iterator[Version]:
    """“The number of cities above 10 rises from one in 2010 to two in 2020”: one, then two."""
    many = [count_of(match[name].split()[-1]) for name in ("one", "two")]
    if many[0] == many[1] or (many[0] < many[1]) is not bool(match["up"]):
        return
    said = [_said(match[name], match["what"]) for name in ("one", "two")]
    panel = c.reader.figure.dimension(Role.PANEL)
    if None in said:
        return
    if match["here"] and match["there"]:
        ends = match["here"].strip(), match["there"].strip()
        yield tuple(Plain(f"{s} {end}") for s, end in zip(said, ends, strict=True))
    elif match["here"] is None and match["there"] is None and panel and len(panel.ticks) == 2:
        places = (Place.of(panel.name, [tick]) for tick in panel.ticks)
        yield tuple(Plain(s or "", here=p) for s, p in zip(said, places, strict=True))


def _said(many: str, what: str) -> str | None:
    """That there are so many: “two cities are above 10”."""
    if match := _THAT.fullmatch(what):
        return f"{many} {match['noun']} {match['said']}"
    if match := _WITH.fullmatch(what):
        return f"{many} {match['noun']} have {match['said']}"
    match = _BEYOND.fullmatch(what)
    return f"{many} {match['noun']} are {match['said']}" if match else None
