"""What a search finds of a page."""

from __future__ import annotations

import pytest

from figcheck.publishing.searched import searched


@pytest.mark.parametrize(
    ("html", "left"),
    [
        ("<p>a</p>", "<p>a</p>"),
        ("<p>a</p><p data-search-exclude>b</p><p>c</p>", "<p>a</p><p>c</p>"),
        ('<ul class="x" data-search-exclude id="y">\n<li>b</li></ul>c', "c"),
        ("<div data-search-exclude><div>b</div>c</div><div>d</div>", "<div>d</div>"),
        ("<table data-search-exclude><tr><td>1</td></tr></table>\n<td>", "\n<td>"),
        ("<li data-search-exclude><p data-search-exclude>b</p></li><p>c</p>", "<p>c</p>"),
        ("<p>a</p><pre data-search-exclude>b</pre><p>c</p>", "<p>a</p><p>c</p>"),
        # What others wrote may say so; an image has no end.
        ('<p>a<img alt="no data-search-exclude">b</p>c', None),
        ("<p>a data-search-exclude b</p>", None),
    ],
)
def test_elements_that_are_not_searched_are_left_out(html: str, left: str | None) -> None:
    assert searched(html) == (html if left is None else left)
