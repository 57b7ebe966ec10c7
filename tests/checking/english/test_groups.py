"""Groups that a description lists, singly and together."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """\
## Table: Results of Six Parsers

### Components

- **Neural baselines:** Lark, Wren
- **Sparse baselines:** Swan, Teal
- **Proposed:** Heron, Egret

### Data

| Parser | LAS ↑ | UAS ↑ |
|---|---|---|
| Lark | 71.0 | 78.2 |
| Wren | 74.5 | 80.1 |
| Swan | 69.9 | 74.6 |
| Teal | 68.3 | 75.5 |
| Heron | 79.3 | 85.5 |
| Egret | 77.3 | 86.5 |

### Observations

- All is well.{}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Wren has the highest LAS among the baselines.", Verdict.SUPPORTED),
        ("Lark has the highest LAS among the baselines.", Verdict.REFUTED),
        ("Wren is the best baseline in LAS.", Verdict.SUPPORTED),
        ("Swan is the best baseline in LAS.", Verdict.REFUTED),
        ("No baseline has a higher UAS than Wren.", Verdict.SUPPORTED),
        ("No baseline has a higher UAS than Lark.", Verdict.REFUTED),
        ("All baselines have a LAS below 75.", Verdict.SUPPORTED),
        ("All baselines have a LAS below 74.", Verdict.REFUTED),
    ],
)
def test_groups_of_one_name_are_spoken_of_together(text: str, verdict: Verdict) -> None:
    judge = Judge(read_text(DESCRIPTION.format("")))
    assert judge.judge(claim(text)).judgement.verdict is verdict


@pytest.mark.parametrize(
    "text", ["Heron has a higher LAS than the baseline.", "The baseline has a LAS below 74."]
)
def test_one_that_is_called_so_is_not_all_of_them(text: str) -> None:
    judge = Judge(read_text(DESCRIPTION.format(f" {text}")))
    assert not judge.judge(claim(text)).judgement.verdict.is_decided


IN_A_SENTENCE = """\
## Line Chart: Residual Growth of a Mould

### Overview

The chart shows the growth under three fungicides (Ferol, Nevol, Tarol) and of water.

### Axes

- **X-axis**: Dose (mg/l): 1, 2, 4
- **Y-axis**: Growth (%)

### Data

- **Water**: 99, 98, 99
- **Ferol**: 90, 60, 30
- **Nevol**: 95, 80, 55
- **Tarol**: 85, 40, 12

### Observations

- All is well.
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("All three fungicides are below 60 at a dose of 4.", Verdict.SUPPORTED),
        ("All three fungicides are below 50 at a dose of 4.", Verdict.REFUTED),
        ("Nevol is higher than the other two fungicides at a dose of 4.", Verdict.SUPPORTED),
        ("Ferol is higher than the other two fungicides at a dose of 4.", Verdict.REFUTED),
        ("Nevol is above both other fungicides at every dose.", Verdict.SUPPORTED),
        # Of three there are no three others.
        ("Nevol is higher than the other three fungicides at a dose of 4.", Verdict.UNPARSED),
    ],
)
def test_a_group_that_a_sentence_lists_may_be_counted(text: str, verdict: Verdict) -> None:
    judge = Judge(read_text(IN_A_SENTENCE))
    assert judge.judge(claim(text)).judgement.verdict is verdict


LETTERED = """\
## Table: Taggers of Mixed Speech

### Components

- **Code-mixed (CM) data{colon}** CM-only, CM-long, Tuned

### Data

| Tagger | News | Mail |
|---|---|---|
| All:CM-last | 40.0 | 41.0 |
| CM-only | 60.0 | 61.0 |
| CM-long | 62.0 | 64.0 |
| Tuned | 70.0 | 71.0 |

### Observations

- No code-mixed tagger falls below 50 on News.
"""


@pytest.mark.parametrize(("colon", "verdict"), [(":", Verdict.UNPARSED), ("", Verdict.REFUTED)])
def test_what_a_list_says_of_a_group_its_letters_do_not(colon: str, verdict: Verdict) -> None:
    figure = read_text(LETTERED.format(colon=colon))
    judge = Judge(figure)
    assert judge.judge(figure.claims[-1]).judgement.verdict is verdict
