from __future__ import annotations

import pytest

from figcheck.reading.sentences import split


def sentences(text: str, *names: str) -> list[str]:
    return [text[a:b] for a, b in split(text, names)]


@pytest.mark.parametrize(
    "text",
    [
        "It rises from .311 to 0.34.",
        "See e.g. Figure 2 and cf. Table 3",
        "R1-Llama vs. R1-Qwen shows it",
        "As Cybulska et al. Wrote, it holds",
        "J. Smith and W. & H. agree",
        "The value is 3.5, i.e. Higher than all",
        "a bullet without final stop",
        "Look at e.g. The first row",
        "Ours vs. The rest",
        "Some (e.g., y=1, x=2: 52; y=6, x=8: 49).",
    ],
)
def test_one_sentence(text: str) -> None:
    assert sentences(text) == [text]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A is high. B is low.", ["A is high.", "B is low."]),
        (
            "It takes 30 ms. Of those it is the best.",
            ["It takes 30 ms.", "Of those it is the best."],
        ),
        ("It is 0.5. 3 of them fall.", ["It is 0.5.", "3 of them fall."]),
        ('He says "no." Then it ends!  Why?', ['He says "no."', "Then it ends!", "Why?"]),
        (
            "The largest stands under C. The rest is small",
            ["The largest stands under C.", "The rest is small"],
        ),
        (
            "It is smallest at m=3 (0.124). It grows.",
            ["It is smallest at m=3 (0.124).", "It grows."],
        ),
        ("", []),
        ("   ", []),
    ],
)
def test_several_sentences(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


def test_names_with_full_stops_are_kept_whole() -> None:
    text = "Val. Loss is low on Stanf. Data. It is high on Stanf. The rest is flat."
    assert sentences(text, "Val. Loss", "Stanf. Data", "Stanf.") == [
        "Val. Loss is low on Stanf. Data.",
        "It is high on Stanf.",
        "The rest is flat.",
    ]


def test_a_name_of_one_letter_ends_a_sentence() -> None:
    text = "Most of them choose A or B. Nearly all others take C. J. Smith agrees"
    ended = ["Most of them choose A or B.", "Nearly all others take C.", "J. Smith agrees"]
    assert sentences(text, "A", "B", "C") == ended
    assert sentences("Most of them choose A or B. Nearly all") == [
        "Most of them choose A or B. Nearly all"
    ]


def test_a_name_that_ends_in_a_letter_ends_a_sentence() -> None:
    text = "At 300 K, Probe A has twice the value of Probe B. Probe B in turn leads. See J. Smith"
    ended = ["At 300 K, Probe A has twice the value of Probe B.", "Probe B in turn leads."]
    assert sentences(text, "Probe A", "Probe B") == [*ended, "See J. Smith"]
    assert sentences(text)[0].endswith("leads.")


def test_a_unit_of_one_letter_ends_a_sentence() -> None:
    assert sentences("It peaks at 50 K. Lead follows at 3 V. J. Smith agrees") == [
        "It peaks at 50 K.",
        "Lead follows at 3 V.",
        "J. Smith agrees",
    ]


def test_a_name_with_a_small_letter_begins_a_sentence() -> None:
    text = "NLLB is best, e.g. mBART is not. mBART is worse vs. oil. oiled parts. eBPF oil. oil."
    ended = [
        "NLLB is best, e.g. mBART is not.",
        "mBART is worse vs. oil. oiled parts. eBPF oil.",
        "oil.",
    ]
    assert sentences(text, "mBART", "oil") == ended
