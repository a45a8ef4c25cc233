"""What Sexton says when it cannot do what it was asked."""


class SextonError(Exception):
    """A refusal whose message is a sentence for a person.

    The message says what was wrong, what is allowed and what to do. The command line prints it
    without a traceback, the server sends it on; so it never holds a secret of a game.
    """
