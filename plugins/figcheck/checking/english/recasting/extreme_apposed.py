"""Whose an extreme is, told behind its value: “the lowest is 2, A in May”, “… is the 2 of A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import GAP, GAP_WORDS
from figcheck.patterns import any_case

_EXTREMES = frozenset({"EXTREME", "BEST", "TOPMOST", "EXTREME_OF"})
_VALUE = r"[-−+]?[$€£]?\d[\d.,]*(?: ?%| [a-z]+){0,2}?"
_IS = r"(?:is|was)"
_APPOSED = (
    any_case(rf"(?P<what>[^,;:]+?) {_IS} (?P<value>{_VALUE}), (?P<who>[^;:()]+)"),
    any_case(
        rf"(?P<what>[^,;:]+?) {_IS} the (?P<value>{_VALUE}) (?:of|for|in|at) (?P<who>[^,;:()]+)"
    ),
)


@told_by("is was", ", the")
def extreme_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest bar is 2, A in May”, “the lowest value is the 2 of A”: it is that of A."""
    for match in filter(None, (pattern.fullmatch(text) for pattern in _APPOSED)):
        of_extreme = not _EXTREMES.isdisjoint(classes_in(match["what"]))
        # "…, A in May", of two names; "…, in May" needs no other words.
        if of_extreme and c.reader.is_place(match["who"]) and not c.is_led(match["who"]):
            yield (Plain(f"{match['what']} is {match['value']} ({match['who']})"),)
            return


_WIDE = r"(?P<wide>widest|largest|biggest|greatest|smallest|narrowest)"
_GAP = rf"(?P<gap>(?:[a-z]+ )?(?:{GAP}|spread)(?: [^,;:()]+?)?)"
_OF = r"(?:in|on|at|for|of|with|under|among) (?P<who>[^,;:()]+?)"
_FOUND = r"(?:found|seen|observed|that|the one)"
_WITH = rf"(?:,? (?:with|at) (?P<with>{_VALUE})| \((?P<noted>{_VALUE})\))?"
_GAP_OF = (
    any_case(rf"the {_WIDE} {_GAP} {_IS} {_FOUND} {_OF}{_WITH}"),
    any_case(rf"the {_WIDE} {_GAP} {_IS} (?P<with>{_VALUE}),? {_OF}"),
    any_case(rf"the {_WIDE} {_GAP} (?:of|\(|,) ?(?P<with>{_VALUE})[,)]? {_IS} {_FOUND} {_OF}"),
)
_RELATIVE = any_case(r"\b(?:percent|per cent|relative|proportion)\b|%")
_IN_UNIT = any_case(r" in (?P<unit>[a-z]+)\Z")


@told_by(f"{GAP_WORDS} spread", "is was")
def gap_placed(c: Scene, text: str) -> Iterator[Version]:
    """“The widest gap is the one in A”, “… is 5, in A”: A has the widest gap, 5."""
    for match in filter(None, (pattern.fullmatch(text) for pattern in _GAP_OF)):
        said = match.groupdict()
        who, gap, value = said["who"], said["gap"], said["with"] or said.get("noted")
        unit = _IN_UNIT.search(gap)
        if unit is not None and _is_own_unit(c, unit["unit"]):
            gap = gap[: unit.start()]  # "The widest gap in euros", of values in euros.
        if c.reader.is_place(who) and not _RELATIVE.search(gap):
            amount = f", {value}" if value else ""
            told = f"{who} has the {said['wide']} {gap}{amount}"
            yield (Plain(capitalised(told)),)
            return


def _is_own_unit(c: Scene, unit: str) -> bool:
    """Whether a noun names what the values of a figure are in."""
    axis = c.reader.figure.value
    return unit.removesuffix("s").lower() in f"{axis.label} {axis.unit}".lower()
