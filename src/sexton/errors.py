"""What Sexton says when it cannot do what it was asked, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self, TypeAlias

import msgspec

Word: TypeAlias = "str | int | Phrase"


class Phrase(msgspec.Struct, frozen=True):
    """Something to be said in any language: the message ``key`` of the texts, and what stands in its places; or, where
    no text has that key, the words ``otherwise``."""

    key: str
    words: Mapping[str, Word] = {}
    otherwise: str = ""

    def said(self, locale: str = "en") -> str:
        """The words in a language. Raises ``KeyError`` where there is no such message."""
        from sexton.texts import message  # here, since the rules hand phrases about and never say one

        words = {name: said(word, locale) for name, word in self.words.items()}
        try:
            return message(self.key, locale, **words)
        except KeyError:
            if not self.otherwise:
                raise
            return self.otherwise

    def __str__(self) -> str:
        return self.said()


def said(word: Word, locale: str) -> str | int:
    """What stands in a place of a message, in a language."""
    return word.said(locale) if isinstance(word, Phrase) else word


def all_of(words: Iterable[Word]) -> Word:
    """Words as they are listed: ``a``, ``a and b``, ``a, b and c``; nothing where there are none."""
    return _listed("list-last", words)


def any_of(words: Iterable[Word]) -> Word:
    """Words to choose among, as they are listed: ``a``, ``a or b``, ``a, b or c``; nothing where there are none."""
    return _listed("list-or", words)


def one_after_another(sentences: Iterable[Word]) -> Word:
    """Whole sentences, or a heading and what it is about, with a blank between them."""
    first, *others = sentences
    for sentence in others:
        first = Phrase("list-sentence", {"rest": first, "last": sentence})
    return first


def _listed(key: str, words: Iterable[Word]) -> Word:
    *others, last = [*words] or [""]
    if not others:
        return last
    rest = others[0]
    for word in others[1:]:
        rest = Phrase("list-comma", {"rest": rest, "last": word})
    return Phrase(key, {"rest": rest, "last": last})


class SextonError(Exception):
    """A refusal whose message is a sentence for a person.

    The message says what was wrong, what is allowed and what to do. The command line prints it
    without a traceback, the server sends it on; so it never holds a secret of a game.
    """

    def said(self, locale: str = "en") -> str:
        """The message in a language; in English where it has no other."""
        return str(self)


class Refusal(SextonError):  # noqa: N818 - an answer, not a fault
    """A refusal in every language: the message ``key`` of the texts, with these words in its places."""

    def __init__(self, key: str, /, **words: Word) -> None:
        self.phrase = Phrase(key, words)
        super().__init__(self.phrase)

    @classmethod
    def of(cls, phrase: Phrase) -> Self:
        """A refusal with a reason that somebody else has put."""
        return cls(phrase.key, **phrase.words)

    def said(self, locale: str = "en") -> str:
        """The message in a language."""
        return self.phrase.said(locale)
