"""Which one value it is of which something holds: “Only one cell, A at 3, exceeds 50”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_ONE = (
    r"(?P<lead>[^;:()]+, )?(?:(?:only|just|exactly) )?(?:one|a single) "
    r"(?P<noun>(?:single )?(?:cell|value|bar|point|entry|number|combination|setting|configuration))"
)
_NAMED = any_case(
    rf"{_ONE}(?: \((?P<noted>[^()]+)\)|, (?:namely )?(?P<named>[^;:()]+?),) (?P<rest>[^;:]+)"
)
_NAMED_LAST = any_case(rf"{_ONE} (?P<rest>[^;:()]+?)(?::| \(|, namely) ?(?P<named>[^;:()]+)\)?")


@told_by("one single", "cell value bar point entry number combination setting configuration")
def one_value(c: Scene, text: str) -> Iterator[Version]:
    """“Only one cell, A at 3, exceeds 50”: only one does, and A at 3 does."""
    match = _NAMED.fullmatch(text)
    who = (match["noted"] or match["named"]) if match else ""
    if match is None or not c.reader.is_place(who):
        match = _NAMED_LAST.fullmatch(text)
        who = match["named"] if match else ""
    if match is not None and c.reader.is_place(who):
        lead, rest = match["lead"] or "", match["rest"]
        yield Plain(f"{lead}only one {match['noun']} {rest}"), Plain(f"{lead}{who} {rest}")
