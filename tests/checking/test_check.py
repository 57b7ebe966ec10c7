"""The checks of a figure as a whole."""

from __future__ import annotations

import pytest

from figcheck.checking import check
from figcheck.checking.english.claims.judge import Judge
from figcheck.model import CheckedClaim, Claim, Verdict
from figcheck.reading import read_text

TEXT = """# Line Chart: Sales
- **X-axis:** Year: 2010, 2011, 2012
- **Y-axis:** Sales
### Data
- **Maps:** 2010 120, 2011 150, 2012 180
### Key Observations
- Maps rise from 2010 to 2012.
- Maps reach 180 in 2012.
"""


def test_an_error_in_one_claim_leaves_the_others_their_verdicts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = Judge.judge

    def fragile(self: Judge, claim: Claim) -> CheckedClaim:
        if "rise" in claim.text:
            raise ZeroDivisionError("of all things")
        return judge(self, claim)

    monkeypatch.setattr(Judge, "judge", fragile)
    report = check(read_text(TEXT))
    broken, fine = (c.judgement for c in report.claims)
    assert (broken.verdict, fine.verdict) == (Verdict.UNPARSED, Verdict.SUPPORTED)
    (finding,) = (f for f in report.findings if f.code == "internal-error")
    assert "of all things" in finding.message
    assert finding.span == report.claims[0].claim.span


PARTS = """# Table: Translation into English
| System | De BLEU | Zh BLEU |
|---|---|---|
| Alder | 31.4 | 22.6 |
| Birch | 37.2 | 28.8 |

## Detailed Analysis

### German to English
- BLEU lies between 31.4 and 37.2.
- Birch scores 37.2.
- Alder scores 31.4.

### Chinese to English
- BLEU lies between 22.6 and 28.8.
- Birch scores 28.8.
- Alder scores 22.6.
"""


def test_a_heading_beside_one_like_it_says_of_which_part_its_claims_are() -> None:
    report = check(read_text(PARTS))
    assert {c.judgement.verdict for c in report.claims} == {Verdict.UNPARSED}
    alone = check(read_text(PARTS.split("### Chinese", maxsplit=1)[0].replace("37.2.", "90.")))
    assert Verdict.REFUTED in {c.judgement.verdict for c in alone.claims}


AXES = """# Line charts: Generation and carbon intensity
- **Vertical axis, upper chart:** generation in TWh, 0 to 200
- **Vertical axis, lower chart:** carbon intensity in g/kWh, 0 to 600

## Data
| Year | Coal | Gas | Carbon intensity |
|---|---|---|---|
| 2000 | 120 | 148 | 476 |
| 2010 | 108 | 176 | 459 |

## Key Observations
- In 2000 the total is 268 TWh.
- Coal is at 108 in 2010.
"""


def test_what_stands_on_two_axes_is_not_added_up() -> None:
    total, coal = (c.judgement.verdict for c in check(read_text(AXES)).claims[-2:])
    assert (total, coal) == (Verdict.UNPARSED, Verdict.SUPPORTED)
    one = AXES.replace(
        "- **Vertical axis, lower chart:** carbon intensity in g/kWh, 0 to 600\n", ""
    )
    assert check(read_text(one)).claims[-2].judgement.verdict is Verdict.REFUTED


VIRUSES = """# Line Charts: Positive Tests
## Data
**Influenza**
- 2021: week 1 2.4, week 2 5.8, week 3 9.6
- 2022: week 1 6.9, week 2 30.5, week 3 14.2

**RSV**
- 2021: week 1 14.8, week 2 5.2, week 3 0.6
- 2022: week 1 9.3, week 2 12.1, week 3 1.0

## Top Panel: Influenza
- The 2021 line never exceeds 10%.

## Key Observations
- The 2021 line never exceeds 10%.
"""


def test_a_section_may_be_about_one_panel() -> None:
    top, both = (c.judgement.verdict for c in check(read_text(VIRUSES)).claims[-2:])
    assert (top, both) == (Verdict.SUPPORTED, Verdict.REFUTED)


def test_no_number_is_set_against_values_on_two_axes() -> None:
    text = AXES.replace("- In 2000 the total is 268 TWh.", "- All lines stay below 400.")
    lines, coal = (c.judgement.verdict for c in check(read_text(text)).claims[-2:])
    assert (lines, coal) == (Verdict.UNPARSED, Verdict.SUPPORTED)


RUNS = """# Line charts: Training a model
The same three training runs are shown in both charts.
- **Y-axes:**
    * (a) "Loss", 0 to 5
    * (b) "Accuracy (%)", 0 to 80
- **X-axis:** epoch: 1, 2, 3, 4
- **Line styles:** alder black, birch orange, cedar light blue

#### (a) Loss
* **Alder:** (1, 4.2), (2, 3.1), (3, 2.8), (4, 2.6)
* **Birch:** (1, 4.4), (2, 3.3), (3, 2.9), (4, 2.7)
* **Cedar:** (1, 4.1), (2, 2.7), (3, 2.5), (4, 2.4)

#### (b) Accuracy
* **Alder:** (1, 22), (2, 43), (3, 51), (4, 53)
* **Birch:** (1, 20), (2, 45), (3, 57), (4, 58)
* **Cedar:** (1, 24), (2, 49), (3, 60), (4, 62)

## Chart (b): Accuracy
- All three runs are above 50 from epoch 3 on.
- The light blue line runs above the black line throughout.
- The orange line runs above the black line throughout.
- No run reaches 60.
"""


def test_what_stands_on_one_axis_in_a_panel_is_set_against_numbers() -> None:
    verdicts = [c.judgement.verdict for c in check(read_text(RUNS)).claims[-4:]]
    assert verdicts[0] is Verdict.SUPPORTED
    assert verdicts[3] is Verdict.REFUTED


def test_lines_are_known_by_the_colours_of_a_list_of_styles() -> None:
    verdicts = [c.judgement.verdict for c in check(read_text(RUNS)).claims[-4:]]
    assert verdicts[1:3] == [Verdict.SUPPORTED, Verdict.REFUTED]
