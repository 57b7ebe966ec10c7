"""Comparisons with both values behind them: “A exceeds B, 66% to 57%”, “A leads B by 66 to 57”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_AMOUNT = r"(?P<{}>[~$€£]?-?\d[\d.,]*(?<![.,])(?: ?%| [a-z/]+)?)"
_SCORE = any_case(
    rf"(?P<said>[^;]*?)(?P<joint>,| by| at| with) {_AMOUNT.format('one')} "
    rf"(?:to|against|versus|vs\.?|over) {_AMOUNT.format('two')}(?P<rest>(?: [^,;]+)?)"
)
_NUMBER = regex(r"-?\d[\d.,]*(?<![.,])")


@of_form(_SCORE, "to against versus vs over", ", by at with")
def scores_set_off(_: Scene, match: Match) -> Iterator[Version]:
    """“A leads B by 66 to 57”: A leads B (66 vs. 57); “by 5 to 7 points” is no score."""
    one, two = (_NUMBER.search(match[name]) for name in ("one", "two"))
    larger_first = one and two and _value(one[0]) > _value(two[0])
    if match["joint"] == "," or larger_first:
        yield (Plain(f"{match['said']} ({match['one']} vs. {match['two']}){match['rest']}"),)


def _value(written: str) -> float:
    return float(written.replace(",", ""))
