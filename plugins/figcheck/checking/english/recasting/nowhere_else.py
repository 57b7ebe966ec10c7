"""Where alone something is so, told by where else it is not: “A leads nowhere but on Web”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_NOWHERE = any_case(
    r"\bnowhere (?:else )?(?:but|except|other than|save|besides|apart from) "
    r"(?=(?:in|on|at|for|with|under) )"
)


@told_by("nowhere", "but except other save besides apart")
def nowhere_but(_: Scene, text: str) -> Iterator[Version]:
    """“A leads nowhere but on Web”: it leads only on Web."""
    said = _NOWHERE.sub("only ", text, count=1)
    if said != text:
        yield (Plain(said),)
