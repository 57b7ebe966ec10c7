"""Baselines: what a figure compares with the authors' own method, all that is not theirs.

“No baseline reaches 80%” is said of all methods other than “Ours”, and the strongest baseline is
the best of these. Where something is called a baseline itself, that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.own import own_tick
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_MODELS = r"(?: methods?| models?| systems?| approach(?:es)?)?"
_BEST = r"(?:strongest|best|best-performing|top-performing|most competitive)"


def _own(c: Scene) -> str | None:
    """The authors' own, where nothing is called a baseline and nothing is left to guess."""
    figure = c.reader.figure
    own = [tick for d in figure.dimensions if (tick := own_tick(d)) is not None]
    called = any(
        "baseline" in words_of(tick) or "baselines" in words_of(tick)
        for d in figure.dimensions
        for tick in d.ticks
    )
    return own[0] if len(own) == 1 and not called else None


_IS_BEST = any_case(
    r"(?P<lead>(?:(?:on|in|for|at) [^,;:]+, )?)(?P<who>[^,;:()]+?) (?:is|was|remains) (?:by far )?"
    rf"the {_BEST} baseline{_MODELS}(?P<rest>(?: (?:on|in|for|at|across|overall)\b[^,;:()]*)?)"
)


@of_form(_IS_BEST, "baseline", "strongest best performing competitive")
def is_best_baseline(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the strongest baseline on all benchmarks”: apart from Ours, B is best on all."""
    own = _own(c)
    if own is not None and c.is_subject(match["who"]):
        said = f"{match['who']} is best{match['rest']} apart from {own}"
        yield (Plain(f"{match['lead']}{said}"),)


_CALLED = any_case(
    rf"(?P<lead>(?:(?P<on>(?:on|in|for|at) [^,;:]+), )?)(?P<before>[^,;:]+?) the {_BEST} baseline"
    rf"{_MODELS},? (?P<who>[A-Z][^,;:()]*?)(?P<rest>(?:,| by| with| at| on| in) .+)"
)


@of_form(_CALLED, "baseline", "strongest best performing competitive")
def best_baseline_named(c: Scene, match: Match) -> Iterator[Version]:
    """“On News, Ours beats the strongest baseline, B, by 2”: B is the best but Ours there."""
    own, who = _own(c), match["who"]
    if own is None or not c.named_in(who):
        return
    where = f" {uncapitalised(match['on'])}" if match["on"] else ""
    rest = match["rest"].removeprefix(",")
    yield (
        Plain(f"{match['lead']}{match['before']} {who}{rest}"),
        Plain(f"{who} is best{where} apart from {own}"),
    )


_NO = any_case(rf"\bno (?:other |single )?baseline{_MODELS}\b")
_EVERY = any_case(rf"\b(?P<each>every|each) baseline{_MODELS}\b")
_ALL = any_case(
    r"\b(?:all (?:of )?(?:the )?|the )(?:(?:other|existing|prior|previous|competing|strong|various"
    r"|compared) )*baselines\b(?: methods| models| systems)?"
    r"|\bthe baseline (?:methods|models|systems)\b"
)


@told_by("baseline baselines")
def all_baselines(c: Scene, text: str) -> Iterator[Version]:
    """“No baseline reaches 80%”, “Ours beats the baselines”: no method, all methods but Ours."""
    own = _own(c)
    if own is None:
        return
    noun = next((d.name for d in c.reader.figure.dimensions if own in d.ticks), "").lower()
    said = _NO.sub(f"no {noun} other than {own}", text)
    said = _EVERY.sub(rf"\g<each> {noun} other than {own}", said)
    of_own = own in str(c.named_in(_ALL.split(text)[0]))
    others = f"all other {noun}s" if of_own else f"all {noun}s other than {own}"
    said = _ALL.sub(others, said)
    if said != text:
        yield (Plain(capitalised(said)),)
