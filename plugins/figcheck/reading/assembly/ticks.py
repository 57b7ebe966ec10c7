"""The ticks that labels name."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.model import Axis, Role
from figcheck.patterns import regex
from figcheck.reading import names, units
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.text import Text

_ASIDE = regex(r"\s*\([^()]*\)$")
_OF_CLASSES = regex(
    r"(?:(?:predicted|true|actual|gold|labell?ed|assigned|classified)(?: as)?|[a-z]+ed as)"
    r" (.{1,40})$",
    re.IGNORECASE,
)
"""What a confusion matrix says before the names of its classes, whatever its axes are called."""


_AT = regex(r"(?:at|for|in|on) (?:the )?(.{1,60})$", re.IGNORECASE)
"""What leads the name of a row: “At 10 K”, “For layer 3”."""


_OF_GRID = regex(r"(?:row|column)s? (?P<tick>[^\W\d][^=:]{0,30}=.{1,40})$", re.IGNORECASE)
"""A row by its place on an axis: “Row y=1”."""


_LINE_OF = regex(
    r"(?P<tick>[^\W\d_].{0,40}|\d[\d.,]{0,8} ?[^\W\d_]{0,8}) (?P<line>row|column)$", re.IGNORECASE
)
"""A row or a column by its name: “Humanities column”."""


_LINE_NUMBERED = regex(
    r"(?P<line>row|col(?:umn|\.)?) ?[#=]? ?(?P<number>\d{1,3})$"
    rf"|(?:the )?(?P<ordinal>{'|'.join(names.ROW_PLACES)}|last|bottom) (?P<kind>row|column)$",
    re.IGNORECASE,
)
"""A row or a column by its number: “Row 3”, “col 2”, “Second row”."""


_FROM_THE_END = regex(
    r"(?:the )?(?:row ?#?1|first row|(?:column|col\.?) ?#?1|first column)\b.*"
    r"\b(?:bottom|lowest|last|right(?:most)?)\b",
    re.IGNORECASE,
)
"""A first row that is the last of the picture: “Row 1 (bottom)”."""


_LINE_CALLED = regex(
    r"(?P<line>row|column) [\"“'](?P<tick>[^\"“”]{1,40})[\"”'](?: \([^()]{1,40}\))?$", re.IGNORECASE
)
"""The same behind its kind: “Column "Mon" (top to bottom)”."""

_BOTH_NAMES = regex(r"[^\W\d_]{1,20} (?P<number>\d{1,3}) \((?P<inner>[^()\d]{1,20}(?P=number))\)$")
"""A tick with what the axis calls it: “Layer 2 (L2)”."""

_ARTICLE = regex(r"the (?=[A-Z])")
_LEADING = frozenset({"at", "for", "in", "on"})


class Ticks:
    """Reads labels as ticks, and keeps which label named which."""

    def __init__(self, frame: Frame) -> None:
        self.labels: list[tuple[Text, str]] = []
        self._frame = frame
        self._turned = False
        self._named: dict[str, tuple[str, Role | None]] = {}

    def read(self, labels: Sequence[Text | None]) -> tuple[list[str | None], list[Role | None]]:
        """The ticks that labels name, and the axis where a label says on which it lies."""
        self._turned |= any(_FROM_THE_END.match(label.plain) for label in labels if label)
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
        if not shared:
            return list(labels)
        known = self._frame.x_ticks | self._frame.y_ticks
        lasts = {names.key(" ".join(w[shared:])) for w in words}
        led = words[0][0].lower() in _LEADING  # "At Alps"
        keyed = shared == 1 and words[0][0].endswith((":", "="))  # "name: Alps"
        if led and not lasts <= known.keys():
            shared, lasts = 1, {names.key(" ".join(w[1:])) for w in words}
        if len(lasts) < 2 or not (keyed or led or lasts <= known.keys()):
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
        inner = label = _ARTICLE.sub("", label)
        if (match := _OF_GRID.match(label)) is not None:
            inner = match["tick"]
        elif (match := self._line(label)) is not None:
            named = self._in_units(match["tick"])
            named = named if names.key(named) in self._frame.known else match["tick"]
            return named, Role.X if match["line"].lower() == "column" else Role.Y
        elif (match := names.ROW_NUMBER.match(label)) is not None:
            inner = match.group(1).strip()
        elif (numbered := self._numbered(label)) is not None:
            return numbered
        elif (led := names.behind_preposition(label)) and names.key(led) in self._frame.known:
            inner = led
        elif (match := _OF_CLASSES.match(label)) and names.key(match[1]) in self._frame.known:
            inner = match[1]
        elif (match := _AT.match(label)) and (led_tick := self._led(match[1])) is not None:
            return led_tick
        elif (quoted := names.quoted(label)) and len(quoted) < len(label):
            known = self._frame.x_ticks | self._frame.y_ticks | self._frame.series
            inner = quoted if names.key(quoted) in known else label
        bare = _ASIDE.sub("", inner)
        both = _BOTH_NAMES.match(inner) if names.key(bare) not in self._frame.known else None
        if both is not None and names.key(both["inner"]) in self._frame.known:
            inner = bare = both["inner"]
        if names.key(inner) not in self._frame.known and names.key(bare) in self._frame.known:
            inner = bare  # "MPC (no learning)", where the legend has "MPC"
        if (full := self._frame.abbreviated.get(names.key(inner))) is not None:
            inner = full
        if names.key(inner) in self._frame.series:
            return self._frame.series[names.key(inner)], None
        if any(inner in ticks.values() for _, _, ticks in self._frame.axes):
            return inner, None  # "1.0" of one axis is not "1" of the other.
        if counted := self._counted(inner):
            return counted, None
        for role, axis, ticks in self._frame.axes:
            if names.key(inner) in ticks:
                return ticks[names.key(inner)], None
            tick = _after_axis(inner, role, axis, ticks) or _before_axis(inner, axis)
            if tick is not None:
                return ticks.get(names.key(tick), tick), role
            if (tick := _in_units_of(inner, axis, ticks)) is not None:
                return tick, None
        return names.after_variable(inner), None

    def _line(self, label: str) -> re.Match[str] | None:
        """A label that names a row or a column as such; “Front row” may be a name."""
        if (called := _LINE_CALLED.match(label)) is not None:
            return called
        match, known = _LINE_OF.match(label), self._frame.known
        if match is None or names.key(label) in known:
            return None
        column = match["line"].lower() == "column" and not self._frame.x_ticks
        grid = column and self._frame.kind in MATRIX
        named = names.key(self._in_units(match["tick"])) in known
        return match if grid or named else None

    def _in_units(self, tick: str) -> str:
        """The number of a tick whose unit an axis of such numbers may leave out: “16 GB”."""
        number = units.number_of(tick)
        return number if number and names.key(tick) not in self._frame.known else tick

    def _numbered(self, label: str) -> tuple[str, Role | None] | None:
        """The tick of “Row 3”, if the header lists the rows and tells which is the first."""
        match = _LINE_NUMBERED.match(label)
        if match is None or names.key(label) in self._frame.known:
            return None
        role = Role.Y if (match["line"] or match["kind"]).lower() == "row" else Role.X
        axis = self._frame.axis(role)
        if axis is None:
            return None
        if match["ordinal"]:
            place = names.ROW_PLACES.get(match["ordinal"].lower(), len(axis.ticks) - 1)
        else:
            place = int(match["number"]) - (0 if self._frame.counts_from_zero else 1)
        if self._turned or not 0 <= place < len(axis.ticks):
            return None
        return (axis.ticks[place], role) if self._frame.lists_in_order(axis) else None

    def _led(self, label: str) -> tuple[str, Role | None] | None:
        """What “At 10 K” names, if that is a tick; “In progress” is a name itself."""
        tick, role = self.tick(label)
        known = role is not None or names.key(tick) in self._frame.known
        counted = names.as_number(tick) is not None or units.number_of(tick) != ""
        return (tick, role) if known or counted else None

    def _counted(self, label: str) -> str | None:
        """The number of “128 tokens” or “2M frames” where one axis alone lists it."""
        number, _, noun = label.partition(" ")
        key = names.key(number)
        if not noun.isalpha() or names.as_number(number) is None:
            return None
        found = [
            ticks.get(key) or _in_units_of(number, a, ticks) for _, a, ticks in self._frame.axes
        ]
        listed = [tick for tick in found if tick is not None]
        return listed[0] if len(listed) == 1 else None


def _after_axis(label: str, role: Role, axis: Axis, ticks: dict[str, str]) -> str | None:
    """What follows the name of an axis in a label: "Batch size 10", "Window 500", "LR 3e-4"."""
    cut = _behind_label(label, axis) or names.split_variable(label)
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
    if (number := _before_axis(tick, axis)) is not None:
        return number
    number, _, unit = tick.partition(" ")
    if names.key(number) in ticks and unit.isalpha():
        return ticks[names.key(number)]  # "Depth 5 cm", of depths 5, 15 and 45
    return tick if not ticks and not names.stems(tick) <= known else None


def _behind_label(label: str, axis: Axis) -> tuple[str, str] | None:
    """The name of an axis and a tick of several words behind it: “Lane Left wing”."""
    words, known = label.split(), names.stems(axis.label)
    for i in reversed(range(1, len(words))):
        stems = names.stems(" ".join(words[:i]))
        if stems and stems <= known and "=" not in label:
            return " ".join(words[:i]), " ".join(words[i:])
    return None


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
    if len(given) < 2 or not all(len(names.aside_of(label)) > 3 for label in given):
        return list(labels)
    bare = {names.without_aside(label).plain for label in given}
    row_numbers = any(names.ROW_NUMBER.match(label.plain) for label in given)
    if len(bare) < len(given) or row_numbers:
        return list(labels)
    return [None if label is None else names.without_aside(label) for label in labels]
