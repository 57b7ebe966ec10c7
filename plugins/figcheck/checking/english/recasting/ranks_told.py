"""Ranks in other words: “second place goes to B”, “A holds it”, “B completes the top two”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.sizes import lists_more
from figcheck.checking.english.lexicon.shared_words import (
    COUNT,
    GAP,
    GAP_WORDS,
    LATER_ORDINAL,
    ORDINAL,
    ORDINAL_WORDS,
    RANK,
    RANK_WORDS,
    count_of,
)
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex
from figcheck.reading.names import ORDINALS

_RANK = rf"(?:{RANK}|second[- ]to[- ]last|second[- ]last|last but one|penultimate)"
_WITH = r"(?P<with>(?:,? (?:with|at) [^,;:()]+| \([^()]*\))?)"
_LEAD = r"(?P<lead>(?:in|at|on|for|under) [^,;:()]+, )?"
_PLACE = r"(?:places?|positions?|ranks?|spots?|slots?)"
_RANKED = any_case(
    rf"{_LEAD}the (?P<rank>{_RANK})-(?:ranked|placed|ranking)"
    rf" (?:[a-z]+(?: [a-z]+)?) is (?P<who>[^,;:()]+?){_WITH}"
)
_APPOSED = any_case(
    rf"{_LEAD}the (?P<rank>{_RANK})-(?:ranked|placed|ranking)"
    r" (?:[a-z]+(?: [a-z]+)?)(?:, (?P<who>[^,;:()]+?),| \((?P<who2>[^()]+)\)) (?P<rest>[^;:()]+)"
)
_GOES_TO = any_case(
    rf"{_LEAD}(?:the )?(?P<one>{_RANK}) and (?P<two>{_RANK})"
    rf" {_PLACE} (?:go|belong|are taken by|are occupied by|are held by|fall)(?: to)? "
    r"(?P<a>[^,;:()]+?) and (?P<b>[^,;:()]+?)(?:,? respectively)?"
)
_TAKES = any_case(
    rf"(?P<who>[^,;:()]+?) (?:follows?|comes?|trails?) (?:in|at) (?P<rank>{_RANK}) {_PLACE}"
    r"(?:,? (?P<side>ahead of|in front of|before|just ahead of|behind|just behind) "
    rf"(?P<other>[^;:()]+?))?{_WITH}"
)


@told_by("ranked placed ranking place places position positions rank ranks spot spots slot slots")
def ranks_told(c: Scene, text: str) -> Iterator[Version]:
    """“The fourth-ranked cause is A”, “fourth place goes to A”: A ranks fourth."""
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


def _beside(match: Match) -> Plain:
    """“…, ahead of B”: so it is."""
    behind = match["side"].lower().endswith("behind")
    return Plain(f"{match['who']} is {'lower' if behind else 'higher'} than {match['other']}")


def _rank(word: str) -> str:
    bare = word.lower().replace("-", " ")
    near_last = bare in ("second to last", "second last", "last but one", "penultimate")
    return "second to last" if near_last else bare


_SECOND_AND_THIRD = any_case(
    r"(?P<lead>(?:in|on|at|for) [^,;:]+, )?(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) "
    r"(?:take|takes|took|are|were|rank|ranked|come|came|finish|finished|hold|held|occupy) (?:the )?"
    rf"(?P<first>{ORDINAL})(?: place)? and (?P<next>{LATER_ORDINAL})"
    r"(?: (?:places?|ranks?|positions?))?"
    r"(?:,? (?:with|at) (?P<a>[^,;:]*?\d[^,;:]*?) and (?P<b>[^,;:]*?\d[^,;:]*?)"
    r"(?:,? respectively)?)?"
)


@of_form(_SECOND_AND_THIRD, ORDINAL_WORDS, "and")
def second_and_third(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B take second and third place with 74 and 69”: A is second with 74, B third."""
    if not (c.is_subject(match["one"]) and c.is_subject(match["two"])):
        return
    first = _with_power(match["a"], match["b"])
    ranked = ((match["one"], match["first"], first), (match["two"], match["next"], match["b"]))
    lead = match["lead"] or ""
    yield tuple(
        Plain(f"{lead}{who} ranks {rank}{f' with {amount}' if amount else ''}")
        for who, rank, amount in ranked
    )


_POWER = any_case(r"\b(?:thousand|million|billion|trillion)\b")


def _with_power(one: str | None, two: str | None) -> str | None:
    """The first of two amounts with the power that only the second has: “4 and 3 million”."""
    power = _POWER.search(two or "")
    return f"{one} {power[0]}" if power and one and not _POWER.search(one) else one


_BOTH_FOLLOW = any_case(
    r"(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) (?:follow|followed|come next|came next|are next"
    r"|were next)(?: (?:at (?:some|a) (?:considerable |respectable |clear )?distance|closely|behind"
    r"|in second and third place))?,? (?:with|at) (?P<a>[^,;:]*?\d[^,;:]*?) and "
    r"(?P<b>[^,;:]*?\d[^,;:]*?)(?:,? respectively)?"
)


@of_form(_BOTH_FOLLOW, "follow followed next", "with at", "and")
def both_follow(c: Scene, match: Match) -> Iterator[Version]:
    """“B and C follow with 7 and 5”: B comes next with 7, and C, with 5, is lower."""
    if not (c.reader.is_place(match["one"]) and c.reader.is_place(match["two"])):
        return
    one, two = match["one"], match["two"]
    yield (
        Plain(f"{one} comes next with {_with_power(match['a'], match['b'])}"),
        Plain(f"{two} has {match['b']}"),
        Plain(f"{one} is higher than {two}"),
    )


_VAGUE = (
    r"(?:starts? (?:out |off )?(?:strong(?:ly)?|well|weak(?:ly)?|poorly|badly|slow(?:ly)?|fast"
    r"|promisingly)(?:,| and|, and)? )?"
)
_HELD = any_case(
    rf"(?P<who>[^,;:()]+?) {_VAGUE}(?:holds?|holding|held|occup(?:ies|y|ying)|keeps?|keeping"
    rf"|retains?|retaining) (?:the )?(?P<rank>{RANK})(?: (?:place|position|spot|rank))?"
    r"(?P<when> (?:from|at|in|on|until|through|between|over|after|by)\b[^,;:()]*?)"
    r"(?:,? (?:and|but|and then|but then|yet)(?: then)? (?P<then>(?:slips?|falls?|drops?|climbs?"
    r"|rises?|moves?|sinks?|is|ends|finishes) [^,;:()]+))?"
)


@of_form(
    _HELD,
    "hold holds holding held occupy occupies occupying keep keeps keeping retain retains retaining",
    RANK_WORDS,
)
def rank_held(c: Scene, match: Match) -> Iterator[Version]:
    """“A holds second place from 1 through 8, but slips to fifth by 9”: second, then not."""
    if not c.is_subject(match["who"]):
        return
    said = [Plain(f"{match['who']} ranks {match['rank']}{match['when']}")]
    if match["then"]:
        said.append(Plain(f"{match['who']} {match['then']}"))
    yield tuple(said)


_COMPLETES = (
    r"(?:rounds?|rounded|rounding|completes?|completed|completing|closes?|closed|closing|fills?"
    r"|filled|filling)(?: (?:out|off))? the"
)
_COMPLETING = "rounds rounded rounding completes completed completing closes closed closing fills"
_COMPLETING += " filled filling round complete close fill"
_COUNT = rf"(?P<count>{COUNT})\b"
_WITH_VALUE = r",? (?:at|with)(?= (?:(?:about|around|roughly|just|only) )*[$€£~]?\d)"
_TOP_COMPLETED = any_case(rf"\b{_COMPLETES} (?:top|leading|best) {_COUNT}{_WITH_VALUE}")
_PODIUM_COMPLETED = any_case(rf"\b{_COMPLETES} podium\b(?P<at>{_WITH_VALUE})?")


@told_by(_COMPLETING, "top leading best podium")
def completing(c: Scene, text: str) -> Iterator[Version]:
    """“A completes the top three at 12”: A ranks third with 12."""
    if lists_more(c):
        return
    said = _TOP_COMPLETED.sub(_ranks, text)
    said = _PODIUM_COMPLETED.sub(lambda m: f"ranks third{' with' if m['at'] else ''}", said)
    if said != text:
        yield (Plain(said),)


_GROUP_COMPLETED = any_case(
    rf"\b{_COMPLETES} (?:[a-z-]+ ){{0,2}}?(?:podium|duo|trio|quartet|quintet|sextet|group|set"
    r"|list|field|ranking|table|half|third|quarter|top|leading|best|bottom|leaders)\b"
)
_OF_RANK = regex(r"\b(?:count|rank|max|min)\(")


def leaves_rank_out(_: Scene, text: str, check: str) -> bool:
    """Whether of “A completes the podium with 9” no more was understood than the value.

    Args:
        text: the sentence.
        check: what it was taken for.
    """
    return _GROUP_COMPLETED.search(text) is not None and _OF_RANK.search(check) is None


def _ranks(match: Match) -> str:
    count = count_of(match["count"])
    return f"ranks {ORDINALS[count - 1]} with" if 1 < count <= len(ORDINALS) else match[0]


_ROUNDS_OUT = any_case(
    rf"(?P<who>[^;:]+?) {_COMPLETES} (?:list of the )?top {_COUNT}(?: (?:[a-z]+|[a-z]+ [a-z]+))?"
)


@of_form(_ROUNDS_OUT, _COMPLETING, "top")
def rounding_out(c: Scene, match: Match) -> Iterator[Version]:
    """“C, D and E round out the top five”: among the top five, and not the top two."""
    named = list(c.named_in(match["who"]).values())
    if len(named) != 1:
        return
    top = count_of(match["count"])
    before = top - len(named[0])
    if before < 0:
        return
    last = (Plain(f"{tick} is among the top {before}", negated=True) for tick in named[0] if before)
    yield (Plain(f"{match['who']} are among the top {top}"), *last)


_REAR = any_case(
    rf"(?:bringing|bring|brings) up the rear(?: of the [a-z]+)? (?:is|are|was|were|comes) "
    rf"(?P<who>[^,;:()]+?){_WITH}"
)


@of_form(_REAR, "rear", "bringing bring brings")
def at_the_end(c: Scene, match: Match) -> Iterator[Version]:
    """“Bringing up the rear is A with 5”: A ranks last, with 5."""
    if c.reader.is_place(match["who"]):
        yield (Plain(f"{match['who']} ranks last{match['with']}"),)


_FIRST_AND_LAST = any_case(
    rf"\b(?P<gap>{GAP}|spread) "
    r"(?:between|separating) (?:the )?(?:first|top) (?:(?:place|position|rank|spot) )?"
    r"and (?:the )?(?:last|bottom)(?: (?:place|position|rank|spot))?\b(?! (?:\w+ )?(?:year|month"
    r"|day|step|point|row|column|epoch|week|quarter|half|decade|panel|group|bar|layer|two|three))"
)


@told_by("first top", "last bottom", f"{GAP_WORDS} spread")
def first_and_last(c: Scene, text: str) -> Iterator[Version]:
    """“The gap between first and last place is 12”: between the highest and the lowest value."""
    if c.way is None and not lists_more(c):  # Along an axis these may be its ends.
        said = _FIRST_AND_LAST.sub(r"\g<gap> between the highest and the lowest value", text)
        if said != text:
            yield (Plain(said),)


_BACK_TO = any_case(
    r"\b(?:falls|drops|slips|slides|sinks|fell|dropped|slipped|slid) (?:back|down|back down) to "
    r"(?=(?:the |only )?[a-z -]*?(?:place|position|spot|rank)\b)"
)


@told_by("falls drops slips slides sinks fell dropped slipped slid", "back down")
def back_to_place(c: Scene, text: str) -> Iterator[Version]:
    """“A falls back to the third place”: it has the third place."""
    if _BACK_TO.search(text) is not None:
        yield (Plain(_BACK_TO.sub("falls to ", text)),)
