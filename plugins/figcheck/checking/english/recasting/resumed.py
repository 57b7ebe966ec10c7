"""What takes up what was said before: “there”, “this is also true of B”, “the others”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.pronouns import stands_for_own
from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Place, together
from figcheck.checking.english.recasting.multiples import as_much_again, tells_change
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_WHERE = any_case(
    r"(?:this|that|it|these|here) (?:is|are|was|were) (?:also |again |precisely |exactly |just |"
    r"even |the place |the point |the one place )*(where|why|when)\s+(.+)"
)

_ALSO_TRUE = any_case(
    r"([^;:]+?),\s+(?:(?:and|but) (?:this|that|the same)|which|as)\s+"
    r"((?:is|are|was|were|holds?|goes|applies|can|does|did)\b[^,;:]+)"
)

_TRUE_OF_NONE = any_case(
    r"([^;:]+?),\s+which (?:is|was) (?:true|the case) (?:of|for|in|on|at) "
    r"(?:no other|none of the other)\b[^,;:]*"
)

_NONE_OTHER = any_case(
    r"([^;:]+?),\s+(?:which|as|something(?: that)?) no other [\w-]+ "
    r"(?:does|do|did|achieves?|manages?|managed|achieved|has done|accomplishes)(?: there)?"
)

_SO_DOES = any_case(
    r"([^;:]+?),?\s+and\s+(so (?:it |they )?(?:does|do|did|is|are|was|were|has|have|had)\b[^,;:]+)"
)

# "It stays at 5 and then rises" tells what comes next, not when.
_THERE = any_case(
    r"\b(?:there|here|(?<!and )(?<!but )(?<!, )then|at (?:that|this) (?:time|point)"
    r"|in (?:this|that) (?:case|year))\b(?! (?:is|are|was|were|remains?|exists?)\b)"
)

_THAT_YEAR = any_case(r"in (?:this|that) year")

_WITH = any_case(r", with (?=[^,]+ing\b)")

_THAT_IS = any_case(
    r"(?:this|that|which|it)\s+((?:is|was|makes|means|amounts to|corresponds to)\b.+)"
)

_OWN = any_case(r"\b(?:its|their|that)(?: [\w-]+)? (?=(?:on|in|at|for|under|with)\b)")

_ANOTHER = any_case(r"([\w-]+)(?:'s|’s|s') [\w-]+ (?=(?:on|in|at|for|under|with)\b)")

_FORMER = any_case(r"\bthe (former|latter|first|second)\b(?= (?!of\b))")
_OBJECT = any_case(r"(?<=\w )(?:it|them)\b(?! (?:is|was|has|does|are|were|have|do)\b)")

_NEXT_CLAUSE = any_case(r"[,;] (?:and|but|while|whereas|yet|so)\b")

_SO_MANY = "|".join((*NUMERALS[2:], r"\d+"))
_THE_OTHERS = any_case(
    r"(?:all )?(?:the|its|their) (?:others|rest|(?:other|remaining|rest of the)"
    rf"(?: (?P<count>{_SO_MANY}))?|(?P<number>{_SO_MANY}) (?:others?|remaining))(?= )"
)
_NOUN = regex(r" [a-z]+s\b")

_DOES_NOT = any_case(
    r"([^;:]+?)(?:[;,]\s+(?:and |but |while |whereas |only )?([^,;:]+?) "
    r"(?:does|do|did|has|have|had|is|are|was|were) not|,? but not ([^,;:]+))"
)


@of_form(_WHERE, "this that it these here", "where why when")
def where(c: Scene, match: Match) -> Iterator[Version]:
    """“This is also where A leads”: there A leads."""
    yield (Plain(match[2] if match[1] == "why" else f"There, {match[2]}"),)


@told_by(",", "this that same which as something")
def also_true(c: Scene, text: str) -> Iterator[Version]:
    """“A exceeds 5, which is also true of B”."""
    if match := _TRUE_OF_NONE.fullmatch(text) or _NONE_OTHER.fullmatch(text):
        lead, subject, rest = c.cut(match[1])
        if subject:
            yield Plain(match[1]), Plain(f"{lead} only {subject} {rest}".strip())
    elif match := _ALSO_TRUE.fullmatch(text):
        yield Plain(match[1]), Plain(f"This {match[2]}", again=True)


@of_form(_SO_DOES, "and", "so")
def so_does(_: Scene, match: Match) -> Iterator[Version]:
    """“A exceeds 5 and so does B”."""
    yield Plain(match[1]), Plain(match[2], again=True)


_NO_MORE = any_case(r"\b(?:only|just|merely) (?=[a-z]+s \d)")


def _spot(c: Scene, text: str) -> Place | None:
    """The place in several dimensions that the clause before names, one in each; else none."""
    named = together(place.plain for place in c.reader.places_in(c.before))
    own = c.reader.dimensions_in(text)
    if named is None or any(len(ticks) > 1 for _, ticks in named.ticks):
        return None
    place = named.without(own)
    return place if len(place.ticks) > 1 else None


@told_by("there here then time point case year")
def there(c: Scene, text: str) -> Iterator[Version]:
    """“All are lowest on Web. B reaches 5 there”: on Web."""
    found = _THERE.search(text)
    if found is None or not (c.before or found.start()):
        return
    if (spot := _spot(c, text)) is not None:
        said = f"{text[: found.start()].rstrip(' ,')}{text[found.end() :]}".strip(" ,")
        said = said.replace(" ,", ",")
        yield (Plain(_NO_MORE.sub("", capitalised(said)), here=spot),)
        return
    # "…, with A exceeding 5 there": where that is, stands before it.
    before = _WITH.split(text[: found.start()], maxsplit=1)[0]
    own = c.led_places(before) if "," in text[: found.start()] else ()
    places = own or c.led_places(c.before)
    subject = c.cut(c.before)[1]
    if not places and c.reader.is_place(subject):
        places = (f"on {subject}",)  # "Web is hard: all are below 50 there."
    head = text[: found.start()].rpartition(",")[0]
    if not own and any(c.named_in(head).keys() & c.named_in(p).keys() for p in places):
        return  # "Web is hard. Mail is easy, as A beats B there": on Mail.
    if _THAT_YEAR.fullmatch(found.group()) and len(c.named_in(c.before).get(c.way or "", ())) > 1:
        places = ()  # "It fell in 2015 and rose until 2018. In that year …": in the later one.
    for where in places:
        if found.start() == 0:
            rest = text[found.end() :].lstrip(" ,")
            yield (Plain(f"{capitalised(where)}, {rest}"),)
        else:
            yield (Plain(f"{text[: found.start()]}{where}{text[found.end() :]}"),)


@of_form(_THAT_IS, "this that which it", "is was makes means amounts corresponds")
def that_is(c: Scene, match: Match) -> Iterator[Version]:
    """“A reaches 5 on Web. That is twice the value of B”: A is, on Web."""
    if not c.before or not c.reader.writes_a_value(c.before):
        return
    if tells_change(c.before):  # “A gains 5. That is more than B”: than B gains.
        version = next(as_much_again.way(c, f"{c.before.rstrip(' .')}, that {match[1]}"), ())
        yield from [(version[-1],)] if version else ()
        return
    if "EXTREME" in classes_in(match[1]):
        return  # "… which is the lowest value of the line": of one, or of all.
    lead, subject, rest = c.cut(c.before)
    if subject and c.reader.is_place(subject):
        where = " ".join((subject, lead.strip(" ,"), *c.led_places(rest)))
        said = _ANOTHER.sub(r"\1 ", _OWN.sub(f"{subject} ", match[1]))
        yield (Plain(f"{' '.join(where.split())} {said}"),)


_OBJECT_BEFORE = regex(r"\bthe (?:[a-z-]+ ){0,2}[a-z-]+, (?:[a-z]+ly )?[a-z]+ing [a-z]+ $")
"""What a sentence names itself, before a participle that takes it up."""


@told_by("it them")
def as_object(c: Scene, text: str) -> Iterator[Version]:
    """“B falls, so A is ahead of it”: of B, if that is the only other thing of its kind named."""
    found = [*_OBJECT.finditer(text)]
    if len(found) != 1 or not c.before or stands_for_own(text, c.before):
        return
    if _NEXT_CLAUSE.search(text[: found[0].start()]):
        return  # "Mail is hard, and no model tops 50 on it": on what its own sentence names.
    if _OBJECT_BEFORE.search(text[: found[0].start()]):
        return  # "B hugs the diagonal, deviating from it by 1".
    subject = c.cut(c.before)[1]
    own, named = (c.named_in(t) for t in (c.cut(text)[1], subject))
    alone = own and {d: t for d, t in c.named_in(text).items() if d in own} == own
    if alone and own.keys() == named.keys() and own != named and c.reader.is_place(subject):
        start, stop = found[0].span()
        yield (Plain(f"{text[:start]}{subject}{text[stop:]}"),)


_NOUN_OR_AND = regex(r" (?P<noun>[a-z]+)")


@told_by("former latter first second")
def former(c: Scene, text: str) -> Iterator[Version]:
    """“A and B lead. The former peaks in 2018, the latter in 2022”: A does, B in 2022."""
    found = _FORMER.search(text)
    if not c.before or found is None or _is_ordinal(c, text[found.end() :]):
        return
    lead, subject, _ = c.cut(c.before)
    named = c.named_in(subject)
    # "Food, rent and fuel follow": three of a kind, of which one seems to lead.
    if len(named) == 1 and named.keys().isdisjoint(c.named_in(lead)):
        (ticks,) = named.values()
        if len(ticks) == 2:
            said = _FORMER.sub(lambda found: ticks[found[1].lower() in ("latter", "second")], text)
            if said != text:
                yield (Plain(said),)


_FORMER_ALSO = any_case(
    r"(?P<who>(?:[^;:]+, )?the (?:former|latter)) (?P<one>[^;:]+?),? (?:and|but) it (?:also )?"
    r"(?P<two>[^;:]+)"
)


@of_form(_FORMER_ALSO, "former latter", "and but", "it")
def former_also(c: Scene, match: Match) -> Iterator[Version]:
    """“The former peaks in 2018, and it also ends higher”: the former does both."""
    if c.begins_with_verb(match["two"]):
        said = (Plain(f"{match['who']} {match[part]}") for part in ("one", "two"))
        yield tuple(said)


def _is_ordinal(c: Scene, rest: str) -> bool:
    """Whether what follows “the first” tells what is counted: “… and the second slice”."""
    found = _NOUN_OR_AND.match(rest)
    noun = found["noun"] if found else ""
    counted = bool(noun) and (c.label_of(noun) is not None or c.may_be_any(noun))
    return counted or noun == "and"


@of_form(_DOES_NOT, "not")
def does_not(c: Scene, match: Match) -> Iterator[Version]:
    """“Three parks recover; A does not”, “…, but not A”: that A recovers is not so."""
    other = match[2] or match[3]
    if not other or not c.reader.is_place(other):
        return
    lead, subject, rest = c.cut(match[1])
    if subject and c.named_in(other).keys() == c.counted_along(subject):
        yield Plain(match[1]), Plain(f"{lead} {other} {rest}".strip(), negated=True)


def _written(number: int) -> tuple[str, ...]:
    """How a number may be written."""
    return (str(number), *NUMERALS[number : number + 1])


@told_by("others other rest remaining")
def the_others(c: Scene, text: str) -> Iterator[Version]:
    """“A and B lead. The others …”: those that the sentence before does not name."""
    found = _THE_OTHERS.match(text)
    if found is None or not c.before:
        return
    subject = c.named_in(c.cut(c.before)[1])
    if len(subject) != 1:
        return
    (dimension,) = subject
    known = c.reader.names.dimensions[dimension].ticks
    others = [t for t in known if t not in c.named_in(c.before)[dimension]]
    count = found["count"] or found["number"]
    if len(others) < 2 or (count and count.lower() not in _written(len(others))):
        return
    listed = f"{', '.join(others[:-1])} and {others[-1]}"
    if c.reader.is_place(listed):
        rest = text[found.end() :]
        yield (Plain(f"{listed}{rest}"),)
        if noun := _NOUN.match(rest):  # "The other parks …"; "recovers" is none.
            yield (Plain(f"{listed}{rest[noun.end() :]}"),)
