"""States by all the names that they have, and what is no state."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from figcheck.publishing.comparing.opening import OpeningError, snapshot
from tests.publishing.comparing.states import (
    BARS,
    SEED,
    compared,
    exported,
    published,
    told,
    write,
)

OLD = {"a.txt": SEED, "b.txt": BARS}
NEW = {"a.txt": SEED.replace("11, 12", "31, 12"), "b.txt": BARS}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """The address of a published site."""
    published(tmp_path / "served" / "project", OLD)
    handler = functools.partial(_Silent, directory=str(tmp_path / "served"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/project/"
        server.shutdown()
        thread.join()


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Says nothing."""


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return published(tmp_path / "new", NEW)


def check_known_difference(old: str, new: Path) -> None:
    found = told(compared(old, new))
    assert found["Values"] == [("11 → 31", "panel Dry, y 1, Day 1")]
    assert set(found) == {"Verdicts", "Values"}


def test_a_site_by_its_folder_its_index_or_its_address(
    tmp_path: Path, new: Path, served: str
) -> None:
    old = published(tmp_path / "old", OLD)
    names = [str(old), str(old / "figures.json"), old.as_uri(), served, served + "figures.json"]
    for name in names:
        check_known_difference(name, new)


def test_descriptions_and_an_export(tmp_path: Path, new: Path) -> None:
    check_known_difference(str(write(tmp_path / "seeds", OLD)), new)
    check_known_difference(str(exported(tmp_path / "run.json", OLD)), new)


def test_one_description(tmp_path: Path) -> None:
    old, new = write(tmp_path / "old", OLD), write(tmp_path / "new", NEW)
    check_known_difference(str(old / "a.txt"), new / "a.txt")


def test_git_revisions(tmp_path: Path, new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in (["init", "-q", "-b", "main"], ["config", "user.email", "a@example.org"]):
        subprocess.run(["git", *arguments], check=True)
    subprocess.run(["git", "config", "user.name", "A"], check=True)
    write(tmp_path / "seeds" / "more", {"b.txt": BARS})
    (tmp_path / "seeds/a.txt").write_text(SEED, encoding="utf-8")
    # Links could lead anywhere.
    (tmp_path / "seeds/link.txt").symlink_to("/etc/hostname")
    write(tmp_path / "other", NEW)
    subprocess.run(["git", "add", "seeds", "other"], check=True)
    subprocess.run(["git", "commit", "-q", "-m", "First"], check=True)
    (tmp_path / "seeds/a.txt").write_text("Nothing.", encoding="utf-8")

    assert {listed.id for listed in snapshot("HEAD").figures} == {"a", "b"}
    check_known_difference("main", new)
    assert told(compared("main:other", new)) == {}
    for name in ("nothing", "main:nothing", "--all", "main:../.."):
        with pytest.raises(OpeningError, match="no git revision"):
            snapshot(name)


def test_a_git_tree_that_leads_out_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path / "a/b"))
    monkeypatch.setattr("tempfile.tempdir", None)
    (tmp_path / "a/b").mkdir(parents=True)
    subprocess.run(["git", "init", "-q"], check=True)
    blob = git_object("blob", SEED.encode())
    file = b"100644 %b\0" + blob
    up = git_object("tree", b"40000 ..\0" + git_object("tree", file % b"up.txt"))
    names = (b"../../out.txt", str(tmp_path / "absolute.txt").encode(), b"good.txt")
    seeds = git_object("tree", b"40000 ..\0" + up + b"".join(file % name for name in names))
    root = git_object("tree", b"40000 seeds\0" + seeds)
    head = b"tree %b\nauthor A <a> 0 +0000\ncommitter A <a> 0 +0000\n\nx\n"
    commit = git_object("commit", head % root.hex().encode()).hex()
    assert [listed.id for listed in snapshot(commit).figures] == ["good"]
    assert not list(tmp_path.rglob("*.txt"))


def git_object(kind: str, content: bytes) -> bytes:
    """Writes an object of git, however wrong it is; its name."""
    command = ["git", "hash-object", "-t", kind, "-w", "--literally", "--stdin"]
    done = subprocess.run(command, input=content, capture_output=True, check=True)
    return bytes.fromhex(done.stdout.decode().strip())


@pytest.mark.parametrize(
    "url",
    [
        "../secret/",
        "/etc/",
        "https://elsewhere.example/",
        "javascript:alert(1)",
        "figures/../../x/",
        "a\\b/",
        "%2e%2e/",
    ],
)
def test_an_index_that_leads_out_of_its_site(tmp_path: Path, url: str) -> None:
    site = published(tmp_path / "site", OLD)
    index = json.loads((site / "figures.json").read_bytes())
    index["figures"][0]["url"] = url
    (site / "figures.json").write_text(json.dumps(index), encoding="utf-8")
    with pytest.raises(OpeningError, match="no place of a site"):
        snapshot(str(site))


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[1]",
        "[" * 100_000,
        "{}",
        '{"schema": 9}',
        '{"schema": 1, "figures": [1]}',
        '{"schema": 1, "figures": [{"url": "a/"}]}',
        '[{"schema": 1}]',
    ],
)
def test_what_is_no_state(tmp_path: Path, content: str) -> None:
    file = tmp_path / "figures.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(OpeningError, match="expected"):
        snapshot(str(file))


def test_a_figure_that_is_not_what_it_should_be(tmp_path: Path, new: Path) -> None:
    old = published(tmp_path / "old", OLD)
    (old / "figures/a/figure.json").write_text('{"schema": 1, "id": 5}', encoding="utf-8")
    with pytest.raises(OpeningError, match=r"figures/a/figure\.json"):
        compared(old, new)


@pytest.mark.parametrize("value", ["NaN", "1e999", "1" + 400 * "0", "true", '"5"'])
def test_a_value_that_is_no_number(tmp_path: Path, new: Path, value: str) -> None:
    old = published(tmp_path / "old", OLD)
    path = old / "figures/a/figure.json"
    text = path.read_text(encoding="utf-8")
    assert '"value": 11.0' in text
    path.write_text(text.replace('"value": 11.0', f'"value": {value}', 1), encoding="utf-8")
    with pytest.raises(OpeningError, match=r"figures/a/figure\.json"):
        compared(old, new)


def test_a_server_that_has_no_site(served: str) -> None:
    with pytest.raises(OpeningError, match="404"):
        snapshot(served + "elsewhere")
    with pytest.raises(OpeningError, match="cannot be reached"):
        snapshot("http://127.0.0.1:9/")


def test_what_two_sites_have_in_common_is_not_read(tmp_path: Path, new: Path) -> None:
    old = published(tmp_path / "old", OLD)
    (old / "figures/b/figure.json").unlink()
    check_known_difference(str(old), new)
