"""What is more in one place than in another, and still more in a third."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

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
