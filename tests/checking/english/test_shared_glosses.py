"""Labels that a list in a description explains."""

from __future__ import annotations

import pytest

from figcheck.checking import check
from figcheck.model import Verdict
from figcheck.reading import read_text

TABLE = """## Table: Word Error Rates
### Components
- **Columns**: WER on all recordings, and on short (WER-S), medium (WER-M) and long recordings \
(WER-L).
- **Rows**: the first two rows are streaming systems (with low delay), the other three are \
offline systems.
### Data
| System | WER | WER-S | WER-M | WER-L |
|---|---|---|---|---|
| Finch | 12.1 | 9.8 | 12.0 | 15.3 |
| Robin | 11.4 | 9.1 | 11.2 | 14.6 |
| Heron | 8.2 | 7.0 | 8.1 | 9.9 |
| Stork | 7.5 | 6.6 | 7.4 | 8.8 |
| Crane | 9.3 | 7.7 | 9.4 | 11.0 |
### Key Observations
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("On long recordings, Stork has the lowest WER.", Verdict.SUPPORTED),
        ("On short recordings, Heron has the lowest WER.", Verdict.REFUTED),
        ("Heron has 8.1% on medium recordings.", Verdict.SUPPORTED),
        ("Every system does worse on long recordings than on short ones.", Verdict.SUPPORTED),
        ("Every system does worse on short recordings than on long ones.", Verdict.REFUTED),
        ("All offline systems have a WER below 10.", Verdict.SUPPORTED),
        ("All streaming systems have a WER below 12.", Verdict.REFUTED),
        ("On tiny recordings, Stork has the lowest WER.", Verdict.UNPARSED),
    ],
)
def test_glosses_share_a_noun(sentence: str, verdict: Verdict) -> None:
    [*_, last] = check(read_text(TABLE.format(sentence))).claims
    assert last.judgement.verdict is verdict
