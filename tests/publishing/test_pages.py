"""Pages: everything of the report is on them, once, in order, and none of it is HTML."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup, Tag

from figcheck.checking import check
from figcheck.model import (
    Cell,
    CheckedClaim,
    Claim,
    Component,
    Dimension,
    Figure,
    Finding,
    Judgement,
    Kind,
    Mark,
    Report,
    Role,
    Severity,
    Source,
    Span,
    Use,
    Verdict,
)
from figcheck.publishing.escaping import visible
from figcheck.publishing.evidence import MOST_CELLS
from figcheck.publishing.pages import (
    SYMBOLS,
    Links,
    Neighbour,
    Page,
    Picture,
    failed_page,
    figure_page,
)
from figcheck.reading import read_bytes

SEEDS = sorted((Path(__file__).parents[2] / "seeds").glob("*.txt"))
PICTURE = Picture("Two panels of numbers.", ("One value lies beyond the scale.",), 640, 320)

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><b id="claim-1">bold</b>',
    "</pre></details></article><h1>mine</h1>",
    "{{ 7 * 7 }} {% raw %} {# note #}",
    '--8<-- "secret.txt"',
    "[text](javascript:alert(1)) **bold** `code` $x^2$",
    "&lt;b&gt; &amp; &#60;",
    "a\u202eb\u200bc\x00d\x1be",
    "<!-- figcheck: gallery -->",
)


def dimension(name: str, role: Role, ticks: Sequence[str]) -> Dimension:
    return Dimension(name, role, tuple(ticks), (None,) * len(ticks))


def figure(
    dimensions: Sequence[Dimension] = (),
    at: Sequence[tuple[str | None, ...]] = (),
    text: str = "one\ntwo\nthree\n",
) -> Figure:
    cells = tuple(Cell(i, place, float(i), f"{i}.0", Span(0, 0)) for i, place in enumerate(at))
    source = Source("seeds/a.txt", text, "")
    return Figure("a", "A figure", Kind.HEATMAP, source, tuple(dimensions), cells)


def checked(text: str, verdict: Verdict, **more: Any) -> CheckedClaim:
    claim = Claim(text, tuple(range(len(text) + 1)), "Key Observations", ("Trend",))
    judgement = Judgement(claim.span, text, verdict, explanation=f"Why {text}.")
    return CheckedClaim(claim, replace(judgement, **more))


def parsed(html: str | Page) -> BeautifulSoup:
    return BeautifulSoup(html.html + html.head if isinstance(html, Page) else html, "html.parser")


def element(soup: Tag, selector: str) -> Tag:
    found = soup.select_one(selector)
    assert found is not None, f"no {selector}"
    return found


def said(tag: Tag) -> str:
    """The text as it is read, white space aside."""
    return " ".join(tag.get_text().split())


def grid(table: Tag) -> list[list[str]]:
    """The rows of a table's body, headings included."""
    return [[said(place) for place in row.select("th, td")] for row in table.select("tbody tr")]


@cache
def of_seed(path: Path) -> tuple[Report, BeautifulSoup, Page]:
    report = check(read_bytes(path.read_bytes(), f"seeds/{path.name}", path.stem))
    page = figure_page(report, PICTURE)
    return report, parsed(page), page


@pytest.fixture(params=SEEDS, ids=lambda path: path.stem[:3])
def seed(request: pytest.FixtureRequest) -> tuple[Report, BeautifulSoup, Page]:
    return of_seed(request.param)


class TestSeeds:
    def test_every_claim_is_there_with_its_verdict(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        report, soup, _ = seed
        assert len(soup.select("article.figcheck-claim")) == len(report.claims) > 0
        for number, claim in enumerate(report.claims, start=1):
            article = element(soup, f"#claim-{number}")
            assert said(element(article, "blockquote")) == " ".join(claim.claim.text.split())
            assert claim.judgement.verdict in said(element(article, "h3"))
            for part in claim.judgement.parts:
                assert " ".join(part.text.split()) in said(article)

    def test_every_finding_is_there(self, seed: tuple[Report, BeautifulSoup, Page]) -> None:
        report, soup, _ = seed
        assert len(soup.select("article.figcheck-finding")) == len(report.findings)
        for number, finding in enumerate(report.findings, start=1):
            article = said(element(soup, f"#finding-{number}"))
            for text in (finding.code, finding.severity, finding.message, finding.mend):
                assert " ".join(text.split()) in article

    def test_every_value_is_in_one_table_at_its_place(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        report, soup, _ = seed
        drawn = report.figure
        assert len(soup.select("[id^=cell-]")) == len(drawn.cells) > 0
        for cell in drawn.cells:
            place = element(soup, f"td#cell-{cell.index}")
            assert said(place).removeprefix("≈ ") == cell.text
            assert ("≈" in said(place)) == cell.approx
            table, row = place.find_parent("table"), place.find_parent("tr")
            assert isinstance(table, Tag)
            assert isinstance(row, Tag)
            column = row.select("th, td").index(place) - 1
            heads = table.select("thead tr")[-1].select("th")
            assert said(element(table, "caption")) == drawn.coordinate(cell, Role.PANEL)
            assert said(element(row, "th")) == drawn.coordinate(cell, Role.Y)
            assert said(heads[column]) == drawn.coordinate(cell, Role.X)

    def test_the_description_is_there_line_by_line(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        report, soup, _ = seed
        lines = element(soup, "pre").find_all("span", recursive=False)
        assert "".join(line.get_text() for line in lines).rstrip("\n") == visible(
            report.figure.source.text
        ).rstrip("\n")
        assert [line["id"] for line in lines] == [f"L{i + 1}" for i in range(len(lines))]

    def test_links_within_the_page_lead_somewhere_and_ids_are_unique(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        _, soup, page = seed
        ids = [str(tag["id"]) for tag in soup.select("[id]")]
        assert len(ids) == len(set(ids))
        targets = [str(link["href"]) for link in soup.select("a[href^='#']")]
        assert targets
        assert not {target[1:] for target in targets} - set(ids)
        assert [heading.id for heading in page.headings] == [h["id"] for h in soup.select("h2")]
        assert [heading.title for heading in page.headings] == [said(h) for h in soup.select("h2")]

    def test_a_claim_leads_to_its_line(self, seed: tuple[Report, BeautifulSoup, Page]) -> None:
        report, soup, _ = seed
        for number, claim in enumerate(report.claims, start=1):
            link = element(soup, f"#claim-{number} a[href^='#L']")
            line = element(soup, str(link["href"])).get_text()
            start = claim.claim.span.start
            written = report.figure.source.text[start : start + 12].split("\n")[0]
            assert visible(written) in line

    def test_numbers_and_the_description_are_no_matter_of_search(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        _, soup, _ = seed
        shown = soup.select("table, pre, .figcheck-evidence, .figcheck-check")
        assert shown
        assert all(
            any(around.has_attr("data-search-exclude") for around in [tag, *tag.parents])
            for tag in shown
        )

    def test_the_description_leads_to_every_value_claim_and_finding(
        self, seed: tuple[Report, BeautifulSoup, Page]
    ) -> None:
        report, soup, _ = seed
        links: dict[str, str] = {}
        for link in element(soup, "pre").select("a"):
            links[str(link["href"])] = links.get(str(link["href"]), "") + link.get_text()
        for cell in report.figure.cells:
            assert links.pop(f"#cell-{cell.index}") == cell.text
        for number, claim in enumerate(report.claims, start=1):
            text = report.figure.source.text[slice(*claim.claim.span)]
            assert links.pop(f"#claim-{number}") == visible(text)
            link = element(soup, f"pre a[href='#claim-{number}']")
            assert f"figcheck-{claim.judgement.verdict}" in link["class"]
        # The two rows of 001 that agree are one finding, all of whose text is values.
        numbers = {f"#finding-{n}" for n, f in enumerate(report.findings, start=1) if f.span}
        assert set(links) <= numbers


def test_a_figure_that_could_not_be_drawn_keeps_all_else() -> None:
    claims = (checked("It holds.", Verdict.SUPPORTED),)
    soup = parsed(figure_page(Report(figure(), claims=claims), None))
    assert not soup.select("img")
    assert "It holds." in said(element(soup, "#claim-1"))
    links = [str(link["href"]) for link in soup.select(".figcheck-downloads a")]
    assert links == ["data.csv", "figure.json", "source.txt"]


class TestOrder:
    def test_what_is_wrong_comes_first(self) -> None:
        order = [Verdict.UNCHECKABLE, Verdict.SUPPORTED, Verdict.UNPARSED]
        order += [Verdict.MIXED, Verdict.REFUTED]
        claims = tuple(checked(f"claim of {verdict}", verdict) for verdict in order)
        soup = parsed(figure_page(Report(figure(), claims=claims), PICTURE))
        ids = [tag["id"] for tag in soup.select("article")]
        assert ids == ["claim-5", "claim-4", "claim-2", "claim-3", "claim-1"]
        folded = [tag["id"] for tag in soup.select("details article")]
        assert folded == ["claim-3", "claim-1"]
        assert said(element(soup, ".figcheck-folded summary")).startswith("1 sentence ")

    def test_parts_of_the_page(self) -> None:
        grid = figure(
            [dimension("size", Role.Y, "ab"), dimension("ratio", Role.X, "cd")], [("a", "c")]
        )
        report = Report(
            grid,
            (Finding("missing-cells", Severity.WARNING, "Three are missing."),),
            (checked("It is so", Verdict.REFUTED),),
        )
        soup = parsed(figure_page(report, PICTURE))
        parts = "h1, .figcheck-glance, figure, .figcheck-downloads, .figcheck-choice, h2"
        assert [tag.get("id", tag.name) for tag in soup.select(parts)] == [
            *("figure", "p", "figure", "values", "ul", "ul"),
            *("refuted", "findings", "description"),
        ]

    def test_one_line_says_how_it_stands(self) -> None:
        marks = tuple(Mark(Span(i, i + 1), use) for i, use in enumerate([*Use, Use.UNPLACED]))
        claims = tuple(checked(v, v) for v in (Verdict.REFUTED, Verdict.REFUTED, Verdict.SUPPORTED))
        report = Report(replace(figure(), account=marks), claims=claims)
        soup = parsed(figure_page(report, PICTURE))
        assert said(element(soup, ".figcheck-glance")) == (
            "✗ 2 of 3 decided claims do not hold · no findings · 2 of 8 numbers unaccounted for"
        )
        verdicts = [said(item) for item in soup.select(".figcheck-choice li")]
        assert verdicts == ["all 3 claims", "✗ 2 refuted", "✓ 1 supported"]

    def test_where_the_page_leads_to_besides(self) -> None:
        following = Neighbour("Next <b>", "../b/")
        links = Links("https://example.org/f/", "https://example.org/edit", None, following)
        soup = parsed(figure_page(Report(figure()), PICTURE, links))
        (link,) = soup.select("nav a[rel]")
        assert (link["rel"], link["href"]) == (["next"], "../b/")
        assert said(link) == "Next figure: Next <b> →"
        assert element(soup, ".figcheck-downloads a[href='https://example.org/edit']")
        assert said(element(soup, ".figcheck-address")) == "https://example.org/f/"
        alone = parsed(figure_page(Report(figure()), PICTURE))
        assert not alone.select("nav a[rel], .figcheck-downloads a:not([download])")

    def test_numbers_are_told_by_what_became_of_them(self) -> None:
        marks = [Mark(Span(0, 1), Use.UNPLACED), Mark(Span(1, 2), Use.CELL)]
        drawn = replace(figure(), account=(*marks, Mark(Span(4, 5), Use.CELL)))
        soup = parsed(figure_page(Report(drawn), PICTURE))
        assert "Its 3 numbers: 2 in values, 1 without a place." in said(soup)
        assert [said(m) for m in soup.select("pre .figcheck-unplaced")] == ["o"]
        assert said(element(soup, ".figcheck-legend")).endswith("number without a place")

    def test_what_sentences_that_are_folded_away_share_is_said_once(self) -> None:
        claims = [checked(f"claim {n}", Verdict.UNPARSED, explanation="So what.") for n in "ab"]
        claims.append(checked("claim c", Verdict.UNPARSED, explanation="Half of it is clear."))
        text = said(parsed(figure_page(Report(figure(), claims=tuple(claims)), PICTURE)))
        assert "So what." not in text
        assert "Half of it is clear." in text

    def test_the_picture_and_the_files_beside_the_page(self) -> None:
        soup = parsed(figure_page(Report(figure()), PICTURE))
        image = element(soup, "figure img")
        assert (image["src"], image["alt"]) == ("figure.svg", PICTURE.alt)
        assert (image["width"], image["height"]) == ("640", "320")
        assert PICTURE.notes[0] in said(element(soup, "figcaption"))
        files = {str(link["href"]) for link in soup.select(".figcheck-downloads a")}
        assert files == {"data.csv", "figure.json", "figure.svg", "figure.png", "source.txt"}

    def test_a_figure_of_nothing_has_a_page(self) -> None:
        nothing = Figure("a", "", Kind.UNKNOWN, Source("seeds/a.txt", "", ""))
        soup = parsed(figure_page(Report(nothing), PICTURE))
        assert said(element(soup, "h1")) == "a"
        assert said(element(soup, ".figcheck-glance")) == "? no claim is decided · no findings"
        assert not soup.select(".figcheck-choice, .figcheck-tabs, .figcheck-readout")
        assert [h["id"] for h in soup.select("h2")] == ["description"]


class TestEvidence:
    GRID = figure(
        [
            dimension("panel", Role.PANEL, ["left", "right"]),
            dimension("size", Role.Y, ["1", "2"]),
            dimension("ratio", Role.X, [str(i) for i in range(10)]),
        ],
        [(panel, y, str(x)) for panel in ("left", "right") for y in "12" for x in range(10)],
    )

    def article(self, **more: Any) -> Tag:
        report = Report(self.GRID, claims=(checked("It is so", Verdict.REFUTED, **more),))
        return element(parsed(figure_page(report, PICTURE)), "#claim-1")

    def test_all_cells_are_there_to_be_marked(self) -> None:
        part = Judgement(Span(0, 2), "It", Verdict.REFUTED, evidence=(1, 3), counterexamples=(3,))
        article = self.article(evidence=(0, 1, 2, 9), counterexamples=(12,), parts=(part,))
        assert (article["data-cells"], article["data-against"]) == ("0-3,9,12", "3,12")
        (item,) = article.select("ol > li")
        assert (item["data-cells"], item["data-against"]) == ("1,3", "3")
        assert not self.article(evidence=(4,)).has_attr("data-against")

    def test_a_cell_is_named_by_its_place_and_value(self) -> None:
        article = self.article(evidence=(13,))
        assert [said(item) for item in article.select("li")] == ["left, size 2, ratio 3 13.0"]
        assert element(article, "li a")["href"] == "#cell-13"

    def test_counterexamples_come_first_and_say_so(self) -> None:
        article = self.article(evidence=(3, 34), counterexamples=(34,))
        assert [said(item) for item in article.select("li")] == [
            "right, size 2, ratio 4 34.0 ✗ against",
            "left, size 1, ratio 3 3.0",
        ]

    def test_what_cells_share_is_said_once(self) -> None:
        article = self.article(evidence=(1, 2, 3, 11, 12))
        assert said(element(article, ".figcheck-cells > p")) == "left, by ratio:"
        assert [said(group) for group in article.select("ul")] == [
            "size 1: 1: 1.0 2: 2.0 3: 3.0",
            "size 2: 1: 11.0 2: 12.0",
        ]

    def test_two_panels_are_compared_place_by_place(self) -> None:
        article = self.article(evidence=(2, 14, 22, 34), counterexamples=(2, 14, 22, 34))
        assert said(element(article, ".figcheck-cells > p")) == "✗ Against it:"
        assert [said(group) for group in article.select("ul")] == [
            "size 1, ratio 2: left 2.0 right 22.0",
            "size 2, ratio 4: left 14.0 right 34.0",
        ]

    def test_cells_stand_in_the_order_of_the_picture(self) -> None:
        article = self.article(evidence=(7, 3, 5))
        assert [said(item) for item in article.select("li")] == ["3: 3.0", "5: 5.0", "7: 7.0"]

    def test_of_many_only_the_number_is_told(self) -> None:
        article = self.article(evidence=tuple(range(40)))
        assert not article.select("li")
        assert "Decided by 40 cells of the table" in said(article)

    def test_of_many_those_against_are_named_in_whole_groups(self) -> None:
        against = tuple(panel + x for panel in (0, 20) for x in range(9))
        article = self.article(evidence=tuple(range(40)), counterexamples=against)
        named = [str(link["href"]) for link in article.select("li a")]
        assert len(named) == MOST_CELLS
        assert {f"#cell-{x}" for x in range(6)} | {f"#cell-{20 + x}" for x in range(6)} == {*named}
        assert "and 6 more against it. Decided by 40 cells" in said(article)

    def test_of_one_long_group_the_first_are_named(self) -> None:
        drawn = figure(
            [dimension("x", Role.X, [str(i) for i in range(40)])], [(str(i),) for i in range(40)]
        )
        claim = checked("so", Verdict.REFUTED, evidence=(0,), counterexamples=tuple(range(30)))
        soup = parsed(figure_page(Report(drawn, claims=(claim,)), PICTURE))
        assert len(soup.select("article li a")) == MOST_CELLS
        assert "and 18 more against it." in said(soup)

    def test_expression_and_explanation(self) -> None:
        article = self.article(check="all([] > 3)", explanation="It is 2 < 3.")
        assert said(element(article, "details code")) == "all([] > 3)"
        assert "It is 2 < 3." in said(article)

    def test_parts_have_their_own_verdicts_and_nothing_is_said_twice(self) -> None:
        part = Judgement(Span(0, 2), "It is", Verdict.SUPPORTED, "x = 1", "It is one.", (5,))
        other = Judgement(Span(3, 5), "so", Verdict.UNCHECKABLE, explanation="No number says so.")
        article = self.article(
            check="(x = 1)",
            explanation="It is one. No number says so.",
            evidence=(5,),
            parts=(part, other),
        )
        parts = [said(item) for item in article.select("ol > li")]
        assert parts[0].startswith("✓ supported It is It is one. left, size 1, ratio 5 5.0")
        assert parts[1] == "○ uncheckable so No number says so."
        assert said(article).count("It is one.") == said(article).count("No number") == 1
        assert len(article.select("details")) == len(article.select("ul")) == 1

    def test_what_only_the_whole_says_is_said(self) -> None:
        part = Judgement(Span(0, 2), "It is", Verdict.SUPPORTED, explanation="It is one.")
        article = self.article(check="x = 1", explanation="It is one. So be it.", parts=(part,))
        assert "It is one. So be it." in said(article)
        assert said(element(article, "details code")) == "x = 1"


class TestTables:
    def tables(self, drawn: Figure) -> list[Tag]:
        soup = parsed(figure_page(Report(drawn), PICTURE))
        ids = [str(tag["id"]) for tag in soup.select("[id^=cell-]")]
        assert sorted(ids) == sorted(f"cell-{cell.index}" for cell in drawn.cells)
        for table in soup.select("table"):
            assert all(heading.get("scope") for heading in table.select("th"))
            region = table.parent
            assert region is not None
            assert region["tabindex"] == "0"
            assert region["aria-label"] == f"Values: {said(element(table, 'caption'))}"
        return list(soup.select("table"))

    def test_ticks_keep_the_order_of_the_picture(self) -> None:
        size = dimension("size", Role.Y, ["30", "20", "10"])
        (table,) = self.tables(
            figure([size, dimension("ratio", Role.X, "ab")], [("10", "a"), ("30", "b")])
        )
        assert grid(table) == [
            ["30", "–not given", "1.0"],
            ["20", "–not given", "–not given"],
            ["10", "0.0", "–not given"],
        ]
        assert [said(th) for th in table.select("thead th")] == ["size", "ratio", "a", "b"]

    def test_panels_and_series_have_tables_of_their_own(self) -> None:
        dimensions = [
            dimension("panel", Role.PANEL, ["P", "Q"]),
            dimension("series", Role.SERIES, ["s", "t"]),
            dimension("size", Role.Y, "ab"),
            dimension("ratio", Role.X, "cd"),
        ]
        at = [(p, s, y, x) for p in "QP" for s in "ts" for y in "ab" for x in "cd"]
        tables = self.tables(figure(dimensions, at))
        captions = [said(element(table, "caption")) for table in tables]
        assert captions == ["P · s", "P · t", "Q · s", "Q · t"]
        assert grid(tables[0]) == [["a", "12.0", "13.0"], ["b", "14.0", "15.0"]]

    def test_a_long_axis_runs_down(self) -> None:
        days = [f"day {i}" for i in range(30)]
        series = dimension("series", Role.SERIES, ["s", "t"])
        at = [(s, day) for s in "st" for day in days]
        (table,) = self.tables(figure([series, dimension("day", Role.X, days)], at))
        assert len(grid(table)) == 30
        assert grid(table)[1] == ["day 1", "1.0", "31.0"]

    def test_a_short_axis_runs_across(self) -> None:
        series = dimension("series", Role.SERIES, ["s", "t"])
        at = [(s, x) for s in "st" for x in "abc"]
        (table,) = self.tables(figure([series, dimension("day", Role.X, "abc")], at))
        assert grid(table) == [["s", "0.0", "1.0", "2.0"], ["t", "3.0", "4.0", "5.0"]]

    def test_one_dimension_is_a_list(self) -> None:
        (table,) = self.tables(figure([dimension("part", Role.X, "ab")], [("b",), ("a",)]))
        assert grid(table) == [["a", "1.0"], ["b", "0.0"]]

    def test_panels_with_dimensions_of_their_own(self) -> None:
        dimensions = [
            dimension("panel", Role.PANEL, ["map", "lines"]),
            dimension("series", Role.SERIES, ["s"]),
            dimension("size", Role.Y, ["a"]),
            dimension("ratio", Role.X, ["c", "d", "e", "f", "g"]),
        ]
        at: list[tuple[str | None, ...]] = [
            *[("map", None, "a", x) for x in "cd"],
            *[("lines", "s", None, x) for x in "efg"],
            ("lines", None, None, None),
        ]
        tables = self.tables(figure(dimensions, at))
        assert [grid(table) for table in tables] == [
            [["a", "0.0", "1.0"]],
            [["s", "2.0", "3.0", "4.0"]],
            [["5.0"]],
        ]

    def test_scattered_values_are_listed(self) -> None:
        ticks = [str(i) for i in range(40)]
        dimensions = [dimension("size", Role.Y, ticks), dimension("ratio", Role.X, ticks)]
        (table,) = self.tables(figure(dimensions, [(t, t) for t in ticks]))
        assert len(table.select("td")) == 40
        assert grid(table)[7] == ["7", "7", "7.0"]

    def test_two_values_at_one_place_are_both_there(self) -> None:
        dimensions = [dimension("size", Role.Y, "a"), dimension("ratio", Role.X, "b")]
        (table,) = self.tables(figure(dimensions, [("a", "b"), ("a", "b")]))
        assert grid(table) == [["a", "0.0, 1.0"]]

    def test_values_as_written(self) -> None:
        drawn = figure([dimension("part", Role.X, "abc")], [("a",), ("b",), ("c",)])
        first, second, third = drawn.cells
        cells = (
            replace(first, text="596k", value=596000.0, approx=True),
            replace(second, text="n/a", value=None),
            replace(third, text="7.10", value=7.1, error=0.25),
        )
        (table,) = self.tables(replace(drawn, cells=cells))
        assert [row[1] for row in grid(table)] == ["≈ 596k", "n/a", "7.10 ± 0.25"]
        # For sorting and copying: the number, where the text is not just that.
        assert [td.get("data-value") for td in table.select("td")] == ["596000", None, "7.1"]

    def test_parts_of_a_diagram_are_listed(self) -> None:
        parts = (Component("Encoder", "reads the text", Span(4, 7)),)
        soup = parsed(figure_page(Report(replace(figure(), components=parts)), PICTURE))
        assert said(element(soup, "#parts + ul li")) == "Encoder: reads the text line 2"


def test_linked_data_name_the_values_and_review_the_claims_that_are_decided() -> None:
    grid = figure([dimension("size", Role.Y, "ab")], [("a",), ("b",)])
    claims = tuple(checked(f"</script>{verdict}", verdict) for verdict in Verdict)
    address = "https://example.org/f/"
    soup = parsed(figure_page(Report(grid, (), claims), PICTURE, Links(address)))
    script = element(soup, "script[type='application/ld+json']")
    dataset, *reviews = json.loads(script.get_text())["@graph"]
    assert dataset["@type"] == "Dataset"
    assert 50 <= len(dataset["description"]) <= 5000
    urls = [download["contentUrl"] for download in dataset["distribution"]]
    assert urls == [f"{address}data.csv", f"{address}figure.json"]
    found = {
        (r["url"], r["claimReviewed"], r["reviewRating"]["ratingValue"])
        for r in reviews
        if r["@type"] == "ClaimReview"
    }
    ratings = {Verdict.SUPPORTED: 5, Verdict.MIXED: 3, Verdict.REFUTED: 1}
    assert found == {
        (f"{address}#claim-{n}", f"</script>{verdict}", ratings[verdict])
        for n, verdict in enumerate(Verdict, start=1)
        if verdict in ratings
    }


class TestHostile:
    """Texts of a description come out as the letters that they are."""

    @pytest.mark.parametrize("text", HOSTILE)
    def test_on_a_figures_page(self, text: str) -> None:
        dimensions = [
            dimension(text, Role.PANEL, [text]),
            dimension(text + "y", Role.Y, [text]),
            dimension(text + "x", Role.X, [text]),
        ]
        drawn = figure(dimensions, [(text, text, text)], text)
        drawn = replace(
            drawn,
            title=text,
            source=Source(text, text, ""),
            cells=(replace(drawn.cells[0], text=text),),
            components=(Component(text, text, Span(0, 1)),),
        )
        claim = checked(text, Verdict.REFUTED, explanation=text, check=text, evidence=(0,))
        part = Judgement(Span(0, 1), text, Verdict.MIXED, text, text, (0,))
        claim = replace(claim, claim=replace(claim.claim, section=text, topic=(text,)))
        compound = replace(claim, judgement=replace(claim.judgement, parts=(part,)))
        finding = Finding(text, Severity.ERROR, text, text, Span(0, 1), (0,))
        report = Report(drawn, (finding,), (claim, compound))
        soup = parsed(figure_page(report, Picture(text, (text,), 1, 1)))
        assert {tag.name for tag in soup.select("*")} <= KNOWN
        assert {a for tag in soup.select("*") for a in tag.attrs} <= ATTRIBUTES
        (data,) = soup.select("script")
        assert data["type"] == "application/ld+json"
        assert text in {node.get("claimReviewed") for node in json.loads(data.get_text())["@graph"]}
        seen = " ".join(visible(text).split())
        assert said(element(soup, "h1")) == seen
        assert said(element(soup, "#claim-1 blockquote")) == seen
        assert said(element(soup, "#claim-1 code")) == seen
        assert said(element(soup, "#cell-0")) == seen
        assert said(element(soup, "caption")) == seen
        assert element(soup, "img")["alt"] == visible(text)
        assert element(soup, "pre").get_text().strip() == visible(text).strip()

    @pytest.mark.parametrize("text", HOSTILE)
    def test_on_the_page_of_a_failure(self, text: str) -> None:
        soup = parsed(failed_page(text, text, text))
        assert {tag.name for tag in soup.select("*")} <= KNOWN
        assert element(soup, "pre").get_text().strip() == visible(text).strip()
        assert said(element(soup, "h1")) == " ".join(visible(text).split())


KNOWN = frozenset(
    "div h1 h2 h3 p ul ol li dl dt dd a span b small strong abbr q blockquote article details "
    "summary code figure img figcaption table caption thead tbody tr th td pre section nav "
    "button script".split()
)
"""Elements that the pages consist of."""

ATTRIBUTES = frozenset(
    "class id href src alt width height loading title role tabindex scope rowspan colspan "
    "download rel type aria-label aria-labelledby aria-hidden aria-controls aria-selected "
    "aria-expanded aria-current data-search-exclude data-kind data-cells data-against "
    "data-verdict data-value data-show".split()
)


class TestFailed:
    def test_says_what_went_wrong_and_shows_the_text(self) -> None:
        page = failed_page("seeds/a.txt", "An error ended the reading.", "one\r\ntwo\n")
        soup = parsed(page)
        assert said(element(soup, "h1")) == "seeds/a.txt"
        assert "An error ended the reading." in said(soup)
        assert [line.get_text() for line in soup.select("pre span")] == ["one\n", "two\n"]
        assert [heading.id for heading in page.headings] == [h["id"] for h in soup.select("h2")]

    def test_without_a_text(self) -> None:
        page = failed_page("seeds/a.txt", "It is a folder.", "")
        assert page.headings == ()
        assert not parsed(page).select("pre, h2")


def test_every_verdict_has_a_symbol_of_its_own() -> None:
    assert set(SYMBOLS) == set(Verdict)
    assert len(set(SYMBOLS.values())) == len(Verdict)


def test_same_report_same_page() -> None:
    report, _, page = of_seed(SEEDS[0])
    assert figure_page(report, PICTURE) == page
