from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.publishing.seeds import Seed, UnlistedError, find, slug


def _write(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("text", encoding="utf-8")


def _ids(folder: Path) -> dict[str, str]:
    return {seed.path: seed.id for seed in find(folder)}


def test_descriptions_are_text_and_markdown_in_any_folder(tmp_path: Path) -> None:
    _write(tmp_path, "b.txt", "a.md", "C.TXT", "deep/er/d.txt", "notes.rst", "picture.png")
    assert _ids(tmp_path) == {"C.TXT": "C", "a.md": "a", "b.txt": "b", "deep/er/d.txt": "d"}


def test_hidden_files_and_folders_are_left_out(tmp_path: Path) -> None:
    _write(tmp_path, ".a.txt", ".#b.txt", ".git/c.txt", "d.txt")
    assert _ids(tmp_path) == {"d.txt": "d"}


def test_the_first_of_a_name_keeps_it_and_no_other_loses_its_own(tmp_path: Path) -> None:
    _write(tmp_path, "a-2.txt", "a.md", "a.txt", "x/A.txt")
    seeds = {seed.path: seed for seed in find(tmp_path)}
    assert {path: seed.id for path, seed in seeds.items()} == {
        "a-2.txt": "a-2",
        "a.md": "a",
        "a.txt": "a-3",
        "x/A.txt": "A-4",
    }
    assert [seed.namesake for seed in seeds.values()] == ["", "", "a.md", "a.md"]


def test_a_link_within_the_folder_is_a_description_and_one_out_of_it_is_not(
    tmp_path: Path,
) -> None:
    seeds = tmp_path / "seeds"
    _write(tmp_path, "seeds/a.txt", "seeds/sub/b.txt", "outside/c.txt")
    (seeds / "inner.txt").symlink_to(seeds / "a.txt")
    (seeds / "inner").symlink_to(seeds / "sub")
    (seeds / ".hidden").mkdir()
    (seeds / ".hidden/d.txt").write_text("text", encoding="utf-8")
    (seeds / "hidden.txt").symlink_to(seeds / ".hidden/d.txt")
    (seeds / "outer.txt").symlink_to(tmp_path / "outside/c.txt")
    (seeds / "outer").symlink_to(tmp_path / "outside")
    refused = {seed.path: bool(seed.refused) for seed in find(seeds)}
    assert refused == {
        "a.txt": False,
        "hidden.txt": True,
        "inner.txt": False,
        "outer": True,
        "outer.txt": True,
        "sub/b.txt": False,
    }


def test_a_folder_that_is_a_link_itself_is_followed(tmp_path: Path) -> None:
    _write(tmp_path, "real/a.txt")
    (tmp_path / "seeds").symlink_to(tmp_path / "real")
    (seed,) = find(tmp_path / "seeds")
    assert seed == Seed("a", "a.txt", tmp_path / "seeds/a.txt")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnlistedError):
        find(tmp_path / "seeds")


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("000_28081cc980bc8a75", "000_28081cc980bc8a75"),
        ("Figure 3 (left)", "Figure-3-left"),
        ("Ärger", "Arger"),
        ("..", "figure"),
        ("../../etc/passwd", "etc-passwd"),
        ("a..b", "a.b"),
        ("漢字", "figure"),
        ("", "figure"),
        ("CON", "figure-CON"),
        ("aux.1", "figure-aux.1"),
        ("index", "figure-index"),
        ("console", "console"),
    ],
)
def test_ids_are_safe_names(name: str, safe: str) -> None:
    assert slug(name) == safe


@given(st.text())
def test_every_name_gives_a_safe_id(name: str) -> None:
    made = slug(name)
    assert re.fullmatch(r"[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?", made)
    assert ".." not in made
    assert len(made) <= 90
    assert slug(made) == made
