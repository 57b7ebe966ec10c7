"""Files of checks beside descriptions, on built sites and in commands."""

from __future__ import annotations

import json

from tests.site.sites import Site, heatmap

GIVEN = """\
claims:
  - quote: The lowest value is 44
    verdict: uncheckable
    reason: <b>misread</b> {{ 7*7 }}
    by: Ada Reed
checks:
  - name: never below 40
    check: min([]) >= 40
"""


def test_a_page_tells_what_a_person_said(site: Site) -> None:
    site.seed("a.txt", heatmap("A"))
    site.seed("a.checks.yml", GIVEN)
    assert site.build(strict=True), site.messages
    page = site.figure("a")
    given = [p.get_text() for p in page.select(".figcheck-given")]
    assert len(given) == 2
    assert "given by Ada Reed" in given[0]
    assert "seeds/a.checks.yml, line 2" in given[0].replace("(", "").replace(")", "")
    assert "<b>misread</b> {{ 7*7 }}" in page.get_text()
    assert "never below 40" in page.select_one("#check-1").get_text()  # type: ignore[union-attr]
    assert page.select("#own-checks")
    written = json.loads((site.out / "figures/a/figure.json").read_text(encoding="utf-8"))
    assert [c["verdict"] for c in written["checks"]] == ["supported"]
    (claim,) = [c for c in written["claims"] if "given" in c]
    assert claim["given"]["by"] == "Ada Reed"


def test_a_change_of_the_file_is_a_change_of_the_figure(site: Site) -> None:
    site.seed("a.txt", heatmap("A"))
    site.seed("b.txt", heatmap("B"))
    site.build()
    before = site.tree()
    path = site.seed("a.checks.yml", GIVEN)
    site.build(again=True)
    assert site.work() == "2 figures: 1 read, 1 checked, 1 drawn, 1 unchanged"
    assert site.figure("a").select(".figcheck-given")
    path.unlink()
    site.build(again=True)
    assert site.tree() == before


def test_a_fault_in_the_file_fails_a_strict_build_and_names_its_line(site: Site) -> None:
    site.seed("a.txt", heatmap("A"))
    site.seed("a.checks.yml", GIVEN.replace("lowest value is 44", "lowest value is 1"))
    assert not site.build(strict=True)
    (warning,) = site.warnings()
    assert "seeds/a.checks.yml, line 2: “The lowest value is 1” does not occur" in warning


def test_no_link_leads_out_of_the_folder(site: Site) -> None:
    site.seed("a.txt", heatmap("A"))
    (site.root / "secret").write_text("claims: hidden", encoding="utf-8")
    (site.seeds / "a.checks.yml").symlink_to(site.root / "secret")
    site.build()
    text = site.figure("a").get_text()
    assert "not a regular file" in text
    assert "hidden" not in text
