"""Values behind a clause about as many things: “A and B are close (3.2, 3.5)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_AMOUNT = r"[~≈]?[-−]?[$€£]?\d[\d.,]*(?:\.\d+)? ?(?:%|[a-z]{1,8})?"
_BRACKETED = regex(
    rf"(?P<before>[^()]+?) \((?P<values>{_AMOUNT}(?:(?:,| and|, and) {_AMOUNT})+)"
    r"(?:,? respectively)?\)(?P<after>[^()]*)"
)
_AMID = regex(
    rf"(?P<before>[^()]+?) \((?P<value>{_AMOUNT})\)"
    r"(?P<than> (?:than|as|behind|below|above|ahead of) .+)"
)
_ONCE = regex(
    rf"(?P<before>[^()]+?\b(?:once|one time|one year|a single time|a single year))"
    rf" \((?P<value>{_AMOUNT}) (?P<there>(?:in|at|on|for) [^()]+)\)"
)
_JOINT = regex(r", and | and |, ")
_MOST = 6


@of_form(_BRACKETED, "(", ", and")
def values_bracketed(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B lie close together (3.2 and 3.5)”: they do, A has 3.2 and B has 3.5."""
    values = _JOINT.split(match["values"])
    named = c.named_in(match["before"])
    several = [d for d, ticks in named.items() if len(ticks) > 1]
    if len(several) != 1 or len(named[several[0]]) != len(values) or len(values) > _MOST:
        return
    where = [p for p in c.led_places(match["before"]) if several[0] not in c.named_in(p)]
    led = ", ".join(uncapitalised(p) for p in where)
    led = f"{capitalised(led)}, " if led else ""
    said = [f"{led}{tick} is at {v}" for tick, v in zip(named[several[0]], values, strict=True)]
    if all(map(c.reads, said)):
        yield Plain(f"{match['before']}{match['after']}"), *map(Plain, said)


@of_form(_AMID, "(", "than as behind below above ahead")
def value_amid(c: Scene, match: Match) -> Iterator[Version]:
    """“A does better (71) than B (52)”: A (71) does better than B (52)."""
    lead, who, rest = c.cut(match["before"])
    if not rest or not c.reader.is_place(who):
        return
    yield (Plain(f"{lead} {who} ({match['value']}) {rest}{match['than']}".strip()),)


@of_form(_ONCE, "once time year", "(", "in at on for")
def once_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A exceeds 2% just once (2.3% in 2018)”: it has 2.3% in 2018."""
    _, who, _ = c.cut(match["before"])
    if not c.is_subject(who) or not c.is_led(match["there"]):
        return
    there = capitalised(match["there"])
    yield Plain(match["before"]), Plain(f"{there}, {who} is at {match['value']}")


_EITHER = r"(?P<{}>[~$€£]?-?\d[\d.,]*(?<![.,])(?: ?%| [a-z/]+)?)"
_SCORE = any_case(
    rf"(?P<said>[^;]*?)(?P<joint>,| by| at| with) {_EITHER.format('one')} "
    rf"(?:to|against|versus|vs\.?|over) {_EITHER.format('two')}(?P<rest>(?: [^,;]+)?)"
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
