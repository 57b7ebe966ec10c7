"""Places that hold for all that is said: “A gains the most and B the least on Web”.

“A is best on Web, followed by B” is of Web as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.tokens import tokenise
from figcheck.checking.english.unchanged import leaves_out_change
from figcheck.patterns import any_case


@told_by("most least")
def place_set_first(c: Scene, text: str) -> Iterator[Version]:
    """“A gains the most and B the least on Web”: on Web, both."""
    end = c.led_end(text) if leaves_out_change(text) else ""
    if not end or c.cut(text)[0]:
        return
    said = text.rstrip(" .").removesuffix(end).rstrip()
    yield (Plain(f"{capitalised(end)}, {said}"),)


_FOLLOWED = any_case(
    r"(?P<lead>(?:on|in|at|for|under|with|across|among) [^,;:()]+, )?(?P<said>[^,;:]+)"
    r"(?P<next>,? (?:(?:closely|narrowly|then|directly) )?followed (?:closely |narrowly )?by "
    r"[^;:]+)"
)
_PREPOSITIONS = frozenset("on in at for under with across among".split())
_BEST = any_case(r"\b(?:best|worst|first|top|most [a-z]+|[a-z]{2,}est)(?: [a-z]+){0,2}")
_WITH_VALUE = any_case(r" (?:with|at) (?:an? [a-z]+ of )?[~≈]?\d[^ ]*(?: [a-z%/]+)?")


@of_form(_FOLLOWED, "followed", "by", "in on at for under with across among")
def followed_there(c: Scene, match: Match) -> Iterator[Version]:
    """“On A, B is best under rain, followed by C”: on A under rain, all of it."""
    best = _BEST.search(match["said"])
    if best is None:
        return
    said, value = match["said"], ""
    if (told := _WITH_VALUE.search(said, best.end())) is not None and told.end() == len(said):
        said, value = said[: told.start()], told[0]
    for token in tokenise(said):
        start, there = token.start, said[token.start :]
        if start < best.start() or token.word not in _PREPOSITIONS:
            continue
        if _BEST.fullmatch(said[best.start() : start].rstrip()) and c.is_led(there):
            lead = (match["lead"] or "").rstrip(", ")
            first = f"{lead} {there}" if lead else capitalised(there)
            yield (Plain(f"{first}, {said[:start].rstrip()}{value}{match['next']}"),)
            return
