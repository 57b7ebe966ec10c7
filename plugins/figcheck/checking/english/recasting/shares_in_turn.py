"""Values told one after the other with a verb or a rank told once: “5% use A, 4% B and 3% C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_SHARE = (
    r"(?:(?:only|just|about|around|roughly|nearly|almost|some|over|approximately|another|a further"
    r"|a mere) )*\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b)"
)
_LEAD = r"(?P<lead>(?:among|amongst|of|in|for|within)\b[^,;:]{1,80}), "
_FIRST = any_case(
    rf"(?:{_LEAD})?(?P<first>{_SHARE} (?P<verb>[a-z]+) [^,;:]+?)(?P<rest>(?:,| and) .+)"
)
_NEXT = any_case(rf"(?:, and|, while|,| and) (?=(?:{_SHARE}) )")
_SAID = any_case(rf"(?P<share>{_SHARE}) (?P<what>.+)")
_NO_VERBS = frozenset("of in for among who that which and points".split())


@of_form(_FIRST, "% percent cent", ", and")
def shares_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“Among the young, 5% use A, 4% B and 3% C”: 4% use B, and 3% use C."""
    if match["verb"].lower() in _NO_VERBS:
        return
    lead = f"{match['lead']}, " if match["lead"] else ""
    said = [Plain(f"{lead}{match['first']}")]
    things = [c.named_in(match["first"])]
    for part in _NEXT.split(match["rest"])[1:]:
        told = _SAID.fullmatch(part)
        if told is None:
            return
        things.append(c.named_in(told["what"]))
        verb = "" if c.begins_with_verb(told["what"]) else f"{match['verb']} "
        said.append(Plain(f"{lead}{told['share']} {verb}{told['what']}"))
    if len(said) > 1 and all(things) and all(t.keys() == things[0].keys() for t in things):
        yield tuple(said)


_FOLLOWED = any_case(
    r"(?P<head>[^;:]*?\d[^;:]*?), (?:(?:closely|directly|immediately) )?followed by "
    r"(?P<next>[^;:]*?\d[^;:]*)"
)


_FROM_BELOW = any_case(r"\b(?:worst|lowest|least|smallest|fewest|last|weakest|slowest|bottom)\b")
"""Where what follows is next from below: “A is worst with 26, followed by B with 20”."""


@of_form(_FOLLOWED, "followed")
def followed_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A accounts for 15%, followed by B with 12%”: A does, and B, with 12%, is next behind it."""
    if _FROM_BELOW.search(match["head"]):
        return
    lead, who, rest = c.cut(match["head"])
    named = c.named_in(who)
    if len(named) != 1 or any(len(ticks) != 1 for ticks in named.values()):
        return
    if named.keys().isdisjoint(c.named_in(match["next"])):
        return
    where = [lead.strip(" ,"), *c.led_places(rest)]
    there = f"{', '.join(w for w in where if w)}, " if any(where) else ""
    there = capitalised(there) if there else ""
    yield Plain(match["head"]), Plain(f"{there}{who} is followed by {match['next']}")


_LEADS_THERE = any_case(
    r"\b(?:leads?|led|tops|topped|ranks?|ranked|came|comes) (?:first |the (?:list|ranking|field) )?"
    r"(?:among|amongst|in|for|at|on)\b[^,;]* (?:with|at) "
)
"""What tells where something leads before it tells with how much."""


_WITH = any_case(r"\b(?:with|at)\b")


@told_by("followed")
def led_there_and_followed(c: Scene, text: str) -> Iterator[Version]:
    """“A leads in 2010 with 9%, followed by B with 8%”: each has the value behind its name."""
    head, _, behind = text.partition(", followed")
    if _LEADS_THERE.search(head) and _WITH.search(behind):
        yield from followed_with.way(c, text)
