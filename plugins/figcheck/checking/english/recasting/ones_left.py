"""The ones that are left of a kind: “A leads on X and Y, B on the other two”, “… the remaining”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LEFT = any_case(
    r"\b(?P<at>(?:on|in|at|for|with|under|among|across) (?:both |all )?(?:of )?)the"
    rf" (?:(?:other|remaining)(?: (?P<count>{COUNT}))?(?: (?P<noun>[a-z]+s))?|(?P<ahead>{COUNT})"
    r" (?:others|remaining (?P<kind>[a-z]+s)))(?=\Z|[,.;]| (?:and|but|with|by|at|it|they)\b)"
)
_MOST_LEFT = 6


@told_by("other others remaining")
def ones_left(c: Scene, text: str) -> Iterator[Version]:
    """“A leads on X and Y, B on the other two”: B on the two that were not named before."""
    match = _LEFT.search(text)
    if match is None:
        return
    written = match["count"] or match["ahead"]
    count, noun = count_of(written) if written else None, match["noun"] or match["kind"]
    left: list[tuple[str, ...]] = []
    for dimension, named in c.named_in(text[: match.start()]).items():
        ticks = c.reader.names.dimensions[dimension].ticks
        rest = tuple(t for t in ticks if t not in named)
        told = len(rest) == count if noun is None else c.label_of(noun) == dimension
        if rest and told and count in (None, len(rest)) and len(rest) <= _MOST_LEFT:
            left.append(rest)
    if len(left) == 1:
        *most, last = left[0]
        names = f"{', '.join(most)} and {last}" if most else last
        at = match["at"].split()[0]
        yield (Plain(f"{text[: match.start()]}{at} {names}{text[match.end() :]}"),)
