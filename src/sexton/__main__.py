"""``python -m sexton``: the command, where it is not on the path."""

from sexton.cli import main

if __name__ == "__main__":
    main(prog_name="sexton")
