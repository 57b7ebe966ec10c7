"""Words that stand for each other in the names of a figure."""

from __future__ import annotations

from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure, Kind, Role

ROLE_WORDS: dict[Role, tuple[str, ...]] = {
    Role.PANEL: (
        "panel",
        "heatmap",
        "chart",
        "plot",
        "subplot",
        "grid",
        "matrix",
        "matrices",
        "map",
    ),
    Role.SERIES: ("series", "line", "curve", "bar"),
    Role.Y: ("row", "y"),
    Role.X: ("column", "x"),
}
"""What sentences call the dimensions of a figure by what they are drawn as."""

DRAWN_AS = frozenset(word for words in ROLE_WORDS.values() for word in words)

_STACKS = ("bar", "stack")


def role_words(dimension: Dimension, figure: Figure) -> tuple[str, ...]:
    """What sentences call a dimension by what it is drawn as: of stacks the series are no bars."""
    words = ROLE_WORDS[dimension.role]
    if figure.kind is Kind.PIE and dimension.role is Role.PANEL:
        return (*words, "pie", "donut")
    if figure.kind is Kind.LINE and dimension.role is Role.SERIES:
        return (*words, "run")
    if figure.kind in _PLAIN and _stands_beside_order(dimension, figure):
        return (*words, "line", "curve", "series", "bar")
    if "stacked" not in figure.style or figure.dimension(Role.SERIES) is None:
        return words
    if dimension.role is Role.SERIES:
        return tuple(w for w in words if w not in _STACKS)
    return (*words, *_STACKS) if len(figure.dimensions) == 2 else words


_PLAIN = frozenset({Kind.TABLE, Kind.UNKNOWN})
"""Kinds of figures of which only the values are told, and not how they are drawn."""

_TWO = 2


def _stands_beside_order(dimension: Dimension, figure: Figure) -> bool:
    """Whether a dimension lists what there is a line for, of a table over an ordered axis."""
    several = [d for d in figure.dimensions if len(d.ticks) > 1]
    ordered = [d for d in several if is_ordered(d)]
    return (
        len(several) == _TWO
        and dimension in several
        and ordered == [d for d in several if d is not dimension]
    )


MEASURE_WORDS = ("metric", "metrics", "measure", "measures", "criterion", "criteria")
"""What the ticks of a dimension are called that are measured of the same things."""

ALIKE: tuple[tuple[str, ...], ...] = (
    ("model", "method", "system", "approach", "algorithm", "technique", "framework"),
    ("dataset", "benchmark", "task", "corpus", "domain"),
    ("category", "class", "group", "type"),
    ("country", "nation"),
    ("metric", "measure", "criterion"),
    ("configuration", "variant", "setting", "setup", "version", "condition"),
)
"""Nouns that stand for each other as names of a dimension."""

KINDS: dict[str, frozenset[str]] = {
    "system": frozenset(
        "parser tagger retriever ranker reranker classifier recognizer recogniser detector encoder "
        "embedder translator transcriber optimizer optimiser solver planner agent sampler learner "
        "predictor forecaster estimator tracker segmenter verifier engine assistant tool library "
        "architecture network pipeline llm store database index codec compressor".split()
    )
}
"""What is called by a more general word as well: a parser is a system."""

THINGS = frozenset(word for group in ALIKE for word in group) | {"label", "word", "token"}
"""Nouns that may stand before a name without narrowing what it names: “the label Cat”."""

ALIASES = tuple(
    frozenset(tuple(name.split()) for name in names.split(";"))
    for names in (
        "usa;us;u s;u s a;united states;the united states;united states of america",
        "uk;u k;united kingdom;the united kingdom;great britain",
        "uae;united arab emirates",
        "czechia;czech republic",
        "eu;european union;the european union",
        "un;united nations;the united nations",
        "bicycle;bicycles;bike;bikes;cycling",
        "car;cars;driving;private car",
        "walking;on foot;walk",
        "public transport;public transit;transit;public transportation",
        "train;trains;rail",
    )
)
"""Names that stand for each other: of countries and unions of them, and of how people travel."""

WHOLES = tuple(
    frozenset(words.split())
    for words in (
        "electricity power generation",
        "budget spending expenditure expenses outlay outlays",
        "population people inhabitants residents",
        "trips journeys travel commuting",
        "sales turnover revenue revenues",
        "respondents participants interviewees",
        "failed failing failure failures",
        "error errors mistake mistakes misclassifications",
        "deaths fatalities mortality",
        "accidents crashes collisions",
        "complaints complained grievances",
    )
)
"""Words that stand for each other as what values are shares of."""

ANY_WHOLE = frozenset({"total", "whole", "mix"})
"""Words for what values are shares of, whatever that is."""

MEASURES_ALIKE = tuple(
    frozenset(words.split())
    for words in (
        "use usage consumption",
        "output production",
        "income earnings",
        "sales turnover revenue revenues",
        "spending expenditure expenditures",
        "latency delay",
        "runtime duration",
        "speed velocity",
        "rainfall precipitation",
    )
)
"""Words that stand for each other at the end of the name of what is measured."""

MEASURES_CALLED = tuple(
    frozenset(tuple(name.split()) for name in names.split(";"))
    for names in (
        "unemployment;unemployment rate;joblessness;jobless rate;rate of joblessness",
        "national debt;government debt;public debt;sovereign debt;state debt",
        "gross domestic product;gdp;economic output",
        "gross national income;gni",
        "carbon dioxide;carbon;co2",
        "carbon dioxide emissions;carbon emissions;co2 emissions",
        "advertising spending;advertising expenditure;advertising spend;ad spending;ad spend"
        ";ad expenditure",
        "research and development;r & d",
        "homicide rate;murder rate",
        "homicides;murders",
        "crimes;offences;offenses;criminal offences;criminal offenses",
        "crime rate;crime rates",
        "road deaths;traffic deaths;road fatalities;traffic fatalities;deaths in road accidents"
        ";deaths in traffic accidents",
        "box office revenue;box office revenues;box office takings;box office earnings;box office",
        "retail price;retail prices;shop price;shop prices",
        "labor force;labour force;workforce",
        "market share;share of the market",
        "viewers;viewership;audience",
    )
)
"""What is measured, with all that it is called."""

DONE_TO: dict[str, frozenset[str]] = {
    done: frozenset(counted.split())
    for done, counted in {
        "visited": "arrivals tourists guests travellers travelers attendance footfall",
        "frequented": "visitors passengers guests arrivals tourists attendance",
        "attended": "attendance spectators visitors",
        "watched": "viewers viewership audience spectators views",
        "listened": "listeners audience",
        "spoken": "speakers",
        "populated": "population inhabitants residents",
        "sold": "sales",
        "bought": "sales purchases",
        "paid": "pay salary salaries wage wages earnings",
    }.items()
}
"""What is counted or measured of that to which something is done: “the most visited”, of guests."""

COUNTED_CALLED: dict[str, tuple[str, ...]] = {
    "visitors": ("attendance", "visits", "visitation", "footfall"),
    "visits": ("attendance", "visitors", "footfall"),
    "spectators": ("attendance", "audience", "crowd"),
    "attendees": ("attendance", "visitors"),
    "passengers": ("ridership", "passenger traffic", "passenger volume", "traffic"),
    "riders": ("ridership",),
    "viewers": ("viewership", "audience"),
    "readers": ("readership",),
    "members": ("membership",),
    "subscribers": ("subscriptions", "subscriber base", "subscriber count"),
    "users": ("user base", "user count"),
    "customers": ("customer base", "customer count"),
    "employees": ("workforce", "headcount", "staff", "employment", "payroll"),
    "students": ("enrolment", "enrollment", "student body"),
    "inhabitants": ("population",),
    "residents": ("population",),
    "people": ("population",),
    "deaths": ("death toll", "fatalities"),
    "fatalities": ("death toll", "deaths"),
    "participants": ("participation", "participant numbers"),
    "cases": ("caseload", "case numbers", "case count"),
}
"""What so many of something are called as one: “attendance”, of a number of visitors."""

AMOUNTS = ("amount", "amounts", "level", "levels", "number", "numbers", "dose", "degree")
"""What there may be of what an axis shows: “every amount of sleep”."""

DEGREES = ("rate", "level", "dose", "setting")
"""What so much of what an axis gives in numbers is called behind its name: “nitrogen rate”."""

TIME_WORDS = (
    ("year",), ("years",), ("fy",), ("fiscal", "year"), ("fiscal", "years"), ("academic", "year"),
    ("financial", "year"), ("business", "year"), ("calendar", "year"), ("time",),
)  # fmt: skip
"""What points of time are called."""

AXES_ALIKE = tuple(
    frozenset(words.split())
    for words in (
        "concentration concentrations dose doses dosage dosages",
        "compute flops budget budgets",
    )
)
"""Words that stand for each other for what an axis gives in numbers."""

MARKERS = (("marker",), ("checkpoint",), ("time", "point"), ("measuring", "point"))
"""What the points of an axis are called where lines are drawn from one to the next."""

OCCASIONS = frozenset(
    "survey wave census poll round edition date occasion season campaign visit election sampling "
    "inventory vintage snapshot".split()
)
"""What it may be called when values were taken at each of several points of time."""

VARIANTS = frozenset(
    "large base small big tiny mini medium xl xxl xs chat instruct distilled quantized quantised "
    "pretrained finetuned fine tuned frozen zero few one - shot supervised unsupervised cased "
    "uncased ensemble baseline new old".split()
)
"""Words that tell variants of one thing from each other."""
