"""What is set off behind a name: “A, the runner-up, has 5”, “A – known for its trams – has 5”.

Commas, dashes and brackets set off alike. What stands between them is either a second clause about
the name before it, or something that no number tells, without which the sentence says the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_MARK = regex(r", | [–—-] |(?<=[\w%])—(?=\w)| \(|\),? ")
_PAIRS = {",": (",",), "–": ("–",), "—": ("—",), "-": ("-",), "(": (")", "),")}

_TELLING = any_case(
    r"\b(?:leads?|leading|leaders?|ahead|behind|gaps?|distances?|margins?|differences?|rivals?"
    r"|competitors?|champions?|winners?|losers?|laggards?|runners?|second|next|narrow\w*|widen\w*"
    r"|regain\w*|highs?|lows?|high|low|records?|up|down|above|below|unchanged|stable|levels?|half"
    r"|gr[eo]w\w*|ris(?:e|es|en|ing)|rose|declin\w+|fall\w*|fell|drop\w*|increas\w+|decreas\w+"
    r"|shr[aiu]nk\w*|slump\w*|boom\w*|trends?|improv\w+|recover\w*|rebound\w*|expan\w+|reduc\w+"
    r"|twice|doubl\w+|tripl\w+|halv\w+|plung\w+|soar\w+|surg\w+|once more|again|size|majority"
    r"|minority|average|factors?|times|fold|costs?|thirds?|quarters?|rates?|shares?|points?|percent"
    r"|many|few|several|one|two|three|four|five|six|seven|eight|nine|ten|\w+er (?:of|than)"
    r"|except\w*|apart|aside|if|unless|provided|only|least|most|(?!forest|harvest)[a-z]{3,}est"
    r"|held|holds?|kept|keeps?|lost|loses?|retain\w*|maintain\w*|ever|since|until|till|later|afterwards?"
    r"|combined|together|total|alone|each|all|both|none|not|never|always|every)\b"
)
"""Words by which what is set off says something that numbers may decide, or limits the rest."""

_APPOSED = (
    r"(?:now |still |long |once |traditionally |formerly |itself |already |currently |mainly )*"
    r"(?:(?:an?|the|its|their|his|her|one of|another|some|home to|part of|famous|known|best known"
    r"|notorious|popular|located|situated)\b|(?:which|who|whose|where|when|of which|in which)\b"
    r"|(?:affected|founded|introduced|launched|built|released|developed|driven|fuel+ed|boosted"
    r"|supported|shaped|hit|plagued|blessed|reflecting|underlining|illustrating)\b)"
)
"""How what says nothing may begin: as an apposition, a participle or a relative clause."""

_SAYING_NOTHING = any_case(rf"{_APPOSED}[^,;:()]*")
_ADVERBS = any_case(
    r"(?:(?:now|still|long|once|itself|already|currently|traditionally|formerly) )+"
)
_VALUED = any_case(
    r"(?:whose|where) (?:(?:the|its|their) )?(?:[a-z]+ ){1,3}?(?:an? )?(?:(?:mere|modest|meagre"
    r"|full|total|whopping|impressive) )?(?:of )?(?P<value>(?:(?:about|around|roughly|nearly|almost"
    r"|only|just|just over|just under|some) )*[$€£]?\d[\d.,]*(?<![.,])(?: ?%| (?:percent|per cent"
    r"|thousand|million|billion))*)(?: (?!more\b|less\b|fewer\b|points?\b|times\b|of\b)[a-z]+){0,2}"
)
"""What tells no more than a value, in whichever words: “whose lines run for 294 kilometers”."""

_BARE_VALUE = any_case(r"(?:an? [a-z ]+ of )?[~≈$€£+−-]*\d\S*(?: ?[a-z%/]+)?")
_PRONOUN = any_case(r"(?:which|who|whose|where|when|in|of|on|at|with|for|including|among)\b")
_LISTED = any_case(r"(?:and|or|but|while|whereas|yet)\b")
_MOST_MARKS = 6


def says_nothing(c: Scene, text: str) -> bool:
    """Whether what is set off tells nothing that a number of the figure could decide.

    Args:
        c: where the sentence stands.
        text: what is set off: “a country famous for its espresso”.
    """
    told = _SAYING_NOTHING.fullmatch(text) is not None and _TELLING.search(text) is None
    return told and c.says_nothing(text)


@told_by(", – — - (")
def apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A, the runner-up, has 5”: A is the runner-up, and has 5; “A, a small town, has 5”: has 5."""
    for head, what, rest in _set_off(text):
        if _LISTED.match(rest) or _LISTED.match(what) or c.reader.is_place(what):
            continue  # One of several names.
        if not _goes_on(c, head, rest):
            continue
        comma = ", " if c.is_led(head) else " "
        first = f"{head}{comma}{rest}"
        if says_nothing(c, what):
            yield (Plain(first),)
            return
        for said in _said_of_it(c, head, what):
            yield from hung_on(c, first, said)
            return


def _set_off(text: str) -> Iterator[tuple[str, str, str]]:
    """The ways to take a piece of a sentence for one that is set off on both sides."""
    marks = [*_MARK.finditer(text)][:_MOST_MARKS]
    for i, start in enumerate(marks):
        for stop in marks[i + 1 :]:
            if stop[0].strip() in _PAIRS.get(start[0].strip(), ()):
                yield text[: start.start()], text[start.end() : stop.start()], text[stop.end() :]


def _goes_on(c: Scene, head: str, rest: str) -> bool:
    """Whether a sentence goes on behind what is set off as if that were not there."""
    if c.is_led(head):
        return bool(c.cut(rest)[1])
    return (c.is_subject(head) and c.begins_with_verb(rest)) or c.reads(f"{head} {rest}")


def _said_of_it(c: Scene, head: str, what: str) -> Iterator[str]:
    """What is set off, as a clause about the name before it."""
    valued = _VALUED.fullmatch(what)
    if _BARE_VALUE.fullmatch(what):
        return  # "The highest, 71%, is …" is read as it stands.
    if valued is not None and c.reader.is_place(head):
        yield f"{head} is at {valued['value']}"
        return
    what = _ADVERBS.sub("", what, count=1)
    if _PRONOUN.match(what) or c.reader.is_place(what):
        return
    _, who, rest = c.cut(f"{head} is here")
    who = who if who and rest == "is here" else _last_name(c, head)
    for verb in ("is", "are", "has", "have"):
        if who and c.reads(f"{who} {verb} {what}"):
            yield f"{who} {verb} {what}"
            return


def _last_name(c: Scene, head: str, *, single: bool = False) -> str:
    """The name that a text ends with, or all names of a list that it ends with."""
    words = head.split(" ")
    names = (" ".join(words[start:]) for start in range(len(words)))
    return next((name for name in names if c.reader.is_place(name) and _fits(c, name, single)), "")


def _fits(c: Scene, name: str, single: bool) -> bool:
    """Whether a text names no more than one thing, if that is asked for."""
    return not single or [len(ticks) for ticks in c.named_in(name).values()] == [1]


_WHEN = any_case(r"(?:when|where|which|who|whose)\b")
_BEHIND = any_case(r"(?P<first>[^;:]+?)(?:,| [–—-]) (?P<what>[^,;:()]+)")


@of_form(_BEHIND, ", – —")
def saying_nothing_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A fell to 5 in 2020, the year of the great storm”: it did."""
    if _WHEN.match(match["what"]):
        return  # "… lie closest in 2016, when many came": or is that told of more years?
    if says_nothing(c, match["what"]) and c.cut(match["first"])[1]:
        yield (Plain(match["first"]),)


_EXCEPTING = any_case(r"\b(?:no|none|only|except\w*|but|than|apart|aside|confus\w+)\b")
"""What may let a relative clause look where the clause before it does."""

_WHICH = any_case(
    r"(?P<first>[^;:]+), (?:which|who) (?P<said>(?!(?:(?:is|was|marks?|means?|makes?) an?|are|were"
    r"|have|both|all|each|together|accounts?|amounts?|corresponds?|equals?|represents?) )[^;:]+)"
)


@of_form(_BEHIND, ",", "whose where")
def valued_last(c: Scene, match: Match) -> Iterator[Version]:
    """“B is last, where the lines run for 44 km”, “behind it is B, whose lines …”: B's do."""
    valued = _VALUED.fullmatch(match["what"])
    if valued is None or c.reads(f"its {match['what'].partition(' ')[2]}"):
        return
    name = _last_name(c, match["first"], single=True) or c.cut(match["first"])[1]
    if name and c.reads(said := f"{name} is at {valued['value']}"):
        yield Plain(match["first"]), Plain(said, hung=True)


@of_form(_WHICH, ",", "which who")
def relative_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A is followed by B, which comes second at 5”: B comes second at 5."""
    name = _last_name(c, match["first"], single=True)
    named = c.named_in(name) if name else {}
    if _EXCEPTING.search(match["first"]) or any(
        is_ordered(c.reader.names.dimensions[d]) for d in named
    ):
        return  # "A fell in 2010, which was its largest loss": that it fell.
    if name and c.cut(match["first"])[1] != name and c.reads(f"{name} {match['said']}"):
        yield Plain(match["first"]), Plain(f"{name} {match['said']}", hung=True)


_DASH = regex(r" [–—-] |(?<=[\w%])—(?=\w)")
_BRACKETS = regex(
    r" \((?P<what>(?:which|more|less|fewer|still|far|well|slightly"
    r"|[$€£]?\d[\d.,]*%? (?:[a-z]+ ){0,3}?(?:more|less|fewer|higher|lower|above"
    r"|below|ahead|behind|short|up|down)\b)[^()]*)\)(?P<then>,?)"
)


@told_by("– — - (")
def by_commas(c: Scene, text: str) -> Iterator[Version]:
    """“A has 5 – more than B”, “A has 5 (3 more than B)”: as commas would set it off."""
    start = _DASH.search(text) or _BRACKETS.search(text)
    if start is None:
        return
    behind = start.groupdict().get("what") or text[start.end() :]
    _, subject, rest = c.cut(behind)
    if subject and c.begins_with_verb(rest):
        return  # A clause of its own.
    said = _BRACKETS.sub(r", \g<what>,", _DASH.sub(", ", text)).rstrip(",")
    yield (Plain(said),)
