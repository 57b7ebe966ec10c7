"""Text of descriptions is shown as the letters it is, by the site as people really set it up."""

from __future__ import annotations

import csv
import json
import re
from typing import Any

import pytest
from bs4 import BeautifulSoup

from tests.site.sites import Site

PAYLOADS = {
    "element": "<b class=pwned>bold</b>",
    "script": "<script>pwned()</script>",
    "end of title": "</title><script>pwned()</script>",
    "end of source": "</pre></code></div><script>pwned()</script>",
    "handler": '"><img src=x onerror="pwned()">',
    "single quotes": "'><img src=x onerror='pwned()'>",
    "vector graphics": "<svg/onload=pwned()>",
    "comment": "--><script>pwned()</script><!--",
    "gallery": "<!-- figcheck: gallery -->",
    "entity": "&lt;script&gt;pwned()&lt;/script&gt; &#x3c;b&#x3e; &amp;amp;",
    "link": "[here](javascript:pwned())",
    "image": "![here](https://pwned.example/x.png)",
    "address": "<https://pwned.example/>",
    "reference": "[here][pwned]",
    "footnote": "here[^pwned]",
    "attributes": "here{: onclick=pwned() .pwned #pwned }",
    "expression": "{{ 6 * 7 * 1001 }}",
    "statement": "{% for i in range(3) %}pwned{% endfor %}",
    "template comment": "{# pwned #}",
    "snippet": '--8<-- "secret.txt"',
    "snippet block": ";--8<-- secret.txt",
    "embedding": "::: figcheck.model.Figure",
    "formula": r"$x^2$ \(x^2\) \[x^2\] $$x^2$$",
    "emoji": ":smile: :material-account:",
    "abbreviation": "*[HTML]: pwned",
    "admonition": '!!! danger "pwned"',
    "critic": "{++pwned++} {--pwned--} ==pwned==",
    "keys": "++ctrl+alt+del++",
    "front matter": "---",
    "table": "a | b | c",
    "spreadsheet": '=HYPERLINK("https://pwned.example","x")',
    "sum": "+1+1",
    "command": "@SUM(1+1)*cmd|' /C calc'!A0",
    "direction": "abc \u202edef\u202c \u2067ghi",
    "invisible": "ab\u200bc\u2060d\ufeff e\U000e0041",
    "controls": "a\x1b[31mb\x07c\x00d",
}
"""Name of the attack, and what a description says."""

DESCRIPTION = """\
## Heatmap: {0}
### Overview
The image shows {0}.
### Components/Axes
- **X-axis (Ratio {0})**: 0.1, 0.2
- **Y-axis (Window)**: {0}, 1000
- **Legend**: Color gradient from light (low values) to dark (high values), labeled "{0}" with a \
range of 10-60.
### Detailed Analysis
#### Panel {0}
- **Values**:
  - {0}: 41, 42
  - 1000: 43, 44
### Key Observations
- The highest value of {0} is 44 at Ratio 0.2 and Window 1000.
- {0}
{0}

{0}
    {0}
"""

EXTENSIONS: list[Any] = [
    "abbr",
    "admonition",
    "attr_list",
    "def_list",
    "footnotes",
    "md_in_html",
    "tables",
    {"toc": {"permalink": True}},
    {"pymdownx.arithmatex": {"generic": True}},
    "pymdownx.betterem",
    "pymdownx.caret",
    "pymdownx.critic",
    "pymdownx.details",
    "pymdownx.emoji",
    "pymdownx.keys",
    "pymdownx.magiclink",
    "pymdownx.mark",
    "pymdownx.superfences",
    "pymdownx.tilde",
]


def hostile_site(site: Site) -> None:
    """Switches on whatever reads text in its own way, and puts down a secret to be found."""
    (site.root / "secret.txt").write_text("the secret of the house", encoding="utf-8")
    site.config["plugins"] = ["search", "macros", "figcheck"]
    snippets = {"base_path": [str(site.root)], "check_paths": False}
    site.config["markdown_extensions"] = [*EXTENSIONS, {"pymdownx.snippets": snippets}]
    (site.docs / "page.md").write_text('# {{ 6 * 7 }}\n\n--8<-- "secret.txt"\n', encoding="utf-8")


def elements(soup: BeautifulSoup) -> list[str]:
    """What of a page could only come from a payload that was taken for more than letters."""
    found = [str(e)[:200] for e in soup.select(".pwned, #pwned, [onerror], [onload], [onclick]")]
    for element in soup.find_all(True):
        address = str(element.get("href") or element.get("src") or "")
        if "pwned" in address or address.startswith("javascript:"):
            found.append(str(element)[:200])
    active = soup.find_all(["script", "style", "iframe", "object"])
    return found + [str(e)[:200] for e in active if "pwned" in e.get_text()]


def squeezed(text: str) -> str:
    """Text without its white space."""
    return "".join(text.split())


def test_the_tools_are_on(site: Site) -> None:
    """Else the next test would prove nothing."""
    hostile_site(site)
    site.build()
    page = site.page("page/index.html").get_text()
    assert "42" in page
    assert "the secret of the house" in page


def test_every_payload_is_letters_everywhere(site: Site) -> None:
    hostile_site(site)
    for name, payload in PAYLOADS.items():
        site.seed(f"{name.replace(' ', '-')}.txt", DESCRIPTION.format(payload))
    site.options(nav_limit=100, fail_on="never")
    assert site.build(strict=True), site.messages

    for path in site.out.rglob("*.html"):
        soup = BeautifulSoup(path.read_bytes(), "html.parser")
        assert elements(soup) == [], path
        if path.parent != site.out / "page":
            assert "the secret of the house" not in path.read_text(encoding="utf-8"), path
    for name, payload in PAYLOADS.items():
        page = site.figure(name.replace(" ", "-"))
        article = page.find("article")
        assert article
        source = article.find("pre")
        assert source, name
        if not re.search("[\u200b-\u206f\ufeff\U000e0000-\U000e0fff\x00-\x08\x0e-\x1f]", payload):
            shown = squeezed(source.get_text())
            assert shown.count(squeezed(payload)) == DESCRIPTION.count("{0}"), name
        assert not re.search(
            "[\u200b\u202a-\u202e\u2060-\u2069\ufeff\U000e0041\x1b\x07\x00]", page.get_text()
        ), name
        assert "42042" not in page.get_text(), name


@pytest.mark.parametrize("name", PAYLOADS)
def test_the_title_is_right_where_themes_put_it(site: Site, name: str) -> None:
    payload = PAYLOADS[name]
    site.seed("a.txt", DESCRIPTION.format(payload))
    site.options(fail_on="never")
    site.build()
    page = site.figure("a")
    heading = page.find("h1")
    assert page.title
    assert heading
    title = squeezed(heading.get_text())
    assert title
    assert squeezed(page.title.get_text()) == title + "-Test"
    navigation = page.select_one(".md-nav--primary a[href='./'].md-nav__link--active")
    assert navigation
    assert squeezed(navigation.get_text()) == title


def test_the_search_index_holds_letters(site: Site) -> None:
    """Material puts titles and texts of its index into the page as HTML."""
    for name, payload in PAYLOADS.items():
        site.seed(f"{name.replace(' ', '-')}.txt", DESCRIPTION.format(payload))
    site.options(fail_on="never")
    site.build()
    index = json.loads((site.out / "search/search_index.json").read_text(encoding="utf-8"))
    assert index["docs"]
    for entry in index["docs"]:
        for key in ("title", "text"):
            soup = BeautifulSoup(entry[key], "html.parser")
            assert elements(soup) == [], entry
            assert {e.name for e in soup.find_all(True)} <= {"p", "li", "ul", "ol", "code", "sub"}


def test_no_field_of_a_csv_file_is_a_formula(site: Site) -> None:
    for name, payload in PAYLOADS.items():
        site.seed(f"{name.replace(' ', '-')}.txt", DESCRIPTION.format(payload))
    site.options(fail_on="never")
    site.build()
    files = list(site.out.glob("figures/*/data.csv"))
    assert len(files) == len(PAYLOADS)
    for path in files:
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.reader(file):
                for field in row:
                    assert not re.match(r"\s*[=+@-](?!\d+(\.\d+)?$)", field), path


def test_names_of_files_are_no_paths_and_no_markup(site: Site) -> None:
    text = DESCRIPTION.format("a name")
    names = [
        "x..%2f..%2fx.txt",
        "a\nb.txt",
        "<img src=x onerror=evil()>.txt",
        "{{ 7 * 6006 }}.md",
        "con.txt",
        "index.txt",
        "é ü.txt",
        "-rf.txt",
        "'; evil().txt",
        f"{'n' * 200}.txt",
    ]
    for name in names:
        site.seed(name.replace("/", ""), text)
    site.config["plugins"] = ["search", "macros", "figcheck"]
    site.options(fail_on="never", nav_limit=100)
    assert site.build(strict=True), site.messages
    folders = [path for path in (site.out / "figures").iterdir() if path.is_dir()]
    assert len(folders) == len(names)
    for folder in folders:
        assert re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,90}", folder.name)
        assert folder.name not in {"con", "index"}
        soup = BeautifulSoup((folder / "index.html").read_bytes(), "html.parser")
        assert elements(soup) == []
        assert "42042" not in soup.get_text()
    assert {path.name for path in site.root.iterdir()} == {
        ".cache",
        "docs",
        "mkdocs.yml",
        "seeds",
        "site",
    }


def test_a_warning_cannot_steer_the_terminal(site: Site) -> None:
    site.seed("a\x1b[31m\n::error::pwned.txt", b"")
    site.build()
    (warning,) = site.warnings()
    assert "\x1b" not in warning
    assert "\n" not in warning
