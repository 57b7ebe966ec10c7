"""In how many groups so many say something: “majorities in all but one of the countries do”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.surveyed import (
    is_survey,
    named_among,
    open_in,
    place_of,
    says_what_is_done,
)
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.lexicon.shares_in_words import SHARE, SHARE_WORDS, share_said
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_HOW_MANY = (
    rf"(?:all but (?P<but>{COUNT})|(?:(?:at least|at most|more than|fewer than|only|just|exactly)"
    rf" )?{COUNT}|every|each|all|both|most|no)"
)
REACH = (
    rf"(?P<reach>{_HOW_MANY}(?: single)?(?: of)?(?: the| these| those)?(?: (?P<of>{COUNT}))?) "
    r"(?P<noun>(?:(?:surveyed|polled|studied|various|age|income|education|ethnic|racial|other) )*"
    r"[a-z]+)(?: surveyed| polled| shown| studied| included)?"
)
"""In how much of a figure something holds: “six of the nine countries surveyed”."""

_REACHING = any_case(rf",? ?\b(?:in|across|within|among|of|for) {REACH}(?= |,|$),?")
_ANY_GROUP = frozenset("group groups bracket brackets cohort cohorts category categories".split())
_PASSED = any_case(r"(?:surveyed|polled|studied|various) ")


@told_by(SHARE_WORDS, "in across within among of for")
def shares_reach(c: Scene, text: str) -> Iterator[Version]:
    """“Majorities in six of the nine countries do”: the share exceeds half in so many."""
    text = text.rstrip(" .")
    if not is_survey(c) or not says_what_is_done(c, text):
        return
    for match in _REACHING.finditer(text):
        bare = f"{text[: match.start()]} {text[match.end() :]}"
        shares = list(SHARE.finditer(bare))
        if len(shares) != 1:
            continue
        (share,) = shares
        rest = f"{bare[: share.start()]} {bare[share.end() :]}".strip(" ,")
        named = named_among(c, rest, of_each=True)
        if named is None or any(len(ticks) > 1 for ticks in named.values()):
            continue
        along = open_in(c, named, of_itself=True)
        reached = reached_in(c, match, along)
        if reached is not None:
            everywhere = c.reader.names.dimensions[along[0]].ticks
            here = place_of({**named, along[0]: everywhere} if c.around.here else named)
            for said in share_said(share).ways:
                yield (Plain(f"It is {said} in {reached}", here=here),)
            return


_ONLY = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|was) the (?:only|sole|one) (?P<noun>(?:age )?[a-z]+)"
    r"(?: surveyed| polled| shown)? (?:where|in which|among which|among whom|in whom) "
    r"(?P<rest>[^;:()]+)"
)


@of_form(_ONLY, SHARE_WORDS, "only sole one")
def only_one_where(c: Scene, match: Match) -> Iterator[Version]:
    """“X is the only country where a majority does”: it does so there, and in one alone."""
    if not is_survey(c):
        return
    shares = list(SHARE.finditer(match["rest"]))
    if len(shares) != 1 or not says_what_is_done(c, match.string):
        return
    (share,), rest = shares, match["rest"]
    who = named_among(c, match["who"])
    named = named_among(c, f"{rest[: share.start()]} {rest[share.end() :]}".strip(" ,"))
    if not who or named is None or len(who) != 1 or open_in(c, {**who, **named}):
        return
    ((dimension, ticks),) = who.items()
    if dimension not in named and len(ticks) == 1 and _counts(c, match["noun"], dimension):
        everywhere = c.reader.names.dimensions[dimension].ticks
        here = place_of({**named, dimension: everywhere})
        for said in share_said(share).ways:
            own = Plain(f"It is {said}", here=place_of({**named, **who}))
            yield own, Plain(f"It is {said} in only one case", here=here)


def reached_in(c: Scene, match: Match, along: list[str]) -> str | None:
    """How many cases of the one dimension that is left open something is said to reach.

    Args:
        c: where the sentence stands.
        match: what `REACH` found.
        along: the dimensions that are left open.

    Returns:
        “six of the nine cases”; `None` where others are counted.
    """
    if len(along) != 1 or not _counts(c, match["noun"], along[0]):
        return None
    size = len(c.reader.names.dimensions[along[0]].ticks)
    if match["of"] and count_of(match["of"]) != size:
        return None
    if match["but"]:
        return f"{size - count_of(match['but'])} of the {size} cases"
    one = match["reach"].lower().split()[-1] in ("every", "each", "one")
    return f"{match['reach']} case{'' if one else 's'}"


def _counts(c: Scene, noun: str, dimension: str) -> bool:
    """Whether a noun is one for what a dimension lists: “surveyed countries”, “age group”."""
    bare = _PASSED.sub("", noun.lower())
    forms = (bare, " ".join(toggled(words_of(bare))))
    return bare in _ANY_GROUP or any(c.label_of(form) == dimension for form in forms)
