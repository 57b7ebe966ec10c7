"""Classes that lead in a rate: “in terms of precision, A is in front with about 85%”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_RATE = r"(?P<rate>precision|recall|sensitivity|f1|f1[ -]score)"
_TERMS = (
    r"(?:in terms of|as for|as regards|regarding|with respect to|with regard to|concerning|by|"
    r"judged by|measured by|when it comes to|for)"
)
_FIRST = (
    r"(?:(?:is|comes|ranks|lies|stands|sits) (?:clearly |narrowly |just )?(?:in front|ahead|first"
    r"|on top|at the top|out on top|in the lead|out ahead)"
    r"|leads(?: the (?:field|way|list|ranking))?"
    r"|tops the (?:list|ranking)|takes the lead|wins)"
)
_LAST = (
    r"(?:(?:is|comes|ranks|lies|stands|sits) (?:last|at the bottom|in last place)"
    r"|brings up the rear|is bottom of the list)"
)
_WAYS = tuple(
    any_case(way)
    for way in (
        rf"{_TERMS} (?:the )?{_RATE}, (?P<who>[^,;:()]+?) (?:(?P<first>{_FIRST})|(?P<last>{_LAST}))"
        r"(?P<value>,? (?:with|at) [^,;:]+| \([^()]+\))?",
        rf"(?P<who>[^,;:()]+?) (?:(?P<first>{_FIRST})|(?P<last>{_LAST})) (?:in|in terms of|for|on|"
        rf"by|as regards) {_RATE}(?P<value>,? (?:with|at) [^,;:]+| \([^()]+\))?",
    )
)


@told_by("precision recall sensitivity f1")
def rates_led(c: Scene, text: str) -> Iterator[Version]:
    """“In terms of precision, A is in front with 85%”: A has the highest precision, 85%."""
    match = next((m for way in _WAYS if (m := way.fullmatch(text))), None)
    if match is None or c.reader.confusions is None or not c.is_subject(match["who"]):
        return
    end = "highest" if match["first"] else "lowest"
    value = (match["value"] or "").strip(" ,")
    value = f" {value}" if value else ""
    who = capitalised(match["who"])
    yield (Plain(f"{who} has the {end} {match['rate']}{value}"),)
