"""Lists of values, the one piece of grammar that all layouts share.

"38, 46, n/a", "25.0% / 43.8%", "QRC 60.21; CITE 61.89", "Sim = 0.719, PP = 37.3",
"46.7 at batch size 1, 125.2 at batch size 10" and "31.7 (K=1), 61.4 (K=5)" are
lists of items; an item is a value with or without a key.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from figcheck.patterns import regex
from figcheck.reading.colours import is_style
from figcheck.reading.keys import LONGEST_KEY, is_category, is_key, is_place
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text
from figcheck.reading.values import (
    APPROXIMATELY,
    DECIMAL_COMMA_WITH_UNIT,
    ERROR_BEHIND_UNIT,
    OUT_OF,
    SPACED,
    Value,
    is_missing,
    is_range,
    read_value,
    value_of,
)


class Item(NamedTuple):
    """One item of a list: a value and the key that is written with it, if any."""

    value: Value
    key: Text | None = None


_THEN = regex(r"(?:and )?(?:then|finally|next)(?: to)? ")
"""What may lead one of several values: “5 in 2001, then 8 in 2002”."""
_BEGINS = regex(
    r"(?:it |the (?:line|curve) )?(?:starts|begins|starting|beginning)(?: out)? (?:at|from|with) "
    r"(?=[~$€£+−-]?\d)"
)
"""What leads the first of the values that a line runs through: “begins at 5 for k = 1, …”."""
_GOES_ON = regex(
    r"(?:and )?(?:then )?(?:it )?(?:rises|climbs|grows|increases|falls|drops|declines|decreases"
    r"|goes|dips|rising|climbing|growing|falling|dropping|declining|going|reaches|reaching|hits|ends"
    r"|finishes|ending|peaks|peaking)(?: up| down| off)?(?: to| at)? (?=[~$€£+−-]?\d)"
)
"""What leads each of the others: “…, rises to 8 for k = 3”."""
_NOTHING = regex(r"no [^\W\d_]+(?: [^\W\d_]+)?", re.IGNORECASE)
_KEY_SEPARATOR = regex(
    r"\s*(?:[:=→]|->|[–—-]|\bis|\bof|\bat|\bwas"
    r"|\b(?:won|wins|sold|scored|earned|had|takes|took|needs|needed|reaches|achieves|gets|requires|attains|obtains|averages))\s*$"
)
_TOLD_OF = regex(r"(?::|=|→|->)\s*(?=[^:=→\d][^:=→]{0,80}\Z)")
"""What stands between a key and words for a value."""
_AT = regex(r"\s+(?:at|for|in|on|with|under|when|by)\s+(?=\S)")
_BRACKET = regex(r"[()\[\]]")
_PAREN = regex(r"\s*\(([^()]*)\)\s*$")
_NO_KEY = frozenset(
    "value values count counts score scores approx approximately about around number is are was "
    "the".split()
)
_YEARS = frozenset(range(1500, 2200))
_INTERVAL = regex(
    r"\s*[(\[]\s*(?:[0-9]{1,2}(?:\.[0-9])? ?% )?(?:CI|IQR|range)?:?\s*"
    r"(?P<low>[-−+]?[0-9.]{1,12})\s*(?:–|-|,|to)\s*(?P<high>[-−+]?[0-9.]{1,12})\s*[)\]]$"
)
_RANK = regex(
    r"(?P<rank>[0-9]{1,3})(?:st|nd|rd|th)(?: (?:place|rank))?"
    r"(?: (?:in|at|for|on|after) (?P<key>[^\s,;:][^,;:]{0,40}))?"
)
"""A place in an order: “1st in 2019”."""
_TIME = regex(r"[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?")
"""“3:45” is no value 45 with the name 3."""
_ORDERED = regex(r"→|->|=>")
_NUMBERS = regex(r"[0-9.]{1,8}(?:(?:,| ?[/→]) ?[0-9.]{1,8})+")
"""Names of several values: “12 → 15 → 19 (2019, 2020, 2021)”."""
_REMARKS = frozenset("highest lowest largest smallest tallest shortest peak top".split())
"""What is told of a value behind it, which is no name: “4.6 (highest)”."""
_BRACKETED = regex(
    r"[\[{](?P<list>[^][{}]*)[\]}](?: ?(?:[%‰]|°[CF]|[^\W\d_]{1,12})(?:/[a-z]{1,8})?)?"
)
"""A list in brackets, and the unit of all its values behind it: “[38, 41, 45] dB”."""
_ONE_OR_TWO = regex(r"[1-9][0-9]{2} [1-9][0-9]{2}|[0-9]{1,3} ?h [0-9]{1,2} ?m(?:in)?")
"""What may be one value or two, or is one of two units: “134 794”, “1h 02m”."""
_ONE_VALUE = (OUT_OF, SPACED, DECIMAL_COMMA_WITH_UNIT)
_IN_ORDER = regex(r"(?P<values>[^()]{3,300}?)\s*\((?P<names>[^()]{3,300}[,/→][^()]{1,300})\)")
"""Values, and behind them all their names: “12 → 15 → 19 (2019, 2020, 2021)”."""
_FROM_TO = regex(r"from (?P<one>\S[^()]{0,20}\(.{1,30}\)) to (?P<two>\S[^()]{0,20}\(.{1,30}\))")
_AMOUNT = regex(r"\((?P<tick>(?P<number>\d{1,6}(?:\.\d{1,4})?) ?%? (?P<noun>[a-z]{3,20}))\)$")
"""Where a value lies, with what the axis gives: “(25% depth)”."""
_ERROR_DIGITS = 12
_SPREAD = regex(r"[0-9]{1,6}\.[0-9]{1,6}")
_SHORTEST_NOUN = 5
_FEWEST_NAMES = 3
_FEWEST_NUMBERS = 3
_LONGEST_ITEM = 400
"""Characters of an item. Longer ones are none, and looking into them would take long."""
_REMARKED = regex(r"(?P<list>[^()]+[^()\s]) \([^()]{3,60}\)")
"""Values with their names, and what is told of another one: “1=22.1; 5=43.8 (10 is hatched)”."""
_GAP = regex(r"\s{100}")
"""White space that stands in no list, and that patterns would go through again and again."""


class _Splitter(NamedTuple):
    """What parts the items of a list.

    Attributes:
        pattern: what it looks like.
        marks: what one of stands in all that looks so.
    """

    pattern: re.Pattern[str]
    marks: tuple[str, ...]


_SEMICOLONS = _Splitter(regex(r";\s*"), (";",))
_CLAUSES = _Splitter(regex(r"[;,]\s+(?:and\s+)?"), (";", ","))
_DASHES = _Splitter(regex(r"\s+[–—]\s+"), ("–", "—"))
"""What parts many values; between two it makes them a range."""
_SPACES = _Splitter(regex(r"\s+"), ("",))
_SPLITTERS = (
    _SEMICOLONS,
    _Splitter(regex(r",\s+(?:and\s+)?|,|\s+and\s+"), (",", "and")),
    _CLAUSES,
    _Splitter(regex(r"\s+[/|·•]\s+"), tuple("/|·•")),
    _Splitter(regex(r"\s+[/|·•]\s+|/"), tuple("/|·•")),
    _Splitter(regex(r"\s*(?:→|->|⟶|=>)\s*"), ("→", ">", "⟶")),
    _Splitter(regex(r"\s*[|\t]\s*"), ("|", "\t")),
    _DASHES,
    _SPACES,
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
    if (listed := _BRACKETED.fullmatch(text.plain)) is not None:
        text = text.slice(*listed.span("list"))
    if alone := _numbers_alone(text):
        return alone
    plain = text.plain
    if listed is None and _ONE_OR_TWO.fullmatch(plain):
        return []
    if not any(map(str.isdigit, plain)) and not is_missing(plain):
        return []
    if _GAP.search(plain):
        return []
    if any(p.fullmatch(plain) for p in _ONE_VALUE) and (value := read_value(text)) is not None:
        return [Item(value)]
    if ordered := _ordered(text):
        return ordered
    joined = _joined(plain)
    if paired := _paired(_split(text, _SEMICOLONS, joined)):
        return paired
    told = _split(text, _CLAUSES, joined)
    if len(told) > 1 and all(": " in piece.plain for piece in told) and (items := _items(told)):
        return items  # "Under 18: 40, 18 to 64: 220, 65 and over: 130"
    tried: list[Text] = []
    for splitter in _SPLITTERS:
        if splitter is _SPACES and ("(" in plain or len(told) > 1):
            continue  # No value ends with a comma.
        pieces = _split(text, splitter, joined)
        fewest = _FEWEST_NAMES if splitter is _DASHES else 2
        if len(pieces) < fewest or pieces == tried:
            continue
        tried = pieces
        if items := _items(pieces):
            return items
    remarked = _REMARKED.fullmatch(plain)
    listed_before = read_items(text.slice(*remarked.span("list"))) if remarked else []
    if len(listed_before) > 1 and listed_before[0].key is not None:
        return listed_before
    single = _read_item(text)
    if single is not None and single.key is not None and _is_remark(single):
        single = _without_reason(single)._replace(key=None)
    return [single] if single is not None else []


_NAMED = regex(r"(?P<name>[^:,;/|·•→>⟶\t–—()\[\]{}]+): [^()\[\]{}]*?,\s[^\s.;,]")
"""A list that begins with a name, in which nothing parts items: “y=1: 38, 46, 28”."""
_WITHIN = frozenset("and at for in on with under when by".split())
"""Words that part items, or stand between a value and its name."""


def begins_with_name(plain: str) -> bool:
    """Whether a text is no list of mere values, as a name stands before the first of them.

    Args:
        plain: the text.

    Returns:
        Whether that is plain to see; if not, only `read_items` tells.
    """
    match = _NAMED.match(plain)
    words = match["name"].lower().split() if match is not None else []
    return bool(words) and _WITHIN.isdisjoint(words) and words[-1] not in _NO_KEY


def _numbers_alone(text: Text) -> list[Item]:
    """The items of a list like most, a number or several with commas between them."""
    plain = text.plain
    numbers = scan(plain)
    if not numbers or numbers[0].start or numbers[-1].stop < len(plain) or "(" in plain:
        return []
    if any(plain[one.stop : two.start] != ", " for one, two in pairwise(numbers)):
        return []
    return [Item(value_of(text, number)) for number in numbers]


def _ordered(text: Text) -> list[Item]:
    """The items of “12 → 15 → 19 (2019, 2020, 2021)” and of “from 19% (2000) to 31% (2020)”."""
    if change := _FROM_TO.fullmatch(text.plain):
        ends = [_read_item(text.slice(*change.span(name))) for name in ("one", "two")]
        return [item for item in ends if item is not None and item.key is not None]
    if (match := _IN_ORDER.fullmatch(text.plain)) is None:
        return []
    items = read_items(text.slice(*match.span("values")))
    listed = text.slice(*match.span("names"))
    for splitter in _SPLITTERS[1:6]:
        keys = _split(listed, splitter, bytearray(len(listed.plain)))
        if len(keys) == len(items) > 1 and all(item.key is None for item in items):
            return [item._replace(key=key) for item, key in zip(items, keys, strict=True)]
    return []


def _items(pieces: list[Text]) -> list[Item]:
    """The items of a list's pieces, all with keys or none; none if a piece is no item."""
    pieces = [p for p in pieces if not _is_nothing(p.plain)]
    if pieces and (begun := _BEGINS.match(pieces[0].plain)):
        told = [p.slice(m.end()) if (m := _GOES_ON.match(p.plain)) else p for p in pieces[1:]]
        pieces = [pieces[0].slice(begun.end()), *told]
    pieces = [p.slice(led.end()) if (led := _THEN.match(p.plain)) else p for p in pieces]
    read = _named_none(_read_all(pieces), pieces)
    if not read:
        return []
    keyed = sum(item.key is not None for item in read)
    if keyed == len(read):
        return read
    if mixed := _with_nouns(read, pieces):
        return mixed
    if not keyed:
        return _at_amounts(read, pieces) or read
    return _with_keys(read) if keyed > 1 and read[0].key is not None else []


def _is_nothing(piece: str) -> bool:
    """Whether a piece says that there is none of a thing, “no outliers”, not “no value”."""
    found = piece[:1] in ("n", "N") and _NOTHING.fullmatch(piece) is not None
    return found and not is_missing(piece)


def _read_all(pieces: list[Text]) -> list[Item]:
    """The items of all pieces, none if a piece is no item.

    Among names a name may hold words that else make sentences, “Car 27, On foot 8, Works from
    home 10”, and among numbers a word says that there is none: “41, 55, decomp., 62”.
    """
    found = [_read_item(piece) for piece in pieces]
    keyed = sum(item is not None and item.key is not None for item in found)
    if len(pieces) >= _FEWEST_NAMES and 2 * keyed > len(pieces):
        found = [
            item or _key_before(piece, _is_capital_category)
            for item, piece in zip(found, pieces, strict=True)
        ]
    given = [item for item in found if item is not None and item.value.value is not None]
    if given and all(item.key is None for item in given):
        found = [_without_reason(item) if item is not None else None for item in found]
    if len(given) >= _FEWEST_NUMBERS and len({item.key is None for item in given}) == 1:
        found = [
            item or _without_value(piece, keyed=keyed > 0)
            for item, piece in zip(found, pieces, strict=True)
        ]
    read = [item for item in found if item is not None]
    return read if len(read) == len(pieces) else []


def _without_reason(item: Item) -> Item:
    """A missing value without the name in parentheses that says why: “no data (too deep)”."""
    if item.key is None or item.value.value is not None:
        return item
    if item.key.span() < item.value.span:
        return item
    return Item(item.value._replace(interval=item.key.span()))


_WORD = regex(
    r"(?:(?P<key>\S.{0,40}?)(?:\s?[:=]\s?|\s))?"
    r"(?P<word>(?:abort|absent|blank|broke|burn|clos|collaps|crash|dead|decomp|died|diverg|div"
    r"|empty|error|exclud|fail|froze|halt|invalid|kill|lost|melt|miss|omit|oom|pending|retired"
    r"|skip|stop|suspend|timeout|unavail|unknown|unstable|withheld)[a-z]{0,8}\.?)"
)
"""Words, as they begin, for what has no value: “decomp.”, “crashed”."""


def _without_value(text: Text, *, keyed: bool) -> Item | None:
    """One of several values that is a word for none: “THF decomp.”."""
    match = _WORD.fullmatch(text.plain)
    if match is None or (match["key"] is not None) is not keyed:
        return None
    key = text.slice(*match.span("key")) if keyed else None
    if key is not None and not is_key(key.plain):
        return None
    word = text.slice(*match.span("word"))
    return Item(Value(None, word.plain, word.span()), key)


def _is_capital_category(name: str) -> bool:
    return name[:1].isupper() and is_category(name) and is_key(name.rpartition(" ")[2])


def _named_none(items: list[Item], pieces: list[Text]) -> list[Item]:
    """The items, “None (5.8)” under the name None where all the others have names and values."""
    given = [item for item in items if item.value.value is not None]
    if not given or any(item.key is None or scan(item.key.plain) for item in given):
        return items
    named = []
    for item, piece in zip(items, pieces, strict=True):
        number = read_value(item.key) if item.key is not None else None
        nothing = item.value.value is None and item.value.text.lower() == "none"
        is_name = nothing and number is not None and number.value is not None
        key = piece.slice(0, len(item.value.text))
        named.append(Item(number, key) if is_name and number is not None else item)
    return named


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


def _at_amounts(items: list[Item], pieces: list[Text]) -> list[Item]:
    """The items of “98 (0% depth), 84 (50% depth), 100 (100% depth)”, at equal steps from 0.

    Of anything else, “45 (30% female), 50 (38% female)”, what stands there is told besides.
    """
    found = [_AMOUNT.search(piece.plain) for piece in pieces]
    places = [match for match in found if match is not None]
    if len(places) < max(_FEWEST_NAMES, len(pieces)) or len({m["noun"] for m in places}) > 1:
        return []
    numbers = [float(match["number"]) for match in places]
    steps = [two - one for one, two in pairwise(numbers)]
    if 0 not in numbers or 0 in steps or not all(math.isclose(s, steps[0]) for s in steps):
        return []
    return [
        item._replace(key=piece.slice(*match.span("tick")))
        for item, piece, match in zip(items, pieces, places, strict=True)
    ]


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
            separator = _KEY_SEPARATOR.search(before.plain)
            before = before.slice(0, separator.start()) if separator else before
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


def _split(text: Text, splitter: _Splitter, joined: bytearray) -> list[Text]:
    """The pieces between the separators that may part."""
    if not any(mark in text.plain for mark in splitter.marks):
        return [text]
    separators = [
        match
        for match in splitter.pattern.finditer(text.plain)
        if match.end() > match.start() and not joined[match.start()]
    ]
    return [piece for piece in text.between(separators) if piece.plain] if separators else [text]


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
    if rank := _RANK.fullmatch(text.plain):
        return _ranked(text, rank)
    return _key_after(text) or _key_before(text)


def _is_remark(item: Item) -> bool:
    """Whether what stands in parentheses behind a value is no name of it: “12.3 (2.1)”."""
    if item.value.value is None:
        return True  # "no data (below the bottom)" says why
    key = item.key.plain if item.key is not None else ""
    spread = item.value.decimals > 0 and "." in key and _SPREAD.fullmatch(key) is not None
    return key.lower() in _REMARKS or spread


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
        if exact is None and scan(key.plain) and not scan(inner):
            return _told_besides(key)
        return Item(exact, key) if exact is not None and named else None
    if _ORDERED.search(inner) or _NUMBERS.fullmatch(inner):
        return None
    if APPROXIMATELY.fullmatch(inner):
        return Item(value._replace(approx=True))
    is_year = exact is not None and exact.value in _YEARS and not exact.unit
    if exact is not None and (exact.unit or value.unit) and not is_year:
        return Item(exact if value.text != text.plain[: len(value.text)] else value)
    is_number = exact is not None and text.plain[paren.start() : paren.start(1)] != "("
    styled = all(is_style(word) for word in inner.replace("-", " ").split())
    if styled or (len(inner) <= 2 and not is_number):
        return Item(value)
    return Item(value, text.slice(paren.start(1), paren.end(1)))


def _told_besides(text: Text) -> Item | None:
    """Read "2020: 3" before what is told of it in parentheses: "2020: 3 (no further permits)"."""
    item = _key_before(text)
    return item if item is not None and item.key is not None else None


def _key_after(text: Text) -> Item | None:
    """Read "46.7 at batch size 1"."""
    at = _AT.search(text.plain)
    if at is None or len(text.plain[at.end() :].split()) > LONGEST_KEY:
        return None
    value = read_value(text, 0, at.start())
    return None if value is None else Item(value, text.slice(at.end()))


def _ranked(text: Text, rank: re.Match[str]) -> Item:
    """Read "1st in 2019": the value is the rank."""
    value = Value(float(rank["rank"]), rank["rank"], text.span(*rank.span("rank")))
    return Item(value, text.slice(*rank.span("key")) if rank["key"] else None)


def _key_before(text: Text, is_name: Callable[[str], bool] = is_key) -> Item | None:
    """Read "QRC 60.21", "Sim = 0.719" and "GPQA: n/a"."""
    plain = text.plain
    cut = _last_value(plain)
    if cut is None or _TIME.fullmatch(plain):
        return None
    value = read_value(text, cut)
    if value is None:
        return None
    approx = APPROXIMATELY.search(plain[:cut])
    value = value._replace(approx=value.approx or approx is not None)
    key_end = approx.start() if approx else cut
    separator = _KEY_SEPARATOR.search(plain[:key_end])
    key = text.slice(0, separator.start() if separator else key_end)
    told = separator is not None and separator.group().strip() in {":", "="}
    named = is_name(key.plain) or (told and (is_place(key.plain) or is_category(key.plain)))
    if not key.plain or not named:
        return None
    if key.plain.lower() in _NO_KEY:
        return Item(value)
    return Item(value, key)


def _last_value(plain: str) -> int | None:
    """Where the value at the end of "key value" begins."""
    if (told := _TOLD_OF.search(plain)) and is_missing(plain[told.end() :].strip()):
        return told.end()  # "18 h: missing" has a number, too
    numbers = scan(plain)
    if numbers:
        last = numbers[-1]
        if len(numbers) > 1 and (
            is_range(plain, numbers[-2:]) or ERROR_BEHIND_UNIT.fullmatch(plain, numbers[-2].stop)
        ):
            last = numbers[-2]
        return last.start
    word = plain.rfind(" ") + 1
    two_words = plain.rfind(" ", 0, max(0, word - 1)) + 1
    for cut in (plain.rfind(":") + 1, plain.rfind("=") + 1, word, two_words):
        if 0 < cut < len(plain) and is_missing(plain[cut:].strip()):
            return cut
    return None
