"""Two things said of one rival that is named once: “A is faster than B, but makes more errors”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    goes_on_from,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_SECOND = any_case(
    r"(?P<first>[^;:]+?)(?:,? (?:and|but|yet|although|though)|;)(?: at the same time)? "
    r"(?:it |they )?(?:also )?(?P<rest>[^,;:]+)"
)
_COMPARED = any_case(
    r"(?!.*(?<!\bmore )(?<!\bless )\bthan\b|.*\b(?:others?|rest|overall)\b)"
    r"(?:.*\b(?:(?!ever\b)\w{2,}er|more|less|fewer|worse)(?: [a-z]+){0,2}"
    r"|(?P<times>.*\bas \w+(?: [a-z]+)?))"
)
"""What compares without a word on what it compares with."""

_SO_MUCH = any_case(r"\b(?:more|less|fewer|lower|higher|many|much) [a-z]+\W*\Z")
"""What says how much of what it names there is: “twice as many parameters”."""

_MOVED = any_case(
    r"(?:only |just )?(?:(?P<with>adds?|costs?|saves?) [\w ]*\d\S*(?: [a-z]+)?"
    r"|(?P<verb>loses?|gives? up|sacrifices?|forfeits?|gains?|wins)"
    r"(?P<much> [\w ]*\d\S*(?: [a-z]+){0,2}? (?:of|in|on) (?P<of>[\w() -]+)))"
)
"""What says by how much two things differ, without a word on what it is set against."""

_NO_COMPARATIVE = any_case(r"\b(?:number|other|either|another|ever|never|her|per|thereafter)\Z")

_PRICE = any_case(
    r"(?P<first>[^;:]+?),? (?:but )?at the (?:price|cost|expense) of (?P<given>[^,;:]*\d[^,;:]*)"
)
_DOING = any_case(
    r",? (?:while|but|and|thus|thereby)?,? ?(?:only |just )?(?P<verb>losing|giving up|sacrificing"
    r"|forfeiting|gaining|winning)(?P<rest> [^,;:]*\d[^,;:]*)"
)
_DOES = {"losing": "loses", "giving up": "gives up", "sacrificing": "sacrifices",
         "forfeiting": "forfeits", "gaining": "gains", "winning": "gains"}  # fmt: skip
_GIVEN = any_case(r"(?P<amount>.*\d\S*(?: (?!of\b)[a-z]+){0,2})(?: of (?P<of>[a-z ]+))?")

_NOT_ONLY = any_case(
    r"(?P<head>[^;:]+?) not (?:only|just|merely) (?P<one>[^;:]+?),? but (?:also )?(?P<two>[^;:]+)"
)


_OPPOSED = any_case(r"\b(?:while|whereas|whilst)\b")


def _rival(c: Scene, text: str) -> tuple[str, str] | None:
    """The two things that a clause sets side by side, first the one that it is about."""
    lead, subject, rest = c.cut(text)
    own, others = c.named_in(subject), c.named_in(rest)
    if _OPPOSED.search(rest):
        return None  # "A is first, while B is last and costs more": B does.
    for dimension, ticks in own.items():
        rivals = others.get(dimension, ())
        if len(ticks) == 1 == len(rivals) and ticks != rivals and c.reader.is_place(rivals[0]):
            return f"{lead} {subject}".strip(), rivals[0]
    return None


@told_by("and but yet although though ;", "than beats beat of over as")
def rival_again(c: Scene, text: str) -> Iterator[Version]:
    """“A is faster than B, but makes more errors”: more than B."""
    for match in _SECOND.finditer(text):
        first, rest = match["first"], match["rest"]
        if goes_on_from(first, rest):
            continue
        compared, moved = _COMPARED.fullmatch(rest), _MOVED.fullmatch(rest)
        if compared is not None and c.named_in(rest.split()[-1]) and not _SO_MUCH.search(rest):
            continue  # “… drops to 12 in winter”.
        if (compared is None or _NO_COMPARATIVE.search(rest)) and moved is None:
            continue
        if moved is not None and not _is_of_good(c, moved["of"]):
            continue
        two = _rival(c, first)
        if two is None or match.end() != len(text) or c.named_in(rest).keys() & c.named_in(two[1]):
            continue
        joint = "as" if compared is not None and compared["times"] else "than"
        joint = "compared with" if moved is not None else joint
        yield Plain(first), Plain(f"{two[0]} {rest} {joint} {two[1]}")


def _is_of_good(c: Scene, of: str | None) -> bool:
    """Whether what is lost or gained is of one measure; an error that is lost may be either."""
    if not of:
        return True
    ticks = [t for named in c.named_in(of).values() for t in named]
    return len(ticks) == 1 and more_is_wanted(ticks[0]) is not False


@told_by("losing giving sacrificing forfeiting gaining winning", "than beats beat of over as")
def losing_so_much(c: Scene, text: str) -> Iterator[Version]:
    """“A is faster than B while losing 8 points of accuracy”: compared with B."""
    match = _DOING.search(text)
    if match is None or match.end() != len(text.rstrip(" .")):
        return
    first = text[: match.start()]
    does = f"{_DOES[match['verb'].lower()]}{match['rest']}"
    moved, two = _MOVED.fullmatch(does), _rival(c, first)
    if moved is None or two is None or not moved["of"] or not _is_of_good(c, moved["of"]):
        return
    yield Plain(first), Plain(f"{two[0]} {does} compared with {two[1]}")


_EACH_ITS_OWN = any_case(
    r"(?P<first>[^;:]+?)(?:,? (?:while|whereas|whilst)|,? (?:and|but)|;) (?P<second>[^;:]+)"
)
_LAST_SAID = any_case(r"(?:(?P<said>.+?),? and )?(?P<rest>.+)")
_FACTOR = any_case(
    r"(?:also |only )?[a-z]+ [^,]*?(?:\btimes|\btwice|\bhalf|\b(?:third|quarter|fifth|tenth)s?)"
    r" as (?:many [a-z]+|\w+)"
)
"""How many times as much something is, without a word on what it is set against."""


@told_by("while whereas whilst and but ;", "times twice half third quarter fifth tenth", "as")
def times_the_first(c: Scene, text: str) -> Iterator[Version]:
    """“A costs 300, while B is dearer and costs four times as much”: four times as much as A."""
    for match in _EACH_ITS_OWN.finditer(text):
        lead, first, told = c.cut(match["first"])
        led, second, behind = c.cut(match["second"])
        found = _LAST_SAID.fullmatch(behind)
        one, two = c.named_in(first), c.named_in(second)
        if found is None or led or match.end() != len(text) or one.keys() != two.keys():
            continue
        if one == two or any(len(ticks) > 1 for ticks in (*one.values(), *two.values())):
            continue
        if not one or _FACTOR.fullmatch(found["rest"]) is None:
            continue
        if not c.reader.is_place(first) or not c.reader.is_place(second):
            continue
        if found["said"] and not c.begins_with_verb(found["said"]):
            continue
        where = " ".join((lead.strip(" ,"), *c.led_places(told)))
        said = [Plain(match["first"])]
        said += [Plain(f"{second} {found['said']}")] if found["said"] else []
        yield (*said, Plain(f"{second} {found['rest']} as {first} {where}".strip()))
        return


_IT_AGAIN = any_case(
    r"(?P<first>[^;:]+?)(?:,? (?:and|but|yet|although|though|while)|;) (?:it )?(?P<verb>[a-z]+s"
    r"(?: (?:far |just |slightly )?(?:behind|below|above|short of|to|ahead of|level with))?)"
    r" (?:it|them|the latter)(?P<rest>(?: [^;:]+)?)"
)


@of_form(_IT_AGAIN, "and but yet although though while ;", "it them latter")
def rival_as_object(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B on Web yet trails it on News”: it trails B there."""
    two = _rival(c, match["first"])
    if two is None or not c.begins_with_verb(match["verb"]):
        return
    rest = match["rest"]
    if c.named_in(rest).keys() & {*c.named_in(two[0]), *c.named_in(two[1])}:
        return  # "On News, A beats B but trails it on Mail"
    yield Plain(match["first"]), Plain(f"{two[0]} {match['verb']} {two[1]}{rest}")


@of_form(_PRICE, "price cost expense")
def price_of(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B in recall, at the price of 3 ms and 2 GB”: it has so much more of these."""
    two = _rival(c, match["first"])
    if two is None:
        return
    said = [Plain(match["first"])]
    for part in match["given"].split(" and "):
        given = _GIVEN.fullmatch(part)
        if given is None:
            return
        dearer = _dearer(c, given["of"], given["amount"])
        if dearer is None:
            return
        more = f"has a {given['of']} {given['amount']} {dearer}" if given["of"] else ""
        said.append(Plain(f"{two[0]} {more or 'has ' + given['amount'] + ' more'} than {two[1]}"))
    yield tuple(said)


_POINTS = any_case(r"\d\S*(?: ?%|(?: percentage)? points?)")


def _dearer(c: Scene, of: str | None, amount: str) -> str | None:
    """Whether a measure is higher or lower where it is paid with; `None` if nothing tells."""
    if of is None:
        return None if _POINTS.search(amount) else "higher"
    ticks = [t for named in c.named_in(of).values() for t in named]
    wanted = more_is_wanted(ticks[0] if len(ticks) == 1 else of)
    return "lower" if wanted else "higher"


@of_form(_NOT_ONLY, "not", "only just merely", "but")
def not_only(c: Scene, match: Match) -> Iterator[Version]:
    """“A is not only faster but also smaller than B”: it is both."""
    yield (Plain(f"{match['head']} both {match['one']} and {match['two']}"),)
    yield (Plain(f"{match['head']} {match['one']} and {match['two']}"),)


_MORE = (
    r"(?:(?:\d\S*(?: ?%| (?:percentage )?points?| [a-z]{1,3})? |an? |also |even |only "
    r"|about |around"
    r"|roughly |slightly |much |clearly |far |considerably |noticeably |marginally |twice as )*"
    r"(?:(?:more|less) [a-z-]+|(?!(?:number|other|either|another|ever|never|her|per"
    r"|under|over|after"
    r"|paper|super|power|layer|after)\b)[a-z]{2,}er\b|worse|fewer)|(?:more|less)\b)"
)
_LINK = r"(?P<link>,? (?:and|but|yet|though|although|while)(?: at the same time)?(?: also)?)"
_VERB = r"(?:is|are|was|were|has|have|had|scores?|performs?|does|fares?|does|gets?|reaches|shows?)"
_BEHIND = any_case(
    rf"(?P<who>[^;:]+?) (?P<verb>{_VERB}) (?P<one>{_MORE}[^,;:]*?){_LINK} (?P<again>(?:{_VERB} )?)"
    rf"(?P<two>{_MORE}[^,;:]*?),? than (?P<rival>[^,;:()]+)"
)
_AHEAD = any_case(
    r"(?:compared|in comparison|relative|as compared) (?:to|with) (?P<rival>[^,;:]+), "
    rf"(?P<who>[^,;:]+?) (?P<verb>{_VERB}) (?P<one>{_MORE}[^,;:]*?){_LINK} "
    rf"(?P<again>(?:{_VERB} )?)(?P<two>{_MORE}[^;:]*)"
)
_SO_MANY = any_case(
    r"\b(?:neither|nor|no|none|not|never|only|most|few|some|any|either|half|one|two|three|four|five"
    r"|six|seven|eight|nine|ten|at least|at most|more|fewer|\d+)\b"
)
"""What counts things: those that are better on one and those that are worse on another differ."""

_THAN = any_case(r"\bthan\b")


@told_by("and but yet though although while", "than compared comparison relative")
def rival_behind_both(c: Scene, text: str) -> Iterator[Version]:
    """“A is better on B and worse on C than D”: A is better on B than D, and worse on C than D.

    The first of them, without its rival, may else be taken to be against all others.
    """
    said = text.rstrip(" .")
    for pattern in (_BEHIND, _AHEAD):
        match = pattern.fullmatch(said)
        if match is None or _THAN.search(f"{match['one']} {match['two']}"):
            continue
        who, verb, rival = match["who"], match["verb"], match["rival"]
        if not c.is_subject(who) or c.named_in(who) == c.named_in(rival):
            continue
        if _SO_MANY.search(who) and not c.reader.is_place(who):
            continue
        again = match["again"].strip() or verb
        yield (
            Plain(f"{who} {verb} {match['one']} than {rival}"),
            Plain(f"{who} {again} {match['two']} than {rival}"),
        )
