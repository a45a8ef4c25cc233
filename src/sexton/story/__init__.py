"""A game told: in sentences for each reader, with the reasons behind it, and as a timeline."""
