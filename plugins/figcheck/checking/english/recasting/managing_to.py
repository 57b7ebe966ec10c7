"""What someone manages to have, or not: “failed to draw five million”, “had to settle for third”.

Whatever it is that they fail to do so many times, they stay below that number; and who has to make
do with a place or a value has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, RANK
from figcheck.checking.english.parsing.guesses import says_how_it_runs
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SO_MANY = rf"(?=(?:the |a |one |half an? )?(?:(?:{COUNT}|million|billion)\b|[$€£]?\d))"
_UP_TO = r"(?:(?:even|as (?:many|much) as|at least) )*"
_FAILED = any_case(
    r"\b(?:(?:fail(?:s|ed|ing)?|neglect(?:s|ed)?) to|(?:is|are|was|were|being) (?:un|not )able to"
    r"|(?:do|does|did) not (?:manage|get) to|could not|cannot) "
    rf"(?P<verb>[a-z]{{3,}}) {_UP_TO}{_SO_MANY}"
)
_MANAGED = any_case(
    r"\b(?:manag(?:es?|ed|ing) to|(?:is|are|was|were) able to|succeed(?:s|ed)? in) "
    r"(?P<verb>[a-z]{3,}) (?=(?:(?:even|just|only|more than|at least|over|nearly|almost|about"
    rf"|around|roughly) )*{_SO_MANY})"
)
_SO_MANY_OF_THEM = any_case(rf"(?:only |just |no |none |at least )?(?:{COUNT}|no|none)\b")
_JUST_SO_MANY = any_case(rf"had {_SO_MANY}")
_PASSES = frozenset(
    "exceed exceeding surpass surpassing top topping match matching pass passing cross crossing "
    "equal break beat reach reaching".split()
)
"""Verbs that say of a number that it is reached or passed, as against those for changes."""

_SETTLED = any_case(
    r"\b(?:(?:had|has|have|having) to (?:settle for|make do with|be (?:content|satisfied) with"
    r"|content (?:itself|themselves) with)|settl(?:es?|ed|ing) for) "
    rf"(?P<place>(?:only |just )?(?:an? |the )?(?:distant |disappointing |respectable )?"
    rf"(?P<rank>{RANK})(?: (?:place|position|spot|rank))?(?=[,.]|\Z| (?:with|at|in|behind)\b))?"
)
_BOASTS = any_case(
    r"\b(?:can|could|may|might) (?:boast|claim|point to|look back on|call on|lay claim to)(?: of)? "
    r"(?=(?:more|fewer|less|over|at least|the|about|around|just|only|nearly|almost|\d|an? )\b)"
)


@told_by(
    "to in could cannot can may might for with on of",
    "fail fails failed failing neglect neglects neglected unable able manage manages managed "
    "managing get succeed succeeds succeeded could cannot settle settles settled settling make "
    "content satisfied boast claim point look call lay",
)
def managing_to(_: Scene, text: str) -> Iterator[Version]:
    """“Two failed to draw a million”: they are below that. “A had to settle for third place”."""
    said = _FAILED.sub(lambda m: _in_place(m, "had fewer than "), text)
    said = _MANAGED.sub(lambda m: _in_place(m, "had "), said)
    if said != text and _SO_MANY_OF_THEM.match(said):
        # "Only one managed to draw a million": that, or more.
        said = _JUST_SO_MANY.sub("had at least ", said)
    said = _SETTLED.sub(lambda m: f"ranked {m['rank']}" if m["place"] else "had ", said)
    said = _BOASTS.sub("had ", said)
    if said != text:
        yield (Plain(said),)


def _in_place(match: Match, plain: str) -> str:
    """Plain words for a verb, or what stands there if it says how something changes."""
    verb = match["verb"].lower()
    return match[0] if says_how_it_runs(verb) and verb not in _PASSES else plain
