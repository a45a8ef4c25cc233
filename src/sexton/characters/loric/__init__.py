"""Loric."""
