"""What a description says of its figure outside axes and title: shades, powers, groups of ages."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

SHADED = """\
Heatmap: Cars parked at three stations

Rows are stations, columns are days. {told} Cell labels count cars.

| Station | Monday | Friday | Sunday |
|---|---|---|---|
| Harbor | 31 | 48 | 12 |
| Museum | 22 | 27 | 64 |
| School | 55 | 51 | 3 |
"""

IN_THOUSANDS = """\
## Visitors of two parks

The bars show visitors in thousands.

Season | Locals (k) | Tourists (k)
--- | ---: | ---:
Spring | 12.4 | 9.1
Summer | 20.5 | 41.2
Autumn | 11.8 | 10.3
"""

BY_AGE = """\
# Survey chart: "I read a newspaper on paper"

Horizontal 100 % stacked bars, {told}.

* **15-29** — Daily 12%; Weekly 28%; Never 60%
* **30-59** — Daily 31%; Weekly 40%; Never 29%
* **60+** — Daily 58%; Weekly 27%; Never 15%
"""


def _verdict(text: str, said: str) -> Verdict:
    return Judge(read_text(text)).judge(claim(said)).judgement.verdict


@pytest.mark.parametrize(
    ("told", "dark_is_high"),
    [
        ("The darker the blue, the more cars.", True),
        ("Darker cells mean higher counts.", True),
        ("Darker = more.", True),
        ("Lighter shades indicate larger values.", False),
        ("The darker a cell is, the fewer cars there are.", False),
    ],
)
def test_shades_are_what_the_text_says(told: str, dark_is_high: bool) -> None:
    text = SHADED.format(told=told)
    high, low = Verdict.SUPPORTED, Verdict.REFUTED
    most = _verdict(text, "The darkest cell of the map is Museum on Sunday.")
    least = _verdict(text, "The darkest cell of the map is School on Sunday.")
    assert (most, least) == ((high, low) if dark_is_high else (low, high))


def test_shades_say_nothing_where_no_text_tells_them() -> None:
    text = SHADED.format(told="A cell is darker than the frame.")
    assert not _verdict(text, "The darkest cell of the map is Museum on Sunday.").is_decided


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("In spring, there are more locals than tourists.", Verdict.SUPPORTED),
        ("There are more locals than tourists in autumn.", Verdict.SUPPORTED),
        ("There are more locals than tourists in summer.", Verdict.REFUTED),
        ("In summer, there are about twice as many tourists as locals.", Verdict.SUPPORTED),
        ("In summer, there are about three times as many tourists as locals.", Verdict.REFUTED),
    ],
)
def test_values_whose_unit_is_thousands_count_things(said: str, verdict: Verdict) -> None:
    assert _verdict(IN_THOUSANDS, said) is verdict


def test_groups_are_of_ages_where_the_text_says_so() -> None:
    told, said = BY_AGE.format(told="one per age group"), "40% of 30-59 year olds read it weekly."
    assert _verdict(told, "Weekly is the most common answer among 30-59 year olds.") is (
        Verdict.SUPPORTED
    )
    assert _verdict(told, "Daily is the most common answer among 30-59 year olds.") is (
        Verdict.REFUTED
    )
    assert not _verdict(BY_AGE.format(told="one per range"), said).is_decided


BATCHES = """\
## Grouped Bar Chart: Training Speed by Batch Size

### Overview
Two panels show the training speed (images per second) of two networks on three GPUs for four sizes.

### Axes
* **X-axis:** Batch size (8, 16, 32, 64)
* **Y-axis:** Speed (images/s)
* **Legend:** T4, V100, A100

### Data

#### Panel: ResNet
| Batch size | T4 | V100 | A100 |
|---|---|---|---|
| 8 | 92 | 214 | 301 |
| 16 | 118 | 322 | 512 |
| 32 | 131 | 405 | 768 |
| 64 | 134 | 441 | 934 |

#### Panel: ViT
| Batch size | T4 | V100 | A100 |
|---|---|---|---|
| 8 | 41 | 98 | 187 |
| 16 | 52 | 141 | 298 |
| 32 | 55 | 166 | 384 |
| 64 | 54 | 171 | 421 |
"""


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("The speed on ResNet is higher than on ViT for every GPU.", Verdict.SUPPORTED),
        ("The speed on ViT is higher than on ResNet for every GPU.", Verdict.REFUTED),
        ("The A100 leads across all batch sizes and networks.", Verdict.SUPPORTED),
        ("The V100 leads across all batch sizes and networks.", Verdict.REFUTED),
        ("The A100 is the only GPU to surpass 500 images/s.", Verdict.SUPPORTED),
        ("The V100 is the only GPU to surpass 500 images/s.", Verdict.REFUTED),
        ("At batch size 64, the ranking is A100, V100, T4.", Verdict.SUPPORTED),
        ("At batch size 64, the ranking is V100, A100, T4.", Verdict.REFUTED),
    ],
)
def test_panels_and_series_have_the_names_by_which_they_are_counted(
    said: str, verdict: Verdict
) -> None:
    assert _verdict(BATCHES, said) is verdict
    uncounted = BATCHES.replace("two networks on three GPUs", "networks on GPUs")
    if "GPU" in said or "networks" in said:
        assert _verdict(uncounted, said) in (Verdict.UNPARSED, verdict)


SCHOOLS = """\
## Chart: Private

| Region | Private |
|---|---|
| North | 41 |
| West | 12 |
| Centre | 63 |
| Wales | 9 |

### Key Observations

- {told}
"""


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Centre has 63 private music schools.", Verdict.SUPPORTED),
        ("Centre has 61 schools.", Verdict.REFUTED),
        ("The region with the fewest private music schools is Wales.", Verdict.SUPPORTED),
        ("The highest number of private music schools is in North.", Verdict.REFUTED),
        ("Centre has 63 public music schools.", Verdict.UNPARSED),
        ("The highest number of private schools in England is in Centre.", Verdict.UNPARSED),
    ],
)
def test_what_is_counted_may_be_told_with_where_and_when(said: str, verdict: Verdict) -> None:
    what = "the number of private music schools in England and Wales from April 2019 to March 2020"
    assert _verdict(SCHOOLS.format(told=f"The chart presents {what}, by region."), said) is verdict
    assert not _verdict(SCHOOLS.format(told="It is about schools."), said).is_decided


TWO_PANELS = """\
## Line Charts: Latency of Ferry Bookings

Two line charts, "Weekday" (left) and "Weekend" (right). They {told}.

### Components/Axes
*   **X-axis:** "Bookings per minute"
*   **Y-axis:** "Latency (s)"

### Detailed Analysis
**Weekday**
*   **Anchor (red):** (1, 12.0), (5, 9.0), (10, 7.5)
*   **Buoy (blue):** (1, 10.5), (5, 8.1), (10, 6.0)
*   **Cleat (green):** (1, 9.8), (5, 7.7), (10, 5.2)

**Weekend**
*   **Anchor (red):** (1, 15.5), (5, 12.4), (10, 9.9)
*   **Buoy (blue):** (1, 13.3), (5, 10.2), (10, 8.8)
*   **Cleat (green):** (1, 12.7), (5, 9.5), (10, 7.1)
"""


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("plot the latency of three online booking systems", Verdict.SUPPORTED),
        ("compare three booking systems", Verdict.SUPPORTED),
        ("plot the latency of three of the systems", Verdict.UNPARSED),
        ("plot the latency of two booking systems", Verdict.UNPARSED),
    ],
)
def test_series_are_what_the_overview_counts_behind_adjectives(told: str, verdict: Verdict) -> None:
    said = "Every system has a higher latency on Weekend than on Weekday."
    assert _verdict(TWO_PANELS.format(told=told), said) is verdict
