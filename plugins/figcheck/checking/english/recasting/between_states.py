"""What changes between two states: “accuracy improves after training”, “the biggest gain is at 7”.

Where a figure shows what was there before something and what is there after it, a gain is one from
the first to the second, whatever other axes the figure has.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.pronouns import has_pronoun
from figcheck.checking.english.kinds.polarity import improves_upwards
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.states import States
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case

_VERB = any_case(
    r"(?:(?P<better>improves?|improved|benefits?|benefited|gets? better)"
    r"|(?P<worse>worsens?|worsened|deteriorates?|deteriorated|degrades?|degraded|gets? worse)"
    r"|(?P<up>increases?|increased|rises?|rose|gains?|gained|go(?:es)? up|went up)"
    r"|(?P<down>decreases?|decreased|drops?|dropped|declines?|declined|falls?|fell|loses?|lost"
    r"|go(?:es)? down|went down))(?: |\Z)"
)
_AMOUNT = any_case(
    r"(?:by )?(?P<amount>(?:(?:at least|at most|only|just|about|around|roughly|nearly|almost"
    r"|more than|less than|over|exactly|up to|a) )*"
    r"\d[\d.,]*(?:%| ?percent(?:age points?)?| ?points?| ?pp)?(?: points?| percentage points?)?)"
    r"(?: |\Z)"
)
_CELL = r"(?:cells?|values?|numbers?|entries|scores?|cases?|settings?|configurations?)"
_CELLS = any_case(rf"\b{_CELL}\Z")
_ALL_CELLS = any_case(
    r"(?:all|every|each|most|nearly all|almost all|the majority of)(?: of)?(?: the)?(?: \w+)? "
    + _CELL
)
_GAIN = r"(?P<gain>improvements?|gains?|increases?|boosts?|benefits?|jumps?|growth)"
_LOSS = r"(?P<loss>drops?|decreases?|declines?|losses|loss|falls?|degradations?|deteriorations?)"
_SUPERLATIVE = (
    r"(?:the )?(?P<much>largest|biggest|greatest|highest|strongest|most significant"
    r"|most pronounced|smallest|lowest|weakest)"
)
_NOUN = rf"{_SUPERLATIVE}(?: single| overall| absolute)? (?:{_GAIN}|{_LOSS})"
_WHERE = any_case(
    rf"(?P<lead>[^,;]+, )?{_NOUN}(?P<rest> [^,;]*?)? (?:is|are|was|occurs?|appears?|comes?)"
    r"(?: (?:seen|found|observed|recorded|located))? (?P<at>(?:in|at|for|on|with) [^,;]+)"
)
_SO_MUCH = any_case(
    rf"(?P<lead>[^,;]+, )?{_NOUN}(?P<rest> [^,;]*?)? (?:is|was|amounts to|reaches)"
    r" (?P<amount>[^,;]*?\d[^,;]*?)"
    r"(?:,? (?:and (?:it )?)?(?:is |was )?(?:seen|found|observed|occurring|occurs|located)?"
    r" ?(?P<at>(?:in|at|for|on|with) [^,;]+))?"
)
_MEANS = any_case(
    r"(?P<what>(?:the )?(?:overall )?(?:average|mean)\b[^,;:]*?)"
    r" (?:increases|rises|grows|improves|climbs|jumps|goes|decreases|drops|falls|declines)"
    r"(?: up| down)? from (?P<start>[^,;:]*?\d[\d.,]*%?) to (?P<stop>[^,;:]*?\d[\d.,]*%?)"
)
_LITTLE = frozenset({"smallest", "lowest", "weakest"})
_FROM_TO = any_case(r"\bfrom\b|\bto\b|\bbetween\b")


@told_by(
    "improves improve improved benefits benefit benefited worsens worsen worsened deteriorates "
    "deteriorate deteriorated degrades degrade degraded increases increase increased rises rise "
    "rose gains gain gained decreases decrease decreased drops drop dropped declines decline "
    "declined falls fall fell loses lose lost goes go went gets get"
)
def changed_by_it(c: Scene, text: str) -> Iterator[Version]:
    """“All cells improve after training”: they are better after it than before it."""
    states = c.reader.names.states
    if states is None or _FROM_TO.search(text):
        return
    lead, subject, rest = c.cut(text.rstrip(" ."))
    match = _VERB.match(rest)
    if match is None or not subject:
        return
    told, rest = _without_later(c, states, rest[match.end() :])
    told_first, lead = _without_later(c, states, lead.rstrip(", "))
    if told is None or told_first is None or states.dimension in c.named_in(subject):
        return
    improves = match["better"] or match["worse"]
    if not (told or told_first or _cannot_move(c, states, text, axes_told=bool(improves))):
        return
    amount = _AMOUNT.match(f"{rest} ")
    if amount is not None:
        rest = f"{rest} "[amount.end() :].strip()
    so_much = f"{amount['amount']} " if amount is not None else ""
    where = _where(c, subject)
    if where is None:
        return
    upwards = improves_upwards(c.reader.figure) if improves else True
    if upwards is None:
        return
    rises = bool(match["up"] or (improves and bool(match["better"]) is upwards))
    adjective = "higher" if rises else "lower"
    plain = f"{states.after} is {so_much}{adjective} than {states.before} {where} {rest}"
    yield (Plain(_joined(lead, plain)),)


@told_by("average mean", "from", "to")
def mean_changed_by_it(c: Scene, text: str) -> Iterator[Version]:
    """“The average rises from 47 to 64”: it is 47 before, and 64 after."""
    states, match = c.reader.names.states, _MEANS.fullmatch(text.rstrip(" ."))
    if states is None or match is None:
        return
    told, what = _without_later(c, states, match["what"])
    if told is None or not _cannot_move(c, states, text, axes_told=True):
        return
    small = uncapitalised(what)
    ends = ((states.before, match["start"]), (states.after, match["stop"]))
    said = [f"In {state}, {small} is {value}" for state, value in ends]
    # Or it falls so along an axis: “from 84 at 5 kg to 55 at 20 kg”, without saying where.
    if told or all(map(c.holds, said)):
        yield tuple(map(Plain, said))


@told_by(
    "largest biggest greatest highest strongest significant pronounced smallest lowest weakest",
    "improvement improvements gain gains increase increases boost boosts benefit benefits jump "
    "jumps growth drop drops decrease decreases decline declines loss losses fall falls "
    "degradation degradations deterioration deteriorations",
)
def most_changed_by_it(c: Scene, text: str) -> Iterator[Version]:
    """“The biggest improvement is 24 points, at 4 hops”: of after over before."""
    states = c.reader.names.states
    said = text.rstrip(" .")
    match = states and (_SO_MUCH.fullmatch(said) or _WHERE.fullmatch(said))
    if states is None or not match or _FROM_TO.search(said):
        return
    told, rest = _without_later(c, states, (match["rest"] or "").strip())
    if told is None or _moves(c, states, rest):
        return
    higher, lower = states.after, states.before
    noun = (match["gain"] or match["loss"]).lower()
    figure = c.reader.figure
    if noun in {*words_of(figure.value.label), *words_of(figure.title)}:
        return  # "The lowest loss is 2", of a loss: no change of it.
    improves = noun.startswith(("improvement", "benefit"))
    upwards = improves_upwards(figure) if improves else True
    if upwards is None:
        return
    if match["loss"] or not upwards:
        higher, lower = lower, higher
    much = "smallest" if match["much"].lower() in _LITTLE else "largest"
    lead_of = f"lead of {higher} over {lower} {rest}".strip()
    if (amount := match.groupdict().get("amount")) is not None:
        at = f", {match['at']}" if match["at"] else ""
        plain = f"The {much} {lead_of} is {amount}{at}"
    else:
        plain = f"The {lead_of} is {much} {match['at']}"
    yield (Plain(_joined((match["lead"] or "").rstrip(", "), plain)),)


def _without_later(c: Scene, states: States, text: str) -> tuple[bool | None, str]:
    """A text without “after training”, and whether it was there; `None` if it says “before”."""
    found = next((p for p in c.led_places(text) if states.dimension in c.named_in(p)), None)
    if found is None:
        names = c.named_in(text).get(states.dimension)
        told = next(
            (t for t in (f"after {' '.join(w)}" for w in states.called) if t in text.lower()), None
        )
        if names is None:
            return False, text
        if told is None or names != (states.after,):
            return None, text
        start = text.lower().index(told)
        return True, f"{text[:start]}{text[start + len(told) :]}".strip(" ,")
    if c.named_in(text).get(states.dimension) != (states.after,):
        return None, text
    return True, text.replace(found, "", 1).replace("  ", " ").strip(" ,")


def _cannot_move(c: Scene, states: States, text: str, *, axes_told: bool) -> bool:
    """Whether a sentence tells a change that can be no other than one between the states.

    Args:
        c: where the sentence stands.
        states: the two states.
        text: the sentence.
        axes_told: whether another axis counts only if the sentence speaks of it.
    """
    axes = {
        d.name
        for d in c.reader.figure.dimensions
        if d.role is not Role.PANEL and d.name != states.dimension and is_ordered(d)
    }
    left = axes - c.reader.dimensions_in(text)
    return not left or (axes_told and not c.reader.names_any_of(text, left))


def _moves(c: Scene, states: States, text: str) -> bool:
    """Whether a text says along which other axis something changes: “per hop”."""
    return bool(text) and bool(c.label_of(text)) and c.label_of(text) != states.dimension


def _where(c: Scene, subject: str) -> str | None:
    """Where what a subject names is so: “in all cells”, “at 7 hops”; `None` if it is no such."""
    if _CELLS.search(subject):
        return f"in {subject}" if _ALL_CELLS.fullmatch(subject) else None
    if places := c.led_places(subject):  # "The accuracy at 7 hops": at 7 hops.
        return " ".join(places)
    if c.reader.dimensions_in(subject) or c.counted_along(subject):
        return f"for {subject}"
    return None if has_pronoun(subject) else ""


def _joined(lead: str, plain: str) -> str:
    plain = " ".join(plain.split())
    return f"{lead}, {plain}" if lead else plain
