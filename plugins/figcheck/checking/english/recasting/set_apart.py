"""By how much one is ahead of another, as a thing: “…, a larger gap than in any other”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.shared_words import GAP, LEAD
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_GAP = rf"(?:{GAP}|{LEAD}|gain|improvement|deficit)"
_AHEAD = (
    r"(?:ahead of|above|over|behind|below|(?:beat|lead|trail|outperform|exceed)s?|surpass(?:es)?)"
)
_AHEAD_OF = any_case(rf"(?P<how>.*?)\b{_AHEAD} (?P<rival>.+)")

_BY = any_case(r",? (?:by|with) .*")

_LARGER_THAN_ELSEWHERE = any_case(
    rf"(?P<head>[^;:]+?), (?:which is )?an? (?:much |far |clearly )?"
    rf"(?P<size>larger|bigger|wider|greater|smaller|narrower) {_GAP} than "
    r"(?P<others>(?:[a-z]+ )?(?:any other|all other)[^,;:]*|anywhere else)"
)
_LARGEST = any_case(
    rf"(?P<head>[^;:]+?), (?:which is )?(?P<size>the (?:largest|biggest|widest|greatest|smallest|"
    rf"narrowest)) {_GAP}(?: of all(?: [\w-]+)?)?"
)

_MOST = (
    r"(?:(?:by )?(?:the )?(?P<most>most clearly|most strongly|most decisively|most|largest margin|"
    r"widest margin|biggest margin|least clearly|least|smallest margin|narrowest margin))"
)
_LEADS = r"leads?|beats?|outperforms?|(?:is|are) ahead of|trails?|(?:is|are) behind"
_IMPROVES = r"(?:improves?|gains?) (?:over|on|upon)"
_THERE = r"(?P<where>(?:on|in|at|for|under|with|during|from) [^,;:(]+?)"
_BY_SO_MUCH = r"(?P<size>,? (?:by|with|at|\().+)?"
_MOST_CLEARLY = (
    any_case(
        rf"(?P<subject>[^,;:]+?) (?P<verb>{_LEADS}|{_IMPROVES}) (?P<rival>[^,;:]+?) {_MOST} "
        rf"(?P<where>[^,;:(]+?){_BY_SO_MUCH}"
    ),
    # “A improves most over B on Web”, “… most on Web, by 5 points over B”.
    any_case(
        rf"(?P<subject>[^,;:]+?) (?P<verb>improves?|gains?) {_MOST} (?:over|upon) "
        rf"(?P<rival>[^,;:]+?) {_THERE}{_BY_SO_MUCH}"
    ),
    any_case(
        rf"(?P<subject>[^,;:]+?) (?P<verb>improves?|gains?) {_MOST} {_THERE}"
        r"(?P<size>,? (?:by|with) [^,;:]+?)? over (?P<rival>[^,;:]+)"
    ),
)
_SO_MANY_POINTS = any_case(
    r",? (?:by|with|at|\()(?: an? [a-z]+ of)? ?(?P<points>[^,;:()]*?(?:points?|pp))\)?"
)
_THAT_OF = any_case(
    r"(?P<lead>(?:[^;:]+, )?)the (?P<size>largest|biggest|greatest|strongest|highest|steepest|"
    r"smallest|lowest|weakest) (?P<noun>(?:overall |total |net )?(?:increase|rise|gain|growth|"
    r"improvement|decrease|decline|drop|fall|loss|reduction|jump)[^;:,]*?) (?:is|was) "
    r"(?:that of|made by|recorded (?:by|for|in)|shown by|seen (?:for|in)|found (?:for|in)|"
    r"achieved by|suffered by) (?P<owner>[^;:,(]+?)(?P<size_said>,? (?:with|at|by|\(|of) ?.+)?"
)

_FROM_TO = any_case(r"\b(?:from|between) .+ (?:to|and) ")
"""“… is that of A from 1 to 2 shots”: one of all steps, not the one from there that is largest."""

_CHANGES_MOST = any_case(
    r"(?P<lead>(?:between|from) [^,;:]+?, )?(?P<subject>[^,;:]+?) (?:changes?|changed|has changed) "
    r"(?:by far )?(?:the )?(?P<most>most|least)(?P<ends> (?:between|from) [^,;:]+?)?"
    r"(?:, (?:by|with an? (?:difference|change) of) (?:only |just )?(?P<size>[^,;:]+?)"
    r"(?P<later> (?:between|from) [^,;:]+)?)?"
)
_WHERE_MOST = any_case(
    r"(?P<place>[^,;:]+?) (?:is|was) the [\w -]+? (?P<at>on|in|at|for|with) which (?P<said>[^;:]+)"
)
_SUPERLATIVE = frozenset({"WIDE", "EXTREME", "FARTHEST_APART", "MOST_OF_ALL"})

_ENDS = r"(?:from [^,;:]+? to [^,;:]+?|between [^,;:]+? and [^,;:]+?)"
_TWO_CHANGES = any_case(
    rf"(?:(?P<first>{_ENDS}),? )?(?P<one>[^,;:]+?)(?: (?P<last>{_ENDS}))?,? "
    r"(?:(?:whereas|while|but|and) |(?<=, ))(?P<two>[^;:]+)"
)
_VALUE_AT = any_case(
    r"\b(?P<end>from|to|between|and) (?:(?:about|around|roughly|nearly|almost|just|over|under) )*"
    r"[~≈$€£]?[-−]?\d[\d.,]*(?: ?[^\s\d]{1,12}){0,2} (?:in|at|on) (?=\S)"
)
_SAME_PERIOD = any_case(r" (?:over|in|during) (?:the|that) same (?:period|time|span|years)")
_CHANGES = frozenset({"GAINS", "RISES", "COSTS"})

_SMALL = any_case(r"least|smallest|narrowest")
_BEHIND = any_case(r"trail|(?:is|are) behind")
_BETTER = any_case(r"improve|gain")
"""It is better, which need not be more."""


@of_form(
    (_LARGER_THAN_ELSEWHERE, _LARGEST),
    "larger bigger wider greater smaller narrower largest biggest widest greatest",
    ",",
)
def larger_gap(c: Scene, match: Match) -> Iterator[Version]:
    """“On Web, A is 5 points above B, a larger gap than on any other set”: theirs is so there."""
    head = match["head"]
    _, subject, rest = c.cut(head)
    ahead, places = _AHEAD_OF.fullmatch(rest), c.led_places(head)
    if not subject or ahead is None or len(places) != 1:
        return
    rival = _BY.sub("", ahead["rival"].removesuffix(places[0])).strip(" ,")
    if not (c.reader.is_place(subject) and c.reader.is_place(rival)):
        return
    size, others = match["size"].lower(), match.groupdict().get("others")
    told = f"The gap between {subject} and {rival} is {size.removeprefix('the ')} {places[0]}"
    yield Plain(head), Plain(f"{told} than {others}" if others else told)


@told_by(
    "most least margin",
    "leads lead beats beat outperforms outperform ahead trails trail behind improves improve gains",
)
def most_clearly(c: Scene, text: str) -> Iterator[Version]:
    """“A leads B most clearly on Web, by 5”: its lead is largest there, and it is 5."""
    for pattern in _MOST_CLEARLY:
        match = pattern.fullmatch(text)
        if match is None or not c.is_led(match["where"]):
            continue
        subject, rival, where = match["subject"], match["rival"], match["where"]
        if not (c.reader.is_place(subject) and c.reader.is_place(rival)):
            continue
        behind, better = _BEHIND.match(match["verb"]), _BETTER.match(match["verb"])
        noun = "deficit to" if behind else "improvement over" if better else "lead over"
        verb = "trails" if behind else "improves over" if better else "beats"
        size = "smallest" if _SMALL.match(match["most"]) else "largest"
        points = _SO_MANY_POINTS.fullmatch(match["size"] or "")
        by = f" by {points['points']}" if points else match["size"] or ""
        yield (
            Plain(f"{subject}'s {noun} {rival} is {size} {where}"),
            Plain(f"{subject} {verb} {rival} {where}{by}"),
        )
        return


@of_form(_TWO_CHANGES, "whereas while but and ,", "from between")
def same_ends(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses 12 points from Mail to News, whereas B loses only 4”: from Mail to News as well."""
    ends = match["first"] or match["last"]
    if not ends or (match["first"] and match["last"]):
        return
    one, two = match["one"], match["two"]
    alike = _CHANGES & classes_in(one) & classes_in(two)
    # What A had there is not what B has: “from 39% in 2012 to 9% in 2016”.
    there = _VALUE_AT.sub(r"\g<end> ", ends)
    if c.reader.writes_a_value(there):
        return
    told = f"{_SAME_PERIOD.sub('', two)} {there}"
    if alike and c.cut(two)[1] and c.reads(told):
        yield Plain(f"{one} {ends}"), Plain(told)


@of_form(
    _THAT_OF,
    "largest biggest greatest strongest highest steepest smallest lowest weakest",
    "that made recorded shown seen found achieved suffered",
)
def most_risen(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest increase is that of A (+6)”: A shows the largest increase (+6)."""
    owner = match["owner"]
    axes = c.reader.names.dimensions
    if not c.reader.is_place(owner) or _FROM_TO.search(owner):
        return
    if len(named := c.named_in(owner)) != 1 or any(is_ordered(axes[d]) for d in named):
        return  # "The largest increase is that of 2010": one of the steps.
    said = f"shows the {match['size']} {match['noun']}{match['size_said'] or ''}"
    yield (Plain(f"{match['lead']}{owner} {said}"),)


@of_form(_WHERE_MOST, "which", "is was")
def where_most(c: Scene, match: Match) -> Iterator[Version]:
    """“Web is the set on which A and B are furthest apart”: they are so on Web."""
    if not _SUPERLATIVE & classes_in(match["said"]):
        return
    if c.reader.is_place(match["place"]):
        yield (Plain(f"{match['said']} {match['at']} {match['place']}"),)


@of_form(_CHANGES_MOST, "changes change changed", "most least", "between from")
def changes_most(_: Scene, match: Match) -> Iterator[Version]:
    """“A changes the least between 2000 and 2020, by 4”: it has the smallest change then, at 4."""
    ends = [match[name] or "" for name in ("lead", "ends", "later")]
    if sum(map(bool, ends)) == 1:
        size = "largest" if match["most"].lower() == "most" else "smallest"
        said = f", at {match['size']}" if match["size"] else ""
        then = f"{ends[1]}{ends[2]}"
        yield (Plain(f"{ends[0]}{match['subject']} has the {size} change{then}{said}"),)
