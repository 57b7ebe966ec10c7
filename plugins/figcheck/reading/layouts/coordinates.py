"""Lists of cells by the numbers of their places: “(1, 2): 98, (2, 2): 87”.

Which of the two numbers is which the list does not say, so the description must.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from figcheck.patterns import regex
from figcheck.reading import names
from figcheck.reading.document import Block, BlockKind, Part
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

_PLACE = r"[(\[]\s*(?P<one>[-−]?\d[\d.]{0,9}),\s*(?P<two>[-−]?\d[\d.]{0,9})\s*[)\]]"
_CELL = regex(
    rf"(?:[Cc]ell |[Aa]t )?{_PLACE}\s*(?::|=|→|->|=>|\bis\b)\s*"
    r"(?P<value>(?:[^\s,;|()\[\]]|,(?=\d)| (?=%|[^\W\d_]{1,3}\b)){1,16})[\s,;|.]*+"
)
_NAMED_PAIR = regex(
    r"[(\[]\s*(?P<one>[^\W\d][^,()\[\]]{0,30}),\s*(?P<two>[^\W\d][^,()\[\]]{0,30})[)\]]"
)
"""What the two numbers are: “(row, column)”, “(x, y)”."""
_ACROSS = frozenset("x column columns col cols horizontal".split())
_UP = frozenset("y row rows vertical".split())
_FEWEST = 4


def read(source: str, blocks: Sequence[Block], described: Header) -> dict[int, Reading]:
    """Read the blocks that list cells so.

    Args:
        source: the description.
        blocks: its blocks.
        described: what it says of the picture.

    Returns:
        The values by the index of their block, each under the numbers of its row and its column;
        none where nothing tells which is which, and only those that fill a grid.
    """
    groups: dict[int | None, list[tuple[Block, Text | None, list[tuple[Text, Text, Entry]]]]] = {}
    for block in blocks:
        if block.kind in {BlockKind.ITEM, BlockKind.PARAGRAPH} and block.part is not Part.CLAIMS:
            label = block.label if block.body.plain else None
            cells = list(_cells(block.body if label is not None else block.text))
            if cells:
                key = block.index if label is not None else block.parent
                groups.setdefault(key, []).append((block, label, cells))
    found: dict[int, Reading] = {}
    for group in groups.values():
        places = [(one.plain, two.plain) for _, _, cells in group for one, two, _ in cells]
        across = _across_first(source, described, places) if _fill_a_grid(places) else None
        if across is None:
            continue
        for block, label, cells in group:
            entries = tuple(
                entry._replace(keys=(two, one) if across else (one, two))
                for one, two, entry in cells
            )
            row = Row((label,) if label is not None else (), entries, block.text.span())
            found[block.index] = Reading((row,))
    return found


def _cells(text: Text) -> Iterator[tuple[Text, Text, Entry]]:
    """The cells of a text that is a list of them, with both their numbers; none of any other."""
    found: list[tuple[Text, Text, Entry]] = []
    at = 0
    while at < len(text.plain):
        match = _CELL.match(text.plain, at)
        value = read_value(text, *match.span("value")) if match is not None else None
        if match is None or value is None:
            return
        one, two = (text.slice(*match.span(side)) for side in ("one", "two"))
        found.append((one, two, Entry(value)))
        at = match.end()
    yield from found


def _fill_a_grid(places: Sequence[tuple[str, str]]) -> bool:
    one, two = ({place[i] for place in places} for i in (0, 1))
    full = len(one) * len(two) == len(places) == len(set(places))
    return full and len(places) >= _FEWEST and min(len(one), len(two)) > 1


def _across_first(source: str, described: Header, places: Iterable[tuple[str, str]]) -> bool | None:
    """Whether the first number is that of the column; `None` where nothing tells."""
    told = set()
    for match in _NAMED_PAIR.finditer(source):
        sides = [_side(match[name], described) for name in ("one", "two")]
        if None not in sides and sides[0] != sides[1]:
            told.add(sides[0])
    if told:
        return told.pop() if len(told) == 1 else None
    ticks = [
        {names.key(tick) for axis in axes for tick in axis.ticks}
        for axes in (described.x_axes, described.y_axes)
    ]
    one, two = ({names.key(place[i]) for place in places} for i in (0, 1))
    fits = [one <= ticks[0] and two <= ticks[1], two <= ticks[0] and one <= ticks[1]]
    return fits[0] if fits[0] is not fits[1] else None


def _side(name: str, described: Header) -> bool | None:
    """Whether a name is that of the horizontal axis; `None` if it is that of neither."""
    words = names.stems(name)
    across = not _ACROSS.isdisjoint(names.words(name)) or any(
        words and words <= names.stems(axis.label) for axis in described.x_axes
    )
    up = not _UP.isdisjoint(names.words(name)) or any(
        words and words <= names.stems(axis.label) for axis in described.y_axes
    )
    return across if across is not up else None
