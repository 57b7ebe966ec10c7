"""How the first letter of a text is written, which is moved to or from the start of a sentence."""

from __future__ import annotations


def capitalised(text: str) -> str:
    """A text with a capital letter first, the others as they are: “in A” as “In A”."""
    return f"{text[:1].upper()}{text[1:]}"


def uncapitalised(text: str) -> str:
    """A text with a small letter first, the others as they are: “In A” as “in A”."""
    return f"{text[:1].lower()}{text[1:]}"
