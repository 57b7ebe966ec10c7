"""What means and sums range from and to: “The average ranges from 49 (A) to 70 (B)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_AMOUNT = (
    r"(?:about |around |roughly |just |only |nearly |almost )?[-−–]?\d[\d.,]*\S*(?: [a-zµ%]+)?"
)
_WHOSE = r"(?: \((?P<{0}>[^()]+)\)| (?:for|in|on|at) (?P<{1}>[^,;:()]+?))"
_RANGING = any_case(
    r"(?:the |their )?(?P<of>[^,;:()]*?)\b(?P<made>average|mean|median|total|sum)s?\b"
    r"(?P<over>[^,;:()]*?) (?:ranges?|ranged|runs?|ran|spans?|spanned|varies|vary|varied|extends?|"
    rf"stretch(?:es)?|goes?|go) from (?P<one>{_AMOUNT}){_WHOSE.format('a', 'b')}"
    rf"(?: up| down| all the way)? to (?P<two>{_AMOUNT}){_WHOSE.format('c', 'd')}"
)
_NUMBER = regex(r"[-−–]?\d[\d,]*(?:\.\d+)?")


@of_form(_RANGING, "average averages mean means median medians total totals sum sums", "from", "to")
def ranging_means(c: Scene, match: Match) -> Iterator[Version]:
    """“The average ranges from 49 (A) to 70 (B)”: A has the lowest one, and B the highest."""
    if c.named_in(f"{match['of']} {match['over']}"):
        return
    whose = [match[one] or match[two] for one, two in ("ab", "cd")]
    named = [c.named_in(name) for name in whose]
    if named[0].keys() != named[1].keys() or any(len(n) != 1 for n in named) or c.way in named[0]:
        return
    numbers = [_value(match[name]) for name in ("one", "two")]
    extremes = ("lowest", "highest") if numbers[0] <= numbers[1] else ("highest", "lowest")
    made = match["made"].lower()
    yield tuple(
        Plain(f"{who} has the {extreme} {made} ({match[amount]})")
        for who, extreme, amount in zip(whose, extremes, ("one", "two"), strict=True)
    )


def _value(text: str) -> float:
    found = _NUMBER.search(text)
    return float(re.sub("[−–]", "-", found[0].replace(",", ""))) if found else 0.0
