"""Verbs and doers that the name of a measure implies: “saves” and “saver”, of a saving rate."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.inflection import inflected
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of
from figcheck.checking.english.parsing.guesses import says_how_it_runs
from figcheck.patterns import regex

_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("umption", ("ume",)),
    ("uction", ("uce", "uct")),
    ("ission", ("it",)),
    ("ption", ("pt",)),
    ("ction", ("ct",)),
    ("ization", ("ize",)),
    ("isation", ("ise",)),
    ("ation", ("ate", "", "e")),
    ("ution", ("ute",)),
    ("version", ("vert",)),
    ("nsion", ("nd",)),
    ("ivity", ("",)),
    ("ment", ("",)),
    ("ance", ("", "e")),
    ("ence", ("", "e")),
    ("iture", ("",)),
    ("ival", ("ive",)),
    ("awal", ("aw",)),
    ("sal", ("se",)),
    ("age", ("", "e")),
    ("ings", ("", "e")),
    ("ing", ("", "e")),
)
"""The ends of nouns for what is done, and of the verbs that they are made of."""

_SHORTEST = 3
"""Letters of a verb that is made of a noun."""

_IRREGULAR: dict[str, str] = {
    "growth": "grow", "sales": "sell", "output": "produce generate", "intake": "take eat drink",
    "sleep": "sleep", "debt": "owe", "catch": "catch land", "harvest": "harvest",
    "emissions": "emit release", "emission": "emit release", "speed": "run travel fly swim",
    "velocity": "travel", "range": "travel drive fly", "lifespan": "live", "longevity": "live",
    "income": "earn make", "wage": "earn pay", "wages": "earn pay", "salary": "earn pay",
    "salaries": "earn pay", "earnings": "earn make", "revenue": "earn make", "profit": "earn make",
    "consumption": "consume use drink eat burn", "demand": "need use",
    "use": "consume", "usage": "consume",
    "spending": "spend pay", "expenditure": "spend pay", "savings": "save", "donations": "give",
    "exports": "export ship", "imports": "import", "trust": "enjoy", "stay": "stay",
    "goals": "score", "points": "score", "rainfall": "get receive", "precipitation": "get receive",
    "population": "house number", "employees": "employ", "staff": "employ", "jobs": "employ",
    "visitors": "attract draw welcome visit", "participants": "participate", "users": "use",
    "deaths": "die kill", "fatalities": "die kill", "homicides": "murder kill", "murders": "murder",
    "crimes": "commit", "offences": "commit", "offenses": "commit",
    "passengers": "carry", "patients": "treat admit",
    "yield": "yield produce", "production": "produce make", "generation": "generate produce",
    "sold": "sell", "bought": "buy", "spent": "spend", "caught": "catch", "built": "build",
    "eaten": "eat", "driven": "drive", "flown": "fly", "grown": "grow", "lent": "lend",
    "sent": "send", "taught": "teach", "attendance": "attract draw", "rent": "pay charge",
    "conductivity": "conduct", "stores": "operate run own", "shops": "operate run own",
    "branches": "operate run own", "outlets": "operate run own", "clinics": "operate run",
    "hospitals": "operate run", "restaurants": "operate run own", "hotels": "operate run own",
}  # fmt: skip
"""Verbs for what is measured that no ending shows, and those that are used of it besides."""

_NO_VERBS = frozenset(
    (
        "r rat bui heat read head mean mark mode set time rate price cost level part per even "
        "state place point form perform corr differ refer improve increase change vary conclude "
        "experience influence distance bal sent sci evid conf conv appear ref end deg dev dist "
        "chall adv ess ass dam man mess pass vill im lang perc aver pack pag im mort surv al leak"
    ).split()
)
"""What looks like a verb of a noun, or means something of its own in figures."""

ANY_VERBS = frozenset(
    form
    for third in "makes uses gives goes gets pays takes needs moves enjoys houses numbers".split()
    for form in (third, *inflected(third))
)
"""Verbs that are said of any of several measures."""

UNWANTED_DOERS = tuple("emitt emit releas pollut consum spend us burn los ow wast pay need".split())
"""How nouns begin for who does what one would rather not have: the worst of them does it most."""

_HOW_MUCH = regex(
    r"\bhow\s(?:much|many|long|fast|often|far)\s(?:[a-z'-]+\s){1,9}?([a-z]{3,})"
    r"(?=,?\s(?:in|per|during|over|each|every|at|between|before|after|within|from|on)\s|[.,;]\s)"
)
"""How an overview asks what is measured, up to its verb."""

_CONSONANTS = frozenset("bdgmnprt")
_DOERS = ("er", "or")


def verbs_of_measure(name: str) -> dict[str, str]:
    """The forms of all verbs that the name of a measure implies, with the base of each.

    Args:
        name: what is measured: “Gross saving rate (%)”.
    """
    found: dict[str, str] = {}
    words = words_of(IN_BRACKETS.sub(" ", name))
    for word in words:
        for base in _bases(word):
            third = base + ("es" if base.endswith(("s", "x", "z", "ch", "sh")) else "s")
            third = third if not base.endswith("y") else _third_of_y(base)
            for form in (third, *inflected(third)):
                if form not in words and form not in toggled((word,)):
                    found[form] = base
    return found


def verbs_told(text: str) -> frozenset[str]:
    """The verbs with which an overview asks how much there is: “how many patients they admitted”.

    Args:
        text: the beginning of a description.
    """
    found: set[str] = set()
    for verb in _HOW_MUCH.findall(text):
        stems = (verb,)
        if verb.endswith("ed"):
            stems = (verb[:-2], verb[:-1], *((verb[:-3],) if verb[-3] == verb[-4] else ()))
        if verb in _NO_VERBS or verb.endswith("s") or says_how_it_runs(verb):
            continue  # "how much the others gain in 2010"
        found.add(verb)
        for base in stems:
            third = base + ("es" if base.endswith(("x", "z", "ch", "sh")) else "s")
            found.update((third, *inflected(third)))
    return frozenset(found)


def doers_of(base: str) -> Iterator[str]:
    """Nouns for who does what a verb says, in the singular and the plural: “saver”.

    Args:
        base: the verb.
    """
    stem = base.removesuffix("e")
    doubled = (stem + stem[-1],) if stem == base and stem[-1] in _CONSONANTS else ()
    for written in (stem, *doubled):
        for end in _DOERS:
            yield from (written + end, written + end + "s")


def _third_of_y(base: str) -> str:
    return base[:-1] + "ies" if base[-2:-1] not in ("a", "e", "o", "u") else base + "s"


def _bases(noun: str) -> Iterator[str]:
    yield from _IRREGULAR.get(noun, "").split()
    singular = toggled((noun,))[0] if noun.endswith("s") and not noun.endswith("ings") else noun
    if singular != noun:
        yield from _IRREGULAR.get(singular, "").split()
    for ending, instead in _ENDINGS:
        if singular.endswith(ending):
            stem = singular.removesuffix(ending)
            for end in instead:
                base = stem + end
                if len(stem) >= _SHORTEST - 1 and len(base) >= _SHORTEST and base not in _NO_VERBS:
                    yield base
                    if not end and stem[-1:] == stem[-2:-1] and stem[-1:] in "bdgmnprt":
                        yield stem[:-1]
            return
