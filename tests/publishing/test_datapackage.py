"""The data package: what its own library says of it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from figcheck.model import Dimension, Figure, Role, Source
from figcheck.publishing import exports
from figcheck.publishing.datapackage import Table, datapackage
from figcheck.reading import read_text
from tests.publishing.figures import report

CHECK = """\
import json, sys, warnings
# The library's own deprecation warnings are none of ours.
warnings.simplefilter("ignore")
from frictionless import Package, validate
path = sys.argv[1]
found = validate(path)
rows = [row.to_dict() for resource in Package(path).resources for row in resource.read_rows()]
print(json.dumps([found.valid, found.flatten(["code", "type", "message"]), rows], default=str))
"""


def test_its_own_library_accepts_it_and_reads_the_values(tmp_path: Path) -> None:
    figure = report().figure
    crops = replace(figure.dimensions[1], name='=cmd|"x"', ticks=("a", "b", "c", "=d"))
    hostile = replace(
        figure,
        id="F",
        title="<b>T</b>\n",
        dimensions=(figure.dimensions[0], crops),
        cells=tuple(replace(c, at=("A", crops.ticks[n])) for n, c in enumerate(figure.cells)),
    )
    figures: list[Figure] = [figure, hostile, read_text("nothing", "seeds/none.txt", "none")]
    tables = []
    for n, each in enumerate(figures):
        folder = tmp_path / "figures" / str(n)
        folder.mkdir(parents=True)
        (folder / "data.csv").write_text(exports.to_csv(each), encoding="utf-8")
        tables.append(Table.of(each, f"figures/{n}/data.csv"))
    described = datapackage(tables, "A site", "https://example.org/")
    file = tmp_path / "datapackage.json"
    file.write_text(exports.dumps(described), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHECK, str(file)], capture_output=True, text=True, check=True
    )
    valid, errors, rows = json.loads(done.stdout)
    assert (valid, errors) == (True, [])
    assert [r["value"] for r in rows[:4]] == ["-1.5", "596000", None, "3"]
    assert [r["approx"] for r in rows[:4]] == [False, False, False, True]
    assert rows[0]["error"] == "0.25"
    # The header and the names of the fields are escaped alike.
    assert rows[4]['\'=cmd|"x"'] == "a"
    assert rows[7]['\'=cmd|"x"'] == "'=d"
    assert len(rows) == 8


def test_names_are_as_the_format_wants_them() -> None:
    def named(name: str) -> Table:
        return Table(name, "", "figure", "data.csv", "", ())

    names = [
        r["name"] for r in datapackage(map(named, ("a_B", "A_b", "x.y", "ü")), "")["resources"]
    ]
    assert names == ["a_b", "a_b-2", "x.y", "-"]


def test_a_site_without_an_address_has_no_homepage() -> None:
    assert "homepage" not in datapackage([], "A site")


def test_a_second_column_of_a_name_is_told_apart() -> None:
    axes = tuple(Dimension("value", role, ("1",), (1.0,)) for role in (Role.Y, Role.X))
    figure = replace(report().figure, dimensions=axes, cells=(), source=Source("", "", ""))
    [resource] = datapackage([Table.of(figure, "data.csv")], "")["resources"]
    names = [field["name"] for field in resource["schema"]["fields"]]
    assert names == ["value (2)", "value (3)", "value", "approx", "error"]
