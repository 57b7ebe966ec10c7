"""What plays a small role: how small, is told behind it."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ROLE = any_case(
    r"(?P<who>[^,;:]+?) (?:plays?|played|has|have|had) (?:only )?an? "
    r"(?:minor|small|smaller|limited|marginal|negligible|modest|tiny|lesser) role"
    r"(?P<where> (?:in|on|at|for|among) [^,;:]+)?, "
    r"(?:with|at|accounting for|making up) (?P<much>[^;:]*\d[^;:]*)"
)


@of_form(_ROLE, "role", ",")
def minor_role(c: Scene, match: Match) -> Iterator[Version]:
    """“A plays a minor role in B, with a share of 3%”: there it has a share of 3%."""
    if c.is_subject(match["who"]):
        where = (match["where"] or "").strip()
        lead = f"{capitalised(where)}, " if where else ""
        yield (Plain(f"{lead}{match['who']} has {match['much']}"),)
