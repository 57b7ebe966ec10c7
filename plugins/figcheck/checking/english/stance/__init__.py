"""What a sentence puts around what it asserts: “It turns out that …”, “…, to say the least”.

Such words tell how the writer came to say it, or what to think of it, and nothing of the figure.
What they stand around is asserted all the same, and is read without them. Linguists call them
stance and linking adverbials, and comment clauses (Biber et al., Longman Grammar of Spoken and
Written English, 1999, chapters 10 and 12). `phrases.toml` beside this module lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.lexicon.entries import begins_with_verb, classes_in, has_verb
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.english.stance.phrases import Phrases, Turn, patterns
from figcheck.model import Claim
from figcheck.patterns import any_case, regex

__all__ = ["said_plainly", "unwrapped", "without_doubtful"]

_MOST = 3
"""How many such phrases may stand one behind the other."""

_LEAD = any_case(
    r"(?:(?:even|only|but|and|just|especially) )?(?:in|on|at|for|with|under|by|from|among|across"
    r"|during|between|within|over|after|before|unlike|like) [^,]*|overall|here|there|now|today"
)
"""What a comma sets off from the rest of a sentence: “In 2010”."""


_JOINING = any_case(
    r", (?:however|nevertheless|nonetheless|meanwhile|instead|conversely|(?:in|by) (?:contrast"
    r"|comparison)|on the other hand),"
)
"""What may stand between two clauses as well."""

_ADVERBS = frozenset(
    "never always also still only even just already again not consistently generally clearly "
    "steadily slightly actually mostly usually typically rarely hardly barely nearly almost".split()
)
"""Words that may stand before a verb."""

_SET_OFF = regex(r",[^,]*, | \(|[–—-] ")
"""What may set something off on both sides."""


def unwrapped(claim: Claim, names: Callable[[str], bool]) -> Claim:
    """A claim without what stands around that which it asserts.

    Args:
        claim: the claim.
        names: whether a text names something that the figure shows.

    Returns:
        The claim with the piece of its text that asserts something; the same one if that is all
        of it. Words that name something in the figure stay: “On the face of it, …” is no such
        phrase where a row is called “Face”.
    """

    def closing(text: str) -> int:
        return _longest(text, (*_closing(patterns().closings, text, names), *_remarks(text, names)))

    return _cut(claim, lambda text: _opening(patterns().openings, text, names), closing)


def without_doubtful(claim: Claim, names: Callable[[str], bool], *, timed: bool) -> Claim:
    """A claim without such phrases around it that may say something of the figure as well.

    “A is first overall”, “A grew because of the weather”: for claims that are not understood
    with them.

    Args:
        claim: the claim.
        names: whether a text names something that the figure shows.
        timed: whether the figure has an axis with an order, so that “finally” is no mere phrase.
    """
    known = patterns()
    openings, closings = [known.doubtful_openings], [known.doubtful_closings]
    if not timed:
        openings.append(known.timed_openings)
        closings.append(known.timed_closings)

    def opening(text: str) -> int:
        return max(_opening(one, text, names) for one in openings)

    def closing(text: str) -> int:
        return _longest(text, (said for one in closings for said in _closing(one, text, names)))

    plain = _turned(_cut(claim, opening, closing), known.doubtful_turns, names)
    return unwrapped(plain, names)


def said_plainly(claim: Claim, names: Callable[[str], bool]) -> Claim:
    """A claim without what it sets off within it, and with plain words for turns of phrase.

    “A, in blue, is shown to have 5 as of 2010” says “A has 5 in 2010”.

    Args:
        claim: the claim.
        names: whether a text names something that the figure shows.
    """
    known = patterns()
    for pattern in known.inner.asked(claim.text) if _SET_OFF.search(claim.text) else ():
        for match in reversed([*pattern.finditer(claim.text)]):
            if names(match[0]):
                continue
            behind = tokenise(claim.text[match.end() :])
            if _LEAD.fullmatch(claim.text[: match.start()]):
                claim = _put(claim, match, ",")
            elif not behind or _goes_on(behind):
                claim = _put(claim, match, "")
            elif _JOINING.fullmatch(match[0]) and has_verb(behind):
                claim = _put(claim, match, ";")  # "A leads, however, B has more" is two clauses.
    return _turned(claim, known.turns, names)


def _goes_on(tokens: Sequence[Token]) -> bool:
    """Whether a text goes on with the verb of a subject before it: “never falls”."""
    start = next((i for i, t in enumerate(tokens) if t.word not in _ADVERBS), len(tokens) - 1)
    return begins_with_verb(tokens, start)


def _turned(claim: Claim, turns: Phrases[Turn], names: Callable[[str], bool]) -> Claim:
    """A claim with plain words for turns of phrase."""
    for turn in turns.asked(claim.text):
        for match in reversed([*turn.pattern.finditer(claim.text)]):
            # "In 2010-2014" is no stretch where the points of the axis are such periods.
            ends = (end for name, end in match.groupdict().items() if name in ("one", "two"))
            if all(map(names, ends)):
                claim = _put(claim, match, match.expand(turn.plain))
    return claim


def _put(claim: Claim, match: re.Match[str], plain: str) -> Claim:
    """A claim with other words in the place of some."""
    start, stop = match.span()
    plain = plain if start else capitalised(plain)
    text = f"{claim.text[:start]}{plain}{claim.text[stop:]}"
    offsets = claim.offsets
    put = offsets[start : start + 1] * len(plain)
    return replace(claim, text=text, offsets=(*offsets[:start], *put, *offsets[stop:]))


def _cut(claim: Claim, opening: Callable[[str], int], closing: Callable[[str], int]) -> Claim:
    """A claim without as many characters as are said to be phrases around it."""
    start = 0
    stop = whole = len(claim.text.rstrip(" ."))
    for _ in range(_MOST):
        if not (length := opening(claim.text[start:stop])):
            break
        start += length
    for _ in range(_MOST):
        if not (length := closing(claim.text[start:stop])):
            break
        stop -= length
    if start == 0 and stop == whole:
        return claim
    return replace(claim, text=claim.text[start:stop], offsets=claim.offsets[start : stop + 1])


def _opening(phrases: Phrases[re.Pattern[str]], text: str, names: Callable[[str], bool]) -> int:
    """How many characters at the beginning of a text are such a phrase."""
    matches = (p.match(text) for p in phrases.asked(text))
    return _longest(text, (m[0] for m in matches if m is not None and not names(m[0])))


def _closing(
    phrases: Phrases[re.Pattern[str]], text: str, names: Callable[[str], bool]
) -> Iterator[str]:
    """The phrases at the end of a text."""
    matches = (p.search(text) for p in phrases.asked(text))
    return (m[0] for m in matches if m is not None and not names(m[0]))


def _longest(text: str, found: Iterable[str]) -> int:
    """The length of the longest of some phrases; 0 if one is the whole of the text."""
    length = max(map(len, found), default=0)
    return length if length < len(text) else 0


def _remarks(text: str, names: Callable[[str], bool]) -> Iterator[str]:
    """The remarks with which a text may end that say nothing of the figure."""
    known = patterns()
    for match in known.comment.finditer(text):
        rest = text[match.end() :]
        head = known.remark.match(rest)
        if head is None or any(map(str.isdigit, rest)):
            continue
        said = rest[head.end() :]
        concludes = known.conclusion.match(rest) is not None
        if not concludes and (names(rest) or known.back.search(said)):
            continue
        if classes_in(said).isdisjoint(ASSERTIVE):
            yield text[match.start() :]
