"""What takes up the one thing that is spoken of: “It …”, “This row …”, “Its lowest value …”.

A sentence that says it with a name may be understood where one that takes it up is not; so the
name is put in its place.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.made import is_made
from figcheck.checking.english.claims.pronouns import is_led_to
from figcheck.checking.english.families.peaks import CHANGE_NOUNS
from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import LEAD
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LEAD = r"(?P<lead>[^;:()]{0,80}?)\b"
_TAKEN_UP = any_case(
    rf"{_LEAD}(?:it|(?P<this>this|that)(?= (?:is|was) )|(?:this|that) (?P<noun>[a-z]+)"
    r"|the (?P<named>[a-z]+))(?= )(?P<rest> .+)"
)
_OWNED = any_case(rf"{_LEAD}its(?P<rest> .+)")

_AHEAD = any_case(rf"{_LEAD}its {LEAD}(?= )(?P<rest>(?! over\b| of\b) .+)")
"""“A leads B by 5. Its lead …”: that over B."""

_ONE = any_case(r"\b(the \w+est) ones?\b")
_LARGEST = any_case(rf"\bthe \w+est (?:[a-z-]+ )?({CHANGE_NOUNS})\b")
"""“The largest drop …”, of which “the smallest one” is the smallest drop."""

_GOES_ON = frozenset("above below of for with in at on to and or before after that which".split())
"""What makes another thing of “the row”: the row above it."""


_MADE = any_case(
    rf"{_LEAD}(?:it|(?:this|that|(?P<same>the same)|the) (?P<noun>[a-z]+))(?= )(?P<rest> .+)"
)


@told_by("it this that the")
def made_again(c: Scene, text: str) -> Iterator[Version]:
    """“The total is 9 in 2010. It falls to 5”, “this gap”: what is made of several values."""
    found, made = _MADE.match(text), c.around.made
    if found is None or not is_led_to(found["lead"]):
        return
    noun, rest = found["noun"], found["rest"]
    if made is None:
        if found["same"] and is_made(noun):
            yield (Plain(f"{found['lead']}The {noun}{rest}"),)
        return
    known = made.is_called(noun) if noun else made.is_subject
    if known and _GOES_ON.isdisjoint(rest.lower().split()[:1]):
        said = uncapitalised(made.text) if found["lead"] else capitalised(made.text)
        yield (Plain(f"{found['lead']}{said}{rest}"),)


@told_by("it its this that the")
def taken_up(c: Scene, text: str) -> Iterator[Version]:
    """“It peaks in 2010”, “This row peaks in 2010”, of the one thing that is spoken of: it does."""
    one, noun_before = _ONE.search(text), _LARGEST.search(c.before)
    if one is not None and noun_before is not None:
        yield (Plain(f"{text[: one.end(1)]} {noun_before[1]}{text[one.end() :]}"),)
        return
    found, name = _TAKEN_UP.match(text), c.topic
    ahead, rival = _AHEAD.match(text), c.rival
    if ahead is not None and rival is not None and is_led_to(ahead["lead"]):
        the = "the" if ahead["lead"] else "The"
        yield (Plain(f"{ahead['lead']}{the} gap between {name} and {rival}{ahead['rest']}"),)
        return
    if found is None or name is None or not is_led_to(found["lead"]):
        return
    if c.named_in(found["lead"]).keys() & c.named_in(name).keys():
        return  # "In 2022, A is half of what it was in 2014": A was.
    if c.around.gap is not None and not (found["noun"] or found["named"]):
        return  # "The gap is largest on Web. It is smallest on Mail": the gap is.
    noun, named, rest = found["noun"], found["named"], found["rest"]
    if (noun and not c.is_called(noun)) or (named and c.label_of(named) != c.topical):
        return
    if not _GOES_ON.isdisjoint(rest.lower().split()[:1]):
        return
    if found["this"] and c.before and not any(map(c.is_called, rest.split())):
        return  # "A reaches 9 in 2010. This is the highest value": the one in 2010.
    yield (Plain(f"{found['lead']}{name}{rest}"),)


@told_by("its")
def owned(c: Scene, text: str) -> Iterator[Version]:
    """“Its lowest value is 5”, of the one thing that is spoken of: that of it is."""
    found, name = _OWNED.match(text), c.topic
    if found is not None and name is None:
        name = _other_of_two(c, found["rest"])
    if found is not None and name is not None and is_led_to(found["lead"]):
        yield (Plain(f"{found['lead']}{name}'s{found['rest']}"),)


def _other_of_two(c: Scene, text: str) -> str | None:
    """A, of “A beats B on Web. Its lead over B …”: the other of two that were named before."""
    before = c.named_in(c.before)
    for dimension, ticks in c.named_in(text).items():
        rest = [tick for tick in before.get(dimension, ()) if tick not in ticks]
        if len(ticks) == 1 and len(rest) == 1 and len(before[dimension]) == 2:
            return rest[0]
    return None


_BOTH = any_case(rf"{_LEAD}both(?: of them)?(?P<rest> .+)")


@told_by("both")
def both_named(c: Scene, text: str) -> Iterator[Version]:
    """“A and B lead on Web. Both are above C”: A and B are."""
    found = _BOTH.match(text)
    if found is None or not is_led_to(found["lead"]):
        return
    if not begins_with_verb(tokenise(found["rest"]), 0):
        return
    own = c.named_in(text)
    pairs = [
        t for d, t in c.named_in(c.before).items() if len(t) == 2 and not {*t} & {*own.get(d, ())}
    ]
    if len(pairs) == 1:
        yield (Plain(f"{found['lead']}{' and '.join(pairs[0])}{found['rest']}"),)


_VALUES = any_case(r"(?:(?:the|all|its|cell|all the) )*(?:values|numbers|entries|scores|cells)\b")
_THEY = any_case(r"they(?= )(?P<rest> .+)")


def speaks_of_all_values(text: str) -> bool:
    """Whether a sentence is about all values: “Cell values are counts”."""
    return _VALUES.match(text) is not None


@told_by("they")
def the_values(c: Scene, text: str) -> Iterator[Version]:
    """“Cell values are counts. They run from 3 to 81”: the values do."""
    found = _THEY.match(text)
    if found is not None and speaks_of_all_values(c.before) and not c.named_in(c.before):
        yield (Plain(f"The values{found['rest']}"),)
