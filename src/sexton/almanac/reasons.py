"""Why the system does not read or write a file, in the reader's language."""

import errno

from sexton.errors import Phrase


def why(error: OSError | ValueError) -> Phrase:
    """What the system said, as far as it is one of the usual things. A ``ValueError`` is raised for a name with a NUL
    or with half a surrogate pair, which is no name of a file."""
    if not isinstance(error, OSError):
        return Phrase("reason-no-name")
    match error.errno:
        case errno.ENOENT:
            return Phrase("reason-missing")
        case errno.EACCES | errno.EPERM:
            return Phrase("reason-forbidden")
        case errno.EISDIR:
            return Phrase("reason-folder")
        case errno.ENOTDIR | errno.EEXIST:
            return Phrase("reason-no-folder")
        case errno.ENAMETOOLONG:
            return Phrase("reason-too-long")
        case errno.ENOSPC:
            return Phrase("reason-full")
        case errno.EROFS:
            return Phrase("reason-read-only")
    return Phrase("reason-other", {"reason": error.strerror or "?"})
