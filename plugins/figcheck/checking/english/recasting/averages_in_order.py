"""The order of averages: “A has the highest mean with 5, followed by B with 4 and C with 3”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case
from figcheck.reading.names import ORDINALS

_AMOUNT = r"(?:(?:with|at|of) (?P<{}>[^,;:()]*?\d[^,;:()]*?)|\((?P<{}>[^()]*\d[^()]*)\))"
_MOST = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:()]+?) (?:has|shows|achieves|attains|reaches) (?:by "
    r"far )?the "
    r"(?P<way>highest|largest|lowest|smallest) (?P<mean>average|mean)(?P<noun> [a-z]+(?: "
    r"[a-z]+)?)??"
    rf" {_AMOUNT.format('one', 'noted')}, "
    r"(?:closely |narrowly )?followed (?:closely |narrowly )?by (?P<rest>[^;:]+)"
)
_NEXT = any_case(rf"(?P<who>[^,;:()]+?) {_AMOUNT.format('one', 'noted')}")


@of_form(_MOST, "followed", "average mean", "highest largest lowest smallest")
def averages_in_order(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest mean with 5, followed by B with 4”: B has the second-highest, of 4."""
    way, mean = match["way"], match["mean"]
    before, first, _ = c.cut(f"{match['lead']}{match['who']} has")
    lead = f"{before} " if before else ""
    told = [_NEXT.fullmatch(p.strip()) for p in re.split(r",? and |, (?:and )?", match["rest"])]
    known = [m for m in told if m is not None]
    if len(known) != len(told) or len(known) >= len(ORDINALS):
        return
    if not first or not all(c.is_subject(m["who"]) for m in known):
        return
    about = re.match(r"(?:about|around|roughly|approximately) ", match["one"] or match["noted"])
    version = [Plain(f"{lead}{first} has the {way} {mean}")]
    ordinals = zip(ORDINALS[1:], known, strict=False)
    version += [Plain(f"{lead}{m['who']} has the {o}-{way} {mean}") for o, m in ordinals]
    for who, m in ((first, match), *((m["who"], m) for m in known)):
        value = (m["one"] or m["noted"]).strip()
        if about and value[:1].isdigit():
            value = f"{about[0]}{value}"
        version.append(Plain(f"The {mean} of {who} is {value}"))
    yield tuple(version)
