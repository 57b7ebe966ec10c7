"""What is characterised, then told in numbers: “A is competitive on B, where it trails by 2”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AT = r"(?:in|on|at|for|with|under)"
_HOW = (
    r"(?:(?:very|quite|rather|fairly|surprisingly|remarkably|particularly|especially|highly"
    r"|reasonably|still|also|relatively|notably) )?"
)
_WHERE = any_case(
    rf"(?P<who>[^,;:()]+?) (?:is|are|remains?|stays?|looks?|seems?) {_HOW}(?:competitive|strong"
    rf"|weak|respectable|decent|solid|vulnerable|impressive|disappointing|at its weakest"
    rf"|at its strongest) (?P<there>{_AT} [^,;:()]+), where (?P<it>it |they )?(?P<said>[^;:]+)"
)


@of_form(_WHERE, "where", "is are remain remains stay stays look looks seem seems")
def characterised_where(c: Scene, match: Match) -> Iterator[Version]:
    """“A remains competitive on B, where it trails C by 2 points”: on B, A trails C by that."""
    if not c.is_subject(match["who"]) or not c.is_led(match["there"]):
        return
    if match["it"] or c.begins_with_verb(match["said"]):
        there = match["there"]
        yield (Plain(f"{capitalised(there)}, {match['who']} {match['said']}"),)


_STRAGGLER = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|remains|stays) (?:(?:the|a|an) )?(?:(?:clear|obvious|notable|lone"
    r"|big|undisputed) )*(?:straggler|laggard|latecomer|slow learner|late bloomer): "
    r"(?:even )?(?P<its>its|it) (?P<said>[^;:]+)"
)


@of_form(_STRAGGLER, "straggler laggard latecomer learner bloomer", ":", "it its")
def straggler(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the clear straggler: even its final loss is above that of B at 8”: A's is."""
    if c.is_subject(match["who"]) and c.named_in(match["who"]):
        own = "'s" if match["its"].lower() == "its" else ""
        yield (Plain(f"{match['who']}{own} {match['said']}"),)


_PAYS_OFF = any_case(
    r"[^,;:()]+? (?:(?:never|hardly ever|rarely|always|consistently) pays? off"
    r"|(?:does|do) not pay off): (?P<said>[^;:]+)"
)


@of_form(_PAYS_OFF, "pay pays", "off", ":")
def pays_off(_: Scene, match: Match) -> Iterator[Version]:
    """“Hotter sampling never pays off: each increase in heat lowers the score”: each does."""
    yield (Plain(capitalised(match["said"])),)


_ROLE = any_case(
    r"(?P<who>[^,;:]+?) (?:plays?|played|has|have|had) (?:only )?an? "
    r"(?:minor|small|smaller|limited|marginal|negligible|modest|tiny|lesser) role"
    r"(?P<where> (?:in|on|at|for|among) [^,;:]+)?, "
    r"(?:with|at|accounting for|making up) (?P<much>[^;:]*\d[^;:]*)"
)


@of_form(_ROLE, "role", ",")
def minor_role(c: Scene, match: Match) -> Iterator[Version]:
    """“A plays a minor role in B, with a share of 3%”: there it has a share of 3%."""
    if c.is_subject(match["who"]):
        where = (match["where"] or "").strip()
        lead = f"{capitalised(where)}, " if where else ""
        yield (Plain(f"{lead}{match['who']} has {match['much']}"),)


_STANDS_OUT = any_case(
    r"(?P<lead>(?:in|on|at|for|under|with) [^,;:()]+, )?(?P<who>[^,;:()]+?) "
    r"(?:(?:clearly|particularly|especially|also|really|immediately) )*"
    r"(?:stands? out|stood out|attracts? attention|catch(?:es)? the eye|deserves? (?:a )?mention"
    r"|(?:is|are|was|were) (?:(?:particularly|especially|most|also|very) )?"
    r"(?:notable|noteworthy|remarkable|striking|conspicuous|interesting|exceptional|unusual))"
    r"(?P<there> (?:in|on|at|for|under|with) [^,;:()]+)?"
    r"(?:,? (?:as|because|since|in that|for the fact that)|:) (?P<why>[^;:]+)"
)
_THEM = any_case(r"(?P<each>(?:each|both|all)(?: one)? of )?(?:it|they|them|these|both)\b")


@of_form(
    _STANDS_OUT,
    "stands stand stood attracts attract catches catch deserves deserve is are was were",
    "as because since that :",
)
def standing_out(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B stand out in 2014, as each of them gains 3”: they do so in 2014."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    who, why = match["who"], match["why"]
    them = _THEM.match(why)
    if them is not None:
        each = (them["each"] or "").split(" ")[0].lower()
        if each not in ("", "each", "both", "all"):
            return
        why = f"{who} {'each' if each else ''}{why[them.end() :]}"
    elif c.cut(why)[1]:
        return  # It says of something else why.
    else:
        why = f"{who} {why}"
    where = (match["lead"] or "").strip(" ,") or (match["there"] or "").strip()
    if where and not c.is_led(where):
        return
    led = f"{capitalised(where)}, " if where else ""
    yield (Plain(f"{led}{why}"),)
