"""The branch of what is published: nobody wipes what somebody else has put there."""

from __future__ import annotations

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tools.previews import store


@pytest.fixture
def repository(tmp_path: Path) -> str:
    path = tmp_path / "repository.git"
    subprocess.run(["git", "init", "--quiet", "--bare", str(path)], check=True)
    return str(path)


def site(folder: Path, text: str) -> Path:
    (folder / "figures/a").mkdir(parents=True)
    (folder / "index.html").write_text(text, encoding="utf-8")
    (folder / "figures/a/index.html").write_text(text, encoding="utf-8")
    return folder


def published(repository: str) -> dict[str, str]:
    """What the branch holds."""
    listed = git(repository, "ls-tree", "-r", "-z", "--name-only", store.BRANCH)
    return {
        name: git(repository, "show", f"{store.BRANCH}:{name}")
        for name in listed.split("\0")
        if name
    }


def git(repository: str, *arguments: str) -> str:
    done = subprocess.run(
        ["git", "-C", repository, *arguments], check=True, capture_output=True, text=True
    )
    return done.stdout


def test_site_and_previews_stand_beside_each_other(repository: str, tmp_path: Path) -> None:
    store.put_site(site(tmp_path / "first", "one"), repository)
    (tmp_path / "first/gone.html").write_text("gone", encoding="utf-8")
    store.put_site(tmp_path / "first", repository)
    store.put_preview(7, site(tmp_path / "seven", "seven"), repository)
    store.put_preview(8, site(tmp_path / "eight", "eight"), repository)
    # A production deployment in between.
    store.put_site(site(tmp_path / "second", "two"), repository)
    store.put_preview(7, site(tmp_path / "again", "seven again"), repository)
    found = published(repository)
    assert found == {
        "index.html": "two",
        "figures/a/index.html": "two",
        "pr-preview/pr-7/index.html": "seven again",
        "pr-preview/pr-7/figures/a/index.html": "seven again",
        "pr-preview/pr-8/index.html": "eight",
        "pr-preview/pr-8/figures/a/index.html": "eight",
    }
    store.remove(8, repository)
    store.remove(8, repository)
    assert {name.split("/")[1] for name in published(repository) if "pr-" in name} == {"pr-7"}


def test_the_weekly_sweep_keeps_what_is_open(repository: str, tmp_path: Path) -> None:
    store.put_site(site(tmp_path / "site", "site"), repository)
    for number in (1, 2, 12):
        store.put_preview(number, site(tmp_path / f"{number}", f"{number}"), repository)
    store.keep([2], repository)
    folders = {name.split("/")[1] for name in published(repository) if "pr-" in name}
    assert folders == {"pr-2"}
    assert published(repository)["index.html"] == "site"
    store.keep([], repository)
    assert "pr-preview" not in " ".join(published(repository))


def test_many_at_once(repository: str, tmp_path: Path) -> None:
    sites = {n: site(tmp_path / f"{n}", f"preview {n}") for n in range(1, 5)}
    main = site(tmp_path / "main", "site")
    with ThreadPoolExecutor(5) as pool:
        jobs = [pool.submit(store.put_preview, n, path, repository) for n, path in sites.items()]
        jobs.append(pool.submit(store.put_site, main, repository))
        for job in jobs:
            job.result()
    found = published(repository)
    assert found["index.html"] == "site"
    for n in sites:
        assert found[f"pr-preview/pr-{n}/index.html"] == f"preview {n}"


def test_what_is_the_same_makes_no_commit(repository: str, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        store.put_site(site(tmp_path / folder, "site"), repository)
    assert git(repository, "rev-list", "--count", store.BRANCH).strip() == "1"


def _link(folder: Path) -> None:
    (folder / "x.html").symlink_to("/etc/hostname")


def _folder_link(folder: Path) -> None:
    (folder / "x").symlink_to("/etc")


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / "x")


def _repository(folder: Path) -> None:
    (folder / "figures/.git").mkdir()
    (folder / "figures/.git/config").write_text("[core]\n", encoding="utf-8")


def _line_break(folder: Path) -> None:
    (folder / "a\nb.html").write_text("", encoding="utf-8")


def _large(folder: Path) -> None:
    (folder / "large").touch()
    os.truncate(folder / "large", store.LARGEST_FILE + 1)


def _no_page(folder: Path) -> None:
    (folder / "index.html").unlink()


HOSTILE = [_link, _folder_link, _pipe, _repository, _line_break, _large, _no_page]


@pytest.mark.parametrize("spoil", HOSTILE, ids=lambda f: f.__name__.strip("_"))
def test_what_is_no_site_is_refused(repository: str, tmp_path: Path, spoil: object) -> None:
    folder = site(tmp_path / "site", "site")
    assert callable(spoil)
    spoil(folder)
    with pytest.raises(store.RefusedError):
        store.put_preview(3, folder, repository)
    assert git(repository, "for-each-ref") == ""


def test_a_site_that_is_a_link_is_refused(repository: str, tmp_path: Path) -> None:
    site(tmp_path / "site", "site")
    (tmp_path / "link").symlink_to(tmp_path / "site")
    with pytest.raises(store.RefusedError):
        store.put_preview(3, tmp_path / "link", repository)


def test_a_site_cannot_take_the_place_of_previews(repository: str, tmp_path: Path) -> None:
    store.put_preview(1, site(tmp_path / "preview", "preview"), repository)
    folder = site(tmp_path / "site", "site")
    site(folder / "pr-preview/pr-1", "site")
    with pytest.raises(store.RefusedError, match="pr-preview"):
        store.put_site(folder, repository)


def test_attributes_and_ignore_files_of_a_site_change_nothing(
    repository: str, tmp_path: Path
) -> None:
    folder = site(tmp_path / "site", "a\r\nb\r\n")
    (folder / ".gitignore").write_text("*.html\n", encoding="utf-8")
    (folder / "figures/.gitattributes").write_text("* text eol=lf filter=x\n", encoding="utf-8")
    store.put_preview(1, folder, repository)
    assert "pr-preview/pr-1/figures/a/index.html" in published(repository)
    store.put_preview(1, folder, repository)
