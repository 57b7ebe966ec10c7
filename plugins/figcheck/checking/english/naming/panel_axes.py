"""What the axis of values of each panel is called, where each has its own: “Y-axis (left): …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure, Role
from figcheck.patterns import regex

_AXIS = regex(
    r"^[\s*•-]*(?:y|vertical)[ -]axis(?: \(|, )(?:the )?(?P<side>left|right|top|bottom|upper|lower"
    r")(?: (?:panel|chart|plot|graph))?\)?[*:\s]*(?:labell?ed )?"
    r"[\"“'](?P<label>[^\"”\n]{2,60})[\"”']",
    re.IGNORECASE | re.MULTILINE,
)

_SIDES = (("left", "right"), ("top", "bottom"), ("upper", "lower"))
"""How two panels are told apart, in their order."""


@remembered
def axes_of_panels(figure: Figure) -> dict[str, str]:
    """By panel the label of its own axis of values; nothing where two of them are alike.

    Args:
        figure: the figure.
    """
    panel = figure.dimension(Role.PANEL)
    if panel is None or figure.value.label:
        return {}
    told = [(m["side"].lower(), m["label"]) for m in _AXIS.finditer(figure.source.text)]
    sides = tuple(side for side, _ in told)
    labels = {words_of(label) for _, label in told}
    if sides not in _SIDES or len(panel.ticks) != len(sides) or len(labels) < len(sides):
        return {}
    return dict(zip(panel.ticks, (label for _, label in told), strict=True))


def aliases(figure: Figure) -> Iterator[Alias]:
    """The labels of these axes as names of their panels: “Distinct-2”, of a panel “Diversity”.

    Args:
        figure: the figure.
    """
    for tick, label in axes_of_panels(figure).items():
        bare = label.partition(" (")[0]
        if words_of(bare) != words_of(tick):
            yield Alias(words_of(bare), Role.PANEL, (tick,))
