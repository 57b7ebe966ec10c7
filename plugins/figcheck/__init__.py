"""figcheck: reads descriptions of figures and checks what they say.

```python
figure = figcheck.read("seeds/loss.txt")
report = figcheck.check(figure)
```

`figcheck.model` says what a figure and a report are.
"""

from __future__ import annotations

import os
from pathlib import Path

from figcheck.checking import check
from figcheck.model import Figure
from figcheck.reading import read_bytes, read_text

__all__ = ["__version__", "check", "read", "read_text"]

__version__ = "0.1.0"


def read(path: str | os.PathLike[str]) -> Figure:
    """Read the description in a file.

    Any content gives a figure, if need be an empty one with findings that say why.

    Args:
        path: the file.

    Returns:
        The figure; its id is the file's stem.

    Raises:
        OSError: the file cannot be opened.
    """
    file = Path(path)
    return read_bytes(file.read_bytes(), file.as_posix(), file.stem)
