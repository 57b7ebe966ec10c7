"""Whatever the text: a figure, and an account of every number in it."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from figcheck.model import Use
from figcheck.reading import read_text
from figcheck.reading.names import key
from figcheck.reading.numbers import scan

from .fixture_files import cases

TEXTS = [
    path.read_bytes().decode()
    for path in sorted((Path(__file__).parents[2] / "seeds").glob("*.txt"))
] + [case.text for case in cases()]
PIECES = [
    "|",
    "*",
    "**",
    "(",
    ")",
    "`",
    "\\",
    "\r\n",
    "\n\n",
    "- ",
    "1. ",
    "#",
    "é",
    "−",
    "±",
    "\x00",
    "9" * 40,
    ":",
]


def check_whole(text: str) -> None:
    """The promises that hold for any text."""
    figure = read_text(text)
    for cell in figure.cells:
        assert text[slice(*cell.span)] == cell.text
        assert len(cell.at) == len(figure.dimensions)
        for dimension, tick in zip(figure.dimensions, cell.at, strict=True):
            assert tick is None or tick in dimension.positions
    assert len({cell.at for cell in figure.cells}) == len(figure.cells)
    assert len({d.name for d in figure.dimensions}) == len(figure.dimensions)
    assert [tuple(m.span) for m in figure.account] == [(n.start, n.end) for n in scan(text)]
    reported = [f.span for f in figure.findings if f.span is not None]
    for mark in figure.account:
        if mark.use is Use.UNPLACED:
            assert any(a <= mark.span.start and mark.span.end <= b for a, b in reported)
    placed = {cell.span for cell in figure.cells}
    for mark in figure.account:
        assert (mark.use is Use.CELL) == any(
            a <= mark.span.start < b or mark.span.start <= a < mark.span.end for a, b in placed
        )
    for claim in figure.claims:
        assert len(claim.offsets) == len(claim.text) + 1
        assert len(claim.context) == len(figure.dimensions)
        assert list(claim.offsets) == sorted(claim.offsets)


def test_all_fixtures_and_seeds() -> None:
    for text in TEXTS:
        check_whole(text)


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    check_whole(text)


@given(st.text(alphabet="#*-_`|:;,.() \n\t0123456789abxyXY=%±~\"'>", max_size=300))
def test_any_text_of_markup(text: str) -> None:
    check_whole(text)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_mutated_descriptions(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.sampled_from([1, 2, 5, 30])))
        lines = text.split("\n")
        one = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.integers(0, 6)):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 2:
                text = text[:start] + text[start:end][::-1] + text[end:]
            case 3:
                text = "\n".join(lines[:one] + lines[one + 1 :])
            case 4:
                text = "\n".join([*lines[:one], lines[other], *lines[one:]])
            case 5:
                lines[one], lines[other] = lines[other], lines[one]
                text = "\n".join(lines)
            case _:
                text = text[:start] + data.draw(st.sampled_from(PIECES)) + text[start:]
    check_whole(text)


COLOURS = ["red", "blue", "green", "black"]
NAMES = ["Alpha", "Beta-2", "Gamma ray", "delta", "Net (ours)", "E+f"]
TICKS = ["Q1", "Q2", "2019", "2020", "left end", "R@5"]
numbers = st.decimals(-9999, 9999, places=2, allow_nan=False).map(lambda d: f"{d.normalize():f}")


@st.composite
def figures(draw: st.DrawFn) -> tuple[list[str], list[str], list[str], dict[tuple[str, ...], str]]:
    panels = draw(st.sampled_from([[], ["Train", "Test set"]]))
    series = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=4, unique=True))
    ticks = draw(st.lists(st.sampled_from(TICKS), min_size=2, max_size=4, unique=True))
    values: dict[tuple[str, ...], str] = {
        (*([panel] if panel else []), row, tick): draw(numbers)
        for panel in panels or [""]
        for row in series
        for tick in ticks
    }
    return panels, series, ticks, values


def written(
    layout: str,
    panels: list[str],
    series: list[str],
    ticks: list[str],
    values: dict[tuple[str, ...], str],
) -> str:
    """A figure as a description in one of the layouts."""
    legend = [f"{name} ({colour})" for name, colour in zip(series, COLOURS, strict=False)]
    lines = [
        "## Line Chart: Generated",
        "### Components/Axes",
        f'- **X-axis:** "Where", with ticks at {", ".join(ticks)}.',
        "- **Legend:** " + ", ".join(legend),
        "### Detailed Analysis",
    ]
    for panel in panels or [""]:
        lines += [f"#### {panel}"] if panel else []
        head = (panel,) if panel else ()
        if layout == "table":
            lines += [
                "",
                "| Where | " + " | ".join(series) + " |",
                "|---" * (len(series) + 1) + "|",
            ]
        for name in ticks if layout == "table" else series:
            row = (
                [values[(*head, name, t)] for t in ticks]
                if layout != "table"
                else [values[(*head, s, name)] for s in series]
            )
            match layout:
                case "table":
                    lines.append(f"| {name} | " + " | ".join(row) + " |")
                case "rows":
                    lines.append(f"- **{name}**: " + ", ".join(row))
                case "keyed":
                    lines.append(
                        f"* {name}: "
                        + "; ".join(f"{t} = {v}" for t, v in zip(ticks, row, strict=True))
                    )
                case "after":
                    lines.append(
                        f"* *{name}:* "
                        + ", ".join(f"{v} at {t}" for t, v in zip(ticks, row, strict=True))
                    )
                case "pairs":
                    lines.append(
                        f"- **{name}:** "
                        + ", ".join(f"({t}, {v})" for t, v in zip(ticks, row, strict=True))
                    )
                case _:
                    lines += [
                        f"- **{name}**",
                        *(f"  - {t}: {v}" for t, v in zip(ticks, row, strict=True)),
                    ]
    return "\n".join(lines) + "\n"


@settings(max_examples=150, deadline=None)
@given(figures(), st.sampled_from(["table", "rows", "keyed", "after", "pairs", "nested"]))
def test_what_is_written_is_read_back(
    figure: tuple[list[str], list[str], list[str], dict[tuple[str, ...], str]], layout: str
) -> None:
    text = written(layout, *figure)
    read = {frozenset(map(key, (t for t in c.at if t))): c.value for c in read_text(text).cells}
    assert read == {frozenset(map(key, at)): float(value) for at, value in figure[3].items()}
