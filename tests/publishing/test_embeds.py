"""What a line `::: figure NAME` asks for, and what answers it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bs4 import BeautifulSoup

from figcheck.model import Verdict
from figcheck.publishing.embeds import Embedding, EmbeddingError, Shown, answer, find, parse
from figcheck.publishing.escaping import visible
from figcheck.publishing.pages import Listed, Picture, Summary
from tests.publishing.figures import report
from tests.publishing.test_pages import ATTRIBUTES, HOSTILE, KNOWN, element, said


def shown() -> Shown:
    figure = report()
    listed = Listed(Summary.of(figure), "../figures/f/")
    return Shown(figure.figure, listed, "../figures/f/figure.svg", Picture("Alt.", (), 640, 320))


def answered(text: str) -> BeautifulSoup:
    return BeautifulSoup(answer(parse(text), shown(), "<em>mine</em>"), "html.parser")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a", Embedding("a")),
        ("a image table", Embedding("a", image=True, table=True)),
        ("a claims", Embedding("a", verdicts=frozenset(Verdict))),
        (
            "a claims=refuted,mixed",
            Embedding("a", verdicts=frozenset({Verdict.REFUTED, Verdict.MIXED})),
        ),
        ("a claim=3 width=400", Embedding("a", claim=3, width=400)),
        ("a caption='in \"two\" words'", Embedding("a", caption='in "two" words')),
    ],
)
def test_what_is_asked_for(text: str, wanted: Embedding) -> None:
    assert parse(text) == wanted


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "No figure is named"),
        ("a tabel", "“tabel” is no option"),
        ("a table=5", "takes no value"),
        ("a table table", "twice"),
        ("a claims=wrong", "“wrong” is no verdict. There are supported, refuted"),
        ("a claim=0", "whole number from 1"),
        ("a claim=two", "“two”"),
        ("a width=50%", "whole number from 1 to 4000"),
        ("a width=٣", "whole number"),
        ('a caption="open', "quotation mark"),
    ],
)
def test_what_is_not_understood_is_said(text: str, why: str) -> None:
    with pytest.raises(EmbeddingError, match=why.replace("%", r"\%")):
        parse(text)


def test_an_unknown_name_gets_a_hint() -> None:
    assert find(Embedding("loss"), ["loss", "losses"]) == "loss"
    with pytest.raises(EmbeddingError, match=r"no figure “los”\. Did you mean loss\?"):
        find(Embedding("los"), ["loss", "yield"])
    with pytest.raises(EmbeddingError, match="called like its description"):
        find(Embedding("x"), [])


def test_the_image_is_what_is_shown_by_itself() -> None:
    soup = answered("f width=320")
    image = element(soup, "a > img")
    assert (image["src"], image["width"], image["height"]) == (
        "../figures/f/figure.svg",
        "320",
        "160",
    )
    assert image["alt"] == "Alt."
    assert said(element(soup, "figcaption")) == "mine T"
    assert element(soup, "figcaption a")["href"] == "../figures/f/"
    assert not soup.select("table, li")
    assert not soup.select("[id]"), "a page may show a figure twice"


def test_the_table() -> None:
    soup = answered("f table")
    assert not soup.select("img, [id]")
    assert [said(cell) for cell in soup.select("td")] == ["-1.5 ± 0.25", "596k", "n/a", "≈ ~3"]


def test_claims_with_their_verdicts() -> None:
    soup = answered("f claims=mixed")
    assert not soup.select("img, table")
    [claim] = soup.select("li")
    assert said(claim).startswith("◐ mixed The highest is 596k and the lowest is 3.")
    assert element(claim, "a")["href"] == "../figures/f/#claim-1"
    assert said(answered("f claim=1")) == said(soup)
    assert "no such claims" in said(answered("f claims=refuted"))
    assert answered("f claims image").select("img")
    with pytest.raises(EmbeddingError, match="Claim 2 is asked for, and f has 1"):
        answered("f claim=2")


def test_what_could_not_be_drawn_or_has_no_values() -> None:
    there = shown()
    html = answer(parse("f"), replace(there, picture=None, image=""), "")
    assert "could not be drawn" in html
    html = answer(parse("f table"), replace(there, figure=replace(there.figure, cells=())), "")
    assert "gives no values" in html


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_a_description_is_text(text: str) -> None:
    there = shown()
    claims = tuple(replace(c, text=text, explanation=text) for c in there.listed.figure.claims)
    summary = replace(there.listed.figure, title=text, claims=claims)
    cells = tuple(replace(cell, text=text) for cell in there.figure.cells)
    there = replace(
        there,
        listed=replace(there.listed, figure=summary),
        figure=replace(there.figure, cells=cells),
        picture=Picture(text, (), 10, 10),
    )
    soup = BeautifulSoup(answer(parse("f image table claims"), there, ""), "html.parser")
    assert {tag.name for tag in soup.select("*")} <= KNOWN
    assert {a for tag in soup.select("*") for a in tag.attrs} <= ATTRIBUTES | {"data-item"}
    assert said(element(soup, "q")) == " ".join(visible(text).split())
    assert said(element(soup, "figcaption")) == " ".join(visible(text).split())
