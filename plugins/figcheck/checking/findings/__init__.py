"""Detectors of defects in the data, a function each."""
