"""What is shown is what can happen: every rule, under every valid settings, against what the engine does there.

Whether a rule can ever apply is asked of the engine: of what it deals, turns, lets predict, lets play and counts.
Nothing here knows the conditions that `force.py` has written down.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from foretell import Game, Settings, edition, edition_names
from foretell.cards import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JESTER,
    JUGGLER,
    SHAPESHIFTER,
    SPECIALS,
    WEREWOLF,
    WIZARD,
    parse_play,
)
from foretell.i18n import words
from foretell.i18n.readings import read
from foretell.i18n.rulebook import in_force_under
from foretell.rules.decks import deck_size, kinds_for, kinds_in_play
from foretell.rules.predictions import all_at_once, legal_predictions, shown_before_play
from foretell.rules.rounds import clairvoyant, dealer, first_to_lead, first_to_predict, hand_size, rounds
from foretell.rules.tricks import FREE, OPEN, follow_after, winner, wizards_barred
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE, trump_of
from foretell.table.deal import turns_a_card
from foretell.table.reasons import REASONS, verdict
from tests.i18n.every_game import every_game
from tests.i18n.sources import rule_ids

RED: Final = 1
R2, R13, B13, R1 = (parse_play(token) for token in ("R2", "R13", "B13", "R1"))
BASE_DECK: Final = 60


class Asked:
    """What the engine says of a game."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.row = row = settings.switches
        self.box = edition(settings.edition)
        self.numbers = range(1, rounds(row) + 1)
        self.sizes = [hand_size(number, row) for number in self.numbers]
        in_play = kinds_in_play(row)
        self.deck = {kind for kind in (WIZARD, JESTER, *SPECIALS) if in_play >> kind & 1}
        self.one_deck = kinds_for(0, row) == kinds_for(1, row)
        self.turning = [n for n, size in zip(self.numbers, self.sizes, strict=True) if turns_a_card(size, row)]
        self.turned = {trump_of(kind, n, row) for n in self.turning for kind in self.deck}
        self.trumps = {trump_of(RED << 4 | 7, n, row) for n in self.numbers if n in self.turning or settings.maximus}
        self.trumps -= {NO_TRUMP}
        self.follows = follow_after(OPEN, R2, row) < OPEN
        self.written = all_at_once(row)

    def has(self, *kinds: int) -> bool:
        return self.deck >= set(kinds)

    def takes(self, *plays: int, trump: int = NO_TRUMP) -> int:
        follow = OPEN
        for play in plays:
            follow = follow_after(follow, play, self.row)
        return winner(plays, 0, len(plays), follow, trump, self.row)

    def full(self) -> bool:
        return self.one_deck and self.sizes == list(range(1, BASE_DECK // self.settings.seats + 1))

    def somebody_names_trump(self) -> bool:
        return TO_CHOOSE in self.turned or self.has(WEREWOLF)

    def low_cards(self) -> int:
        """Count the cards that can lie in a trick of Jesters."""
        return 4 + len(self.deck & {SHAPESHIFTER, FAIRY, BOMB})

    def predicts_elsewhere(self) -> bool:
        """Whether somebody else than the one who leads is asked first for a prediction."""
        seats = [dealer(number, self.row) for number in self.numbers]
        return not self.written and any(first_to_predict(s, self.row) != first_to_lead(s, self.row) for s in seats)


def _always(asked: Asked) -> bool:
    return True


CAN_APPLY: Final[dict[str, Callable[[Asked], bool]]] = {
    **dict.fromkeys(("CARDS-1", "CARDS-2", "CARDS-3", "CARDS-5", "TABLE-1", "TABLE-2"), _always),
    **dict.fromkeys(("CARDS-4", "CARDS-6"), lambda a: not a.deck.isdisjoint(SPECIALS)),
    "TABLE-3": lambda a: a.one_deck and len(a.sizes) > 1,
    "DEAL-4": lambda a: a.one_deck,
    **dict.fromkeys(("DEAL-1", "DEAL-2"), lambda a: a.full() and not a.settings.maximus),
    "DEAL-3": lambda a: any(size * a.settings.seats < deck_size(a.row) for size in a.sizes),
    **dict.fromkeys(("TRUMP-1", "TRUMP-2"), lambda a: a.one_deck and len(a.turning) > 0),
    "TRUMP-3": lambda a: TO_CHOOSE in a.turned,
    "TRUMP-4": lambda a: (
        a.one_deck and not a.settings.maximus and any(size * a.settings.seats == BASE_DECK for size in a.sizes)
    ),
    **dict.fromkeys(("TRUMP-5", "TRUMP-8"), lambda a: a.has(WEREWOLF)),
    "TRUMP-6": lambda a: any(
        clairvoyant(n, a.row) and trump_of(kind, n, a.row) == TO_CHOOSE for n in a.turning for kind in a.deck
    ),
    "TRUMP-7": Asked.somebody_names_trump,
    "TRUMP-9": lambda a: any(trump_of(WIZARD, n, a.row) == NO_TRUMP for n in a.turning),
    **dict.fromkeys(("PREDICT-1", "PREDICT-2", "PREDICT-4", "PREDICT-5"), _always),
    "PREDICT-3": lambda a: not a.written or shown_before_play(a.row),
    **dict.fromkeys(("PLAY-1", "PLAY-2", "PLAY-9"), _always),
    **dict.fromkeys(("PLAY-3", "PLAY-4", "PLAY-5", "PLAY-6", "PLAY-7"), lambda a: a.follows),
    **dict.fromkeys(("PLAY-8", "PLAY-10", "WIN-7"), lambda a: a.has(JUGGLER) or a.has(CLOUD)),
    "WIN-1": lambda a: a.has(DRAGON, FAIRY),
    "WIN-2": lambda a: a.has(DRAGON),
    "WIN-3": lambda a: a.follows and follow_after(OPEN, parse_play("W"), a.row) == FREE,
    "WIN-4": lambda a: any(a.takes(B13, trump << 4 | 2, trump=trump) == 1 for trump in a.trumps if trump > 0),
    "WIN-5": lambda a: a.takes(R2, B13) == 0,
    "WIN-6": lambda a: a.follows and a.low_cards() >= a.settings.seats,
    "WIN-8": lambda a: a.has(FAIRY) or a.has(BOMB),
    **dict.fromkeys(("BOMB-1", "BOMB-2", "BOMB-3"), lambda a: a.has(BOMB)),
    "JUGGLER-1": lambda a: a.has(JUGGLER),
    **dict.fromkeys(("JUGGLER-2", "JUGGLER-3"), lambda a: a.has(JUGGLER) and max(a.sizes) > 1),
    **dict.fromkeys(("CLOUD-1", "CLOUD-3", "CLOUD-4", "CLOUD-5"), lambda a: a.has(CLOUD)),
    "CLOUD-2": lambda a: a.has(CLOUD, BOMB),
    "CLOUD-6": lambda a: a.has(CLOUD) and getattr(a.settings, "cloud_acts", "round") == "trick",
    **dict.fromkeys(("LENGTH-1", "LENGTH-2"), lambda a: getattr(a.settings, "length", "full") != "full"),
    "SHAPE-1": lambda a: a.has(SHAPESHIFTER),
    **dict.fromkeys(("SCORE-1", "SCORE-2", "SCORE-3"), _always),
    "VAR-1": lambda a: legal_predictions(3, 2, True, a.row) != legal_predictions(3, 2, False, a.row),
    "VAR-2": lambda a: a.written and not a.settings.secret_predictions,
    "VAR-3": lambda a: a.written and not a.settings.hidden_predictions,
    **dict.fromkeys(("VAR-4", "EDITION-5"), lambda a: any(clairvoyant(n, a.row) for n in a.numbers)),
    "VAR-5": lambda a: not a.one_deck,
    "VAR-6": lambda a: a.one_deck and a.sizes == 5 * [BASE_DECK // a.settings.seats] and a.settings.maximus,
    "VAR-7": _always,
    "EDITION-1": _always,
    "EDITION-2": Asked.predicts_elsewhere,
    "EDITION-3": lambda a: any(a.follows and wizards_barred(trump, trump, a.row) for trump in a.trumps),
    "EDITION-4": lambda a: a.written and not a.settings.secret_predictions,
    "EDITION-6": lambda a: bool(a.box.wizard_mark or a.box.jester_mark),
    "EDITION-7": lambda a: a.box.predictions_noted_by == "dealer" and not a.written,
    "EDITION-8": lambda a: a.box.name != "standard",
}


def idle_or_missing(settings: Settings) -> Iterator[str]:
    """Yield the rules that are shown although they never apply, and those that apply and are not shown."""
    asked = Asked(settings)
    shown = set(in_force_under(settings))
    for rule, applies in CAN_APPLY.items():
        if applies(asked) != (rule in shown):
            yield f"{rule} {'idle' if rule in shown else 'missing'}"


def test_every_rule_is_asked_about() -> None:
    assert set(CAN_APPLY) == set(rule_ids())


def test_no_game_is_shown_an_idle_rule_or_lacks_one(capsys: pytest.CaptureFixture[str]) -> None:
    games = 0
    wrong: Counter[str] = Counter()
    samples: dict[str, Settings] = {}
    for settings in every_game():
        games += 1
        for problem in idle_or_missing(settings):
            wrong[problem] += 1
            samples.setdefault(problem, settings)
    with capsys.disabled():
        print(f"\n{games} settings looked at")
    assert wrong == {}, samples
    assert games >= 3072


@pytest.mark.parametrize("name", edition_names())
def test_no_edition_is_shown_an_idle_rule_or_lacks_one(name: str) -> None:
    box = edition(name)
    for offer in ("", *(offer for offer in box.offers if offer != "specials")):
        assert list(idle_or_missing(box.settings(**{offer: True} if offer else {}))) == []


HAPPENING: Final = {
    "werewolf_swapped": "TRUMP-5",
    "trick_bombed": "BOMB-1",
    "passed": "JUGGLER-2",
    "prediction_changed": "CLOUD-3",
    "took_up_hand": "VAR-4",
    "scored": "SCORE-1",
}
RULES: Final = {reason.code: reason.rule for reason in REASONS}


def seen_in_play(settings: Settings, seed: int) -> Iterator[str]:
    """Play a game by chance, and yield the rule of everything that happens, and of what may and may not be done."""
    game = Game(settings=settings, seed=seed)
    while not game.over:
        seat = game.to_act[-1]
        choices = game.legal(seat)
        table = game.table
        yield from (verdict(table, seat, decision.number, settings.switches).rule for decision in choices)
        yield from (RULES[code] for code in game.view(seat).reasons.values())
        game.play(seat, choices[seed * game.decisions % len(choices)])
    for event in game.events():
        if event.name in HAPPENING:
            yield HAPPENING[event.name]
        elif event.name == "trump" and event.seat >= 0:
            yield "TRUMP-7"
        elif event.name == "turned":
            yield "TRUMP-1" if event.facts["card"] else "TRUMP-4"


def test_whatever_happens_in_play_has_its_rule_in_the_book() -> None:
    games = list(every_game())
    seen: set[str] = set()
    for seed, settings in enumerate(games[:: len(games) // 25]):
        found = set(seen_in_play(settings, seed))
        assert found - set(in_force_under(settings)) == set(), settings
        seen |= found
    assert len(seen) > 15, seen


@pytest.mark.parametrize(
    ("settings", "rule", "text"),
    [
        (Settings(wizard_barred=True), "WIN-3", "unless the colour to follow is trump"),
        (Settings(wizard_barred=True), "WIN-4", "Without a Wizard that counts"),
        (Settings(wizard_barred=True, one_colour=True, seats=3), "CARDS-2", "and green the elves."),
        (Settings(specials=("bomb",)), "WIN-8", "or would win it without the Bomb"),
        (Settings(specials=("dragon", "fairy")), "WIN-8", "one of them always wins the trick."),
        (Settings(one_colour=True), "TABLE-2", "who keeps the score sheet, the Block of Truth. When"),
        (Settings(one_colour=True), "DEAL-3", "Cards that you have not drawn"),
        (Settings(one_colour=True), "CARDS-3", "higher than every 13; a Jester"),
        (Settings(clairvoyance=True, clairvoyance_rounds="every"), "TRUMP-3", "the dealer names"),
        (Settings(clairvoyance=True), "TRUMP-3", "the dealer looks at their hand"),
        (Settings(specials=("cloud",)), "CLOUD-4", "last trick, Cloud, scoring. The Block"),
        (Settings(specials=("cloud",), secret_predictions=True), "CLOUD-4", "reveal of the predictions, Cloud"),
        (Settings(specials=("cloud",), plus_minus_one=True), "CLOUD-4", "is not checked again"),
    ],
)
def test_a_rule_says_nothing_that_does_not_hold_here(settings: Settings, rule: str, text: str) -> None:
    assert text in read(words(), rule, settings)
    assert rule in in_force_under(settings)


@pytest.mark.parametrize("name", ["piatnik-pl", "amigo-fr"])
def test_hidden_and_secret_play_alike_where_both_are_shown_at_the_end(name: str) -> None:
    box = edition(name)
    hidden, secret = box.settings(hidden_predictions=True), box.settings(secret_predictions=True)
    assert "so they play exactly like secret predictions" in read(words(), "EDITION-4", hidden)
    assert "play exactly alike in this game" in read(words(), "VAR-3", secret)
    openly = edition("standard").settings(secret_predictions=True)
    assert read(words(), "VAR-3", openly).endswith("Choose either this or hidden predictions.")


def test_nobody_speaks_where_predictions_are_written() -> None:
    spoken = {"en": "aloud|Say|said", "sk": "[Vv]ysloven|[Pp]ovedz", "cs": "[Oo]hlas|Řekni|hlásí"}
    for language, pattern in spoken.items():
        for variant in ("hidden_predictions", "secret_predictions"):
            settings = Settings().replace(**{variant: True})
            for rule in ("PREDICT-1", "PREDICT-2"):
                text = read(words(language), rule, settings)
                assert not re.search(pattern, text), text


@pytest.mark.parametrize(("specials", "cards"), [(("bomb",), "61 kart."), (("dragon", "fairy"), "62 karty.")])
def test_polish_counts_the_cards_of_the_deck(specials: tuple[str, ...], cards: str) -> None:
    assert f"Talia ma więc {cards}" in read(words("pl"), "CARDS-4", Settings(specials=specials))
