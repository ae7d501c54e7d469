"""Words: everything that people read, in Fluent catalogues, one folder per language.

The rooms below give codes, rule ids and parameters; only here do they become sentences.

>>> from foretell.i18n import words
>>> words().say("colour-red")
'red'
"""

from foretell.i18n.catalogue import Catalogue, MissingWords, languages, own_names, words

__all__ = ["Catalogue", "MissingWords", "languages", "own_names", "words"]
