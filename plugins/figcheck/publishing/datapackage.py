"""The values of all figures as one data package, for programs that read such.

The format is Frictionless Data's Data Package, version 1 (https://specs.frictionlessdata.io):
a file that says of each table where it is and what its columns mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from figcheck.model import Figure
from figcheck.publishing.escaping import for_csv
from figcheck.publishing.exports import MEASURES, columns
from figcheck.wording import KINDS

_MEASURES = {
    "value": ("number", "The value in base units: 596k is 596000. Empty where there is none."),
    "approx": ("boolean", "Whether the description gives the value as approximate."),
    "error": ("number", "The ± that the description gives with the value."),
}


@dataclass(frozen=True)
class Table:
    """A table of the package: the values of a figure.

    Attributes:
        name: what it is called in the package.
        title: the figure's title.
        kind: what people call its kind.
        path: its file, seen from the package's.
        source: path of the description.
        columns: the names of the columns of coordinates, as they stand in the file.
    """

    name: str
    title: str
    kind: str
    path: str
    source: str
    columns: tuple[str, ...]

    @classmethod
    def of(cls, figure: Figure, path: str) -> Table:
        """The table of a figure.

        Args:
            figure: the figure.
            path: its `data.csv`, seen from the package's file.
        """
        return cls(
            figure.id,
            figure.title or figure.id,
            KINDS[figure.kind],
            path,
            figure.source.path,
            tuple(map(for_csv, columns(figure))),
        )


def datapackage(tables: Iterable[Table], title: str, homepage: str = "") -> dict[str, Any]:
    """A data package of the values of figures.

    Args:
        tables: the tables; of no table there is no package.
        title: what it is called.
        homepage: address of the site, "" where that is not known.

    Returns:
        What `json` can write, as `datapackage.json`.
    """
    names: set[str] = set()
    return {
        "profile": "data-package",
        "name": "figures",
        "title": title,
        **({"homepage": homepage} if homepage else {}),
        "resources": [_resource(table, names) for table in tables],
    }


def _resource(table: Table, taken: set[str]) -> dict[str, Any]:
    return {
        "profile": "tabular-data-resource",
        "name": _name(table.name, taken),
        "title": table.title,
        "description": f"The values of a {table.kind}, a row a value.",
        "path": table.path,
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "sources": [{"title": "Description", "path": table.source}],
        "schema": {
            "fields": [
                *({"name": name, "type": "string"} for name in table.columns),
                *(
                    {"name": name, "type": kind, "description": meaning}
                    for name in MEASURES
                    for kind, meaning in [_MEASURES[name]]
                ),
            ]
        },
    }


def _name(wanted: str, taken: set[str]) -> str:
    """A name as the format allows it: lower case, and no two alike."""
    plain = re.sub(r"[^a-z0-9._-]", "-", wanted.lower())
    name, count = plain, 1
    while name in taken:
        count += 1
        name = f"{plain}-{count}"
    taken.add(name)
    return name
