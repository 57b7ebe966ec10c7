"""What all pages are made of: the template environment, the words and symbols of verdicts.

What these pages return goes into the theme's article as it is. Whatever is put into a
template passes `escaping.before_escaping` and is escaped, so that no text of a description can
become anything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from figcheck.model import Verdict
from figcheck.publishing import escaping
from figcheck.publishing.tables import digits

SYMBOLS = {
    Verdict.REFUTED: "✗",
    Verdict.MIXED: "◐",
    Verdict.SUPPORTED: "✓",
    Verdict.UNPARSED: "?",
    Verdict.UNCHECKABLE: "○",
}
"""The verdicts in the order in which pages show them, each with what stands beside its word,
so that it is told at a glance and not by colour alone."""

MEANINGS = {
    Verdict.REFUTED: "false of the description’s own numbers",
    Verdict.MIXED: "some parts hold and some do not",
    Verdict.SUPPORTED: "true of the description’s own numbers",
    Verdict.UNPARSED: "not understood well enough for a verdict",
    Verdict.UNCHECKABLE: "no number of the figure could decide it",
}
"""The verdicts in a few words."""


@dataclass(frozen=True)
class Picture:
    """What a page says of the image.

    Attributes:
        alt: what a reader is told who does not see it.
        notes: what it does not show as described, a sentence each.
        width: its width in CSS pixels.
        height: its height in CSS pixels.
        heading: which share of its height, from the top, is for its title.
        has_png: whether it is there as PNG too.
    """

    alt: str
    notes: tuple[str, ...]
    width: int
    height: int
    heading: float = 0.0
    has_png: bool = True


@dataclass(frozen=True)
class Heading:
    """A heading of a page, for the theme's table of contents.

    Attributes:
        id: the id of its element.
        title: its text.
    """

    id: str
    title: str


@dataclass(frozen=True)
class Page:
    """A page of the site.

    Attributes:
        html: what goes into the theme's article.
        headings: its headings below the title.
        head: what goes into the document's `<head>`: what scripts of themes must not touch.
    """

    html: str
    headings: tuple[Heading, ...]
    head: str = ""


def render(template: str, **context: Any) -> str:
    """The HTML that a template of this package makes.

    Args:
        template: its file name.
        context: its variables; texts among them are escaped where they are shown.
    """
    return _environment().get_template(template).render(**context)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("figcheck.publishing"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=escaping.before_escaping,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["counted"] = _counted
    environment.filters["digits"] = digits
    environment.globals["symbols"] = SYMBOLS
    return environment


def _counted(count: int, noun: str, plural: str = "") -> str:
    """A number with its noun: "1 claim", "1,200 claims"."""
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"
