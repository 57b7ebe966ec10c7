"""Contracted negations written out: “does not” for “doesn't”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Scene, Version, in_plain_words, told_by
from figcheck.patterns import any_case

_NOT = any_case(r"\b(?P<verb>does|do|did|is|are|was|were|has|have|had|could|would|ca|wo)n['’]t\b")
_SHORT = {"ca": "can", "wo": "will"}


@told_by(
    "doesn don didn isn aren wasn weren hasn haven hadn couldn wouldn can won",
    "t",
)
def written_out(c: Scene, text: str) -> Iterator[Version]:
    """“A doesn't exceed 5”: it does not."""
    named = [t for d in c.reader.figure.dimensions for t in d.ticks if _NOT.search(t)]

    def out(match: Match) -> str:
        if any(match.string[match.start() :].lower().startswith(t.lower()) for t in named):
            return match.group()  # The answer “Don't know” is a name.
        verb = match["verb"]
        return f"{_SHORT.get(verb.lower(), verb)} not"

    yield from in_plain_words(text, [(_NOT, out)])
