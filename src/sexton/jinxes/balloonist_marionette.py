from sexton.engine.jinx import Jinx


class BalloonistMarionette(Jinx):
    """A Marionette who takes themself for the Balloonist may bring one more Outsider, as the Balloonist may.

    The Marionette is marked after the draw, and the bag is judged by the tokens in it; so there is nothing to add.
    """

    pair = "balloonist", "marionette"
