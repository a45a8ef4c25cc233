"""Demons."""
