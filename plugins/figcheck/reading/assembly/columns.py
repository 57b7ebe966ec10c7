"""The order of values that do not name their places: by the rows, the header, or the text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from figcheck.model import Kind, Role
from figcheck.patterns import regex
from figcheck.reading import names, order, sentences
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.assembly.lines import Line
from figcheck.reading.assembly.ticks import Ticks
from figcheck.reading.document import Block, Document, Part
from figcheck.reading.header import lists as header_lists

_FARTHEST = 60
_NEXT = 3
"""Blocks before and behind the data in which their order may be announced."""


_ORDERING = regex(
    r"\b(?:in (?:row|column|this|that|the same) order|left to right|top to bottom|columns?)\b",
    re.IGNORECASE,
)
"""What tells that a list is of columns, or in the order of the values."""


_COUNTED = regex(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-9]|over|across)"
    r" (?:[a-z-]+ ){0,2}(?!(?:colou?r|shade|panel|plot|chart|heatmap|line|bar|marker)s)[a-z-]+s"
    r" (?P<list>\([^()]{3,200},[^()]{1,200}\))",
    re.IGNORECASE,
)
"""“four depths (2, 4, 8, 16)”."""


class Columns:
    """Finds the order of the values of rows that do not name it.

    Args:
        document: the description.
        frame: what its header says.
        ticks: reads the labels of a square matrix, whose columns are its rows.
        with_data: indices of the blocks that hold data.
    """

    def __init__(
        self, document: Document, frame: Frame, ticks: Ticks, with_data: Iterable[int]
    ) -> None:
        self._document = document
        self._frame = frame
        self._ticks = ticks
        self.head: tuple[str, ...] = ()
        holding = frozenset(with_data) | frame.header.lines
        blocks = document.blocks
        self._prose = [b.index for b in blocks[1:] if not b.rows and b.index not in holding]

    def order(self, group: list[Line]) -> tuple[str, ...]:
        """The ticks of the columns of rows that do not name them."""
        counts = Counter(
            len(line.row.entries)
            for line in group
            if line.row.entries and not line.row.entries[0].keys
        )
        if not counts:
            return ()
        if self.head:
            return self.head
        most = max(counts, key=lambda count: (counts[count], -count))
        sizes = tuple(dict.fromkeys((most, *sorted(counts, reverse=True))))
        for count in sizes:
            if (found := self._announced(group, count)) is not None:
                return found
        lists = self._lists(group, most)
        return (
            next((ticks for ticks in lists if len(ticks) == most), None)
            or self._two_times(group, most)
            or self._ranging(group, sizes)
            or self._spaced(most)
            or self._told(group, most)
            or self._square(group, most)
            or self._first(lists, most)
            or tuple(str(i + 1) for i in range(most))
        )

    def _lists(self, group: Sequence[Line], most: int) -> list[tuple[str, ...]]:
        """The ticks that the header lists and that the columns can have, the likeliest first."""
        rows = self._named(group)
        lists = [axis.ticks for axis in self._frame.header.x_axes]
        if (up := self._across(group, most)) is not None:
            return [up]
        square = self._frame.kind in MATRIX and len(self._frame.series) != most
        for ticks in lists:  # The rows and the columns of a square matrix are the same things.
            if (
                square
                and len(group) == most == len(ticks)
                and rows == {names.key(t) for t in ticks}
            ):
                return [ticks]
        lists.append(tuple(self._frame.series.values()))
        lists += [axis.ticks for axis in self._frame.header.y_axes]
        # Rows "0.2, 0.6, 1.0" beside columns "1, 10, 100" share a tick by chance.
        lists = [t for t in lists if t and 2 * len(rows & set(map(names.key, t))) <= len(t)]
        # Where both axes have the same ticks, as in a square matrix, rows have them, too.
        return lists + [
            x.ticks for x in self._frame.header.x_axes if self._frame.is_on_both_axes(x)
        ]

    def _spaced(self, most: int) -> tuple[str, ...] | None:
        """So many ticks over the range of an axis that lists none, evenly on its scale."""
        for axis in self._frame.header.x_axes:
            if axis.bounds and not axis.ticks:
                low, high = axis.bounds
                if axis.scale == "log":
                    return order.multiplied(low, high, most)
                decimals = max(_decimals(low), _decimals(high))
                spaced = order.spaced(low, high, most, decimals)
                if spaced is not None or (spaced := order.multiplied(low, high, most)) is not None:
                    return spaced
        return None

    def _square(self, group: Sequence[Line], most: int) -> tuple[str, ...]:
        """The labels of the rows of a square heatmap, if its columns may have the same."""
        square = [line.label for line in group if line.label is not None]
        if self._frame.kind is Kind.HEATMAP and len(square) == most and not self._frame.x_ticks:
            return tuple(self._ticks.tick(names.bare(label.plain))[0] for label in square)
        return ()

    def _first(self, lists: Sequence[tuple[str, ...]], most: int) -> tuple[str, ...]:
        """The first ticks of the horizontal axis, if it has more than there are columns."""
        along = [axis.ticks for axis in self._frame.header.x_axes[:1] if axis.ticks in lists]
        return along[0][:most] if along and len(along[0]) > most else ()

    def _across(self, group: Sequence[Line], most: int) -> tuple[str, ...] | None:
        """The ticks of the vertical axis, where the rows are all those of the horizontal one."""
        labels = [names.bare(line.label.plain) for line in group if line.label is not None]
        named = {names.key(self._ticks.tick(label)[0]) for label in labels}
        across, up = self._frame.axis(Role.X), self._frame.axis(Role.Y)
        if across is None or up is None or across.ticks == up.ticks or len(up.ticks) != most:
            return None
        return up.ticks if named and named == {names.key(t) for t in across.ticks} else None

    def _named(self, group: Sequence[Line]) -> set[str]:
        """The keys of the labels of some rows, and of the columns that they say to be."""
        labels = [line.label.plain for line in group if line.label is not None]
        cleaned = (names.bare(line.label.plain) for line in group if line.label is not None)
        ticks = map(self._ticks.tick, cleaned)
        across = (tick for tick, role in ticks if role is Role.X)
        return {names.key(name) for name in (*labels, *across)}

    def _told(self, group: Sequence[Line], most: int) -> tuple[str, ...] | None:
        """The one list of so many names that the account of the picture gives, but the rows'."""
        rows = self._named(group)
        before = self._document.blocks[1 : group[0].block.index]
        parts = (Part.HEADER, Part.OPEN)
        told = [b.text for b in before if b.part in parts and _ORDERING.search(b.text.plain)]
        quoted = (tuple(name.plain for name in header_lists.quoted(text)) for text in told)
        listed = (
            order.listed(text.plain[start:end], most) or ()
            for text in told
            for start, end in sentences.split(text.plain)
            if _ORDERING.search(text.plain, start, end)
        )
        counted = (
            order.listed(match["list"], most) or ()
            for b in self._document.blocks[: group[0].block.index]
            if b.part in parts
            for match in _COUNTED.finditer(b.text.plain)
        )
        for lists in (quoted, listed, counted):
            found = {t for t in lists if len(t) == most and rows.isdisjoint(map(names.key, t))}
            if found:
                return found.pop() if len(found) == 1 else None
        return None

    def rows(self, group: Sequence[Line]) -> list[str | None]:
        """The ticks of rows without labels: the vertical axis' or the series in their order."""
        if any(entry.keys for line in group for entry in line.row.entries):
            return [None] * len(group)
        for known in (self._frame.y_ticks, self._frame.series):
            if len(known) == len(group):
                return list(known.values())
        return [str(i + 1) for i in range(len(group))]

    def _announced(self, group: list[Line], count: int) -> tuple[str, ...] | None:
        """The order that the rows themselves or the text before them announce."""
        for line in group:
            if line.row.announcement is not None:
                found = order.announced(f"({line.row.announcement.plain})", count)
                if found is None:
                    found = order.announced(line.row.announcement.plain, count)
                if found is not None:
                    return self._known(found)
        rows = self._named(group)
        for text in self._around(group):
            found = order.listed(text, count)
            up = self._frame.y_ticks.keys()
            single = {names.key(name) for tick in found or () for name in tick.split(" and ")}
            if found is None or (single <= up and len(up) != count):
                continue  # "Ulm, Kiel and Bonn" has a comma between two names, too
            if rows.isdisjoint(map(names.key, found)):
                return self._known(found)
        return None

    def _two_times(self, group: list[Line], most: int) -> tuple[str, ...] | None:
        """The two columns of rows “62 → 71” under a title that tells of before and after."""
        texts = (self._document.blocks[0].text.plain, *self._around(group)) if most == 2 else ()
        return next((found for text in texts if (found := order.two_times(text))), None)

    def _ranging(self, group: list[Line], sizes: Sequence[int]) -> tuple[str, ...] | None:
        """The evenly spaced ticks of a range that the text around the rows states."""
        for count in sizes:
            for text in self._around(group):
                if (found := order.spelled_range(text, count)) is not None:
                    return self._known(found)
        return None

    def _around(self, group: list[Line]) -> Iterator[str]:
        """The paragraphs before some rows, the last first, and those right behind them."""
        first = group[0].block
        before = bisect_left(self._prose, first.index)
        last = bisect_left(self._prose, group[-1].block.index)
        for index in (
            *reversed(self._prose[max(0, before - _FARTHEST) : before]),
            *self._prose[last : last + _NEXT],
        ):
            block = self._document.blocks[index]
            if block.part is first.part and not self._is_row(block, first):
                yield block.text.plain

    def _is_row(self, block: Block, row: Block) -> bool:
        """Whether a line beside a row is one that could not be read, and tells no order."""
        head, colon, _ = block.text.plain.partition(":")
        if not colon or (block.parent, block.kind) != (row.parent, row.kind):
            return False
        tick, role = self._ticks.tick(head.strip())
        return role is not None or names.key(tick) in self._frame.known

    def _known(self, ticks: Sequence[str]) -> tuple[str, ...]:
        """The ticks as the header has them: of “4 to 16” only the ends may be written."""
        known_ticks = self._frame.known
        # “one / two / three persons”: the noun behind the last is that of all.
        bare = ticks[-1].rpartition(" ")[0]
        if all(names.key(tick) in known_ticks for tick in (*ticks[:-1], bare)):
            ticks = (*ticks[:-1], bare)
        found = tuple(
            known_ticks.get(names.key(tick)) or self._ticks.tick(tick)[0] for tick in ticks
        )
        for axis in (*self._frame.header.x_axes, *self._frame.header.y_axes):
            known = axis.ticks
            if len(known) == len(found) and (known[0], known[-1]) == (found[0], found[-1]):
                return known
        return found


def _decimals(value: float) -> int:
    text = repr(value)
    return len(text.split(".")[1]) if "." in text and not text.endswith(".0") else 0
