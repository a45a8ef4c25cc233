"""The characters, one file each, named by the official id. Importing this package registers them all with the jinxes
between them, and those of other packages: whatever they name under the entry point ``sexton.characters`` is imported
too."""

import importlib
import importlib.metadata
import pkgutil

import sexton.jinxes  # noqa: F401 - no game has the one without the other

for _module in pkgutil.walk_packages(__path__, f"{__name__}."):
    importlib.import_module(_module.name)

for _entry in importlib.metadata.entry_points(group="sexton.characters"):
    _entry.load()
