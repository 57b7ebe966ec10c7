"""One escaping function per target format.

The text of a description is hostile: it comes from strangers and from models.
Whatever of it goes into a page, a table or a terminal passes one of these. JSON needs none:
its library escapes.
"""

from __future__ import annotations

import json
import re

from markupsafe import Markup, escape

_UNSEEN = re.compile(
    # Controls, bidirectional overrides, zero-width characters, line and paragraph separators,
    # fillers, blanks, private use, tags, halves of surrogate pairs and what is no character at all.
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufdd0-\ufdef"
    "\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U00013430-\U0001343f\U00016fe4"
    "\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
    + "".join(f"{chr(plane << 16 | 0xFFFE)}{chr(plane << 16 | 0xFFFF)}" for plane in range(1, 14))
    + "]"
    # What makes a letter a picture, or not, is meant behind signs that are both.
    "|(?<![#*0-9©®\u203c-\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]"
)

_CYRILLIC = "\u0400-\u052f"
_GREEK = "\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf"
_ALIKE = re.compile(
    # A word of Latin letters with others among them that look like Latin ones. Other Greek letters
    # stand in words of formulas ("Δx"), and words all in Cyrillic are words.
    f"(?<=[A-Za-z])[{_CYRILLIC}{_GREEK}]+|[{_CYRILLIC}{_GREEK}]+(?=[A-Za-z])"
)

_STACK = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]{4,}"
)

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\Z", re.ASCII)

_BEGINS = "[=+\\-@\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]"
_FORMULA = re.compile(rf"[\s\"]*{_BEGINS}|[\t\r\n]")
# Where a comma divides digits, spreadsheets take semicolons for what divides fields.
_FIELD = re.compile(rf"([;\t\r\n])(?=[\s\"]*{_BEGINS})")

_COMMAND = re.compile(r"\A\s*(?=::)")
_OLD_COMMAND = r"#\#["

_SIGN = re.compile(r"[^A-Za-z0-9 ,;()\u0080-\U0010ffff]")


def visible(text: str) -> str:
    """Text in which every character can be seen.

    Args:
        text: any text.

    Returns:
        The text with control characters as their pictures ("␛") and other characters that have
        no shape, or that turn the direction of writing, as "⟨U+202E⟩"; so are letters of other
        alphabets that pass for Latin ones within a word, and accents piled on one another. Tabs
        and line ends stay.
    """
    if text.isascii():
        if text.isprintable():
            return text
    else:
        text = _STACK.sub(_pictures, _ALIKE.sub(_pictures, text))
    return _UNSEEN.sub(_pictures, text)


def _pictures(match: re.Match[str]) -> str:
    return "".join(map(_picture, match[0]))


def _picture(character: str) -> str:
    code = ord(character)
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
    return escape(before_escaping(value))


def before_escaping(value: object) -> object:
    """A value as a template that escapes by itself is to have it, which makes it HTML but once.

    Args:
        value: what is to be shown; `Markup` is HTML already and stays as it is.

    Returns:
        What `for_html` escapes.
    """
    return value if isinstance(value, Markup) else visible(str(value))


def for_json_script(data: object) -> Markup:
    """Data as JSON within a `script` element, which ends where the text says so.

    Args:
        data: what `json` can write.

    Returns:
        JSON in ASCII without `<`, `>` and `&`: no end tag, no comment, no entity.
    """
    written = json.dumps(data, allow_nan=False)
    safe = written.translate({ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"})
    return Markup(safe)  # noqa: S704 - nothing is left that could end the element


def for_csv(text: str) -> str:
    """A field that no spreadsheet takes for a formula, nor any part of it; numbers stay numbers.

    The apostrophe is what the OWASP page on CSV injection recommends.
    """
    if _NUMBER.match(text):
        return text
    return ("'" if _FORMULA.match(text) else "") + _FIELD.sub(r"\1'", visible(text))


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
