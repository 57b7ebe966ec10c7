"""What adding a part does where one thing is another with that part: “adding Y” of “X + Y”.

Of “X” and “X + Y” the part may be added to the one, which makes the other. What is said of adding
it is said of the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case

_JOINED = any_case(r"(?P<base>.+?)\s*(?:\+|\bw/|\bwith\b|&)\s*(?P<part>[^+&]+)")
_ADDING = (
    r"(?:adding|introducing|including|incorporating|employing|use of|the use of|using|applying"
    r"|(?:the )?addition of|switching on|turning on|combining it with|the introduction of) "
    r"(?:the |an? )?(?P<part>[^,;:()]+?)(?: to (?:the )?(?P<to>[^,;:()]+?))?"
)
_AMOUNT = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just|some) )?\d[\d.,]*(?<![.,])(?: ?%| [a-z]+)?"
)
_WHERE = r"(?: (?P<at_{0}>(?:on|in|for|at|with|under) [^,;:()]+?))"
_TWICE = (
    rf"(?P<one>{_AMOUNT}){_WHERE.format('one')}?"
    rf"(?:,? and (?:by )?(?P<two>{_AMOUNT}){_WHERE.format('two')})?"
)
_MOST = any_case(
    rf"(?P<lead>(?:[^,;:()]+, )?){_ADDING} (?:helps? (?:the )?most|is most (?:useful"
    rf"|helpful|effective"
    r"|beneficial)|pays off (?:the )?most|is of most use|matters (?:the )?most|has (?:the |its )?"
    r"(?:greatest|largest|strongest|biggest) (?:effect|impact|benefit)|brings (?:the |its"
    r" )?(?:greatest|largest|biggest) (?:gain|benefit|improvement|advantage)) "
    rf"(?P<where>(?:at|on|in|for|with|under) [^,;:()]+?)(?:(?:, by |,? with |, | \(){_TWICE}\)?)?"
)
_DOES = any_case(
    rf"(?P<lead>(?:[^,;:()]+, )?){_ADDING} "
    r"(?P<does>(?:(?:also|further|clearly|consistently|only) )?(?:lowers?|reduces?|cuts?|decreases?"
    r"|raises?|increases?|boosts?|improves?|lifts?|hurts?|helps?|worsens?)(?: [^;:]+)?)"
)
_IS_NOW = any_case(
    r"(?P<lead>(?:at|on|in|for|with|under) [^,;:()]+?),? the (?:benefit|gain|advantage|improvement"
    r"|effect) (?:of (?:it|this|that|doing so) )?(?:has |had )?(?:(?P<less>fallen to"
    r"|shrunk to|dropped"
    r" to|declined to|decreased to|falls to|drops to|shrinks to|declines to|is down to|is"
    r" still|is only)"
    r"|(?P<more>grown to|risen to|increased to|grows to|rises to|is up to)|is|was|amounts to) "
    rf"{_TWICE}"
)
_SPOKEN_OF = any_case(rf"(?:[^,;:()]+, )?{_ADDING} (?:helps?|is|pays|matters|has|brings|[a-z]+s)\b")


def _pair(c: Scene, part: str, to: str | None) -> tuple[str, str] | None:
    """A thing, and what it becomes with a part; `None` if the part may be added to several."""
    wanted = words_of(part)
    found: list[tuple[str, str]] = []
    for dimension in c.reader.figure.dimensions:
        if dimension.role is Role.PANEL or is_ordered(dimension):
            continue
        for tick in dimension.ticks:
            match = _JOINED.fullmatch(tick)
            if match is None or match["base"] not in dimension.ticks:
                continue
            if _is_called(words_of(match["part"]), wanted):
                found.append((match["base"], tick))
    if to is not None:
        named = {tick for ticks in c.named_in(to).values() for tick in ticks}
        found = [pair for pair in found if named == {pair[0]}]
    return found[0] if len(found) == 1 else None


def _is_called(name: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Whether words name a part: “LM”, “the language model”."""
    if name == said:
        return True
    initials = "".join(word[0] for word in said)
    return len(name) == 1 and len(said) > 1 and name[0] == initials


def _differences(match: Match, base: str, full: str, lead: str) -> Iterator[str]:
    """How far the two are apart, in one place or in two."""
    for which in ("one", "two"):
        amount, where = match[which], match[f"at_{which}"]
        if amount is not None:
            behind = f" {where}" if where else ""
            yield f"{lead}the gain from {base} to {full} is {amount}{behind}"


@told_by(
    "adding introducing including incorporating employing use using applying addition switching "
    "turning combining introduction"
)
def parts_added(c: Scene, text: str) -> Iterator[Version]:
    """“Adding Y helps most on B, by 5 points”: from X to X + Y it gains most on B, and 5."""
    match = _MOST.fullmatch(text)
    if match is not None and (pair := _pair(c, match["part"], match["to"])) is not None:
        base, full = pair
        where, lead = match["where"], match["lead"]
        head = f"{lead}the gain from {base} to {full} is largest {where}"
        there = f"{capitalised(where)}, " if not lead else f"{lead}{where}, "
        told = _differences(match, base, full, there)
        yield tuple(Plain(capitalised(said)) for said in (head, *told))
        return
    match = _DOES.fullmatch(text)
    if match is not None and (pair := _pair(c, match["part"], match["to"])) is not None:
        base, full = pair
        yield (Plain(f"{match['lead']}{full} {match['does']} relative to {base}"),)


@of_form(_IS_NOW, "benefit gain advantage improvement effect")
def benefit_of_part(c: Scene, match: Match) -> Iterator[Version]:
    """“At 100 hours the benefit has fallen to 2 points”, behind a sentence on adding a part."""
    spoken_of = _SPOKEN_OF.match(c.before)
    if spoken_of is None:
        return
    pair = _pair(c, spoken_of["part"], spoken_of["to"])
    if pair is None:
        return
    lead = match["lead"]
    told = [*_differences(match, *pair, f"{capitalised(lead)}, ")]
    if match["less"] or match["more"]:
        earlier = _MOST.fullmatch(c.before.rstrip(" ."))
        if earlier is None:
            return
        way = "smaller" if match["less"] else "larger"
        told.append(f"The gain from {pair[0]} to {pair[1]} is {way} {lead} than {earlier['where']}")
    yield tuple(map(Plain, told))
