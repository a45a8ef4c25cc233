"""The characters, one file each, named by the official id. Importing this package registers them all."""

import importlib
import pkgutil

for _module in pkgutil.walk_packages(__path__, f"{__name__}."):
    importlib.import_module(_module.name)
