"""Values noted behind each of several: “A peaks at 2 (0.42), B at 3 (0.33) and C at 5 (0.4)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import has_verb
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_NOTED = regex(r"\s*\((?P<value>[~≈]?[-−]?[$€£]?\d[\d.,]*(?<![.,])(?: ?%| ?[a-z]{1,4})?)\)")
_JOINT = any_case(r"\s*(?:,|;)?\s*(?:\b(?:and|but|while|whereas)\b)?\s*")
_FEWEST, _MOST = 2, 6


@told_by("(", ", ; and but while whereas")
def noted_in_turn(c: Scene, text: str) -> Iterator[Version]:
    """“A peaks at 2 (0.42) and B at 3 (0.33)”: they do, A is at 0.42 at 2, and B at 0.33 at 3."""
    noted = [*_NOTED.finditer(text)]
    if not _FEWEST <= len(noted) <= _MOST or noted[-1].end() != len(text.rstrip(" .")):
        return
    starts = [0, *(match.end() for match in noted)]
    parts = [text[a : m.start()] for a, m in zip(starts, noted, strict=False)]
    others = [_JOINT.sub("", part, count=1) for part in parts[1:]]
    if any(has_verb(tokenise(part)) or not c.reader.is_place(part) for part in others):
        return
    if any(part[:1].isdigit() for part in others):
        return  # "…, 16 at 2 (0.4)": the 16 may be a value there.
    lead, who, _ = c.cut(parts[0])
    where = c.led_end(parts[0])
    if not who or not where or not c.named_in(who):
        return
    values = [match["value"] for match in noted]
    told = [f"{lead} {who} is at {values[0]} {where}"]
    told += [f"{lead} {part} is at {value}" for part, value in zip(others, values[1:], strict=True)]
    yield Plain("".join(parts)), *(Plain(one.strip()) for one in told)
