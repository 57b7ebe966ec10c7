"""What is said of averages: “averaged over all sets”, “a negative average”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.shared_words import COUNT, MANY, count_of
from figcheck.checking.english.naming.members import plural
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case
from figcheck.reading.names import ORDINALS

_OVER = (
    rf"(?P<over>(?:averaged|on average|averaging),? (?:over|across) (?:all )?(?:the |all "
    rf")?)(?P<count>{MANY} )?(?P<noun>[a-z]+)"
)
_COUNTED = any_case(rf"{_OVER}(?P<rest>, [^;:]+)")


@of_form(_COUNTED, "averaged averaging average", "over across")
def averaged_over_so_many(c: Scene, match: Match) -> Iterator[Version]:
    """“Averaged over the three datasets, …”: over all of them, if there are so many."""
    if match["count"] and _counts(c, match, match.string):
        yield (Plain(f"Averaged over the {match['noun']}{match['rest']}"),)


def _counts(c: Scene, match: Match, rest: str) -> bool:
    """Whether there are as many things of a kind as a sentence says, if it does."""
    if not match["count"]:
        return True
    count = count_of(match["count"].strip())
    sizes = {n: len(d.ticks) for n, d in c.reader.names.dimensions.items()}
    dimension = c.label_of(match["noun"])
    if dimension is not None:
        return count == sizes[dimension]
    named = c.named_in(rest)
    known = c.reader.names.dimensions
    left = [n for n, d in known.items() if sizes[n] > 1 and n not in named and not is_ordered(d)]
    return [sizes[n] for n in left] == [count]


_AVERAGED = (
    r"(?:when|if|once|after) (?:(?:the|all|all the|its|their) )?(?:[a-z]+ ){0,2}?(?:(?:are|is|being"
    r"|get|gets) )?averag(?:ed|ing)(?: (?:the|all|all the) [a-z]+)? (?:over|across) "
    r"(?P<over>[^;:]+?)"
)
_ARE_AVERAGED = (
    r"(?:when|if|once|after) (?P<over>(?:the|all|all the|both) [^,;:]+?) (?:are|have been) averaged"
    r"(?: together)?"
)
_SAID = "(?P<said>[^;:]+)"
_BEHIND = tuple(any_case(rf"{_SAID}?,? {way}") for way in (_AVERAGED, _ARE_AVERAGED))
_BEFORE = tuple(any_case(rf"{way}, {_SAID}") for way in (_AVERAGED, _ARE_AVERAGED))


@told_by("when if once after", "averaged averaging")
def averaged_when(_: Scene, text: str) -> Iterator[Version]:
    """“A trails B when the scores are averaged over all sets”, “… if the sets are averaged”."""
    for pattern in (*_BEFORE, *_BEHIND):
        if (match := pattern.fullmatch(text)) is not None:
            yield (Plain(f"Averaged over {match['over']}, {match['said']}"),)
            return


_AMOUNT = (
    r"(?P<much>(?:(?:about|around|roughly|approximately|some|just|nearly|almost|over|under) )*"
    r"[~≈]?\d[\d.,]*(?<![.,])) (?P<what>[a-z-]+)"
)
_BEYOND = any_case(
    rf"(?P<who>(?:only |just |exactly )?(?:{COUNT}|most|half)(?: of (?:the|these|them)(?: "
    rf"{COUNT})?)?"
    r"(?: [a-z-]+)?) (?:(?P<up>exceed|surpass|top|are above|lie above|are over|stay above|beat)|"
    r"(?P<down>are below|lie below|stay below|fall below|fall short of|miss|are under)) "
    r"(?:it|(?:this|the|that) (?:average|mean|value|figure|level))"
)
_PER = any_case(
    rf"(?:the (?:overall )?(?:average|mean) (?:is|was|amounts to|comes to|stands at|equals) "
    rf"{_AMOUNT} (?:per|a|for each|in each|at each) (?P<each>[a-z-]+(?: [a-z-]+)?)"
    rf"|on average,? there (?:are|were) {_AMOUNT.replace('much', 'm2').replace('what', 'w2')} "
    r"(?:per|for each|in each|at each) (?P<e2>[a-z-]+(?: [a-z-]+)?))(?:,? and (?P<then>[^;:]+))?"
)


@of_form(_PER, "average mean", "per a each")
def average_apiece(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is 5 loans per library”: on average, the libraries have 5 loans."""
    each, much = match["each"] or match["e2"], match["much"] or match["m2"]
    what = match["what"] or match["w2"]
    if c.label_of(each) is None:
        return
    mean = Plain(f"On average, the {plural(each)} have {much} {what}")
    if match["then"] is None:
        yield (mean,)
    elif then := _BEYOND.fullmatch(match["then"]):
        yield mean, Plain(_beyond(then, what))


def _beyond(match: Match, what: str) -> str:
    way = "more" if match["up"] else "fewer"
    return f"{match['who']} have {way} {what} than the average"


@of_form(
    _BEYOND,
    "average mean it value figure level",
    "exceed surpass top above over beat below short miss under",
)
def beyond_average(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is 5 loans per library. Three libraries exceed it”: more than on average."""
    said = _PER.match(c.before.rstrip(" ."))
    if said is not None:
        yield (Plain(_beyond(match, said["what"] or said["w2"])),)


_DESPITE = any_case(
    r"(?P<lead>despite|in spite of) (?:it |they )?being (?P<what>[^,;:()]+), (?P<who>[^;:]+)"
)


@of_form(_DESPITE, "despite spite", "being")
def despite_being(c: Scene, match: Match) -> Iterator[Version]:
    """“Despite being the smallest, A has most losses”: although it is the smallest."""
    lead, who, _ = c.cut(match["who"])
    if who and not lead and c.named_in(who):
        yield (Plain(f"Although it is {match['what']}, {match['who']}"),)


_AMOUNT_NOTED = r"(?:(?:with|at|of) (?P<{}>[^,;:()]*?\d[^,;:()]*?)|\((?P<{}>[^()]*\d[^()]*)\))"
_MOST = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:()]+?) (?:has|shows|achieves|attains|reaches) (?:by "
    r"far )?the (?P<way>highest|largest|lowest|smallest) (?P<mean>average|mean)(?P<noun> [a-z]+(?: "
    rf"[a-z]+)?)?? {_AMOUNT_NOTED.format('one', 'noted')}, "
    r"(?:closely |narrowly )?followed (?:closely |narrowly )?by (?P<rest>[^;:]+)"
)
_NEXT = any_case(rf"(?P<who>[^,;:()]+?) {_AMOUNT_NOTED.format('one', 'noted')}")


@of_form(_MOST, "followed", "average mean", "highest largest lowest smallest")
def averages_in_order(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest mean with 5, followed by B with 4”: B has the second-highest, of 4."""
    way, mean = match["way"], match["mean"]
    before, first, _ = c.cut(f"{match['lead']}{match['who']} has")
    lead = f"{before} " if before else ""
    told = [_NEXT.fullmatch(p.strip()) for p in re.split(r",? and |, (?:and )?", match["rest"])]
    known = [m for m in told if m is not None]
    if len(known) != len(told) or len(known) >= len(ORDINALS):
        return
    if not first or not all(c.is_subject(m["who"]) for m in known):
        return
    about = re.match(r"(?:about|around|roughly|approximately) ", match["one"] or match["noted"])
    version = [Plain(f"{lead}{first} has the {way} {mean}")]
    ordinals = zip(ORDINALS[1:], known, strict=False)
    version += [Plain(f"{lead}{m['who']} has the {o}-{way} {mean}") for o, m in ordinals]
    for who, m in ((first, match), *((m["who"], m) for m in known)):
        value = (m["one"] or m["noted"]).strip()
        if about and value[:1].isdigit():
            value = f"{about[0]}{value}"
        version.append(Plain(f"The {mean} of {who} is {value}"))
    yield tuple(version)


_MADE = r"an? (?P<sign>negative|positive) (?P<made>average|mean|median|total|sum)(?: [a-z]+)?"
_WITH = any_case(rf"(?P<who>.+? the only [a-z]+) (?:with|that has|to have) {_MADE}")
_ONLY = any_case(rf"only (?P<who>[^,;:]+?) (?:has|shows|records) {_MADE}")


@told_by("negative positive", "average mean median total sum", "only")
def signed_averages(c: Scene, text: str) -> Iterator[Version]:
    """“A is the only sector with a negative average”: the only one whose average is negative."""
    match = _WITH.fullmatch(text)
    if match is not None:
        yield (Plain(f"{match['who']} whose {match['made']} is {match['sign']}"),)
        return
    match = _ONLY.fullmatch(text)
    named = c.named_in(match["who"]) if match is not None else {}
    if match is not None and len(named) == 1:
        noun = next(iter(named)).lower()
        if c.label_of(noun) in named:
            who, made = match["who"], match["made"]
            yield (Plain(f"{who} is the only {noun} whose {made} is {match['sign']}"),)


_AVERAGING_BEYOND = any_case(
    r"\b(?:averag(?P<how>es?|ed)|(?:has|have|had) an? (?:average|mean)) "
    r"(?P<side>above|over|below|under) (?=[-\d])"
)


@told_by("average averages averaged mean", "above over below under")
def averages_beyond(_: Scene, text: str) -> Iterator[Version]:
    """“Only A averages above 80”, “No parser has an average below 45”: averages more than 80."""
    match = _AVERAGING_BEYOND.search(text)
    if match is None:
        return
    than = "more" if match["side"].lower() in ("above", "over") else "less"
    verb = f"averag{match['how'] or 'es'}"
    yield (Plain(f"{text[: match.start()]}{verb} {than} than {text[match.end() :]}"),)


_HARDEST = any_case(
    r"(?P<lead>(?:in terms of|in|on|for|by) [^,;:]+, )?(?P<who>[^,;:()]+?) (?:is|was|proves"
    r"|remains) (?:by far |clearly |overall )?the"
    r" (?P<how>hardest|toughest|most (?:difficult|challenging)"
    r"|easiest|simplest|least (?:difficult|challenging))(?: (?P<noun>[a-z]+))?"
    r"(?P<of>(?: of all)?(?: in terms of| in| by| for) [^,;:()]+| of all)?,"
    r" (?:with (?:(?:the|its) )?(?P<end>lowest|highest|smallest|largest) (?P<mean>average|mean)"
    r"(?P<rest>(?: [^;:()]+)?)|averaging (?P<much>[^,;:()]*\d[^,;:()]*)"
    r"|with an? (?:average|mean)(?: [a-z]+)? of (?P<value>[^,;:()]*\d[^,;:()]*))"
)
_EASY = frozenset(("easiest", "simplest", "least difficult", "least challenging"))
_HIGH = frozenset(("highest", "largest"))
_IN = any_case(r"\A(?: of all)?(?: in terms of| in| by| for) ")


@of_form(
    _HARDEST,
    "hardest toughest difficult challenging easiest simplest",
    "average mean averaging",
)
def hard_on_average(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the hardest set, with the lowest average”: it is by its average that it is so."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    if match["noun"] and c.label_of(match["noun"]) not in c.named_in(match["who"]):
        return
    what = _IN.sub("", match["of"]) if match["of"] and _IN.match(match["of"]) else ""
    measure = f"{what} {match['rest'] or ''} {match['lead'] or ''}"
    wanted = more_is_wanted(measure if c.named_in(measure) else c.reader.figure.value.label)
    if wanted is None:
        return
    best = (match["how"].lower() in _EASY) is wanted
    lead = match["lead"] or (f"In terms of {what}, " if what else "")
    who, end = match["who"], "highest" if best else "lowest"
    if match["end"]:
        if (match["end"].lower() in _HIGH) is best:
            yield (Plain(f"{lead}{who} has the {end} average{match['rest']}"),)
        return
    value = match["much"] or match["value"]
    yield Plain(f"{lead}{who} has the {end} average"), Plain(f"{lead}{who} averages {value}")
