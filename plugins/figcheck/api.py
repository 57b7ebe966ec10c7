"""What the package offers in Python: figures that can check, draw and show themselves.

A thin door: each step is that of a room, and is imported when it is first asked for, so that
neither matplotlib nor pandas is needed by who only reads.
"""

from __future__ import annotations

import os
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from figcheck import checking, model, reading

if TYPE_CHECKING:
    import pandas as pd

    from figcheck.drawing import Drawing

_T = TypeVar("_T")


class Figure(model.Figure):
    """A figure as its description gives it.

    It has every attribute of `figcheck.model.Figure` (title, kind, dimensions, cells, claims,
    …), and shows itself in notebooks: its picture, drawn from its values.
    """

    @cached_property
    def data(self) -> pd.DataFrame:
        """The values as a tidy table: a row a value, in the order of the text.

        A column for each dimension (numbers where all its coordinates are numbers, else
        categories in the order of the picture), then `value` (a float in base units, NaN where
        the description says that there is none), `approx` (whether it is given as approximate)
        and `error` (the ± that is given, NaN without).

        Raises:
            ModuleNotFoundError: pandas is not installed.
        """
        from figcheck.publishing.exports import columns

        pandas = _pandas()
        rows = self.cells
        table: dict[str, Any] = {}
        names = columns(self)
        for place, (name, dimension) in enumerate(zip(names, self.dimensions, strict=True)):
            ticks = [cell.at[place] for cell in rows]
            table[name] = _coordinates(pandas, dimension, ticks)
        table["value"] = pandas.Series([cell.value for cell in rows], dtype="float64")
        table["approx"] = pandas.Series([cell.approx for cell in rows], dtype="bool")
        table["error"] = pandas.Series([cell.error for cell in rows], dtype="float64")
        return pandas.DataFrame(table)  # type: ignore[no-any-return]

    def plot(self) -> Drawing:
        """The figure drawn from its values, as SVG and PNG; shown where it ends a notebook's cell.

        `figure.plot().save("figure.svg")` writes it to a file.
        """
        return self._drawing

    def check(self) -> Report:
        """The findings on the figure's data, and a verdict on every claim of its description."""
        return self._report

    @cached_property
    def _drawing(self) -> Drawing:
        from figcheck.drawing import draw

        return draw(self)

    @cached_property
    def _report(self) -> Report:
        return _as(Report, checking.check(self))

    def _repr_html_(self) -> str:
        from figcheck.publishing.notebook import figure_html

        drawing = self.plot()
        return figure_html(self, drawing.svg, drawing.alt)


class Report(model.Report):
    """A figure with all that was found out about it.

    It has every attribute of `figcheck.model.Report` (figure, findings, claims), and shows
    itself in notebooks: what does not hold first, with what the numbers say.
    """

    @cached_property
    def data(self) -> pd.DataFrame:
        """The claims as a table: a row a claim, in the order of the text.

        The columns are `line` (of the description, from 1), `section`, `text`, `verdict`,
        `explanation` and `check` (the check expression, "" where there is none).

        Raises:
            ModuleNotFoundError: pandas is not installed.
        """
        from figcheck.publishing.places import Lines

        lines = Lines(self.figure.source.text)
        names = ["line", "section", "text", "verdict", "explanation", "check"]
        rows = [
            (
                lines.place(checked.judgement.span.start).line,
                checked.claim.section,
                checked.judgement.text,
                checked.judgement.verdict.value,
                checked.judgement.explanation,
                checked.judgement.check,
            )
            for checked in self.claims
        ]
        return _pandas().DataFrame(rows, columns=names)  # type: ignore[no-any-return]

    def _repr_html_(self) -> str:
        from figcheck.publishing.notebook import report_html

        return report_html(self)


def read(path: str | os.PathLike[str]) -> Figure:
    """Reads the description in a file.

    Any content gives a figure, if need be an empty one with findings that say why.

    Args:
        path: the file.

    Returns:
        The figure; its id is the file's stem.

    Raises:
        OSError: the file cannot be opened.
    """
    file = Path(path)
    return _as(Figure, reading.read_bytes(file.read_bytes(), file.as_posix(), file.stem))


def read_text(text: str, path: str = "", id: str = "") -> Figure:  # noqa: A002
    """Reads a description that is there as text.

    Args:
        text: any text.
        path: what to call it where a place in it is named.
        id: name of the figure.

    Returns:
        The figure.
    """
    return _as(Figure, reading.read_text(text, path, id))


def check(figure: model.Figure) -> Report:
    """Checks a figure's data and every claim of its description.

    Args:
        figure: the figure as it was read, or one made by hand.

    Returns:
        The findings in the order of the text, and each claim with its verdict.
    """
    return _as(Report, checking.check(figure))


def _as(kind: type[_T], value: Any) -> _T:
    """The same fields as an instance of a subclass."""
    return kind(**{field.name: getattr(value, field.name) for field in fields(value)})


def _coordinates(pandas: ModuleType, dimension: model.Dimension, ticks: list[str | None]) -> Any:
    numbers = dict(zip(dimension.ticks, dimension.numbers, strict=True))
    # Two ways to write one number are two places of the picture, and stay apart.
    if None in numbers.values() or len({*numbers.values()}) < len(dimension.ticks):
        return pandas.Categorical(ticks, categories=list(dimension.ticks))
    found = [numbers.get(tick) if tick is not None else None for tick in ticks]
    whole = all(number is not None and number.is_integer() for number in found)
    return pandas.Series(found, dtype="float64").astype("int64" if whole else "float64")


def _pandas() -> ModuleType:
    try:
        import pandas as pd
    except ModuleNotFoundError as error:
        if error.name != "pandas":
            raise
        raise ModuleNotFoundError(
            "figcheck gives tables as pandas data frames, and pandas is not installed: "
            "pip install 'mkdocs-figcheck[pandas]'",
            name="pandas",
        ) from None
    return pd
