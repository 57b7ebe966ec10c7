"""An extreme with its value, and what is said of it: “its peak of 17 in May is twice that of B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_EXTREME = r"(?:maximum|minimum|peak|highest value|lowest value|highest point|lowest point|trough)"
_TOLD = any_case(
    rf"(?P<whose>its|their|[^,;:()]+?['’]s?|the) (?P<what>{_EXTREME})(?P<of> of (?!\d)[^,;:()]+?)?"
    r" (?:of|at) (?P<value>(?:about |around |roughly |approximately )?[$€£]?\d[\d.,]*\S*)"
    r"(?: (?P<unit>(?!in\b|at\b|on\b|is\b|exceeds\b)[^\s\d,;:()]+))?"
    r"(?P<where> (?:in|at|on) [^,;:()]+?)?"
    r" (?P<rest>(?:is|are|was|exceeds|lies|remains|stays) [^;:]+)"
)


_OF_EXTREME = any_case(rf"\b{_EXTREME}\b")


@of_form(
    _TOLD,
    "maximum minimum peak value point trough",
    "of at",
    "is are was exceeds lies remains stays",
)
def extreme_told(_: Scene, match: Match) -> Iterator[Version]:
    """“Its maximum of 17 in May is twice that of B”: that is 17, in May, and twice that of B."""
    if not _OF_EXTREME.search(match["rest"]):
        return  # "… is 5 above B": above what B is there.
    if match["whose"].lower() == "the" and not match["of"]:
        return
    extreme = f"{match['whose']} {match['what']}{match['of'] or ''}"
    unit = f" {match['unit']}" if match["unit"] else ""
    value = f"{extreme} is {match['value']}{unit}{match['where'] or ''}"
    yield Plain(value), Plain(f"{extreme} {match['rest']}")
