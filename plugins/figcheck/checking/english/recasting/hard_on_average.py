"""What is hardest or easiest by its mean: “B is the hardest set, with the lowest average”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.polarity import more_is_wanted
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HARDEST = any_case(
    r"(?P<lead>(?:in terms of|in|on|for|by) [^,;:]+, )?(?P<who>[^,;:()]+?) (?:is|was|proves"
    r"|remains) (?:by far |clearly |overall )?the"
    r" (?P<how>hardest|toughest|most (?:difficult|challenging)"
    r"|easiest|simplest|least (?:difficult|challenging))(?: (?P<noun>[a-z]+))?"
    r"(?P<of>(?: of all)?(?: in terms of| in| by| for) [^,;:()]+| of all)?,"
    r" (?:with (?:(?:the|its) )?(?P<end>lowest|highest|smallest|largest) (?P<mean>average|mean)"
    r"(?P<rest>(?: [^;:()]+)?)|averaging (?P<much>[^,;:()]*\d[^,;:()]*)"
    r"|with an? (?:average|mean)(?: [a-z]+)? of (?P<value>[^,;:()]*\d[^,;:()]*))"
)
_EASY = frozenset(("easiest", "simplest", "least difficult", "least challenging"))
_HIGH = frozenset(("highest", "largest"))
_IN = any_case(r"\A(?: of all)?(?: in terms of| in| by| for) ")


@of_form(
    _HARDEST,
    "hardest toughest difficult challenging easiest simplest",
    "average mean averaging",
)
def hard_on_average(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the hardest set, with the lowest average”: it is by its average that it is so."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    if match["noun"] and c.label_of(match["noun"]) not in c.named_in(match["who"]):
        return
    what = _IN.sub("", match["of"]) if match["of"] and _IN.match(match["of"]) else ""
    measure = f"{what} {match['rest'] or ''} {match['lead'] or ''}"
    wanted = more_is_wanted(measure if c.named_in(measure) else c.reader.figure.value.label)
    if wanted is None:
        return
    best = (match["how"].lower() in _EASY) is wanted
    lead = match["lead"] or (f"In terms of {what}, " if what else "")
    who, end = match["who"], "highest" if best else "lowest"
    if match["end"]:
        if (match["end"].lower() in _HIGH) is best:
            yield (Plain(f"{lead}{who} has the {end} average{match['rest']}"),)
        return
    value = match["much"] or match["value"]
    yield Plain(f"{lead}{who} has the {end} average"), Plain(f"{lead}{who} averages {value}")
