from __future__ import annotations

import pytest

from figcheck.checking.findings.names import name_mismatch
from figcheck.checking.findings.spelling import Spellings, difference
from tests.checking.findings.describe import found, heatmap, quoted, table


@pytest.mark.parametrize(
    ("one", "other", "what"),
    [
        ("Tennesee", "Tennessee", "a doubled letter"),
        ("Disymmetric | Left", "Dissymmetric | Left", "a doubled letter"),
        ("Colunbia", "Columbia", "a letter"),
        ("Columba basin", "Columbia basin", "a letter"),
        ("Colmubia", "Columbia", "the order of two letters"),
        ("Wave-Net", "WaveNet", "a hyphen or space"),
        ("GPQA D", "GPQA_D", "a hyphen or space"),
        ("M0DEL7", "MODEL7", "0 and O or 1 and l"),
        ("Wavenet", "WaveNet", "upper and lower case"),
    ],
)
def test_one_name_in_two_spellings(one: str, other: str, what: str) -> None:
    assert difference(one, other) == what
    assert difference(other, one) == what


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AIME24", "AIME25"),
        ("M1", "M2"),
        ("T=1.0", "T=1.25"),
        ("HAN", "HAN r"),
        ("Men", "Women"),
        ("BART large", "BERT large"),
        ("RoBERTa", "RoBARTa"),
        ("symmetric", "asymmetric"),
        ("chilled", "unchilled"),
        ("pretrainT", "pretrainU"),
        ("vehicle", "vehicles"),
        ("Modeling", "Modelling"),
        ("Group A", "Group B"),
        ("Train", "Brain"),
        ("Ford", "Fold"),
        ("WaveNet", "WAVENET"),
        ("wave net", "Wave Net"),
        ("2018a", "2018b"),
        ("$", "?"),
        ("", "A"),
        ("Ulm", "Ulm"),
    ],
)
def test_different_names(one: str, other: str) -> None:
    assert difference(one, other) == ""
    assert difference(other, one) == ""


PANELS = {
    "Tennessee | dry": {"y=1": "11, 12, 13, 14, 15", "y=2": "16, 17, 18, 19, 20"},
    "Tennessee | wet": {"y=1": "12, 12, 13, 14, 15", "y=2": "16, 17, 18, 19, 19"},
}


def test_a_panel_misspelt_in_the_list_of_panels() -> None:
    text = heatmap(PANELS, x="1 to 5\n- **Panels**:\n1. **Tennesee | dry**\n2. **Tennessee | wet**")
    assert found(name_mismatch, text) == [
        "“Tennesee | dry” here is “Tennessee | dry” elsewhere: they differ in a doubled letter."
    ]
    assert quoted(name_mismatch, text) == ["Tennesee | dry"]


def test_a_name_misspelt_in_a_sentence() -> None:
    text = heatmap(PANELS, more="- The highest value in all of Tenessee is 20.\n- Tenessee leads.")
    assert quoted(name_mismatch, text) == ["Tenessee"]


def test_a_name_with_a_hyphen_in_a_sentence() -> None:
    rows = {"WaveNet": "1, 2, 3, 4, 5", "Sum-Basic": "2, 3, 4, 5, 6"}
    text = heatmap({"Dry": rows}, more="- Wave-Net is below SumBasic in every column.")
    assert quoted(name_mismatch, text) == ["Wave-Net", "SumBasic"]


@pytest.mark.parametrize(
    "sentence",
    [
        "- Tennessee's values are the highest.",
        "- In the dry panel the values rise.",
        "- TENNESSEE is at the top, and the tendencies are the same.",
        "- Context matters.",
    ],
)
def test_sentences_without_a_misspelling(sentence: str) -> None:
    panels = {**PANELS, "Content": {"y=1": "1, 2, 3, 4, 5", "y=2": "2, 3, 4, 5, 6"}}
    assert found(name_mismatch, heatmap(panels, more=sentence)) == []


def test_rows_of_two_panels_that_are_one() -> None:
    panels = {
        "Dry": {"EmbeddingNet": "1, 2, 3, 4, 5", "Pivot": "2, 3, 4, 5, 6"},
        "Wet": {"EmbedingNet": "1, 2, 3, 4, 9", "Pivot": "2, 3, 4, 5, 9"},
    }
    assert [m.partition(":")[0] for m in found(name_mismatch, heatmap(panels))] == [
        "“EmbedingNet” here is “EmbeddingNet” elsewhere"
    ]


def test_rows_of_one_panel_are_two_things() -> None:
    rows = {"EmbeddingNet": "1, 2, 3, 4, 5", "EmbedingNet": "2, 3, 4, 5, 6"}
    assert found(name_mismatch, heatmap({"Dry": rows})) == []


def test_names_that_differ_in_a_letter_throughout_are_variants() -> None:
    header = ("Site", "dry")
    rows = [(f"Station {letter}est", str(i)) for i, letter in enumerate("bcdfghjklmnp")]
    listed = "The sites are Station vest and Station west."
    text = table(header, *rows) + f"### Key Observations\n- {listed}\n"
    assert found(name_mismatch, text) == []
    assert Spellings(name for name, _ in rows).near("Station vest") == []
    assert Spellings(["Station best"]).near("Station vest") == ["Station best"]


def test_long_lists_of_names_take_no_longer_than_their_length() -> None:
    names = [f"Sample {i:05}" for i in range(20_000)]
    spellings = Spellings(names)
    assert all(spellings.near(name) == [name] for name in names[::100])
