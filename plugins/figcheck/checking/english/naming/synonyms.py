"""Words that stand for each other in the names of a figure."""

from __future__ import annotations

from figcheck.model import Role

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

ALIASES = tuple(
    frozenset(tuple(name.split()) for name in names.split(";"))
    for names in (
        "usa;us;u s;u s a;united states;the united states;united states of america",
        "uk;u k;united kingdom;the united kingdom;great britain",
        "uae;united arab emirates",
        "czechia;czech republic",
    )
)
"""Names of countries that stand for each other."""

AMOUNTS = ("amount", "amounts", "level", "levels", "number", "numbers", "dose", "degree")
"""What there may be of what an axis shows: “every amount of sleep”."""

TIME_WORDS = (
    ("year",), ("years",), ("fy",), ("fiscal", "year"), ("fiscal", "years"), ("academic", "year"),
    ("calendar", "year"), ("time",),
)  # fmt: skip
"""What points of time are called."""
