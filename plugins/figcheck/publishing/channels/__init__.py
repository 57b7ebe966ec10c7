"""The formats in which a check speaks to people and to other programs.

A new format is a module with a function of the type `Channel` and a line in `CHANNELS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from figcheck.publishing.channels import github, json, junit, markdown, sarif, text
from figcheck.publishing.channels.manner import Manner
from figcheck.publishing.remarks import Outcome

Channel = Callable[[Iterable[Outcome], Manner], Iterator[str]]
"""From what a check says of each file to the pieces of what is written, in order."""

CHANNELS: dict[str, Channel] = {
    "text": text.write,
    "json": json.write,
    "sarif": sarif.write,
    "junit": junit.write,
    "github": github.write,
    "markdown": markdown.write,
}
"""The formats by the names that `figcheck check --format` takes."""
