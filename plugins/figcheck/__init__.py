"""figcheck: reads descriptions of figures and checks what they say.

```python
figure = figcheck.read("seeds/loss.txt")
figure.data
figure.plot()
figure.check()
```

`figcheck.model` says what a figure and a report hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from figcheck.api import Figure, Report, check, read, read_text

__all__ = ["Figure", "Report", "__version__", "check", "read", "read_text"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What the package offers, imported when it is asked for: the command line starts sooner."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from figcheck import api

    return getattr(api, name)
