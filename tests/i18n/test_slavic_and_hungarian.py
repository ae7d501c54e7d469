"""What only some languages have to mind: numbers that read as ordinals, prepositions before numbers, articles."""

from __future__ import annotations

import re

import pytest

from foretell.i18n import words
from foretell.i18n.wording import card

SLAVIC = ("cs", "sk", "pl")
RANKS = range(1, 14)


@pytest.mark.parametrize("language", SLAVIC)
def test_a_card_before_a_full_stop_does_not_read_as_an_ordinal(language: str) -> None:
    own = words(language)
    for form in ("", "object"):
        names = [card(own, f"B{rank}", form) for rank in RANKS]
        assert len(set(names)) == len(names)
        assert not any(re.search(r"\d", name) for name in names)


@pytest.mark.parametrize("language", [*SLAVIC, "hu"])
def test_a_card_does_not_break_between_colour_and_rank(language: str) -> None:
    for rank in RANKS:
        assert re.fullmatch(r"\w+\u00a0[\w\u2011]+", card(words(language), f"R{rank}"))


@pytest.mark.parametrize(
    ("language", "vocal"), [("cs", {2, 3, 4, 6, 7, 13, 14, 16, 17}), ("sk", {4, 6, 7, 14, 16, 17}), ("pl", set())]
)
def test_the_preposition_before_a_number_is_as_it_is_spoken(language: str, vocal: set[int]) -> None:
    own, of = words(language), {"cs": " ze ", "sk": " zo ", "pl": " ze "}[language]
    for key in ("web-round-of", "table-round"):
        said = {rounds for rounds in range(1, 21) if of in own.say(key, round=1, rounds=rounds).replace("\u00a0", " ")}
        assert said == vocal, key


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Odhad 2, získáno 3: −10 bodů."),
        ("sk", "Proroctvo 2, získané 3: −10 bodov."),
        ("pl", "Przepowiednia 2, zdobyte 3: −10 punktów."),
        ("hu", "Jóslat 2, elvitt 3: −10 pont."),
    ],
)
def test_the_result_of_a_round(language: str, said: str) -> None:
    assert words(language).say("web-result-mine", predicted=2, won=3, points=-10).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("deck", "said"), [(61, "61 kart."), (62, "62 karty."), (64, "64 karty."), (65, "65 kart."), (67, "67 kart.")]
)
def test_polish_counts_the_cards_of_the_deck(deck: int, said: str) -> None:
    text = words("pl").say("rule-cards-4", deck=deck, dragon="no", **{"in-play": "Bomba"})
    assert said in text


@pytest.mark.parametrize("language", [*SLAVIC, "hu"])
@pytest.mark.parametrize("turned", ["B5", "W", "Cl"])
def test_what_is_turned_up_is_in_the_right_case(language: str, turned: str) -> None:
    """`.object` is what somebody turns or plays: no colon may stand before it as before a name."""
    own = words(language)
    told = own.say("event-turned", known="yes", card=card(own, turned, "object"))
    assert re.fullmatch(r"\w+ " + re.escape(card(own, turned, "object")) + r"\.", told)


@pytest.mark.parametrize(("seat", "said"), [(0, "A 0. hely"), (1, "Az 1. hely"), (4, "A 4. hely"), (5, "Az 5. hely")])
def test_hungarian_seats_have_their_article(seat: int, said: str) -> None:
    own = words("hu")
    card_named = card(own, "R7", "object")
    for key in ("error-turn-already-decided.seat", "error-play-not-in-hand.seat", "error-fairness-wrong-nonce"):
        assert own.say(key, seat=seat, card=card_named).startswith(said)
