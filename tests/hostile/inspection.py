"""What may not be found in anything that was made of a description."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from bs4 import BeautifulSoup

SECRET = "the secret of the house"
"""What stands in a file that no description may get at."""

UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ue000-\uf8ff\ufeff\ufffe\uffff\U000e0000-\U000e0fff]"
)
"""Characters without a shape of their own."""


def elements(soup: BeautifulSoup) -> list[str]:
    """What of a page could only come from a payload that was taken for more than letters."""
    found = [str(e)[:200] for e in soup.select(".pwned, #pwned, [name=pwned], x-pwned")]
    for element in soup.find_all(True):
        if any(name.startswith("on") for name in element.attrs):
            found.append(str(element)[:200])
        for name in ("href", "src", "srcset", "action", "formaction", "data", "background"):
            address = str(element.get(name) or "")
            parts = urlsplit(address)
            if "pwned" in parts.netloc or parts.scheme in {"javascript", "vbscript", "data"}:
                found.append(str(element)[:200])
    active = soup.find_all(["script", "style", "iframe", "object", "embed", "base", "form"])
    return found + [str(e)[:200] for e in active if "pwned" in e.decode() and not _is_data(e)]


def _is_data(element: object) -> bool:
    """Whether a script element holds data for search engines, which no browser runs."""
    kind = getattr(element, "get", lambda _: "")("type")
    return bool(kind == "application/ld+json")


def squeezed(text: str) -> str:
    """Text without its white space."""
    return "".join(text.split())
