"""What changes lead from and to: “fallen by 5 compared with 2010”, “over its starting value”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.naming.parts_of_years import forecasts
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_TIME = r"(?:[\w/–-]+|the end of the [a-z]+|the final [a-z]+|the last [a-z]+)"
_SINCE = any_case(
    rf"(?:by (?P<first>{_TIME}), )?(?P<said>[^;:,]+? by [^;:,]*?\d[^;:,]*?)"
    rf"(?: (?:by|in|until|up to) (?P<later>{_TIME}))?,? "
    r"(?:(?:as )?compared (?:to|with)|relative to|versus|over|from) "
    r"(?:(?:the|its|their) (?:level|value|figure|number)s? (?:of|in) |that of )?(?P<since>[\w/–-]+)"
)
_AT_END = any_case(r"the (?:end|final|last)\b")


@of_form(_SINCE, "compared relative versus over from", "by")
def change_since(c: Scene, match: Match) -> Iterator[Version]:
    """“By 2020, A had fallen by 5 compared with 2010”: from 2010 to 2020 it fell by 5."""
    axis = c.way
    if axis is None or not is_time(c.reader.names.dimensions[axis]):
        return
    until, since = match["first"] or match["later"], match["since"]
    if (match["first"] and match["later"]) or until is None or c.axis_of(since) != axis:
        return
    until = c.ascending(axis)[-1] if _AT_END.match(until) else until
    if c.axis_of(until) == axis:
        yield (Plain(f"From {since} to {until}, {match['said']}"),)


_YEARLY = {"annual": "year", "yearly": "year", "monthly": "month", "quarterly": "quarter"}
_EACH = any_case(rf"\b(?P<how>{'|'.join(_YEARLY)}) (?P<noun>[a-z]+)")
_AMOUNTS = frozenset("number figure value count amount".split())
_CHANGES = frozenset("rate rates growth change changes increase decrease decline rise".split())
"""Of which a yearly one is one of many, or their mean."""


@told_by(" ".join(_YEARLY))
def of_each_tick(c: Scene, text: str) -> Iterator[Version]:
    """“The annual number fell”, of numbers for each year: the number fell."""
    axis = c.way
    if axis is None:
        return

    def bare(match: Match) -> str:
        noun, tick = match["noun"].lower(), c.label_of(_YEARLY[match["how"].lower()])
        level = noun in _AMOUNTS or (noun not in _CHANGES and is_measured(c, noun))
        return match["noun"] if tick == axis and level else match[0]

    if (said := _EACH.sub(bare, text)) != text:
        yield (Plain(said),)


_VALUE = r"[~≈]?(?:about |around |roughly |nearly )?[~≈$€£]?\d[\d.,]*\d(?: ?%)?|\d(?: ?%)?"
_UNIT = r"(?: (?!in\b|at\b|on\b|to\b|and\b|or\b)[a-z]+(?: per [\d,]*\d?(?: ?[a-z]+){1,2})?){0,3}"
_HOW = r"(?:(?:about|around|roughly|approximately|nearly|almost|some|just|only|over|more than) )*"
_CHANGE_NOUN = "growth increase rise gain jump improvement decline decrease drop loss fall"
_OR_SO = (
    r",? (?:or|that is,?|i\.e\.,?|which is|equivalent to"
    rf"|(?:an? (?:[a-z]+ )?(?:{_CHANGE_NOUN.replace(' ', '|')}) of)) (?P<again>{_HOW}\d[\d.,]*"
    r"(?: ?%| percent(?:age points)?| per cent| points?))"
)
_MOST = any_case(
    r"(?P<lead>(?:(?:from|between|in|over|since|during) [^,]+, )?)(?P<who>[^,]+?)"
    r" (?:shows|show|showed|has|have|had|sees|saw|records|recorded|posts|posted|enjoys|enjoyed"
    r"|experiences|experienced|suffered|suffers|registered|registers|made|makes|achieved)"
    r" the (?P<how>[a-z]+(?: [a-z]+)?) "
    rf"(?P<what>{_CHANGE_NOUN.replace(' ', '|')})"
    r"(?P<when>(?: (?!of\b)[a-z][^,]+?)?),? "
    r"(?:(?:going|rising|climbing|growing|increasing|jumping|falling|dropping|declining"
    r"|decreasing|shrinking|sinking) (?:up |down )?)?"
    rf"from (?P<start>{_VALUE}){_UNIT}(?: (?P<at>(?:in|at) [^,]+?))? "
    rf"to (?P<stop>{_VALUE}){_UNIT}(?: (?P<then>(?:in|at|by) [^,]+?))?(?:{_OR_SO})?"
)
_DOWN = frozenset("decline decrease drop loss fall".split())
_LEAST = frozenset("smallest slightest weakest lowest".split())
"""Of several that go that way, which need not be all."""


@of_form(_MOST, _CHANGE_NOUN, "from", "to")
def change_values(c: Scene, match: Match) -> Iterator[Version]:
    """“A shows the strongest growth, from 310 in 2010 to 390 in 2020, or 26%”: it does all that."""
    if not c.is_subject(match["who"]) or (match["at"] and match["how"].lower() in _LEAST):
        return
    verb = "falls" if match["what"].lower() in _DOWN else "rises"
    lead, who, when = match["lead"].removesuffix(", "), match["who"], match["when"]
    told = [at for at in match.group("at", "then") if at]
    ends = [spot[1] for at in told if (spot := c.on_axis(at.partition(" ")[2])) is not None]
    if (lead and when) or len(told) == 1 or len(ends) != len(told) or (ends and (lead or when)):
        return
    when = when or (f" {uncapitalised(lead)}" if lead else "")
    said = [f"{who} {verb} from {match['start']} to {match['stop']}{when}"]
    if ends:
        when = f" from {ends[0]} to {ends[1]}"
        said = [f"{who} is {match[k]} {at}" for k, at in zip(("start", "stop"), told, strict=True)]
    most = f"{who} shows the {match['how']} {match['what']}{when}"
    if match["again"]:
        said.append(f"{who} {verb} by {match['again']}{when}")
        if c.holds(most) is False and c.holds(f"In relative terms, {most}") is not False:
            return  # "The biggest drop, from 5 to 4, or 20%": it may be meant in percent.
    yield (Plain(most), *map(Plain, said))


_MOVES = (
    r"(?:grows|grew|rises|rose|climbs|climbed|increases|increased|goes up|jumps|jumped|falls|fell"
    r"|drops|dropped|declines|declined|decreases|decreased|shrinks|shrank|goes down|goes|went"
    r"|widens|widened|narrows|narrowed|expands|expanded|improves|improved)"
)
_CHANGE = (
    r"(?:an? )?(?:factor|increase|rise|gain|growth|decline|decrease|drop|fall|loss|difference) of "
)
_AND_SO_MUCH = any_case(
    rf"(?P<who>.+?) (?P<verb>{_MOVES}) "
    rf"(?P<ends>from (?:{_VALUE})(?: [a-z]+)? to (?:{_VALUE})(?: [a-z]+)?)"
    r"(?P<when>(?: (?:from|between|in|over|since|during) [^,]+)?),? "
    r"(?:(?:or|i\.e\.,?|that is,?|that is to say,?|which is|and thus|so) )?"
    rf"(?:by (?P<by>[^,]+)|(?P<noun>{_CHANGE})(?P<much>[^,]+))"
)
_TO_SO_MUCH = any_case(
    rf"(?P<who>.+?) (?P<verb>{_MOVES}) by (?P<by>[^,]+?), to (?P<stop>[^,]*\d[^,]*)"
)


_NUMBER = regex(r"\d[\d,]*(?:\.\d+)?")


@told_by("from by", "to", "factor increase rise gain growth decline decrease drop fall loss by")
def and_by_so_much(_: Scene, text: str) -> Iterator[Version]:
    """“A grows from 20 to 220, a factor of 11”; “A shrinks by half, to 40”: both is said of it."""
    if match := _AND_SO_MUCH.fullmatch(text):
        said = f"{match['who']} {match['verb']}"
        when = match["when"]
        noun = (match["noun"] or "").lower()
        much = f"a factor of {match['much']}" if "factor" in noun else match["much"]
        by = match["by"] or much
        if match["verb"].lower() in {"goes", "went"}:
            start, stop = (float(n.replace(",", "")) for n in _NUMBER.findall(match["ends"])[:2])
            said = f"{match['who']} {'rises' if stop > start else 'falls'}"
        ends = f"{match['who']} {match['verb']} {match['ends']}{when}"
        yield Plain(ends), Plain(f"{said} by {by}{when}")
    elif match := _TO_SO_MUCH.fullmatch(text):
        said = f"{match['who']} {match['verb']}"
        yield Plain(f"{said} by {match['by']}"), Plain(f"{said} to {match['stop']}")


_UNTIL_THEN = any_case(
    r"(?P<first>.+? (?:until|up to|through|till) (?P<then>\d{4})),? (?:and |but )?then "
    r"(?P<rest>[^,]+?) within (?:just |only )?(?P<years>[a-z]+|\d+) years"
)


@of_form(_UNTIL_THEN, "until till through up", "within", "years")
def until_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A stays below 100 until 2010, then doubles within ten years”: from 2010 to 2020."""
    lead, who, _ = c.cut(match["first"])
    written = match["years"].lower()
    if lead or not (written.isdigit() or written in NUMERALS):
        return
    years = count_of(written)
    stop = int(match["then"]) + years
    when = f"between {match['then']} and {stop}"
    if not c.named_in(str(stop)):
        return
    yield Plain(match["first"]), Plain(f"{who or 'it'} {match['rest']} {when}")


_THEN = r"(?:as )?(?:compared (?:with|to)|on|against|versus|relative to)"
_UP = r"rose|grew|climbed|increased|gained|jumped|up"
_WAS_DOWN = r"fell|dropped|declined|decreased|shrank|lost|dipped|down"
_CHANGED = regex(
    rf"(?:In (?P<lead>[^,]+), )?(?P<who>[^,]+?) (?:(?:is|was|are|were|has|had|have|been|stood) )*"
    rf"(?:(?P<up>{_UP})|(?:{_WAS_DOWN})) (?:by )?(?P<by>[^,]*?\d[^,]*?|a [^,]+?|half|two thirds)"
    rf"(?: in (?P<now>[^,]+?))? (?:{_THEN}|from (?!\S+ to\b)) (?P<then>[^,]+?)\.?"
)
"""Who changed by how much, since when, and until when if that is said."""


@of_form(
    _CHANGED,
    "up down rose fell grew dropped declined increased decreased climbed gained lost shrank",
)
def up_on_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A was down 16% on 2012”: it fell by 16% from 2012 to the last year, or to the one told."""
    along = c.reader.names.dimensions[c.way] if c.way else None
    if along is None or not is_time(along):
        return
    then = c.named_in(match["then"]).get(along.name, ())
    told = match["now"] or match["lead"]
    if told:
        now = c.named_in(told).get(along.name, ())
    else:
        expected = forecasts(along)
        known = [tick for tick in c.ascending(along.name) if tick not in expected]
        # "In 2021 it was 40. It was up by a third on 2020": in 2021.
        now = () if c.named_in(c.before).get(along.name) else tuple(known[-1:])
    ticks = c.ascending(along.name)
    if len(then) == len(now) == 1 and ticks.index(then[0]) < ticks.index(now[0]):
        moved = "rose" if match["up"] else "fell"
        yield (Plain(f"{match['who']} {moved} by {match['by']} from {then[0]} to {now[0]}"),)


_START = (
    r"(?:its|their) (?:own )?(?:starting|initial|original|first|opening) "
    r"(?:value|values|point|points|level|levels|score|scores|accuracy|loss|performance|rate)"
)
_GAINS = any_case(
    rf"(?P<said>[^;:]*?\b(?:gain|los|improv|ris|rose|climb|fall|fell|drop|increas|decreas|grow|grew"
    rf"|add|declin)[a-z]*\b[^;:]*?),? (?:over|from|against|on|compared (?:to|with)|"
    rf"relative to) {_START}(?: of [^,;:]+)?"
)
_BEYOND = any_case(
    rf"(?P<lead>(?:(?:by|at|in) the (?:very )?end(?: of [^,;:]+)?, )?)(?P<who>[^,;:]+?) "
    rf"(?:has (?:even |actually )?(?:fallen|dropped|sunk|declined|slipped|risen|climbed|grown)|"
    rf"(?:is|lies|ends(?: up)?|finishes)(?: even| still| well| slightly)?) "
    rf"(?P<side>below|under|above|over|beyond) {_START}"
)


@told_by("its their", "starting initial original first opening")
def since_its_start(c: Scene, text: str) -> Iterator[Version]:
    """“A gains 5 points over its starting value”: from the first point to the last."""
    axis = c.way
    if axis is None:
        return
    ticks = c.ascending(axis)
    if (match := _GAINS.fullmatch(text)) is not None and axis not in c.named_in(text):
        yield (Plain(f"{match['said']} from {ticks[0]} to {ticks[-1]}"),)
    elif (match := _BEYOND.fullmatch(text)) is not None:
        side = "above" if match["side"].lower() in ("above", "over", "beyond") else "below"
        yield (Plain(f"{match['who']} ends {side} its initial value"),)


_WITHIN = any_case(
    r"(?P<what>[^,;:]+?) (?:all )?(?:ends?|finish(?:es)?|closes?)(?: up)?"
    r"(?: the (?:day|period|year|week|run|series))? (?P<near>within|less than|more than|over)"
    r" (?P<amount>[^,;]*?\d[^,;]*?) (?:of|from|away from) "
    r"(?:where (?:it|they) (?:started|began|starts?|begins?)"
    r"|(?:its|their) (?:starting|initial|first|original) (?:values?|levels?|points?))"
)
_BOUNDS = {"within": "at most", "less than": "less than", "more than": "more than", "over": "over"}


@of_form(
    _WITHIN,
    "within less more over",
    "started began starts start begins begin starting initial first original",
)
def back_to_start(c: Scene, match: Match) -> Iterator[Version]:
    """“Every line ends within 5 of where it started”: its ends differ by at most 5."""
    if (axis := c.way) is None:
        return
    ascending, bound = c.ascending(axis), _BOUNDS[match["near"].lower()]
    lead = f"The difference between {ascending[0]} and {ascending[-1]} is {bound} {match['amount']}"
    yield (Plain(f"{lead} for {uncapitalised(match['what'])}"),)
