"""Tests of what the workflows run, for real, against repositories on this machine."""
