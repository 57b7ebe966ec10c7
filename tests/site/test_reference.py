"""What the documentation says of the code is so, and its examples do what it says."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from mkdocs.config import load_config
from tools import reference

import figcheck
from figcheck import cli
from figcheck.checking import check, own
from figcheck.config import FigcheckConfig
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.site.sites import Site

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
CONFIGURATIONS = ("start.md", "options.md", "publishing.md")


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[tuple[str, str]]:
    """The code of a language in a page, each with its title ("" for none)."""
    found = re.findall(
        rf'^```{language}(?: title="([^"]*)")?\n(.*?)^```$', page(name), re.MULTILINE | re.DOTALL
    )
    return [(title, code) for title, code in found]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_what_the_code_says_is_up_to_date(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert reference.written(text) == text, "run `make reference`"


def test_every_region_is_on_a_page_and_not_empty() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    for name, make in reference.REGIONS.items():
        assert f"<!-- begin: {name} -->" in text
        assert make().strip()


def test_all_that_is_public_is_told() -> None:
    told = reference.package()
    for name in set(figcheck.__all__) - {"__version__"}:
        assert f"## figcheck.{name}\n" in told
    for method in ("figure.data", "figure.plot", "figure.check", "report.data", "drawing.save"):
        assert f"### {method}\n" in told
    assert 'figcheck.read_text(text: str, path: str = "", id: str = "") -> Figure' in told


def test_all_options_and_arguments_are_told() -> None:
    told = page("options.md")
    for name, option in FigcheckConfig._schema:
        default = option.default
        written = str(default).lower() if isinstance(default, bool) else default
        assert f"`{name}` (default: `{written}`)" in told
    text = page("cli.md")
    assert text.count("## figcheck ") == len(cli.COMMANDS)
    assert all(f"`{option}`" in text for option in ("--fail-on", "--format", "--baseline", "FILE"))
    assert "default: %(" not in text


def test_the_python_examples_give_what_they_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seeds").mkdir()
    shutil.copy(DOCS / "examples" / "yield.txt", tmp_path / "seeds")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    [(_, setup)] = blocks("python.md", "python")
    exec(setup, names)
    shown = "\n".join(code for _, code in blocks("python.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(shown, names, "python.md", None, 0)
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(
        test, out=told.append
    )
    assert result.attempted >= 8
    assert not result.failed, "".join(told)
    assert (tmp_path / "figure.svg").is_file()


def commands(name: str) -> list[str]:
    code = "".join(code for _, code in blocks(name, "console"))
    return re.findall(r"^\$ (.*)$", code, re.MULTILINE)


@pytest.mark.parametrize("command", commands("cli.md"))
def test_the_commands_run(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(command)
    assert program == "figcheck"
    assert cli.main(arguments) == ("--fail-on refuted" in command)
    assert capsys.readouterr().err == ""


def test_the_commands_for_a_repository_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seeds").mkdir()
    shutil.copy(DOCS / "examples" / "yield.txt", tmp_path / "seeds")
    monkeypatch.chdir(tmp_path)
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for arguments in (["init", "-qb", "main"], ["add", "."], [*who, "commit", "-qm", "First"]):
        subprocess.run(["git", *arguments], check=True)
    asked = [shlex.split(command) for command in commands("repositories.md")]
    assert [each[:2] for each in asked] == [
        ["figcheck", "check"],
        ["figcheck", "check"],
        ["figcheck", "compare"],
        ["figcheck", "build"],
    ]
    # One sentence of the description is refuted, and known to be.
    assert cli.main(["check", "--fail-on", "refuted", "seeds/"]) == 1
    assert [cli.main(each[1:]) for each in asked] == [0, 0, 0, 0]
    assert (tmp_path / "docs" / "figures" / "yield" / "index.md").is_file()


def test_the_file_of_checks_does_what_the_page_says() -> None:
    [(_, file)] = blocks("checks.md", "yaml")
    text = (
        "## Bar Chart: Plots\n- **X-axis:** Soil: Clay, Sand\n### Data\n- Clay: 26\n- Sand: 13\n"
        "### Observations\n- It is true that the yield of clay is twice that of sand.\n"
        "- The lowest value is 12.\n"
    )
    report = own.apply(check(read_text(text, "seeds/a.txt")), file.encode(), "seeds/a.checks.yml")
    assert [finding.message for finding in report.findings] == []
    twice, lowest = (claim.judgement for claim in report.claims)
    assert twice.check.endswith("~ 2.0")
    assert twice.verdict is lowest.verdict is report.checks[0].verdict is Verdict.SUPPORTED
    assert lowest.given is not None
    assert (lowest.given.by, lowest.given.instead_of) == ("Ada Reed", "refuted")


def test_the_five_minutes_lead_to_a_site(site: Site) -> None:
    [(name, config)] = blocks("start.md", "yaml")
    [(path, description)] = blocks("start.md", "text")
    site.config = yaml.safe_load(config)
    (site.root / name).write_text(config, encoding="utf-8")
    for file in site.docs.iterdir():
        file.unlink()
    site.seed(path.removeprefix("seeds/"), description)
    assert site.build(strict=True), site.messages
    front = site.page("index.html")
    card = front.select_one(".figcheck-card")
    assert card is not None
    assert "1 of 2 decided claims does not hold" in " ".join(card.get_text().split())
    assert "1 of 2 decided claims does not hold" in " ".join(page("start.md").split())
    assert commands("start.md")[2:] == ["mkdir docs", ".venv/bin/mkdocs serve"]
    assert description == (DOCS / "examples" / "yield.txt").read_text(encoding="utf-8")


def test_the_projects_own_pages_build_without_a_warning(tmp_path: Path) -> None:
    for name in ("docs", "seeds"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    site = Site(tmp_path, yaml.safe_load((tmp_path / "mkdocs.yml").read_text().replace("!ENV", "")))
    site.config |= {"site_url": "", "edit_uri": ""}
    assert site.build(strict=True), site.messages
    shown = site.page("embedding/index.html").select(".figcheck-embed")
    asked = [line for _, code in blocks("embedding.md", "markdown") for line in code.splitlines()]
    outside = re.sub(r"```.*?```", "", page("embedding.md"), flags=re.DOTALL)
    assert re.findall(r"^::: figure.*$", outside, re.MULTILINE) == asked
    assert len(shown) == len(asked) == 4
    assert shown[1].select("img")
    assert shown[1].select("li.figcheck-refuted")
    assert len(shown[2].select("li")) == 1
    assert shown[3].select("table")


@pytest.mark.parametrize(
    ("title", "code"), [b for name in CONFIGURATIONS for b in blocks(name, "yaml")]
)
def test_configurations_are_understood(title: str, code: str, site: Site) -> None:
    written = yaml.safe_load(code)
    if title.startswith(".github"):
        runs = [
            step["run"]
            for job in written["jobs"].values()
            for step in job["steps"]
            if "run" in step
        ]
        assert "mkdocs build --strict" in runs
        return
    file = site.root / "mkdocs.yml"
    file.write_text(yaml.safe_dump(site.config | written), encoding="utf-8")
    # What MkDocs does not understand ends this.
    assert load_config(str(file), strict=True)["site_name"]
