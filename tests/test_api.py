"""What the package offers to others, and what its rooms may know of each other."""

from __future__ import annotations

import ast
import base64
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

import figcheck
from figcheck.model import Verdict
from figcheck.publishing import exports

PACKAGE = Path(figcheck.__file__).parent

ROOMS = {
    "reading": {"reading"},
    "checking": {"reading", "checking"},
    "drawing": {"reading", "drawing"},
    "publishing": {"reading", "checking", "drawing", "publishing"},
}
"""The rooms that each room may import from."""

OUTSIDE = {
    "mkdocs": {"plugin", "config.py"},
    "matplotlib": {"drawing"},
    "jinja2": {"publishing"},
    "pandas": {"api.py"},
    "markdown": {"embedding.py"},
}
"""Libraries that one place only may know of."""


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports when it runs."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_everything_public_is_there_and_said_once() -> None:
    assert len(figcheck.__all__) == len(set(figcheck.__all__))
    public = {name for name in vars(figcheck) if not name.startswith("_")}
    modules = {name for name in public if (PACKAGE / name).exists()}
    modules |= {name for name in public if (PACKAGE / f"{name}.py").exists()}
    for name in figcheck.__all__:
        assert hasattr(figcheck, name)
    functions = [getattr(figcheck, name) for name in figcheck.__all__ if name != "__version__"]
    assert all(function.__doc__ for function in functions)
    assert not modules & set(figcheck.__all__), "a function must not hide a module"


@pytest.mark.parametrize("room", list(ROOMS))
def test_a_room_exports_what_is_its_own(room: str) -> None:
    module = importlib.import_module(f"figcheck.{room}")
    for name in getattr(module, "__all__", ()):
        origin = getattr(getattr(module, name), "__module__", module.__name__)
        assert origin.startswith(module.__name__), f"{name} comes from {origin}"


@pytest.mark.parametrize("room", list(ROOMS))
def test_a_room_knows_only_those_before_it(room: str) -> None:
    for file in sorted((PACKAGE / room).rglob("*.py")):
        for module in imported(file):
            parts = module.split(".")
            if (
                parts[0] == "figcheck"
                and len(parts) > 1
                and parts[1] in {*ROOMS, "api", "plugin", "config", "cli"}
            ):
                assert parts[1] in ROOMS[room], f"{file.relative_to(PACKAGE)} imports {module}"


@pytest.mark.parametrize("library", list(OUTSIDE))
def test_a_library_is_known_in_one_place(library: str) -> None:
    places = {
        file.relative_to(PACKAGE).parts[0]
        for file in sources()
        if any(module.split(".")[0] == library for module in imported(file))
    }
    assert places <= OUTSIDE[library]


def test_pyplot_is_not_used() -> None:
    assert not [f for f in sources() if any("pyplot" in module for module in imported(f))]


def test_from_a_file_to_verdicts(tmp_path: Path) -> None:
    file = tmp_path / "yield.txt"
    file.write_bytes(
        b"## Bar Chart: Yield\n### Data\n- Rye: 3\n- Oat: 5\n### Observations\n"
        b"- The highest value is 5.\n"
    )
    figure = figcheck.read(file)
    assert (figure.id, figure.source.path) == ("yield", file.as_posix())
    assert figcheck.read(str(file)) == figure
    report = figcheck.check(figure)
    assert [c.judgement.verdict for c in report.claims] == [Verdict.SUPPORTED]
    assert figcheck.read_text(figure.source.text).cells == figure.cells


SEED = """\
## Bar Chart: Yield of <b>wheat</b>
### Components
- **X-axis**: Year, 2019, 2020
- **Series**: Rye, Oat
### Data
| Year | Rye | Oat |
|---|---|---|
| 2019 | ~3.5 | 4 |
| 2020 | 5 | 6 |
### Observations
- The highest value is 9.
- Rye is lower than oat in every year.
"""


def test_the_values_are_a_data_frame() -> None:
    figure = figcheck.read_text(SEED)
    data = figure.data
    assert list(data.columns) == ["series", "Year", "value", "approx", "error"]
    assert data["Year"].tolist() == [2019, 2019, 2020, 2020]
    assert list(data["series"].cat.categories) == ["Rye", "Oat"]
    wide = data.pivot_table("value", "Year", "series", observed=True)
    assert wide.loc[2019].to_dict() == {"Rye": 3.5, "Oat": 4.0}
    assert data["approx"].tolist() == [True, False, False, False]
    # The same columns as the file to download has.
    assert exports.to_csv(figure).splitlines()[0].split(",") == list(data.columns)


def test_coordinates_that_are_no_numbers_stay_as_they_are() -> None:
    figure = figcheck.read_text("## Bar Chart: A\n### Data\n- Low: 1\n- High: n/a\n- 7: ~3\n")
    names = figure.data.iloc[:, 0]
    assert names.tolist() == ["Low", "High", "7"]
    assert list(names.cat.categories) == ["Low", "High", "7"]
    assert figure.data["value"].isna().tolist() == [False, True, False]


def test_a_figure_without_values_has_an_empty_table() -> None:
    figure = figcheck.read_text("")
    assert len(figure.data) == 0
    assert list(figure.data.columns)[-3:] == ["value", "approx", "error"]
    assert len(figure.check().data) == 0


def test_claims_are_a_data_frame() -> None:
    report = figcheck.read_text(SEED).check()
    claims = report.data
    assert claims["verdict"].tolist() == ["refuted", "supported"]
    refuted = claims[claims["verdict"] == "refuted"].iloc[0]
    assert SEED.splitlines()[refuted["line"] - 1] == f"- {refuted['text']}"
    assert refuted["check"] == "max([]) = 9"
    assert "6" in refuted["explanation"]


def test_a_figure_draws_itself(tmp_path: Path) -> None:
    drawing = figcheck.read_text(SEED).plot()
    assert drawing._repr_svg_().startswith("<svg")
    drawing.save(tmp_path / "a.svg")
    drawing.save(tmp_path / "a.PNG")
    assert (tmp_path / "a.svg").read_bytes() == drawing.svg
    assert (tmp_path / "a.PNG").read_bytes() == drawing.png
    with pytest.raises(ValueError, match=r"a\.pdf.*\.svg or \.png"):
        drawing.save(tmp_path / "a.pdf")


def test_what_notebooks_show_is_text_of_the_description_only() -> None:
    hostile = SEED + "- <img src=x onerror=alert(1)> is higher than <script>7</script>.\n"
    figure = figcheck.read_text(hostile, "seeds/<b>.txt")
    shown = BeautifulSoup(figure._repr_html_(), "html.parser")
    assert {tag.name for tag in shown.find_all(True)} <= {"figure", "img", "figcaption", "b"}
    assert [b.text for b in shown.find_all("b")] == ["Bar Chart: Yield of <b>wheat</b>"]
    [picture] = shown.find_all("img")
    prefix, _, data = str(picture["src"]).partition(",")
    assert prefix == "data:image/svg+xml;base64"
    assert base64.b64decode(data) == figure.plot().svg
    report = BeautifulSoup(figure.check()._repr_html_(), "html.parser")
    assert not report.find_all(["img", "script"])
    cells = [cell.text for cell in report.select("tbody td")]
    assert cells[:2] == ["✗ refuted", "The highest value is 9."]


def test_only_tables_need_pandas() -> None:
    program = (
        "import sys; sys.modules['pandas'] = None\n"
        "import figcheck\n"
        f"figure = figcheck.read_text({SEED!r}); figure.check()._repr_html_(); figure.plot()\n"
        "try: figure.data\n"
        "except ModuleNotFoundError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    assert "mkdocs-figcheck[pandas]" in done.stdout


def test_reading_and_checking_load_no_library_that_draws_or_tabulates() -> None:
    program = (
        f"import sys, figcheck; figcheck.read_text({SEED!r}).check()\n"
        "print({'pandas', 'matplotlib', 'numpy', 'mkdocs'} & {*sys.modules})\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        figcheck.read(tmp_path / "missing.txt")
