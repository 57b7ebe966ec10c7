"""Multiples with whose they are behind each: “multiplies it by 11 (A), 14 (B), and 16 (C)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VERB = (
    r"(?P<verb>multiplies|raises|lowers|increases|reduces|improves|boosts|cuts|speeds up|decreases"
    r"|drops|rises|grows|falls|climbs|shrinks)"
)
_EACH = (
    r"(?:about |around |roughly |nearly |almost |over |more than |less than )?"
    r"[\d.]+ ?[%x×]? \([^()]+\)"
)
_LISTED = any_case(
    rf"(?P<head>.+?) {_VERB}(?P<what>(?: [^\d,;:]+?)??) by (?P<about>about |around |roughly )?"
    rf"(?P<factor>(?:a |)factors? of )?(?P<list>{_EACH}(?:,? (?:and )?{_EACH})+)"
)
_ONE = any_case(r"(?P<many>[a-z ]*[\d.]+ ?[%x×]?) \((?P<who>[^()]+)\)")
_MULTIPLIES = any_case(
    r"(?P<head>.+?) multiplies (?P<what>[^\d,;:]+?) by (?P<many>(?:about |around |roughly |nearly "
    r"|almost |over |more than |less than )?[\d.]+)(?P<rest>(?: .+)?)"
)


@of_form(_LISTED, "(", "by")
def times_bracketed(c: Scene, match: Match) -> Iterator[Version]:
    """“It rises by 11 (A), 14 (B), and 16 (C)”: by 11 for A, by 14 for B, and so on."""
    told = [*_ONE.finditer(match["list"])]
    if not all(c.is_led(f"for {one['who']}") for one in told):
        return
    factor = "a factor of " if match["factor"] else ""
    yield tuple(
        Plain(
            f"{match['head']} {match['verb']}{match['what']} by {factor}{match['about'] or ''}"
            f"{_bare(one['many'])} for {one['who']}"
        )
        for one in told
    )


def _bare(many: str) -> str:
    return re.sub(r"^(?:\s|,|and )+", "", many).strip()


@of_form(_MULTIPLIES, "multiplies", "by")
def multiplies_by(_: Scene, match: Match) -> Iterator[Version]:
    """“Going from 1 to 64 multiplies the rate by 11”: it raises it by a factor of 11."""
    if "(" not in match["rest"]:
        said = f"raises {match['what']} by a factor of {match['many']}{match['rest']}"
        yield (Plain(f"{match['head']} {said}"),)
