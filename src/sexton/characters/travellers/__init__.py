"""Travellers."""
