"""Amounts set against another's behind a comma: “A sheds 24 euros, six times as much as B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_FACTOR = (
    r"(?:(?:about|around|roughly|nearly|almost|over|more than|less than|only|just|some|well"
    r"|a little|slightly|exactly|not quite) )*"
    r"(?:twice|thrice|half|(?:an?|one|two|three) (?:third|quarter|fifth|tenth)s?"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d.]*)"
    r"(?: and a half)? times)"
)
_MORE = r"(?:[$€£]?\d[\d.,]*(?<![.,])(?: ?%)?(?: [a-z]+){0,2} )?(?:more|less|fewer)"
_CHANGE = (
    r"(?:(?:gain|loss|drop|rise|fall|increase|decrease|decline|growth|change|improvement|reduction)"
    r" (?:of|for|in|on|at|with)|that of)"
)
_BEHIND = any_case(
    r"(?P<said>[^;:]*? \D*?\d[\d.,]*(?<![.,])[^;:,]*), (?:that is |which (?:is|was) |i\.e\. )?"
    rf"(?P<again>(?P<factor>{_FACTOR}) (?:as (?:much|many)(?: [a-z]+)? as|(?:the )?{_CHANGE})"
    rf"(?P<whose> [^;:]+)|{_MORE} than [^;:]+)"
)
_VERB = any_case(r"(?P<verb>.*?[a-z]) (?:by )?(?:[a-z]+ )*?[$€£~]?\d")
_MOVES = any_case(
    r"(?:gain|los[et]|add|shed|ris|rose|fall|fell|drop|climb|grow|grew|increas|decreas|declin|sav)"
    r"[a-z]*(?: by)?\Z"
)


_CHANGES = any_case(
    r"\b(?:gain|los[et]|add|shed|ris|rose|fall|fell|drop|climb|grow|grew|increas|decreas|declin)"
    r"[a-z]*(?: by)? (?:(?:about|around|roughly|nearly|almost|some|only|just|over|merely"
    r"|more than|less than|at least|at most|approximately|an? (?:full|whole)?) ?)*[$€£~]?\d"
)


def tells_change(text: str) -> bool:
    """Whether a clause tells by how much something changes, of which “that” is more or less."""
    return _CHANGES.search(text) is not None


@told_by("much many more less fewer of that", "as than the that", ",")
def as_much_again(c: Scene, text: str) -> Iterator[Version]:
    """“A sheds 24 euros, six times as much as B”: it sheds that, and six times as much as B."""
    match = _BEHIND.fullmatch(text)
    lead, who, rest = c.cut(match["said"]) if match else ("", "", "")
    verb = _VERB.match(rest) if who else None
    if match is None or verb is None or _MOVES.search(verb["verb"]) is None:
        return
    again = f"{match['factor']} as much as{match['whose']}" if match["factor"] else match["again"]
    places = "".join(f" {place}" for place in c.led_places(rest))
    said = f"{lead} {who} {verb['verb'].removesuffix(' by')} {again}{places}"
    yield Plain(match["said"]), Plain(said.strip())
