"""Text to `Figure`: knows nothing of MkDocs, matplotlib or HTML."""
