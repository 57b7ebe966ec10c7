"""Shares as surveys tell them: “nearly two-thirds”, “just one-in-five”, “a slim majority”."""

from __future__ import annotations

import re

from figcheck.checking.english.lexicon.entries import NUMERALS, number_in_words
from figcheck.patterns import any_case
from figcheck.reading.names import ORDINALS
from figcheck.records import record

_HEDGES = {
    "nearly": r"nearly|almost|just (?:under|below|shy of)|slightly (?:less|fewer) than|close to"
    r"|a little (?:less|under)(?: than)?|not quite",
    "just_over": r"just over|(?:slightly|a little|a bit) (?:more than|over)",
    "about": r"about|around|roughly|approximately|some|an estimated|~",
    "over": r"(?:well |far )?(?:more than|over|above|in excess of)",
    "under": r"(?:well |far )?(?:less than|fewer than|under|below)",
    "at_least": r"at least|no (?:fewer|less) than",
    "at_most": r"at most|no more than",
}
_FOCUS = (
    r"(?:(?:only|just(?! (?:over|under|below|shy))|a mere|merely|fully|exactly|still|as many as"
    r"|as few as|even|an?) )?"
)
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6,
          "seventh": 7, "eighth": 8, "tenth": 10, "twentieth": 20}  # fmt: skip
_MANY = "|".join(NUMERALS[1:])
_SLIM = "slim narrow small bare slight"
_LARGE = "large vast overwhelming great huge big broad"
_CLEAR = "clear solid sizable sizeable strong comfortable"
_KINDS = f"{_SLIM} {_LARGE} {_CLEAR}".replace(" ", "|")
_UNHEDGED = "".join(f"(?({hedge})(?!))" for hedge in _HEDGES)
"""Where no hedge precedes: “less than a majority” is none."""

SHARE = any_case(
    rf"(?<![\w.-]){_FOCUS}(?:(?:{'|'.join(f'(?P<{k}>{h})' for k, h in _HEDGES.items())}) )?"
    r"(?:(?:only|just|exactly) )?(?:"
    r"(?P<percent>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)(?! points?)"
    rf"|(?P<one>{_MANY}|\d)(?:-| )(?:in|out of)(?:-| )(?:every )?(?P<many>{_MANY}|hundred|\d+)\b"
    rf"|every (?P<every>{'|'.join(ORDINALS[1:10])})(?= [a-z])"
    r"|(?P<all>(?:(?<=nearly )|(?<=almost ))(?:all|everyone))\b"
    rf"|(?:(?P<few>an?|one|{'|'.join(NUMERALS[2:10])})[ -](?:(?P<part>{'|'.join(_PARTS)})s?\b)"
    rf"|(?P<half>half)\b)|{_UNHEDGED}(?:an? |the )?(?P<kind>(?:{_KINDS}) )?majorit(?:y|ies)\b"
    rf"|{_UNHEDGED}(?P<minority>(?:an? )?minorit(?:y|ies))\b"
    r"|(?P<most>(?:(?<![a-z] )|(?<=and )|(?<=but )|(?<=while ))most)"
    r"(?= (?!(?:in|on|at|for|by|to|among|with|from|likely)\b)[a-z]))"
)
"""A share of those who were asked: “nearly two-thirds”, “just one-in-five”, “a majority”, “38%”."""

SHARE_WORDS = (
    "% percent half third thirds quarter quarters fourth fourths fifth fifths sixth eighth tenth "
    "tenths twentieth majority majorities minority most in out every all everyone"
)
"""The words of which one tells a share."""


@record
class Said:
    """What is said of a share, in plain words.

    Attributes:
        ways: what its value is, in the strictest and in the loosest sense: “between 30% and 36%”.
        summed: what the sum of several values is that it is told of.
    """

    ways: tuple[str, ...]
    summed: str


def _near(share: float, *bounds: tuple[float, float]) -> Said:
    """Being a share that is said in words: one of several near it."""
    ways = (f"between {max(low, 0.0):.2f}% and {high:.2f}%" for low, high in bounds)
    return Said(tuple(dict.fromkeys(ways)), f"at about {share:.1f}%")


def _beyond(*ways: str) -> Said:
    return Said(ways, ways[0])


_SMALL = 0.01


_MAJORITIES = {
    "": _beyond("above 50%"),
    _SLIM: _near(52.0, (50.01, 56.0), (50.01, 62.0)),
    _CLEAR: _beyond("above 54%", "above 50%"),
    _LARGE: _beyond("above 75%", "above 60%"),
}
_BOUNDS = {"over": "above", "under": "below", "at_least": "at least", "at_most": "at most"}


def share_said(match: re.Match[str]) -> Said:
    """What a share says of a value.

    Args:
        match: what `SHARE` found.
    """
    if match["percent"]:
        return _beyond(_percent_said(match))
    if match["minority"]:
        return _beyond("below 50%")
    if match["all"]:
        return _beyond("at least 93%", "at least 85%")
    if not any(match[n] for n in ("one", "part", "half", "every")):
        kind = (match["kind"] or "").strip().lower()
        return next(said for kinds, said in _MAJORITIES.items() if kind in kinds.split(" "))
    return _fraction_said(match, _fraction(match))


def size_of(match: re.Match[str]) -> float | None:
    """How large a share is, in percent, where it is told more closely than “a majority”.

    Args:
        match: what `SHARE` found.
    """
    if match["percent"]:
        return float(match["percent"])
    return _fraction(match) if any(match[n] for n in ("one", "part", "half", "every")) else None


def _percent_said(match: re.Match[str]) -> str:
    plain = {**_BOUNDS, "about": "about", "nearly": "nearly", "just_over": "just over"}
    said = next((f"{word} " for hedge, word in plain.items() if match[hedge]), "")
    return f"{said}{match['percent']}%"


def _fraction(match: re.Match[str]) -> float:
    """The fraction that is said in words, in percent."""
    if match["half"]:
        return 50.0
    if match["part"]:
        few = match["few"].lower()
        return (
            100 * (1 if few in ("a", "an") else NUMERALS.index(few)) / _PARTS[match["part"].lower()]
        )
    if match["every"]:
        return 100 / (1 + ORDINALS.index(match["every"].lower()))
    one, many = (_number(match[name]) for name in ("one", "many"))
    return 100 * one / many if many else 0.0


def _number(word: str) -> int:
    if word.isdigit():
        return int(word)
    return 100 if word.lower() == "hundred" else number_in_words(word) or 0


def _fraction_said(match: re.Match[str], share: float) -> Said:
    """A share in words is one of several near it; how near is a matter of taste."""
    close, far = max(1.0, 0.045 * share), max(2.5, 0.12 * share)
    exact, near = max(0.6, 0.03 * share), max(1.5, 0.08 * share)
    for hedge, word in _BOUNDS.items():
        if match[hedge]:
            return _beyond(f"{word} {share:.2f}%")
    if match["nearly"]:
        below = share - 2 * close, share - _SMALL
        return _near(share, below, (share - far - close, share + exact))
    if match["just_over"]:
        above = share + _SMALL, share + 2 * close
        return _near(share, above, (share - exact, share + far + close))
    one, two = (close, far) if match["about"] else (exact, near)
    return _near(share, (share - one, share + one), (share - two, share + two))
