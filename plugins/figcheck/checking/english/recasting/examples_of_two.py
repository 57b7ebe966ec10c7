"""Two values in brackets: “A and B beat C on all sets (e.g., A on Web: 24.5 vs. 21.0)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_NUMBER = r"[$€£]?\d[\d.,]*(?: ?%| points)?"
_AT = r"(?:on|in|at|for|with|under)"
_SUCH = r"(?:e\.g\.|e\.g|for example|for instance|such as|as in)"
_VALUES = rf"(?P<a>{_NUMBER}) (?:vs\.?|versus|against|compared (?:to|with)|as opposed to)"
_VALUES += rf" (?P<b>{_NUMBER})"
_EXAMPLE = any_case(
    rf"(?P<said>[^;:()]+?) \({_SUCH},? (?:(?P<who>[^,;:()]+?)(?P<where> {_AT} [^,;:()]+)?"
    rf"(?::| with| at) )?{_VALUES}(?P<there> {_AT} [^,;:()]+)?\)"
)


@of_form(_EXAMPLE, "(", "vs versus against compared opposed")
def examples_of_two(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B everywhere (e.g., A on Web: 5 vs. 4)”: on Web, A has 5, and B has 4."""
    said, who = match["said"], match["who"]
    where = match["where"] or match["there"] or ""
    _, subject, rest = c.cut(said)
    if who and not match["where"] and not c.is_subject(who):
        who, where = None, f" at {who}"
    own = c.named_in(who or subject)
    if who and len(own) > 1 and not where:
        return
    compared = [(d, ts) for d, ts in c.named_in(rest).items() if len(own.get(d, ())) == 1]
    if len(compared) != 1 or len(compared[0][1]) != 1 or (match["where"] and match["there"]):
        return
    ((dimension, (other,)),) = compared
    if own[dimension] == (other,):
        return
    yield (
        Plain(said),
        Plain(f"{who or own[dimension][0]} is at {match['a']}{where}"),
        Plain(f"{other} is at {match['b']}{where}"),
    )


_PAIR = 2
_IN_TURN = any_case(
    rf"(?P<said>[^;:()]+?) \((?P<a>{_NUMBER}) and (?P<b>{_NUMBER})(?:,? respectively)?\)"
)


@of_form(_IN_TURN, "(", "and")
def noted_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B beat C on Web (60 and 54)”: A has 60 there, and B has 54."""
    said = match["said"]
    _, subject, rest = c.cut(said)
    own = [(d, ts) for d, ts in c.named_in(subject).items() if len(ts) > 1]
    if len(own) != 1 or not c.named_in(rest).get(own[0][0]):
        return
    (_, ticks) = own[0]
    places = sorted(ticks, key=lambda tick: subject.lower().find(tick.lower()))
    if len(ticks) != _PAIR or any(t.lower() not in subject.lower() for t in ticks):
        return
    where = "".join(f" {place}" for place in c.led_places(said))
    one, two = places
    yield (
        Plain(said),
        Plain(f"{one} is at {match['a']}{where}"),
        Plain(f"{two} is at {match['b']}{where}"),
    )
