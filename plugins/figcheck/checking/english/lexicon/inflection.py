"""Forms of English verbs, so that the lexicon lists each verb once: "exceeds", "exceeding"."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.patterns import regex

_IRREGULAR: dict[str, tuple[str, str]] = {
    "beat": ("beat", "beaten"), "become": ("became", "become"), "break": ("broke", "broken"),
    "come": ("came", "come"), "cost": ("cost", "cost"), "cut": ("cut", "cut"),
    "do": ("did", "done"), "draw": ("drew", "drawn"), "fall": ("fell", "fallen"),
    "find": ("found", "found"), "get": ("got", "got"), "give": ("gave", "given"),
    "go": ("went", "gone"), "grow": ("grew", "grown"), "have": ("had", "had"),
    "hit": ("hit", "hit"), "hold": ("held", "held"), "keep": ("kept", "kept"),
    "lead": ("led", "led"), "leave": ("left", "left"), "lie": ("lay", "lain"),
    "lose": ("lost", "lost"), "make": ("made", "made"), "meet": ("met", "met"),
    "outdo": ("outdid", "outdone"), "overtake": ("overtook", "overtaken"),
    "pay": ("paid", "paid"), "put": ("put", "put"), "rise": ("rose", "risen"),
    "run": ("ran", "run"), "see": ("saw", "seen"), "set": ("set", "set"),
    "shoot": ("shot", "shot"), "show": ("showed", "shown"), "shrink": ("shrank", "shrunk"),
    "sink": ("sank", "sunk"), "sit": ("sat", "sat"), "slide": ("slid", "slid"),
    "spread": ("spread", "spread"), "stand": ("stood", "stood"), "take": ("took", "taken"),
    "win": ("won", "won"), "buy": ("bought", "bought"), "sell": ("sold", "sold"),
    "spend": ("spent", "spent"), "catch": ("caught", "caught"), "lend": ("lent", "lent"),
    "fly": ("flew", "flown"), "eat": ("ate", "eaten"), "drink": ("drank", "drunk"),
    "drive": ("drove", "driven"), "build": ("built", "built"), "send": ("sent", "sent"),
    "read": ("read", "read"), "write": ("wrote", "written"), "sleep": ("slept", "slept"),
    "teach": ("taught", "taught"), "swim": ("swam", "swum"), "ride": ("rode", "ridden"),
    "die": ("died", "died"), "bring": ("brought", "brought"), "steal": ("stole", "stolen"),
    "choose": ("chose", "chosen"), "bear": ("bore", "borne"), "split": ("split", "split"),
    "begin": ("began", "begun"), "seek": ("sought", "sought"), "feed": ("fed", "fed"),
    "creep": ("crept", "crept"), "tell": ("told", "told"), "speak": ("spoke", "spoken"),
}  # fmt: skip
"""Past tense and past participle of irregular verbs."""

_DOUBLED = frozenset(
    "beat cut dip drop get hit lag put run sit set slip swap top win step plot ship trap pip"
    " nip".split()
) - {"beat"}
"""Verbs that double their last letter: "dropping", "topped"."""

_AUXILIARY = {"is": ("are", "was", "were"), "has": ("have", "had"), "does": ("do", "did")}
"""The other forms of verbs that help others."""

_NO_VERBS = frozenset("as is has does was its this across plus versus less us".split())


_ADJECTIVES = frozenset("lower close narrow level even near slow better open free long".split())
"""Words that are base forms of verbs too, but seldom in sentences about figures."""


_SHORT = frozenset(
    "fast quick swift slow cheap dear large big light lean slim small long short brief terse warm "
    "hot cold cool wet loud quiet old young rich poor safe deep shallow tall hard tough dense "
    "sparse stiff bright dim faint thick thin wide broad narrow sour sweet calm clean".split()
)
"""Adjectives compared by an ending; those in "-y" are so as well if they are not long."""

_OF_VERBS = (
    ("uction", "uce"), ("umption", "ume"), ("ation", "ate"), ("ival", "ive"),
    ("ission", "it"), ("oyment", "oy"), ("estment", "est"), ("ayment", "ay"),
)  # fmt: skip
"""The ends of nouns for what is done, and of their verbs: “production”, “arrival”."""

_HARDLY = frozenset("hardly barely scarcely".split())
"""Adverbs that stand before a verb in phrases that are listed."""

_DOING = ("ings", "ing")
"""The ends of nouns that are made of any verb: “landings”, “saving”."""

_DONE = {
    "sales": "sell", "sale": "sell", "catch": "catch", "catches": "catch", "deaths": "die",
    "use": "use", "usage": "use", "spending": "spend", "expenditure": "spend", "weight": "weigh",
    "intake": "consume", "purchases": "buy", "earnings": "earn", "income": "earn",
    "attendance": "attend", "exports": "export", "imports": "import", "visits": "visit",
    "harvest": "harvest", "harvests": "harvest", "yield": "yield", "yields": "yield",
    "donations": "donate", "loans": "lend", "borrowings": "borrow", "flights": "fly",
    "trips": "make", "deliveries": "deliver", "shipments": "ship", "withdrawals": "withdraw",
}  # fmt: skip
"""The verbs of nouns that no ending shows."""

_HOW = (
    r"(?:(?:not|never|also|only|still|already|even|always|once|just|at once|again|thus|then|first"
    r"|itself|themselves|in turn|[a-z]+ly) )*"
)
_NO_PARTICIPLE = (
    r"(?:during|(?:in|ex)cluding|according|following|regarding|concerning|considering|barring|"
    r"ignoring|pending|notwithstanding|\w*thing|spring|evening|morning|remaining|corresponding|"
    r"existing|preceding|using|meaning|beginning|setting|spacing|ceiling|string|ring|king|"
    r"depending|counting|leaving|making)\b"
)
"""Words in “-ing” that are nouns, adjectives or prepositions, or say what something leaves."""

_PHRASE = regex(rf"(?P<how>{_HOW})(?!{_NO_PARTICIPLE})(?P<verb>[a-z]{{2,}}ing)\b(?P<rest>.*)")
_FINITE = {"having": "has", "doing": "does"}

_LONGEST_IN_Y = 7
_SHORTEST = 2
_DOUBLED_ADJECTIVES = frozenset("big slim hot wet dim thin".split())


def base_of(third: str) -> str | None:
    """The base form of a verb in the third person: "exceed" of "exceeds".

    Args:
        third: a word in lower case.

    Returns:
        Its base form; `None` if it cannot be a third person.
    """
    if not third.isalpha() or not third.endswith("s") or third in _NO_VERBS or len(third) < 4:
        return None
    if third.endswith("ss"):
        return None
    if third.endswith("ies"):
        return third[:-1] if third in ("lies", "ties", "dies") else third[:-3] + "y"
    if third.endswith(("shes", "ches", "sses", "xes", "zes")) or third in ("goes", "outdoes"):
        return third[:-2]
    return third[:-1]


def progressive(base: str) -> str:
    """The form in "-ing": "lying" of "lie"."""
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith(("ee", "oe", "ye")):
        return base[:-1] + "ing"
    return (base + base[-1] if base in _DOUBLED else base) + "ing"


def past(base: str) -> str:
    """The past tense: "fell" of "fall"."""
    known = _IRREGULAR.get(base)
    return known[0] if known else _regular(base)


def participle(base: str) -> str:
    """The past participle: "fallen" of "fall"."""
    known = _IRREGULAR.get(base)
    return known[1] if known else _regular(base)


def _regular(base: str) -> str:
    if base.endswith("e"):
        return base + "d"
    if base.endswith("y") and base[-2] not in "aeiou":
        return base[:-1] + "ied"
    return (base + base[-1] if base in _DOUBLED else base) + "ed"


def with_auxiliary(phrase: str) -> Iterator[str]:
    """A phrase that begins with a verb that helps another, or with “never”, in its other forms.

    Args:
        phrase: "is capped at", "never falls below".

    Yields:
        "are capped at", "was capped at" and "were capped at", "never fall below"; nothing for
        other phrases.
    """
    first, _, rest = phrase.partition(" ")
    for form in _AUXILIARY.get(first, ()):
        yield f"{form} {rest.replace('its ', 'their ')}"
    if first == "never":
        yield from (f"never {form}" for form in inflected(rest))


def inflected(phrase: str) -> Iterator[str]:
    """A phrase that begins with a verb in the third person, in its other forms.

    Args:
        phrase: "falls short of", or "hardly moves", whose verb stands behind an adverb.

    Yields:
        "fall short of", "falling short of", "fell short of" and "fallen short of";
        nothing if the first word is no such verb.
    """
    first, space, rest = phrase.partition(" ")
    if first in _HARDLY:
        for form in inflected(rest):
            yield first + space + form
        return
    base = base_of(first)
    if base is not None:
        for form in dict.fromkeys((base, progressive(base), past(base), participle(base))):
            if form not in _ADJECTIVES:
                yield form + space + rest


def verbs_of(noun: str) -> Iterator[str]:
    """The forms of the verb that a noun may be made of: “operated” of “operation”.

    Args:
        noun: a word in lower case.
    """
    for base in _bases_of(noun):
        third = base + ("es" if base.endswith(("s", "x", "z", "ch", "sh")) else "s")
        known = (noun, *((base,) if noun in (base, third) else ()))
        forms = dict.fromkeys((third, past(base), participle(base), base))
        yield from (form for form in forms if form not in known)


def _bases_of(noun: str) -> Iterator[str]:
    """What the verb of a noun may be; of one in “-ing” it may end in “-e” or not."""
    if noun in _DONE:
        yield _DONE[noun]
        return
    for ending, instead in _OF_VERBS:
        for end in (ending, ending + "s"):
            if noun.endswith(end) and len(noun) > len(end) + 2:
                yield noun.removesuffix(end) + instead
                return
    for end in _DOING:
        stem = noun.removesuffix(end)
        if stem != noun and len(stem) > 2:
            yield stem
            yield stem + "e"
            if stem[-1] == stem[-2]:
                yield stem[:-1]
            return
    if len(noun) > _SHORTEST:
        yield noun


def passive(phrase: str) -> str | None:
    """What is done to the other side: "beaten by" of "beats"; `None` for what has no passive."""
    base = None if " " in phrase else base_of(phrase)
    return None if base is None else f"{participle(base)} by"


def compared(adjective: str) -> Iterator[tuple[str, bool, tuple[str, ...]]]:
    """The forms of comparison of an adjective.

    Args:
        adjective: "fast", "accurate", "error - prone".

    Yields:
        The class, whether the forms say more of it rather than less, and the forms.
    """
    more: tuple[str, ...] = (f"more {adjective}",)
    most: tuple[str, ...] = (f"most {adjective}",)
    if adjective in _SHORT or (adjective.endswith("y") and len(adjective) <= _LONGEST_IN_Y):
        stem = adjective[:-1] if adjective[-1] in "ey" else adjective
        stem += {"y": "i"}.get(adjective[-1], stem[-1] if adjective in _DOUBLED_ADJECTIVES else "")
        more, most = (*more, stem + "er"), (*most, stem + "est")
    yield "MORE_SO", True, more
    yield "MOST_SO", True, most
    yield "MORE_SO", False, (f"less {adjective}",)
    yield "MOST_SO", False, (f"least {adjective}",)
    yield "AS_SO", True, (f"as {adjective} as",)


def participle_at(text: str) -> str | None:
    """The word in “-ing” that a phrase begins with, be it behind an adverb: “also having 5”."""
    found = _PHRASE.fullmatch(text)
    return found["verb"] if found is not None else None


def finite(text: str) -> tuple[str, ...]:
    """A phrase in “-ing” with a finite verb: “is also first” of “also being first”.

    Args:
        text: the phrase.

    Returns:
        The ways in which it may be meant: a verb may end in “-e” or not. None if it is no such
        phrase.
    """
    found = _PHRASE.fullmatch(text)
    if found is None:
        return ()
    how, verb, rest = found["how"], found["verb"], found["rest"]
    if verb == "being":
        return (f"is {how}{rest.lstrip()}",)
    if verb in _FINITE:
        return (f"{how}{_FINITE[verb]}{rest}",)
    stem = verb.removesuffix("ing")
    bases = [stem, f"{stem}e", f"{stem[:-1]}ie" if stem.endswith("y") else stem]
    doubled = stem[:-1] if stem[-1:] == stem[-2:-1] else ""
    bases = [b for b in dict.fromkeys(bases) if progressive(b) == verb] + [doubled] * bool(doubled)
    negated = how.startswith("not ")
    said = (f"does {how}{base}" if negated else f"{how}{third_of(base)}" for base in bases)
    return tuple(dict.fromkeys(f"{words}{rest}" for words in said))


def third_of(base: str) -> str:
    """The third person of a verb: “reaches” of “reach”."""
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return f"{base[:-1]}ies"
    return base + ("es" if base.endswith(("s", "x", "z", "ch", "sh", "o")) else "s")
