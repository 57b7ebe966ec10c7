"""Further turns that plainer ones stand for: “at all evaluation points”, “shows rising fees”."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import (
    COUNT,
    GAP,
    GAP_WORDS,
    LEAD,
    LEAD_WORDS,
    WHOLE,
)
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_THING = r"[a-z]+(?:[- ][a-z]+){0,2}?"
_AMOUNT = (
    r"(?:(?:about|around|roughly|some|just|only|more than|less than|over|under|nearly|almost"
    rf"|at least) )*(?:{COUNT}|half a|[-+−~]?\d[^\s,;]*)(?: (?:percentage )?points?| ?%)?"
)

_DOING = {"gained": "gaining", "added": "gaining", "lost": "losing"}
_WORDS: tuple[tuple[re.Pattern[str], str | Callable[[Match], str]], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"\b(?:evaluation|measurement|measuring|sampling|observation|recorded|plotted|measured)"
            r" (?=points?\b)",
            "",
        ),
        (
            r"\b(?P<each>(?:at|in|for|with) "
            r"(?:every|each|all|all [a-z]+|the (?:first|last) [a-z]+))"
            r" (?:measured|recorded|plotted|evaluated|sampled|reported) (?=[a-z]+)",
            r"\g<each> ",
        ),
        (
            r"\bbetween (?:any )?two (?:consecutive|successive|adjacent|neighbou?ring|subsequent)"
            r" [a-z]+s\b",
            "at some point",
        ),
        (
            rf"\A(?:over|across|throughout|during) the {WHOLE} "
            r"(?:training|run|experiment|simulation)"
            r"(?: (?:run|process|period|phase|schedule|course))?,",
            "From start to finish,",
        ),
        (
            r"\b(?P<of>(?:one|two|three|four|five|all|none|most|half|\d+) of) its "
            r"(?P<what>cells|values|entries|bars|points)\b",
            r"\g<of> the \g<what>",
        ),
        (
            rf"\b(?:all|every) (?P<what>cell|value)s? but (?P<many>{COUNT}) (?P<of>of|in|on) ",
            r"all but \g<many> of the \g<what>s \g<of> ",
        ),
        (
            rf"(?P<far>, {_AMOUNT}(?: [a-z]+)?) short of ",
            r"\g<far> less than ",
        ),
        (
            r"\b(?P<each>at|in|on|for) all but (?P<end>the (?:first|last)) (?P<noun>[a-z]+)\b",
            r"\g<each> every \g<noun> but \g<end>",
        ),
        (
            r"\b(?:has|have) become the (?=best\b|worst\b|[a-z]+est\b|leader\b)",
            "is the ",
        ),
        (
            r"\bwith (?P<far>\d\S*(?: [a-z]+)?) (?P<did>gained|added|lost)"
            r"(?= (?:in|over|during)\b)",
            lambda m: f"{_DOING[m['did'].lower()]} {m['far']}",
        ),
        (
            r"\bwhen (?P<what>training|the (?:run|experiment|training)) (?:stops|stopped|ends|ended"
            r"|finishes|finished)\b",
            r"at the end",
        ),
        (
            r"\b(?:going|stepping|moving|dropping|switching|stopping) back from\b",
            "going from",
        ),
        (
            r"\b(?:edges?|nudges?|pips?) (?P<who>it|them) out\b",
            r"narrowly beats \g<who>",
        ),
        (
            rf"\b(?P<gap>{GAP})(?: that| which)? (?:separates?|separating|divides?|dividing|parts?"
            r"|parting) (?P<one>[^,;:]+?) from ",
            r"\g<gap> between \g<one> and ",
        ),
        (
            r"\b(?P<no>no|none of the) (?P<who>[a-z]+) (?:improves?|raises?|increases?|gains?)"
            rf" (?:its|their) (?P<what>{_THING}) by (?P<by>{_AMOUNT})",
            r"\g<no> \g<who> gains \g<by> in \g<what>",
        ),
        (
            r"\b(?P<no>no|none of the) (?P<who>[a-z]+) improving (?:its|their) "
            rf"(?P<what>{_THING}) by (?P<by>{_AMOUNT})",
            r"\g<no> \g<who> gaining \g<by> in \g<what>",
        ),
    )
)


@told_by(
    "point points consecutive successive adjacent neighbouring neighboring subsequent whole entire "
    "full complete its their measured recorded plotted evaluated sampled reported from "
    "out all become gained added lost when short back"
)
def plainer_turns(_: Scene, text: str) -> Iterator[Version]:
    """“At all six evaluation points”: at all six. “Between two consecutive points”: at one."""
    yield from in_plain_words(text, _WORDS)


_POINTS_APART = any_case(
    rf"(?P<lead>(?:[^,;:]+, )?)(?P<far>{_AMOUNT}) (?:separates?|divides?|lies? between|parts?) "
    r"(?P<one>[^,;:]+?) (?:from|and) (?P<two>the [^,;:]+?)(?P<at> (?:on|at|in|for) [^,;:]+)?"
)


@of_form(_POINTS_APART, "separate separates divide divides lie lies part parts", "from and")
def points_apart(_: Scene, match: Match) -> Iterator[Version]:
    """“20 points separate A from the best model on Web”: that is the gap between the two there."""
    the = "the" if match["lead"] else "The"
    two, at = f"{match['one']} and {match['two']}", match["at"] or ""
    yield (Plain(f"{match['lead']}{the} gap between {two}{at} is {match['far']}"),)


_APART_THE_MOST = any_case(
    r"(?P<where>[^,;:]+?) (?:pulls?|drives?|spreads?|separates?|divides?|sets?|keeps?) (?P<who>the "
    r"[a-z]+|them)(?: apart)? (?:the )?(?P<how>most|furthest|farthest|least)(?: clearly| strongly"
    r"| widely)?(?P<rest>(?::| with) .+)?"
)


@of_form(
    _APART_THE_MOST,
    "pull pulls drive drives spread spreads separate separates divide divides set sets keep keeps",
    "most furthest farthest least",
)
def apart_the_most(c: Scene, match: Match) -> Iterator[Version]:
    """“A pulls the models apart the most: 20 points lie between …”: they are furthest apart."""
    if c.reader.is_place(match["where"]):
        how = "closest together" if match["how"].lower() == "least" else "furthest apart"
        told = f"{match['who']} are {how} on {match['where']}{match['rest'] or ''}"
        yield (Plain(capitalised(told)),)


_IS_WHERE = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<place>[^,;:]+?) (?:is|was) where (?P<said>[^;:]+)"
)


@of_form(_IS_WHERE, "where", "is was")
def is_where(c: Scene, match: Match) -> Iterator[Version]:
    """“For each model, A is where the lowest score is found”: that is found on A."""
    if c.reader.is_place(match["place"]):
        said = match["said"] if match["lead"] else capitalised(match["said"])
        for at in ("on", "at", "in"):
            yield (Plain(f"{match['lead']}{said} {at} {match['place']}"),)


_MOVING = {
    "rises": "rising|increasing|growing|climbing|higher and higher",
    "falls": "falling|decreasing|declining|shrinking|dropping",
}
_SHOWS_MOVING = any_case(
    r"(?P<who>[^,;:]+?) (?:shows?|ha(?:s|ve)|exhibits?|displays?|sees?|experiences?) (?:an? )?"
    r"(?P<how>(?:steadily|continuously|consistently|monotonically|constantly|strictly) )?"
    rf"(?P<way>{'|'.join(_MOVING.values())}) (?P<what>[a-z]+(?:[- ][a-z]+)?)"
    r"(?P<when>,? (?:from|between|over|across|until|after|with|as|along|throughout) [^;:]+)?"
)
_MANY = any_case(r"(?:all|both|each|every|most|none|no|three|two|four|five|six)\b")


@of_form(
    _SHOWS_MOVING,
    "rising increasing growing climbing falling decreasing declining shrinking dropping",
    "show shows has have exhibit exhibits display displays see sees experience experiences",
)
def shows_moving(c: Scene, match: Match) -> Iterator[Version]:
    """“All systems show growing error rates”: the error rate of all systems rises."""
    verb = next(v for v, ways in _MOVING.items() if match["way"].lower() in ways.split("|"))
    lead, who, _ = c.cut(f"{match['who']} {verb}")
    if not who:
        return
    how = f"{match['how'].strip()} " if match["how"] else ""
    when = match["when"] or ""
    head = f"{lead} the" if lead else "The"
    yield (Plain(f"{head} {match['what']} of {_lowered(who)} {how}{verb}{when}"),)


def _lowered(who: str) -> str:
    return uncapitalised(who) if _MANY.match(who) else who


_LEADS_ON = any_case(
    r"(?P<first>[^;:]+?),? (?:and|but) (?:it )?(?:then )?(?:(?:stays?|remains?|keeps?)"
    r" (?:ahead|on top|in front|in the lead)|(?:keeps?|holds?|retains?|defends?) (?:the|its) lead"
    r"|never (?:falls? behind|(?:hands?|gives?) (?:(?:the|its|this) lead|it) (?:back|up|away)"
    r"|(?:loses?|relinquishes|surrenders?|cedes?) (?:(?:the|its|this) lead|it)|looks? back))"
    r"(?: (?:again|afterwards|thereafter|from then on|ever since|until the (?:very )?end"
    r"|to the (?:very )?end|for the rest of [a-z ]+|through the end))*"
)
_IN_MEASURE = any_case(
    r" in (?:terms of )?(?P<what>[a-z]+(?: [a-z]+)?)(?= (?:between|at|by|in|after)\b)"
)


@told_by(
    "stays stay remains remain keeps keep holds hold retains retain defends defend never",
    "ahead top front lead behind back it",
    "and but",
)
def leads_on(c: Scene, text: str) -> Iterator[Version]:
    """“A overtakes B in accuracy by May and remains on top”: from then on it is ahead in it."""
    match = _LEADS_ON.fullmatch(text.rstrip().rstrip("."))
    if match is None:
        return
    lead, who, _ = c.cut(match["first"])
    named, own = c.named_in(match["first"]), c.named_in(who)
    later = _from_last_point(c, match["first"])
    if later is None or len(own) != 1:
        return
    ((dimension, names),) = own.items()
    others = [t for t in named.get(dimension, ()) if t not in names]
    if len(names) != 1 or len(others) != 1:
        return
    measure = _IN_MEASURE.search(match["first"])
    where = f" in {measure['what']}" if measure else ""
    then = f"{lead} {who} is ahead of {others[0]}{where}".strip()
    yield Plain(match["first"]), Plain(capitalised(then), here=later)


def _from_last_point(c: Scene, text: str) -> Place | None:
    """The one ordered axis from the last of its points on that a text names."""
    axis = c.way
    if axis is None:
        return None
    order = c.ascending(axis)
    named = [t for place in c.reader.places_in(text) for t in place.get(axis)]
    if not named:
        return None
    return Place.of(axis, order[max(map(order.index, named)) :])


_GAP = rf"the (?:[a-z]+ ){{0,2}}?(?:{GAP}|{LEAD}|spread|range)"
_GAP_MOVED = any_case(
    rf"(?P<gap>{_GAP}(?: [^,;:]+?)?) (?P<verb>grows?|widens?|increases?|rises?|shrinks?|narrows?"
    rf"|falls?|decreases?|declines?|drops?) from (?P<one>{_AMOUNT})"
    r" (?P<at>(?:at|in|for|on|with|under) [^,;:]+?) to "
    rf"(?P<two>{_AMOUNT}) (?P<then>(?:at|in|for|on|with|under|by) [^,;:]+)"
)


@of_form(_GAP_MOVED, "from", "to", f"{GAP_WORDS} {LEAD_WORDS} spread range")
def gap_moved(_: Scene, match: Match) -> Iterator[Version]:
    """“The gap of best and worst grows from 2 in May to more than 9 in June”: it is so in each."""
    if not _fits(match["verb"], match["one"], match["two"]):
        return
    gap = uncapitalised(match["gap"])
    ends = ((match["at"], match["one"]), (match["then"], match["two"]))
    yield tuple(Plain(f"{capitalised(at)}, {gap} is {amount}") for at, amount in ends)


_GROWS = ("grow", "widen", "increase", "rise")


def _fits(verb: str, one: str, two: str) -> bool:
    """Whether two amounts go the way that a verb tells."""
    found = [m[0].replace(",", "") for t in (one, two) if (m := _DIGITS.search(t)) is not None]
    start, stop = map(float, found)
    return start < stop if verb.lower().startswith(_GROWS) else start > stop


_DIGITS = regex(r"\d[\d,]*(?:\.\d+)?")
_GAP_GOT_TO = any_case(
    rf"(?:by|at|in) (?P<at>[^,;:]+), (?P<gap>{_GAP}(?: [^,;:]+?)?) ha(?:s|d) "
    r"(?:already )?(?P<verb>shrunk|narrowed|fallen|decreased|dropped|declined|grown|widened|risen"
    rf"|increased) to (?P<amount>{_AMOUNT})"
)
_GREW = frozenset({"grown", "widened", "risen", "increased"})


@of_form(_GAP_GOT_TO, "to", "has had", f"{GAP_WORDS} {LEAD_WORDS} spread range")
def gap_got_to(c: Scene, match: Match) -> Iterator[Version]:
    """“By May, the gap has shrunk to 3”: in May it is 3, and was larger at first."""
    spot = c.on_axis(match["at"])
    if spot is None:
        return
    axis, tick = spot
    first = c.ascending(axis)[0]
    if first == tick:
        return
    moved = "larger" if match["verb"].lower() in _GREW else "smaller"
    gap, then = match["gap"], f"at {match['at']}"
    start = f"at {match['at'].replace(tick, first)}"
    if start == then:
        return
    yield (
        Plain(f"{capitalised(then)}, {gap} is {match['amount']}"),
        Plain(f"{capitalised(gap)} is {moved} {then} than {start}"),
    )


_MOST = {
    "better": "best",
    "worse": "worst",
    "higher": "highest",
    "lower": "lowest",
    "larger": "largest",
    "smaller": "smallest",
    "longer": "longest",
    "shorter": "shortest",
    "greater": "greatest",
    "bigger": "biggest",
}
_THAN_ANY_OTHER = any_case(
    r"(?P<who>[^,;:]+?) (?P<has>has|had|achieves|achieved|reaches|reached|attains|shows|gets) an? "
    rf"(?P<more>{'|'.join(_MOST)}) (?P<what>{_THING}) than (?:any|every|each|all) other "
    r"(?P<of>[a-z]+?)s? (?P<which>(?:with|below|above|under|over|between|that) [^,;:]+)"
)


@of_form(_THAN_ANY_OTHER, "than", "other", "with below above under over between that")
def than_any_other(_: Scene, match: Match) -> Iterator[Version]:
    """“A has a better score than any other model below 30B”: the best of all models below 30B."""
    most = _MOST[match["more"].lower()]
    who = f"{match['who']} {match['has']} the {most} {match['what']}"
    yield (Plain(f"{who} of all {match['of']}s {match['which']}"),)
