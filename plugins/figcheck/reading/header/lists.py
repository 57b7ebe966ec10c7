"""Lists of names and stated ranges, which axes, legends and panels share."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from figcheck.patterns import regex
from figcheck.reading import names, sentences, units
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text

QUOTED = regex(
    r"[\"“]([^\"“”]{1,80})[\"”]|(?<![\w])['‘]([^'‘’]{1,60}(?:['’]s [^'‘’]{1,40})?)['’](?!\w)"
)
SPLIT = regex(r",\s+and\s+|,\s+or\s+|[,;]\s+|\s+and\s+|\s+[/|]\s+")
_LIST_INTRO = regex(
    r"(?:\b(?:tick(?:s|[ -]labels?|[ -]?marks?)?|markers?|(?:data )?points|positions|stops|"
    r"labels?|values|categories|groups|entries|"
    r"method names|names|bars|columns|rows|levels|classes|items|models|grid ?lines?|namely|i\.e\.|"
    r"(?:from )?left to right|(?:from )?top to bottom|(?:from )?bottom to top)"
    r"(?: (?:at|are|is|of|for|being|includ(?:e|es|ing)|listed|showing|shown|present|visible|"
    r"with|marked|the|follows|as|from left to right|from top to bottom|from bottom to top|"
    r"top to bottom|left to right|bottom to top))*\s*(?::\s*|[–—-]\s+)?"
    r"|\b(?:at|for|in) [a-z]{3,15}s (?=\d)|[:(]\s*|[–—]\s+|,\s+|;\s+(?=[\d\"“])|^)",
    re.IGNORECASE,
)
_NOT_TICK = frozenset(
    "from with ranging labeled labelled in the which that where it each linear logarithmic log "
    "representing represents showing shows increasing decreasing shared scale evenly incrementing "
    "gridlines higher lower every categorical continuous discrete numeric listed steps is are "
    "starts starting running runs at tick ticks marker markers label labels gridlines "
    "grid tickmarks alphabetical alphabetically sorted ordered ascending descending".split()
)
_OF_THE_LIST = regex(
    r"(?:the|an?|each) [^\W\d_]+ (?:of|for|from|in|as) |(?:in|de)creas(?:ing|es)\b|\w+menting\b"
    r"|(?:(?:listed|shown|ordered|read|drawn) )?(?:from )?"
    r"(?:top to bottom|bottom to top|left to right)\b",
    re.IGNORECASE,
)
"""What ends a list by telling of it: "B, C, the initials of the classes", "5, 10, increasing"."""

_AS_BEFORE = regex(
    r"(?:in |with )?(?:the )?(?:same|identical) (?:(?:[\w-]+ ){0,3}?(?:order|sequence|arrangement)"
    r"|(?:[\w-]+ )?(?:labels|names|ticks|categories|classes|items|list|set|values)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[\w-]+ )?[\w-]+s)\b.*",
    re.IGNORECASE,
)
"""What is said of a list that stands elsewhere: “same six languages”, “in the same order”."""

_SO_MANY_AT = regex(
    r"(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[\w-]+ ){0,2}?[a-z-]+s "
    r"(?:cent(?:ered|red)|located|placed|positioned|spaced|ranging|running|at|from|between)\b",
    re.IGNORECASE,
)
"""What is told of ticks that are not listed: “eight bins centered at 0.25 through 0.95”."""

_LEFT_OUT = ("…", "...")
_FRAME = frozenset("unit units legend number numbers title value values axis".split())
"""What a figure may be said to lack: “no units” is no name, “No Defense” is."""

_TOKENS = frozenset("the in from with that which it each every is are no at".split())
"""Function words that may be ticks by themselves: the tokens of an attention map."""
FEWEST = 2
_NUMERIC_RANGE = regex(r"[\d.,]+\s*[–—-]\s*[\d.,]+")
PLACES = frozenset(
    "left right top bottom horizontal vertical x y axis x-axis y-axis both panels panel each of "
    "all heatmap heatmaps side lower upper only shared same order the chart charts a b c d to from "
    "subplots".split()
)
"""Words that say where something stands rather than what it is called."""

_OF_LIST = (
    r"\s+\((?:[a-z]{4,}|in|from|all|each|both|(?:two|six|ten|\d{1,2}) [a-z]+s,? in)\b[^()]*\)?$"
)
_REMARK = regex(_OF_LIST)
"""What is said of a list behind it: “(from left to right)”."""
_LEADING = regex(r"(?:and|or|the entries|the categories|the groups)\s+")
_TAIL = regex(
    r"\s+(?:in (?:both|all|each)|on (?:both|all|each)|for (?:both|all)|from (?:left|top|bottom)"
    rf"|at the)\b.*$|{_OF_LIST}"
)
"""The same behind its last name, with or without parentheses."""

LONGEST_TICK = 8
_MOST_INTROS = 60
"""Places of a text from which on a list is looked for."""
_BEHIND = regex(r" ?([^\W\d][^\s,.;:()]{0,14}|°[CF])(?=[,.;:)]|\Z)")
"""What follows the last number of a list, up to where the list ends."""

_RANGE = regex(
    r"\s*(?:\([^()]{1,20}\)\s*)?(?:–|—|-|−|\bto\b|\bthrough\b|\band\b|\bup to\b)\s*"
    r"(?:about |around |approximately |approx\. |~)?"
)


def quoted(text: Text) -> list[Text]:
    """The names in quotation marks."""
    return [
        text.slice(m.start(1), m.end(1)) if m.group(1) else text.slice(m.start(2), m.end(2))
        for m in QUOTED.finditer(text.plain)
    ]


def first_sentence(plain: str) -> str:
    """The text up to the end of its first sentence."""
    ends = sentences.split(plain)
    return plain[: ends[0][1]] if ends else plain


def is_list(plain: str) -> bool:
    """Whether the content of an axis is a bare list of ticks."""
    parts = SPLIT.split(_REMARK.sub("", first_sentence(plain).rstrip(".")))
    if any(": " in part for part in parts):
        return False  # a list that is announced: "method, four groups: A, B"
    ranges = sum(is_range(part) for part in parts)
    return len(parts) >= FEWEST and ranges != 1 and all(is_tick(part) for part in parts)


def is_tick(part: str) -> bool:
    """Whether a piece of a list can be a tick or a name."""
    words = [word.lower() for word in part.split()]
    if len(words) == 1 and (part[:1].isupper() or words[0] in _TOKENS):
        return True
    if not 0 < len(words) <= LONGEST_TICK:
        return False
    titled = len(words) > 1 and all(word[:1].isupper() for word in part.split())
    if not titled and _NOT_TICK.intersection(words[:3]):
        return False  # but "Lower Tarn" and "Shared House" are names
    if _AS_BEFORE.fullmatch(part) or _SO_MANY_AT.match(part):
        return False
    if words[0] == "no" and (len(words) == 1 or not _FRAME.isdisjoint(words)):
        return False
    return "to" not in words


def is_range(part: str) -> bool:
    """Whether a tick is itself a range: "15–24"."""
    return _NUMERIC_RANGE.fullmatch(part) is not None


def ticks(text: Text) -> list[Text]:
    """The ticks that are listed one by one."""
    plain = text.plain
    for intro in itertools.islice(_LIST_INTRO.finditer(plain), _MOST_INTROS):
        start = intro.end()
        if start >= len(plain):
            continue
        end = _list_end(plain, start)
        written = list(pieces(text.slice(start, end), SPLIT))
        if any(": " in piece.plain for piece in written):
            continue  # the list begins further on: “six levels from left to right: 0, 50, 100”
        found = [names.clean(without_tail(piece)) for piece in written]
        found = _without_meanings([_without_gloss(piece) for piece in found if piece.plain])
        if any(piece.plain.startswith(_LEFT_OUT) for piece in found):
            return []  # "0, 1, 2, … 7": not one by one
        if len(found) > FEWEST and _OF_THE_LIST.match(found[-1].plain):
            found.pop()
        if len(found) > FEWEST and all(_is_number(piece.plain) for piece in found[:-1]):
            found[-1] = _without_noun(found[-1])
        ranges = sum(is_range(piece.plain) for piece in found)
        if len(found) >= FEWEST and (
            (ranges != 1 and all(is_tick(piece.plain) for piece in found))
            or _are_states([piece.plain for piece in found])
        ):
            return found
    return []


def _is_number(piece: str) -> bool:
    """Whether a piece of a list is a number and nothing else."""
    return names.as_number(piece) is not None


_GLOSSED = regex(r"(?P<number>[-−]?\d[\d.,]*%?) \([^()\d]{3,60}\)")


def _without_gloss(tick: Text) -> Text:
    """A number without what it means, in parentheses: “0 (surface)”."""
    match = _GLOSSED.fullmatch(tick.plain)
    return tick if match is None else tick.slice(*match.span("number"))


_EQUATED = regex(r"(?P<label>[A-Za-z][\w./-]{0,11}) ?= ?[A-Za-z][^=]*")


def _without_meanings(listed: list[Text]) -> list[Text]:
    """Labels without what they stand for, where all tell it: “FR = French, JA = Japanese”."""
    found = [_EQUATED.fullmatch(piece.plain) for piece in listed]
    told = [m for m in found if m is not None]
    if len(told) < len(listed):
        return listed
    return [p.slice(*m.span("label")) for p, m in zip(listed, told, strict=True)]


def _without_noun(last: Text) -> Text:
    """The last number of a list without what all of them count: “128, 512 and 2048 tokens”."""
    number, _, noun = last.plain.partition(" ")
    counts = noun.isalpha() and noun.islower() and _is_number(number)
    bare = units.number_of(last.plain)
    return last.slice(0, len(number) if counts else len(bare)) if counts or bare else last


def unit_behind(text: Text, listed: Sequence[Text]) -> str:
    """The unit that stands once, behind the last number of a list: “5, 15, and 30 min”.

    Args:
        text: where the list stands.
        listed: its numbers, as `ticks` gives them.
    """
    if len(listed) < FEWEST or not all(_is_number(piece.plain) for piece in listed):
        return ""
    behind = listed[-1].start + len(listed[-1].plain) - text.start
    match = _BEHIND.match(text.plain, behind) if 0 <= behind <= len(text.plain) else None
    return match[1] if match is not None and units.is_measured_in(match[1]) else ""


def _are_states(found: list[str]) -> bool:
    """Whether a list is of what has something and what has not: “with LM, without LM”."""
    if any(len(name.split()) > LONGEST_TICK for name in found):
        return False
    having = {name[len("with ") :] for name in found if name.lower().startswith("with ")}
    return any(
        name.lower() in (f"without {thing}".lower(), f"no {thing}".lower())
        for thing in having
        for name in found
    )


_QUOTED = regex(r"\"[^\"\n]{1,60}\"|“[^”\n]{1,60}”")


def _list_end(plain: str, start: int) -> int:
    """Where a list ends: with its sentence, or with the parenthesis it stands in.

    The stop of an abbreviation in quotation marks ends nothing: "Dep. arcs".
    """
    depth = 0
    quoted = {i for match in _QUOTED.finditer(plain, start) for i in range(*match.span())}
    for index in range(start, len(plain)):
        if index in quoted:
            continue
        character = plain[index]
        if character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
            if depth < 0:
                return index
        elif (
            depth == 0
            and character in ".;"
            and (index + 1 == len(plain) or plain[index + 1] == " ")
        ) or (depth == 0 and plain.startswith((" – ", " — "), index)):
            return index
    return len(plain)


def pieces(text: Text, split: re.Pattern[str]) -> Iterator[Text]:
    """The pieces of a list, split outside parentheses."""
    depth = 0
    cuts = {m.start(): m.end() for m in split.finditer(text.plain)}
    start = 0
    for index, character in enumerate(text.plain):
        depth += (character == "(") - (character == ")")
        if depth == 0 and index in cuts and index >= start:
            yield text.slice(start, index)
            start = cuts[index]
    yield text.slice(start)


def without_tail(piece: Text) -> Text:
    """A piece of a list without what is said of the list behind its last name."""
    if (leading := _LEADING.match(piece.plain)) is not None:
        piece = piece.slice(leading.end())
    tail = _TAIL.search(piece.plain)
    return piece.slice(0, tail.start()) if tail else piece


def stated_range(text: Text) -> tuple[Number, Number] | None:
    """The ends of a range that is stated, "1 to 10" or "(1–10)", in the order of the text."""
    for low, high in itertools.pairwise(scan(text.plain)):
        between = text.plain[low.stop : high.start]
        if _RANGE.fullmatch(between) and "and" not in between:
            return low, high
    return None
