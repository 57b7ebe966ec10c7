"""Figures that are made of a figure: its changes, shares, groups, lengths of boxes."""
