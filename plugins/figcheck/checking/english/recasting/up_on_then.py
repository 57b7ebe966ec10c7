"""Changes told against an earlier time: “A was down 16% on 2012”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.naming.parts_of_years import forecasts
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_time
from figcheck.patterns import regex

_THEN = r"(?:as )?(?:compared (?:with|to)|on|against|versus|relative to)"
_UP = r"rose|grew|climbed|increased|gained|jumped|up"
_DOWN = r"fell|dropped|declined|decreased|shrank|lost|dipped|down"
_CHANGED = regex(
    rf"(?:In (?P<lead>[^,]+), )?(?P<who>[^,]+?) (?:(?:is|was|are|were|has|had|have|been|stood) )*"
    rf"(?:(?P<up>{_UP})|(?:{_DOWN})) (?:by )?(?P<by>[^,]*?\d[^,]*?|a [^,]+?|half|two thirds)"
    rf"(?: in (?P<now>[^,]+?))? (?:{_THEN}|from (?!\S+ to\b)) (?P<then>[^,]+?)\.?"
)
"""Who changed by how much, since when, and until when if that is said."""


@of_form(
    _CHANGED,
    "up down rose fell grew dropped declined increased decreased climbed gained lost shrank",
)
def up_on_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A was down 16% on 2012”: it fell by 16% from 2012 to the last year, or to the one told."""
    along = c.reader.names.dimensions[c.way] if c.way else None
    if along is None or not is_time(along):
        return
    then = c.named_in(match["then"]).get(along.name, ())
    told = match["now"] or match["lead"]
    if told:
        now = c.named_in(told).get(along.name, ())
    else:
        expected = forecasts(along)
        known = [tick for tick in c.ascending(along.name) if tick not in expected]
        # "In 2021 it was 40. It was up by a third on 2020": in 2021.
        now = () if c.named_in(c.before).get(along.name) else tuple(known[-1:])
    ticks = c.ascending(along.name)
    if len(then) == len(now) == 1 and ticks.index(then[0]) < ticks.index(now[0]):
        moved = "rose" if match["up"] else "fell"
        yield (Plain(f"{match['who']} {moved} by {match['by']} from {then[0]} to {now[0]}"),)
