"""Orders that turn from one place to another: “the ranking of A and B flips between X and Y”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_PLACES = r"(?:between|from) (?P<one>[^,;:()]+?) (?:and|to) (?P<two>[^,;:()]+)"
_FLIPS = any_case(
    r"the (?:relative )?(?:order|ranking|ordering) of (?P<who>[^,;:()]+? and [^,;:()]+?)"
    rf" (?:is )?(?:flips|flipped|reverses|reversed|switches|switched|changes) {_PLACES}"
)
_SWITCH = any_case(
    r"(?P<who>[^,;:()]+? and [^,;:()]+?) (?:switch|swap|trade|exchange) "
    rf"(?:ranks?|positions?|places?|order) {_PLACES}"
)


@of_form(
    _FLIPS, "order ranking ordering", "flips flipped reverses reversed switches switched changes"
)
def order_flips(_: Scene, match: Match) -> Iterator[Version]:
    """“The ranking of A and B flips between X and Y”: they swap places."""
    yield (Plain(f"{match['who']} swap places between {match['one']} and {match['two']}"),)


@of_form(_SWITCH, "switch swap trade exchange", "rank ranks position positions place places order")
def switch_ranks(_: Scene, match: Match) -> Iterator[Version]:
    """“A and B switch ranks from X to Y”: they swap places between these."""
    said = f"{match['who']} swap places between {match['one']} and {match['two']}"
    if said.lower() != match[0].lower():
        yield (Plain(said),)


_OVERTAKES = any_case(r"(?P<before>[^;:]*?\b)(?:overtakes?|overtook)\b(?P<after> [^;:]+)")


@of_form(_OVERTAKES, "overtake overtakes overtook")
def overtakes_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A overtakes B on X”, where nothing has an order along which it could: it is ahead there."""
    if not any(is_ordered(d) for d in c.reader.figure.dimensions if len(d.ticks) > 1):
        yield (Plain(f"{match['before']}beats{match['after']}"),)


_BETWEEN = any_case(
    r"(?P<before>[^;:]*?\b(?:los|gain|drop|fall|ris|improv|declin|decreas|increas|grow|climb|shed)"
    r"[a-z]*)(?P<by> by)? between (?P<low>\d[\d.,]*)(?P<sign>%?) and (?P<high>\d[\d.,]*%?"
    r"(?: (?:percentage )?points?)?)(?P<after>(?: [^;:]+)?)"
)


@of_form(
    _BETWEEN,
    "between",
    "and",
)
def change_between(_: Scene, match: Match) -> Iterator[Version]:
    """“All lose between 3 and 6 points”: at least 3, and at most 6."""
    unit = match["high"].lstrip("0123456789.,")
    high = match["high"][: len(match["high"]) - len(unit)]
    if not (unit or match["by"]):
        return  # "Rises between 2005 and 2010": when, and not by how much.
    start, after = f"{match['before']}{match['by'] or ''}", match["after"]
    yield (
        Plain(f"{start} at least {match['low']}{unit}{after}"),
        Plain(f"{start} at most {high}{unit}{after}"),
    )
