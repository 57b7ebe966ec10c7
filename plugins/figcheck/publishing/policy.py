"""A content security policy for each page: what no theme and no author asked for does not run.

A page that is served as a file can say its policy itself. It allows the scripts, styles and images
of the site, and what else the page asks for outside of what figcheck put into it: what a
description could smuggle in, were there a way, is not among that.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from html.parser import HTMLParser
from urllib.parse import urlsplit

PLAIN = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
"""The policy of a page without scripts of its own in it."""

_SOURCES = {
    "script": ("src", "script-src"),
    "link": ("href", "style-src"),
    "img": ("src", "img-src"),
    "iframe": ("src", "frame-src"),
}
_CODE = {"", "module", "text/javascript", "application/javascript"}
_HEAD = re.compile(r"<head[^>]*>(?:\s*<meta charset[^>]*>)?", re.IGNORECASE)


def add(page: str, own: Iterable[str]) -> str:
    """A page with its policy.

    Args:
        page: its whole HTML.
        own: the pieces of it that figcheck wrote, which ask for nothing beyond the site.

    Returns:
        The page with a `meta` element at the beginning of its head; as it was if it has none, or
        if one of the pieces has been changed, so that nobody can tell whose its scripts are.
    """
    rest = page
    for piece in own:
        if piece not in rest:
            return page
        rest = rest.replace(piece, "")
    asked = _Asked()
    asked.feed(rest)
    asked.close()
    meta = f'<meta http-equiv="Content-Security-Policy" content="{asked.policy()}">'
    return _HEAD.sub(lambda head: head[0] + meta, page, count=1)


class _Asked(HTMLParser):
    """Collects what a page asks for: code in it, and addresses elsewhere."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self._allowed: dict[str, list[str]] = {}
        self._code: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag in _SOURCES:
            attribute, directive = _SOURCES[tag]
            self._allow(directive, given.get(attribute, ""))
        if tag == "script" and "src" not in given and given.get("type", "").lower() in _CODE:
            self._code = []

    def handle_data(self, data: str) -> None:
        if self._code is not None:
            self._code.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "script" and self._code is not None:
            digest = hashlib.sha256("".join(self._code).encode()).digest()
            self._add("script-src", f"'sha256-{base64.b64encode(digest).decode()}'")
            self._code = None

    def _allow(self, directive: str, address: str) -> None:
        parts = urlsplit(address)
        if parts.netloc and re.fullmatch(r"[\w.:-]+", parts.netloc, re.ASCII):
            self._add(directive, f"{parts.scheme or 'https'}://{parts.netloc}")
            if directive == "style-src":
                self._add("font-src", "https:")

    def _add(self, directive: str, source: str) -> None:
        sources = self._allowed.setdefault(directive, [])
        if source not in sources:
            sources.append(source)

    def policy(self) -> str:
        """The policy that allows what was collected."""
        directives = dict(part.split(" ", 1) for part in PLAIN.split("; "))
        for directive, sources in self._allowed.items():
            before = directives.get(directive, "'self'")
            directives[directive] = " ".join((before, *sources))
        return "; ".join(f"{name} {sources}" for name, sources in directives.items())
