"""Descriptions of figures like the seeds, made up, as many as are wanted.

    python -m bench.figures --count 1000 FOLDER
    python -m bench.figures --count 1000 --format jsonl FILE

Five figures are a paper, one in each of the layouts of the five seeds: a grid before and after
a method, the same under two settings, four panels of one model, four of another, and the means
of these eight. So some figures belong together as figures of a paper do. Numbers, names and
sentences follow from the seed of the generator and the figure's number alone: figure 7 is the
same whether ten are made or a million. About a quarter of the sentences is false.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path

MODELS = "Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Juniper Larch".split()
TASKS = "Parsing Tagging Ranking Linking Counting Sorting Naming Rhyming".split()
METHODS = "GRPO PPO DPO SFT RLOO KTO".split()
METRICS = ("Pass@1", "Accuracy", "F1", "Exact match")
ACROSS = (
    ("Ratio", ("0.1", "0.2", "0.3", "0.4", "0.5")),
    ("Top-p", ("0.5", "0.6", "0.7", "0.8", "0.9", "1.0")),
    ("Dropout", ("0.0", "0.1", "0.2", "0.3", "0.4")),
)
DOWN = (
    ("Local Window Size", ("500", "1000", "2000", "3000")),
    ("Batch Size", ("16", "32", "64", "128")),
    ("Layer Count", ("6", "12", "24", "48")),
)
DIGITS = tuple(str(n) for n in range(1, 11))
FALSE = 0.25
"""Share of the sentences that their own numbers contradict."""

PER_PAPER = 5


@dataclass(frozen=True)
class Grid:
    """The values of one panel: `values[row][column]`, as text."""

    title: str
    down: tuple[str, ...]
    across: tuple[str, ...]
    values: tuple[tuple[str, ...], ...]

    def extreme(self, pick: Callable[..., tuple[float, int, int]]) -> tuple[str, str, str]:
        """Value, row and column of the highest (`max`) or lowest (`min`) value."""
        _, row, column = pick(
            (float(value), -r, -c)
            for r, line in enumerate(self.values)
            for c, value in enumerate(line)
        )
        return self.values[-row][-column], self.down[-row], self.across[-column]

    def mean(self) -> float:
        """The mean of all values."""
        values = [float(value) for line in self.values for value in line]
        return sum(values) / len(values)


@dataclass(frozen=True)
class Paper:
    """What the five figures of a paper show."""

    method: str
    metric: str
    models: tuple[str, str]
    across: tuple[str, tuple[str, ...]]
    down: tuple[str, tuple[str, ...]]
    digits: tuple[Grid, Grid, Grid]
    tasks: tuple[tuple[Grid, ...], tuple[Grid, ...]]
    means: tuple[Grid, Grid]


@lru_cache(maxsize=8)
def paper(number: int, seed: int = 0) -> Paper:
    """A paper.

    Args:
        number: which one, from 0.
        seed: seed of the generator.
    """
    rng = random.Random(f"{seed} paper {number}")
    method = rng.choice(METHODS)
    first, second = rng.sample(MODELS, 2)
    names = rng.sample(TASKS, 4)
    across, down = rng.choice(ACROSS), rng.choice(DOWN)
    digits = tuple(
        Grid(title, DIGITS, DIGITS, _smooth(rng, DIGITS, DIGITS, (low, high), 0))
        for title, low, high in (
            (f"Before {method}", 5, 45),
            (f"After {method} Temperature: 1.25", 30, 90),
            (f"After {method} Temperature: 1.0", 10, 60),
        )
    )
    tasks = []
    for model in (first, second):
        panels = []
        for name in names:
            middle = rng.uniform(25, 85)
            values = _smooth(rng, down[1], across[1], (middle - 5, middle + 5), 1)
            panels.append(Grid(f"{model} | {name}", down[1], across[1], values))
        tasks.append(tuple(panels))
    means = tuple(
        Grid(model, down[1], across[1], _means(panels))
        for model, panels in zip((first, second), tasks, strict=True)
    )
    before, warm, cold = digits
    return Paper(
        method,
        rng.choice(METRICS),
        (first, second),
        across,
        down,
        (before, warm, cold),
        (tasks[0], tasks[1]),
        (means[0], means[1]),
    )


def description(number: int, seed: int = 0) -> str:
    """The description of a figure.

    Args:
        number: which one, from 0; its layout is that of seed `number % 5`.
        seed: seed of the generator.

    Returns:
        3,000 to 6,000 characters of markdown.
    """
    rng = random.Random(f"{seed} figure {number}")
    return _LAYOUTS[number % PER_PAPER](paper(number // PER_PAPER, seed), rng)


def name(number: int) -> str:
    """Stem of the file of a figure."""
    return f"{number:06}"


def descriptions(count: int, seed: int = 0) -> Iterator[tuple[str, str]]:
    """Names and texts of the first `count` figures."""
    for number in range(count):
        yield name(number), description(number, seed)


def write(folder: Path, count: int, seed: int = 0) -> Path:
    """Writes the first `count` figures into a folder, a file each.

    Args:
        folder: made if it is not there.
        count: how many.
        seed: seed of the generator.

    Returns:
        The folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for stem, text in descriptions(count, seed):
        (folder / f"{stem}.txt").write_text(text, encoding="utf-8")
    return folder


def write_lines(file: Path, count: int, seed: int = 0) -> Path:
    """Writes the first `count` figures as JSON lines with `id` and `text`.

    Args:
        file: the file.
        count: how many.
        seed: seed of the generator.

    Returns:
        The file.
    """
    with file.open("w", encoding="utf-8") as out:
        for stem, text in descriptions(count, seed):
            out.write(json.dumps({"id": stem, "text": text}) + "\n")
    return file


def write_parquet(file: Path, count: int, seed: int = 0) -> Path:
    """Writes the first `count` figures as Parquet with `id` and `text`, 1,000 to a row group.

    Args:
        file: the file.
        count: how many.
        seed: seed of the generator.

    Returns:
        The file.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema([("id", pa.string()), ("text", pa.string())])
    made = descriptions(count, seed)
    with pq.ParquetWriter(file, schema) as writer:
        while rows := list(islice(made, 1000)):
            writer.write_table(
                pa.Table.from_pylist([{"id": i, "text": t} for i, t in rows], schema=schema)
            )
    return file


def _smooth(
    rng: random.Random,
    down: Sequence[str],
    across: Sequence[str],
    bounds: tuple[float, float],
    digits: int,
) -> tuple[tuple[str, ...], ...]:
    """Values that rise or fall along both directions, with noise."""
    low, high = bounds
    right, under = rng.uniform(-1, 1), rng.uniform(-1, 1)
    size = high - low
    return tuple(
        tuple(
            format(
                max(
                    0.0,
                    (low + high) / 2
                    + size * right * (c / (len(across) - 1) - 0.5) / 2
                    + size * under * (r / (len(down) - 1) - 0.5) / 2
                    + rng.gauss(0, size * 0.08),
                ),
                f".{digits}f",
            )
            for c in range(len(across))
        )
        for r in range(len(down))
    )


def _means(panels: Sequence[Grid]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(
            f"{sum(float(panel.values[r][c]) for panel in panels) / len(panels):.1f}"
            for c in range(len(panels[0].across))
        )
        for r in range(len(panels[0].down))
    )


def _before_after(made: Paper, rng: random.Random) -> str:
    grids = (made.digits[0], made.digits[1])
    first, second = f"Before {made.method}", f"After {made.method}"
    lines = [
        f"## Heatmap: Comparison of Metrics {first} and {second}",
        "### Overview",
        "The image presents two side-by-side heatmaps comparing numerical values across a 10x10 "
        f'grid. The left heatmap represents data "{first}," while the right heatmap shows data '
        f'"{second}."',
        "---",
        "### Components/Axes",
        '- **X-axis (horizontal)**: "number of x\'s digits" (1–10)',
        '- **Y-axis (vertical)**: "number of y\'s digits" (1–10)',
        "- **Color Legend**: Red (high values) to Blue (low values)",
        "---",
        "### Detailed Analysis",
    ]
    for title, grid in zip((first, second), grids, strict=True):
        lines.append(f"#### {title}")
        lines += [
            f"- **Row {tick} (y={tick})**: {', '.join(row)}"
            for tick, row in zip(grid.down, grid.values, strict=True)
        ]
    higher = grids[1].mean() > grids[0].mean()
    word = _either(rng, "higher" if higher else "lower", "lower" if higher else "higher")
    value, y, x = grids[1].extreme(max)
    lines += [
        "---",
        "### Key Observations",
        "1. **General Trend**:",
        f'- "{second}" values are **{word}** than "{first}" in most cells.',
        "2. **Notable Outliers**:",
        f'- **Highest Value**: "{second}" at y={y}, x={x} ({value}) exceeds all "{first}" values.',
        f'- **Lowest Value**: "{first}" at {_place(rng, grids[0])} is the smallest value in both '
        "heatmaps.",
        *_extremes(rng, "y", "x", grids[0], first),
        *_interpretation(made.method),
    ]
    return "\n".join(lines)


def _temperatures(made: Paper, rng: random.Random) -> str:
    before, warm, cold = made.digits
    sides = ("Left", "Center", "Right")
    lines = [
        f"## Heatmap Series: {made.method} Effect on Digit-Length Performance",
        "### Overview",
        "The image displays three horizontally arranged heatmaps comparing performance before and "
        f'after applying a process called "{made.method}" at two temperature settings. Each '
        'heatmap plots the "number of y\'s digits" (vertical axis) against the "number of x\'s '
        'digits" (horizontal axis).',
        "### Components/Axes",
        "* **Titles (Top of each heatmap):**",
        *(f'* {s}: "{g.title}"' for s, g in zip(sides, made.digits, strict=True)),
        '* **Vertical Axis (Y-axis):** Labeled "number of y\'s digits". Markers range from 1 to '
        "10, incrementing downward.",
        '* **Horizontal Axis (X-axis):** Labeled "number of x\'s digits". Markers range from 1 '
        "to 10, incrementing rightward.",
        "* **Color Mapping:** Dark colors (black/dark red) represent low values, transitioning "
        "through red, orange, and yellow to bright white for the highest values.",
        "### Detailed Analysis",
    ]
    for number, (side, grid) in enumerate(zip(sides, made.digits, strict=True), start=1):
        lines += [
            f"**{number}. {grid.title} ({side} Heatmap)**",
            "* **Data Extraction (Row by Row, y=1 to 10):**",
            *(f"* y={y}: {', '.join(row)}" for y, row in zip(grid.down, grid.values, strict=True)),
        ]
    peak = before.extreme(max)[0]
    shown = _either(rng, peak, str(int(peak) + 7))
    lines += [
        "### Key Observations",
        f'1. **Baseline ("{before.title}"):** Peak performance ({shown}) is limited to simple '
        "cases.",
        *_extremes(rng, "y", "x", warm, warm.title),
        *_extremes(rng, "y", "x", cold, cold.title),
        f"2. **Temperature Sensitivity:** {made.method} is highly sensitive to the temperature.",
        *_interpretation(made.method),
    ]
    return "\n".join(lines)


def _panels(made: Paper, rng: random.Random) -> str:
    grids = made.tasks[0]
    across, down = made.across, made.down
    low, high = _range(grids)
    lines = [
        f"## Heatmap: Performance Metrics of {made.models[0]} across Datasets",
        "### Overview",
        f"The image displays four heatmaps comparing performance ({made.metric}) for the "
        f"{made.models[0]} model across different datasets under varying **{across[0]}** "
        f"({across[1][0]}–{across[1][-1]}) and **{down[0]}** ({down[1][0]}–{down[1][-1]}).",
        "### Components/Axes",
        f"- **X-axis ({across[0]})**: {', '.join(across[1])}",
        f"- **Y-axis ({down[0]})**: {', '.join(down[1])}",
        f"- **Legend**: Color gradient from light (low values) to dark (high values), labeled "
        f'"{made.metric}" with a range of {low}–{high}.',
        "- **Sections**:",
        *(f"{n}. **{grid.title}**" for n, grid in enumerate(grids, start=1)),
        "### Detailed Analysis",
    ]
    for grid in grids:
        value, y, x = grid.extreme(max)
        lines += [f"#### {grid.title}", "- **Values**:"]
        lines += [
            f"- {tick}: {', '.join(row)}" for tick, row in zip(grid.down, grid.values, strict=True)
        ]
        at = _either(rng, x, _other(rng, across[1], x))
        lines.append(
            f"- **Trend**: Values peak at **{across[0]} {at}** and **{down[0]} {y}** ({value})."
        )
    ordered = sorted(grids, key=Grid.mean)
    lines += ["### Key Observations"]
    for number, grid in enumerate(grids, start=1):
        lines.append(f"{number}. **{grid.title}**:")
        lines += _extremes(rng, down[0], across[0], grid, "")
    best = _either(rng, ordered[-1].title, ordered[0].title)
    lines += [f"5. **Overall**: {best} has the highest values.", *_interpretation(made.method)]
    return "\n".join(lines)


def _points(made: Paper, rng: random.Random) -> str:
    grids = made.tasks[1]
    across, down = made.across, made.down
    low, high = _range(grids)
    lines = [
        f"## Heatmap: {made.metric} of {made.models[1]} across Parameters",
        "### Overview",
        f"The image presents a heatmap comparing {made.metric} on four data sets across varying "
        f"combinations of '{across[0]}' and '{down[0]}'. Cooler colors (blues) indicate lower "
        "performance and warmer colors (yellows/greens) higher performance.",
        "### Components/Axes",
        f"* **X-axis:** '{across[0]}', with markers at {_listed(across[1])}.",
        f"* **Y-axis:** '{down[0]}', with markers at {_listed(down[1])}.",
        f"* **Color Scale:** Represents {made.metric} values. The scale ranges from approximately "
        f"{low} to {high}.",
        "* **Four Heatmaps:** Arranged horizontally, each representing a different data set.",
        "### Detailed Analysis",
    ]
    for number, grid in enumerate(grids, start=1):
        lines += [
            f"**{number}. {grid.title}**",
            f"* **Trend:** Generally, performance increases with increasing '{down[0]}'.",
            "* **Data Points (approximate):**",
        ]
        lines += [
            f"* {across[0]} {x}, {down[0]} {y}: {value}"
            for y, row in zip(grid.down, grid.values, strict=True)
            for x, value in zip(grid.across, row, strict=True)
        ]
    ordered = sorted(grids, key=Grid.mean)
    best, worst = ordered[-1].title, ordered[0].title
    if rng.random() < FALSE:
        best, worst = worst, best
    lines += [
        "### Key Observations",
        f"* **Model Performance:** {best} consistently exhibits the highest {made.metric} values. "
        f"{worst} shows the lowest performance.",
        *(
            line.replace("- ", "* ", 1)
            for g in grids
            for line in _extremes(rng, down[0], across[0], g, g.title)
        ),
        *_interpretation(made.method),
    ]
    return "\n".join(lines)


def _aggregate(made: Paper, rng: random.Random) -> str:
    first, second = made.means
    across, down = made.across, made.down
    low, high = _range(made.means)
    lines = [
        f"## Heatmap Comparison: {first.title} vs. {second.title} Performance ({made.metric})",
        "### Overview",
        "The image displays two side-by-side heatmaps comparing the performance of two models, "
        f'"{first.title}" and "{second.title}," averaged over the data sets.',
        "### Components/Axes",
        f'* **Titles:** "{first.title}" (left heatmap) and "{second.title}" (right heatmap).',
        f'* **Y-Axis (Left):** Labeled "{down[0]}." It has {len(down[1])} discrete values listed '
        f"from top to bottom: {', '.join(reversed(down[1]))}.",
        f'* **X-Axis (Bottom):** Labeled "{across[0]}." It has {len(across[1])} discrete values '
        f"listed from left to right: {', '.join(across[1])}.",
        f'* **Color Scale/Legend (Right):** A vertical color bar labeled "{made.metric}". The '
        f"scale ranges from approximately {low} (light yellow) to {high} (dark blue).",
        "### Detailed Analysis",
    ]
    for grid, side in ((first, "Left"), (second, "Right")):
        lines.append(f"**{grid.title} Heatmap ({side}):**")
        rows = zip(reversed(grid.down), reversed(grid.values), strict=True)
        lines += [
            f"* **Row {n} ({down[0]} {tick}):** Values: {', '.join(row)}."
            for n, (tick, row) in enumerate(rows, start=1)
        ]
    better, worse = sorted(made.means, key=Grid.mean, reverse=True)
    if rng.random() < FALSE:
        better, worse = worse, better
    lines += [
        "### Key Observations",
        f"1. **Overall Performance Gap:** The {better.title} model achieves higher {made.metric} "
        f"scores than the {worse.title} model in most configurations.",
        "2. **Peak Performance:**",
        *_extremes(rng, down[0], across[0], first, first.title),
        *_extremes(rng, down[0], across[0], second, second.title),
        *_interpretation(made.method),
    ]
    return "\n".join(lines)


_LAYOUTS = (_before_after, _temperatures, _panels, _points, _aggregate)


def _extremes(rng: random.Random, down: str, across: str, grid: Grid, title: str) -> list[str]:
    """Three sentences on a panel."""
    value, y, x = grid.extreme(max)
    low = grid.extreme(min)[0]
    shown = _either(rng, value, f"{float(value) + 3:g}")
    column = rng.randrange(len(grid.across))
    rising = float(grid.values[-1][column]) > float(grid.values[0][column])
    word = _either(rng, "higher" if rising else "lower", "lower" if rising else "higher")
    of = f" of {title}" if title else ""
    within = f"For {title}, values" if title else "Values"
    return [
        f"- The highest value{of} is {shown} at {down} {y} and {across} {x}.",
        f"- {within} range from {low} to {value}.",
        f"- {within} at {across} {grid.across[column]} are {word} at {down} {grid.down[-1]} than "
        f"at {down} {grid.down[0]}.",
    ]


def _interpretation(method: str) -> list[str]:
    return [
        "### Interpretation",
        f"- **Impact**: The data suggest that {method} changes how the model deals with harder "
        "inputs, possibly because it rewards longer reasoning. This could point to a trade-off "
        "between breadth and depth that the authors do not discuss.",
        "- **Parameters**: The parameters interact in a complex way; the best setting depends on "
        "the task. For practical deployment they should be carefully tuned on held-out data, "
        "since a setting that helps on one task may hurt on another.",
        "- **Relationship between elements**: The panels share their axes, so that they can be "
        "compared cell by cell; the colour scale makes the differences visible at a glance.",
        f"- **Underlying implication**: Choosing {method} is not a free lunch. Practitioners may "
        "want to look at the conditions of failure before they adopt it, and reviewers may ask "
        "for error bars over several runs.",
        "This analysis highlights the importance of tuning and the need for further validation.",
    ]


def _place(rng: random.Random, grid: Grid) -> str:
    value, y, x = grid.extreme(min)
    return f"y={_either(rng, y, _other(rng, grid.down, y))}, x={x} ({value})"


def _range(grids: Sequence[Grid]) -> tuple[int, int]:
    values = [float(v) for grid in grids for row in grid.values for v in row]
    return int(min(values)), int(max(values)) + 1


def _either(rng: random.Random, true: str, false: str) -> str:
    return false if rng.random() < FALSE else true


def _other(rng: random.Random, ticks: Sequence[str], tick: str) -> str:
    return rng.choice([t for t in ticks if t != tick])


def _listed(ticks: Sequence[str]) -> str:
    return f"{', '.join(ticks[:-1])}, and {ticks[-1]}"


def main() -> None:
    """Writes the descriptions."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("target", type=Path, help="folder, or file of JSON lines or Parquet")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--format", choices=("files", "jsonl", "parquet"), default="files")
    options = parser.parse_args()
    writers = {"files": write, "jsonl": write_lines, "parquet": write_parquet}
    writers[options.format](options.target, options.count, options.seed)


if __name__ == "__main__":
    main()
