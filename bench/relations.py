"""How long relating figures takes, and what chance makes of figures that are unrelated.

    python bench/relations.py [--count 10000] [--unrelated 300]

Figures are made up as figures (nothing is read), the same at every run. The first part is a site
of papers with five figures each: two panels of data, their mean, a copy with one value misread, a
copy with an axis reversed, and a figure over the same axes with other data; every planted relation
must be found. The second part is figures that have nothing to do with each other but for their
axes, of which there are few on purpose, and whose values have common rows and columns, as tables
of results have; every copy or aggregate that is told as certain there is false.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from figcheck.checking.relations.relate import relate
from figcheck.model import Axis, Cell, Dimension, Figure, Kind, RelationKind, Role, Source, Span

Floats = NDArray[np.float64]

METHODS = "Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper".split()
TASKS = "Parsing Tagging Ranking Linking Parting Joining".split()
ROLES = (Role.PANEL, Role.Y, Role.X)
BY_VALUES = (
    RelationKind.SAME,
    RelationKind.VALUE_CONFLICT,
    RelationKind.FLIPPED_AXIS,
    RelationKind.AGGREGATE,
)


def figure(
    name: str, axes: Sequence[tuple[str, Sequence[str]]], values: Floats, decimals: int = 1
) -> Figure:
    """A heatmap of the given values.

    Args:
        name: its id.
        axes: name and ticks of the panels (if the values have three axes), rows and columns.
        values: an axis a dimension.
        decimals: digits to which the values are rounded.
    """
    roles = ROLES[-values.ndim :]
    dimensions = tuple(
        Dimension(label, role, tuple(ticks), tuple(map(_number, ticks)))
        for (label, ticks), role in zip(axes, roles, strict=True)
    )
    cells = []
    for index, place in enumerate(np.ndindex(values.shape)):
        at = tuple(d.ticks[i] for d, i in zip(dimensions, place, strict=True))
        value = round(float(values[place]), decimals)
        cells.append(Cell(index, at, value, f"{value:.{decimals}f}", Span(0, 0), decimals=decimals))
    source = Source(f"{name}.txt", "", name)
    value_axis = Axis(label="Accuracy")
    return Figure(name, name, Kind.HEATMAP, source, dimensions, tuple(cells), value=value_axis)


def paper(number: int) -> list[Figure]:
    """Five figures of one paper, four of them related."""
    rng = np.random.default_rng(number)
    rows = [f"{m}-{number}" for m in rng.choice(METHODS, rng.integers(3, 8), replace=False)]
    columns = [str(10 * 2**k) for k in range(rng.integers(3, 6))]
    tasks = [f"{t}-{number}" for t in rng.choice(TASKS, rng.integers(2, 5), replace=False)]
    panels, y, x = ("panel", tasks), ("Method", rows), ("Budget", columns)
    data = np.round(_results(rng, (len(tasks), len(rows), len(columns))), 1)
    misread = data[0].copy()
    misread[0, 0] += 6
    other = _results(rng, data.shape)
    return [
        figure(f"p{number}-data", [panels, y, x], data),
        figure(f"p{number}-mean", [y, x], data.mean(axis=0)),
        figure(f"p{number}-misread", [y, x], misread),
        figure(f"p{number}-reversed", [y, x], data[-1][:, ::-1]),
        figure(f"p{number}-other", [panels, y, x], other),
    ]


def planted(number: int) -> set[tuple[RelationKind, frozenset[str]]]:
    """What is to be found in the figures of `paper`."""
    data = f"p{number}-data"
    return {
        (RelationKind.AGGREGATE, frozenset((data, f"p{number}-mean"))),
        (RelationKind.VALUE_CONFLICT, frozenset((data, f"p{number}-misread"))),
        (RelationKind.FLIPPED_AXIS, frozenset((data, f"p{number}-reversed"))),
        (RelationKind.SAME_AXES, frozenset((data, f"p{number}-other"))),
    }


def unrelated(count: int) -> Iterator[Figure]:
    """Figures with the same few axes and values of their own: shares, scores, counts, times."""
    for number in range(count):
        rng = np.random.default_rng(10_000_000 + number)
        rows = METHODS[: rng.integers(3, 7)]
        columns = [str(10 * 2**k) for k in range(rng.integers(3, 6))]
        axes = [("Method", rows), ("Budget", columns)]
        shape: tuple[int, ...] = (len(rows), len(columns))
        if number % 2:
            tasks = TASKS[: rng.integers(2, 6)]
            axes, shape = [("panel", tasks), *axes], (len(tasks), *shape)
        values, decimals = _measured(rng, shape, number // 2 % 5)
        yield figure(f"u{number}", axes, values, decimals)


def _measured(rng: np.random.Generator, shape: tuple[int, ...], what: int) -> tuple[Floats, int]:
    match what:
        case 0:
            return _results(rng, shape), 1
        case 1:
            return rng.integers(0, 100, shape).astype(float), 0
        case 2:
            return np.round(rng.lognormal(6, 1, shape)), 0
        case 3:
            return rng.beta(8, 2, shape), 2
        case _:
            # Saturating curves, close to each other: the hardest to tell apart.
            steps = 1 - np.exp(-np.arange(1, shape[-1] + 1) * rng.uniform(0.5, 1.5))
            return 85 + 5 * steps + rng.normal(0, 0.4, shape), 1


def _results(rng: np.random.Generator, shape: tuple[int, ...]) -> Floats:
    """Scores in percent, with good and bad rows and columns."""
    effects = [
        rng.normal(0, 6, (size, *(1,) * (len(shape) - 1 - i))) for i, size in enumerate(shape)
    ]
    values: Floats = 60 + sum(effects) + rng.normal(0, 2, shape)
    return np.clip(values, 0, 100)


def _number(tick: str) -> float | None:
    return float(tick) if tick.isdigit() else None


def main() -> None:
    """Prints time and results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=10_000, help="figures of the site")
    parser.add_argument("--unrelated", type=int, default=300, help="figures of the second part")
    options = parser.parse_args()

    papers = range(options.count // 5)
    figures = [figure for number in papers for figure in paper(number)]
    start = time.process_time()
    relations = relate(figures)
    seconds = time.process_time() - start
    found = {(r.kind, frozenset(part.figure for part in r.parts)) for r in relations if r.certain}
    wanted = set().union(*map(planted, papers)) if papers else set()
    across = sum(
        len({part.figure.split("-")[0] for part in r.parts}) > 1 for r in relations if r.certain
    )
    print(
        f"{len(figures)} figures: {seconds:.1f} s of one core, "
        f"{len(found & wanted)} of {len(wanted)} planted relations found, {across} across papers"
    )
    relations = relate(list(unrelated(options.unrelated)))
    certain = [r for r in relations if r.certain and r.kind in BY_VALUES]
    told = Counter(r.kind.value for r in relations)
    print(
        f"{options.unrelated} unrelated figures: {len(certain)} chance relations told as certain; "
        f"in all {dict(told)}"
    )
    for relation in certain:
        print(f"  {relation.message}")


if __name__ == "__main__":
    main()
