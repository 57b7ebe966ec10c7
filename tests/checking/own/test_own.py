"""What people say of claims in a file beside a description."""

from __future__ import annotations

import pytest

from figcheck.checking import check, own
from figcheck.model import Report, Verdict
from figcheck.reading import read_text

TEXT = """## Heatmap: Yield
### Components/Axes
- **X-axis (Day)**: 1, 2, 3
- **Y-axis (Soil)**: Clay, Loam
### Detailed Analysis
#### Dry
- Clay: 11, 12, 13
- Loam: 16, 17, 18
#### Wet
- Clay: 21, 22, 23
- Loam: 26, 27, 28
### Key Observations
- The **highest** value is 28.
- The lowest value is 12.
- The soil was ploughed by hand.
"""


def applied(file: str | bytes) -> Report:
    data = file.encode() if isinstance(file, str) else file
    return own.apply(check(read_text(TEXT, "seeds/a.txt")), data, "seeds/a.checks.yml")


def problems(file: str | bytes) -> list[str]:
    found = applied(file).findings
    assert all(f.severity == "error" for f in found if f.code == "own-checks")
    return [f.message for f in found if f.code == "own-checks"]


def test_a_verdict_with_its_reason_and_its_name() -> None:
    report = applied(
        "claims:\n  - quote: lowest value is 12\n    verdict: supported\n"
        "    reason: the paper's first cell is a typo\n    by: Ada Reed\n"
    )
    judgement = report.claims[1].judgement
    assert judgement.verdict is Verdict.SUPPORTED
    assert "Ada Reed" in judgement.explanation
    assert "typo" in judgement.explanation
    assert judgement.given is not None
    assert (judgement.given.line, judgement.given.instead_of) == (2, Verdict.REFUTED)
    assert judgement.span == report.claims[1].claim.span
    assert [c.judgement.given is None for c in report.claims] == [True, False, True]


@pytest.mark.parametrize(
    ("expression", "verdict"),
    [
        ('min([panel = "Dry"]) = 11', Verdict.SUPPORTED),
        ("min([]) = 12", Verdict.REFUTED),
        ('max([panel = "Dry", panel = "Wet"]) > 1', Verdict.UNCHECKABLE),
    ],
)
def test_an_expression_for_a_claim(expression: str, verdict: Verdict) -> None:
    report = applied(f"claims:\n  - id: 2\n    check: '{expression}'\n")
    judgement = report.claims[1].judgement
    assert not report.findings
    assert judgement.verdict is verdict
    assert judgement.check == expression
    assert bool(judgement.evidence) is verdict.is_decided


def test_checks_of_ones_own_are_apart_from_the_claims() -> None:
    report = applied("checks:\n  - name: wet beats dry\n    check: '[panel=Wet] > [panel=Dry]'\n")
    (judgement,) = report.checks or [None]
    assert judgement is None, "ticks are quoted"
    report = applied(
        "checks:\n  - name: wet beats dry\n"
        '    check: \'all([panel="Wet"] > [panel="Dry"])\'\n    by: Ada Reed\n'
    )
    (judgement,) = report.checks
    assert judgement.text == "wet beats dry"
    assert judgement.verdict is Verdict.SUPPORTED
    assert judgement.given is not None
    assert judgement.given.by == "Ada Reed"
    assert len(report.claims) == 3


def test_quotes_are_found_with_markup_and_without() -> None:
    for quote in ("The **highest** value", "The highest value", "The   highest\n      value"):
        report = applied(f'claims:\n  - quote: "{quote}"\n    check: max([]) = 28\n')
        assert report.claims[0].judgement.given is not None, quote


@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        ("claims:\n  - quote: was 99\n    check: max([]) > 1", 2, "does not occur"),
        ("claims:\n  - quote: Components\n    check: max([]) > 1", 2, "no sentence"),
        ("claims:\n  - quote: value is\n    check: max([]) > 1", 2, "several claims (1 and 2)"),
        ("claims:\n  - id: 4\n    check: max([]) > 1", 2, "no claim 4"),
        ("claims:\n  - id: two\n    check: max([]) > 1", 2, "no id"),
        ("claims:\n  - id: 1\n    quote: a\n    check: b", 2, "either “quote” or “id”"),
        ("claims:\n  - id: 1", 2, "either “check” or “verdict”"),
        ("claims:\n  - id: 1\n    verdict: wrong\n    reason: a\n    by: b", 3, "no verdict"),
        ("claims:\n  - id: 1\n    verdict: refuted\n    by: b", 2, "needs “reason”"),
        ("claims:\n  - id: 1\n    verdict: refuted\n    reason: b", 2, "needs “by”"),
        ("claims:\n  - id: 1\n    check: max([) > 1", 3, "cannot be read"),
        ('claims:\n  - id: 1\n    check: max([panel = "Wat"]) > 1', 3, "no “Wat”"),
        ("claims:\n  - id: 1\n    check: max([Hue = 1]) > 1", 3, "no axis “Hue”"),
        ("claims:\n  - id: 1\n    check: max([] by Hue) > 1", 3, "no axis “Hue”"),
        ("claims:\n  - id: 1\n    check: a\n  - id: 1\n    chek: b", 5, "“chek” is not known"),
        ("claims:\n  - id: 1\n    id: 2\n    check: a", 3, "twice"),
        ("claims: 3", 1, "list"),
        ("- a", 1, "consist of"),
        ("checks:\n  - name: a", 2, "needs “check”"),
        ("claims:\n  - id: [1]\n    check: a", 2, "text is expected"),
        ("claims:\n  - {id: 1", 2, "No YAML"),
        ("a: &b [c]\nclaims: *b", 2, "Anchors"),
        (b"claims:\n  - quote: \xff", 2, "UTF-8"),
        ("claims:\n  - id: 1\n    check: '" + "1 + " * 900 + "1 = 1'", 3, "2,000 characters"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(file: str | bytes, line: int, said: str) -> None:
    found = problems(file)
    assert any(f"a.checks.yml, line {line}: " in told and said in told for told in found), found


def test_a_claim_has_one_entry_and_a_fault_leaves_the_others_alone() -> None:
    file = (
        "claims:\n  - id: 1\n    check: max([]) = 28\n  - quote: highest\n    check: max([]) > 99\n"
    )
    assert problems(file) == [
        "In seeds/a.checks.yml, line 4: Claim 1 has an entry in line 2 already."
    ]
    assert applied(file).claims[0].judgement.verdict is Verdict.SUPPORTED


@pytest.mark.parametrize("file", ["", "\n# nothing yet\n", "claims: []", "{}"])
def test_an_empty_file_changes_nothing(file: str) -> None:
    assert applied(file) == check(read_text(TEXT, "seeds/a.txt"))


CROSSED = """## Heatmap: Employment Rates by Sex and Year
### Components/Axes
- **X-axis (Age)**: 25, 45
- **Y-axis (Country)**: Norway, Chile
### Detailed Analysis
#### Women | 1995
- Norway: 61, 72
- Chile: 33, 38
#### Men | 1995
- Norway: 70, 75
- Chile: 78, 79
#### Women | 2020
- Norway: 75, 79
- Chile: 58, 57
#### Men | 2020
- Norway: 77, 81
- Chile: 76, 80
### Key Observations
- Men have higher values than women in every country.
"""


def test_an_expression_may_name_one_of_the_two_things_that_panels_are_named_by() -> None:
    checked = check(read_text(CROSSED, "seeds/a.txt"))
    shown = checked.claims[0].judgement
    assert shown.verdict is Verdict.SUPPORTED
    assert 'Sex = "Men"' in shown.check
    file = (
        f"claims:\n  - id: 1\n    check: '{shown.check}'\nchecks:\n"
        "  - name: a\n    check: 'mean([Sex = \"Women\", Year = 2020]) > 80'\n"
        "  - name: b\n    check: 'mean([panel = \"Women | 2020\"]) > 60'\n"
        "  - name: c\n    check: 'mean([Hue = 1]) > 60'\n"
    )
    report = own.apply(checked, file.encode(), "seeds/a.checks.yml")
    assert report.claims[0].judgement.verdict is Verdict.SUPPORTED
    assert [c.verdict for c in report.checks] == [Verdict.REFUTED, Verdict.SUPPORTED]
    assert any("no axis “Hue”" in f.message for f in report.findings)
