"""Names of panels, series and ticks: what is part of them, and when two are the same."""

from __future__ import annotations

import re

from figcheck.model import Span
from figcheck.patterns import regex
from figcheck.reading import colours
from figcheck.reading.numbers import scan
from figcheck.reading.remembered import remembered
from figcheck.reading.text import Text

QUOTES = "\"'“”‘’`«»"
_QUOTED = regex(r"[\"“]([^\"“”]{1,60})[\"”]")
_ORDINAL = regex(r"(?:\d{1,2}[.)]|\(?[ivx]{1,4}\))\s+(?=\S)")
_PLACE_PREFIX = regex(
    r"(?:(?:top|upper|bottom|lower|middle|cent(?:er|re)|far)[ -]?)?"
    r"(?:left|right|cent(?:er|re)|top|bottom|middle|upper|lower)"
    r"(?: (?:panel|heatmap|chart|plot|graph|side|subplot|figure|grid|matrix|map))?"
    r"(?: \([^()]{1,20}\))?"
    r"\s*[:–—-]\s+(?=\S)",
    re.IGNORECASE,
)
_PLACED = regex(
    r"(?P<side>(?:top|upper|bottom|lower|middle)[ -])?"
    r"(?:left|right|cent(?:er|re)|top|bottom|middle)"
    r"(?(side)(?: (?:panel|heatmap|chart|plot|graph|subplot|figure|pie|donut|ring|map|bars?))?"
    r"| (?:panel|heatmap|chart|plot|graph|subplot|figure|pie|donut|ring|map|bars?))"
    r" \((?P<name>[^()]{1,40})\)$",
    re.IGNORECASE,
)
"""A name behind where it stands in the picture: "Left pie (2000)"."""

_KIND_PREFIX = regex(
    r"(?P<ordinal>(?:first|second|third|fourth|fifth|sixth|last)\s+)?"
    r"(?:panel|sub-?plot|sub-?figure|chart|heatmap|plot|graph|figure|(?:confusion )?matrix|grid)"
    r"(?(ordinal)\s*[:–—-]|(?:\s+(?:\(?[a-z0-9]\)?|[ivx]+)\s*[:–—-]|\s*:))\s+(?=\S)",
    re.IGNORECASE,
)
_PLACED_BEHIND = regex(
    r"(?:\s+[–—-]\s+|,\s+)"
    r"(?:(?:far|top|upper|bottom|lower|middle)[ -]?)?(?:left|right|cent(?:er|re)|top|bottom|middle)"
    r"(?: (?:panel|heatmap|chart|plot|graph|side|subplot|figure|half))?$",
    re.IGNORECASE,
)
"""Where in the picture what is named stands, behind its name: “SGD – left”."""

_LED = regex(r"(?:from|to|into|with|without|before|after)\s+(.{1,60})$", re.IGNORECASE)
_ONE_QUOTED = regex(r"([^\"“”]{4,60}?)[,:(\s]+[\"“]([^\"“”]{1,60})[\"”][)]?$")
_OF_PICTURES = frozenset(
    "data values numbers results scores readings of in for from on the left right top bottom upper "
    "lower middle center centre first second third fourth panel subplot chart heatmap plot graph "
    "figure diagram side hand line curve series".split()
)
"""Words that only say where in a picture what is named stands: “Data of the left panel”."""

_ASIDE = regex(r"\s*[(\[]([^()\[\]]*)[)\]]$")
_TOLD = regex(r"([^()]{1,60}?)\s*\(([^()]{1,40})\)[,;:]\s")
"""A name with where it stands, and what is told of its values: “SGD (Left), rates 0.1 to 1”."""

_PLACE_WORDS = frozenset(
    "left right center centre central middle axis top bottom upper lower leftmost rightmost first "
    "second third fourth last far half side row column heatmap heatmaps panel chart plot graph "
    "subplot figure map matrix bar bars line lines curve of the and approximate approx values "
    "data estimated image hand corner solid in on main to from".split()
)
_VALUES_BEHIND = regex(
    r"\s+(?:heatmap|panel|chart|plot|graph|matrix|grid)(?:'s|’s)?\s+(?:cell )?"
    r"(?:values|data|numbers|results|readings)$",
    re.IGNORECASE,
)
"""What stands behind the name of a panel over its values: “Train heatmap values”."""
_KIND_WORDS = frozenset("heatmap panel chart plot graph subplot subfigure matrix".split())
_SIDES = frozenset(
    "left right center centre middle top bottom upper lower front back first second third fourth "
    "last north south east west northern southern eastern western".split()
)
_UNIT = regex(r"(?:,? in [^\s,]{1,15}(?: of [a-z]{1,15})?|\s*[(\[][^()\[\]]*[)\]])$")
_LONGEST_TICK = 40
_LONGEST_LABEL = 200
_WORD = regex(r"[^\W_]+(?:['’][^\W_]+)?")


@remembered(_LONGEST_TICK)
def key(name: str) -> str:
    """What two spellings of one name share: case, quotes, spaces and dashes do not count."""
    plain = name.strip().strip(QUOTES).casefold()
    plain = plain.replace("−", "-").replace("–", "-").replace("‑", "-").replace("’", "'")
    number = as_number(plain)
    return f"{number:.12g}" if number is not None else " ".join(plain.split())


def as_number(name: str) -> float | None:
    """The number that a tick is, `None` if it is a name ("R@1", "20 min")."""
    plain = name.strip().strip(QUOTES)
    if not plain or len(plain) > _LONGEST_TICK:
        return None
    numbers = scan(plain)
    if len(numbers) == 1 and numbers[0].start == 0 and numbers[0].end == len(plain):
        return numbers[0].value if numbers[0].unit in {"", "%", "$", "€", "£"} else None
    return None


def words(name: str) -> tuple[str, ...]:
    """The words of a name in small letters."""
    return tuple(word.lower() for word in _WORD.findall(name))


def stem(word: str) -> str:
    """A word without the endings in which "Prediction" and "predicted" differ."""
    for ending in ("ations", "ation", "ions", "ion", "ings", "ing", "ed", "es", "'s", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


@remembered(_LONGEST_LABEL)
def stems(name: str) -> frozenset[str]:
    """The stems of the words of a name."""
    return frozenset(stem(word) for word in words(name))


def clean(name: Text) -> Text:
    """Take off what stands around a name: ordinals, quotes, "(left panel)", a colon.

    Args:
        name: a label as it stands in the description.

    Returns:
        The name; "**1. Before GRPO (Left Heatmap)**" gives "Before GRPO".
    """
    core = _core(name.plain)
    return name if core == (0, len(name.plain)) else name.slice(*core)


def bare(label: str) -> str:
    """What `clean` leaves of a label that is mere text."""
    return label[slice(*_core(label))]


@remembered(_LONGEST_LABEL)
def _core(label: str) -> Span:
    """Where in a label the name stands."""
    return _cleaned(Text(label, range(len(label) + 1))).span()


def _cleaned(name: Text) -> Text:
    while True:
        before = name
        for prefix in (_ORDINAL, _PLACE_PREFIX, _KIND_PREFIX):
            if match := prefix.match(name.plain):
                name = name.slice(match.end())
        name = name.slice(0, len(name.plain.rstrip(" :,;")))
        if (placed := _PLACED.match(name.plain)) and not _is_aside(placed["name"]):
            name = name.slice(*placed.span("name"))
        plain = name.plain
        if len(plain) > 2 and plain[0] in QUOTES and plain[-1] in QUOTES and _is_one_quote(plain):
            name = name.slice(1, len(plain) - 1)
        elif (match := _ONE_QUOTED.match(plain)) and _OF_PICTURES.issuperset(words(match.group(1))):
            name = name.slice(*match.span(2))
        elif (aside := _ASIDE.search(plain)) and aside.start() > 0 and _is_aside(aside.group(1)):
            name = name.slice(0, aside.start())
        elif (told := _TOLD.match(plain)) and _is_aside(told[2]):
            name = name.slice(0, told.end(1))
        elif (placed := _PLACED_BEHIND.search(plain)) and placed.start() > 0:
            name = name.slice(0, placed.start())
        elif (behind := _VALUES_BEHIND.search(plain)) and behind.start() > 0:
            name = name.slice(0, behind.start())
        elif (last := plain.rsplit(" ", 1)) and len(last) == 2 and _is_kind(last[1], last[0]):
            name = name.slice(0, len(last[0]))
        if name.plain == before.plain:
            return name


def without_aside(name: Text) -> Text:
    """The name without whatever stands in parentheses at its end."""
    aside = _ASIDE.search(name.plain)
    return name.slice(0, aside.start()) if aside and aside.start() > 0 else name


def without_unit(label: str) -> str:
    """The label of an axis without its unit: "Distance (km)", "share in percent"."""
    return _UNIT.sub("", label)


def quoted(name: str) -> str:
    """The name in quotation marks within a label, "" if there is none."""
    match = _QUOTED.search(name)
    return match.group(1) if match else ""


def behind_preposition(label: str) -> str:
    """What follows in "from German", "without search"; "" where no preposition leads."""
    match = _LED.match(label)
    return match.group(1) if match else ""


def aside_of(name: Text) -> str:
    """What stands in parentheses at the end of a name, "" if nothing does."""
    aside = _ASIDE.search(name.plain)
    return aside.group(1) if aside and aside.start() > 0 else ""


def _is_one_quote(plain: str) -> bool:
    return not any(c in '"“”`' for c in plain[1:-1])


def _is_kind(word: str, rest: str) -> bool:
    if word == "block":  # "Zero-shot block", but not "Left block", nor "Eastern Block".
        return _SIDES.isdisjoint(words(rest))
    return word.lower() in _KIND_WORDS and not rest.lower().endswith((" of", " the"))


def _is_aside(content: str) -> bool:
    """Whether parentheses only say where or how the thing is drawn."""
    inner = words(content.split(";", maxsplit=1)[0])
    return bool(inner) and all(word in _PLACE_WORDS or colours.is_style(word) for word in inner)


_LINES = r"(?:row|column|line|group|bar|point|series|panel)"
ORDINALS = tuple("first second third fourth fifth sixth seventh eighth ninth tenth".split())
"""The words for places in an order, the first of which is 0."""
NUMBERED_ORDINALS = tuple("1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th".split())
"""The same, with their number."""
ROW_PLACES = {
    "top": 0,
    **{word: place for words in (ORDINALS, NUMBERED_ORDINALS) for place, word in enumerate(words)},
}
"""Words for the place of a row."""
ROW_NUMBER = regex(
    rf"(?:{_LINES}\s*#?\d+|(?:{'|'.join(ROW_PLACES)}|last|bottom|middle) {_LINES})\s*\((.+)\)$",
    re.IGNORECASE,
)
"""A label that numbers a row and names it in parentheses: "Row 1 (y=1)"."""

_VARIABLE = regex(
    r"(?P<name>[^\W\d_](?:[^=\d:]{0,60}?\s*[=:]|[^=:]{0,60}?\s*=))\s*(?P<value>[^=]{1,60})"
    r"|(?P<words>[^\W\d_][^=:]{0,60}?)\s+"
    r"(?P<tick>[-−]?[\d.][^\s]*(?:\s*%| °?[^\W\d_]{1,4})?|\S{1,30})"
)


def split_variable(label: str) -> tuple[str, str] | None:
    """Part a label into the axis and the tick: "y=1", "Batch size 10", "predicted C"."""
    match = _VARIABLE.fullmatch(label)
    if match is None:
        return None
    name, value = match["name"] or match["words"], match["value"] or match["tick"]
    return name.rstrip("=:").strip(), value.strip().strip(QUOTES)


def after_variable(label: str) -> str:
    """The tick of "K = 1" or "x=5"; any other label is its own tick."""
    match = re.fullmatch(r"[^\W\d_]\s*=\s*([^=]{1,60})", label)
    return match.group(1).strip() if match else label


def clean_cell(cell: Text) -> str:
    """A name from a table, which is kept as it is but for its quotes."""
    placed = _PLACED.match(cell.plain)
    plain = placed["name"] if placed and not _is_aside(placed["name"]) else cell.plain
    if len(plain) > 2 and plain[0] in QUOTES and plain[-1] in QUOTES and _is_one_quote(plain):
        return plain[1:-1]
    return plain
