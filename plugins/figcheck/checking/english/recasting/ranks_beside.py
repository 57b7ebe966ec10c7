"""Ranks beside those of others: “A is second, followed by B”, “beats the runner-up B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import (
    LATER_RANK,
    ORDINAL,
    ORDINAL_WORDS,
    RANK,
    RANK_WORDS,
)
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex
from figcheck.reading.names import ORDINALS

_NOTE = r"(?: \([^()]+\)| (?:with|at) [\d.,]+ ?%?)?"
_FOLLOWED = regex(
    rf"(?P<head>[^;]*?\b(?P<place>{ORDINAL})\b[^;]*?)"
    r",? (?:and )?(?:is |are )?(?:closely |narrowly |directly )?followed by (?P<next>[^,;()]+?)"
    rf"(?P<note>{_NOTE})(?:(?:,| and)(?: then| by| finally)* (?P<last>[^,;()]+?)"
    rf"(?P<noted>{_NOTE}))?"
)


@of_form(_FOLLOWED, ORDINAL_WORDS, "followed")
def rank_followed(scene: Scene, match: Match) -> Iterator[Version]:
    """“A ranks second, followed by B”: B comes third."""
    if len(scene.named_in(match["next"])) != 1:
        return
    place = ORDINALS.index(match["place"]) + 1
    if place + bool(match["last"]) >= len(ORDINALS):
        return
    said = [Plain(match["head"]), Plain(f"{match['next']} comes {ORDINALS[place]}{match['note']}")]
    if match["last"]:
        if len(scene.named_in(match["last"])) != 1:
            return
        said.append(Plain(f"{match['last']} comes {ORDINALS[place + 1]}{match['noted']}"))
    yield tuple(said)


_LEADS = any_case(
    r"(?P<who>[^,;:()]+?) (?:leads?|tops?|heads?) the (?:ranking|list|table|field|pack|order|chart)"
    r"(?:,? (?P<ahead>ahead|in front) of|,? followed by) (?P<others>[^;:()]+)"
)


@of_form(_LEADS, "leads lead tops top heads head", "ranking list table field pack order chart")
def leads_the_list(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads the ranking, ahead of B and C”: it is first, B second and C third."""
    if not c.is_subject(match["who"]):
        return
    others = [t for ticks in c.named_in(match["others"]).values() for t in ticks]
    if not c.reader.is_place(match["others"]) or not 0 < len(others) < len(ORDINALS):
        return
    if match["ahead"]:
        ahead = Plain(f"{match['who']} is higher than {match['others']}")
        yield Plain(f"{match['who']} ranks first"), ahead
        return
    ranked = zip((match["who"], *others), ORDINALS, strict=False)
    yield tuple(Plain(f"{who} ranks {rank}") for who, rank in ranked)


_APPOSED = any_case(
    r"(?P<head>[^;:]+?)(?:, (?:the (?P<runner>runner-up|next in line|next in order)"
    r"|(?:which|who) (?:comes?|ranks?|is|are|finish(?:es)?|came|ranked|finished|takes?) "
    rf"(?P<rank>{LATER_RANK})"
    rf"|ranked (?P<ranked>{LATER_RANK}))|,? (?:in|at) (?P<place>{LATER_RANK}) place)"
)
_LONGEST = 6
"""Words of a name that is looked for."""


@of_form(_APPOSED, f"runner next {RANK_WORDS}")
def rank_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads on Web, 5 points ahead of B, the runner-up”: A is ahead, and B is second there."""
    head, name = match["head"], _last_name(c, match["head"])
    if name is None:
        return
    (own,) = c.named_in(name)
    here = EVERYWHERE
    for dimension, ticks in c.named_in(head).items():
        if dimension != own:
            if len(ticks) > 1:
                return
            here = Place.of(dimension, ticks).default(here)
    rank = match["rank"] or match["place"] or match["ranked"] or "second"
    told = f"{capitalised(name)} comes {rank.lower()}"
    yield Plain(head), Plain(told, here=here if here.ticks else None)


def _last_name(c: Scene, head: str) -> str | None:
    """The name of one thing that a text ends with."""
    words = head.split()
    for size in range(min(_LONGEST, len(words)), 0, -1):
        name = " ".join(words[-size:])
        if [len(ticks) for ticks in c.named_in(name).values()] == [1] and c.reader.is_place(name):
            return name
    return None


_RANKED = any_case(
    rf"(?P<who>[^,;:]+), (?P<rank>(?:in|at) (?:the )?{RANK} (?:place|position)), (?P<does>[^;:]+)"
)


@of_form(_RANKED, "place position", ",")
def ranked_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“Italy, in second place, has 4”: Italy, which is in second place."""
    if c.is_subject(match["who"]):
        yield (Plain(f"{match['who']}, which is {match['rank']}, {match['does']}"),)


_IN_TURN = any_case(
    r"(?P<lead>(?:(?:in|on|at|for|among) [^,;:]+, )?)(?P<who>[^;:]+?),? "
    r"(?:then |closely |also )?(?:follow(?:s|ed)?|come|came|rank(?:ed)?|are|were|take|took|occupy|"
    r"occupied|finish(?:ed)?|place[d]?|sit|hold|held|claim(?:ed)?)(?: (?:in|on|at))?(?: the)? "
    rf"(?P<ranks>{RANK}(?:, {RANK})*,? and {RANK})(?: (?:places?|positions?|ranks?|spots?))?"
    r"(?:,? (?:respectively|in that order))?(?P<where>(?: (?:in|on|at|for|with) [^,;:]+)?)"
)
_AND = any_case(r",? and |, ")


@of_form(_IN_TURN, "and", RANK_WORDS)
def ranks_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“A, B and C follow in third, fourth and fifth place”: each in its own."""
    named = [t for t in c.named_in(match["who"]).values() if len(t) > 1]
    ranks = _AND.split(match["ranks"])
    if len(named) != 1 or len(named[0]) != len(ranks):
        return
    yield tuple(
        Plain(f"{match['lead']}{who} ranks {rank.lower()}{match['where']}")
        for who, rank in zip(named[0], ranks, strict=True)
    )


_RUNNER_UP = any_case(
    r"\b(?:the|its) (?P<what>runner-up|second-placed|(?:second|next)[- ]best)(?: (?P<noun>[a-z]+))?"
    r"(?P<open>,| \(| -| –)? (?=\S)"
)
_CLOSED = regex(r"(?:,|\)| -| –)? ?")
_SELDOM = any_case(r"\b(?:every|each|all|most|always|never|any|no)\b")


@told_by(
    "runner second next",
    "up best placed",
)
def runner_up_named(c: Scene, text: str) -> Iterator[Version]:
    """“On Web, A beats the runner-up B by 4 points”: it beats B by that, and B is second there.

    That says who is second there, and how far it is behind.
    """
    match = _RUNNER_UP.search(text)
    if match is None or _SELDOM.search(text):
        return
    start = match.end()
    if match["noun"] and c.begins_with_place(text[match.start("noun") :]):
        start = match.start("noun")
    name = _name(c, text[start:])
    before = text[: match.start()]
    if not name or not c.named_in(before):
        return
    rest = text[start + len(name) :]
    rest = rest[_CLOSED.match(rest).end() :] if match["open"] else rest.lstrip()  # type: ignore[union-attr]
    lead, _, _ = c.cut(text)
    where = lead.rstrip(" ,") or c.led_end(text)
    if not where and c.noun_compared is None:
        return
    noun = match["noun"] if start == match.end() and match["noun"] else c.noun_compared or "one"
    place = f"{capitalised(where)}, " if where else ""
    yield Plain(f"{before}{name} {rest}".strip()), Plain(f"{place}{name} is the second-best {noun}")


def _name(c: Scene, text: str) -> str:
    """The name that a text begins with, as it writes it; empty if it begins with none."""
    tokens = c.reader.vocabulary.tokens(text)
    stops = [stop for stop, _ in c.reader.names.ticks_at(tokens, 0)] if tokens else []
    return text[: tokens[max(stops) - 1].end] if stops else ""
