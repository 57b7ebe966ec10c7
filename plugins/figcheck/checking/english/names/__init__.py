"""The figure's own names, in the forms in which sentences use them."""
