"""Runs games of Blood on the Clocktower: rules, Storyteller and players."""
