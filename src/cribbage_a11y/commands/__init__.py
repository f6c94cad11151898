"""Commands for machines and curious people: each module adds its arguments and runs."""
