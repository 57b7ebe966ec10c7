"""Who “they” are where all were spoken of: “In 2010 all shops gained. In 2020 all of them lost”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_OF_THEM = any_case(
    rf"\b(?P<many>all|each|every one|none|most|both|not one|(?:only |just |exactly )?{COUNT})"
    r" of them\b"
)
_ALL = any_case(
    rf"\b(?:all|each|every|both|none|no)(?: of)?(?: the| these| its)?(?: {COUNT})?"
    r" (?P<noun>[a-z]+)\b"
)
_SOME = any_case(
    r"\b(?:only|except|apart from|other than|but|save|most|half|some|several|few|other|others"
    rf"|(?<!all )(?<!all the )(?<!the )(?:{COUNT})(?: of)? [a-z]+s)\b"
)
"""What makes it open whether all are meant, or those that were singled out."""


@told_by("them", "of")
def all_of_them(c: Scene, text: str) -> Iterator[Version]:
    """“All five shops gained. In 2020 all of them lost”: all shops did."""
    match = _OF_THEM.search(text)
    nouns = {m["noun"].lower() for m in _ALL.finditer(c.before) if c.label_of(m["noun"])}
    if match is None or len(nouns) != 1 or _SOME.search(c.before):
        return
    noun = nouns.pop()
    if c.label_of(noun) in c.named_in(text) or len(_OF_THEM.findall(text)) > 1:
        return
    plural = noun if noun.endswith("s") else toggled((noun,))[0]
    said = f"{match['many']} of the {plural}"
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
