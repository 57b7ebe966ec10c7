"""From what people call a state of a collection to its snapshot.

A state is a published site (its folder, its `figures.json`, or an address of either), the output
of `figcheck export`, a folder of descriptions, one description, or a git revision.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

from figcheck import drawing
from figcheck.checking import check
from figcheck.model import Figure, Relation, Report
from figcheck.publishing import exports, related, reports, seeds
from figcheck.publishing.comparing import records, revisions
from figcheck.publishing.comparing.records import FigureRecord, RecordError
from figcheck.publishing.comparing.snapshot import Listed, Snapshot
from figcheck.reading import read_bytes

INDEX = "figures.json"
"""Name of a site's index."""

LARGEST = 50_000_000
"""Bytes of a file of a site that are read."""

PATIENCE = 30
"""Seconds that a server may take to answer."""

_ADDRESS = re.compile(r"((?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*)(?:[A-Za-z0-9_-]+\.html)?\Z")
"""The address of a figure's page, and the folder that it is in."""


class OpeningError(Exception):
    """A state cannot be read; the message says what was tried and what was expected."""


def snapshot(name: str) -> Snapshot:
    """Opens a state.

    Args:
        name: a path, an address, or a git revision (`main`, `HEAD~1:descriptions`).

    Raises:
        OpeningError: it is none of these, or cannot be read.
    """
    try:
        if re.match(r"https?://", name):
            return _site(name, _address(name))
        if name.startswith("file://"):
            name = unquote(urlsplit(name).path)
        path = Path(name)
        if path.is_dir():
            is_site = (path / INDEX).is_file()
            return _site(name, partial(_file, path)) if is_site else _described(name, path)
        if path.is_file():
            return _single(name, path)
        return _revision(name)
    except (RecordError, RecursionError) as error:
        raise OpeningError(f"{name}: {error}; expected was what figcheck {_WRITES}") from error
    except OSError as error:
        raise OpeningError(f"{name}: it cannot be read ({seeds.reason(error)})") from error


_WRITES = "publishes as figures.json or prints with `figcheck export`"

_Read = Callable[[str], Any]
"""Reads a JSON file by its path from the site's root."""


def _single(name: str, path: Path) -> Snapshot:
    if path.suffix.lower() != ".json":
        return _of_seeds(name, [seeds.Seed(seeds.slug(path.stem), seeds.shown(path), path)])
    data = _json(path.read_bytes())
    if isinstance(data, list):
        found = [records.figure(item) for item in data]
        return Snapshot(name, tuple(_listed(record) for record in found))
    return _site(name, partial(_file, path.parent), data)


def _revision(name: str) -> Snapshot:
    try:
        with revisions.checked_out(name) as folder:
            return _described(name, folder)
    except revisions.RevisionError as error:
        raise OpeningError(
            f"{name}: it is neither a file nor a folder, and no git revision: {error}"
        ) from error


def _described(name: str, folder: Path) -> Snapshot:
    return _of_seeds(name, seeds.find(folder, seeds.shown(PurePosixPath(name))))


def _of_seeds(name: str, found: list[seeds.Seed]) -> Snapshot:
    # All are read at once: the folder of a revision is gone afterwards.
    checked = [_checked(seed) for seed in found]
    relations: Mapping[str, tuple[Relation, ...]] = {}
    if len(checked) > 1:
        # What compares figures takes its time to start, which a single one need not wait for.
        from figcheck.checking.relations.relate import relate

        relations = related.by_figure(relate([report.figure for report in checked]))
    exported = ((r, exports.to_json(r, relations.get(r.figure.id, ()))) for r in checked)
    listed = (_listed(records.figure(data), partial(_drawn, r.figure)) for r, data in exported)
    return Snapshot(name, tuple(listed))


def _checked(seed: seeds.Seed) -> Report:
    """The report of a description, as that of a site."""
    try:
        data = seed.content()
    except seeds.UnreadError as error:
        return reports.unread(seed, str(error))
    report, _ = reports.make(seed, data, read_bytes, check, own=True)
    return reports.with_namesake(report, seed)


def _drawn(figure: Figure) -> bytes:
    try:
        return drawing.draw(figure).svg
    except Exception:  # noqa: BLE001 - one description must not end the comparison
        return b""


def _listed(record: FigureRecord, draw: Callable[[], bytes] | None = None) -> Listed:
    return Listed(record.id, record.title, record.path, record.sha256, lambda: record, draw=draw)


def _site(name: str, read: _Read, index: Any = None) -> Snapshot:
    index = records.checked(dict, read(INDEX) if index is None else index, "the index")
    if index.get("schema") != exports.SCHEMA:
        raise RecordError(f"its schema is {index.get('schema')!r:.20}, not {exports.SCHEMA}")
    return Snapshot(name, tuple(_entries(name, read, index)))


def _entries(name: str, read: _Read, index: dict[str, Any]) -> Iterator[Listed]:
    for item in records.checked(list, index.get("figures"), "figures"):
        entry = records.checked(dict, item, "an entry of the index")
        url = records.text(entry, "url")
        address = _ADDRESS.match(url)
        if not address:
            # It would be asked for and linked to: what an index names must lie within its site.
            raise RecordError(f"a figure’s address is {url!r:.60}, which is no place of a site")
        source = records.checked(dict, entry.get("source"), "source")
        yield Listed(
            records.text(entry, "id"),
            records.text(entry, "title"),
            records.text(source, "path"),
            records.text(source, "sha256"),
            partial(_load, name, read, f"{address[1]}figure.json"),
            str(entry.get("digest", "")),
            str(entry.get("image", "")),
            url,
        )


def _load(name: str, read: _Read, path: str) -> FigureRecord:
    try:
        return records.figure(read(path))
    except (RecordError, RecursionError) as error:
        raise OpeningError(f"{name}: {path}: {error}") from error
    except OSError as error:
        raise OpeningError(f"{name}: {path} cannot be read ({seeds.reason(error)})") from error


def _file(folder: Path, path: str) -> Any:
    file = folder / path
    if file.stat().st_size > LARGEST:
        raise RecordError(f"{path} has more than {LARGEST:,} bytes")
    return _json(file.read_bytes())


def _address(name: str) -> _Read:
    """Reads from a server; `name` is the address of a site or of its index."""
    base = name.removesuffix(INDEX).rstrip("/") + "/"

    def read(path: str) -> Any:
        try:
            # The scheme is http or https: `snapshot` has looked.
            with urllib.request.urlopen(base + path, timeout=PATIENCE) as answer:  # noqa: S310
                content: bytes = answer.read(LARGEST + 1)
        except urllib.error.HTTPError as error:
            raise RecordError(f"{path}: the server answered {error.code}") from error
        except urllib.error.URLError as error:
            raise RecordError(f"{path}: the server cannot be reached ({error.reason})") from error
        if len(content) > LARGEST:
            raise RecordError(f"{path} has more than {LARGEST:,} bytes")
        return _json(content)

    return read


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError as error:
        raise RecordError(f"it is no JSON ({error})") from error
