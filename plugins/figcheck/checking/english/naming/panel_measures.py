"""What each panel measures, told in parentheses behind its name: “Elm (accuracy, %)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure, Role
from figcheck.reading.panels_told import measured_by_panel

_LONGEST = 3
"""Words of what is measured."""


@remembered
def measured_in_panels(figure: Figure) -> dict[str, frozenset[str]]:
    """By what is measured the panels that measure it; nothing where some panel says none.

    Args:
        figure: the figure.
    """
    panel = figure.dimension(Role.PANEL)
    if panel is None or figure.value.label:
        return {}
    found: dict[str, set[str]] = {}
    for tick in panel.ticks:
        told = _told(figure.source.text, tick)
        if not told:
            return {}
        found.setdefault(told, set()).add(tick)
    return {measure: frozenset(ticks) for measure, ticks in found.items()}


def _told(text: str, tick: str) -> str:
    for inside in re.findall(rf"(?<!\w){re.escape(tick)}[\"”]?\s?\(([^()\n]{{2,60}})\)", text):
        measure: str = re.split(r"[,;]", inside, maxsplit=1)[0].strip()
        words = words_of(measure)
        if 0 < len(words) <= _LONGEST and any(map(is_measure_word, words)):
            return measure
    return ""


def measures(figure: Figure) -> Iterator[str]:
    """What the panels measure; of which of them a sentence speaks must be seen from its place.

    Args:
        figure: the figure.
    """
    yield from measured_in_panels(figure)


def aliases(figure: Figure) -> Iterator[Alias]:
    """The panels by what they are said to measure: “the highest speed”, of the left chart.

    Args:
        figure: the figure.
    """
    panel = figure.dimension(Role.PANEL)
    if panel is None or figure.value.label:
        return
    told = measured_by_panel(figure.source.text, panel.ticks)
    heads = [words_of(what)[-1:] for what in told.values()]
    for tick, what in told.items():
        words = words_of(what)
        if len(words) <= _LONGEST and any(map(is_measure_word, words)):
            yield Alias(words, panel.name, (tick,))
            yield Alias(toggled(words), panel.name, (tick,))
            # “The accuracy”, where only one panel gives an accuracy, be it the top-1 accuracy.
            if len(words) > 1 and is_measure_word(words[-1]) and heads.count(words[-1:]) == 1:
                yield Alias(words[-1:], panel.name, (tick,))
    yield from _without_statistic(panel)


_STATISTICS = frozenset("mean average median total".split())
_TIMES = frozenset("wait waiting response reaction travel delivery processing".split())


def _without_statistic(panel: Dimension) -> Iterator[Alias]:
    """“The waits”, “waiting times”, of the one panel that is called “Mean wait”."""
    known = {tick: words_of(tick) for tick in panel.ticks}
    for tick, words in known.items():
        rest = words[1:]
        if words[:1] and words[0] in _STATISTICS and 0 < len(rest) < _LONGEST:
            if any(rest == w or rest == w[1:] for t, w in known.items() if t != tick):
                continue
            forms = {rest, toggled(rest)}
            if rest[-1] in _TIMES:
                stem = rest[-1].removesuffix("ing")
                forms |= {(*rest[:-1], f"{stem}{end}", n) for end in ("", "ing") for n in _TIME}
            yield from (Alias(form, panel.name, (tick,)) for form in sorted(forms))


_TIME = ("time", "times")
