"""Turns of phrase for what plain words say as well: “ordered by mean score”, “bars point down”.

Each stands for a whole construction, so that what is left of the sentence is read as any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.parsing.guesses import says_how_it_runs, speaks_against
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.model import Kind
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_FLAGS = re.IGNORECASE
_AMOUNT = r"(?:(?:about|around|roughly|just|only|nearly|almost|some|merely|~) ?)*\d[\d,]*(?:\.\d+)?"
_BETWEEN = r"\d[\d,]*(?:\.\d+)? ?%? ?(?:[-–—]|to) ?\d[\d,]*(?:\.\d+)? ?%?"

_POINT = (
    r"(?:reading|point|value|measurement|tick|step|marker|checkpoint|observation|data point"
    r"|time point|sample|mark|year|month|week|day|row|column|dose|level)"
)
_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"\A(?:(?:when )?(?:ordered|ranked|sorted|arranged|judged|measured|compared"
            r"|listed) by|going by|in terms of)"
            r" (?:the |their |its )?(?:overall )?(?:mean|average)(?: (?:score|value|result"
            r"|performance|rating)s?)?,",
            "On average,",
        ),
        (
            rf"\bfrom (?:one|each|every|any) {_POINT} to the next(?: one)?\b",
            "at every step",
        ),
        (
            r"\A(?P<at>with|at|after|for|by|under|in) (?:only|just|merely|a mere) (?=\d)",
            r"\g<at> ",
        ),
        (
            r"\bthan (?:in|at|on|during) (?:any|every|each|all)(?: of the)? "
            r"(?:previous|earlier|prior|preceding|former) [a-z]+\b",
            "than ever before",
        ),
        (
            r"(?P<one>\b(?:in|on|at|for) [^,;:()]+?) and not (?P<two>(?:in|on|at|for) [^,;:()]+)",
            r"\g<one>, not \g<two>",
        ),
        (
            r"(?P<side>\b(?:is|are|was|were|lies|stays) (?:clearly |already |always )?"
            r"(?:better|worse|higher|lower|above|below|ahead of|behind) [^,;:()]+?)"
            r" (?:right )?from the (?:very )?(?:start|beginning|outset)(?: on(?:wards?)?)?\b",
            r"\g<side> throughout",
        ),
        # Whatever the rows are, one of them is meant.
        (
            r"\bthe only (?:place|spot|market|item) (?P<where>where|in which|that)\b",
            r"the only one \g<where>",
        ),
        # How steadily something goes adds nothing to that it never goes back.
        (
            r"\b(?:steadily|consistently|gradually|constantly),? "
            r"(?=without (?:a |any )?(?:single )?"
            r"(?:interruption|break|pause|setback|dip|reversal)\b)",
            "",
        ),
        (r"\bat (?:every|each) step along the (?:[a-z]+ )?axis\b", "at every step"),
        (r"\b(?P<led>le(?:d|ads?)) the (?:field|pack|way|group)\b", r"\g<led>"),
    )
)


@told_by(
    "mean average next axis field pack way group only just merely mere previous earlier "
    "prior preceding former not start "
    "beginning outset place spot market item steadily consistently gradually constantly",
    "by going terms from at led lead leads with after for under in than and without where that",
)
def turns_of_phrase(_: Scene, text: str) -> Iterator[Version]:
    """“Ordered by mean score, A comes first”: on average. “From reading to reading”: at each."""
    yield from in_plain_words(text, _WORDS)


_POINTING = any_case(
    r"\bbars? (?:that )?(?:points?|pointing|hangs?|faces?|goes|go|extends?|dips?|drops?"
    r"|reach(?:es)?|lies?|lie|are)"
    r" (?:(?P<down>downwards?|down|below (?:the )?(?:zero(?: line)?|axis|baseline))"
    r"|upwards?|up|above (?:the )?(?:zero(?: line)?|axis|baseline))(?=\s*(?:\Z|[,;.]|\b(?:in|for"
    r"|at|on|and)\b))"
)


@told_by("bar bars", "down downward downwards below up upward upwards above")
def bars_pointing(c: Scene, text: str) -> Iterator[Version]:
    """“Seven bars point downward”: seven values are below 0, where some bars do."""
    if c.reader.figure.kind is not Kind.BAR or not c.reader.scale.signed:
        return
    said = _POINTING.sub(lambda m: f"values are {'below' if m['down'] else 'above'} 0", text)
    if said != text:
        yield (Plain(said),)


_YEARS = any_case(
    rf"\b(?P<many>{COUNT})[- ](?P<unit>year|month|week|day)[- ](?P<noun>average|mean)\b"
)


@told_by("average mean", "year month week day")
def average_of_years(c: Scene, text: str) -> Iterator[Version]:
    """“The five-year average”, of an axis with five years: the average."""
    match = _YEARS.search(text)
    timed = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and is_time(d)]
    if match is None or len(timed) != 1:
        return
    if count_of(match["many"]) == len(timed[0].ticks):
        yield (Plain(f"{text[: match.start()]}{match['noun']}{text[match.end() :]}"),)


_AND_THE_OTHERS = any_case(
    rf"(?P<said>(?P<lead>(?:in|at|on|for|by|with|under) [^;:]+?, )?(?:(?:only|just"
    rf"|exactly) )?{COUNT}"
    rf"(?: of (?:the|its)(?: {COUNT})?)? (?P<noun>[a-z]+) (?:(?P<up>exceeds?|(?:is|are|lies?"
    rf"|stays?|sits?|remains?) (?:above|over)"
    r"|surpass(?:es)?|tops?|ha(?:s|ve) more than)|(?:is|are|lies?|stays?|falls?"
    r"|remains?) (?:below|under))"
    r" (?P<bound>\d[^;:]*?)),? (?:and|while|but|whereas)? ?the (?:other|remaining)"
    rf" (?P<rest>{COUNT})?(?: (?:[a-z]+s|one))? (?:stays?|is|are|remains?|lies?|falls?|fall"
    rf"|sits?|does not|do not)"
    r"(?: (?P<side>below|under|short|above|over))?(?: (?:it|that|this|of it|of that)(?: (?:mark"
    r"|level|value|line))?)?"
)


@of_form(
    _AND_THE_OTHERS,
    "other remaining",
    "stay stays is are remain remains lie lies fall falls sit sits not",
)
def and_the_others_below(_: Scene, match: Match) -> Iterator[Version]:
    """“Four exceed 1,000, and the other two stay below”: two are below 1,000."""
    up = match["up"] is not None
    side = match["side"]
    if side is not None and (side.lower() in ("above", "over")) is up:
        return
    one = match["rest"] is None or match["rest"].lower() in ("one", "1")
    many = match["rest"] or "one"
    if match["rest"] is None and not re.search(r"\bother one\b", match.string, _FLAGS):
        yield (Plain(match["said"]),)  # So many, and no more: the others do not.
        return
    noun = match["noun"]
    if one:
        noun = re.sub(r"s\Z", "", noun)
    elif not noun.endswith("s"):
        noun = f"{noun}s"
    opposite = ("below", "above") if side is not None else ("at most", "at least")
    told = f"{many} {noun} {'is' if one else 'are'} {opposite[0 if up else 1]} {match['bound']}"
    yield Plain(match["said"]), Plain(f"{match['lead'] or ''}{told}")


_COMPARED = any_case(
    r"(?:as )?(?:compared|measured|set) (?:with|to|against) (?P<rival>[^,;:]+), (?P<who>[^,;:]+?)"
    r" (?:(?P<down>loses|lost|lags|is behind|trails|falls short)|wins|won|gains|leads"
    r"|is ahead) (?P<by>by [^;:]*\d[^;:]*)"
)


@of_form(_COMPARED, "compared measured set", "by")
def compared_by(c: Scene, match: Match) -> Iterator[Version]:
    """“Compared with B, A loses by more than 5 points on each”: A trails B by so much."""
    if c.named_in(match["rival"]).keys() != c.named_in(match["who"]).keys():
        return
    verb = "trails" if match["down"] else "is ahead of"
    yield (Plain(f"{match['who']} {verb} {match['rival']} {match['by']}"),)


_HIGH = r"(?:best|strongest|highest|largest|biggest|greatest|top|maximum)"
_LOW = r"(?:worst|weakest|lowest|smallest|poorest|minimum)"
_AT = r"(?:on|in|at|for|with|under) [^,;:()]+?"
_NOTE = r"(?: \([^()]+\))?"
_BOTH_ENDS = any_case(
    rf"(?P<whose>its|their|the|[^,;:()]+['’]s?) (?P<one>{_HIGH}"
    rf"|{_LOW}) (?P<noun>[a-z]+)(?P<note>{_NOTE})"
    rf" (?P<be>is|are|was|were|occurs?|comes|lies|appears) (?P<there>{_AT}{_NOTE}),? (?:and|while"
    rf"|whereas|but) (?:(?:its|their|the) )?"
    rf"(?P<two>{_HIGH}|{_LOW})(?: one)?(?P<note2>{_NOTE}) (?:is |was )?(?P<then>{_AT}{_NOTE})"
)


@of_form(_BOTH_ENDS, "and while whereas but", "worst weakest lowest smallest poorest minimum")
def both_ends_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“Its best result (33) is on A and its weakest on B (17)”: each is said of the same thing."""
    whose, noun, be = match.group("whose", "noun", "be")
    if whose.lower() in ("its", "their"):
        if c.topic is None:
            return
        whose = f"{c.topic}'s"
    yield (
        Plain(f"{whose} {match['one']} {noun}{match['note']} {be} {match['there']}"),
        Plain(f"{whose} {match['two']} {noun}{match['note2']} {be} {match['then']}"),
    )


_WIDE = r"(?:widest|largest|biggest|greatest|broadest|narrowest|smallest|tightest)"
_SPREAD = r"(?:spread|range|span|spectrum|band|swing|variation)"
_SPANNED = any_case(
    rf"(?P<who>[^,;:()]+?) (?:has|shows|covers|spans"
    rf"|exhibits) (?:by far )?the (?P<wide>{_WIDE}) (?P<noun>{_SPREAD})"
    rf"(?: (?:of values|of scores|of all))?(?: \((?P<ends>{_BETWEEN})\))?"
    rf"(?:,? (?:and |while |whereas |but )?(?P<other>[^,;:()]+?) (?:has "
    rf"|shows )?the (?P<narrow>{_WIDE})(?: one)?(?: \((?P<those>{_BETWEEN})\))?)?"
)
_ENDS = any_case(r"(?P<low>\d[\d,]*(?:\.\d+)? ?%?) ?(?:[-–—]|to) ?(?P<high>\d.*)")


@of_form(
    _SPANNED,
    "widest largest biggest greatest broadest narrowest smallest tightest",
    "spread range span spectrum band swing variation",
)
def spans_told(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the widest spread (3–40), B the narrowest (35–44)”: these are what they range over."""
    if not (match["ends"] or match["other"]):
        return
    version: list[Plain] = []
    for who, wide, ends in (
        (match["who"], match["wide"], match["ends"]),
        (match["other"], match["narrow"], match["those"]),
    ):
        if who is None:
            continue
        if not c.is_subject(who):
            return
        version.append(Plain(f"{who} has the {_range(wide)} range"))
        if found := _ENDS.fullmatch(ends or ""):
            version.append(Plain(f"{who} ranges from {found['low']} to {found['high']}"))
    yield tuple(version)


def _range(wide: str) -> str:
    narrow = wide.lower() in ("narrowest", "smallest", "tightest")
    return "narrowest" if narrow else "widest"


_BETWEEN_ENDS = any_case(
    rf"(?P<who>[^,;:()]+?) (?:loses|lost|varies by|differs by|swings by|drops(?: by)?"
    rf"|gains) (?P<much>{_AMOUNT}[^,;:()]*?)"
    r" (?:between|from) (?:its|the) (?P<one>best|highest|worst|lowest) (?:and|to) (?:its "
    r"|the )?(?P<two>worst|lowest|best|highest) (?P<noun>[a-z]+)"
)


@of_form(_BETWEEN_ENDS, "best highest worst lowest", "between from")
def between_its_ends(_: Scene, match: Match) -> Iterator[Version]:
    """“A loses 23 points between its best and its worst setting”: the gap between them."""
    if match["one"].lower() != match["two"].lower():
        ends = f"the {match['one']} and the {match['two']} {match['noun']}"
        yield (Plain(f"The gap between {ends} of {match['who']} is {match['much']}"),)


_TALLER = any_case(
    r"(?P<lead>(?:in|at|for|on|with) [^,;:]+?,? )?the (?:best|tallest|highest|largest|longest"
    r"|biggest) (?:bar|column|value|one|result|score)"
    r"(?: there)? is (?P<factor>[^,;:]*?(?:times|twice|half))(?: as (?:tall|high|large|big"
    r"|long) as)? the"
    r" (?:shortest|smallest|lowest|worst|least)(?: (?:one|bar|column|value|result|score))?"
)


@of_form(_TALLER, "times twice half", "shortest smallest lowest worst least")
def tallest_and_shortest(c: Scene, match: Match) -> Iterator[Version]:
    """“At 8 the tallest bar is six times as tall as the shortest”: the highest value the lowest."""
    if c.reader.figure.kind is not Kind.BAR:
        return
    lead = (match["lead"] or "").rstrip(", ")
    lead = f"{lead}, the" if lead else "The"
    yield (Plain(f"{lead} highest value is {match['factor']} the lowest"),)


_ONLY_DOES = any_case(
    r"only (?P<at>(?:in|on|at|for|with|by|under|during|among) [^,;:]+?) (?:does|do"
    r"|did) (?P<said>[^,;:]+)"
)
_BASE = regex(
    r"(?P<verb>[a-z]{3,})(?= (?:more|less|fewer|better|higher|lower|above|below|over|under|than"
    r"|at|by|the|to|\d))"
)


@of_form(_ONLY_DOES, "only", "does do did")
def only_there_does(c: Scene, match: Match) -> Iterator[Version]:
    """“Only in A does B contribute more than C”: B contributes more only in A."""
    if not c.is_led(match["at"]):
        return
    said = match["said"]
    for found in _BASE.finditer(said):
        subject, rest = said[: found.start()].strip(), said[found.end() :]
        if not subject or not c.is_subject(subject):
            continue
        verb = found["verb"]
        verb = f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"
        yield (Plain(f"{subject} {verb}{rest} only {match['at']}"),)
        return


_MANY = any_case(
    rf"(?P<who>(?:(?:in|at|on|for|by|after|with|under) [^;:]+?, )?(?:(?:only|just|exactly|all"
    rf"|both|most|no|at least|at most) )?"
    rf"(?:{COUNT} )?(?:of (?:the|these|its|all) (?:{COUNT} )?)?[a-z]+s)(?P<adverb> (?:still"
    rf"|also|already|now|even|each|all|both))?"
    r" (?P<verb>[a-z]{4,})(?P<rest> (?:more than|less than|fewer than|over|under|above|below"
    r"|at least|at most|about|around|between|just|only|nearly|almost|up to|\d)[^;:]*\d[^;:]*)"
)


@of_form(
    _MANY,
    "one two three four five six seven eight nine ten eleven twelve all both most no 1 2 3 4 5 6 "
    "7 8 9 10 11 12",
    "more less fewer over under above below at about around between just only nearly almost up % "
    ". ,",
)
def many_have(c: Scene, match: Match) -> Iterator[Version]:
    """“Four of the five cells still retain more than 90%”: what they do is to have that."""
    if match["verb"].endswith(("s", "ed", "ly", "ing")):
        return
    verb = match["verb"].lower()
    unknown = c.reader.vocabulary.classes_first(verb) <= {"WORD", "RETAINS"}
    if unknown and not (says_how_it_runs(verb) or speaks_against(verb, frozenset())):
        yield (Plain(f"{match['who']}{match['adverb'] or ''} have{match['rest']}"),)


_UP = "jumping rising climbing increasing growing going surging soaring shooting gaining"
_DOWN = "falling dropping declining decreasing sinking plunging plummeting shrinking losing"
_SHARPEST = any_case(
    r"(?:(?P<who>[^,;:()]+?) )?(?:experience[sd]?|show(?:s|ed)?|ha[sd]|have|suffer(?:s|ed)?"
    r"|see[s]?|saw|record(?:s|ed)?"
    r"|makes?|takes?) (?:by far )?the (?:sharpest|steepest|largest|biggest|strongest"
    r"|greatest) (?:[a-z]+ )?"
    r"(?:shock|jump|increase|rise|surge|spike|decline|drop|fall|decrease|slump|change|shift|loss"
    rf"|gain|movement), (?P<way>{'|'.join([*_UP.split(), *_DOWN.split()])})(?: up"
    rf"| down)?(?: by)? (?P<much>{_AMOUNT}[^,;:()]*?) (?P<where>(?:from|between) [^,;:()]+)"
)


@of_form(_SHARPEST, "sharpest steepest largest biggest strongest greatest", ",", "from between")
def sharpest_of_all(c: Scene, match: Match) -> Iterator[Version]:
    """“A shows the sharpest shock, jumping by 5 from X to Y”: from X to Y it rises most."""
    who = match["who"] or c.topic
    if who is None or not c.is_subject(who):
        return
    up = match["way"].lower() in _UP.split()
    where = capitalised(match["where"])
    yield (
        Plain(f"{who} {'rises' if up else 'falls'} by {match['much']} {match['where']}"),
        Plain(f"{where}, {who} has the largest {'increase' if up else 'decrease'}"),
    )
