"""Sentences without a subject of their own, under a label that names it."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text

DESCRIPTION = """\
## Line Chart: Members of Three Clubs
### Components/Axes
- **X-axis:** Year: 2000, 2010, 2020
- **Y-axis:** Members
### Data
- **North:** 2000 120, 2010 180, 2020 300
- **South:** 2000 260, 2010 210, 2020 130
- **West:** 2000 100, 2010 110, 2020 140
### Trends
- **North:** {}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Starts second and ends first.", Verdict.SUPPORTED),
        ("Starts last and ends first.", Verdict.REFUTED),
        ("Ends in second place.", Verdict.REFUTED),
        ("Across the years, South is smaller.", Verdict.UNPARSED),
    ],
)
def test_label_names_the_subject(text: str, verdict: Verdict) -> None:
    figure = read_text(DESCRIPTION.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict


@pytest.mark.parametrize(
    ("heading", "text", "verdict"),
    [
        ("Small clubs", "Two values are below 115, both of them at West.", Verdict.SUPPORTED),
        ("Small clubs", "Two values are below 125, both of them at West.", Verdict.UNPARSED),
        ("Small clubs", "Two values are below 115.", Verdict.UNPARSED),
        # What is told of the values is no part of the figure.
        ("Low values", "Two values are below 125, both of them at West.", Verdict.REFUTED),
        ("Low values", "Two values are below 115.", Verdict.SUPPORTED),
    ],
)
def test_count_under_a_heading_that_names_nothing(
    heading: str, text: str, verdict: Verdict
) -> None:
    """The heading may say of which values it is, unless what is said holds of all that are."""
    described = DESCRIPTION.replace("- **North:** {}", f"- **{heading}:** {{}}")
    figure = read_text(described.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict


CHILLED = """\
## Heatmaps: Uptake of Reeds
### Components/Axes
* **X-axis:** "Depth", with the values 1, 2, 3.
* **Y-axis:** "Reed", with the values Ash, Elm.
### Detailed Analysis
**1. Heated**
* Row Ash: 12, 22, 30
* Row Elm: 14, 20, 35
**2. Chilled**
* Row Ash: 10, 11, 14
* Row Elm: 13, 18, 31
### Key Observations
* **Effect of Chilling:** {}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The mean of Ash is below 20.", Verdict.SUPPORTED),
        ("The mean of Ash is below 13.", Verdict.REFUTED),
        ("Chilling lowers the uptake of both reeds.", Verdict.SUPPORTED),
    ],
)
def test_an_effect_is_no_place(text: str, verdict: Verdict) -> None:
    figure = read_text(CHILLED.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict


AGES = """\
## Stacked Bar Chart: Age Structure of Three Islands
### Components
- **Bars (top to bottom):** Ravia, Toland, Umber
- **Segments (left to right):** Young (green), Grown (sand), Old (brown)
- **X-axis:** "Share of population (%)", 0 to 100
### Detailed Analysis
| Island | Young | Grown | Old |
|:--|--:|--:|--:|
| Ravia | 49.0 | 48.6 | 2.4 |
| Toland | 25.3 | 67.8 | 6.9 |
| Umber | 11.6 | 58.5 | 29.9 |
### Key Observations
- **Grown.** {}
"""

WAYS = """\
## Heatmaps: Minutes by Train and by Bus
### Axes
- **Vertical axis**: "origin", top to bottom: arl, bex, cul
- **Horizontal axis**: "destination", left to right: arl, bex, cul
### Values
#### Train
- from arl: –, 61, 22
- from bex: 26, –, 20
- from cul: 25, 13, –
#### Bus
- from arl: –, 72, 43
- from bex: 46, –, 40
- from cul: 45, 29, –
### Key Observations
- **Extremes.** arl→bex is the only direction above 60 on the left. {}
"""


@pytest.mark.parametrize(
    ("description", "text"),
    [
        # What follows goes on with the verb, and is no clause about the group.
        (AGES, "Umber's 58.5% is, Ravia aside, the smallest value of this group."),
    ],
)  # fmt: skip
def test_what_is_not_understood_gives_no_subject(description: str, text: str) -> None:
    figure = read_text(description.format(text))
    (found,) = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found).judgement.verdict is Verdict.UNPARSED


@pytest.mark.parametrize(("value", "verdict"), [(29, Verdict.SUPPORTED), (40, Verdict.MIXED)])
def test_it_is_what_the_clause_before_leads_with(value: int, verdict: Verdict) -> None:
    text = (
        "At the other end, cul→bex has the lowest score of the left panel (13), and it remains "
        f"the lowest in the right panel with {value}."
    )
    figure = read_text(WAYS.format(text))
    (found,) = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found).judgement.verdict is verdict


COLUMNS = """\
## Table: Scores of Four Systems
### Detailed Analysis
| System | Web ↑ | Mail ↑ | Size (GB) ↓ | Delay (ms) ↓ |
|---|---|---|---|---|
| Ash | 41.5 | 30.0 | 26.0 | 24 |
| Elm | 45.0 | 22.5 | 25.0 | 21 |
| Fir | 47.5 | 33.5 | 24.5 | 30 |
| Yew | 49.0 | 31.0 | 20.0 | 36 |

### By Column
- *Web:* {}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Elm is ahead of Ash by 3.5 points.", Verdict.SUPPORTED),
        ("Elm is ahead of Ash by 5 points.", Verdict.REFUTED),
        ("Elm is ahead of Ash, by 3 points or more.", Verdict.SUPPORTED),
    ],
)
def test_points_are_those_of_the_column_above(text: str, verdict: Verdict) -> None:
    figure = read_text(COLUMNS.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict


AXES = """\
## Heatmap: Transfer of a Tagger
### Components/Axes
- **X-axis (Test Language):** Dutch, Irish, Welsh
- **Y-axis (Training Language):** Dutch, Irish, Welsh
### Detailed Analysis
- Dutch: 91, 63, 61
- Irish: 66, 88, 72
- Welsh: 62, 74, 85
### Key Observations
- **Test Languages:**
  - The Dutch column has the highest mean.
  - The Irish column ranges from 63 to 88.
  - {}
- **Training Languages:**
  - The Dutch row ranges from 61 to 91.
  - The Irish row ranges from 66 to 88.
  - The Welsh row ranges from 62 to 85.
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The Welsh column ranges from 61 to 85.", Verdict.SUPPORTED),
        ("The Welsh column ranges from 66 to 85.", Verdict.REFUTED),
    ],
)
def test_headings_alike_that_name_axes_are_about_all_values(text: str, verdict: Verdict) -> None:
    """Headings alike that name no axis each stand for a part of the figure, which is unknown."""
    figure = read_text(AXES.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict
    parts = AXES.replace("Test Languages", "Old Speakers").replace(
        "Training Languages", "Young Speakers"
    )
    figure = read_text(parts.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is Verdict.UNPARSED


@pytest.mark.parametrize(
    ("one", "other", "verdict"),
    [
        ("Best results", "Weak results", Verdict.SUPPORTED),
        ("Response to rain", "Response to sun", Verdict.SUPPORTED),
        # Of which part "German to English" speaks is not known.
        ("German to English", "Finnish to English", Verdict.UNPARSED),
    ],
)
def test_headings_alike(one: str, other: str, verdict: Verdict) -> None:
    """What headings say of the values, or of all of something, makes them no parts of a figure."""
    text = "North has more members than South in 2020."
    said = [text, "West has grown.", "South has shrunk.", "North has grown."]
    lists = "\n".join(
        f"- **{heading}:**\n" + "\n".join(f"  - {s}" for s in said) for heading in (one, other)
    )
    figure = read_text(DESCRIPTION.replace("- **North:** {}", lists))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict


BY_AGE = """\
## Bar Chart: Source of News by Age Group
### Components/Axes
- **X-axis:** Age group
- **Y-axis:** Share (%)
### Data
| Age group | Papers | Radio |
|---|---|---|
| 18–34 | 15 | 20 |
| 35–54 | 25 | 18 |
| 55+ | 44 | 30 |
### What can be seen
- **Younger adults:**
  - {}
  - Radio is below 40.
  - Papers are above 5.
- **Older adults:**
  - Papers are above 20.
  - Radio is below 40.
  - Radio is above 5.
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        # The claim says itself where on each axis it looks, whatever the label is about.
        ("Radio is ahead of papers in the 18–34 group.", Verdict.SUPPORTED),
        ("Papers are ahead of radio in the 18–34 group.", Verdict.REFUTED),
        ("Papers rise with each age group.", Verdict.SUPPORTED),
        ("Papers are below 45.", Verdict.UNPARSED),
    ],
)
def test_labels_like_one_another_name_parts_of_an_axis(text: str, verdict: Verdict) -> None:
    figure = read_text(BY_AGE.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict
