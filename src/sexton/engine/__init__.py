"""The rules of the game. No input or output, no clock, no randomness; knows no character by name."""
