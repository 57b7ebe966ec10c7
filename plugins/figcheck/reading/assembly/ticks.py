"""The ticks that labels name, and the order of columns that have no labels."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

from figcheck.model import Axis, Kind, Role
from figcheck.reading import names, order
from figcheck.reading.assembly.frame import Frame
from figcheck.reading.assembly.lines import Line
from figcheck.reading.document import Document
from figcheck.reading.text import Text

_ASIDE = re.compile(r"\s*\([^()]*\)$")
_OF_CLASSES = re.compile(
    r"(?:predicted|true|actual|gold|labell?ed|assigned|classified)(?: as)? (.{1,40})$",
    re.IGNORECASE,
)
"""What a confusion matrix says before the names of its classes, whatever its axes are called."""

_FARTHEST = 60
_NEXT = 3


class Ticks:
    """Reads labels as ticks, and keeps which label named which."""

    def __init__(self, frame: Frame) -> None:
        self.labels: list[tuple[Text, str]] = []
        self._frame = frame
        self._named: dict[str, tuple[str, Role | None]] = {}

    def read(self, labels: Sequence[Text | None]) -> tuple[list[str | None], list[Role | None]]:
        """The ticks that labels name, and the axis where a label says on which it lies."""
        cleaned = [None if label is None else names.clean(label) for label in labels]
        cleaned = self._without_head(_bare(cleaned))
        ticks: list[str | None] = []
        roles: list[Role | None] = []
        for text, label in zip(cleaned, labels, strict=True):
            if text is None or label is None:
                ticks.append(None)
                roles.append(None)
                continue
            tick, role = self.tick(text.plain)
            ticks.append(tick)
            roles.append(role)
            self.labels.append((label, tick))
        return ticks, roles

    def _without_head(self, labels: Sequence[Text | None]) -> list[Text | None]:
        """Labels without the words that all begin with, where ticks are left: "Train on en"."""
        given = [label for label in labels if label is not None]
        words = [label.plain.split() for label in given]
        shared = 0
        while words and all(len(w) > shared + 1 and w[shared] == words[0][shared] for w in words):
            shared += 1
        known = self._frame.x_ticks | self._frame.y_ticks
        lasts = {names.key(" ".join(w[shared:])) for w in words}
        if not shared or len(lasts) < 2 or not lasts <= known.keys():
            return list(labels)
        starts = [len(" ".join(w[:shared])) + 1 for w in words]
        cut = {id(label): label.slice(start) for label, start in zip(given, starts, strict=True)}
        return [None if label is None else cut[id(label)] for label in labels]

    def tick(self, label: str) -> tuple[str, Role | None]:
        """The tick that a label names and its axis: "Row 1 (y=1)" is 1 on y."""
        named = self._named.get(label)
        if named is None:
            named = self._named[label] = self._tick(label)
        return named

    def _tick(self, label: str) -> tuple[str, Role | None]:
        inner = label
        if (match := names.ROW_NUMBER.match(label)) is not None:
            inner = match.group(1).strip()
        elif (led := names.behind_preposition(label)) and names.key(led) in self._frame.known:
            inner = led
        elif (match := _OF_CLASSES.match(label)) and names.key(match[1]) in self._frame.known:
            inner = match[1]
        elif (quoted := names.quoted(label)) and len(quoted) < len(label):
            known = self._frame.x_ticks | self._frame.y_ticks | self._frame.series
            inner = quoted if names.key(quoted) in known else label
        bare = _ASIDE.sub("", inner)
        if names.key(inner) not in self._frame.known and names.key(bare) in self._frame.known:
            inner = bare  # "MPC (no learning)", where the legend has "MPC"
        if names.key(inner) in self._frame.series:
            return self._frame.series[names.key(inner)], None
        for role, axis, ticks in self._frame.axes:
            if names.key(inner) in ticks:
                return ticks[names.key(inner)], None
            tick = _after_axis(inner, role, axis, ticks) or _before_axis(inner, axis)
            if tick is not None:
                return ticks.get(names.key(tick), tick), role
            if (tick := _in_units_of(inner, axis, ticks)) is not None:
                return tick, None
        return names.after_variable(inner), None


def _after_axis(label: str, role: Role, axis: Axis, ticks: dict[str, str]) -> str | None:
    """What follows the name of an axis in a label: "Batch size 10", "Window 500", "LR 3e-4"."""
    cut = names.split_variable(label)
    if cut is None:
        return None
    variable, tick = cut
    if variable.lower() == role.value:
        return tick
    stems, known = names.stems(variable), names.stems(axis.label)
    initials = "".join(word[0] for word in names.words(axis.label))
    abbreviated = len(initials) > 1 and variable.lower() == initials
    if not (stems and known and (stems <= known or known <= stems)) and not abbreviated:
        return None
    if names.as_number(tick) is not None or names.key(tick) in ticks:
        return tick
    return tick if not ticks and not names.stems(tick) <= known else None


def _before_axis(label: str, axis: Axis) -> str | None:
    """The number of "3 bits" on the axis of bits, of "8 threads" on that of threads."""
    number, _, words = label.partition(" ")
    if not words or names.as_number(number) is None or not names.stems(words):
        return None
    return number if names.stems(words) <= names.stems(axis.label) else None


_UNITS = (("thousand", 1e3), ("million", 1e6), ("billion", 1e9), ("(k)", 1e3), ("(m)", 1e6))


def _in_units_of(label: str, axis: Axis, ticks: dict[str, str]) -> str | None:
    """The tick that "50k" is on an axis in thousands."""
    number = names.as_number(label)
    if number is None:
        return None
    lowered = axis.label.lower()
    units = [factor for word, factor in _UNITS if word in lowered]
    return next((t for f in units if (t := ticks.get(f"{number / f:.12g}")) is not None), None)


def _bare(labels: Sequence[Text | None]) -> list[Text | None]:
    """Labels without their asides where all have one and stay apart without it."""
    given = [label for label in labels if label is not None]
    asides = [names.aside_of(label) for label in given]
    bare = [names.without_aside(label).plain for label in given]
    row_numbers = any(names.ROW_NUMBER.match(label.plain) for label in given)
    if (
        len(given) < 2
        or not all(len(a) > 3 for a in asides)
        or len(set(bare)) < len(bare)
        or row_numbers
    ):
        return list(labels)
    return [None if label is None else names.without_aside(label) for label in labels]


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
        for count in dict.fromkeys((most, *sorted(counts, reverse=True))):
            if (found := self._announced(group, count)) is not None:
                return found
        lists = self._lists(group, most)
        return (
            next((ticks for ticks in lists if len(ticks) == most), None)
            or self._spaced(most)
            or self._square(group, most)
            or self._first(lists, most)
            or tuple(str(i + 1) for i in range(most))
        )

    def _lists(self, group: Sequence[Line], most: int) -> list[tuple[str, ...]]:
        """The ticks that the header lists and that the columns can have, the likeliest first."""
        rows = {names.key(line.label.plain) for line in group if line.label is not None}
        lists = [axis.ticks for axis in self._frame.header.x_axes]
        for ticks in lists:  # The rows and the columns of a square matrix are the same things.
            if len(group) == most == len(ticks) and rows == {names.key(t) for t in ticks}:
                return [ticks]
        lists.append(tuple(self._frame.series.values()))
        lists += [axis.ticks for axis in self._frame.header.y_axes]
        lists = [ticks for ticks in lists if ticks and not rows & {names.key(t) for t in ticks}]
        # Where both axes have the same ticks, as in a square matrix, rows have them, too.
        return lists + [
            x.ticks for x in self._frame.header.x_axes if self._frame.is_on_both_axes(x)
        ]

    def _spaced(self, most: int) -> tuple[str, ...] | None:
        """So many ticks at equal distances over the range of an axis that lists none."""
        for axis in self._frame.header.x_axes:
            if axis.bounds and not axis.ticks:
                low, high = axis.bounds
                decimals = max(_decimals(low), _decimals(high))
                if (spaced := order.spaced(low, high, most, decimals)) is not None:
                    return spaced
        return None

    def _square(self, group: Sequence[Line], most: int) -> tuple[str, ...]:
        """The labels of the rows of a square heatmap, if its columns may have the same."""
        square = [line.label for line in group if line.label is not None]
        if self._frame.kind is Kind.HEATMAP and len(square) == most and not self._frame.x_ticks:
            return tuple(self._ticks.tick(names.clean(label).plain)[0] for label in square)
        return ()

    def _first(self, lists: Sequence[tuple[str, ...]], most: int) -> tuple[str, ...]:
        """The first ticks of the horizontal axis, if it has more than there are columns."""
        along = [axis.ticks for axis in self._frame.header.x_axes[:1] if axis.ticks in lists]
        return along[0][:most] if along and len(along[0]) > most else ()

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
        first = group[0].block
        before = bisect_left(self._prose, first.index)
        last = bisect_left(self._prose, group[-1].block.index)
        for index in (
            *reversed(self._prose[max(0, before - _FARTHEST) : before]),
            *self._prose[last : last + _NEXT],
        ):
            block = self._document.blocks[index]
            if block.part is not first.part:
                continue
            if (found := order.announced(block.text.plain, count)) is not None:
                taken = {names.key(line.label.plain) for line in group if line.label is not None}
                if not taken & {names.key(name) for name in found}:
                    return self._known(found)
        return None

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
