"""A bag in the making: the rules judge it for the Storyteller before it is closed."""

from __future__ import annotations

import secrets

from sexton.engine.naming import character
from sexton.engine.prompts import Bag, Prompt
from sexton.engine.setup import Bags
from sexton.server.protocol import BagReason, NotNow, WeighedMessage, WeighMessage


def weighed(prompt: Prompt | None, message: WeighMessage) -> WeighedMessage:
    """What is legal with these tokens, or a whole legal bag that has them. Raises ``NotNow`` where the open prompt
    asks for no bag, where they can be in none, or where no such bag was found."""
    if prompt is None or not isinstance(prompt.domain, Bags):
        raise NotNow("weigh-no-bag")
    bags, bag = prompt.domain, Bag(message.tokens, message.aside)
    strangers = sorted({*bag.tokens, *bag.aside} - set(bags.script))
    if strangers:
        raise NotNow("bag-stranger", character=character(strangers[0]))
    if len(bag.tokens) > bags.players or len(bag.aside) > len(bags.script):
        raise NotNow("weigh-too-many", players=bags.players)
    if message.draw:
        try:
            bag = bags.sample(secrets.SystemRandom(), bag)
        except ValueError:
            raise NotNow("weigh-nothing-found") from None
    return WeighedMessage(
        tokens=bag.tokens,
        aside=bag.aside,
        wanted=bags.wanted(bag),
        reasons=tuple(BagReason(character=c, without=rows) for c, rows in bags.reasons(bag).items()),
        legal=bag in bags,
    )
