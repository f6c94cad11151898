"""Expectations: what hands, cribs and the play are worth, and the chance to win. Numbers only, no words."""
