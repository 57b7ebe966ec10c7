"""Settings in other words: “a rate of 0.5 combined with a depth of 8”, “the worst choice for A”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"(?<=\w),? (?:combined|paired|coupled|in combination) with "
            r"(?=(?:an? |the )?[a-z]+(?: [a-z]+)?(?: of | ?= ?| )\d|\d[\d.]* [a-z]+)",
            " and ",
        ),
        (
            r"\b(?P<grade>best|worst|optimal|weakest|strongest) (?:choice|option|pick)\b",
            r"\g<grade> setting",
        ),
        (r"\A(?:setting by setting|cell by cell|entry by entry|point by point),? ", "Everywhere, "),
        (
            r"\bcauses? (?P<many>more|fewer|the most|the fewest|most|fewest) (?=errors|mistakes)",
            r"has \g<many> ",
        ),
    )
)
_APPOSED = any_case(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:]+, )?(?P<who>[^,;:]+?)(?:'s|’s) "
    r"(?P<what>(?:highest|lowest|best|worst|peak|maximum|minimum|top)(?: [a-z]+)?),"
    r" (?P<amount>[^,;:]*\d[^,;:]*), (?:is|was) (?:reached|attained|achieved|obtained|recorded"
    r"|found|seen|observed) (?P<where>(?:at|on|in|for|with|under) [^;:]+)"
)
_PANEL = any_case(r"(?:the |this )?(?:panel|heatmap|figure|chart|plot|table|matrix|grid)")
_AS_AT = any_case(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:]+, )?(?P<who>[^,;:]+?) (?:scores?|reaches|achieves|gets"
    r"|performs|is|are|does) (?P<how>(?:nearly|almost|practically|virtually|about|roughly|exactly)"
    r" )?(?:the same|as well|equally well|identically)(?: (?:value|score|accuracy|result))? "
    r"(?P<one>(?:at|with|on|in|for|under) [^;:]+?) as (?P<two>(?:at|with|on|in|for|under) [^;:]+)"
)
_NOTED = regex(r" \([^()]*\)")


@told_by(
    "combined paired coupled combination choice option pick setting cell entry point cause causes"
)
def settings_told(_: Scene, text: str) -> Iterator[Version]:
    """“The best choice is a rate of 0.5 combined with a depth of 8”: … and a depth of 8."""
    yield from in_plain_words(text, _TURNS)


@of_form(
    _APPOSED, "'s ’s s", ",", "reached attained achieved obtained recorded found seen observed"
)
def maximum_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A's maximum, 75, is reached at 0.4”: A reaches its maximum of 75 at 0.4."""
    lead, told = match["lead"] or "", f"{match['what']}, {match['amount']}, is reached"
    if _PANEL.fullmatch(match["who"]):
        yield (Plain(f"{lead}{'the' if lead else 'The'} {told} {match['where']}"),)
    elif c.is_subject(match["who"]):
        what = f"its {match['what']} of {match['amount']}"
        yield (Plain(f"{lead}{match['who']} reaches {what} {match['where']}"),)


@told_by("same as equally identically", "as")
def as_at(c: Scene, text: str) -> Iterator[Version]:
    """“A scores nearly the same with X (70) as with Y (71)”: A at X is close to A at Y."""
    match = _AS_AT.fullmatch(text)
    if match is None or not c.is_subject(match["who"]):
        return
    lead, who = match["lead"] or "", match["who"]
    one, two = (_NOTED.sub("", match[side]) for side in ("one", "two"))
    if not (c.is_led(one) and c.is_led(two)):
        return
    near = "close to" if match["how"] and match["how"].strip() != "exactly" else "the same as"
    said = [f"{lead}{who} {one} is {near} {who} {two}"]
    for side, plain in (("one", one), ("two", two)):
        noted = _NOTED.search(match[side])
        if noted is not None and any(map(str.isdigit, noted[0])):
            said.append(f"{lead}{who} is {noted[0].strip(' ()')} {plain}")
    yield tuple(map(Plain, said))
