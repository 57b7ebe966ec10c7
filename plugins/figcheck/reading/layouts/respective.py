"""Lists that belong together item by item: "A, B and C reach 3, 4 and 5, respectively"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.patterns import regex
from figcheck.reading.items import Item, read_items
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Entry
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text

_RESPECTIVELY = regex(r",?\s+respectively\.?$", re.IGNORECASE)
_BETWEEN = regex(r",\s+and\s+|,\s+|\s+and\s+")
_BEHIND = regex(r"\s+(?:in|for|at|on|with|under|by)\s+(?:the\s+)?(?=\S)")
_LAST = regex(r"(?P<name>[A-Z0-9]\S*(?: (?:[A-Z0-9]\S*))*)(?: [a-z]+){1,4} ?~?$")
_ARTICLE = regex(r"(?:the|its|their) (?=\S)", re.IGNORECASE)
_ONE_WORD = regex(r"(?P<name>\S+)(?: [a-z]+){1,4} ?~?$")
_FEWEST = 2


def listed(text: Text) -> list[Item]:
    """The values of “24, 48 and 59, respectively”, whose names stand elsewhere.

    Args:
        text: what follows the name of a row and its verb.
    """
    end = _RESPECTIVELY.search(text.plain)
    items = read_items(text.slice(0, end.start())) if end is not None else []
    return items if len(items) >= _FEWEST and all(item.key is None for item in items) else []


def read(text: Text, certain: bool = False) -> tuple[Text | None, tuple[Entry, ...]]:
    """Read a clause that gives so many values to as many names.

    Args:
        text: a sentence, without the place that leads it.
        certain: whether it need not say “respectively”, as what stands before it says that
            values follow.

    Returns:
        What stands before the values where the names stand behind them, and the values with
        their names; no values if the text is something else.
    """
    end = _RESPECTIVELY.search(text.plain)
    numbers = scan(text.plain) if end is not None or certain else ()
    if not numbers:
        return None, ()
    said = text.slice(0, end.start() if end is not None else len(text.plain.rstrip(".")))
    for number in numbers:
        before, listed = said.slice(0, number.start), said.slice(number.start)
        behind = _BEHIND.search(listed.plain)
        given = listed.slice(0, behind.start()) if behind else listed
        items = read_items(given)
        if len(items) < _FEWEST or any(item.key is not None for item in items):
            continue
        if behind is None:
            subject, keys = None, _subjects(before, len(items))
        else:
            subject = before
            rest = listed.slice(behind.end())
            keys = rest.between(_BETWEEN.finditer(rest.plain))
        if len(keys) == len(items) == len({key.plain for key in keys}) and _are_names(keys):
            entries = (Entry(i.value, (key,)) for i, key in zip(items, keys, strict=True))
            return subject, tuple(entries)
    return None, ()


def _subjects(before: Text, count: int) -> Sequence[Text]:
    """The names of “A, B and C reach”: the last of them ends before the verb."""
    *names, last = before.between(_BETWEEN.finditer(before.plain))
    if names and (article := _ARTICLE.match(names[0].plain)):
        names[0] = names[0].slice(article.end())
    single = all(len(name.plain.split()) == 1 for name in names)
    match = _LAST.fullmatch(last.plain) or (_ONE_WORD.fullmatch(last.plain) if single else None)
    if match is None or len(names) + 1 != count:
        return ()
    return [*names, last.slice(*match.span("name"))]


def _are_names(keys: Sequence[Text]) -> bool:
    return all(is_key(key.plain) for key in keys)
