"""The branch that holds all that is published: the site at its root, previews below `pr-preview/`.

    python -m tools.previews.store site FOLDER
    python -m tools.previews.store preview NUMBER FOLDER
    python -m tools.previews.store remove NUMBER
    python -m tools.previews.store keep [NUMBER ...]

Each is one commit on top of whatever is there, made again when another one came first. So neither
wipes what the other has put there, however many run at once.
"""

from __future__ import annotations

import argparse
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

BRANCH = "gh-pages"
"""The branch; nothing but this program writes it."""

PREVIEWS = "pr-preview"
"""Folder of the previews."""

MOST_FILES = 20_000
MOST_BYTES = 300_000_000
LARGEST_FILE = 50_000_000
"""What a preview may have, so that one does not fill the branch."""

ATTEMPTS = 12
"""How often a commit is made again because another one came first."""

_WHO = {
    f"GIT_{role}_{key}": value
    for role in ("AUTHOR", "COMMITTER")
    for key, value in (
        ("NAME", "github-actions[bot]"),
        ("EMAIL", "41898282+github-actions[bot]@users.noreply.github.com"),
    )
}


class RefusedError(Exception):
    """What should be published is not what a site consists of; the message says why."""


def put_site(folder: Path, repository: str) -> None:
    """Publishes the site; previews stay.

    Args:
        folder: the built site.
        repository: address of the repository, or its path.

    Raises:
        RefusedError: the folder holds something else than files, or too much.
    """
    _check(folder)

    def edit(tree: Path) -> None:
        for entry in tree.iterdir():
            if entry.name not in {".git", PREVIEWS}:
                _remove(entry)
        if (folder / PREVIEWS).exists():
            raise RefusedError(f"the site has a folder {PREVIEWS}, which is that of the previews")
        shutil.copytree(folder, tree, dirs_exist_ok=True)

    _change(repository, edit, "Publish the site")


def put_preview(number: int, folder: Path, repository: str) -> None:
    """Publishes the preview of a pull request in place of an earlier one.

    Args:
        number: number of the pull request.
        folder: its built site.
        repository: address of the repository, or its path.

    Raises:
        RefusedError: the folder holds something else than files, or too much.
    """
    _check(folder)

    def edit(tree: Path) -> None:
        place = _place(tree, number)
        _remove(place)
        shutil.copytree(folder, place)

    _change(repository, edit, f"Publish the preview of pull request {number}")


def remove(number: int, repository: str) -> None:
    """Removes the preview of a pull request, if there is one.

    Args:
        number: number of the pull request.
        repository: address of the repository, or its path.
    """
    message = f"Remove the preview of pull request {number}"
    _change(repository, lambda tree: _remove(_place(tree, number)), message)


def keep(numbers: Sequence[int], repository: str) -> None:
    """Removes the previews of all other pull requests.

    Args:
        numbers: numbers of the open pull requests.
        repository: address of the repository, or its path.
    """

    def edit(tree: Path) -> None:
        wanted = {_place(tree, number) for number in numbers}
        previews = tree / PREVIEWS
        for entry in previews.iterdir() if previews.is_dir() else ():
            if entry not in wanted:
                _remove(entry)

    _change(repository, edit, "Remove previews of closed pull requests")


def _place(tree: Path, number: int) -> Path:
    return tree / PREVIEWS / f"pr-{number:d}"


def _check(folder: Path) -> None:
    """Looks at every file before one is copied: nothing is followed, nothing leads out."""
    files = total = 0
    if folder.is_symlink() or not (folder / "index.html").is_file():
        raise RefusedError("the site has no index.html")
    for parent, folders, names in os.walk(folder):
        for name in (*folders, *names):
            path = Path(parent, name)
            found = path.lstat()
            shown = ascii(path.relative_to(folder).as_posix())
            if not name.isprintable() or name == ".git":
                raise RefusedError(f"the site has a file named {shown}")
            if stat.S_ISDIR(found.st_mode):
                continue
            if not stat.S_ISREG(found.st_mode):
                raise RefusedError(f"{shown} is no regular file")
            files += 1
            total += found.st_size
            if found.st_size > LARGEST_FILE:
                raise RefusedError(f"{shown} has more than {LARGEST_FILE:,} bytes")
    if files > MOST_FILES or total > MOST_BYTES:
        raise RefusedError(f"the site has {files:,} files with {total:,} bytes, which is too much")


def _remove(entry: Path) -> None:
    if entry.is_dir() and not entry.is_symlink():
        shutil.rmtree(entry)
    else:
        entry.unlink(missing_ok=True)


def _change(repository: str, edit: Callable[[Path], None], message: str) -> None:
    """Commits a change of the branch, on top of what others commit meanwhile."""
    with tempfile.TemporaryDirectory(prefix="previews-") as temporary:
        tree = Path(temporary, "tree")
        tree.mkdir()
        _git(tree, "init", "--quiet", "--initial-branch", BRANCH)
        for _ in range(ATTEMPTS):
            base = _fetch(tree, repository)
            edit(tree)
            _git(tree, "add", "--all", "--force", ".")
            if base and not _git(tree, "status", "--porcelain"):
                return
            _git(tree, "commit", "--quiet", "--allow-empty", "--no-verify", "--message", message)
            if _pushed(tree, repository):
                return
            _git(tree, "update-ref", "-d", f"refs/heads/{BRANCH}")
        raise RefusedError(f"others wrote the branch {ATTEMPTS} times in between")


def _fetch(tree: Path, repository: str) -> bool:
    """Brings the folder to the state of the branch; whether there is one."""
    if not _git(tree, "ls-remote", "--heads", repository, BRANCH):
        return False
    _git(tree, "fetch", "--quiet", "--depth", "1", repository, f"refs/heads/{BRANCH}")
    _git(tree, "reset", "--quiet", "--hard", "FETCH_HEAD")
    _git(tree, "clean", "--quiet", "--force", "-d", "-x")
    return True


def _pushed(tree: Path, repository: str) -> bool:
    """Pushes; whether nobody else was first."""
    head = f"HEAD:refs/heads/{BRANCH}"
    done = _run(tree, "push", "--quiet", repository, head)
    if done.returncode and not any(
        word in done.stderr for word in ("rejected", "fetch first", "cannot lock ref", "failed to")
    ):
        raise RefusedError(done.stderr.strip())
    return done.returncode == 0


def _git(tree: Path, *arguments: str) -> str:
    done = _run(tree, *arguments)
    if done.returncode:
        raise RefusedError(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout


def _run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # Neither attributes nor filters of what is published may run or change anything.
    options = ("-c", "core.hooksPath=/dev/null", "-c", "core.autocrlf=false")
    return subprocess.run(
        ["git", *options, *arguments],
        cwd=tree,
        env={**os.environ, **_WHO, "GIT_TERMINAL_PROMPT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; the repository is named by the environment's `REPOSITORY`."""
    parser = argparse.ArgumentParser(prog="python -m tools.previews.store", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    site = commands.add_parser("site")
    site.add_argument("folder", type=Path)
    preview = commands.add_parser("preview")
    preview.add_argument("number", type=int)
    preview.add_argument("folder", type=Path)
    commands.add_parser("remove").add_argument("number", type=int)
    commands.add_parser("keep").add_argument("numbers", type=int, nargs="*")
    options = parser.parse_args(arguments)
    repository = os.environ["REPOSITORY"]
    try:
        match options.command:
            case "site":
                put_site(options.folder, repository)
            case "preview":
                put_preview(options.number, options.folder, repository)
            case "remove":
                remove(options.number, repository)
            case "keep":
                keep(options.numbers, repository)
    except RefusedError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
