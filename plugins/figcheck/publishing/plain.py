"""The same pages, images and data as plain files, for other generators or for none.

A page for a generator is markdown: a title, and one line of HTML in which every sign of every text
is an entity. So no markdown, snippet or template in a description has a letter left to begin with,
and the generator puts the page into its theme. A page for none is a page of HTML by itself.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Literal

from markupsafe import Markup

from figcheck.publishing import policy, relating, site
from figcheck.publishing.builder import Collection
from figcheck.publishing.built import BuiltFigure
from figcheck.publishing.contents import Contents
from figcheck.publishing.escaping import for_html
from figcheck.publishing.pages.parts import render

MANIFEST = ".figcheck-files.json"
"""Names the files of the last time, so that those of figures that are gone can be removed."""

FIGURES = "figures"
"""Folder of the pages of the figures, and of the overview of all."""

OVERVIEW = "Figures"
"""Title of the overview."""

Form = Literal["markdown", "html"]


class OccupiedError(Exception):
    """A file that would be written is there and was not written by figcheck."""


@dataclass(frozen=True)
class _Page:
    """A page.

    Attributes:
        folder: where it is, from the root.
        title: its title, escaped.
        html: what it shows.
        head: what it says of itself to other programs.
    """

    folder: str
    title: str
    html: str
    head: str = ""


def write(collection: Collection, out: Path, form: Form, title: str) -> int:
    """Writes the pages and files of all figures.

    Files of an earlier time that are no longer needed are removed, and nothing else is.

    Args:
        collection: the figures.
        out: the folder; made if it is not there.
        form: what the pages are.
        title: name of the collection.

    Returns:
        How many pages there are.

    Raises:
        OccupiedError: a file of somebody else is in the way.
        OSError: a file cannot be written.
    """
    relations = relating.Relating().relate(collection.figures)
    files: dict[str, str | Path] = {}
    for built in collection.figures:
        for resource in site.downloads(FIGURES, built, relations):
            files[resource.path] = resource.content
    addresses = [(built, f"{_folder(built)}/index.html") for built in collection.figures]
    for resource in site.shared(FIGURES, addresses, site.About(title), relations):
        files[resource.path] = resource.content
    contents = Contents(FIGURES, tuple(collection.figures), relations)
    written = list(_pages(contents, files.keys()))
    name, make = _FORMS[form]
    for page in written:
        files[posixpath.join(page.folder, name)] = make(page)
    _put(out, files)
    return len(written)


@dataclass(frozen=True)
class _Sight:
    """Where a page finds the others; with the names of their files, for there may be no server.

    Attributes:
        here: the folder of the page.
        places: the folders of all pages.
        files: the paths of all other files.
    """

    here: str
    places: Container[str]
    files: Container[str]

    def page(self, place: str) -> str:
        return _link(self.here, place) if place in self.places else ""

    def file(self, path: str) -> str:
        return posixpath.relpath(path, self.here) if path in self.files else ""


def _pages(contents: Contents, files: Container[str]) -> Iterator[_Page]:
    figures = {contents.place(built): built for built in contents.figures}
    places = {FIGURES, *figures, *(overview.place for overview in contents.overviews)}
    front = contents.front(_Sight(FIGURES, places, files))
    yield _Page(FIGURES, OVERVIEW, f"<h1>{OVERVIEW}</h1>\n{front}")
    for place, built in figures.items():
        page = contents.figure(built, contents.links(built, _Sight(place, places, files)))
        yield _Page(place, str(for_html(built.title or built.id)), page.html, page.head)
    for overview in contents.overviews:
        page = overview.write(_Sight(overview.place, places, files))
        yield _Page(overview.place, overview.title, page.html)


def _folder(built: BuiltFigure) -> str:
    return site.folder(FIGURES, built)


def _link(here: str, folder: str) -> str:
    return f"{posixpath.relpath(folder, here)}/index.html"


def _markdown(page: _Page) -> str:
    root = posixpath.relpath(".", page.folder)
    linked = "".join(
        [f'<link rel="stylesheet" href="{root}/{path}">' for path in site.STYLES]
        + [f'<script src="{root}/{path}" defer></script>' for path in site.SCRIPTS]
    )
    # Themes put titles into pages as they are, and braces of titles into templates.
    title = re.sub(r"[{}]", lambda brace: f"&#{ord(brace[0])};", page.title)
    shown = inert(page.html + page.head)
    # YAML knows no halves of characters, as which `json` would write those of later planes.
    quoted = json.dumps(title, ensure_ascii=False)
    return f"---\ntitle: {quoted}\n---\n\n<div>{linked}{shown}</div>\n"


def _html(page: _Page) -> str:
    root = posixpath.relpath(".", page.folder)
    return render(
        "plain.html.j2",
        title=Markup(page.title),  # noqa: S704 - escaped when it was made
        head=Markup(page.head),  # noqa: S704 - made by templates that escape
        content=Markup(page.html),  # noqa: S704
        policy=policy.PLAIN,
        styles=[f"{root}/{path}" for path in site.STYLES],
        scripts=[f"{root}/{path}" for path in site.SCRIPTS],
        overview=_link(page.folder, FIGURES) if page.folder != FIGURES else "",
    )


_FORMS: dict[Form, tuple[str, Callable[[_Page], str]]] = {
    "markdown": ("index.md", _markdown),
    "html": ("index.html", _html),
}


def inert(html: str) -> str:
    """HTML on one line that shows the same and in which no text has a sign of its own.

    Args:
        html: HTML as this package writes it.
    """
    writer = _Inert()
    writer.feed(html)
    writer.close()
    return "".join(writer.written)


class _Inert(HTMLParser):
    """Writes what it reads, every character but letters, digits and spaces as an entity."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.written: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = "".join(
            f" {name}" if value is None else f' {name}="{_entities(value)}"'
            for name, value in attrs
        )
        self.written.append(f"<{tag}{given}>")

    def handle_endtag(self, tag: str) -> None:
        self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        # Entities mean nothing within a script: its text is JSON, where a sign can be escaped.
        is_json = self.cdata_elem == "script"
        self.written.append(_json_only(data) if is_json else _entities(data))


_SIGN = re.compile(r"[^A-Za-z0-9 \u0080-\U0010ffff]")


def _entities(text: str) -> str:
    return _SIGN.sub(lambda sign: f"&#{ord(sign[0])};", text)


def _json_only(text: str) -> str:
    """JSON on one line with `<`, `>`, `{{` and the like in its texts escaped."""
    return re.sub(
        r'"(?:[^"\\]|\\.)*"',
        lambda string: (
            re.sub(
                r"[^\w\s\"\\,.:/]", lambda sign: f"\\u{ord(sign[0]):04x}", string[0], flags=re.ASCII
            )
            if string[0].isascii()
            else json.dumps(json.loads(string[0]))
        ),
        " ".join(text.split()),
    )


def _put(out: Path, files: dict[str, str | Path]) -> None:
    before = _listed_before(out)
    for path in files:
        if path not in before and (out / path).exists():
            raise OccupiedError(
                f"{path} is there and was not written by figcheck; name another folder, or move it"
            )
    for path in sorted(before - files.keys()):
        (out / path).unlink(missing_ok=True)
        _remove_empty((out / path).parent, out)
    for path, content in files.items():
        target = out / path
        data = content.read_bytes() if isinstance(content, Path) else content.encode()
        if not (target.is_file() and target.read_bytes() == data):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    manifest = json.dumps({"files": sorted(files)}, indent=1) + "\n"
    (out / MANIFEST).write_text(manifest, encoding="utf-8")


def _listed_before(out: Path) -> set[str]:
    """The files that were written the last time; nothing that leads out of the folder."""
    try:
        listed = json.loads((out / MANIFEST).read_bytes())["files"]
        paths = {path for path in listed if isinstance(path, str)}
    except (OSError, ValueError, TypeError, KeyError):
        return set()
    root = out.resolve()
    return {path for path in paths if (out / path).resolve().is_relative_to(root)}


def _remove_empty(folder: Path, out: Path) -> None:
    while folder != out and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
