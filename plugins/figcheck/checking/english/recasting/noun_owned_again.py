"""What “that of B” stands for before a verb: “A's share fell to 5, while that of B rose to 9”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_NOUN = any_case(
    r"(?:the (?P<of>[a-z]+(?: [a-z]+)?) of [^,;:]+|[^,;:]+?['’]s? (?P<noun>[a-z]+(?: [a-z]+)?))"
)
_THAT_OF = any_case(
    r"(?P<joint>, | (?=while\b|whereas\b|and\b|but\b))(?P<word>(?:while |whereas |and |but ))?"
    r"(?P<that>that|those) of (?P<who>[^,;:()]+)"
)


@told_by("that those", "of")
def noun_owned_again(c: Scene, text: str) -> Iterator[Version]:
    """“A's share fell to 5, while that of B rose to 9”: while B's share rose to 9."""
    match = _THAT_OF.search(text)
    if match is None:
        return
    _, owner, _ = c.cut(text[: match.start()])
    noun = _NOUN.fullmatch(owner)
    words = match["who"].split(" ")
    names = (" ".join(words[:stop]) for stop in range(len(words), 0, -1))
    name = next((n for n in names if c.reader.is_place(n)), None)
    if noun is None or name is None or name == match["who"]:
        return
    rest = match["who"][len(name) :]
    if c.begins_with_verb(rest.strip()):
        whose = f"{name}'s {noun['noun'] or noun['of']}"
        told = f"{match['joint']}{match['word'] or ''}{whose}{rest}"
        yield (Plain(f"{text[: match.start()]}{told}{text[match.end() :]}"),)
