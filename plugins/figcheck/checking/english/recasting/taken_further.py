"""Halves of sentences that lean on the first: “while B manages this for only three of eight”.

What they leave out is put in: what is managed, what is set against what, whose bars are meant, and
where each has its best.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_AND = r"(?:,? (?:while|whereas|but|and)|,)"

_MANAGES = any_case(
    r"(?P<said>[^;]+?\b(?P<verb>(?:stays?|remains?|is|are|lies?|keeps?|exceeds?|reach(?:es)?"
    r"|surpass(?:es)?|beats?|outperforms?|leads?|tops?) [^,;:]*?) (?P<at>in|for|on|at) (?:every"
    rf"|each|all(?: of)?(?: the)?(?: {COUNT})?) (?P<noun>[a-z]+(?: [a-z]+)?)){_AND} "
    r"(?P<who>[^,;:]+?) (?:manages|achieves|does|accomplishes|can do|can claim) (?:this|that|so"
    rf"|it|the same)(?: only| just)? (?:in|for|on|at) (?P<many>(?:only |just )?(?P<n>{COUNT})(?: "
    rf"(?:out )?of (?:the|them|all)(?: {COUNT})?)?)(?: [a-z]+){{0,2}}"
)


@of_form(_MANAGES, "manages achieves does accomplishes can", "this that so it same")
def manages_this(c: Scene, match: Match) -> Iterator[Version]:
    """“A stays above 5 on every set, while B manages this for only three”: B does on three."""
    if not c.is_subject(match["who"]):
        return
    noun = match["noun"]
    many = noun if noun.endswith("s") else f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    there = re.sub(r" of them\b", "", match["many"])
    # "A is the only one that stays above 5 on every set": staying so is what B manages.
    verb = re.split(r" (?:that|which|who|to) ", match["verb"])[-1]
    said = f"{match['who']} {verb} {match['at']} {there} {many}"
    yield Plain(match["said"]), _there(c, match["said"], said)


def _there(c: Scene, first: str, said: str) -> Plain:
    """What is said where the first half of a sentence looks: “On Web, …”."""
    lead = c.cut(first)[0]
    return Plain(f"{lead}{'' if lead.endswith(',') or not lead else ','} {said}".strip())


_OF_THEM = any_case(
    r"(?P<said>(?P<first>[^;]+?) of (?:the|all|its)(?: \d+| [a-z]+)? (?P<noun>bars|cells|values"
    r"|points|scores|entries|results)(?P<where> in the [a-z]+)? (?P<holds>(?:are|is|lie|rise"
    rf"|exceed|fall|reach|stay|have|surpass)\b[^,;]*?)){_AND} (?P<who>[^,;:]+?) (?:accounts for"
    rf"|contributes|has|provides|makes up|supplies) (?P<many>(?:only |just )?(?:{COUNT}|none"
    r"|half|most)) of (?:them|these|those)"
)


@of_form(_OF_THEM, "them these those", "accounts contributes has provides makes supplies")
def so_many_of_them(c: Scene, match: Match) -> Iterator[Version]:
    """“Nine of the 20 bars exceed 5, and A accounts for four of them”: four bars of A do."""
    if c.is_subject(match["who"]):
        own = f"{match['many']} of the {match['who']} {match['noun']} {match['holds']}"
        yield Plain(match["said"]), _there(c, match["said"], own)


_THOSE_OF = any_case(
    r"(?P<said>[^;:]*?\b(?P<noun>bars|values|scores|results|accuracies|numbers|cells|points|rates"
    rf"|shares)\b[^;:]*?){_AND} (?P<all>all |all of )?those (?:of|for) (?P<who>[^,;:]+)"
)
_VERB = regex(
    r"(?P<who>.+?) (?P<rest>(?:spans?|ranges?|vary|varies|fall|lie|are|is|stay|remain|exceed|reach"
    r"|drop|go|cover|differ)\b.*)"
)


@of_form(_THOSE_OF, "those", "of for")
def those_of(c: Scene, match: Match) -> Iterator[Version]:
    """“The bars of A span 9 points, whereas those of B span 26”: the bars of B do."""
    told = _VERB.fullmatch(match["who"])
    if told is None or not c.is_subject(told["who"]):
        return
    whole = "All " if match["all"] else "The "
    said = f"{whole}{match['noun']} of {told['who']} {told['rest']}"
    yield Plain(match["said"]), _there(c, match["said"], said)


_GAIN = r"(?:adds|gains|wins|loses|picks up)"
_ADDS = any_case(
    rf"(?P<who>[^,;:]+?) (?P<verb>{_GAIN}) (?P<much>[^,;:]*?\d?[^,;:]*?) (?P<to>(?:to|over|on"
    r"|against|from|relative to|compared (?:to|with)) (?:the )?(?P<base>[^,;:]+?)(?: (?:result"
    rf"|score|accuracy|value|baseline|performance))?) (?P<there>(?:in|on|for|at) [^,;:]+?){_AND} "
    rf"(?:(?:it|they) (?P<again>{_GAIN}) )?(?P<more>(?:by )?(?:(?:more|less|fewer) than |about "
    r"|only |just |nearly |over )?(?:\d[\d.]*|[a-z]+)(?: ?%| (?:percentage )?points?)?) "
    r"(?P<where>(?:in|on|for|at) [^,;:]+)"
)


@of_form(_ADDS, "adds gains wins loses picks", "while whereas but and ,")
def adds_elsewhere(c: Scene, match: Match) -> Iterator[Version]:
    """“A adds 1 point to B on X, whereas it gains 10 on Y”: to B there as well."""
    if not c.is_subject(match["who"]) or not c.named_in(match["base"]):
        return
    here, there = c.named_in(match["there"]), c.named_in(match["where"])
    if not here or here.keys() != there.keys() or here.keys() & c.named_in(match["base"]).keys():
        return
    who, verb, to, more = (match[g] for g in ("who", "verb", "to", "more"))
    if (match["again"] or verb).lower() != verb.lower():
        return  # “Gains 14 over B on X, but loses 5 on Y”.
    yield (
        Plain(f"{who} {verb} {match['much']} {to} {match['there']}"),
        Plain(f"{who} {verb} {more} {to} {match['where']}"),
    )


_IMPROVES = any_case(
    r"(?P<who>[^,;:]+?) (?P<on>improves (?:on|upon|over) (?:the )?[^,;:]+? by|(?:beats|outperforms"
    r"|exceeds|surpasses|leads) (?:the )?[^,;:]+? by) (?P<much>[^,;:]*?\d[^,;:]*?) "
    rf"(?P<there>(?:in|on|for|at) [^,;:]+?){_AND} by (?P<more>[^,;:]*?\d[^,;:]*?) "
    r"(?P<where>(?:in|on|for|at) [^,;:]+)"
)


@of_form(
    _IMPROVES, "improves beats outperforms exceeds surpasses leads", "by", "while whereas but and ,"
)
def by_so_much_elsewhere(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B by 1 point on X and by 10 points on Y”: on each of them by so much."""
    if not c.is_subject(match["who"]):
        return
    here, there = c.named_in(match["there"]), c.named_in(match["where"])
    if not here or here.keys() != there.keys():
        return
    head = f"{match['who']} {match['on']}"
    yield (
        Plain(f"{head} {match['much']} {match['there']}"),
        Plain(f"{head} {match['more']} {match['where']}"),
    )


_EACH_THERE = any_case(
    r"(?P<said>(?P<name>[^,;:]+?) (?:is|are|was|were) [^;:]*?(?P<all>all(?: of)?(?: the)?(?: "
    rf"{COUNT})?|each of the(?: {COUNT})?|every) (?P<noun>[a-z]+)[^,;:]*),? (?:as|since|because"
    r"|where|and|so that) (?:each|every one|all) of them (?P<does>[^,;:]+?) (?:there|here|on it"
    r"|in it|for it)"
)


@of_form(_EACH_THERE, "there here it", "them", "each every all")
def each_of_them_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A is easiest for all models, as each of them has its best score there”: each has, on A."""
    named = c.named_in(match["name"])
    if len(named) != 1 or len(next(iter(named.values()))) != 1:
        return
    tick = next(iter(named.values()))[0]
    noun = match["noun"].removesuffix("s")
    yield Plain(match["said"]), Plain(f"Each {noun} {match['does']} for {tick}")
