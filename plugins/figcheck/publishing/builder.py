"""Builds what the site needs of each figure, once for each content and version."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from figcheck.model import Report, Severity, Verdict
from figcheck.publishing import exports
from figcheck.publishing.seeds import Problem, Seed

log = logging.getLogger("figcheck")

PAGE = "page.html"
META = "meta.json"
MANIFEST = "manifest.json"
ASSETS = (
    "figure.svg",
    "figure.png",
    "thumbnail.png",
    "data.csv",
    "figure.json",
    "source.txt",
)
"""What lies beside a figure's page."""


@dataclass(frozen=True)
class Built:
    """One figure, ready to be published.

    Attributes:
        seed: the description that it comes from.
        folder: where its files lie, in the cache.
        meta: what the plugin needs to know of it; see `_meta`.
    """

    seed: Seed
    folder: Path
    meta: dict[str, Any]

    @property
    def html(self) -> str:
        """The body of its page."""
        return (self.folder / PAGE).read_text(encoding="utf-8")

    @property
    def assets(self) -> list[Path]:
        """The files that lie beside its page."""
        return [p for name in ASSETS if (p := self.folder / name).exists()]


@dataclass
class Work:
    """How often each stage ran, to be shown and to be tested."""

    read: int = 0
    drawn: int = 0
    reused: int = 0
    problems: list[Problem] = field(default_factory=list)


class Builder:
    """Builds figures and keeps what it built.

    Args:
        folder: the cache: a folder for each key, which is a hash of all that
            the result depends on. Entries are written whole or not at all.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.work = Work()

    def build(self, seeds: Iterable[Seed]) -> list[Built]:
        """Builds every figure whose content or program has changed.

        Args:
            seeds: the descriptions.

        Returns:
            A figure for each of them, in their order, whatever they contain.
            What went wrong is in `work.problems`.
        """
        self.work = Work()
        return [self._one(seed) for seed in seeds]

    def forget(self, kept: Iterable[Built]) -> None:
        """Removes the entries that no figure uses any more."""
        used = {built.folder.name for built in kept}
        for entry in self.folder.glob("*"):
            if entry.name not in used:
                shutil.rmtree(entry, ignore_errors=True)

    def _one(self, seed: Seed) -> Built:
        try:
            data = seed.file.read_bytes()
        except OSError as error:
            reason = f"cannot be read ({error.strerror}); check that it exists and its permissions"
            self.work.problems.append(Problem(seed.path, reason))
            return self._stored(
                seed, _key(seed, reason.encode()), lambda: _failed(seed, reason, b"")
            )
        return self._stored(seed, _key(seed, data), lambda: self._build(seed, data))

    def _stored(self, seed: Seed, key: str, build: Callable[[], dict[str, bytes]]) -> Built:
        folder = self.folder / key
        meta = _intact(folder)
        if meta is not None:
            self.work.reused += 1
            return Built(seed, folder, meta)
        if folder.exists():
            log.info("figcheck: the cached result of %s is damaged and is made again", seed.path)
            shutil.rmtree(folder, ignore_errors=True)
        files = build()
        _write(folder, files)
        return Built(seed, folder, json.loads(files[META]))

    def _build(self, seed: Seed, data: bytes) -> dict[str, bytes]:
        # The stages are imported here so that an unchanged site needs none of them.
        from figcheck.checking import check
        from figcheck.reading import read_bytes

        try:
            self.work.read += 1
            report = check(read_bytes(data, path=seed.path, id=seed.id))
            return self._publish(report, data)
        except Exception as error:  # noqa: BLE001 - a figure must never end the build
            log.debug("figcheck: %s", seed.path, exc_info=True)
            reason = f"figcheck failed on it ({type(error).__name__}: {error}); please report this"
            self.work.problems.append(Problem(seed.path, reason))
            return _failed(seed, reason, data)

    def _publish(self, report: Report, data: bytes) -> dict[str, bytes]:
        from figcheck.drawing import draw
        from figcheck.publishing.pages import Picture, figure_page

        self.work.drawn += 1
        drawing = draw(report.figure)
        picture = Picture(drawing.alt, drawing.notes, drawing.width, drawing.height)
        page = figure_page(report, picture)
        return {
            "figure.svg": drawing.svg,
            "figure.png": drawing.png,
            "thumbnail.png": drawing.thumbnail,
            "data.csv": exports.to_csv(report.figure).encode(),
            "figure.json": exports.dumps(exports.to_json(report)).encode(),
            "source.txt": data,
            PAGE: page.html.encode(errors="replace"),
            META: exports.dumps(_meta(report, drawing.alt, page.headings)).encode(),
        }


def _meta(report: Report, alt: str, headings: Iterable[Any]) -> dict[str, Any]:
    text = report.figure.source.text
    return {
        "summary": exports.summary(report),
        "alt": alt,
        "headings": [[h.id, h.title] for h in headings],
        "unreadable": [f.message for f in report.findings if f.severity is Severity.ERROR],
        "refuted": [
            [text.count("\n", 0, c.judgement.span.start) + 1, c.judgement.text]
            for c in report.claims
            if c.judgement.verdict in (Verdict.REFUTED, Verdict.MIXED)
        ],
    }


def _failed(seed: Seed, reason: str, data: bytes) -> dict[str, bytes]:
    """The files of a description that no figure could be made of."""
    from figcheck.publishing.pages import failed_page

    page = failed_page(seed.path, reason, data.decode(errors="replace"))
    meta = {
        "summary": {
            "id": seed.id,
            "title": seed.path,
            "kind": "unknown",
            "source": {"path": seed.path, "sha256": hashlib.sha256(data).hexdigest()},
            "values": 0,
            "verdicts": {},
            "findings": 1,
            "unreadable": True,
        },
        "alt": "",
        "headings": [[h.id, h.title] for h in page.headings],
        "unreadable": [reason],
        "refuted": [],
    }
    return {
        "source.txt": data,
        PAGE: page.html.encode(errors="replace"),
        META: exports.dumps(meta).encode(),
    }


def _key(seed: Seed, data: bytes) -> str:
    """A hash of everything that the result depends on."""
    digest = hashlib.sha256(_program().encode())
    for part in (seed.id.encode(), seed.path.encode(errors="replace"), data):
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()[:40]


@cache
def _program() -> str:
    """The version of the program: its own files and the libraries that shape the result."""
    digest = hashlib.sha256()
    for library in ("matplotlib", "markdown-it-py", "jinja2"):
        digest.update(version(library).encode())
    package = Path(__file__).parent.parent
    for file in sorted(package.rglob("*")):
        if file.suffix in {".py", ".lark", ".toml", ".j2", ".css"}:
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """Writes an entry so that nobody ever sees half of it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    manifest = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-") as temporary:
        new = Path(temporary, "entry")
        new.mkdir()
        for name, content in {**files, MANIFEST: exports.dumps(manifest).encode()}.items():
            (new / name).write_bytes(content)
        try:
            os.replace(new, folder)  # noqa: PTH105 - fails if another build was faster
        except OSError:
            if _intact(folder) is None:
                raise


def _intact(folder: Path) -> dict[str, Any] | None:
    """What is known of an entry whose files are all there and unchanged."""
    try:
        manifest = json.loads((folder / MANIFEST).read_bytes())
        for name, digest in manifest.items():
            if hashlib.sha256((folder / name).read_bytes()).hexdigest() != digest:
                return None
        meta: dict[str, Any] = json.loads((folder / META).read_bytes())
    except (OSError, ValueError, AttributeError):
        return None
    return meta
