"""What each panel measures, told in parentheses behind its name: “Elm (accuracy, %)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.of_figures import remembered
from figcheck.checking.english.polarity import is_measure_word
from figcheck.model import Figure, Role
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
    for tick, told in measured_by_panel(figure.source.text, panel.ticks).items():
        words = words_of(told)
        if len(words) <= _LONGEST and any(map(is_measure_word, words)):
            yield Alias(words, panel.name, (tick,))
            yield Alias(toggled(words), panel.name, (tick,))
