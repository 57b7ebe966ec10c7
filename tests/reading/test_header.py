"""What is said of axes, scale, legend and panels, in many wordings."""

from __future__ import annotations

import pytest

from figcheck.model import Kind, Role, Use
from figcheck.reading import read_text

FRAME = "## Line Chart: Title\n### Components/Axes\n{}\n### Data\n- a: 1, 2\n"


@pytest.mark.parametrize(
    ("line", "label", "ticks", "bounds"),
    [
        ('- **X-axis:** "m", with ticks at 1, 2, 3.', "m", "1 2 3", None),
        ("- **X-axis (Ratio)**: 0.1, 0.2, 0.3", "Ratio", "0.1 0.2 0.3", None),
        ('- X-axis: "t (°F)", 30 to -10 in steps of 10', "t (°F)", "30 20 10 0 -10", (-10, 30)),
        ('- x-axis: "Year", 1950 to 1970, every ten years', "Year", "1950 1960 1970", (1950, 1970)),
        ('* **Horizontal Axis:** Labeled "x". Markers range from 1 to 9.', "x", "", (1, 9)),
        ('* **X-axis:** Labelled share, ticks: 1/4, 1/2, 1', "Labelled share", "1/4 1/2 1", None),
        ("* **X-axis:** Labeled as time, ticks: 1, 2, 3", "time", "1 2 3", None),
        ("* **X-axis:** Layer, with ticks 0, 1 and 2", "Layer", "0 1 2", None),
        ("* **X-axis:** K (1, 5, 10)", "K", "1 5 10", None),
        ("* **X-axis:** Ar, Es, Fr", "", "Ar Es Fr", None),
        ("- X-axis: \"To\" (AR = Arabic, ES = Spanish)", "To", "AR ES", None),
        ("- X-axis: \"To\" (AR, k = 5)", "To", "AR|k = 5", None),
        ('- **Columns (x-axis, "Method")** – A, B-2, C', "Method", "A B-2 C", None),
        ("* **X-axis**: System. From left to right: A, B+c r, D. The rest is n.", "System", "A|B+c r|D", None),  # noqa: E501
        ("- X-axis: Age (15–24, 25–44, 65+)", "Age", "15–24 25–44 65+", None),
        ("- **X-axis**: month, 1–12", "month", "", (1, 12)),
        ("- **X-axis**: water tank, T1–T4", "water tank", "T1 T2 T3 T4", None),
        ("- **X-axis**: month, April–July", "month", "April May June July", None),
        ("- **X-axis**: T1, T4", "", "T1 T4", None),
        ("- **X-axis**: Cases per 10,000 people", "Cases per 10,000 people", "", None),
        ('- X-axis: "The", "cat"', "", "The cat", None),
        ('- X-axis: "POS tags", "Dep. arcs", "NER"', "", "POS tags|Dep. arcs|NER", None),
        ("**X-Axis (Bottom):** It has two categorical values from left to right: ρ, G-Pre.", "", "ρ G-Pre", None),  # noqa: E501
        ('- **X-axis:** "Step", log, with points at 1k, 2k and 4k.', "Step", "1k 2k 4k", None),
        ('- **X-axis**: BLEU, TER; words a second ("w/s")', "", "BLEU TER", None),
        ("- **Both axes** (same order): A.5, B, C", "", "A.5 B C", None),
        ("- **X-axis (shared):** day. Samples were taken at days 3, 7 and 12.", "day", "3 7 12", None),  # noqa: E501
        ("- **X-axis:** method, three groups: A, B+, C", "method", "A B+ C", None),
        ('* **X-axis:** "t (°C)". Markers at 5, 10, 15, incrementing to the right.', "t (°C)", "5 10 15", None),  # noqa: E501
        ("- **X-axis:** city, alphabetical", "city", "", None),
        ('- **X-axis**: "Cure", from left to right: No Cure, Tea, Rest', "Cure", "No Cure|Tea|Rest", None),  # noqa: E501
        ("- **X-axis:** dose, 1, 2, no units", "dose", "", None),
        ("- **Columns:** the same variables in the same order", "", "", None),
        ("- **X-axis:** load in kg, with ticks at 0, 1, 2, … 7", "load in kg", "", None),
        ('- **X-axis:** "Weight loss", markers at 0 and 1', "Weight loss", "0 1", None),
        ("- **X-axis:** coverage (%), starting at 50", "coverage (%)", "", None),
        ("- **X-axis:** running time (s), 0 to 5", "running time (s)", "", (0, 5)),
        ("- **X-axis:** nine types of area", "types of area", "", None),
        ("- **X-axis:** Norway (no), Sweden (se)", "", "Norway (no)|Sweden (se)", None),
        ('- **X-axis:** "Depth", 0 (surface), 5, 9 (end of the core)', "Depth", "0 5 9", None),
        ("- **X-axis:** depth; 0% (start), 50%, 100% (end)", "depth", "0% 50% 100%", None),
        ("- **X-axis:** Week 0, Week 4, Week 8", "Week", "Week 0|Week 4|Week 8", None),
        ("- **X-axis:** Elm 5, Oak-2, Yew", "", "Elm 5|Oak-2|Yew", None),
        ("- **X-axis:** tagged class, same order", "tagged class", "", None),
        ("- **X-axis:** trust, six bins centered at 0.2 through 0.7", "trust", "", (0.2, 0.7)),
        ("- **X-axis:** number of units on a log scale, from 2M to 90M", "number of units", "", (2e6, 9e7)),  # noqa: E501
        ('The horizontal axis, labeled "T (h)", is logarithmic and runs from 1 to 9.', "T (h)", "", (1, 9)),  # noqa: E501
    ],
)  # fmt: skip
def test_axis(line: str, label: str, ticks: str, bounds: tuple[float, float] | None) -> None:
    axis = read_text(FRAME.format(line)).x_axis
    assert axis.label == label
    assert axis.ticks == tuple(ticks.split("|" if "|" in ticks else None))
    assert axis.bounds == bounds
    assert axis.span is not None


def test_the_first_of_listed_columns_is_no_label() -> None:
    text = """## Table: Speech
### Components/Axes
- **Columns:** WER (lower is better), MOS (higher is better), and time in seconds
### Data
| System | WER ↓ | MOS ↑ | Time (s) |
|---|---|---|---|
| Fir | 5.1 | 4.2 | 3 |
| Elm | 6.3 | 3.9 | 2 |
"""
    assert [d.name for d in read_text(text).dimensions] == ["System", "x"]
    of_all = text.replace("WER (lower is better), MOS (higher is better), and", "System, WER, MOS,")
    assert [d.name for d in read_text(of_all).dimensions] == ["System", "x"]


def test_an_axis_for_each_panel() -> None:
    text = FRAME.format("""- **Y-axes:**
    - (a) "Loss", 2 to 5
    - (b) "Accuracy (%)", 20 to 90""")
    figure = read_text(text)
    assert (figure.y_axis.label, figure.y_axis.bounds) == ("Loss", (2, 5))
    assert not figure.y_axis.ticks
    assert not figure.value.label, "the values are of two kinds"


def test_what_crosses_a_plot_is_no_axis() -> None:
    bands = '- **X-axis:** "Year"\n- Two vertical bands: "war" and "strike"'
    assert not read_text(FRAME.format(bands)).y_axis.label


def test_a_part_of_a_plot_that_is_shaded_is_no_colour_scale() -> None:
    shaded = (
        '- **Y-axis:** "Load (%)", 0 to 30\n- **Shading:** days 3 to 5 are light grey ("strike")'
    )
    figure = read_text(FRAME.format(shaded))
    assert figure.colours is None
    assert figure.value.label == "Load (%)"


def test_how_a_scale_is_made_is_not_its_label() -> None:
    bars = "- **Color bars:** one per panel, from dark purple (0) to yellow (9)"
    figure = read_text(FRAME.format(bars).replace("Line Chart", "Heatmap"))
    assert figure.colours is not None
    assert (figure.colours.label, figure.value.label) == ("", "")


def test_where_a_scale_stands_is_not_its_label() -> None:
    bar = "- **Color Legend**: vertical bar on the right, from light yellow (50) to green (95)"
    figure = read_text(FRAME.format(bar).replace("Line Chart", "Heatmap"))
    assert figure.colours is not None
    assert (figure.colours.label, figure.value.label) == ("", "")


@pytest.mark.parametrize(
    ("sentence", "label", "unit"),
    [
        ("Each cell contains a recall score in percent.", "recall score", "%"),
        ("Cells give the number of letters.", "number of letters", ""),
        ("All numbers are word error rates, and lower is better.", "word error rates", ""),
        ("Each cell contains the road distance in km.", "road distance", "km"),
        ("Each cell contains a number.", "", ""),
        ("Cell text gives raw counts.", "", ""),
        ("The darkest cell is that of the west in the third quarter.", "", ""),
        ("Rows give the load in t, columns the site, cells the yield in percent.", "yield", "%"),
        ("- **Cell text:** recall in percent, one decimal", "recall", "%"),
        ("- Cell annotation: faults per cycle (%)", "faults per cycle", "%"),
        ("- **Cell labels:** printed as signed integers", "", ""),
        ("- **Colour scale:** share of heads, 0.0 to 0.8", "share of heads", ""),
        ("- **Colour bar:** Rain (mm), 40–190", "Rain (mm)", "mm"),
        ("- **Colour scale:** 0 to 80 %, for both panels", "", "%"),
    ],
)
def test_what_the_cells_contain(sentence: str, label: str, unit: str) -> None:
    figure = read_text(
        f"## Heatmap: Title\n### Overview\n{sentence}\n### Data\n- a: x 1, y 2\n- b: x 3, y 4\n"
    )
    assert (figure.value.label, figure.value.unit) == (label, unit)


def test_ticks_with_a_gap_do_not_make_the_values_categories() -> None:
    axes = """- Horizontal axis: plant (A, B)
- Vertical axis: load in kg, with ticks at 0, 1, 2, … 7
- Fill: sand = dry, dark blue = wet"""
    figure = read_text(FRAME.format(axes).replace("Line Chart", "Bar Chart"))
    assert (figure.x_axis.label, figure.value.label) == ("plant", "load in kg")
    assert [entry.name for entry in figure.legend] == ["dry", "wet"]


def test_elements_of_the_picture_in_a_table() -> None:
    elements = """| Element | What it is |
|---|---|
| Columns | Mo, Tu, We |
| Rows | start, from 1 (top) to 3 |
| Colour bar | "trips an hour", ticks at 0, 20, 40 |"""
    figure = read_text(FRAME.format(elements).replace("Line Chart", "Heatmap"))
    assert figure.x_axis.ticks == ("Mo", "Tu", "We")
    assert (figure.y_axis.label, figure.value.label) == ("start", "trips an hour")
    assert figure.colours is not None
    assert figure.colours.bounds == (0, 40)
    assert not [finding for finding in figure.findings if "stands for" in finding.message]


def test_order_of_the_picture() -> None:
    top_down = '* **Y-Axis:** "w", listed from top to bottom: 3000, 500.'
    assert read_text(FRAME.format(top_down)).y_axis.ticks == ("3000", "500")
    bottom_up = '* **Y-Axis:** "w", listed from bottom to top: 500, 3000.'
    assert read_text(FRAME.format(bottom_up)).y_axis.ticks == ("3000", "500")


def test_scale_and_unit_of_an_axis() -> None:
    axis = read_text(FRAME.format('- X-axis: "Time (s)", logarithmic, 1 to 100')).x_axis
    assert (axis.scale, axis.unit) == ("log", "s")
    assert read_text(FRAME.format("- X-axis: Ar, Es")).x_axis.scale == "category"
    assert read_text(FRAME.format('- X-axis: "n", 1, 2')).x_axis.scale == "linear"


@pytest.mark.parametrize(
    ("line", "label", "bounds", "colours"),
    [
        ("- **Color Legend**: Red (30) to Blue (-70)", "", (-70, 30), "blue|red"),
        ("- **Color Legend**: Red (high values) to Blue (low values)", "", None, "blue|red"),
        ('- Legend: Color gradient from light (low values) to dark (high values), labeled "P@1" '
         "with a range of 24–48.", "P@1", (24, 48), "light|dark"),
        ("- Color bar: cream for weak and dark red for strong", "", None, "cream|dark red"),
        ("- **Color bar** – to the right, from pale blue (low) to black (high)", "", None, "pale blue|black"),  # noqa: E501
        ("- Color bar: R@K, from 20 (white) to 90 (dark blue)", "R@K", (20, 90), "white|dark blue"),
        ("* **Color Scale:** Represents P@1 values. The scale ranges from approximately -52 to -88. "  # noqa: E501
         "It is:\n* Dark Blue: ~-88\n* Green: ~-70 to -79\n* Yellow: ~-52",
         "P@1", (-88, -52), "dark blue|green|yellow"),
    ],
)  # fmt: skip
def test_colour_scale(
    line: str, label: str, bounds: tuple[float, float] | None, colours: str
) -> None:
    scale = read_text(FRAME.format(line).replace("Line Chart", "Heatmap")).colours
    assert scale is not None
    assert (scale.label, scale.bounds, scale.colours) == (label, bounds, tuple(colours.split("|")))


def test_unit_of_a_colour_scale() -> None:
    line = (
        '- **Y-axis**: "depth (%)"\n- Color bar: "Recall (dB)", from 20 (white) to 90 (dark blue)'
    )
    assert read_text(FRAME.format(line).replace("Line Chart", "Heatmap")).value.unit == "dB"


def test_a_column_named_as_the_horizontal_axis_has_its_ticks() -> None:
    text = """# Chart: Ferries

- X-axis: Year
- Y-axis: Passengers

| Year | Passengers |
|---|---|
| 2010 | 12 |
| 2011 | 15 |
"""
    dimensions = read_text(text).dimensions
    assert [(d.role, d.name, d.ticks) for d in dimensions] == [
        (Role.Y, "Passengers", ("Passengers",)),
        (Role.X, "Year", ("2010", "2011")),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "- **Legend**: Ours (blue), The Base (dark red)",
        "- Legend (top): Ours = blue; The Base = dark red.",
        "- **Legend:** top right; blue solid = Ours, dark red dashed = The Base.",
        "* **Legend:**\n    * Ours – blue line with circles\n    * The Base – dark red line",
        "* **Colors:** blue = Ours, dark red = The Base.",
        "- **Legend:** Ours in blue, The Base in dark red",
    ],
)
def test_legend(line: str) -> None:
    legend = read_text(FRAME.format(line)).legend
    assert [(e.name, e.colour) for e in legend] == [("Ours", "blue"), ("The Base", "dark red")]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("- **Legend:** Ours, The Base, w/o prior", ["Ours", "The Base", "w/o prior"]),
        ("- **Legend (top):** Ours (grey, hatched), The Base", ["Ours", "The Base"]),
        ("- **Legend:** 2016, 2019, 2022", ["2016", "2019", "2022"]),
        ("- **Legend:** top right; ablations are drawn with hatched bars", []),
        ("- **Legend:** four shades of grey-green, one for each year", []),
        ("- **Legend:** top right", []),
    ],
)
def test_entries_of_whose_colours_nothing_is_said(line: str, names: list[str]) -> None:
    assert [entry.name for entry in read_text(FRAME.format(line)).legend] == names


def test_two_axes_in_one_line() -> None:
    line = "* **Left x-axis:** K (1, 5). **Left y-axis:** R@K (%), from 20 to 80."
    figure = read_text(FRAME.format(line))
    assert figure.x_axis.ticks == ("1", "5")
    assert (figure.y_axis.label, figure.y_axis.bounds) == ("R@K (%)", (20, 80))


def test_names_are_kept_as_they_are_spelt() -> None:
    text = (
        "## Heatmap: T\n### Overview\nTwo panels (Assym | a, Asym | b) are shown.\n"
        "### Data\n#### Asym | a\n- y=1: 1, 2\n#### Asym | b\n- y=1: 3, 4\n"
    )
    figure = read_text(text)
    assert {"Assym | a", "Asym | a", "Asym | b"} <= {use.name for use in figure.names}
    for use in figure.names:
        assert text[slice(*use.span)].strip('"*') == use.name


@pytest.mark.parametrize(
    ("sentence", "x", "y"),
    [
        ("The x-axis is the mass in kg (log scale), the y-axis is top-3 accuracy in percent.",
         ("mass in kg", "kg", "log"), ("top-3 accuracy in percent", "%", "linear")),
        ("The horizontal axis represents speed, while the vertical axis (left) shows cost (USD).",
         ("speed", "", "linear"), ("cost (USD)", "USD", "linear")),
        ("The plot has the year on the x-axis and the price on the y-axis.",
         ("year", "", "linear"), ("price", "", "linear")),
    ],
)  # fmt: skip
def test_axes_in_a_sentence(
    sentence: str, x: tuple[str, str, str], y: tuple[str, str, str]
) -> None:
    figure = read_text(f"## Scatter Plot: T\n{sentence}\n- A: 1, 2\n")
    assert (figure.x_axis.label, figure.x_axis.unit, figure.x_axis.scale) == x
    assert (figure.y_axis.label, figure.y_axis.unit, figure.y_axis.scale) == y
    assert figure.claims == ()


@pytest.mark.parametrize(
    ("sentence", "columns", "rows"),
    [
        ("Each row is a shelf of the store and each column is a bay.", "bay", "shelf"),
        ("Columns stand for the storage time (1 to 3 weeks), rows for the depth at which it lies.",
         "storage time", "depth"),
        ("Each row is higher than the one above.", "x", "y"),
    ],
)  # fmt: skip
def test_what_each_row_and_column_is(sentence: str, columns: str, rows: str) -> None:
    table = "|   | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | 4 | 5 | 6 |\n| 2 | 7 | 8 | 9 |\n"
    figure = read_text(f"## Heatmap: T\n{sentence}\n\n{table}")
    names = {d.role: d.name for d in figure.dimensions}
    assert (names[Role.X], names[Role.Y]) == (columns, rows)


def test_the_range_of_an_axis_in_a_sentence_is_no_label_and_no_claim() -> None:
    figure = read_text("## Bar Chart: T\nThe y-axis ranges from 0 to 50.\n- A: 1\n- B: 2\n")
    assert (figure.y_axis.label, figure.y_axis.bounds) == ("", (0, 50))
    assert figure.claims == ()
    assert all(mark.use is not Use.UNPLACED for mark in figure.account)


def test_numbers_in_a_legend_are_placed_only_as_parts_of_names() -> None:
    text = (
        "## Line Chart: T\n- **Legend:**\n  - Net 50 (blue): loses 7.5 by its 9th epoch\n"
        "  - Net 80 (red)\n### Data\n- Net 50: 1, 2\n- Net 80: 3, 4\n"
    )
    figure = read_text(text)
    assert [(e.name, e.colour) for e in figure.legend] == [("Net 50", "blue"), ("Net 80", "red")]
    marks = [(text[slice(*m.span)], m.use) for m in figure.account[:3]]
    assert marks == [("50", Use.LEGEND), ("7.5", Use.UNPLACED), ("80", Use.LEGEND)]


def test_series_called_series_are_no_legend() -> None:
    figure = read_text("## Line Chart: T\n- Series A: 1, 2\n- Series B: 3, 4\n")
    assert [cell.value for cell in figure.cells] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("heading", "unit"),
    [
        ("### Values (in %)", "%"),
        ("### Data (%)", "%"),
        ("**Data (in percent)**", "%"),
        ("### Numbers (in thousands)", "thousands"),
        ("### Data (top to bottom)", ""),
        ("### Data", ""),
    ],
)
def test_unit_in_the_heading_of_the_values(heading: str, unit: str) -> None:
    table = "| | a | b |\n|---|---|---|\n| c | 1 | 2 |\n| d | 3 | 4 |\n"
    text = f"## Bar Chart: Title\n{heading}\n{table}"
    assert read_text(text).value.unit == unit


@pytest.mark.parametrize(
    ("heads", "unit"),
    [("| Zoo (k people) | Park (k people) |", "k people"), ("| Zoo (km) | Park (mi) |", "")],
)
def test_unit_behind_each_column(heads: str, unit: str) -> None:
    """It is that of all values where all columns have it, and then no part of their names."""
    figure = read_text(f"## Chart: Visitors\n| Month {heads}\n|---|---|---|\n| May | 4 | 6 |\n")
    assert figure.value.unit == unit
    ticks = [tick for d in figure.dimensions for tick in d.ticks]
    assert ("Zoo" in ticks) is bool(unit)


@pytest.mark.parametrize(
    ("title", "label", "unit"),
    [
        ("Market share of three apps, 2016-2018 (%)", "Market share (%)", "%"),
        ("Root length of seedlings (mm, mean ± SD)", "Root length (mm)", "mm"),
        ("Staff survey: agreement with two statements (% of staff)", "agreement (%)", "%"),
        ("Net migration (persons per 1,000 people)", "Net migration (persons per 1,000 people)", "persons per 1,000 people"),  # noqa: E501
        ("Members of two clubs (top two)", "", ""),
        ("% of adults who own a bicycle, by age", "Share of adults (%)", "%"),
        ("Percentage of the homes with solar panels", "Share of the homes (%)", "%"),
        ("Chart: Views of the new stadium, % of adults", "Views of the new stadium (%)", "%"),
        ("Share prices of two banks", "", ""),
        ("Chart: Median rent by district, in hundreds of euros", "", ""),
        ("Chart: Median rent by district, in thousands of 2020 euros", "Median rent (in thousands of 2020 euros)", "thousands of 2020 euros"),  # noqa: E501
        ("Sales of two brands in million U.S. dollars", "Sales (in million U.S. dollars)", "million U.S. dollars"),  # noqa: E501
        ("Chart: Road deaths: deaths per 100,000 residents, by region", "deaths per 100,000 residents", "deaths per 100,000 residents"),  # noqa: E501
        ("Chart: Marriage rate by region, Norway, marriages per year", "Marriage rate (marriages per year)", "marriages per year"),  # noqa: E501
        ("Chart: Church membership by region (% who belong to a parish)", "Church membership (%)", "%"),  # noqa: E501
        ("Chart: Few like the stadium: % who say it is too large", "Share (%)", "%"),
    ],
)  # fmt: skip
def test_unit_of_all_values_at_the_end_of_the_title(title: str, label: str, unit: str) -> None:
    figure = read_text(
        f"## {title}\n\n| Name | A | B |\n|---|---|---|\n| x | 1 | 2 |\n| y | 3 | 4 |"
    )
    assert (figure.value.label, figure.value.unit) == (label, unit)


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Percent of residents who think the stadium is too large.", "Share of residents (%)"),
        ("Values are % of residents who like the stadium or do not.", "Share of residents (%)"),
        ("The share of residents who like the stadium", "Share of residents (%)"),
        ("The share of residents has grown since.", ""),
        ("Residents were asked in May.", ""),
    ],
)
def test_shares_told_below_the_title(line: str, label: str) -> None:
    figure = read_text(
        f"## Chart: The stadium\n\n{line}\n\n| Town | Yes | No |\n|---|---|---|\n| x | 10 | 20 |"
    )
    assert (figure.value.label, figure.value.unit) == (label, "%" if label else "")


def test_brackets_that_explain_a_name_hold_no_unit() -> None:
    title, head = (
        "## Chart: Use of ferries (% of residents)",
        "| Line | 2020 | 2021 |\n|---|---|---|",
    )
    for name, unit in (("Red (formerly Blue)", "%"), ("Red (in km)", "")):
        assert read_text(f"{title}\n\n{head}\n| {name} | 10 | 20 |").value.unit == unit


def test_columns_with_units_of_their_own_are_not_in_the_title_s() -> None:
    figure = read_text("## Share of apps (%)\n\n| Name | A (s) | B |\n|---|---|---|\n| x | 1 | 2 |")
    assert figure.value.unit == ""


@pytest.mark.parametrize("rows", ["| x | 120 | 2 |", "| x | -3 | 2 |", "| x | 0.2 | 0.4 |"])
def test_what_cannot_be_percentages_is_none_for_its_title(rows: str) -> None:
    figure = read_text(f"## Share of adults by town\n\n| Name | A | B |\n|---|---|---|\n{rows}")
    assert figure.value.unit == ""


@pytest.mark.parametrize(
    ("first", "second", "unit"),
    [
        ("12 min", "31 min", "min"),
        ("12 cm.", "31 cm", "cm"),
        ("12 min", "31 km", ""),
        ("12 (Rome)", "31", ""),
        ("12 min", "not asked", "min"),
    ],
)
def test_unit_behind_each_value(first: str, second: str, unit: str) -> None:
    assert read_text(f"## Travel\n\n- Bus: {first}\n- Tram: {second}").value.unit == unit


@pytest.mark.parametrize(
    ("first", "kind"),
    [
        ("Two step curves over the months.", Kind.LINE),
        ("Three lines, one per store.", Kind.LINE),
        ("Bars for two genotypes under two conditions.", Kind.BAR),
        ("Time series with readings every three days.", Kind.LINE),
        ("A leaderboard with two models.", Kind.TABLE),
        ("These are the lines of code of two stores.", Kind.UNKNOWN),
        ("Numbers of two stores.", Kind.UNKNOWN),
    ],
)
def test_what_the_first_sentence_says_is_drawn(first: str, kind: Kind) -> None:
    assert read_text(f"## Stores\n\n{first}\n\n- a: 1, 2\n- b: 3, 4").kind is kind


def test_a_wide_table_alone_is_a_table() -> None:
    table = "## Stores\n\n| Store | Rank | Staff | Sales |\n|---|---|---|---|\n| A | 1 | 2 | 3 |\n"
    assert read_text(table).kind is Kind.TABLE


@pytest.mark.parametrize("said", ["", "The table lists all of them.\n\n"])
def test_a_chart_is_no_table_though_one_lists_its_values(said: str) -> None:
    rows = ("| Year | North | South | West |", "|---|---|---|---|", "| 2010 | 1 | 2 | 3 |")
    table = "\n".join(rows)
    assert read_text(f"## Chart: Tons a year\n\n{said}{table}").kind is Kind.UNKNOWN
    assert read_text(f"## Tons a year\n\n{said}{table}").kind is Kind.TABLE


@pytest.mark.parametrize(
    ("before", "rows", "name"),
    [
        ("Three lines, y-axis tons, x-axis threads (log scale).", "(1, 5), (2, 7)", "threads"),
        ("Format: (threads, tons).", "(1, 5), (2, 7)", "threads"),
        ("Two lines. Tons at weeks 1, 2:", "5, 7", "weeks"),
        ("Two lines. Tons for the years 1, 2:", "5, 7", "years"),
        ("Two lines, for reference (n, m).", "5, 7", "x"),
    ],
)
def test_what_the_axis_is_called_before_the_values(before: str, rows: str, name: str) -> None:
    figure = read_text(f"## Line chart of stores\n\n{before}\n\n- A: {rows}\n- B: {rows}")
    axis = figure.dimension(Role.X)
    assert axis is not None
    assert (figure.x_axis.label or axis.name) == name


@pytest.mark.parametrize(
    ("corner", "lines", "along"), [("App", "App", "x"), ("Year", "series", "Year")]
)
def test_the_corner_of_a_table_names_lines_or_years(corner: str, lines: str, along: str) -> None:
    table = (
        f"## Line chart\n\n| {corner} | 2019 | 2020 |\n|---|---|---|\n| A | 1 | 2 |\n| B | 3 | 4 |"
    )
    assert {d.role: d.name for d in read_text(table).dimensions} == {
        Role.SERIES: lines,
        Role.X: along,
    }


@pytest.mark.parametrize(
    ("sentence", "label", "unit"),
    [
        ("Four lines trace annual catches of a lake in million tonnes.", "annual catches", "million tonnes"),  # noqa: E501
        ("The chart tracks the percentage of all homes heated by wood.", "percentage of all homes", "%"),  # noqa: E501
        ("**Overview.** A chart. The y-axis gives yield in percent.", "yield in percent", "%"),
        ("The lines show how much was caught.", "", ""),
    ],
)  # fmt: skip
def test_what_the_overview_says_is_shown(sentence: str, label: str, unit: str) -> None:
    rows = "- A: (1, 5), (2, 7)\n- B: (1, 3), (2, 4)"
    text = f"## Line Chart: T\n### Overview\n{sentence}\n### Data\n{rows}"
    value = read_text(text).value
    assert (value.label, value.unit) == (label, unit)


@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        ("The years 2012 to 2014 are on the horizontal axis.", "years"),
        ("**Layout.** There are three years on the (linear) x-axis: 2012, 2013, 2014.", "years"),
        ("**Axes.** Horizontal: year of harvest. Vertical: tonnes.", "year of harvest"),
    ],
)
def test_axes_in_the_sentences_of_a_paragraph(sentence: str, name: str) -> None:
    rows = "- A: 2012: 1, 2013: 2, 2014: 4\n- B: 2012: 3, 2013: 5, 2014: 2"
    text = f"## Line Chart: T\n\n{sentence}\n\n## Data\n{rows}"
    axis = read_text(text).dimension(Role.X)
    assert axis is not None
    assert axis.name == name


TABLE = """## Bar Chart: Organs
### Overview
{}
### Data
| Method | Liver | Lung |
|---|---|---|
| Net | 1 | 2 |
| Ours | 3 | 4 |
| Base | 5 | 6 |
"""


@pytest.mark.parametrize(
    ("told", "series", "along"),
    [
        ("- **X-axis:** organs", ("Method", "Net Ours Base"), ("organs", "Liver Lung")),
        ("- **X-axis:** methods", ("series", "Liver Lung"), ("methods", "Net Ours Base")),
        ("- **X-axis:** networks", ("series", "Liver Lung"), ("networks", "Net Ours Base")),
        ("There are two groups of bars.", ("Method", "Net Ours Base"), ("x", "Liver Lung")),
        ("For each organ there are three bars.", ("Method", "Net Ours Base"), ("x", "Liver Lung")),
        ("Three groups of two bars.", ("series", "Liver Lung"), ("Method", "Net Ours Base")),
        ("- **Legend:** Net, Ours, Base", ("Method", "Net Ours Base"), ("x", "Liver Lung")),
        ("Bars of all heights.", ("series", "Liver Lung"), ("Method", "Net Ours Base")),
    ],
)
def test_which_names_stand_along_the_axis_of_bars(
    told: str, series: tuple[str, str], along: tuple[str, str]
) -> None:
    figure = read_text(TABLE.format(told))
    found = {d.role: (d.name, " ".join(d.ticks)) for d in figure.dimensions}
    assert found == {Role.SERIES: series, Role.X: along}


def test_bars_grouped_by_numbers_that_are_listed() -> None:
    text = """# Bar Chart: Charge left
**Overview.** Bars are grouped by cycle (100, 200).
**Axes.** Horizontal: cycle. Vertical: charge in percent, from 40 to 100.
## Values
* Plain – 100: 91, 200: 83
* Blend – 100: 96, 200: 93
* Salt – 100: 94, 200: 90
"""
    figure = read_text(text)
    assert [(d.role, d.name) for d in figure.dimensions] == [
        (Role.SERIES, "series"),
        (Role.X, "cycle"),
    ]


def test_ticks_of_panels_that_each_have_their_own_are_in_order() -> None:
    text = """## Heatmaps: Rate and Batch
### Components/Axes
- **X-axis (Batch)**: 16, 32
- **Y-axis (Rate)**: three values per panel
### Data
#### Owl
- rate 0.1: 5, 6
- rate 1: 7, 8
#### Lynx
- rate 0.01: 1, 2
- rate 0.5: 3, 4
"""
    rates = read_text(text).dimension(Role.Y)
    assert rates is not None
    assert rates.ticks == ("0.01", "0.1", "0.5", "1")


def test_what_stands_behind_a_panel_s_letter_is_about_it() -> None:
    text = """## Line Charts: Air
### Layout
- Panel (a): Dust (mg)
- Panel (b): Ozone (ppb)
### Panel (a)
- Port: 2010: 31, 2020: 15
- Hill: 2010: 22, 2020: 13

The port is dustier than the hill.
### Panel (b)
- Port: 2010: 18, 2020: 47
- Hill: 2010: 21, 2020: 44
"""
    (claim,) = read_text(text).claims
    assert claim.context[0] == "Dust (mg)"


@pytest.mark.parametrize(
    ("told", "label", "unit"),
    [
        ("training steps, in millions.", "training steps, in millions", "millions"),
        ("delay, in ms (10, 20)", "delay, in ms", "ms"),
        ("delay, ms (10, 20)", "delay, ms", ""),
        ("steps, in order", "steps", ""),
    ],
)
def test_a_unit_behind_a_comma_belongs_to_the_label(told: str, label: str, unit: str) -> None:
    figure = read_text(f"## Line Chart: T\n- **X-axis:** {told}\n- **A**: (10, 1), (20, 3)\n")
    assert (figure.x_axis.label, figure.x_axis.unit) == (label, unit)


@pytest.mark.parametrize(
    ("axis", "first"),
    [
        ("Town: Ulm, Kiel, Bonn", "Row 1"),
        ("Town: Ulm, Kiel, Bonn (top to bottom)", "Top row"),
        ("Town: Ulm, Kiel, Bonn", "First row"),
    ],
)
def test_rows_by_number_are_those_that_are_listed(axis: str, first: str) -> None:
    assert _towns(axis, first) == ["Ulm", "Kiel", "Bonn"]


@pytest.mark.parametrize(
    ("axis", "first"),
    [
        ("Town: Ulm, Kiel, Bonn (bottom to top)", "Row 1"),
        ("Town (Ulm, Kiel, Bonn), bottom-to-top", "Row 1"),
        ("Town (Ulm, Kiel, Bonn), from bottom up", "Top row"),
        ("Town, from the bottom: Ulm, Kiel, Bonn", "Row 1"),
        ("Town: Ulm, Kiel, Bonn, listed upwards", "Row 1"),
        ("Town: Ulm, Kiel, Bonn", "Row 1 (bottom)"),
    ],
)
def test_rows_by_number_have_no_names_where_they_are_listed_upwards(axis: str, first: str) -> None:
    assert "Ulm" not in _towns(axis, first)


def _towns(axis: str, first: str) -> list[str | None]:
    rows = f"{first}: 3, 4\nSecond row: 5, 6\nLast row: 7, 8"
    figure = read_text(
        f"## Heatmap: Rain\n\nY-axis: {axis}\nX-axis: Month: May, June\n\nValues:\n{rows}\n"
    )
    return list(dict.fromkeys(cell.at[-2] for cell in figure.cells))


def test_corner_that_names_the_columns() -> None:
    text = (
        '## Line Chart: Scores\n### Components/Axes\n- **X-axis**: "Tokens (B)"\n'
        '- **Y-axis**: "Score"\n### Data\n| Tokens (B) | 10 | 20 | 40 |\n|---|---|---|---|\n'
        "| Web | 45 | 46 | 47 |\n| Code | 44 | 48 | 51 |\n"
    )
    found = {d.role: d.name for d in read_text(text).dimensions}
    assert found == {Role.SERIES: "series", Role.X: "Tokens (B)"}
