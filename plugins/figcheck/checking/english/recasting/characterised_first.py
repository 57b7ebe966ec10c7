"""What is characterised, then told in numbers: “A is competitive on B, where it trails by 2”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
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
