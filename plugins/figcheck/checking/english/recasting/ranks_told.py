"""Ranks in other words: “next comes B with 5”, “second and third place go to B and C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth last".split()
_ORDINAL = (
    rf"(?:{'|'.join(_ORDINALS)}|second[- ]to[- ]last|second[- ]last|last but one|penultimate)"
)
_WITH = r"(?P<with>(?:,? (?:with|at) [^,;:()]+| \([^()]*\))?)"
_LEAD = r"(?P<lead>(?:in|at|on|for|under) [^,;:()]+, )?"
_PLACES = r"(?:places?|positions?|ranks?|spots?|slots?)"
_RANKED = regex(
    rf"{_LEAD}the (?P<rank>{_ORDINAL})-(?:ranked|placed|ranking)"
    rf" (?:[a-z]+(?: [a-z]+)?) is (?P<who>[^,;:()]+?){_WITH}",
    _FLAGS,
)
_APPOSED = regex(
    rf"{_LEAD}the (?P<rank>{_ORDINAL})-(?:ranked|placed|ranking)"
    r" (?:[a-z]+(?: [a-z]+)?)(?:, (?P<who>[^,;:()]+?),| \((?P<who2>[^()]+)\)) (?P<rest>[^;:()]+)",
    _FLAGS,
)
_GOES_TO = regex(
    rf"{_LEAD}(?:the )?(?P<one>{_ORDINAL}) and (?P<two>{_ORDINAL})"
    rf" {_PLACES} (?:go|belong|are taken by|are occupied by|are held by|fall)(?: to)? "
    r"(?P<a>[^,;:()]+?) and (?P<b>[^,;:()]+?)(?:,? respectively)?",
    _FLAGS,
)
_TAKES = regex(
    rf"(?P<who>[^,;:()]+?) (?:follows?|comes?|trails?) (?:in|at) (?P<rank>{_ORDINAL}) {_PLACES}"
    r"(?:,? (?P<side>ahead of|in front of|before|just ahead of|behind|just behind) "
    rf"(?P<other>[^;:()]+?))?{_WITH}",
    _FLAGS,
)
_LEADS = regex(
    r"(?P<who>[^,;:()]+?) (?:leads?|tops?|heads?) the (?:ranking|list|table|field|pack|order|chart)"
    r"(?:,? (?P<ahead>ahead|in front) of|,? followed by) (?P<others>[^;:()]+)",
    _FLAGS,
)
_REAR = regex(
    rf"(?:bringing|bring|brings) up the rear(?: of the [a-z]+)? (?:is|are|was|were|comes) "
    rf"(?P<who>[^,;:()]+?){_WITH}",
    _FLAGS,
)


@told_by("ranked placed ranking place places position positions rank ranks spot spots slot slots")
def ranks_told(c: Scene, text: str) -> Iterator[Version]:
    """“The fourth-ranked cause is A”, “fourth place goes to A”: A ranks fourth.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if match := _RANKED.fullmatch(text):
        if c.reader.is_place(match["who"]):
            rank = f"{match['who']} ranks {_rank(match['rank'])}{match['with']}"
            yield (Plain(f"{match['lead'] or ''}{rank}"),)
    elif match := _APPOSED.fullmatch(text):
        who, lead = match["who"] or match["who2"], match["lead"] or ""
        if c.reader.is_place(who):
            yield (
                Plain(f"{lead}{who} ranks {_rank(match['rank'])}"),
                Plain(f"{lead}{who} {match['rest']}"),
            )
    elif match := _GOES_TO.fullmatch(text):
        if c.reader.is_place(match["a"]) and c.reader.is_place(match["b"]):
            lead = match["lead"] or ""
            pairs = ((match["a"], match["one"]), (match["b"], match["two"]))
            yield tuple(Plain(f"{lead}{who} ranks {_rank(rank)}") for who, rank in pairs)
    elif match := _TAKES.fullmatch(text):
        rank = _rank(match["rank"])
        if c.is_subject(match["who"]):
            said = Plain(f"{match['who']} ranks {rank}{match['with'] or ''}")
            yield (said,) if not match["other"] else (said, _beside(match))


def _beside(match: re.Match[str]) -> Plain:
    """“…, ahead of B”: so it is."""
    behind = match["side"].lower().endswith("behind")
    return Plain(f"{match['who']} is {'lower' if behind else 'higher'} than {match['other']}")


def _rank(word: str) -> str:
    bare = word.lower().replace("-", " ")
    near_last = bare in ("second to last", "second last", "last but one", "penultimate")
    return "second to last" if near_last else bare


@told_by("leads lead tops top heads head", "ranking list table field pack order chart")
def leads_the_list(c: Scene, text: str) -> Iterator[Version]:
    """“A leads the ranking, ahead of B and C”: it is first, B second and C third.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _LEADS.fullmatch(text)
    if match is None or not c.is_subject(match["who"]):
        return
    others = [t for ticks in c.named_in(match["others"]).values() for t in ticks]
    if not c.reader.is_place(match["others"]) or not 0 < len(others) < len(_ORDINALS) - 1:
        return
    if match["ahead"]:
        ahead = Plain(f"{match['who']} is higher than {match['others']}")
        yield Plain(f"{match['who']} ranks first"), ahead
        return
    ranked = zip((match["who"], *others), _ORDINALS, strict=False)
    yield tuple(Plain(f"{who} ranks {rank}") for who, rank in ranked)


@told_by("rear bottom top", "bringing bring brings at in")
def at_the_end(c: Scene, text: str) -> Iterator[Version]:
    """“Bringing up the rear is A with 5”: A ranks last, with 5.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _REAR.fullmatch(text)
    if match is not None and c.reader.is_place(match["who"]):
        yield (Plain(f"{match['who']} ranks last{match['with']}"),)
