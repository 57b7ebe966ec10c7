"""One escaping function per target format.

The text of a description is hostile: it comes from strangers and from models.
Whatever of it goes into a page, a table or a terminal passes one of these. JSON needs none:
its library escapes.
"""

from __future__ import annotations

import re

from markupsafe import Markup, escape

_UNSEEN = re.compile(
    # Controls, bidirectional overrides, zero-width characters, line and paragraph separators,
    # fillers, private use, tags and halves of surrogate pairs.
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\uf8ff\ufeff\uffa0"
    "\ufff0-\ufffb\ufffe\uffff\U0001d173-\U0001d17a\U000e0000-\U0010ffff]"
)

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\Z", re.ASCII)

_FORMULA = re.compile(r"\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n]")

_COMMAND = re.compile(r"\A\s*(?=::)")
_OLD_COMMAND = r"#\#["

_SIGN = re.compile(r"[^A-Za-z0-9 ,;()\u0080-\U0010ffff]")


def visible(text: str) -> str:
    """Text in which every character can be seen.

    Args:
        text: any text.

    Returns:
        The text with control characters as their pictures ("␛") and other characters that have
        no shape, or that turn the direction of writing, as "⟨U+202E⟩". Tabs and line ends stay.
    """
    return _UNSEEN.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x20:
        return chr(0x2400 + code)
    return "␡" if code == 0x7F else f"⟨U+{code:04X}⟩"


def for_html(value: object) -> Markup:
    """A value as HTML that shows its letters, in elements and in quoted attributes.

    Args:
        value: what is to be shown; `Markup` is HTML already and stays as it is.

    Returns:
        The same characters as HTML.
    """
    return value if isinstance(value, Markup) else escape(visible(str(value)))


def for_csv(text: str) -> str:
    """A field that no spreadsheet takes for a formula; numbers stay numbers.

    The apostrophe is what the OWASP page on CSV injection recommends.
    """
    if _NUMBER.match(text):
        return text
    return ("'" if _FORMULA.match(text) else "") + visible(text)


def for_terminal(text: str) -> str:
    r"""Text on one line that no terminal obeys, nor a continuous integration's log.

    GitHub's runner takes a line that begins with `::`, and `##[` anywhere in a line, for a
    command of the workflow; a backslash within keeps it from that.
    """
    line = visible(text).replace("\n", "␊").replace("\r", "␍").replace("\t", "␉")
    return _COMMAND.sub(r"\g<0>\\", line).replace("##[", _OLD_COMMAND)


def for_workflow(text: str, *, is_property: bool = False) -> str:
    """Text within a command of a GitHub workflow, as the runner's own toolkit escapes it.

    Args:
        text: any text.
        is_property: whether it is a value between `::error ` and `::`.
    """
    line = visible(text).replace("##[", _OLD_COMMAND)
    escaped = line.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return escaped.replace(":", "%3A").replace(",", "%2C") if is_property else escaped


def for_markdown(text: str) -> str:
    """Text on one line of GitHub's markdown that is letters only, "" for none.

    Every sign is an entity, which markdown takes for no sign of its own. Within `<code>`, GitHub
    makes no mention, no reference to an issue or a commit and no emoji of anything.
    """
    line = visible(text).replace("\n", "␊").replace("\r", "␍").replace("\t", "␉")
    if not line:
        return ""
    # What looks for addresses of mail sees the letters behind entities; a comment cuts them.
    return f"<code>{_SIGN.sub(_entity, line).replace('&#64;', '&#64;<!-- -->')}</code>"


def _entity(match: re.Match[str]) -> str:
    return f"&#{ord(match[0])};"
