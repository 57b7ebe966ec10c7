"""What a comparison needs of a `figure.json`; nothing of the file is taken on trust."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from figcheck.model import Verdict
from figcheck.publishing.exports import SCHEMA

Place = tuple[tuple[str, str], ...]
"""Coordinates: pairs of an axis' name and a tick."""


class RecordError(ValueError):
    """Data are not what figcheck exports; the message says what was expected."""


@dataclass(frozen=True)
class CellRecord:
    """A value of a figure.

    Attributes:
        at: its coordinates.
        value: the value, `None` where the description says that there is none.
        line: its line in the description, `None` if that is not told.
    """

    at: Place
    value: float | None
    line: int | None


@dataclass(frozen=True)
class ClaimRecord:
    """A sentence with its verdict."""

    section: str
    text: str
    verdict: Verdict
    explanation: str
    line: int | None


@dataclass(frozen=True)
class FindingRecord:
    """A defect of a description."""

    code: str
    message: str
    line: int | None


@dataclass(frozen=True)
class RelationRecord:
    """What a figure has to do with another one.

    Attributes:
        kind: what it is.
        other: the other figure's id.
        message: the relation in words.
        is_own: whether it is told of this figure, and not only of the other one as well.
    """

    kind: str
    other: str
    message: str
    is_own: bool


@dataclass(frozen=True)
class FigureRecord:
    """A figure as it was exported.

    Attributes:
        id: its name in the site.
        title: its title.
        kind: its kind.
        path: path of its description.
        sha256: hash of the description.
        axes: its axes as JSON values.
        cells: its values.
        claims: its sentences.
        findings: its defects.
        related: what it has to do with other figures.
    """

    id: str
    title: str
    kind: str
    path: str
    sha256: str
    axes: Any
    cells: tuple[CellRecord, ...]
    claims: tuple[ClaimRecord, ...]
    findings: tuple[FindingRecord, ...]
    related: tuple[RelationRecord, ...] = ()


def figure(data: Any) -> FigureRecord:
    """Reads a `figure.json`.

    Args:
        data: what `json` made of it.

    Raises:
        RecordError: it is none of this version.
    """
    object_ = checked(dict, data, "a figure")
    if object_.get("schema") != SCHEMA:
        raise RecordError(f"schema {object_.get('schema')!r:.20} was read, expected was {SCHEMA}")
    source = checked(dict, object_.get("source"), "source")
    return FigureRecord(
        text(object_, "id"),
        text(object_, "title"),
        text(object_, "kind"),
        text(source, "path"),
        text(source, "sha256"),
        object_.get("axes"),
        tuple(_cell(item) for item in _items(object_, "cells")),
        tuple(_claim(item) for item in _items(object_, "claims")),
        tuple(_finding(item) for item in _items(object_, "findings")),
        tuple(_relation(item, text(object_, "id")) for item in _items(object_, "related")),
    )


def checked(kind: type[Any], value: Any, name: str) -> Any:
    """The value, if it is of a type.

    Raises:
        RecordError: it is of another type.
    """
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordError(f"{name} is not a {kind.__name__}: {value!r:.40}")
    return value


def text(object_: dict[str, Any], name: str) -> str:
    """A text of a JSON object.

    Raises:
        RecordError: it is not there, or something else.
    """
    found: str = checked(str, object_.get(name), name)
    return found


def _items(object_: dict[str, Any], name: str) -> Iterable[dict[str, Any]]:
    return (checked(dict, item, name) for item in checked(list, object_.get(name), name))


def _line(item: dict[str, Any]) -> int | None:
    line = item.get("line")
    return None if line is None else int(checked(int, line, "line"))


def _cell(item: dict[str, Any]) -> CellRecord:
    at = checked(dict, item.get("at"), "at")
    place = tuple((str(axis), str(tick)) for axis, tick in at.items())
    return CellRecord(place, _value(item.get("value")), _line(item))


def _value(value: Any) -> float | None:
    if value is None:
        return None
    number = checked(int if isinstance(value, int) else float, value, "value")
    if abs(number) <= sys.float_info.max:
        return float(number)
    raise RecordError("a value is not finite")


def _claim(item: dict[str, Any]) -> ClaimRecord:
    try:
        verdict = Verdict(text(item, "verdict"))
    except ValueError as error:
        raise RecordError(str(error)) from error
    return ClaimRecord(
        text(item, "section"), text(item, "text"), verdict, text(item, "explanation"), _line(item)
    )


def _finding(item: dict[str, Any]) -> FindingRecord:
    return FindingRecord(text(item, "code"), text(item, "message"), _line(item))


def _relation(item: dict[str, Any], figure: str) -> RelationRecord:
    parts = item.get("parts")
    first = parts[0] if isinstance(parts, list) and parts else None
    is_own = not isinstance(first, dict) or first.get("id", figure) == figure
    return RelationRecord(text(item, "relation"), text(item, "id"), text(item, "message"), is_own)
