"""Several things that one has: “A has a median of 5, a larger range and a higher top than B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.pronouns import begins_with_pronoun
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.naming.statistics import parts_of_boxes
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HAS = any_case(
    r"(?P<lead>(?:compared (?:with|to)|relative to|than) [^,;:]+, |(?:on|in|for|at) [^,;:]+, )?"
    r"(?P<head>[^,;:]+? (?:has|have|had|shows?|exhibits?|displays?|achieves?|records?|reaches"
    r"|features|yields?|combines)) (?:both )?(?P<list>(?:an?|the) [^;:]+)"
)
_JOINT = any_case(
    r",? (?:and|but|as well as|yet)(?: also)? (?=(?:only |just |not |still )?(?:an?|the) )"
    r"|, (?=(?:an?|the) )"
)
_AND = any_case(r"\b(?:and|but|as|yet)\b")
_APPOSED = any_case(r"\ban? [^,]*, the ")
_BEFORE = any_case(r"(?P<no>not )?(?:only |just |still )?(?=(?:an?|the) )")
_THAN = any_case(r" (?:than|compared (?:with|to)) .+")
_MORE = any_case(r"(?:an?|the) (?:[a-z]+ly |much |far )?(?:[a-z]{2,}er|more|less) ")
_ONE_OF_MANY = frozenset({"EACH", "NOT", "SOLE"})
_EVERY = any_case(r"\b(?:no|none|every|each|all|only|neither|any|most|other)\b")


@of_form(
    _HAS,
    "has have had show shows exhibit exhibits display displays achieve achieves record records "
    "reaches features yield yields combines",
    "and but as yet",
)
def has_several(c: Scene, match: Match) -> Iterator[Version]:
    """“A has a higher median, a larger range and a higher maximum than B”: each of these."""
    if _EVERY.search(match["head"]):
        return
    if not _AND.search(match["list"]) or _APPOSED.search(match["list"]):
        return  # "A has a yield of 5, the highest of all": the same one.
    phrases = _JOINT.split(match["list"])
    if len(phrases) < 2 or not _ONE_OF_MANY.isdisjoint(classes_in(match["head"])):
        return
    if not (_is_one(c, match["head"]) and all(_names_no_thing(c, p) for p in phrases[:-1])):
        return
    than = _THAN.search(phrases[-1])
    lead, head = match["lead"] or "", match["head"]
    said = []
    for phrase in phrases:
        before = _BEFORE.match(phrase)
        denied = before is not None and before["no"] is not None
        what = phrase[before.end() :] if before is not None else phrase
        behind = than[0] if than and _MORE.match(what) and not _THAN.search(what) else ""
        said.append(Plain(f"{lead}{head} {what}{behind}", negated=denied))
    yield tuple(said)


_NEITHER = any_case(
    r"(?P<head>[^,;:]+? (?:has|have|had|shows?|achieves?|reaches|offers?|obtains?)) neither "
    r"(?P<one>(?:an?|the) [^;:]+?) nor (?P<two>(?:an?|the) [^;:]+)"
)
_COMBINES = any_case(
    r"(?P<head>[^,;:]+?) (?:combines?|pairs?|couples?) (?P<one>(?:an?|the) [^;:]+?) (?:with|and) "
    r"(?P<two>(?:an?|the) [^;:]+)"
)


@of_form(_NEITHER, "neither", "nor")
def has_neither(c: Scene, match: Match) -> Iterator[Version]:
    """“A has neither the highest price nor the lowest weight”: not the one, and not the other."""
    if not _EVERY.search(match["head"]) and _is_one(c, match["head"]):
        yield tuple(
            Plain(f"{match['head']} {match[which]}", negated=True) for which in ("one", "two")
        )


@of_form(_COMBINES, "combines combine pairs pair couples couple", "with and")
def combines(c: Scene, match: Match) -> Iterator[Version]:
    """“A combines the highest rating with a price of 5”: it has both."""
    if not _EVERY.search(match["head"]) and _is_one(c, match["head"]):
        yield tuple(Plain(f"{match['head']} has {match[which]}") for which in ("one", "two"))


def _is_one(c: Scene, head: str) -> bool:
    """Whether a clause begins with one thing, or with what stands for it."""
    named = _things(c, head)
    return begins_with_pronoun(head) if not named else len(named) == 1


def _names_no_thing(c: Scene, phrase: str) -> bool:
    return not _things(c, phrase)


def _things(c: Scene, text: str) -> list[str]:
    """The things that a text names, none of what is measured of them."""
    found = parts_of_boxes(c.reader.figure)
    measured = found[0].name if found is not None else c.reader.names.measures.dimension
    return [t for d, ticks in c.named_in(text).items() if d != measured for t in ticks]
