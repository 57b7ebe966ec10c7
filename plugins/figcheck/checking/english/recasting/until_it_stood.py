"""How far something went, told by where it stood then: “fell until it stood at 5 in 2019”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_UNTIL = any_case(
    r"(?P<head>[^;:]+?),? (?:until|till) (?P<who>it|they|the [a-z]+) (?:finally |eventually )?"
    r"(?:stood at|was at|were at|was|were|amounted to|came to|totall?ed|arrived at|ended up at|"
    r"(?:had )?(?:fallen|dropped|declined|risen|climbed|grown|increased|decreased|sunk) to)"
    r" (?P<value>[^,;:]*?\d[^,;:]*?) (?P<when>(?:in|at|on|by) [^,;:]+)"
)


@of_form(_UNTIL, "until till", "stood was were amounted came totaled totalled arrived ended to")
def until_it_stood(c: Scene, match: Match) -> Iterator[Version]:
    """“It fell every year until it stood at 5 in 2019”: until 2019, when it stood at 5."""
    when = match["when"].partition(" ")[2]
    if c.axis_of(when) is None:
        return
    stood = f"{match['who']} stood at {match['value']} in {when}"
    yield Plain(f"{match['head']} until {when}"), Plain(stood)
