"""Multiples at one place and at another: “four times as much as B in 2010, six times in 2020”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FACTOR = (
    r"(?:(?:about|around|roughly|nearly|almost|over|more than|less than|only|just|some|well) )*"
    r"(?:twice|thrice|half|double|an? (?:third|quarter|fifth|tenth)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d.]*)"
    r"(?: and a half)? times)"
)
_AGAIN = any_case(
    rf"(?P<who>[^;:]*?) (?P<one>{_FACTOR}) (?P<like>as \w+(?: \w+)?) as (?P<rival>[^;:,]+?)"
    r" (?P<at>(?:in|on|at|for|by|under) [^;:,]+?),? (?:and|but|while|then) "
    rf"(?P<two>{_FACTOR})(?: as \w+(?: \w+)?| that)? (?P<there>(?:in|on|at|for|by|under) [^;:,]+)"
)


@of_form(
    _AGAIN, "times twice thrice half third quarter fifth tenth double", "as", "and but while then"
)
def times_again(c: Scene, match: Match) -> Iterator[Version]:
    """“A sells four times as much as B in 2010, and six times as much in 2020”: as B, then."""
    if c.is_led(match["at"]) and c.is_led(match["there"]):
        said = f"{match['like']} as {match['rival']}"
        yield (
            Plain(f"{match['who']} {match['one']} {said} {match['at']}"),
            Plain(f"{match['who']} {match['two']} {said} {match['there']}"),
        )
