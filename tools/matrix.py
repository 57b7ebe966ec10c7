"""Builds a site under every host, theme and set of plugins, and writes what works where.

    python -m tools.matrix [HOST ...]

Each host has an environment of its own in `.cache/matrix/`, where its results are kept too. Once
there are results of all, the table in README.md is written from them; it holds nothing that was not
built. The exit code is 1 if a build fails.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from html import unescape
from pathlib import Path

import matplotlib as mpl
import yaml
from tests.site.sites import heatmap
from tests.site.test_hosts import MATERIAL_ONLY, PLUGINS

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".cache/matrix"
README = ROOT / "README.md"
BEGIN, END = "<!-- hosts: begin -->", "<!-- hosts: end -->"

THEMES = ("material", "mkdocs", "readthedocs")

_PACKAGES = (
    "cairosvg",
    "mkdocs-awesome-nav",
    "mkdocs-git-revision-date-localized-plugin",
    "mkdocs-macros-plugin",
    "mkdocs-minify-plugin",
    "mkdocs-static-i18n",
)
_IDS = ("a", "b")


@dataclass(frozen=True)
class Host:
    """A program that builds sites, in versions of its own.

    Attributes:
        title: what the table calls it; `{}` is its version.
        package: the package whose version that is.
        install: what pip installs besides figcheck.
        build: makes the commands that build a project, from the folder of the programs.
    """

    title: str
    package: str
    install: Callable[[], Sequence[str]]
    build: Callable[[Path], Sequence[Sequence[str]]]

    @property
    def takes_plugins(self) -> bool:
        """Whether figcheck is a plugin there."""
        return self.package != "zensical"


def oldest() -> list[str]:
    """The oldest versions of what figcheck needs that `pyproject.toml` allows, fit to each other.

    pip always takes the newest versions; uv can be asked for the oldest.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["material"]]
    names = {match[0] for requirement in needed if (match := re.match(r"[\w-]+", requirement))}
    command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet"]
    options = ["--python", sys.executable, "--only-binary", ":all:", "--extra", "material"]
    found = subprocess.run(
        [*command, *options, "--resolution", "lowest-direct", "--no-annotate", "pyproject.toml"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    return [line for line in found.splitlines() if line.partition("==")[0] in names]


HOSTS = {
    "oldest": Host(
        "MkDocs {}, the oldest versions of everything",
        "mkdocs",
        lambda: [*oldest(), *_PACKAGES],
        lambda programs: [[f"{programs}/mkdocs", "build", "--quiet"]],
    ),
    "mkdocs": Host(
        "MkDocs {}, the newest versions",
        "mkdocs",
        lambda: ["mkdocs-material", *_PACKAGES],
        lambda programs: [[f"{programs}/mkdocs", "build", "--quiet"]],
    ),
    "properdocs": Host(
        "ProperDocs {}",
        "properdocs",
        lambda: [
            *("properdocs", "properdocs-theme-mkdocs", "properdocs-theme-readthedocs"),
            *("mkdocs-material", *_PACKAGES),
        ],
        lambda programs: [[f"{programs}/properdocs", "build", "--quiet", "-f", "mkdocs.yml"]],
    ),
    "zensical": Host(
        "Zensical {}, with `figcheck build`",
        "zensical",
        lambda: ["zensical"],
        lambda programs: [
            [f"{programs}/figcheck", "build", "seeds", "--out", "docs"],
            [f"{programs}/zensical", "build", "--clean"],
        ],
    ),
}


@dataclass(frozen=True)
class Row:
    """What works under a host."""

    title: str
    themes: dict[str, bool]
    plugins: dict[str, bool]
    together: bool | None

    @property
    def is_green(self) -> bool:
        """Whether all of it does."""
        works = (*self.themes.values(), *self.plugins.values(), self.together is not False)
        return all(works)


def run(name: str) -> Row:
    """Sets a host up and builds everything there.

    Args:
        name: its name in `HOSTS`.
    """
    host = HOSTS[name]
    programs = _environment(name, host)
    themes = {
        theme: _works(host, programs, theme, [])
        for theme in (THEMES if host.takes_plugins else ("material",))
    }
    plugins: dict[str, bool] = {}
    together = None
    if host.takes_plugins:
        plugins = {p: _works(host, programs, "material", [p]) for p in PLUGINS}
        together = all(
            _works(host, programs, theme, [p for p in PLUGINS if _fits(p, theme)])
            for theme in THEMES
        )
    return Row(host.title.format(_version(programs, host.package)), themes, plugins, together)


def _fits(plugin: str, theme: str) -> bool:
    return theme == "material" or plugin not in MATERIAL_ONLY


def _environment(name: str, host: Host) -> Path:
    folder = CACHE / name
    programs = folder / "bin"
    if not programs.is_dir():
        venv.create(folder, with_pip=True)
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet"]
    subprocess.run(
        [*pip, "--disable-pip-version-check", "--upgrade", *host.install(), str(ROOT)],
        env=_alone(),
        check=True,
    )
    return programs


def _version(programs: Path, package: str) -> str:
    code = f"from importlib.metadata import version; print(version({package!r}))"
    command = [str(programs / "python"), "-c", code]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _works(host: Host, programs: Path, theme: str, plugins: Sequence[str]) -> bool:
    project = CACHE / "project"
    shutil.rmtree(project, ignore_errors=True)
    _write(project, theme, plugins)
    for command in host.build(programs):
        done = subprocess.run(
            list(command), cwd=project, env=_alone(), capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
            break
    built = all(
        "figcheck-claim" in _html(project / f"site/figures/{figure}/index.html")
        and (project / f"site/figures/{figure}/figure.svg").is_file()
        for figure in _IDS
    )
    print(f"{host.title}: {theme} {' '.join(plugins)}: {'works' if built else 'FAILS'}", flush=True)
    return built


def _alone() -> dict[str, str]:
    """The environment without anything that would let a host see this checkout."""
    return {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}


def _html(path: Path) -> str:
    """A page as a browser reads it, "" if it is not there."""
    return unescape(path.read_text(encoding="utf-8")) if path.is_file() else ""


def _write(project: Path, theme: str, plugins: Sequence[str]) -> None:
    for folder in ("docs", "seeds"):
        (project / folder).mkdir(parents=True)
    (project / "docs/index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n")
    for figure in _IDS:
        (project / f"seeds/{figure}.txt").write_text(heatmap(figure), encoding="utf-8")
    fonts = project / ".cache/plugin/social/fonts/DejaVu Sans"
    fonts.mkdir(parents=True)
    for name, style in (("DejaVuSans", "Regular"), ("DejaVuSans-Bold", "Bold")):
        # The first versions of Material 9.5 look for the other name.
        for copy in (fonts / f"{style}.ttf", fonts.parents[1] / f"DejaVuSans-{style}.ttf"):
            shutil.copy(Path(mpl.get_data_path(), f"fonts/ttf/{name}.ttf"), copy)
    config = {
        "site_name": "T",
        "theme": {"name": theme, **({"font": False} if theme == "material" else {})},
        "plugins": [*(PLUGINS[plugin] for plugin in plugins), "figcheck"],
    }
    (project / "mkdocs.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
    for arguments in (["init", "-q"], ["add", "docs", "seeds"], ["commit", "-qm", "All"]):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *arguments], cwd=project, check=True)


def table(rows: Sequence[Row]) -> str:
    """The rows as markdown."""
    names = ", ".join(PLUGINS)
    head = ["", *THEMES, f"with each of {names}", "with all of them"]
    lines = [head, ["---"] * len(head)]
    for row in rows:
        works = [_sign(row.themes.get(theme)) for theme in THEMES]
        failing = [plugin for plugin, built in row.plugins.items() if not built]
        each = "–" if not row.plugins else f"✗ {', '.join(failing)}" if failing else "✓"
        lines.append([row.title, *works, each, _sign(row.together)])
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _sign(works: bool | None) -> str:
    return "–" if works is None else "✓" if works else "✗"


def main() -> int:
    """Runs the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.matrix", description=__doc__)
    parser.add_argument("hosts", nargs="*", choices=[[], *HOSTS], metavar="HOST")
    wanted = parser.parse_args().hosts or list(HOSTS)
    for name in wanted:
        _result(name).unlink(missing_ok=True)
        _result(name).write_text(json.dumps(asdict(run(name)), indent=1), encoding="utf-8")
    rows = list(_rows())
    print(table(rows))
    if len(rows) == len(HOSTS):
        text = README.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        _, _, after = rest.partition(END)
        README.write_text(f"{before}{BEGIN}\n\n{table(rows)}\n{END}{after}", encoding="utf-8")
    return 0 if all(row.is_green for row in rows) else 1


def _result(name: str) -> Path:
    return CACHE / f"{name}.json"


def _rows() -> Iterator[Row]:
    """The results of all hosts that have any."""
    for name in HOSTS:
        if _result(name).is_file():
            yield Row(**json.loads(_result(name).read_bytes()))


if __name__ == "__main__":
    raise SystemExit(main())
