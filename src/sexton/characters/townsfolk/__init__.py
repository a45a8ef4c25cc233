"""Townsfolk."""
