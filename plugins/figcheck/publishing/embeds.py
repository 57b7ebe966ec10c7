"""Figures in pages of other authors: what an embedding asks for, and the HTML that answers it.

An embedding is a line of markdown, `::: figure NAME` and options. `figcheck.embedding` finds
such lines; here they are understood and answered, apart from markdown: what comes from a
description is put in after markdown has run, and passes the templates' escaping like all else.
"""

from __future__ import annotations

import difflib
import shlex
from collections.abc import Iterable
from dataclasses import dataclass, replace

from markupsafe import Markup

from figcheck.model import Figure, Verdict
from figcheck.publishing.pages.listed import Listed
from figcheck.publishing.pages.parts import Picture, render
from figcheck.publishing.tables import tables

WIDEST = 4000
"""Width in pixels that an image may be asked for."""

_VERDICTS = tuple(verdict.value for verdict in Verdict)
_OPTIONS = "image, table, claims, claims=VERDICT, claim=NUMBER, caption=“TEXT”, width=PIXELS"


class EmbeddingError(Exception):
    """An embedding that cannot be understood or answered; its text says why, and how to mend it."""


@dataclass(frozen=True)
class Embedding:
    """What a page asks for.

    Attributes:
        name: the figure's name.
        image: whether its image is asked for.
        table: whether its values are.
        verdicts: the verdicts of the claims that are asked for.
        claim: the number of the one claim that is asked for, from 1; 0 for none.
        caption: what the author says of it, in markdown.
        width: how wide the image is to be, in CSS pixels; 0 for its own width.
    """

    name: str
    image: bool = False
    table: bool = False
    verdicts: frozenset[Verdict] = frozenset()
    claim: int = 0
    caption: str = ""
    width: int = 0


def parse(text: str) -> Embedding:
    """Understands what stands behind `::: figure`.

    Args:
        text: a name, then options between spaces: `image`, `table`, `claims` or
            `claims=refuted,mixed`, `claim=3`, `caption="…"`, `width=400`. With none of the
            first four, the image is asked for.

    Raises:
        EmbeddingError: there is no name, or an option is unknown or has a wrong value.
    """
    try:
        words = shlex.split(text)
    except ValueError:
        raise EmbeddingError(f"A quotation mark is not closed: {text}.") from None
    if not words:
        raise EmbeddingError("No figure is named: write ::: figure NAME.")
    name, *options = words
    asked: dict[str, str] = {}
    for option in options:
        key, _, value = option.partition("=")
        if key in asked:
            raise EmbeddingError(f"“{key}” is given twice.")
        asked[key] = value if "=" in option else "yes"
    embedding = Embedding(
        name,
        image=_flag(asked, "image"),
        table=_flag(asked, "table"),
        verdicts=_verdicts(asked.pop("claims", "")),
        claim=_number(asked, "claim", 100_000),
        caption=asked.pop("caption", ""),
        width=_number(asked, "width", WIDEST),
    )
    if asked:
        raise EmbeddingError(f"“{next(iter(asked))}” is no option. There are {_OPTIONS}.")
    return embedding


def find(embedding: Embedding, known: Iterable[str]) -> str:
    """The name of the figure that is asked for.

    Args:
        embedding: what is asked for.
        known: the names of all figures.

    Raises:
        EmbeddingError: there is no figure of that name.
    """
    names = [*known]
    if embedding.name in names:
        return embedding.name
    near = difflib.get_close_matches(embedding.name, names, 1, 0.5)
    hint = f"Did you mean {near[0]}?" if near else "A figure is called like its description’s file."
    raise EmbeddingError(f"There is no figure “{embedding.name}”. {hint}")


@dataclass(frozen=True)
class Shown:
    """The figure that is asked for.

    Attributes:
        figure: the figure.
        listed: its claims, and its page as it is seen from the page that asks.
        image: its image as it is seen from there.
        picture: what to say of the image, `None` if it could not be drawn.
    """

    figure: Figure
    listed: Listed
    image: str = ""
    picture: Picture | None = None


def answer(embedding: Embedding, shown: Shown, caption: str) -> str:
    """The HTML of what is asked for.

    Args:
        embedding: what is asked for.
        shown: the figure.
        caption: the caption as HTML.

    Raises:
        EmbeddingError: the figure has no such claim.
    """
    claims = shown.listed.figure.claims
    if embedding.claim > len(claims):
        raise EmbeddingError(
            f"Claim {embedding.claim} is asked for, and {shown.figure.id} has {len(claims)}."
        )
    rest = not (embedding.table or embedding.verdicts or embedding.claim)
    return render(
        "embed.html.j2",
        listed=shown.listed,
        asks_image=embedding.image or rest,
        image=shown.image,
        picture=shown.picture and _resized(shown.picture, embedding.width),
        tables=tables(shown.figure) if embedding.table else (),
        embedding=embedding,
        items=[
            claim
            for claim in claims
            if claim.number == embedding.claim or claim.verdict in embedding.verdicts
        ],
        caption=Markup(caption),  # noqa: S704 - the page's own author wrote it
    )


def refusal(error: EmbeddingError) -> str:
    """What stands in the page in place of an embedding that cannot be answered.

    Args:
        error: why it cannot be.
    """
    return render("refusal.html.j2", reason=str(error))


def _resized(picture: Picture, width: int) -> Picture:
    if not width:
        return picture
    return replace(picture, width=width, height=round(picture.height * width / picture.width))


def _flag(asked: dict[str, str], key: str) -> bool:
    value = asked.pop(key, "no")
    if value not in {"yes", "no"}:
        raise EmbeddingError(f"“{key}” takes no value, and is given “{value}”.")
    return value == "yes"


def _number(asked: dict[str, str], key: str, most: int) -> int:
    value = asked.pop(key, "")
    if not value:
        return 0
    if not (value.isascii() and value.isdigit() and 0 < int(value) <= most):
        raise EmbeddingError(f"“{key}” is a whole number from 1 to {most}, not “{value}”.")
    return int(value)


def _verdicts(value: str) -> frozenset[Verdict]:
    if value == "yes":
        return frozenset(Verdict)
    words = value.split(",") if value else []
    for word in words:
        if word not in _VERDICTS:
            raise EmbeddingError(f"“{word}” is no verdict. There are {', '.join(_VERDICTS)}.")
    return frozenset(Verdict(word) for word in words)
