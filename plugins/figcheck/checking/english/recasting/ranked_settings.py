"""Which setting comes second, and settings that are combined, in other words."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_RANKED = any_case(
    r"(?P<what>the (?:second|third|fourth|next)[- ](?:best|highest|lowest|worst|largest|smallest) "
    r"[a-z][a-z ]*?)(?:(?: of|,| is|:) (?P<a>~?\d[\d.,]* ?%?),?| \((?P<b>~?\d[\d.,]* ?%?)\),?) "
    r"(?:is |was )?(?P<got>(?:obtained|achieved|reached|found|observed|attained|produced|given)"
    r" (?:with|at|by|for|using|in)) (?P<rest>[^;:()]+)"
)
_TURNS = (
    (
        any_case(r"\bcombining (?P<one>[^,;:()]+?) (?:with|and) (?=an? |the |[a-z ]*\d)"),
        r"the combination of \g<one> and ",
    ),
    (regex(r"(?<=\w),? (?:combined|paired|in combination|coupled) with (?=an? |the )"), " and "),
)


@of_form(_RANKED, "second third fourth next", "with at by for using in")
def ranked_with_value(_: Scene, match: Match) -> Iterator[Version]:
    """“The second-best result is 88, obtained with A and B”: it is there, and is 88."""
    what, got, rest = match.group("what", "got", "rest")
    value = f"The value {got.split()[-1]} {rest} is {match['a'] or match['b']}"
    yield Plain(f"{what} is {got} {rest}"), Plain(value)


@told_by("combining combined paired combination coupled", "with and")
def settings_combined(_: Scene, text: str) -> Iterator[Version]:
    """“Combining A with B gives the best result”: the combination of A and B does."""
    yield from in_plain_words(text, _TURNS)
