"""Where Sexton keeps what is the user's: games, and texts that they have brought."""

import os
from pathlib import Path

import platformdirs

VARIABLE = "SEXTON_DATA"


def data_folder() -> Path:
    """The folder that the environment names in ``SEXTON_DATA``, else the system's place for a user's data. It need not
    exist."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("sexton", appauthor=False))
