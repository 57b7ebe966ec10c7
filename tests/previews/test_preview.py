"""Pull requests from a branch and from a fork, from the build to the comment."""

from __future__ import annotations

import http.server
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from tools.previews import publish, store
from tools.previews.build import build

from figcheck.publishing import codec
from figcheck.publishing.comparing.comparison import Change, Comparison, FigureChange
from tests.site.sites import heatmap
from tests.site.test_build import broken_links

ROOT = Path(__file__).parents[2]
OWN = "owner/project"
FORK = "stranger/project"


@dataclass
class Api:
    """GitHub's API as far as it is used, with what it was told."""

    url: str = ""
    pulls: list[dict[str, Any]] = field(default_factory=list)
    comments: list[dict[str, Any]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def answer(self, method: str, path: str, body: Any) -> Any:
        self.asked.append(f"{method} {path}")
        if path.startswith("pulls?"):
            return self.pulls if "page=1" in path else []
        if method == "GET":
            return self.comments
        if method == "PATCH":
            (comment,) = [c for c in self.comments if path.endswith(f"/{c['id']}")]
            comment["body"] = body["body"]
            return comment
        self.comments.append({"id": len(self.comments), "user": {"type": "Bot"}, **body})
        return self.comments[-1]


@pytest.fixture
def api(monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    made = Api()

    class Handler(http.server.BaseHTTPRequestHandler):
        def _answer(self) -> None:
            length = int(self.headers.get("Content-Length") or 0)
            body = json.loads(self.rfile.read(length)) if length else None
            path = self.path.removeprefix(f"/repos/{OWN}/")
            told = json.dumps(made.answer(self.command, path, body)).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(told)

        do_GET = do_POST = do_PATCH = _answer  # noqa: N815 - the names of the base

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Says nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        made.url = f"http://127.0.0.1:{server.server_port}"
        monkeypatch.setenv("GITHUB_API_URL", made.url)
        monkeypatch.setenv("GITHUB_REPOSITORY", OWN)
        monkeypatch.setenv("GITHUB_TOKEN", "token")
        yield made
        server.shutdown()
        thread.join()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    path = tmp_path / "repository.git"
    git("init", "--quiet", "--bare", "--initial-branch", "main", str(path))
    monkeypatch.setenv("REPOSITORY", str(path))
    return str(path)


def git(*arguments: str, cwd: Path | None = None) -> str:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    done = subprocess.run(
        ["git", *identity, *arguments], cwd=cwd, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def checkout(repository: str, folder: Path) -> Path:
    """A clone with a main branch that has a site of two figures."""
    git("clone", "--quiet", repository, str(folder))
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n")
    (folder / "seeds").mkdir()
    (folder / "seeds/a.txt").write_text(heatmap("First"), encoding="utf-8")
    (folder / "seeds/b.txt").write_text(heatmap("Second"), encoding="utf-8")
    (folder / "mkdocs.yml").write_text(
        "site_name: T\nsite_url: !ENV [SITE_URL, '']\ntheme: {name: mkdocs, highlightjs: false}\n"
        "plugins: [figcheck]\n"
    )
    (folder / ".gitignore").write_text(".cache\nsite\n")
    commit(folder, "First")
    git("push", "--quiet", "origin", "HEAD:main", cwd=folder)
    return folder


def commit(folder: Path, message: str) -> str:
    git("add", ".", cwd=folder)
    git("commit", "--quiet", "--message", message, cwd=folder)
    return git("rev-parse", "HEAD", cwd=folder)


def event(tmp_path: Path, api: Api, commit: str, number: int, source: str) -> None:
    """GitHub's word that a run has finished, and that the pull request is open."""
    owner = source.split("/", maxsplit=1)[0]
    head = {"full_name": source, "owner": {"login": owner}}
    api.pulls = [{"number": number, "head": {"sha": commit, "repo": {"full_name": source}}}]
    run = {"head_sha": commit, "head_branch": "change", "head_repository": head}
    file = tmp_path / "event.json"
    file.write_text(json.dumps({"workflow_run": run, "number": 666}), encoding="utf-8")
    os.environ["GITHUB_EVENT_PATH"] = str(file)


def run(*arguments: str) -> int:
    """Runs the command of the jobs that publish."""
    before, sys.argv = sys.argv, ["publish", *arguments]
    try:
        return publish.main()
    finally:
        sys.argv = before


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUBLISHED", "https://owner.example/project/")
    monkeypatch.setenv("GITHUB_EVENT_PATH", "")


def published(repository: str) -> set[str]:
    listed = git("-C", repository, "ls-tree", "-r", "--name-only", store.BRANCH)
    return set(listed.splitlines())


@pytest.mark.parametrize("source", [OWN, FORK])
def test_a_pull_request_from_its_first_build_to_its_end(
    repository: str, api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    folder = checkout(repository, tmp_path / "work")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    base = git("rev-parse", "HEAD")
    production = tmp_path / "production"
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(production)],
        check=True,
    )
    store.put_site(production, repository)

    # One number of one seed, and one that nothing can be read from.
    (folder / "seeds/a.txt").write_text(heatmap("First", value="51"), encoding="utf-8")
    (folder / "seeds/none.txt").write_text("Nothing.\n", encoding="utf-8")
    head = commit(folder, "One number")
    out = tmp_path / "preview"
    # What is published, as it would be fetched.
    comparison = build(out, 5, head, base, "")
    figure, none = comparison.figures
    assert (none.id, none.change, none.claims) == ("none", Change.ADDED, ())
    assert [(cell.old, cell.new) for cell in figure.cells] == [(41, 51)]
    assert [claim.new_text for claim in figure.claims if claim.is_turned] == [
        "The highest value is 44 at Ratio 0.2 and Window 1000."
    ]
    assert all(claim.is_turned for claim in figure.claims)
    check_pages(out / "site", head)

    event(tmp_path, api, head, 5, source)
    assert run("store", str(out)) == 0
    hosted = {name for name in published(repository) if name.startswith("pr-preview/")}
    assert ("pr-preview/pr-5/index.html" in hosted) == (source == OWN)
    assert run("comment", str(out)) == 0
    assert run("comment", str(out)) == 0
    (comment,) = api.comments
    assert "41 → 51" in comment["body"]
    assert ("pr-preview/pr-5/" in comment["body"]) == (source == OWN)

    store.put_site(production, repository)
    assert {n for n in published(repository) if n.startswith("pr-preview/")} == hosted
    api.pulls = []
    assert run("sweep") == 0
    assert not any(name.startswith("pr-preview/") for name in published(repository))
    assert "index.html" in published(repository)


def check_pages(site: Path, commit: str) -> None:
    assert broken_links(site) == []
    for path in site.rglob("*.html"):
        page = BeautifulSoup(path.read_bytes(), "html.parser")
        robots = page.find("meta", {"name": "robots"})
        assert robots
        assert robots["content"] == "noindex"
        if path.name == "what-this-changes.html":
            continue
        note = page.select_one("body > [role=note]")
        assert note, path
        assert f"pull request 5, commit {commit[:12]}" in note.get_text()
        told = {"a": "This figure is changed", "none": "This figure is added"}
        assert told.get(path.parent.name, "commit") in note.get_text(), path
        assert ("This figure" in note.get_text()) == (path.parent.name in told), path
    changes = BeautifulSoup((site / "what-this-changes.html").read_bytes(), "html.parser")
    links = {str(a["href"]) for a in changes.select("a")}
    assert any(link.startswith("figures/a/#claim-") for link in links)


def test_a_pull_request_with_a_newer_head_or_a_closed_one_is_left_alone(
    repository: str, api: Api, tmp_path: Path
) -> None:
    event(tmp_path, api, "0" * 40, 5, OWN)
    api.pulls[0]["head"]["sha"] = "1" * 40
    assert run("store", str(tmp_path)) == 0
    api.pulls = []
    assert run("comment", str(tmp_path)) == 0
    # The fork that it was built from has been deleted.
    file = tmp_path / "event.json"
    told = json.loads(file.read_bytes())
    told["workflow_run"]["head_repository"] = None
    file.write_text(json.dumps(told), encoding="utf-8")
    assert run("comment", str(tmp_path)) == 0
    assert git("-C", repository, "for-each-ref") == ""
    assert api.comments == []


@pytest.mark.parametrize(
    "content",
    [
        None,
        "",
        "[" * 100_000,
        "{}",
        '{"schema": 1, "old": 5}',
        '{"schema": 9, "old": "", "new": "", "figures": [], "unchanged": 0}',
        f'{{"schema": 1, "old": "", "new": "", "figures": [], "unchanged": {"9" * 4300}}}',
    ],
)
def test_a_comparison_that_is_none(
    repository: str, api: Api, tmp_path: Path, content: str | None
) -> None:
    event(tmp_path, api, "0" * 40, 5, FORK)
    if content is not None:
        (tmp_path / "comparison.json").write_text(content, encoding="utf-8")
    assert run("comment", str(tmp_path)) == 0
    (comment,) = api.comments
    assert "is not known" in comment["body"]


def test_a_hostile_comparison_mentions_nobody(api: Api, tmp_path: Path) -> None:
    evil = "@someone <!-- figcheck: preview --> [x](https://evil.example) <img src=x>"
    change = FigureChange(Change.ADDED, evil, evil, evil, evil, "javascript:evil()")
    data = codec.encode(Comparison(old=evil, new=evil, figures=(change,)))
    (tmp_path / "comparison.json").write_text(json.dumps(data), encoding="utf-8")
    event(tmp_path, api, "0" * 40, 5, FORK)
    assert run("comment", str(tmp_path)) == 0
    body = api.comments[0]["body"]
    assert "someone" in body
    assert "@someone" not in body
    assert "<img" not in body
    assert "evil.example" not in body
    assert body.count(publish.MARK) == 1


def test_a_comment_of_somebody_else_is_left_alone(api: Api, tmp_path: Path) -> None:
    api.comments = [{"id": 9, "user": {"type": "User"}, "body": publish.MARK}]
    event(tmp_path, api, "0" * 40, 5, FORK)
    assert run("comment", str(tmp_path)) == 0
    assert [comment["user"]["type"] for comment in api.comments] == ["User", "Bot"]
