"""Which readings a clause can have: each module knows a turn that forbids or prefers some."""
