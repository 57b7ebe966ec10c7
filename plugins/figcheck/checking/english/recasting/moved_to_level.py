"""Where something brings what is measured: “A reduces viability to less than 50%”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_DOES = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) "
    r"(?:(?P<down>reduces?|reduced|lowers?|lowered|decreases?|decreased|cuts?|brings? down|"
    r"depress(?:es|ed)?|pushes down|drives down)|raises?|raised|lifts?|lifted|increases?|increased"
    r"|boosts?|boosted|pushes up) (?:the |its |their )?(?P<what>[^\W\d][^,;:\d]*?) "
    r"(?P<side>(?:down |up )?to (?:less than|below|under|more than|above|over|at least|at most|"
    r"no more than|no less than)|(?:below|under|above|beyond)) "
    r"(?P<rest>[^,;:]*\d[^,;:]*)"
)


@of_form(
    _DOES,
    "reduce reduces reduced lower lowers lowered decrease decreases decreased cut cuts bring "
    "brings "
    "depress depresses depressed pushes drives raise raises raised lift lifts lifted increase "
    "increases increased boost boosts boosted",
    "to below under above beyond",
)
def moved_to_level(c: Scene, match: Match) -> Iterator[Version]:
    """“No compound reduces viability to less than 50%”: none of them is at less than 50%."""
    if c.named_in(match["what"]) or not _is_measured(c, match["what"]):
        return
    side = re.sub(r"^(?:down |up )?to ", "", match["side"], flags=re.IGNORECASE)
    yield (Plain(f"{match['lead']}{match['who']} is {side} {match['rest']}"),)


def _is_measured(c: Scene, what: str) -> bool:
    """Whether a noun is the measure of the figure: of “Cell viability (%)”, “viability”."""
    label = f"{c.reader.figure.value.label} {c.reader.figure.y_axis.label}".lower()
    return set(what.lower().split()) <= {*re.findall(r"[^\W\d]+", label)}
