"""Lists of values, the one piece of grammar that all layouts share.

"38, 46, n/a", "25.0% / 43.8%", "QRC 60.21; CITE 61.89", "Sim = 0.719, PP = 37.3",
"46.7 at batch size 1, 125.2 at batch size 10" and "31.7 (K=1), 61.4 (K=5)" are
lists of items; an item is a value with or without a key.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from figcheck.model import Span
from figcheck.reading.colours import is_style
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text


class Value(NamedTuple):
    """A value as the description gives it; see `figcheck.model.Cell` for the other fields.

    Attributes:
        unit: the unit that is attached to it.
        ends: of a range its lower and its upper end.
        interval: where the interval stands that gives its error.
    """

    value: float | None
    text: str
    span: Span
    approx: bool = False
    error: float | None = None
    decimals: int = 0
    unit: str = ""
    ends: tuple[Value, Value] | None = None
    interval: Span | None = None


class Item(NamedTuple):
    """One item of a list: a value and the key that is written with it, if any."""

    value: Value
    key: Text | None = None


_MARKS = "- – — − -- --- —– n/a na n.a. none null nan ? ... … x"
_WORDS = "missing unreadable illegible blank empty"
MISSING = frozenset([*_MARKS.split(), *_WORDS.split()]) | {
    "not shown",
    "not given",
    "not available",
    "not reported",
    "no data",
    "not legible",
    "not supported",
    "not tested",
    "not measured",
    "not evaluated",
    "not applicable",
    "not run",
    "no result",
    "no value",
    "no bar",
    "failed",
    "out of memory",
    "oom",
}
_UNIT_WITH_NUMBER = re.compile(r"\s*[^\W\d_]{1,10}\s?/\s?[0-9]{1,6}\s?[^\W\d_]{1,10}")
_DECIMAL_COMMA = re.compile(
    r"(?P<number>(?P<whole>[-−]?[0-9]{1,6}),(?P<part>[0-9]{1,2}))\s?[^\W\d_%]{0,8}%?"
)
_BOUNDS = frozenset("<>≤≥")
_NOTHING = re.compile(r"no [^\W\d_]+(?: [^\W\d_]+)?", re.IGNORECASE)
_LONGEST_MISSING = max(map(len, MISSING)) + 2
_KEY_SEPARATOR = re.compile(r"\s*(?:[:=→]|->|[–—-]|\bis|\bof|\bat|\bwas)\s*$")
_KEY_APPROX = re.compile(
    r"[(\s]*(?:[~≈∼≃]|\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\.))"
    r"\s*$",
    re.IGNORECASE,
)
_AT = re.compile(r"\s+(?:at|for|in|on|with|under|when|by)\s+(?=\S)")
_BRACKET = re.compile(r"[()\[\]]")
_PAREN = re.compile(r"\s*\(([^()]*)\)\s*$")
_UNIT_WORDS = re.compile(r"\s*(?:[^\W\d_°%/]+|[°%])(?:[/ ·^-]?[^\W\d_]+){0,2}[²³]?\s*$")
_NO_KEY = frozenset(
    "value values count counts score scores approx approximately about around number is are was "
    "the".split()
)
_IN_QUOTES = re.compile(r"\"[^\"]{1,120}\"|“[^“”]{1,120}”")
_SENTENCE_WORDS = frozenset(
    "from runs run rises rise starts start reaches reach falls fall drops drop peaks peak climbs "
    "increases increase decreases decrease declines decline grows grow goes remains stays stay "
    "ranges range with to than by that which it its is are was were has have had below above over "
    "under more less least most up down exceeds exceed between almost nearly "
    "approximately lies lie varies while where the highest lowest "
    "each lists listed given shows show".split()
)
_PREPOSITIONS = frozenset("at for in on under when by of and or the per overall".split())
_PAIRED = (("(", ")"), ("[", "]"), ("{", "}"))
_YEARS = range(1500, 2200)
_OPENERS = frozenset("in at from by to with on for of over until after under during".split())
_LEADING = frozenset("from to into with without before after".split())
_PORTIONS = frozenset("half all double twice triple".split())
_LED = range(2, 5)
"""How many words a name may have that a preposition leads."""

_LONGEST_KEY = 9
_INTERVAL = re.compile(
    r"\s*[(\[]\s*(?:[0-9]{1,2}(?:\.[0-9])? ?% )?(?:CI|IQR|range)?:?\s*"
    r"(?P<low>[-−+]?[0-9.]{1,12})\s*(?:–|-|,|to)\s*(?P<high>[-−+]?[0-9.]{1,12})\s*[)\]]$"
)
_ERROR_DIGITS = 12
_SHORTEST_NOUN = 5
_LONGEST_UNIT = 24
_RANGE_DASH = re.compile(r"\s*(?:–|—|-|−|to)\s*")
_SPACES = re.compile(r"\s+")
_LONGEST_ITEM = 400
"""Characters of an item. Longer ones are none, and looking into them would take long."""
_GAP = re.compile(r"\s{100}")
"""White space that stands in no list, and that patterns would go through again and again."""
_SPLITTERS = (
    re.compile(r";\s*"),
    re.compile(r",\s+(?:and\s+)?|,|\s+and\s+"),
    re.compile(r"[;,]\s+(?:and\s+)?"),
    re.compile(r"\s+[/|·•]\s+|/"),
    re.compile(r"\s*(?:→|->|⟶|=>)\s*"),
    re.compile(r"\s*[|\t]\s*"),
    _SPACES,
)


def read_value(text: Text, start: int = 0, end: int | None = None) -> Value | None:
    """Read a piece of text that is one value and nothing else but its unit.

    Args:
        text: the text.
        start: where the piece begins.
        end: where it ends.

    Returns:
        The value, missing ones included; `None` if the piece is something else.
    """
    piece = text.slice(start, end)
    plain = piece.plain
    if not plain:
        return None
    numbers = scan(plain)
    if len(numbers) == 1 and numbers[0].start == 0 and numbers[0].stop == len(plain):
        return value_of(piece, numbers[0])
    if len(plain) <= _LONGEST_MISSING and plain.lower().strip("()") in MISSING:
        return Value(None, plain, piece.span())
    if len(numbers) > 1 and _UNIT_WITH_NUMBER.fullmatch(plain[numbers[0].stop :]):
        numbers = numbers[:1]
    if comma := _DECIMAL_COMMA.fullmatch(plain):
        whole = float(f"{comma['whole']}.{comma['part']}")
        return Value(
            whole, comma["number"], piece.span(0, comma.end("number")), decimals=len(comma["part"])
        )
    if len(numbers) == 2 and _is_range(plain, numbers):
        low, high = numbers
        if plain[: low.start].strip(" (~≈*†‡") or not _is_unit(plain[high.stop :]):
            return None
        return Value(
            value=round((low.value + high.value) / 2, high.decimals + 2),
            text=plain[low.start : high.end],
            span=piece.span(low.start, high.end),
            approx=True,
            error=round((high.value - low.value) / 2, high.decimals + 2),
            decimals=max(low.decimals, high.decimals) + 1,
            unit=high.unit,
            ends=(value_of(piece, low), value_of(piece, high)),
        )
    if len(numbers) != 1:
        return None
    number = numbers[0]
    before = plain[: number.start]
    if before.strip(" (~≈∼≃*†‡^}{<>≤≥") and not _KEY_APPROX.fullmatch(before):
        return None
    if not _UNIT_WITH_NUMBER.fullmatch(plain[number.stop :]) and not _is_unit(plain[number.stop :]):
        return None
    value = value_of(piece, number)
    return value._replace(approx=True) if before.strip()[-1:] in _BOUNDS else value


def value_of(text: Text, number: Number) -> Value:
    """The value that a number of `text` is."""
    return Value(
        value=number.value,
        text=text.plain[number.start : number.end],
        span=text.span(number.start, number.end),
        approx=number.approx,
        error=number.error,
        decimals=number.decimals,
        unit=number.unit,
    )


def read_items(text: Text) -> list[Item]:
    """Read a list of values, with or without keys.

    Args:
        text: the list, the full stop at its end included.

    Returns:
        Its items, at least one; or none if the text is not such a list, all of which has
        keys or none of which has.
    """
    text = text.slice(0, len(text.plain.rstrip(" .;,")))
    if text.plain[:1] + text.plain[-1:] in {"[]", "{}"}:
        text = text.slice(1, len(text.plain) - 1)
    plain = text.plain
    if not any(c.isdigit() for c in plain) and plain.lower() not in MISSING:
        return []
    if _GAP.search(plain):
        return []
    joined = _joined(plain)
    if paired := _paired(_split(text, _SPLITTERS[0], joined)):
        return paired
    for splitter in _SPLITTERS:
        pieces = _split(text, splitter, joined)
        if len(pieces) < 2 or (splitter is _SPACES and "(" in plain):
            continue
        pieces = [piece for piece in pieces if not _NOTHING.fullmatch(piece.plain)]
        read: list[Item] = []
        for piece in pieces:
            if (item := _read_item(piece)) is None:
                break
            read.append(item)
        if not read or len(read) < len(pieces):
            continue
        keyed = sum(item.key is not None for item in read)
        if keyed == len(read):
            return read
        if mixed := _with_nouns(read, pieces):
            return mixed
        if not keyed:
            return read
        if keyed > 1 and read[0].key is not None:
            return _with_keys(read)
    single = _read_item(text)
    return [single] if single is not None else []


def _paired(pieces: list[Text]) -> list[Item]:
    """The items of "layer 0, 89.1; layer 2, 94.8", where all are a name, a comma, and a value."""
    items = []
    for piece in pieces if len(pieces) > 1 else ():
        comma = piece.plain.find(", ")
        if comma < 0 or not is_key(piece.plain[:comma]) or piece.plain.count(", ") > 1:
            return []
        value = read_value(piece, comma + 2)
        if value is None or read_value(piece, 0, comma) is not None:
            return []
        items.append(Item(value, piece.slice(0, comma)))
    return items


def _with_nouns(items: list[Item], pieces: list[Text]) -> list[Item]:
    """The items under the nouns behind their values or before them, if all differ.

    As in "25M weights, 76% accuracy", "2.5B parameters, score 42.3".
    """
    named = []
    for item, piece in zip(items, pieces, strict=True):
        numbers = scan(piece.plain)
        noun = item.key
        if noun is not None and ":" in piece.plain:
            return []  # "A: 2M weights, score 42" is a row with a label.
        if noun is None and len(numbers) == 1:
            before, behind = piece.slice(0, numbers[0].start), piece.slice(numbers[0].stop)
            noun = behind if len(behind.plain) >= _SHORTEST_NOUN else before
        if noun is None or len(noun.plain) < (1 if item.key else _SHORTEST_NOUN):
            return []
        named.append(item._replace(key=noun))
    keys = {item.key.plain for item in named if item.key is not None}
    return named if len(keys) == len(items) else []


def _with_keys(items: list[Item]) -> list[Item]:
    """The items, each without a key under the key before it: "outliers at 440 and 445"."""
    named: list[Item] = []
    key: Text | None = None
    count = 1
    for item in items:
        if item.key is not None or key is None:
            key, count = item.key, 1
            named.append(item)
        else:
            count += 1
            named.append(Item(item.value, key.followed_by(f" ({count})")))
    return named


def _split(text: Text, splitter: re.Pattern[str], joined: bytearray) -> list[Text]:
    """The pieces between the separators that may part."""
    edges = [0]
    for match in splitter.finditer(text.plain):
        if match.end() > match.start() and not joined[match.start()]:
            edges += [match.start(), match.end()]
    if len(edges) == 1:
        return [text]
    edges.append(len(text.plain))
    pieces = [text.slice(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)]
    return [piece for piece in pieces if piece.plain]


def _joined(plain: str) -> bytearray:
    """For each character whether it stands inside parentheses or inside a number."""
    joined = bytearray(len(plain))
    inside = [(number.start, number.stop) for number in scan(plain)]
    depth = opened = 0
    for bracket in _BRACKET.finditer(plain):
        if bracket.group() in "([":
            opened = opened if depth else bracket.end()
            depth += 1
        elif depth:
            depth -= 1
            inside += [] if depth else [(opened, bracket.start())]
    inside += [(opened, len(plain))] if depth else []
    for start, stop in inside:
        joined[start:stop] = b"\x01" * (stop - start)
    return joined


def _read_item(text: Text) -> Item | None:
    if len(text.plain) > _LONGEST_ITEM:
        return None
    if text.plain[-1:] in {")", "]"}:
        if interval := _INTERVAL.search(text.plain):
            return _with_interval(text, interval)
        if (item := _key_in_parentheses(text)) is not None:
            return item
    if (value := read_value(text)) is not None:
        return Item(value)
    return _key_after(text) or _key_before(text)


def _with_interval(text: Text, interval: re.Match[str]) -> Item | None:
    """Read "75.3 (95% CI 71.4–79.2)": half the interval's width is the error."""
    item = _read_item(text.slice(0, interval.start()))
    low, high = (scan(interval[name]) for name in ("low", "high"))
    if item is None or not low or not high:
        return None
    error = round(abs(high[0].value - low[0].value) / 2, _ERROR_DIGITS)
    span = text.span(interval.start(), interval.end())
    return item._replace(value=item.value._replace(error=error, interval=span))


def _key_in_parentheses(text: Text) -> Item | None:
    """Read "31.7 (K=1)" and "cat (0.09)"; "35% (blue)" and "40 (approx.)" have no key."""
    paren = _PAREN.search(text.plain)
    if paren is None or not paren.group(1).strip() or "±" in paren.group(1):
        return None
    inner = paren.group(1).strip()
    value = read_value(text, 0, paren.start())
    exact = read_value(text, paren.start(1), paren.end(1))
    if value is None:
        key = text.slice(0, paren.start())
        one_word = len(key.plain.split()) == 1
        named = (one_word or is_key(key.plain)) and not scan(key.plain)
        return Item(exact, key) if exact is not None and named else None
    if _KEY_APPROX.fullmatch(inner):
        return Item(value._replace(approx=True))
    is_year = exact is not None and exact.value in _YEARS and not exact.unit
    if exact is not None and (exact.unit or value.unit) and not is_year:
        return Item(exact if value.text != text.plain[: len(value.text)] else value)
    is_number = exact is not None and text.plain[paren.start() : paren.start(1)] != "("
    styled = all(is_style(word) for word in inner.replace("-", " ").split())
    if styled or (len(inner) <= 2 and not is_number):
        return Item(value)
    return Item(value, text.slice(paren.start(1), paren.end(1)))


def _key_after(text: Text) -> Item | None:
    """Read "46.7 at batch size 1"."""
    at = _AT.search(text.plain)
    if at is None or len(text.plain[at.end() :].split()) > _LONGEST_KEY:
        return None
    value = read_value(text, 0, at.start())
    return None if value is None else Item(value, text.slice(at.end()))


def _key_before(text: Text) -> Item | None:
    """Read "QRC 60.21", "Sim = 0.719" and "GPQA: n/a"."""
    plain = text.plain
    cut = _last_value(plain)
    if cut is None:
        return None
    value = read_value(text, cut)
    if value is None:
        return None
    approx = _KEY_APPROX.search(plain[:cut])
    key_end = approx.start() if approx else cut
    separator = _KEY_SEPARATOR.search(plain[:key_end])
    key = text.slice(0, separator.start() if separator else key_end)
    if not key.plain or not is_key(key.plain):
        return None
    if key.plain.lower() in _NO_KEY:
        return Item(value)
    return Item(value, key)


def _last_value(plain: str) -> int | None:
    """Where the value at the end of "key value" begins."""
    numbers = scan(plain)
    if numbers:
        last = numbers[-1]
        if len(numbers) > 1 and _is_range(plain, numbers[-2:]):
            last = numbers[-2]
        return last.start
    word = plain.rfind(" ") + 1
    two_words = plain.rfind(" ", 0, max(0, word - 1)) + 1
    for cut in (plain.rfind(":") + 1, plain.rfind("=") + 1, word, two_words):
        if 0 < cut < len(plain) and plain[cut:].strip().lower() in MISSING:
            return cut
    return None


def is_key(name: str) -> bool:
    """Whether a piece of text can be a name rather than part of a sentence.

    What stands in quotation marks is a name even if it is a sentence: a question of a survey.
    """
    if _IN_QUOTES.fullmatch(name):
        return True
    if ": " in name or "; " in name or any(name.count(a) != name.count(b) for a, b in _PAIRED):
        return False
    if "=>" in name or "→" in name or ("," in name and scan(name)):
        return False
    parts = name.lower().split()
    if len(parts) == 1 and parts[0] in _OPENERS and not name.isupper():
        return False
    if len(parts) == 1 and name[:1].isupper():
        return True  # a token may be called "The"
    if len(parts) in _LED and parts[0] in _LEADING:
        parts = parts[1:]  # "from German", "without search"
    if parts[1:2] == ["the"] and parts[0] in _PORTIONS:
        parts = [parts[0], *parts[2:]]  # "half the data"
    return 0 < len(parts) <= _LONGEST_KEY and not _SENTENCE_WORDS.intersection(parts)


def _is_range(plain: str, numbers: Sequence[Number]) -> bool:
    low, high = numbers
    between = plain[low.stop : high.start]
    return low.value <= high.value and _RANGE_DASH.fullmatch(between) is not None


def _is_unit(rest: str) -> bool:
    """Whether what follows a number is only its unit, a footnote mark or nothing."""
    rest = rest.strip(" *†‡^#)}]")
    if rest.startswith("(") and len(rest) <= _LONGEST_MISSING and not any(map(str.isdigit, rest)):
        rest = ""
    if not rest:
        return True
    if len(rest) > _LONGEST_UNIT or not _UNIT_WORDS.fullmatch(rest):
        return False
    return is_key(rest) and not _PREPOSITIONS.intersection(rest.lower().split())
