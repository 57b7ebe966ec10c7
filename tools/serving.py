"""Serves a folder on this machine, for browsers that look at a built site."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base
        """Says nothing: what is missing shows in the browser."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder; its address, with a slash at the end.

    Args:
        folder: the folder, which need not exist yet.
    """
    handler = functools.partial(Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()
