"""The site of the whole collection, with everything on that reads text in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.hostile.descriptions import descriptions
from tests.hostile.inspection import SECRET
from tests.site.sites import Site

EXTENSIONS: list[Any] = [
    "abbr",
    "admonition",
    "attr_list",
    "def_list",
    "footnotes",
    "md_in_html",
    "meta",
    "nl2br",
    "smarty",
    "tables",
    "wikilinks",
    {"toc": {"permalink": True}},
    {"pymdownx.arithmatex": {"generic": True}},
    "pymdownx.betterem",
    "pymdownx.blocks.admonition",
    "pymdownx.blocks.html",
    "pymdownx.caret",
    "pymdownx.critic",
    "pymdownx.details",
    "pymdownx.emoji",
    "pymdownx.highlight",
    "pymdownx.inlinehilite",
    "pymdownx.keys",
    "pymdownx.magiclink",
    "pymdownx.mark",
    "pymdownx.progressbar",
    "pymdownx.smartsymbols",
    "pymdownx.superfences",
    {"pymdownx.tabbed": {"alternate_style": True}},
    "pymdownx.tasklist",
    "pymdownx.tilde",
]


@pytest.fixture(scope="session")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site; beside it lies a file that no description may get at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_MKDOCS_2_WARNING", "1")
        root = tmp_path_factory.mktemp("hostile")
        (root / "secret.txt").write_text(SECRET, encoding="utf-8")
        snippets = {"base_path": [str(root)], "check_paths": False, "url_download": False}
        site = Site(
            root,
            {
                "site_name": "Test",
                "theme": {
                    "name": "material",
                    "font": False,
                    "features": ["navigation.footer", "search.highlight", "search.suggest"],
                },
                "plugins": ["search", "tags", "macros", "figcheck"],
                "markdown_extensions": [*EXTENSIONS, {"pymdownx.snippets": snippets}],
            },
        )
        site.docs.mkdir()
        site.seeds.mkdir()
        (site.docs / "index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n")
        (site.docs / "page.md").write_text('# {{ 6 * 7 }}\n\n--8<-- "secret.txt"\n')
        for name, text in descriptions().items():
            site.seed(name, text)
        site.options(fail_on="never", content_security_policy=True)
        assert site.build(strict=True), site.messages
        yield site


@pytest.fixture(scope="session")
def texts() -> dict[str, str]:
    """The descriptions by the names of their files."""
    return descriptions()
