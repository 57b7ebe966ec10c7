"""One escaping function per target format.

The text of a description is hostile: it comes from strangers and from models.
Whatever of it goes into a page, a table or a terminal passes one of these.
"""

from __future__ import annotations

import html
import re
import unicodedata

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_NUMBER = re.compile(r"[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?\Z")
_INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


def visible(text: str) -> str:
    """Text with every character that cannot be seen replaced by one that can.

    Control characters become their pictures (U+2400 and on), others that steer
    the display (bidirectional overrides, zero-width joiners, private use) their
    code point in angle brackets. New lines and tabs stay.

    Args:
        text: any text.

    Returns:
        The same text if all of it is visible.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_visible_character, text))


def _visible_character(character: str) -> str:
    if character in "\n\t" or unicodedata.category(character) not in _INVISIBLE:
        return character
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    return "␡" if code == 0x7F else f"⟨U+{code:04X}⟩"


def for_html(text: str) -> str:
    """Text as HTML that shows its letters, in elements and in quoted attributes."""
    return html.escape(visible(text), quote=True)


def for_csv(text: str) -> str:
    """A field that no spreadsheet takes for a formula; numbers stay numbers.

    The apostrophe is what the OWASP page on CSV injection recommends.
    """
    if text.startswith(_FORMULA_STARTS) and not _NUMBER.match(text):
        return "'" + text
    return text


def for_terminal(text: str) -> str:
    """Text on one line that no terminal obeys."""
    return visible(text).replace("\n", "␊").replace("\t", "␉")
