"""Descriptions that are none: each gets a page that says so and leaves the others alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from figcheck.model import Report
from figcheck.plugin import FigcheckPlugin
from figcheck.publishing import pages
from figcheck.publishing.making import Stages
from tests.site.sites import Site, heatmap


def _folder(site: Site) -> None:
    (site.seeds / "bad.txt").mkdir()


def _link_out(site: Site) -> None:
    secret = site.root / "secret.txt"
    secret.write_text("the secret of the house", encoding="utf-8")
    (site.seeds / "bad.txt").symlink_to(secret)


def _folder_link_out(site: Site) -> None:
    outside = site.root / "outside"
    outside.mkdir()
    (outside / "inner.txt").write_text("the secret of the house", encoding="utf-8")
    (site.seeds / "bad").symlink_to(outside)


def _loop(site: Site) -> None:
    (site.seeds / "bad.txt").symlink_to(site.seeds / "bad.txt")


def _dangling(site: Site) -> None:
    (site.seeds / "bad.txt").symlink_to(site.seeds / "gone.txt")


def _pipe(site: Site) -> None:
    os.mkfifo(site.seeds / "bad.txt")


def _content(content: bytes) -> Callable[[Site], None]:
    def write(site: Site) -> None:
        site.seed("bad.txt", content)

    return write


BAD = {
    "empty": (_content(b""), "empty"),
    "white space": (_content(b" \n\t\n"), "empty"),
    "binary": (_content(bytes(range(256)) * 20), ""),
    "picture": (_content(b"\x89PNG\r\n\x1a\n" + b"\0\xff" * 500), ""),
    "no numbers": (_content(b"## A figure\n\nIt shows that things went well.\n"), "value"),
    "no figure": (_content(b"Dear editor,\n\nplease find attached.\n"), "value"),
    "folder": (_folder, "folder"),
    "link out": (_link_out, "link"),
    "folder's link out": (_folder_link_out, "link"),
    "loop": (_loop, "opened"),
    "dangling": (_dangling, "opened"),
    "pipe": (_pipe, "regular"),
}


@pytest.mark.parametrize("case", BAD)
def test_it_gets_a_page_and_a_warning_and_leaves_the_others_alone(site: Site, case: str) -> None:
    site.seed("good.txt", heatmap("Good"))
    assert site.build(strict=True)
    good = site.tree()

    spoil, reason = BAD[case]
    spoil(site)
    assert site.build(), site.messages
    (warning,) = site.warnings()
    assert "seeds/bad" in warning
    assert reason in warning
    page = site.figure("bad").get_text()
    assert "bad" in page
    assert "the secret of the house" not in page
    assert not any(b"the secret of the house" in content for content in site.tree().values())
    unchanged = {path: data for path, data in good.items() if path.startswith("figures/good/")}
    for path, data in unchanged.items():
        if not path.endswith(".html"):
            assert site.tree()[path] == data, path
    assert site.page().select("article a[href='figures/bad/']")

    assert not site.build(strict=True)
    site.options(fail_on="never")
    assert site.build(strict=True)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_another_encoding_is_read_or_reported(site: Site, encoding: str) -> None:
    site.seed("a.txt", heatmap("Größe").encode(encoding))
    assert site.build()
    page = site.figure("a").get_text()
    assert "Größe" in page or "UTF-8" in page
    assert "Größe" in page or site.warnings()


def test_a_file_that_may_not_be_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.seed("good.txt", heatmap())
    bad = site.seed("bad.txt", heatmap())
    read = Path.read_bytes

    def refuse(path: Path) -> bytes:
        # Taking the permission away does not keep the administrator out, who tests may run as.
        if path == bad:
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert site.build()
    (warning,) = site.warnings()
    assert "seeds/bad.txt" in warning
    assert "permission denied" in warning
    assert str(site.root) not in warning
    assert "permission denied" in site.figure("bad").get_text()


def test_two_descriptions_of_one_name_are_both_published(site: Site) -> None:
    site.seed("a.txt", heatmap("First"))
    site.seed("sub/a.txt", heatmap("Second"))
    site.seed("a-2.txt", heatmap("Third"))
    assert site.build()
    (warning,) = site.warnings()
    assert "seeds/sub/a.txt" in warning
    assert "a-3" in warning
    titles = {"a": "First", "a-2": "Third", "a-3": "Second"}
    for name, title in titles.items():
        page = site.figure(name)
        assert page.h1
        assert page.h1.get_text(strip=True) == f"Heatmap: {title}"
    assert not site.build(strict=True)


def test_no_folder_of_descriptions(site: Site) -> None:
    site.seeds.rmdir()
    assert site.build()
    (warning,) = site.warnings()
    assert "seeds_dir" in warning
    assert "Home" in site.page().get_text()


def _fail() -> NoReturn:
    raise ZeroDivisionError("a fault <b>of the program</b>")


@pytest.mark.parametrize("stage", ["read", "check", "draw"])
def test_a_fault_of_a_stage_costs_one_figure_only(site: Site, stage: str) -> None:
    site.build()
    right = Stages()

    def sometimes(subject: Any, *rest: Any) -> Any:
        text = subject if isinstance(subject, bytes) else repr(subject).encode()
        return _fail() if b"Bad" in text else getattr(right, stage)(subject, *rest)

    stages: dict[str, Any] = {
        "read": right.read,
        "check": right.check,
        "draw": right.draw,
        stage: sometimes,
    }
    site.plugin()._builder.stages = Stages(**stages)
    site.seed("bad.txt", heatmap("Bad"))
    site.seed("good.txt", heatmap("Good"))
    assert site.build(again=True), site.messages
    (warning,) = site.warnings()
    assert "seeds/bad.txt" in warning
    assert "ZeroDivisionError" in warning
    page = site.figure("bad")
    assert "ZeroDivisionError" in page.get_text()
    assert "of the program" not in [bold.get_text() for bold in page.select("b")]
    assert bool(page.select("#claim-1")) == (stage == "draw")  # what was found out is not lost
    assert "The lowest value is 44" in page.get_text()
    assert "The lowest value is 44" in site.figure("good").get_text()


def test_a_fault_of_the_page_itself_costs_one_page_only(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.seed("bad.txt", heatmap("Bad"))
    site.seed("good.txt", heatmap("Good"))
    right = pages.figure_page

    def sometimes(report: Report, picture: pages.Picture, links: pages.Links) -> pages.Page:
        if "Bad" in report.figure.title:
            _fail()
        return right(report, picture, links)

    monkeypatch.setattr(pages, "figure_page", sometimes)
    assert site.build(), site.messages
    (warning,) = site.warnings()
    assert "seeds/bad.txt" in warning
    assert "ZeroDivisionError" in site.figure("bad").get_text()
    assert "The lowest value is 44" in site.figure("good").get_text()


def test_the_plugin_is_what_mkdocs_finds() -> None:
    from importlib.metadata import entry_points

    (entry,) = entry_points(group="mkdocs.plugins", name="figcheck")
    assert entry.load() is FigcheckPlugin
