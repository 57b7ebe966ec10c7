"""`Figure` to SVG and PNG, and the text that stands for the picture."""
