"""What is told by what it is and then by its name: “at the embedding layer, L0”.

So is a rank behind words that say it loosely: “A sits in the middle, fourth on each of them”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_GLOSSED = regex(
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
    for match in [*_GLOSSED.finditer(text), *([led] if led is not None else [])]:
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
