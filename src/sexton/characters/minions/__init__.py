"""Minions."""
