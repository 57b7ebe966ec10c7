"""Media by what people do with them: “watching TV”, “radio listening”, of time spent."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure

_USED = ("use", "usage", "consumption", "time")
"""What there is of any of them."""

_WATCHED = "tv television linear broadcast video videos films movies streaming dvd youtube".split()
_HEARD = "radio music audio podcasts podcast audiobooks records".split()
_READ = "newspaper newspapers magazine magazines print books book press".split()
_PLAYED = "games game gaming videogames".split()
_ONLINE = "internet online web".split()

_DONE: tuple[tuple[list[str], tuple[str, ...], tuple[str, ...]], ...] = (
    (_WATCHED, ("watching", "viewing"), ("viewing", "watching", "viewership")),
    (_HEARD, ("listening to", "listening to the"), ("listening",)),
    (_READ, ("reading",), ("reading", "readership")),
    (_PLAYED, ("playing",), ("playing",)),
    (_ONLINE, ("using the", "on the", "surfing the"), ("surfing",)),
)
"""Words in names of media, with what one does with them, and what that is called."""

_SPENT = (("time", "spent"), ("minutes", "spent"), ("hours", "spent"))
_WITHOUT = (("time",), ("minutes",), ("hours",))
_NOTHING: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
"""What one does with a medium that is none of these: “social media”."""

_SPEAKS = frozenset("time use usage consumption minutes hours leisure media".split())
"""Words of a title by which its values may tell how long, or how much, something is used."""

_CALLED = {
    "tv": ("television",),
    "television": ("tv",),
    "internet": ("online",),
    "print": ("print media",),
}


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the media are called whose use a figure gives.

    Args:
        figure: the figure.
    """
    if _SPEAKS.isdisjoint(words_of(f"{figure.title} {figure.value.label}")):
        return
    for dimension in figure.dimensions:
        if is_ordered(dimension):
            continue
        known = {tick: way for tick in dimension.ticks if (way := _done(tick)) is not None}
        if len(known) < 2:
            continue
        others = dict.fromkeys(dimension.ticks, _NOTHING)
        for tick, (verbs, nouns) in (others | known).items():
            for name in _names(tick):
                yield from (
                    Alias((*spent, end, *name), dimension.name, (tick,))
                    for spent in (*_SPENT, *_WITHOUT)
                    for end in ("on", "with")
                )
                for noun in (*nouns, *_USED):
                    yield Alias((*name, noun), dimension.name, (tick,))
                    yield from (
                        Alias((*name, noun, many), dimension.name, (tick,))
                        for many in ("time", "minutes")
                        if noun in nouns
                    )
                for verb in verbs:
                    doing = (*verb.split(), *name)
                    yield Alias(doing, dimension.name, (tick,))
                    yield from (Alias((*s, *doing), dimension.name, (tick,)) for s in _SPENT)


def _done(tick: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """What one does with a medium, and what that is called; `None` for what is none."""
    words = words_of(tick)
    found = [(verbs, nouns) for names, verbs, nouns in _DONE if not {*words}.isdisjoint(names)]
    return found[0] if len(found) == 1 else None


def _names(tick: str) -> Iterator[tuple[str, ...]]:
    """The name of a medium, and what it is called as well: “television”, of “TV”."""
    words = words_of(tick)
    yield words
    if len(words) == 1:
        yield from (tuple(name.split()) for name in _CALLED.get(words[0], ()))
