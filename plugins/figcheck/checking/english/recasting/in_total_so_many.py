"""How many there are in total: “In total, three classes exceed 70%” adds up no percentages."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_IN_TOTAL = any_case(
    r"(?:in total|altogether|all in all|all told|in sum|taken together),? "
    rf"(?P<rest>(?:only |just |no fewer than |as many as )?{COUNT}"
    r"(?: of the [\w-]+)? [a-z-]+s?\b.+)"
)
_RATES = any_case(r"%|\bpercent\b|\b(?:recall|precision|accuracy|rates?|shares?)\b")


@told_by("total altogether all sum together")
def in_total_so_many(c: Scene, text: str) -> Iterator[Version]:
    """“In total, three classes exceed 70%”: three do."""
    match = _IN_TOTAL.fullmatch(text.rstrip(" ."))
    if match is not None and (c.reader.scale.percent or _RATES.search(text)):
        yield (Plain(capitalised(match["rest"])),)
