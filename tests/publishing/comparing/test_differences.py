"""Pairs of states with known differences: exactly these are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from figcheck.publishing.comparing.comparison import Change
from figcheck.publishing.comparing.told import sections, summary
from tests.publishing.comparing.states import BARS, SEED, compared, published, told, write

LINES = """## Line Chart: Growth
### Components/Axes
- **X-axis**: Week, 1 to 3
- **Legend**: Ivy (grey), Oak (blue)
### Data
**Ivy**
- 1: 10
- 2: 20
- 3: 30
**Oak**
- 1: 12
- 2: 14
- 3: 16
### Observations
- The highest value is 30.
"""

BOTH = {"a.txt": SEED, "b.txt": BARS}


@pytest.fixture
def before(tmp_path: Path) -> Path:
    return write(tmp_path / "before", BOTH)


def now(tmp_path: Path, **texts: str) -> Path:
    return write(tmp_path / "now", {f"{name}.txt": text for name, text in texts.items()})


def test_nothing(before: Path, tmp_path: Path) -> None:
    comparison = compared(before, now(tmp_path, a=SEED, b=BARS))
    assert comparison.figures == ()
    assert comparison.unchanged == 2
    assert told(comparison) == {}
    assert summary(comparison) == (
        "2 figures: none changed; 0 verdicts turned, 0 sentences newly false."
    )


def test_one_number_gives_the_cell_the_turned_verdicts_and_nothing_else(
    before: Path, tmp_path: Path
) -> None:
    comparison = compared(before, now(tmp_path, a=SEED.replace("11, 12", "31, 12"), b=BARS))
    assert told(comparison) == {
        "Verdicts": [
            ("supported → refuted", "The highest value is 28."),
            ("supported → refuted", "The lowest value is 11."),
        ],
        "Values": [("11 → 31", "panel Dry, y 1, Day 1")],
    }
    cell = sections(comparison)[1].items[0]
    assert cell.place.endswith("now/a.txt:6")
    assert comparison.newly_false == 2


def test_what_is_mended_is_told_after_what_is_broken(tmp_path: Path) -> None:
    old = write(tmp_path / "before", {"a.txt": SEED.replace("28.", "27.")})
    text = SEED.replace("11, 12", "10, 12")
    found = told(compared(old, now(tmp_path, a=text)))
    # The wording changed too, so that this is one sentence with another text.
    assert found["Verdicts"] == [
        ("supported → refuted", "The lowest value is 11."),
        ("refuted → supported", "The highest value is 28."),
    ]


def test_figures_that_came_went_and_were_renamed(before: Path, tmp_path: Path) -> None:
    new = BARS.replace("Harvest", "Sowing").replace("is 5.", "is 4.")
    comparison = compared(before, now(tmp_path, moved=SEED, c=new))
    changes = {figure.id: figure.change for figure in comparison.figures}
    assert changes == {"b": Change.REMOVED, "c": Change.ADDED, "moved": Change.RENAMED}
    assert told(comparison) == {
        "Verdicts": [("new, refuted", "The highest value is 4.")],
        "Figures": [
            ("removed", "Bar Chart: Harvest"),
            ("added", "Bar Chart: Sowing"),
            ("renamed", "Heatmap: Yield"),
        ],
    }


def test_sentences_that_came_went_and_were_reworded(before: Path, tmp_path: Path) -> None:
    text = SEED.replace("Gloops frob the wibble in every", "Gloops frob the wobble in every")
    text = text.replace("- The lowest value is 11.\n", "") + "- Nobody knows a reason for it.\n"
    comparison = compared(before, now(tmp_path, a=text, b=BARS))
    (section,) = sections(comparison)
    assert section.title == "Sentences"
    assert {(i.what.split(",")[0], i.text, i.note) for i in section.items} == {
        (
            "reworded",
            "Gloops frob the wobble in every second row of it.",
            "Before: “Gloops frob the wibble in every second row of it.”",
        ),
        ("gone", "The lowest value is 11.", ""),
        ("new", "Nobody knows a reason for it.", ""),
    }


def test_values_that_came_and_went(before: Path, tmp_path: Path) -> None:
    text = BARS.replace("- Oat: 5\n", "- Oat: 5\n- Corn: 1\n").replace("- Rye: 3\n", "")
    values = told(compared(before, now(tmp_path, a=SEED, b=text)))["Values"]
    assert {what for what, _ in values} == {"new: 1", "gone: 3"}


def test_findings_that_came_and_were_fixed(before: Path, tmp_path: Path) -> None:
    ragged = SEED.replace("26, 27, 28", "26, 27, 28, 27")
    new = now(tmp_path, a=ragged, b=BARS)
    assert told(compared(before, new))["Findings"][0][0] == "new: ragged-row"
    back = told(compared(new, before))
    assert back["Findings"][0][0] == "fixed: ragged-row"
    assert set(back) == {"Findings"}


def test_titles_and_axes(before: Path, tmp_path: Path) -> None:
    text = BARS.replace("Harvest", "Sowing")
    assert told(compared(before, now(tmp_path, a=SEED, b=text))) == {
        "Titles and axes": [("title", "Bar Chart: Harvest → Bar Chart: Sowing")]
    }


def test_images_of_two_sites(tmp_path: Path) -> None:
    old = published(tmp_path / "old", BOTH, images="1")
    new = published(tmp_path / "new", BOTH, images="2")
    assert told(compared(old, new)) == {
        "Images": [("another image", "Heatmap: Yield"), ("another image", "Bar Chart: Harvest")]
    }
    unknown = published(tmp_path / "unknown", BOTH, images="")
    assert told(compared(old, unknown)) == {}


def test_images_of_descriptions(tmp_path: Path) -> None:
    red = LINES.replace("grey", "red")
    old = write(tmp_path / "before", {"a.txt": LINES})
    comparison = compared(old, now(tmp_path, a=red))
    assert told(comparison) == {"Images": [("another image", "Line Chart: Growth")]}
    (other,) = compared(
        old, write(tmp_path / "other", {"a.txt": red + "- Ivy is green.\n"})
    ).figures
    assert other.image
    longer = write(tmp_path / "longer", {"a.txt": LINES + "- Ivy is green.\n"})
    (same,) = compared(old, longer).figures
    assert not same.image


def test_sentences_that_are_there_twice(tmp_path: Path) -> None:
    old = write(tmp_path / "before", {"a.txt": BARS + "- The highest value is 5.\n"})
    assert told(compared(old, now(tmp_path, a=BARS))) == {
        "Sentences": [("gone, was supported", "The highest value is 5.")]
    }


def test_relations_between_figures_come_and_go(tmp_path: Path) -> None:
    rows = "\n".join(f"- {n}: {v}" for n, v in zip("pqrst", (31, 58, 22, 47, 90), strict=True))
    figure = f"## Bar Chart: Harvest\n### Data\n{rows}\n"
    old = write(tmp_path / "old", {"a.txt": figure, "b.txt": figure.replace("47", "41")})
    new = write(tmp_path / "new", {"a.txt": figure, "b.txt": figure})
    found = compared(old, new)
    (one,) = [f for f in found.figures if f.relations]
    assert one.id == "a", "a relation is told of one of its figures"
    assert [(r.change, r.kind, r.other) for r in one.relations] == [
        ("added", "same", "b"),
        ("removed", "value-conflict", "b"),
    ]
    assert ("new: same", "a and b are the same: all 5 values are equal.") in [
        (item.what, item.text)
        for section in sections(found)
        for item in section.items
        if section.title == "Related figures"
    ]
