"""What a row adds to the one that it is put on: “The reranker adds 2.7 points on News”.

A row such as “+ Reranker” is the row before it with something on top, so that what is said of the
reranker is said of the step from the one row to the other. Where a description leaves open to which
row it was added, all of them must say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.built_up import bases_of, has_additions, is_built_up
from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.naming.ablations import adds
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.truth import ABOUT_SHARE
from figcheck.patterns import any_case
from figcheck.records import record

_FLAGS = re.IGNORECASE
_PUTTING = (
    r"(?:(?:adding|introducing|including|incorporating|inserting|appending|switching on|enabling)"
    r"|(?:the )?(?:addition|introduction|inclusion|incorporation) of)"
)
_NUMBER = (
    r"(?:(?:about|around|roughly|only|just|nearly|almost|over|under|more than|less than|at least|at"
    r" most|up to|a further|another|an? (?:extra|additional)|(?:just|well"
    r"|slightly) (?:over|under)) )*"
    r"(?:\+?\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)"
)
_MUCH = rf"(?:{_NUMBER}|(?:between|from) {_NUMBER}(?: ?%| points?)? (?:and|to) {_NUMBER})"
_UNIT = r"(?: ?%| (?:percentage )?points?| pp| [a-zµ]{1,3}\b| (?:milli)?seconds| million)"
_MOST = (
    r"(?:largest|biggest|greatest|highest|strongest|most pronounced|smallest|lowest|weakest|least)"
)
_GAIN = r"(?:effect|impact|influence|contribution|benefit|gain|improvement|advantage|boost)s?"
_ON = r"(?:on|for|in|at|to)"
_STAGE = r"(?:component|step|stage|addition|module|row)"
_PART = (
    rf"(?P<lead>(?:(?:on|for|in|at) [^,;:]+, )?)(?:(?P<put>{_PUTTING}) )?(?P<part>[^,;:()]+?)"
    rf"(?: (?:alone|then|also|further|again|(?<!last )(?<!final ){_STAGE}))*"
)

_SMALL = frozenset({"smallest", "lowest", "weakest", "least"})


@record
class _Rung:
    """A row and the rows that it may have been added to.

    Attributes:
        tick: the row.
        bases: those that it may have been added to.
    """

    tick: str
    bases: tuple[str, ...]


def _rung(c: Scene, match: Match) -> _Rung | None:
    """The row that what is added stands for; `None` if there is none, or several."""
    figure, part = c.reader.figure, match.groupdict().get("behind") or match["part"]
    named = c.named_in(part)
    if re.fullmatch(r"it|this|its|(?:this|the) (?:step|component)", part, _FLAGS):
        topic = c.topic
        named = {c.topical or "": (topic,)} if topic is not None else {}
    elif re.fullmatch(rf"the (?:last|final) {_STAGE}", part, _FLAGS):
        named = {d.name: d.ticks[-1:] for d in figure.dimensions if any(map(adds, d.ticks))}
    elif not c.is_subject(re.sub(r"['’]s?\Z", "", part)):
        return None  # "A does not add 2 points"
    if len(named) != 1:
        return None
    ((name, ticks),) = named.items()
    if len(ticks) != 1 or part.startswith("+"):
        return None  # "+ LM scores 5" is about the row.
    tick, dimension = ticks[0], c.reader.names.dimensions[name]
    told = match["put"] and is_built_up(figure) and any(map(adds, dimension.ticks))
    if not adds(tick) and not told:
        return None
    bases = bases_of(figure, dimension, tick)
    return _Rung(tick, bases) if bases else None


_ADDS = any_case(
    rf"{_PART} (?P<verb>adds?|brings?|gives?|contributes?|yields?|is worth|provides?"
    r"|delivers?|buys?"
    rf"|costs?|loses?|takes?(?P<away> away)?) (?P<much>{_MUCH})(?P<unit>{_UNIT}?)(?: away)?(?: of "
    rf"(?P<of>[^,;:()]+?))?(?P<rest> {_ON} [^;:()]+| everywhere| overall|)"
)
_RAISES = any_case(
    rf"{_PART} (?P<verb>raises?|lifts?|increases?|boosts?|pushes|improves?|lowers?|reduces?|drops?"
    r"|decreases?|hurts?|degrades?|cuts?|doubles?|triples?|halves) (?:the )?(?P<what>[^,;:()]+?)"
    rf"(?: score| accuracy)?(?P<by> (?:by|from) {_NUMBER}.*|)"
)
_BEST = any_case(
    rf"{_PART} (?:(?:has|shows?|makes?|yields?|gives?|brings?|produces?|"
    r"exerts?) (?P<whose>its|the|a) "
    rf"(?P<most>{_MOST}) (?P<noun>{_GAIN})|(?:helps?|pays? off|contributes?|brings?"
    r"|matters?|gains?) (?:the )?(?P<much>most|least)|(?:is|are) of (?:the )?(?P<use>most|least"
    r"|greatest) (?:use|help|benefit|value))"
    rf" (?P<rest>(?:on|for|in|at) [^,;:()]+?)(?: \((?P<noted>[+−–-]?\d[\d.]*)[^()]*\))?"
    rf"(?:,? (?:by|with|at|of) (?P<by>{_NUMBER}{_UNIT}?)"
    rf"|,? where [^,;:()]+? (?:rises?|increases?|improves?|gains?|grows?|goes up|climbs?) (?:by )?"
    rf"(?P<where>{_NUMBER}{_UNIT}?))?"
)
_ITS = any_case(
    rf"(?P<put>)(?P<part>its|[^,;:()]+?['’]s|(?:the )?(?={_MOST} {_GAIN} (?:of|from|by) ))"
    rf" ?(?P<most>{_MOST}) (?P<noun>{_GAIN})(?: (?:of|from|by) (?:(?:{_PUTTING}) )?"
    r"(?P<behind>[^,;:()]+?))?"
    r" (?:is|was|can be|are)(?: (?:found|seen|made|observed|reached|that))? "
    rf"(?P<rest>(?:on|for|in|at) [^,;:()]+?)(?: \((?P<noted>[+−–-]?\d[\d.]*)[^()]*\))?"
    rf"(?:,? (?:by|with|at) (?P<by>{_NUMBER}{_UNIT}?))?"
)
_HELPS = any_case(
    rf"{_PART} (?P<verb>helps?|improves?|hurts?|harms?)(?: results?| performance| scores?|)"
    r"(?: on| in| for|) (?P<where>(?:(?:all|both|every|each|only|two|three|four|five"
    r"|six|most|none)\b[^,;:()]*|[^,;:()]+))"
)
_SLOWER = any_case(
    rf"{_PART} makes (?:the |it|this )(?:[a-z]+ )?(?P<much>[^,;:()]*?(?:times|twice|%|percent) )"
    r"(?P<how>[a-z]+er|as [a-z]+)"
)
_NEXT = any_case(rf"(?:,? and|,) (?={_MUCH}{_UNIT}? (?:on|for|in|at) )")
"""What stands between two numbers, each with its place."""

_DENIED = any_case(r" (?:(?:does|do|did)(?: not|n['’]t)|never|hardly|barely|not)\b")

_COSTS = frozenset({"cost", "costs", "lose", "loses", "take", "takes"})
_REACHING = frozenset(
    "gives give yields yield provides provide delivers deliver brings bring".split()
)
_RISES = {"raise": "rises", "lift": "rises", "increase": "rises", "boost": "rises",
          "pushe": "rises", "improve": "improves", "lower": "falls", "reduce": "falls",
          "drop": "falls", "decrease": "falls", "hurt": "falls", "degrade": "falls",
          "cut": "falls", "double": "doubles", "triple": "triples", "halve": "halves"}  # fmt: skip


def _lead(base: str, tick: str) -> str:
    return f"From {base} to {tick}, "


def _added(c: Scene, text: str) -> tuple[_Rung, list[Version]] | None:
    """The row that a sentence is about as what was added, and what it says for each base."""
    if not has_additions(c.reader.figure):
        return None
    for pattern, said in (
        (_ADDS, _adds),
        (_BEST, _best),
        (_ITS, _best),
        (_RAISES, _raises),
        (_SLOWER, _slower),
        (_HELPS, _helps),
    ):
        match = pattern.fullmatch(text)
        rung = _rung(c, match) if match is not None else None
        if match is None or rung is None:
            continue
        versions = [v for base in rung.bases if (v := said(c, match, rung.tick, base))]
        return rung, versions if len(versions) == len(rung.bases) else []
    return None


def _adds(c: Scene, match: Match, tick: str, base: str) -> Version:
    """“A adds 2 points on B and 3 on C”."""
    verb, much, unit = match["verb"].lower().split()[0], match["much"], match["unit"]
    verb = "is worth" if verb == "is" else verb
    if not unit and verb in _REACHING:
        return ()  # "A gives 25 on B": that much more, or that much.
    much = re.sub(r"\b(?:a further|another|an? (?:extra|additional)) |\+", "", much)
    rest = re.sub(r"\bto (?!\d)", "on ", match["rest"])
    lead = match["lead"]
    where = f" {uncapitalised(lead).removesuffix(', ')}" if lead else ""
    of = match["of"]
    points = bool(match["away"]) or not unit or re.search("point|%|pp", unit) is not None
    if of:
        lost = verb in _COSTS and points
        if lost and verb not in ("loses", "lose") and more_is_wanted(of) is False:
            return ()  # What costs two points of error may add them.
        moved = "falls" if lost else "rises"
        return (Plain(f"{_lead(base, tick)}{of} {moved} by {much}{unit}{where}{rest}"),)
    noun = "decrease" if verb in _COSTS and points else "increase"
    told = _NEXT.split(f"{much}{unit}{where}{rest}")
    return tuple(Plain(f"{_lead(base, tick)}the {noun} is {one}") for one in told)


def _raises(c: Scene, match: Match, tick: str, base: str) -> Version:
    """“A raises B by 2 points”."""
    what, by, lead = match["what"], match["by"], match["lead"]
    verb = re.sub(r"s\Z", "", match["verb"].lower())
    if not c.named_in(what) or (not by and verb not in ("double", "triple", "halve")):
        return _helps_in(what, verb, tick, base) if not by and not lead else ()
    where = f" {uncapitalised(lead).removesuffix(', ')}" if lead else ""
    return (Plain(f"{_lead(base, tick)}{what} {_RISES[verb]}{by}{where}"),)


def _helps(c: Scene, match: Match, tick: str, base: str) -> Version:
    """“A helps on all datasets”."""
    verb = re.sub(r"s\Z", "", match["verb"].lower())
    return _helps_in(match["where"], verb, tick, base) if not match["lead"] else ()


def _helps_in(where: str, verb: str, tick: str, base: str) -> Version:
    better = {"help": "better", "improve": "better", "hurt": "worse", "harm": "worse",
              "degrade": "worse"}.get(verb)  # fmt: skip
    where = re.sub(r"\A(?:on|in|for) ", "", where)
    return (Plain(f"{tick} is {better} than {base} on {where}"),) if better else ()


def _slower(_: Scene, match: Match, tick: str, base: str) -> Version:
    """“A makes the system four times slower”."""
    than = "as" if match["how"].startswith("as ") else "than"
    return (Plain(f"{tick} is {match['much']}{match['how']} {than} {base}"),)


def _best(c: Scene, match: Match, tick: str, base: str) -> Version:
    """“A has its largest effect on B”, “its smallest contribution is on C”."""
    groups = match.groupdict()
    if (groups.get("whose") or "its").lower() != "its":
        return ()  # "A gives the largest gain on B": of all that A gains, or of all gains on B.
    most = (groups.get("most") or groups.get("much") or groups.get("use") or "").lower()
    extreme = "smallest" if most in _SMALL else "largest"
    lead = _lead(base, tick)
    first = f"{lead}the increase is {extreme} {match['rest']}"
    noun = (groups.get("noun") or "").lower()
    if noun.startswith(("effect", "impact", "influence")):
        change = f"{lead}the change is {extreme} {match['rest']}"
        if c.holds(first) is not c.holds(change):
            return ()  # The effect is largest where most is lost, and no gain.
    amount = groups.get("by") or groups.get("where") or groups.get("noted")
    if not amount:
        return (Plain(first),)
    amount = amount.lstrip("+")
    if amount[:1] in "-−–":
        return ()
    return Plain(first), Plain(f"{lead}the increase is {amount} {match['rest']}")


@told_by(
    "adds add brings bring gives give contributes contribute yields yield worth provides provide "
    "delivers deliver buys buy costs cost loses lose takes take raises raise lifts lift increases "
    "increase boosts boost pushes improves improve lowers lower reduces reduce drops drop "
    "decreases decrease hurts hurt degrades degrade cuts cut doubles triples halves has have shows "
    "makes helps help pays matters gains is was are harms harm"
)
def put_on_top(c: Scene, text: str) -> Iterator[Version]:
    """“The reranker adds 2 points on News”: from the row before it to its own, by 2."""
    found = _added(c, text.rstrip(" ."))
    if found is None or not found[1] or _is_loose(c, found[1]):
        return
    if _agree(c, found[1]):
        yield found[1][0]


def _agree(c: Scene, versions: list[Version]) -> bool:
    """Whether it comes to the same which row was added to."""
    truths = {tuple(c.holds(plain.text) for plain in version) for version in versions}
    return len(versions) == 1 or (len(truths) == 1 and None not in truths.pop())


_LOOSELY = any_case(
    r"\b(?:(?P<about>about|around|roughly)|(?P<under>nearly|almost|(?:just|slightly) under)"
    rf"|(?:just|slightly) over) (?P<number>\d[\d.,]*\d|{COUNT})\b"
)


def _is_loose(c: Scene, versions: list[Version]) -> bool:
    """Whether a gain is said to be about what only loosely is it: 2.0, as “almost 3 points”."""
    texts = [plain.text for version in versions for plain in version]
    return any(_is_loosely_told(c, text) for text in texts)


def _is_loosely_told(c: Scene, text: str) -> bool:
    match = _LOOSELY.search(text)
    if match is None or c.holds(text) is False:
        return False
    number = match["number"].lower().replace(",", "")
    spelt = number in NUMERALS
    value = float(NUMERALS.index(number)) if spelt else float(number)
    decimals = 0 if spelt else len(number.partition(".")[2])
    slack = max(0.5 / 10**decimals, ABOUT_SHARE * value)
    low = value - slack if match["about"] or match["under"] else value
    high = value if match["under"] else value + slack
    bounds = (f"at least {low:.{decimals + 2}f}", f"at most {high:.{decimals + 2}f}")
    start, end = match.span()
    return not all(c.holds(f"{text[:start]}{bound}{text[end:]}") for bound in bounds)


_ALL_PUT = any_case(
    r"(?P<which>all|both|each|every|none|no|most|neither|not all|only [a-z]+|[a-z]+)(?: of)?"
    r"(?: the| these)?(?: (?:two|three|four|five|six|seven|eight))?(?: [a-z]+)? "
    rf"(?:{_STAGE}|component|extension|change|modification|ingredient|technique)s? "
    r"(?P<verb>helps?|improves?|raises?|lifts?|increases?|boosts?|hurts?|harms?|lowers?|degrades?"
    r"|reduces?|decreases?)(?: results?| performance| scores?|)(?: on| in| for|)(?: the)? "
    r"(?P<where>[^,;:()]+)"
)
_WHOLE = frozenset("all both each every".split())
_TELLS_BASE = any_case(
    r"\b(?:one|row|variant|step) (?:above|before)\b|\b(?:previous|preceding|prior|baseline|over"
    r"|than|compared|relative|predecessor)\b"
)
"""What says which row each step is set against."""


def _takes_all_from_start(c: Scene, said: str) -> bool:
    """Whether steps that build on each other are each set against what the first one starts from.

    “All additions improve A”: each is better than the row before it. Where all are better than
    the baseline and one is worse than the row before, it may be said of either.
    """
    match, figure = _ALL_PUT.fullmatch(said), c.reader.figure
    if match is None or not is_built_up(figure) or _TELLS_BASE.search(match["where"]):
        return False
    whole = match["which"].lower() in _WHOLE
    verb = re.sub(r"s\Z", "", match["verb"].lower())
    for dimension in figure.dimensions:
        put = [tick for tick in dimension.ticks if adds(tick)]
        if len(put) < 2:
            continue
        first = next(iter(bases_of(figure, dimension, put[0])), None)
        steps = [base for tick in put for base in bases_of(figure, dimension, tick)]
        if first is None or len(steps) != len(put):
            return True
        truths = [
            [c.holds(_moved(match["where"], verb, tick, base)) for tick, base in pairs]
            for pairs in (zip(put, steps, strict=True), ((tick, first) for tick in put))
        ]
        if any(None in row for row in truths):
            return True
        one, two = truths
        return all(one) is not all(two) if whole else one != two
    return False


def _moved(where: str, verb: str, tick: str, base: str) -> str:
    """That a step does to a score what a verb says."""
    if (helped := _helps_in(where, verb, tick, base)) != ():
        return helped[0].text
    return f"{_lead(base, tick)}{where} {_RISES[verb]}"


def _is_no_addition(c: Scene, said: str) -> bool:
    """Whether a row is said to add so much that is no addition to another: “Base adds 2 points”."""
    match = _ADDS.fullmatch(said)
    if match is None or not match["verb"].lower().startswith(("add", "contribute", "is worth")):
        return False
    named = c.named_in(match["part"])
    rows = (c.reader.names.dimensions[name].ticks for name in named)
    return any(any(map(adds, ticks)) for ticks in rows)


def takes_row_for_step(c: Scene, text: str, check: str) -> bool:
    """Whether what is said of an added part was taken to be said of the row with it.

    Args:
        c: where the sentence stands.
        text: the sentence.
        check: what it was taken for.
    """
    if not has_additions(c.reader.figure):
        return False
    said = text.rstrip(" .")
    if _added(c, _DENIED.sub("", said)) and _DENIED.search(said):
        return True
    found = _added(c, said)
    if found is None:
        return _takes_all_from_start(c, said) or _is_no_addition(c, said)
    rung, versions = found
    if _is_loose(c, versions):
        return True
    if len(rung.bases) == 1 or not versions:
        return not any(f'"{base}"' in check for base in rung.bases)
    return not _agree(c, versions)


_WITH_IT = any_case(
    r"with (?P<part>[^,;:()]+?)(?: on top| added| in place| switched on| included)?, "
    r"(?:the (?:full |whole |complete )?(?:system|model|pipeline|method|variant|network|approach"
    r"|classifier|parser)|it|this variant) (?P<said>.+)"
)


@of_form(
    _WITH_IT, "with", "system model pipeline method variant network approach classifier parser it"
)
def with_it_on_top(c: Scene, match: Match) -> Iterator[Version]:
    """“With the reranker on top, the system is best on News”: the row with it is."""
    named = list(c.named_in(match["part"]).values())
    if len(named) != 1 or len(named[0]) != 1 or not adds(named[0][0]):
        return
    yield (Plain(f"{named[0][0]} {match['said']}"),)
