"""`Figure` to `Report`: defects of the data and verdicts on claims."""
