"""What was decided leads to the rules by which it was."""

from __future__ import annotations

from tests.site.sites import Site, heatmap


def test_a_check_expression_leads_to_the_rules_that_were_applied(site: Site) -> None:
    site.seed("a.txt", heatmap("A"))
    assert site.build(), site.messages
    links = [
        a["href"]
        for a in site.figure("a").select("details a[href]")
        if str(a["href"]).startswith("../../lists/families/#")
    ]
    assert links
    rules = site.page("lists/families/index.html")
    for link in links:
        anchor = str(link).partition("#")[2]
        assert rules.select_one(f"h2#{anchor}"), anchor
    assert len(rules.select("section code")) > 20, "phrasings with their expressions"


def test_a_site_without_figures_has_no_page_of_rules(site: Site) -> None:
    site.build()
    assert not (site.out / "lists" / "families").exists()
