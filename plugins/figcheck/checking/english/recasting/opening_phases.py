"""Phases that a sentence opens with: “Almost flat until 2008, the line …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_FLAT = any_case(
    r"(?P<how>(?:(?:almost|nearly|virtually|largely|relatively|practically) )?"
    r"(?:flat|stable|constant|unchanged)) (?P<until>(?:until|up to|till|through) (?P<then>[^,]+)),"
    r" (?P<who>(?:the (?:line|curve)|it|(?!the\b)[A-Z][^,]*?)) (?P<rest>[a-z].+)"
)
_AFTERWARDS = regex(r" (?:afterwards|after that|thereafter|from then on|then)\b")


@of_form(_FLAT, "flat stable constant unchanged", "until up till through", ",")
def flat_until(c: Scene, match: Match) -> Iterator[Version]:
    """“Almost flat until 2008, A takes off afterwards”: it is flat until 2008, and rises then."""
    if not c.named_in(match["then"]):
        return
    rest = _AFTERWARDS.sub(f" after {match['then']}", match["rest"], count=1)
    who = match["who"]
    yield Plain(f"{who} is {match['how']} {match['until']}"), Plain(f"{who} {rest}")
