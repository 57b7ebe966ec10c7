"""What holds more somewhere: “especially on Web”, “and still more on News”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ESPECIALLY = any_case(
    r"(?P<said>[^;:]{8,}), (?:and |but )?(?:most )?(?:especially|particularly|notably|above all"
    r"|in particular)(?: so)?,? (?P<where>(?:in|at|for|on|with|under|among|within) [^,;:]+)"
)
_LED = any_case(r"(?:in|at|for|on|with|under|among|within|between|from) ")


@of_form(_ESPECIALLY, "especially particularly notably above particular")
def especially(c: Scene, match: Match) -> Iterator[Version]:
    """“A is ahead of B, especially on Web”: it is ahead, and on Web as well.

    How much more so it is there is not asked. What is led by a place of its own is left alone: the
    second place may be within the first one, or instead of it.
    """
    if _LED.match(match["said"]):
        return
    said = match["said"]
    start = c.within_sentence(said)
    yield Plain(said), Plain(f"{match['where'].capitalize()}, {start}")


_PREPOSITION = r"(?:on|in|at|for|with|under|during)"
_STILL = any_case(
    r"(?P<who>[^;:]+?) (?P<more>(?:[a-z]+er|worse|more|less)(?: [a-z]+)?) "
    rf"(?P<one>(?P<prep>{_PREPOSITION}) [^,;:]+?) than (?P<two>{_PREPOSITION} [^,;:]+?),?"
    r" (?:and|but|yet) (?:(?P<still>(?P<again>[a-z]+) still)|(?:even|still|yet) (?P<even>[a-z]+)) "
    rf"(?P<three>{_PREPOSITION} [^,;:]+)"
)


@of_form(_STILL, "still even yet", "than", "and but yet")
def still_more(c: Scene, match: Match) -> Iterator[Version]:
    """“All are better on B than on A, and better still on C”: on C than on B."""
    more = match["more"].lower()
    again = (match["again"] or match["even"]).lower()
    if again != more.split()[0] or not c.is_led(match["three"]):
        return
    yield (
        Plain(f"{match['who']} {match['more']} {match['one']} than {match['two']}"),
        Plain(f"{match['who']} {match['more']} {match['three']} than {match['one']}"),
    )
