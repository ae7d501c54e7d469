"""The words of the booklets, edition by edition: what each calls things, by the key under which we say them."""

from __future__ import annotations

PREDICTING = ("plus-minus-one", "hidden-predictions", "secret-predictions", "clairvoyance", "one-colour")


def variants(*names: str) -> dict[str, str]:
    return {f"setting-{key}": name for key, name in zip(PREDICTING, names, strict=False)}


def peoples(blue: str, red: str, green: str, yellow: str) -> dict[str, str]:
    return {"people-blue": blue, "people-red": red, "people-green": green, "people-yellow": yellow}


def colours(blue: str, red: str, green: str, yellow: str) -> dict[str, str]:
    return {"colour-blue": blue, "colour-red": red, "colour-green": green, "colour-yellow": yellow}


BOOKLETS: dict[str, dict[str, str]] = {
    "amigo-de": {
        "card-wizard": "Zauberer",
        "card-jester": "Narr",
        "word-jesters": "Narren",
        "word-trump": "Trumpf",
        "word-trick": "Stich",
        "word-round": "Runde",
        "word-prediction": "Vorhersage",
        "word-dealer": "Kartengeber",
        "word-scribe": "Vertrauter",
        "word-block": "Block der Wahrheit",
        "word-points": "Erfahrungspunkte",
        "word-coins": "Münzen",
        "word-specials": "Sonderkarten",
        "card-shapeshifter": "Gestaltenwandler",
        "card-dragon": "Drache",
        "card-fairy": "Fee",
        "card-bomb": "Bombe",
        "card-werewolf": "Werwolf",
        "card-juggler": "Jongleur",
        "card-cloud": "Wolke",
        "setting-maximus": "Wizard Maximus",
        **peoples("Menschen", "Zwerge", "Elfen", "Riesen"),
        **colours("Blau", "Rot", "Grün", "Gelb"),
        **variants("Plus/minus Eins", "Verdeckte Vorhersage", "Geheime Vorhersage", "Hellsehen", "Einfarbig"),
    },
    "amigo-fr": {
        "card-wizard": "magicien",
        "card-jester": "fou",
        "mark-wizard": "Z",
        "mark-jester": "N",
        "word-trump": "atout",
        "word-no-trump": "pas d’atout",
        "word-trick": "pli",
        "word-round": "tour",
        "word-prediction": "prédiction",
        "word-dealer": "donneur",
        "word-scribe": "responsable",
        "word-block": "bloc de scores",
        "word-points": "points",
        **variants("Plus ou moins 1", "Prédiction cachée", "Le secret", "La voyance"),
    },
    "amigo-it": {
        "card-wizard": "mago",
        "card-jester": "buffone",
        "word-wizards": "maghi",
        "word-jesters": "buffoni",
        "mark-wizard": "Z",
        "mark-jester": "N",
        "word-trump": "seme dominante",
        "word-trick": "giro",
        "word-round": "mano",
        "word-prediction": "predizione",
        "word-scribe": "scriba",
        "word-block": "blocco della verità",
        "word-points": "punti esperienza",
        "word-coins": "gettoni",
        **peoples("umani", "nani", "elfi", "giganti"),
        **colours("blu", "rosso", "verde", "giallo"),
        **variants("Più o meno uno", "Previsione coperta", "Previsione segreta", "Chiaroveggenza", "Seme unico"),
    },
    "rexhry": {
        "card-wizard": "čaroděj",
        "card-jester": "šašek",
        "word-wizards": "čarodějové",
        "word-jesters": "šašci",
        "mark-wizard": "W",
        "mark-jester": "š",
        "word-trump": "trumf",
        "word-no-trump": "bez trumfů",
        "word-trick": "štych",
        "word-round": "kolo",
        "word-prediction": "odhad",
        "word-dealer": "rozdávající",
        "word-block": "tabulka pravdy",
        "word-points": "body zkušenosti",
        **colours("modrá", "červená", "zelená", "žlutá"),
        **variants("Plus/minus jedna"),
    },
    "piatnik-cs": {
        "card-wizard": "čaroděj",
        "card-jester": "žolík",
        "mark-wizard": "Z",
        "mark-jester": "N",
        "word-trump": "trumf",
        "word-trick": "štych",
        "word-round": "kolo",
        "word-prediction": "proroctví",
        "word-scribe": "důvěrník",
        "word-block": "záznamový blok",
        "word-points": "body",
        **variants("Plus nebo mínus 1", "Skryté proroctví", "Tajné proroctví", "Prozíravost", "Jedna barva"),
    },
    "piatnik-sk": {
        "card-wizard": "čarodejník",
        "card-jester": "žolík",
        "mark-wizard": "Z",
        "mark-jester": "N",
        "word-trump": "tromf",
        "word-no-trump": "žiadne tromfy",
        "word-trick": "štich",
        "word-round": "kolo",
        "word-prediction": "proroctvo",
        "word-scribe": "dôverník",
        "word-block": "záznamový blok",
        "word-points": "body",
        **peoples("ľudia", "trpaslíci", "elfovia", "obri"),
        **colours("modrá", "červená", "zelená", "žltá"),
        **variants("Plus alebo mínus 1", "Skryté proroctvo", "Tajné proroctvo", "Prezieravosť", "Jedna farba"),
    },
    "piatnik-hu": {
        "card-wizard": "Mágus",
        "card-jester": "Bolond",
        "word-trump": "adutt",
        "word-no-trump": "nincsen adutt",
        "word-trick": "ütés",
        "word-round": "forduló",
        "word-prediction": "jóslat",
        "word-dealer": "osztó",
        "word-scribe": "megbízott játékos",
        "word-block": "jegyzettömb",
        "word-points": "jutalompont",
        **peoples("emberek", "törpék", "tündérek", "óriások"),
        **colours("kék", "piros", "zöld", "sárga"),
        **variants("Plusz/mínusz egy", "Zárt jóslás", "Titkos jóslás", "Nyitott jóslás", "Egy színnel"),
    },
    "piatnik-pl": {
        "card-wizard": "Mag",
        "card-jester": "Błazen",
        "word-trump": "atut",
        "word-no-trump": "nie ma atutu",
        "word-trick": "czar",
        "word-round": "rozdanie",
        "word-prediction": "przepowiednia",
        "word-dealer": "rozdający",
        "word-block": "notatnik",
        "word-points": "punkty",
        **peoples("ludzie", "krasnale", "skrzaty", "olbrzymy"),
        **colours("niebieski", "czerwony", "zielony", "żółty"),
        **variants(
            "Plus/minus jeden",
            "Prywatne przepowiednie",
            "Tajne przepowiednie",
            "Publiczne przepowiednie",
            "Jeden kolor",
        ),
    },
}
"""A key that is missing is a word that the booklet does not have: it is ours."""

PLAYERS = {
    "amigo-de": "Henry Anya Freya",
    "amigo-fr": "Thomas Ute Kevin",
    "amigo-it": "Mattia Giulia Luca",
    "rexhry": "Jeník Bára Pavel",
    "piatnik-cs": "Paul Thomas Marie",
    "piatnik-sk": "Paul Thomas Mária",
    "piatnik-hu": "Tamás Andi Bence",
    "piatnik-pl": "Tomek Ania Bartek",
}
"""The players of each booklet's example."""

TAKEN = {"piatnik-hu": {"tündér"}, "amigo-fr": {"cartes spéciales", "carte de magie"}, "piatnik-pl": {"wróżba"}}
"""Words of a booklet for something else than what we might use them for."""
