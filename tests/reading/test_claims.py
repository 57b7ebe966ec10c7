from __future__ import annotations

from figcheck.model import Claim
from figcheck.reading import read_text


def claims(text: str) -> list[Claim]:
    figure = read_text(text)
    for claim in figure.claims:
        assert len(claim.offsets) == len(claim.text) + 1
        for offset, character in zip(claim.offsets, claim.text, strict=False):
            assert text[offset] == character or character == " "
    return list(figure.claims)


DATA = """\
## Bar Chart: T
### Axes
- **Legend:** Ours (blue), Base (red)
### Data
#### Left
- **Ours**: A 1, B 2. Ours grows.
  - *Trend:* Up to 2.
- **Base**: A 3, B 4
"""


def test_prose_behind_a_row_and_under_it() -> None:
    behind, under = claims(DATA)
    assert behind.text == "Ours grows."
    assert under.text == "Up to 2."
    assert under.topic == ("Left", "Ours", "Trend")
    assert behind.section == under.section == "Data"
    figure = read_text(DATA)
    assert [d.name for d in figure.dimensions] == ["series", "x"]
    assert behind.context == under.context == ("Ours", None)


def test_a_bold_label_is_the_topic_and_bold_words_are_not() -> None:
    observations = "1. **Peak:** B is *highest*. A is low.\n2. **Ours** is below Base.\n"
    text = f"{DATA}### Key Observations\n{observations}"
    last = claims(text)[2:]
    assert [c.text for c in last] == ["B is highest.", "A is low.", "Ours is below Base."]
    assert [c.topic for c in last] == [("Peak",), ("Peak",), ()]
    assert text[slice(*last[0].span)] == "B is *highest*."
    assert text[slice(*last[0].source_span(5, 12))] == "highest"


def test_labels_with_a_full_stop_or_a_question_mark() -> None:
    text = DATA + "### Observations\n* **Which wins?** Base.\n* **Range.** Values lie in 1–4.\n"
    last = claims(text)[2:]
    assert [(c.topic, c.text) for c in last] == [(("Range",), "Values lie in 1–4.")]


def test_labels_over_bullets_that_are_not_indented() -> None:
    text = f"""{DATA}### Observations
1. **Trend**:
- Base falls.
- **Gap**: It is 2.
2. **End**: Ours ends at 2.
"""
    last = claims(text)[2:]
    assert [(c.topic, c.text) for c in last] == [
        (("Trend",), "Base falls."),
        (("Trend", "Gap"), "It is 2."),
        (("End",), "Ours ends at 2."),
    ]


def test_what_describes_the_picture_is_no_claim() -> None:
    text = (
        "## Bar Chart: T\n### Overview\nThe image shows a bar chart with two panels. "
        "Base is higher than Ours in every group.\n### Components/Axes\n"
        "- **X-axis:** group (A, B)\n- **Legend:** Ours (blue), Base (red)\n"
        "### Data\nValues are given from left to right.\n- Ours: 1, 2\n- Base: 3, 4\n"
    )
    assert [c.text for c in claims(text)] == ["Base is higher than Ours in every group."]


def test_a_line_over_a_rule_is_no_heading() -> None:
    text = (
        DATA
        + "### Observations\n- Base leads.\nOurs trails.\n---\n### Interpretation\nAll is well.\n"
    )
    assert [(c.section, c.text) for c in claims(text)[2:]] == [
        ("Observations", "Base leads."),
        ("Observations", "Ours trails."),
        ("Interpretation", "All is well."),
    ]


def test_a_section_title_in_a_line_of_its_own() -> None:
    text = "Bar chart of three things\n\na: 1\nb: 2\nKey points\nB is higher.\nA is lower.\n"
    assert [(c.section, c.text) for c in claims(text)] == [
        ("Key points", "B is higher."),
        ("Key points", "A is lower."),
    ]


def test_what_is_not_data_in_a_block_with_data_is_said_once() -> None:
    text = (
        "## Grouped Bars: T\n- X-axis: Q1, Q2\n- Legend: Up (red), Down (blue)\n\n"
        "Up is ahead. In Q1, Up has 5 and Down 4. They are closest. In Q2, Up has 6 and Down 2.\n"
    )
    assert [c.text for c in claims(text)] == ["Up is ahead.", "They are closest."]


def test_observations_behind_the_last_panel_are_about_all() -> None:
    text = (
        "## Line Chart: T\n**North** (blue)\nA 1, B 2\n\n**South** (red)\nA 3, B 4\n\n"
        "**Observations.** North peaks at B, at 2 m. South is higher.\n"
    )
    assert [(c.topic, c.context, c.text) for c in claims(text)] == [
        (("Observations",), (None, None), "North peaks at B, at 2 m."),
        (("Observations",), (None, None), "South is higher."),
    ]


def test_the_title_that_a_first_sentence_names() -> None:
    text = 'The bar chart titled "Visits" has 2 bars. B is highest at 4.\n\n- A: 1\n- B: 4\n'
    assert read_text(text).title == "Visits"
    assert "B is highest at 4." in [c.text for c in claims(text)]


def test_a_first_line_that_is_the_title_is_no_claim() -> None:
    text = (
        "Correlations (higher is more) of three things\n\na: 1, 2\nb: 3, 4\n\nB is highest at 4.\n"
    )
    assert read_text(text).title == "Correlations (higher is more) of three things"
    assert [c.text for c in claims(text)] == ["B is highest at 4."]


def test_all_prose_behind_the_data_is_said_of_them() -> None:
    text = (
        "Figure 3: Scores\n\n- A: X 45, Y 14\n- B: X 54, Y 28\n\n(a) B wins on X. (b) A is last.\n"
    )
    assert [c.text for c in claims(text)] == ["(a) B wins on X.", "(b) A is last."]


def test_a_paragraph_behind_the_last_panel_is_about_all_of_them() -> None:
    rows = "P (ms)\nHNSW: 3.2\nIVF: 5.6\n\nQ (%)\nHNSW: 97.1\nIVF: 93.4\n\n"
    (claim,) = claims(f"Comparison\n\n{rows}IVF is slower.\n")
    assert claim.topic == ()
    assert claim.context == (None, None)
    own = rows.replace("IVF: 5.6", "IVF: 5.6\n\nIVF is slower here.")
    assert [c.context[0] for c in claims(f"Comparison\n\n{own}IVF is worse here.\n")] == [
        "P (ms)",
        "Q (%)",
    ]


def test_the_number_of_a_figure_is_no_claim() -> None:
    text = (
        "Table 2. Error of optimizers.\n\nName | A | B\nSGD | 4 | 2\nAdam | 6 | 3\n\nSGD is best.\n"
    )
    assert [c.text for c in claims(text)] == ["SGD is best."]


def test_a_title_behind_a_label_is_neither_claim_nor_data() -> None:
    rows = "- A: 2000 3, 2005 4\n- B: 2000 5, 2005 6\n"
    text = f"**Figure.** Rate in two countries, 2000 to 2005\n\n{rows}\nB is above A.\n"
    assert [c.text for c in claims(text)] == ["B is above A."]
    assert read_text(text).title == "Rate in two countries, 2000 to 2005"
    assert len(read_text(text).cells) == 4


TWO_PANELS = """\
# Relevance and response time of two indexes
Two bar plots placed side by side, with the relevance on the left and the time on the right.
## Data
**(a) Relevance** (order: News, Law, Code)
- Kelp: 0.61, 0.32, 0.28
- Dulse: 0.57, 0.35, 0.30

**(b) Response time**
- Kelp: 14 ms
- Dulse: 37 ms
"""


def test_a_heading_by_the_side_of_a_panel_says_of_which_is_spoken() -> None:
    told = "### Left panel\nKelp is best on News.\n### Right panel\nDulse is slower than Kelp.\n"
    assert [c.context[0] for c in claims(TWO_PANELS + told)] == [
        "(a) Relevance",
        "(b) Response time",
    ]
    told = "**Second chart:** Dulse is slower than Kelp.\n"
    assert [c.context[0] for c in claims(TWO_PANELS + told)] == ["(b) Response time"]
    # What is told second is no second panel.
    told = "### Notes\n**Second:** Dulse is lower than Kelp on News.\n"
    assert [c.context[0] for c in claims(TWO_PANELS + told)] == [None]
