"""Outsiders."""
