"""Pages that show many figures: the front page, and the lists of claims and findings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from bs4 import BeautifulSoup

from figcheck.model import (
    Cell,
    CheckedClaim,
    Claim,
    Dimension,
    Figure,
    Finding,
    Judgement,
    Kind,
    Report,
    Role,
    Severity,
    Source,
    Span,
    Verdict,
)
from figcheck.publishing.codec import decode, encode
from figcheck.publishing.escaping import visible
from figcheck.publishing.pages import LISTS, SYMBOLS, Listed, Summary, front_page, list_page
from tests.publishing.test_pages import ATTRIBUTES, HOSTILE, KNOWN, element, said

URLS = {listing.name: f"lists/{listing.name}/" for listing in LISTS}
MORE_ELEMENTS = frozenset(
    "svg rect nav section form label input select option button output".split()
)
MORE_ATTRIBUTES = frozenset(
    "viewBox viewbox preserveaspectratio x role name type value autocomplete spellcheck "
    "aria-live aria-labelledby data-item data-group data-verdict data-kind data-finding "
    "data-share data-findings data-values data-text data-noun data-nouns data-refuted".split()
)


def listed(
    name: str,
    verdicts: Sequence[Verdict] = (),
    findings: Sequence[Finding] = (),
    *,
    values: int = 1,
    kind: Kind = Kind.HEATMAP,
    text: str = "A claim.",
) -> Listed:
    """A figure with claims of these verdicts and these findings."""
    claims = []
    for verdict in verdicts:
        claim = Claim(text, tuple(range(len(text) + 1)), "Key Observations")
        claims.append(CheckedClaim(claim, Judgement(claim.span, text, verdict, explanation="Why.")))
    cells = tuple(Cell(n, ("Rye",), 1.0, "1", Span(0, 0)) for n in range(values))
    crops = Dimension("Crop", Role.X, ("Rye",), (None,))
    source = Source(f"seeds/{name}.txt", "", "")
    figure = Figure(name, f"Title {name}", kind, source, (crops,), cells)
    report = Report(figure, tuple(findings), tuple(claims))
    return Listed(Summary.of(report), f"figures/{name}/", f"figures/{name}/thumbnail.png")


def test_a_summary_knows_what_the_figure_is_found_by() -> None:
    panel = Dimension("panel", Role.PANEL, ("North", "7"), (None, 7.0))
    years = Dimension("Year", Role.X, ("2020", "2021"), (2020.0, 2021.0))
    series = Dimension("series", Role.SERIES, ("Rye", "North"), (None, None))
    figure = Figure("a", "", Kind.LINE, Source("a.txt", "", ""), (panel, series, years))
    summary = Summary.of(Report(figure))
    assert summary.names == ("North", "series", "Rye", "Year")
    assert (summary.title, summary.kind_name, summary.values) == ("a", "line chart", 0)


def test_a_summary_can_be_kept() -> None:
    summary = listed("a", [R, U], [ROW]).figure
    assert decode(Summary, encode(summary)) == summary


def parsed(html: str) -> BeautifulSoup:
    return BeautifulSoup(html, "html.parser")


S, R, M, U, N = (
    Verdict.SUPPORTED,
    Verdict.REFUTED,
    Verdict.MIXED,
    Verdict.UNPARSED,
    Verdict.UNCHECKABLE,
)
ROW = Finding("constant-row", Severity.WARNING, "Row 3 is 7 throughout.", "Correct it.")
BROKEN = Finding("no-data", Severity.ERROR, "There is no value.", "Give some.")
FIGURES = (
    listed("a", [S, S, R], [ROW, ROW, BROKEN], values=1200),
    replace(listed("b", [S, U], kind=Kind.BAR), thumbnail=""),
)


class TestFront:
    def test_totals(self) -> None:
        soup = parsed(front_page(FIGURES, URLS))
        assert said(element(soup, ".figcheck-totals")) == "2 figures, 1,201 values, 5 claims"
        counts = element(soup, ".figcheck-verdicts").select("li")
        assert [said(item) for item in counts] == ["✗ 1 refuted", "✓ 3 supported", "? 1 unparsed"]
        assert [said(word) for word in soup.select("dt")] == [f"{SYMBOLS[v]} {v}" for v in SYMBOLS]
        bar = [(part["x"], part["width"]) for part in element(soup, ".figcheck-bar").select("rect")]
        assert bar == [("0", "1"), ("1", "3"), ("4", "1")]

    def test_leads_to_the_lists(self) -> None:
        soup = parsed(front_page(FIGURES, URLS, {"More": "more/"}))
        links = {said(a): a["href"] for a in element(soup, "nav").select("a")}
        assert links == {listing.title: URLS[listing.name] for listing in LISTS} | {"More": "more/"}
        counts = element(soup, ".figcheck-verdicts")
        leads = {said(a): a["href"] for a in counts.select("a")}
        # What holds has no list: the figures are filtered by it.
        assert leads.pop("✓ 3 supported") == "?verdict=supported#figures"
        assert leads == {
            "✗ 1 refuted": "lists/refuted/#refuted",
            "? 1 unparsed": "lists/undecided/#unparsed",
        }
        for link in leads.values():
            name, _, anchor = str(link).removeprefix("lists/").partition("/#")
            [listing] = [each for each in LISTS if each.name == name]
            assert anchor in {h.id for h in list_page(listing, FIGURES).headings}
        assert not parsed(front_page(FIGURES)).select("nav")

    def test_leads_to_what_is_understood(self) -> None:
        for rules in ("rules/", ""):
            found = parsed(front_page(FIGURES, rules=rules)).select("details a")
            assert [a["href"] for a in found] == [rules] * bool(rules)

    def test_cards(self) -> None:
        first, second = parsed(front_page(FIGURES)).select(".figcheck-card")
        assert element(first, "h3 a")["href"] == "figures/a/"
        assert element(first, "img")["src"] == "figures/a/thumbnail.png"
        assert element(first, "img")["loading"] == "lazy"
        assert "Heatmap, 1,200 values, 3 findings" in said(first)
        assert said(element(first, ".figcheck-counts")) == "✗ 1 refuted ✓ 2 supported"
        assert not second.select("img")
        assert "1 value, 0 findings" in said(second)

    def test_what_a_card_is_filtered_and_sorted_by(self) -> None:
        first, second = parsed(front_page(FIGURES)).select(".figcheck-card")
        data = {name: value for name, value in first.attrs.items() if name.startswith("data-")}
        assert data == {
            "data-item": "",
            "data-verdict": "refuted supported",
            "data-kind": "heatmap",
            "data-finding": "constant-row no-data",
            "data-share": "0.333",
            "data-findings": "3",
            "data-values": "1200",
            "data-text": "Crop Rye",
        }
        assert (second["data-share"], second["data-finding"]) == ("0.000", "")

    def test_the_filter_offers_what_there_is(self) -> None:
        form = element(parsed(front_page(FIGURES)), "form")
        offered = {
            s["name"]: {o["value"]: said(o) for o in s.select("option")}
            for s in form.select("select")
        }
        assert offered["verdict"] == {
            "": "any",
            "refuted": "some refuted (1)",
            "supported": "some supported (2)",
            "unparsed": "some unparsed (1)",
        }
        assert list(offered["kind"].values()) == ["any", "bar chart (1)", "heatmap (1)"]
        assert offered["finding"]["constant-row"] == "A row of one value (1)"
        # A choice between one thing and all is none.
        assert "kind" not in str(element(parsed(front_page(FIGURES[:1])), "form"))

    def test_the_least_reliable_comes_first_and_is_named(self) -> None:
        figures = [
            listed("open", [U] * 9),
            listed("good", [S, S]),
            listed("many", [R] * 3 + [S] * 7),
            listed("half", [R, M, S, S]),
            listed("single", [S]),
        ]
        soup = parsed(front_page(figures))
        cards = {
            said(element(c, "h3")): said(element(c, ".figcheck-share"))
            for c in soup.select("li.figcheck-card")
        }
        assert list(cards.items()) == [
            ("Title half", "2 of 4 decided claims do not hold"),
            ("Title many", "3 of 10 decided claims do not hold"),
            ("Title good", "all 2 decided claims hold"),
            ("Title single", "the one decided claim holds"),
            ("Title open", "no claim is decided"),
        ]
        least = element(soup, "#figures + p")
        assert said(least) == "Least reliable: Title half, where 2 of 4 decided claims do not hold."
        assert [link["href"] for link in least.select("a")] == ["figures/half/"]

    def test_none_is_called_unreliable_where_all_holds(self) -> None:
        assert "Least reliable" not in said(parsed(front_page(FIGURES[1:])))

    def test_nothing_to_show(self) -> None:
        soup = parsed(front_page(()))
        assert "no figures yet" in said(soup)
        assert not soup.select(".figcheck-card, .figcheck-bar, form")


def listing_page(name: str, figures: Sequence[Listed]) -> BeautifulSoup:
    [listing] = [each for each in LISTS if each.name == name]
    page = list_page(listing, figures)
    soup = parsed(page.html)
    assert [h.id for h in page.headings] == [h["id"] for h in soup.select("h2")]
    return soup


class TestLists:
    FIGURES = (
        listed("fair", [S, S, R, U, N], [ROW]),
        listed("poor", [S, R, R, M], [ROW, BROKEN, ROW]),
        listed("good", [S, N]),
    )

    def test_all_claims_that_do_not_hold_the_least_reliable_figure_first(self) -> None:
        soup = listing_page("refuted", self.FIGURES)
        links = [a["href"] for a in soup.select("li[data-item] > a")]
        assert links == [
            "figures/poor/#claim-2",
            "figures/poor/#claim-3",
            "figures/fair/#claim-3",
            "figures/poor/#claim-4",
        ]
        assert said(soup.select("li[data-item]")[0]) == "✗ refuted A claim. Why."
        assert [said(li) for li in soup.select(".figcheck-contents li")] == [
            "Refuted: 3 claims in 2 figures",
            "True in part only: 1 claim in 1 figure",
        ]

    def test_all_findings_the_most_frequent_kind_first(self) -> None:
        soup = listing_page("findings", self.FIGURES)
        assert [h["id"] for h in soup.select("h2")] == ["constant-row", "no-data"]
        links = [a["href"] for a in soup.select("li[data-item] > a")]
        assert links == [
            "figures/fair/#finding-1",
            "figures/poor/#finding-1",
            "figures/poor/#finding-3",
            "figures/poor/#finding-2",
        ]
        assert said(soup.select("li[data-item]")[0]) == "warning Row 3 is 7 throughout."

    def test_what_could_not_be_checked(self) -> None:
        soup = listing_page("undecided", self.FIGURES)
        links = {
            element(s, "h2")["id"]: [a["href"] for a in s.select("li[data-item] > a")]
            for s in soup.select("#figcheck-items > section")
        }
        assert links == {
            "unusable": ["figures/poor/#finding-2"],
            "unparsed": ["figures/fair/#claim-4"],
            "uncheckable": ["figures/fair/#claim-5", "figures/good/#claim-2"],
        }

    def test_nothing_to_list(self) -> None:
        for listing in LISTS:
            soup = listing_page(listing.name, [listed("good", [S])])
            assert said(element(soup, "h1")) == listing.title
            assert "nothing to list" in said(soup)
            assert not soup.select("form")


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_a_description_is_text(text: str) -> None:
    hostile = listed("a", [R, U], [replace(ROW, message=text)], text=text)
    summary = replace(hostile.figure, title=text, names=(text, text))
    hostile = replace(hostile, figure=summary)
    pages = [front_page([hostile, FIGURES[0]], URLS)]
    pages += [list_page(listing, [hostile]).html for listing in LISTS]
    for html in pages:
        soup = parsed(html)
        assert {tag.name for tag in soup.select("*")} <= KNOWN | MORE_ELEMENTS
        attributes = {name for tag in soup.select("*") for name in tag.attrs}
        assert attributes <= ATTRIBUTES | MORE_ATTRIBUTES
        assert " ".join(visible(text).split()) in said(soup)
    names = element(parsed(pages[0]), ".figcheck-card[data-text]")["data-text"]
    assert visible(text) in str(names)
