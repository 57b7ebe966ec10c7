"""What a word that is in no lexicon may be, where the grammar leaves room for any noun or verb.

Sentences about figures are made of a small stock of words for comparing, counting and
changing, which the lexicon lists, and of nouns and verbs of their subject, which no list
could hold: “wind produced more electricity than coal”, “at every budget”. An unknown word
that looks like one of these is read as the thing that is measured, as the name of an axis,
or as “has”. Words that the lexicon or a rule knows are never guessed; `closed.toml` lists those
that it knows for this reason alone.
"""

from __future__ import annotations

from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.parsing.tokens import Token
from figcheck.patterns import regex

_NOUN = regex(r"[a-z]{3,}")
_NO_NOUN = regex(r"\w+(?:ly|ing|less|ward|wards|[^e]ed)\Z")
_VERB = regex(r"[a-z]{3,}(?:ed|s)\Z")

_IRREGULAR = frozenset(
    (
        "spoke spoken ate eaten drank drunk drove driven bought sold taught caught wrote written "
        "chose chosen knew known flew flown rode ridden slept wore worn swam sang paid spent met "
        "heard sent built read bred drew drawn fed fought told understood took taken made went "
        "came thought felt owed lent sought hunted"
    ).split()
)
"""Past forms of verbs for what people and things do, which no ending shows."""

_DIRECTIONS = regex(
    r"(?:declin|decreas|drop|fall|fell|sink|sank|shrink|shrank|shed|slip|slid|plung|tumbl|dip|los"
    r"|gain|gr[eo]w|ris|ros|climb|increas|jump|soar|surg|improv|exceed|surpass|beat|outperform|trail"
    r"|lag|lead|led|top|bottom|peak|double|tripl|halv|add|cut|reduc|rais|lower|boost|trim|slash"
    r"|differ|vari|rang|span|fluctuat|cross|overtak|overtook|match|equal|converg|diverg"
    r"|slop|turn|bend|bent|curv|level|settl|stabil|recover|rebound|bounc|dwindl|taper|narrow"
    r"|widen|steep|flat|plateau|saturat|start|begin|began|begun|end|finish|remain|stay|hover"
    r"|oscillat|return|pass|approach|near|stall|stop|edg|creep|crept|inch|doubl|revers|wors"
    r"|better|deteriorat|degrad|suffer|benefit|collaps|crash|explod|accelerat|slow|continu"
    r"|keep|kept|tend|mov|shift|swing|swung|sort|order|follow|preced|resembl|mirror|track)"
)
"""How verbs begin that say how values compare or change."""

_AGAINST = regex(
    r"(?:kill|destr[ou]|eliminat|eradicat|remov|lack|miss(?:e|ing)|avoid|prevent|wast|reject|refus"
    r"|oppos|fail|block|suppress|inhibit|abolish|deplet|eras|ignor|escap|forgo|evad|damag|mortal"
    r"|death|dead|died|dies|toxic|defici|absen|vacan|short(?:ag|fall)|casualt|fatal|defect|fault"
    r"|complain|victim|saving|saved|illness|sick|quit|delet|abandon|dislik|distrust|hate|boycott"
    r"|cancel)"
)
"""How words begin for what takes something away, or is there where something else is missing."""

_MEASURED = tuple(
    frozenset(words.split())
    for words in (
        "latency latencies delay delays lag response runtime duration time times seconds hours",
        "footprint memory storage ram vram size sizes capacity",
        "throughput bandwidth speed speeds velocity fps iops ops",
        "accuracy accuracies precision recall f1 score scores",
        "perplexity perplexities entropy likelihood loss losses",
        "cost costs price prices fee fees expense expenses expenditure spending budget money",
        "revenue revenues income sales turnover",
        "profit profits earnings",
        "income incomes earnings wage wages salary salaries pay",
        "weight weights mass height heights length lengths width widths volume volumes",
        "temperature temperatures heat warmth",
        "humidity moisture rainfall precipitation snowfall rain",
        "pressure pressures voltage voltages current currents resistance",
        "age ages lifespan longevity",
        "mortality",
        "fertility",
        "morbidity",
        "salinity turbidity acidity alkalinity",
        "overhead overheads flops parameters",
        "rate rates percentage percentages share shares proportion fraction",
        "unemployment joblessness",
        "poverty deprivation",
        "inflation",
        "literacy illiteracy",
        "crime crimes",
        "birth births",
        "divorce divorces",
        "marriage marriages",
        "obesity",
        "debt debts",
        "wealth worth assets",
        "emission emissions pollution",
        "export exports trade",
        "import imports trade",
        "tourism",
        "employment jobs",
        "education schooling",
        "health",
        "migration immigration",
        "migration emigration",
    )
)
"""Nouns for what may be measured, by what they measure: the one is never another."""


_TECHNICAL = frozenset(
    "latency latencies footprint ram vram fps iops perplexity perplexities "
    "entropy likelihood overhead flops precision recall f1".split()
)
"""Those that are never said of values that are not called so."""


_MEASURES = frozenset[str]().union(*_MEASURED) | frozenset(
    "number numbers count counts value values amount amounts level levels total consumption "
    "production output demand generation use usage yield yields deaths enrolment enrollment "
    "attendance ridership visitors population stock supply waste density prevalence index".split()
)
"""Nouns for what a title may say that is measured."""


def is_any_measure(word: str) -> bool:
    """Whether a noun in lower case is known to be of something that is measured."""
    return word in _MEASURES or is_measure_word(word)


def measures_the_same(word: str, told: frozenset[str]) -> bool:
    """Whether a noun is for what other words are for as well: “trade”, of exports.

    Args:
        word: a noun for something that is measured.
        told: the other words.
    """
    return any(word in words and not words.isdisjoint(told) for words in _MEASURED)


def measures_another(word: str, told: frozenset[str]) -> bool:
    """Whether a noun is for a measure that is not the one that a figure tells its values are.

    Args:
        word: a word that nothing else knows: “latency”.
        told: the words with which the figure says what its values are.
    """
    if word in _TECHNICAL:
        return not any(word in words and not words.isdisjoint(told) for words in _MEASURED)
    own = [words for words in _MEASURED if not words.isdisjoint(told)]
    of = [words for words in _MEASURED if word in words]
    return bool(of) and bool(own) and not any(words in own for words in of)


_STEM = 4
"""Letters by which such a word is known again."""

_ABSTRACT = ("tion", "sion", "ment", "ness", "ance", "ence", "ity", "al")
"""How nouns end that are made of verbs and adjectives."""

_SHARED = 5
"""Letters that a word has in common with a name that it may be derived from, at the least."""

_DENIED = regex(r"(?:un|in|im|il|ir|dis|non|mis)-?(?P<stem>[a-z]{4,})")
"""A word made of its opposite: “illiteracy”."""


def speaks_against(word: str, told: frozenset[str]) -> bool:
    """Whether a word may be for the opposite of what a figure shows: “deaths”, of survivors.

    Args:
        word: a word that nothing else knows.
        told: the words in the names of the figure.
    """
    begins = word[:_STEM]
    if any(name.startswith(begins) for name in told):
        return False
    denied = _DENIED.fullmatch(word)
    stem = denied["stem"][: _STEM + 1] if denied else ""
    return bool(_AGAINST.match(word)) or (
        bool(stem) and any(name.startswith(stem) for name in told)
    )


def is_derived(word: str, ticks: frozenset[str]) -> bool:
    """Whether a word may be derived from one of some names: “satisfaction”, of “Satisfied”.

    Args:
        word: a word that nothing else knows.
        ticks: the words in the names of what is listed.
    """
    if not word.endswith(_ABSTRACT):
        return False
    shared = max(_SHARED, len(word) // 2)
    return any(word[:shared] == tick[:shared] for tick in ticks)


def may_be_noun(token: Token) -> bool:
    """Whether a word may name what is measured or what an axis lists.

    Args:
        token: a word that nothing else knows.
    """
    known = _NO_NOUN.match(token.word) or token.text in _IRREGULAR
    return bool(_NOUN.fullmatch(token.text)) and not known


def may_be_verb(token: Token) -> bool:
    """Whether a word may be a verb for having a value: “produced”, “emits”.

    Args:
        token: a word that nothing else knows.
    """
    if token.text in _IRREGULAR:
        return True
    return bool(_VERB.fullmatch(token.text)) and not _DIRECTIONS.match(token.word)


def says_how_it_runs(verb: str) -> bool:
    """Whether a verb says how values compare or change, not that there are so many.

    Args:
        verb: a word in lower case.
    """
    return _DIRECTIONS.match(verb) is not None
