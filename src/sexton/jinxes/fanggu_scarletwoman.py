from sexton.engine.jinx import Jinx


class FangGuScarletWoman(Jinx):
    """When the Fang Gu jumps, the Scarlet Woman stays who she is: the heir is the Fang Gu before the old one dies, so
    a Demon lives. Nothing is left to say here but that the pair is announced."""

    pair = "fanggu", "scarletwoman"
