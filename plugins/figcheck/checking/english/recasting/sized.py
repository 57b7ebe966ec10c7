"""Differences told by their size: “a 6-point lead over B”, “a gap of 6 separates A and B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import GAP, LEAD
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE

_HOW = (
    r"(?:(?:about|around|roughly|nearly|almost|over|more than|less than|at least|at most|only|just|"
    r"some|approximately|exactly|a mere|clear|full|solid|~) ?)*"
)
_NUMBER = r"(?:\d[\d.,]*\d|\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)"
_POINTS = r"(?:percentage[- ])?points?|pp|%|percent|per cent"
_LEAD = rf"{LEAD}|improvement|gain|boost|uplift|increase|drop|loss|decrease|reduction"
_BEHIND = r"deficit|shortfall"
_GAP = rf"{GAP}|spread"
_KIND = r"(?:absolute |relative |clear |small |large |slight |huge |narrow |wide |notable )?"

_SIZE_FIRST = rf"an? (?P<how>{_HOW})(?P<number>{_NUMBER})[- ]?(?P<unit>{_POINTS})[- ]{_KIND}"
_SIZE_LAST = rf"of (?P<how>{_HOW})(?P<number>{_NUMBER}) ?(?P<unit>{_POINTS})"
_HAS = (
    r"has|have|had|shows?|showed|holds?|held|enjoys?|enjoyed|yields?|yielded|achieves?|achieved|"
    r"maintains?|gives?|delivers?|provides?|keeps?|retains?|offers?|brings?|represents?|is|with|"
    r"obtains?|sees?|exhibits?|boasts?|opens up|records?"
)
_OVER = r"over|on|to|versus|vs\.?|relative to|compared (?:to|with)|against|behind"

_IS = r"(?:is|was|remains|remained)"

_OWNED = (
    any_case(
        rf"(?P<head>[^;:]+?) (?:{_HAS}) {_SIZE_FIRST}(?P<noun>{_LEAD}|{_BEHIND}) "
        rf"(?:{_OVER}) (?P<rival>[^,;:]+)"
    ),
    any_case(
        rf"(?P<head>[^;:]+?) (?:{_HAS}) an? {_KIND}(?P<noun>{_LEAD}|{_BEHIND}) {_SIZE_LAST} "
        rf"(?:{_OVER}) (?P<rival>[^,;:]+)"
    ),
)

_BETWEEN = (
    any_case(
        rf"(?P<lead>(?:[^;:]+?,? )?)there {_IS} {_SIZE_FIRST}(?P<noun>{_GAP}) "
        r"between (?P<rest>[^,;:]+)"
    ),
    any_case(
        rf"(?P<lead>(?:[^;:]+?,? )?)there {_IS} an? {_KIND}(?P<noun>{_GAP}) "
        rf"{_SIZE_LAST} between (?P<rest>[^,;:]+)"
    ),
    any_case(
        rf"(?P<lead>(?:[^;:]+?, )?)an? {_KIND}(?P<noun>{_GAP}) {_SIZE_LAST} "
        r"separate[sd] (?P<rest>[^,;:]+)"
    ),
    any_case(
        rf"(?P<lead>(?:[^;:]+?, )?){_SIZE_FIRST}(?P<noun>{_GAP}) separate[sd] (?P<rest>[^,;:]+)"
    ),
)
_FROM = any_case(r"(?P<one>.+?) from (?P<two>.+)")

_BY_MARGIN = any_case(
    rf"(?P<head>[^;:]+? (?:by|with)) {_SIZE_FIRST}(?:margin|lead)\b(?P<rest>[^;:]*)"
)


@told_by("a an", "point points pp % percent per")
def sized(c: Scene, text: str) -> Iterator[Version]:
    """“A has a 6-point lead over B on Web”: A's lead over B on Web is 6 points."""
    if match := _first(_OWNED, text):
        lead, subject, rest = c.cut(f"{match['head']} leads")
        if not subject or rest != "leads":
            return
        noun, rival, size = match["noun"], match["rival"], _size(match)
        behind = re.fullmatch(_BEHIND, noun, _FLAGS) is not None
        if behind:
            places = c.led_places(rival)
            end = places[-1] if places and rival.endswith(places[-1]) else ""
            bare = rival.removesuffix(end).strip()
            yield (Plain(f"{lead} {bare}'s lead over {subject} {end} is {size}".strip()),)
        else:
            yield (Plain(f"{lead} {subject}'s {noun} over {rival} is {size}".strip()),)
    elif match := _first(_BETWEEN, text):
        rest = match["rest"]
        if (apart := _FROM.fullmatch(rest)) and " and " not in rest:
            rest = f"{apart['one']} and {apart['two']}"
        noun = f"The {match['noun']}" if not match["lead"] else f"the {match['noun']}"
        yield (Plain(f"{match['lead']}{noun} between {rest} is {_size(match)}"),)
    elif match := _BY_MARGIN.fullmatch(text):
        yield (Plain(f"{match['head'].removesuffix('with')} {_size(match)}{match['rest']}"),)


def _first(patterns: tuple[re.Pattern[str], ...], text: str) -> Match | None:
    return next((m for pattern in patterns if (m := pattern.fullmatch(text))), None)


def _size(match: Match) -> str:
    """The size as it is said behind a verb: “more than 6 points”."""
    percent = match["unit"].lower() in ("%", "percent", "per cent")
    how = re.sub(r"\b(?:a mere|clear|full|solid)\b ?", "", match["how"], flags=_FLAGS)
    number = "half a" if match["number"].lower() == "half" else match["number"]
    unit = " %" if percent else " point" if number == "half a" else " points"
    return f"{how}{number}{unit}"
