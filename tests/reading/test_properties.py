"""Whatever the text: a figure, and an account of every number in it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from figcheck.reading import read_text
from figcheck.reading.names import key

from .mutate import mutant, texts
from .promises import check_whole

TEXTS = texts()


def test_all_fixtures_and_seeds() -> None:
    for text in TEXTS:
        check_whole(text)


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    check_whole(text)


@given(st.text(alphabet="#*-_`|:;,.() \n\t0123456789abxyXY=%±~\"'>", max_size=300))
def test_any_text_of_markup(text: str) -> None:
    check_whole(text)


def test_mutated_descriptions() -> None:
    for number in range(200):
        check_whole(mutant(TEXTS, 0, number)[1])


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
