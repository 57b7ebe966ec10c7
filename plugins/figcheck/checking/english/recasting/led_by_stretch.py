"""What several do over a stretch that leads: “From 8 to 64, A grows by 4 and B by 3”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Role
from figcheck.patterns import any_case

_VERB = (
    r"(?:speeds? up|slows? down|grows?|rises?|falls?|drops?|declines?|increases?|decreases?|climbs?"
    r"|improves?|shrinks?|gains?|loses?|grew|rose|fell|dropped|declined|increased|decreased)"
)
_LED = any_case(
    r"(?P<lead>(?:going |moving )?(?:from|between) [^;:]+?(?: to | and )[^,;:]+, )"
    rf"(?P<one>[^,;:]+?) (?P<verb>{_VERB}) (?P<how>by [^,;]+?)(?:,? and|,? while|,? but|,) "
    rf"(?P<two>[^,;]+?) (?:{_VERB} )?(?P<then>by [^,;]+)"
)
_OVER_ALL = any_case(
    r"(?:averaged (?:over|across)|on average (?:over|across)|taken over) (?:all |the |all the )?"
    rf"(?:(?P<many>{'|'.join(NUMERALS[2:])}|\d+) )?"
    r"(?:cells|values|configurations|combinations|settings|entries|conditions), (?P<rest>.+)"
)


@of_form(_LED, "from between", "by")
def led_by_stretch(c: Scene, match: Match) -> Iterator[Version]:
    """“From 8 to 64, A grows by 4 and B by 3”: both of them do so from 8 to 64."""
    if not c.is_subject(match["two"]):
        return
    lead, verb = match["lead"], match["verb"]
    yield (
        Plain(f"{lead}{match['one']} {verb} {match['how']}"),
        Plain(f"{lead}{match['two']} {verb} {match['then']}"),
    )


@of_form(_OVER_ALL, "averaged average taken", "over across", ",")
def over_all_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“Averaged over all 20 cells, A reaches 5, B 4 and C 3”: on average."""
    many = (match["many"] or "").lower()
    count = NUMERALS.index(many) if many in NUMERALS else int(many or 0)
    figure = c.reader.figure
    total = len(figure.cells)
    apart = [d for d in figure.dimensions if d.role in (Role.PANEL, Role.SERIES)]
    if not many or count in {total, *(total // len(d.ticks) for d in apart)}:
        yield (Plain(f"On average, {match['rest']}"),)
