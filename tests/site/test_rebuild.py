"""Nothing is done twice, and what changed is done."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from figcheck.publishing.built import SVG
from figcheck.publishing.cache import Cache
from tests.site.sites import Site, heatmap, tree

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("again", [False, True], ids=["another run", "the same run"])
def test_a_changed_description_is_the_only_one_redone(site: Site, again: bool) -> None:
    for name in "abc":
        site.seed(f"{name}.txt", heatmap(name.upper()))
    site.build()
    assert site.work() == "3 figures: 3 read, 3 checked, 3 drawn, 0 unchanged"
    before = site.tree()

    site.seed("b.txt", heatmap("B", value="41.5"))
    site.build(again=again)
    assert site.work() == "3 figures: 1 read, 1 checked, 1 drawn, 2 unchanged"
    changed = {path for path, content in site.tree().items() if before.get(path) != content}
    assert {path for path in changed if path.startswith("figures/")} == {
        "figures/b/data.csv",
        "figures/b/figure.json",
        "figures/b/figure.png",
        "figures/b/figure.svg",
        "figures/b/index.html",
        "figures/b/source.txt",
        "figures/b/thumbnail.png",
    }
    assert "41.5" in site.figure("b").get_text()

    site.seed("b.txt", heatmap("B"))
    site.build(again=again)
    assert site.work() == "3 figures: 0 read, 0 checked, 0 drawn, 3 unchanged"
    assert site.tree() == before


@pytest.mark.parametrize("again", [False, True], ids=["another run", "the same run"])
def test_descriptions_come_and_go(site: Site, again: bool) -> None:
    site.seed("a.txt", heatmap("A"))
    site.build()
    added = site.seed("b.md", heatmap("B"))
    site.build(again=again)
    assert site.work() == "2 figures: 1 read, 1 checked, 1 drawn, 1 unchanged"
    assert "Heatmap: B" in site.figure("b").get_text()
    added.unlink()
    site.build(again=again)
    assert site.work() == "1 figures: 0 read, 0 checked, 0 drawn, 1 unchanged"
    assert not (site.out / "figures/b").exists()
    assert "Heatmap: B" not in site.page().get_text()


def test_a_renamed_description_is_published_under_its_new_name(site: Site) -> None:
    site.seed("a.txt", heatmap()).rename(site.seeds / "b.txt")
    site.build()
    assert "seeds/b.txt" in site.figure("b").get_text()


def test_a_build_without_changes_reads_no_result_whole(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abc":
        site.seed(f"{name}.txt", heatmap(name))
    site.build()
    before = site.tree()

    def refuse(self: Cache, key: str) -> NoReturn:
        raise AssertionError(f"{key} is read whole")

    monkeypatch.setattr(Cache, "_load", refuse)
    assert site.build(strict=True), site.messages
    assert site.work() == "3 figures: 0 read, 0 checked, 0 drawn, 3 unchanged"
    assert site.tree() == before


def test_a_damaged_entry_of_the_cache_is_made_anew(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    before = site.tree()
    files = [file for file in (site.root / ".cache").rglob("*") if file.is_file()]
    assert files
    for file in files:
        file.write_bytes(file.read_bytes()[:-20])
        assert site.build(strict=True)
        if (file.parent / SVG).exists():  # What is made of results is made anew from them, unsaid.
            assert site.work() == "1 figures: 1 read, 1 checked, 1 drawn, 0 unchanged", file.name
            assert any("damaged" in message for message in site.messages)
        assert site.tree() == before


def test_a_cache_that_is_emptied_meanwhile_is_filled_again(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    before = site.tree()
    shutil.rmtree(site.root / ".cache")
    assert site.build(strict=True, again=True)
    assert site.tree() == before


def test_a_cache_that_cannot_be_written_does_not_end_the_build(site: Site) -> None:
    site.seed("a.txt", heatmap())
    (site.root / "file").write_text("not a folder", encoding="utf-8")
    site.options(cache_dir="file/cache")
    assert site.build()
    assert any("cache_dir" in warning for warning in site.warnings())
    assert (site.out / "figures/a/figure.svg").is_file()


def test_the_same_input_gives_the_same_bytes(site: Site, tmp_path: Path) -> None:
    """In other processes, with other hash seeds, in other folders, files written backwards."""
    names = ["b", "a", "c", "sub/a", "sub/é"]
    outs = []
    for number, order in enumerate((names, names[::-1])):
        root = tmp_path / f"copy{number}"
        for name in order:
            path = root / "seeds" / f"{name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(heatmap(name), encoding="utf-8")
        (root / "docs").mkdir()
        (root / "mkdocs.yml").write_bytes(site.write().read_bytes())
        environment = {**os.environ, "PYTHONHASHSEED": str(number + 1)}
        command = [sys.executable, "-m", "mkdocs", "build", "-q"]
        subprocess.run(command, cwd=root, env=environment, check=True, timeout=300)
        outs.append(tree(root / "site"))
    assert list(outs[0]) == list(outs[1])
    assert [path for path in outs[0] if outs[0][path] != outs[1][path]] == []


def _eventually(check: Callable[[], bool], seconds: float = 120) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if check():
            return True
        time.sleep(0.2)
    return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_serve_follows_the_descriptions(site: Site, tmp_path: Path) -> None:
    site.seed("a.txt", heatmap("A"))
    kept = site.seed("b.txt", heatmap("B"))
    site.write()
    port = _free_port()
    log = tmp_path / "log.txt"
    command = [sys.executable, "-m", "mkdocs", "serve", "-a", f"127.0.0.1:{port}"]
    with (
        log.open("w") as out,
        subprocess.Popen(command, cwd=tmp_path, stdout=out, stderr=out) as server,
    ):

        def shows(path: str, text: str) -> bool:
            try:
                url = f"http://127.0.0.1:{port}/{path}"
                with urllib.request.urlopen(url, timeout=40) as page:
                    return text in page.read().decode()
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                return False

        def reads() -> list[int]:
            return [int(count) for count in re.findall(r"(\d+) read,", log.read_text())]

        try:
            assert _eventually(lambda: shows("figures/a/", "Heatmap: A")), log.read_text()
            site.seed("a.txt", heatmap("Changed"))
            assert _eventually(lambda: shows("figures/a/", "Heatmap: Changed")), log.read_text()
            site.seed("c.txt", heatmap("Added"))
            assert _eventually(lambda: shows("figures/c/", "Heatmap: Added")), log.read_text()
            kept.unlink()
            assert _eventually(lambda: not shows("figures/b/", "Heatmap: B")), log.read_text()
            assert _eventually(lambda: len(reads()) >= 4), log.read_text()
            # Two at first, the changed one, the added one, none for the removed one.
            assert sum(reads()) == 4
        finally:
            server.terminate()
