"""What holds of every picture: harmless, the same bytes, within limits."""

from __future__ import annotations

import hashlib
import io
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import matplotlib as mpl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from figcheck.drawing import Drawing, draw
from figcheck.drawing.view import MOST_PANELS
from figcheck.model import Axis, ColourScale, Figure, Kind, LegendEntry, Role
from tests.drawing.build import dimension, figure, heatmap
from tests.drawing.svg import NAMESPACE, cells, parse, texts
from tests.steps import steps

HOSTILE = [
    "<script>alert(1)</script>",
    "$\\frac{1}{2}$ and $unclosed",
    "a & b < c > d \"e\" 'f'",
    "]]> <!-- --> <![CDATA[",
    "one\ntwo\r\n\tthree",
    "\x00\x01\x1b[31m\x7f\x85",
    "lone \ud800 surrogate \ufffe \uffff",
    "\u202eturned\u202c \u2066 isolated",
    "שלום עולם مرحبا",
    "😀👩\u200d💻 日本語",
    "A" * 10_000,
    '<g id="cell-0">',
    "font-family: 'DejaVu Sans'",
    "",
]


def sample() -> Figure:
    return heatmap(
        {"left": {"a": ["1", "2"], "b": ["3", None]}, "right": {"a": ["5", "6"], "b": ["7", "8"]}},
        ["p", "q"],
        colours=ColourScale("score", (2.0, 9.0), colours=("light", "dark")),
    )


def digest(drawing: Drawing) -> str:
    return hashlib.sha256(drawing.svg + drawing.png + drawing.thumbnail).hexdigest()


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("kind", [Kind.HEATMAP, Kind.LINE, Kind.BAR, Kind.TABLE, Kind.PIE])
def test_text_of_a_description_stays_text(kind: Kind, text: str) -> None:
    made = figure(
        kind,
        [dimension(text, Role.PANEL, [text]), dimension(text, Role.Y, [text, "b"]),
         dimension(text, Role.X, [text, "q"])],
        [((text, text, text), "1"), ((text, "b", "q"), text)],
        title=text,
        x_axis=Axis(text),
        y_axis=Axis(text),
        colours=ColourScale(text, colours=(text,)),
        legend=(LegendEntry(text, text, text),),
    )  # fmt: skip
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        drawing = draw(made)
    root = parse(drawing.svg)
    tags = {element.tag.removeprefix(NAMESPACE) for element in root.iter()}
    assert tags <= {"svg", "g", "path", "text", "title", "defs", "pattern", "rect"}
    assert all(len(said) < 410 for said in texts(root))
    assert set(cells(drawing.svg)) <= {0, 1}
    Image.open(io.BytesIO(drawing.png)).load()
    drawing.svg.decode("utf-8")


def test_a_formula_is_shown_as_its_letters() -> None:
    assert "$x^2$" in texts(parse(draw(heatmap({"$x^2$": {"a": ["1"]}}, ["p"])).svg))


def test_a_shortened_label_tells_its_whole_text() -> None:
    name = "a name that is longer than the room beside a heatmap can ever be for a name"
    svg = draw(heatmap({"only": {name: ["1"]}}, ["p"])).svg
    assert name not in texts(parse(svg))
    assert any(said.endswith("…") for said in texts(parse(svg)))
    assert name in [title.text for title in parse(svg).iter(f"{NAMESPACE}title")]


def test_the_svg_asks_for_nothing_outside_and_styles_nothing_else() -> None:
    svg = draw(sample()).svg.decode()
    outside = svg.replace("http://www.w3.org/2000/svg", "").replace(
        "http://www.w3.org/1999/xlink", ""
    )
    assert "http" not in outside
    assert "<style" not in svg
    assert "<!DOCTYPE" not in svg
    assert "matplotlib" not in svg.lower()


def test_the_svg_has_a_paper_of_its_own() -> None:
    root = parse(draw(sample()).svg)
    paper = next(root.iter(f"{NAMESPACE}path"))
    assert "fill: #ffffff" in paper.get("style", "")
    numbers = [float(number) for number in re.findall(r"[\d.]+", paper.get("d", ""))]
    width, height = map(float, root.get("viewBox", "").split()[2:])
    assert numbers[4:6] == pytest.approx([width, height], abs=0.01)


def test_the_same_figure_gives_the_same_bytes_in_another_process() -> None:
    program = (
        "from tests.drawing.test_render import digest, sample; from figcheck.drawing import draw; "
        "print(digest(draw(sample())))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "TZ": "Asia/Tokyo"},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == digest(draw(sample()))


def test_the_settings_of_the_user_change_nothing_and_are_kept() -> None:
    before = digest(draw(sample()))
    theirs = {
        "svg.fonttype": "path",
        "svg.hashsalt": None,
        "savefig.bbox": "tight",
        "hatch.linewidth": 5.0,
        "hatch.color": "red",
        "path.sketch": (1.0, 100.0, 2.0),
        "font.size": 30.0,
        "axes.unicode_minus": False,
    }
    with mpl.rc_context(theirs):  # type: ignore[arg-type]
        assert digest(draw(sample())) == before
        assert mpl.rcParams["font.size"] == 30.0
        assert mpl.rcParams["svg.fonttype"] == "path"


def test_threads_give_the_same_bytes() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: digest(draw(sample())), range(8)))) == 1


def test_the_thumbnail_is_the_picture_without_its_title() -> None:
    drawing = draw(sample())
    picture = Image.open(io.BytesIO(drawing.png))
    small = Image.open(io.BytesIO(drawing.thumbnail))
    assert small.width == 480
    assert 0 < drawing.heading < 0.5
    body = picture.height * (1 - drawing.heading)
    assert small.height == pytest.approx(body * 480 / picture.width, abs=1.5)
    assert picture.convert("RGB").getpixel((3, 3)) == (255, 255, 255)
    assert picture.info.get("Software") is None


def test_the_png_is_read_by_others_and_no_larger_than_they_would_make_it() -> None:
    drawing = draw(sample())
    Image.open(io.BytesIO(drawing.png)).verify()
    picture = Image.open(io.BytesIO(drawing.png))
    assert picture.mode == "RGB"
    # What is drawn last stands where it was drawn: no row is shifted.
    assert all(picture.getpixel((picture.width - 1, y)) == (255, 255, 255) for y in (0, 50))
    out = io.BytesIO()
    picture.save(out, "PNG")
    assert len(drawing.png) <= 1.1 * len(out.getvalue())


def test_what_the_font_of_the_png_lacks_is_a_box() -> None:
    unknown, box = (draw(heatmap({"only": {"a": ["1"]}}, ["p"], title=t)).png for t in "日□")
    assert unknown == box


def test_panels_beyond_the_limit_are_left_out() -> None:
    made = heatmap({f"panel {i}": {"a": ["1", "2"]} for i in range(500)}, ["p", "q"])
    assert len(cells(draw(made).svg)) == 2 * MOST_PANELS


def far(count: int) -> list[str]:
    return [str(i) for i in range(count)]


def diagonal(count: int) -> Figure:
    dimensions = [dimension("y", Role.Y, far(count)), dimension("x", Role.X, far(count))]
    return figure(Kind.HEATMAP, dimensions, [((str(i), str(i)), i) for i in range(count)])


def panels(count: int) -> Figure:
    return heatmap({f"panel {i}": {"a": ["1", "2"]} for i in range(count)}, ["p", "q"])


def full(kind: Kind, role: Role, rows: int, columns: int) -> Figure:
    dimensions = [dimension("y", role, far(rows)), dimension("x", Role.X, far(columns))]
    return figure(kind, dimensions, [((y, x), 1) for y in far(rows) for x in far(columns)])


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(diagonal(10_000), id="ten thousand rows and columns"),
        pytest.param(panels(500), id="five hundred panels"),
        pytest.param(full(Kind.LINE, Role.SERIES, 200, 500), id="a hundred thousand points"),
        pytest.param(full(Kind.TABLE, Role.Y, 2_000, 40), id="a table of two thousand rows"),
    ],
)
def test_a_huge_figure_is_drawn_in_part_and_says_so(made: Figure) -> None:
    drawing = draw(made)
    assert any(note.startswith("Only the first") for note in drawing.notes)
    assert len(drawing.svg) < 8_000_000
    assert cells(drawing.svg)


@pytest.mark.parametrize(("make", "count"), [(diagonal, 2_000), (panels, 250)])
def test_what_is_not_drawn_takes_little_work(make: Callable[[int], Figure], count: int) -> None:
    some, more = make(count), make(2 * count)
    draw(some)  # Loads what is loaded once.
    assert steps(lambda: draw(more)) < 2.5 * steps(lambda: draw(some))


NUMBERS = st.sampled_from(["1", "-3", "0", "1e308", "-1e308", "5e-324", "1e15", "nan", "inf", "x"])
TICKS = st.lists(
    st.sampled_from(["", "a", "1", "2", "-0.5", "1e400", "Median", "Q1", "Q3", "lower bound",
                     "upper bound", "long " * 30]),
    unique=True, max_size=5,
)  # fmt: skip
AXES = st.builds(
    Axis,
    label=st.sampled_from(["", "a", "Q1"]),
    bounds=st.sampled_from([None, (0.0, 1.0), (1.0, 1.0), (5.0, -5.0), (float("nan"), 1.0),
                            (-1e308, 1e308)]),
    scale=st.sampled_from(["linear", "log", "category"]),
)  # fmt: skip


@st.composite
def figures(draw: st.DrawFn) -> Figure:
    """Any figure: coordinates that are missing or unknown, numbers without a place."""
    roles = [role for role in Role if draw(st.booleans())]
    dimensions = [dimension(draw(st.sampled_from(["x", "Name"])), r, draw(TICKS)) for r in roles]
    values = [
        (
            tuple(draw(st.sampled_from([*d.ticks, None, "unknown"])) for d in dimensions),
            draw(NUMBERS),
        )
        for _ in range(draw(st.integers(0, 8)))
    ]
    words = st.sampled_from(["horizontal", "stacked", "log-x", "log-y", "band", "grouped"])
    return figure(
        draw(st.sampled_from(Kind)),
        dimensions,
        values,
        x_axis=draw(AXES),
        y_axis=draw(AXES),
        value=draw(AXES),
        style=draw(st.frozensets(words, max_size=2)),
        colours=draw(
            st.one_of(
                st.none(),
                st.builds(
                    ColourScale,
                    bounds=st.sampled_from([None, (0.0, 1.0), (2.0, 2.0), (float("inf"), 1.0)]),
                ),
            )
        ),
    )


@settings(max_examples=150, deadline=None)
@given(figures())
def test_every_figure_gives_a_picture(made: Figure) -> None:
    drawing = draw(made)
    parse(drawing.svg)
    assert drawing.png.startswith(b"\x89PNG")
    assert len(drawing.alt) <= 400
