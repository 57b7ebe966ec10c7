from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from figcheck.publishing.escaping import for_csv, for_html, for_terminal, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain text, 3 × 4 = 12 — ünïcödé 漢字 🎉", "plain text, 3 × 4 = 12 — ünïcödé 漢字 🎉"),
        ("a\tb\nc\r\n", "a\tb\nc\r\n"),
        ("\x1b[31mred", "␛[31mred"),
        ("\x00\x07\x7f", "␀␇␡"),
        ("\x9b31m", "⟨U+009B⟩31m"),
        ("a\u202eb\u2066c", "a⟨U+202E⟩b⟨U+2066⟩c"),
        ("a\u200bb\ufeffc\xadd", "a⟨U+200B⟩b⟨U+FEFF⟩c⟨U+00AD⟩d"),
        ("a\u2028b", "a⟨U+2028⟩b"),
        ("\u0430dmin p\u0430ypal \u0391B", "⟨U+0430⟩dmin p⟨U+0430⟩ypal ⟨U+0391⟩B"),
        (
            "\u043f\u0440\u0438\u0432\u0435\u0442 Δx 5μm",
            "\u043f\u0440\u0438\u0432\u0435\u0442 Δx 5μm",
        ),
        ("e\u0301 e" + 4 * "\u0301", "e\u0301 e" + 4 * "⟨U+0301⟩"),
        ("\ufdd0\U0001fffe", "⟨U+FDD0⟩⟨U+1FFFE⟩"),
        (
            "Alpha\ufe0f A\ufe01 ✔\ufe0f \U0001f600\ufe0f",
            "Alpha⟨U+FE0F⟩ A⟨U+FE01⟩ ✔\ufe0f \U0001f600\ufe0f",
        ),
        ("a\u2800\U0001bca0b", "a⟨U+2800⟩⟨U+1BCA0⟩b"),
        ("\U000e0041\ud800", "⟨U+E0041⟩⟨U+D800⟩"),
    ],
)
def test_what_has_no_shape_gets_one(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text())
def test_html_gives_back_the_letters(text: str) -> None:
    # The x: Beautiful Soup replaces text that is all white space.
    for markup in (f"<p>x{for_html(text)}</p>", f'<p title="x{for_html(text)}"></p>'):
        soup = BeautifulSoup(markup, "html.parser")
        assert [element.name for element in soup.find_all(True)] == ["p"]
        assert soup.p
        got = str(soup.p.get("title", soup.p.get_text()))
        assert got == "x" + visible(text)


def test_html_is_not_escaped_twice() -> None:
    assert for_html(for_html('<b> & "c"')) == for_html('<b> & "c"')


@pytest.mark.parametrize("number", ["-3", "+4.5", "-.5", "1e5", "-1.5E-10", "0", "12."])
def test_numbers_stay_numbers(number: str) -> None:
    assert for_csv(number) == number


@pytest.mark.parametrize(
    "text",
    [
        "=1+1",
        "+1+1",
        "-1+1",
        "@SUM(A1)",
        "\t=1",
        " =1",
        "\r=1",
        "\n=1",
        "＝1",  # full width
        "-2+3+cmd|' /C calc'!A0",
        "--1",
        "\ufe66 1",  # small
        '"=1',
    ],
)
def test_formulas_become_text(text: str) -> None:
    assert for_csv(text).startswith("'")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a;=1+1", "a;'=1+1"),
        ('a; "=1+1', "a;' \"=1+1"),
        ("a\t@x;-1", "a\t'@x;'-1"),
        ("a; b - c | -d", "a; b - c | -d"),
    ],
)
def test_no_part_of_a_field_becomes_a_formula(text: str, written: str) -> None:
    assert for_csv(text) == written


@given(st.text())
def test_text_for_a_terminal_is_one_line_without_controls(text: str) -> None:
    shown = for_terminal(text)
    assert len(shown.splitlines()) <= 1
    assert not any(ord(character) < 0x20 or 0x7F <= ord(character) < 0xA0 for character in shown)
