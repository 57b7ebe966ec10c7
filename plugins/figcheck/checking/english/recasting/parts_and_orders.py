"""What parts of all do, and in which order things stand: “half of the commuters take the car”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_PARTS = {
    "a majority": "more than half", "the majority": "more than half",
    "half": "half", "a quarter": "a quarter", "a third": "a third",
    "a fifth": "a fifth", "two thirds": "two thirds", "three quarters": "three quarters",
}  # fmt: skip
_PART_DOES = any_case(
    r"(?P<lead>[^;:(),]+, )?"
    r"(?P<how>(?:more than|less than|over|under|about|around|roughly|nearly|almost|at least|at most"
    rf"|just over|just under) )?(?P<part>{'|'.join(_PARTS)}) of (?:all |the )*(?P<who>[a-z]+)"
    r"(?P<there> (?:in|at|on|among) [^;:(),]+?)? (?:take|takes|use|uses|choose|chooses|prefer|"
    r"prefers|go by|travel by|commute by|rely on|relies on|pick|picks|opt for|opts for) "
    r"(?:the |a )?(?P<what>[^;:(),]+)"
)


@of_form(
    _PART_DOES,
    "majority half quarter third fifth thirds quarters",
    "take takes use uses choose chooses prefer prefers by on pick picks for",
)
def part_does(c: Scene, match: Match) -> Iterator[Version]:
    """“More than half of the commuters in York take the car”: it accounts for that much there."""
    if not c.reader.scale.percent or not c.reader.is_place(match["what"]):
        return
    figure = c.reader.figure
    told = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    if match["who"].lower() not in told or len(c.named_in(match["what"])) != 1:
        return  # "Half of the girls …", of all who were asked.
    how, part = match["how"] or "", _PARTS[match["part"].lower()]
    if part != match["part"].lower():
        how = ""
    much = f"{how.lower() or ('' if part.startswith('more') else 'about ')}{part}"
    lead, there = match["lead"] or "", match["there"] or ""
    yield (Plain(f"{lead}{match['what']} accounts for {much}{there}"),)


_LIST = r"(?P<list>[^;:]+?(?:, [^;:]+?)+)"
_ORDERS = (
    any_case(
        rf"(?P<lead>[^;:,]+, )?the (?:ranking|order|ordering) {_LIST} (?:holds|is the same|"
        r"is preserved|is unchanged|is maintained|remains the same|applies) "
        r"(?P<there>(?:in|at|on|for|across) [^;:,]+)"
    ),
    any_case(
        r"(?P<lead>(?:in|at|on|for) (?:every|each|all) [^;:,]+ "
        r"(?:except|but|apart from|other than) [^;:,]+), (?P<there>)"
        rf"the (?:ranking|order|ordering) is {_LIST}"
    ),
)
_BETWEEN = regex(r",? and |, ")


@told_by("ranking order ordering", ",", "holds is remains applies")
def order_holds(c: Scene, text: str) -> Iterator[Version]:
    """“The order A, B, C holds in every town but York”: there A is ahead of B and B of C."""
    for pattern in _ORDERS:
        match = pattern.fullmatch(text)
        things = _BETWEEN.split(match["list"]) if match else []
        if match is None or len(things) < 3 or not all(map(c.reader.is_place, things)):
            continue
        if len({frozenset(c.named_in(thing)) for thing in things}) != 1:
            continue
        lead = ", ".join(filter(None, ((match["lead"] or "").rstrip(", "), match["there"])))
        ahead = " and ".join(f"{one} is ahead of {two}" for one, two in pairwise(things))
        yield (Plain(f"{capitalised(lead)}, {ahead}"),)
