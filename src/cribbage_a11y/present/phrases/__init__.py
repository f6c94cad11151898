"""The phrase book: every sentence the game says, by phase, each in brief, normal, verbose and braille."""
