"""The files of the built site: every payload is letters, and nothing from outside is in them."""

from __future__ import annotations

import csv
import json
import re
from xml.etree import ElementTree as ET

from bs4 import BeautifulSoup

from figcheck.publishing.escaping import visible
from tests.hostile.inspection import SECRET, UNSEEN, elements, squeezed
from tests.hostile.payloads import GROUPS, PAYLOADS
from tests.site.sites import Site

PASSIVE = {"p", "li", "ul", "ol", "code", "sub", "pre", "h1", "h2", "h3", "br", "small", "mark"}


def test_the_collection_is_as_large_as_it_says() -> None:
    assert len(set(PAYLOADS.values())) == len(PAYLOADS) >= 200
    assert len(GROUPS) == 12


def test_the_tools_are_on(hostile: Site) -> None:
    """Else the next tests would prove nothing."""
    page = hostile.page("page/index.html").get_text()
    assert "42" in page
    assert SECRET in page


def test_pages_show_every_payload_as_letters(hostile: Site, texts: dict[str, str]) -> None:
    pages = [path for path in hostile.out.rglob("*.html") if path.parent.name != "page"]
    shown = 0
    # One loop: parsing the pages is what takes the time.
    for path in pages:
        text = path.read_text(encoding="utf-8")
        soup = BeautifulSoup(text, "html.parser")
        assert elements(soup) == [], path
        assert not UNSEEN.search(soup.get_text()), path
        assert "42042" not in text, path
        assert SECRET not in text, path
        described = texts.get(f"{path.parent.name}.txt") or texts.get(f"{path.parent.name}.md")
        if described:
            shown += 1
            check_title(soup)
            check_source(soup, described)
            check_data(soup)
    assert shown == len(texts)


def check_title(soup: BeautifulSoup) -> None:
    """The title is the same in the page and in the window, where themes put it unescaped."""
    heading = soup.find("h1")
    assert soup.title
    assert heading
    title = squeezed(heading.get_text())
    assert title
    assert squeezed(soup.title.get_text()) == title + "-Test"


def check_source(soup: BeautifulSoup, text: str) -> None:
    """The page shows the whole description."""
    source = soup.select_one("article pre")
    assert source
    if visible(text) == text and "\r" not in text:
        assert squeezed(source.get_text()) == squeezed(text)


def check_data(soup: BeautifulSoup) -> None:
    """What search engines are told is JSON, and its addresses are those of the site."""
    for script in soup.find_all("script", type="application/ld+json"):
        data = json.loads(script.string or "")
        assert data["@context"] == "https://schema.org"
        assert "pwned.example" not in str(data.get("url", ""))


def test_the_search_index_holds_letters(hostile: Site) -> None:
    """Material puts titles and texts of its index into the page as HTML."""
    index = json.loads((hostile.out / "search/search_index.json").read_text(encoding="utf-8"))
    assert len(index["docs"]) > 200
    for entry in index["docs"]:
        if entry["location"].startswith("page/"):
            continue
        for key in ("title", "text"):
            soup = BeautifulSoup(entry[key], "html.parser")
            assert elements(soup) == [], entry
            assert {e.name for e in soup.find_all(True)} <= PASSIVE, entry


def test_images_are_images_only(hostile: Site) -> None:
    images = list(hostile.out.glob("figures/*/figure.svg"))
    assert len(images) > 100
    for path in images:
        text = path.read_text(encoding="utf-8")
        root = ET.fromstring(text)
        for element in root.iter():
            tag = element.tag.rpartition("}")[2]
            assert tag not in {"script", "foreignObject", "image", "a", "animate", "set", "iframe"}
            for name, value in element.attrib.items():
                plain = name.rpartition("}")[2]
                assert not plain.startswith("on"), path
                assert plain != "href" or value.startswith("#"), path
                assert not re.search(r"url\((?!#)", value), path
            assert tag != "style" or not re.search(r"@import|url", element.text or ""), path
        assert not re.search(r"<!ENTITY|<\?xml-stylesheet", text), path


def test_no_field_of_a_csv_file_is_a_formula(hostile: Site) -> None:
    files = list(hostile.out.glob("figures/*/data.csv"))
    assert len(files) > 100
    for path in files:
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.reader(file):
                for field in row:
                    assert not re.match(r"\s*[=+@\uff1d\uff20-](?!\d+(\.\d+)?$)", field), path
                    assert not UNSEEN.search(field), path


def test_other_files_hold_what_they_should(hostile: Site) -> None:
    for path in hostile.out.rglob("*"):
        if path.is_file() and path.suffix in {".json", ".txt", ".xml", ".csv", ".svg"}:
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
            if path.name != "search_index.json":
                assert SECRET not in text, path
            if path.suffix == ".json":
                json.loads(text)
    assert {path.name for path in hostile.root.iterdir()} == {
        *(".cache", "docs", "mkdocs.yml", "secret.txt", "seeds", "site")
    }
