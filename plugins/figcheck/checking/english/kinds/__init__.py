"""What a figure is: a confusion matrix, a scale of answers; its measures and units."""
