"""Texts and values that are made of figures, kept until what they depend on changes."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from figcheck.publishing import codec
from figcheck.publishing.cache import Cache, CorruptEntryError, Entry

T = TypeVar("T")

_VALUE = "value.json"

_Rows = tuple[tuple[str, codec.Text], ...]
"""Values by their keys; those that are not wanted are not read."""

_SMALL = 8192
"""Bytes of a value that is held in memory too: `serve` asks for it at every change."""

_HELD = 4096
"""Values that are held in memory."""


class Memo:
    """Keeps what was made, by what it depends on.

    Reports need not be read for what is here: a site in which nothing changed is written without
    any of them.
    """

    def __init__(self, cache: Cache, program: str) -> None:
        """Opens the memo.

        Args:
            cache: where it keeps things.
            program: what everything depends on.
        """
        self._cache = cache
        self.program = program
        self._held: OrderedDict[str, Any] = OrderedDict()

    @property
    def folder(self) -> Path:
        """Where the cache is."""
        return self._cache.folder

    def value(self, kind: type[T], what: str, depends: object, make: Callable[[], T]) -> T:
        """A value, made only if it is not there.

        Args:
            kind: its type, of what `codec` can write.
            what: which value it is.
            depends: all that it depends on, of what `codec` can write: keys of figures, places.
            make: makes it.
        """
        key = self._key(what, depends)
        if key in self._held:
            self._held.move_to_end(key)
            held: T = self._held[key]
            return held
        entry = self._load(key)
        if entry is not None:
            try:
                text = entry.files[_VALUE].read_bytes()
                value = codec.loads(kind, text)
            except (OSError, TypeError, ValueError, KeyError):
                self._cache.remove(key)
            else:
                self._hold(key, value, len(text))
                return value
        value = make()
        self._hold(key, value, self._store(key, value))
        return value

    def table(
        self,
        kind: type[T],
        what: str,
        depends: object,
        keys: Sequence[str],
        make: Callable[[str], T],
    ) -> list[T]:
        """Values that are kept together, of which only those are made that are not there.

        Args:
            kind: the type of each, of what `codec` can write.
            what: which values they are.
            depends: all that they depend on besides their keys, as in `value`.
            keys: what each is known by; values of other keys are forgotten.
            make: makes the value of a key.
        """
        key = self._key(what, depends)
        wanted = {*keys}
        kept: dict[str, T] = {}
        entry = self._load(key)
        if entry is not None:
            try:
                rows = codec.loads(_Rows, entry.files[_VALUE].read_bytes())
                kept = {each: codec.loads(kind, value) for each, value in rows if each in wanted}
            except (OSError, TypeError, ValueError, KeyError):
                kept = {}
        if kept.keys() != wanted:
            kept = {each: kept[each] if each in kept else make(each) for each in keys}
            self._cache.remove(key)
            self._store(key, tuple(kept.items()))
        return [kept[each] for each in keys]

    def has(self, what: str, depends: object) -> bool:
        """Whether a value is there.

        Args:
            what: which value it is.
            depends: all that it depends on, as in `value`.
        """
        return self._cache.has(self._key(what, depends))

    def file(self, name: str, depends: object, make: Callable[[], str | bytes]) -> Path:
        """A file, made only if it is not there.

        Args:
            name: its name, which says what it is.
            depends: all that it depends on, as in `value`.
            make: makes its text, or its bytes.
        """
        key = self._key(name, depends)
        entry = self._load(key)
        if entry is None:
            made = make()
            data = made.encode() if isinstance(made, str) else made
            entry = self._cache.store(key, None, {name: data})
        return entry.files[name]

    def _key(self, what: str, depends: object) -> str:
        return hashlib.sha256(codec.dumps((self.program, what, depends))).hexdigest()

    def _store(self, key: str, value: object) -> int:
        """Writes a value; how many bytes it is."""
        text = codec.dumps(value)
        self._cache.store(key, None, {_VALUE: text})
        return len(text)

    def _hold(self, key: str, value: object, size: int) -> None:
        if size <= _SMALL:
            self._held[key] = value
            if len(self._held) > _HELD:
                self._held.popitem(last=False)

    def _load(self, key: str) -> Entry | None:
        try:
            return self._cache.load(key)
        except CorruptEntryError:
            return None
