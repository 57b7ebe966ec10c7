"""Fixtures of the tests that build sites."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.sites import Site


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A site with Material, a page of its own and no description."""
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = Site(
        tmp_path,
        {
            "site_name": "Test",
            "theme": {"name": "material", "font": False},
            "plugins": ["search", "figcheck"],
        },
    )
    made.docs.mkdir()
    made.seeds.mkdir()
    (made.docs / "index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n", encoding="utf-8")
    return made
