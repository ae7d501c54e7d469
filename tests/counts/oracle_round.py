"""The second opinion on a round: from the dealt hands to the points, straight from docs/rules.md.

Nothing of foretell is imported. Decisions are the tokens of the records: `3`, `trump=R`, `We=-`, `Ju=G`, `>R7`, `+1`.
A choice that several cards of a hand allow (one of two Wizards) is listed once for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.counts.oracle_tricks import COLOURS, JESTERS, WIZARDS, Laid, Rules, is_number, legal_cards, winner


class OracleRound:
    """A round in progress. `stage` is what is being decided; `pending` are the seats that have to."""

    def __init__(
        self, hands: Sequence[Sequence[str]], turned: str | None, dealer: int, trump: str | None, rules: Rules
    ) -> None:
        self.rules = rules
        self.seats = range(rules["seats"])
        self.hands = [list(hand) for hand in hands]
        self.size = len(hands[0])
        self.dealer = dealer
        self.turned = turned
        self.trump = trump
        self.predicted: list[int | None] = [None] * len(hands)
        self.trick: list[Laid] = []
        self.tricks = 0
        self.last_winner: int | None = None
        self.won = [0] * len(hands)
        self.bombed = 0
        self.passed: dict[int, str] = {}
        self.cloud: int | None = None
        self.changed = False
        self._find_trump()

    def copy(self) -> OracleRound:
        new = object.__new__(OracleRound)
        new.__dict__.update(self.__dict__)
        new.hands = [list(hand) for hand in self.hands]
        new.predicted = list(self.predicted)
        new.trick = list(self.trick)
        new.won = list(self.won)
        new.passed = dict(self.passed)
        new.pending = set(self.pending)
        return new

    def left(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def _find_trump(self) -> None:
        """TRUMP-1 to TRUMP-5, TRUMP-8, TRUMP-9."""
        holders = [seat for seat in self.seats if "We" in self.hands[seat]]
        if holders:
            self._ask("werewolf", holders[0])
        elif self._dealer_chooses():
            self._ask("trump", self.dealer)
        else:
            if self.turned is not None and is_number(self.turned):
                self.trump = self.turned[0]
            self._begin_predictions()

    def _dealer_chooses(self) -> bool:
        """TRUMP-3: not for a number card, Jester, Fairy or Bomb, and not where no card is turned."""
        if self.turned in WIZARDS:
            return not self.rules["turned_wizard_no_trump"]
        return self.turned in ("Sh", "Dr", "We", "Ju", "Cl")

    def _ask(self, stage: str, *pending: int) -> None:
        self.stage = stage
        self.pending = set(pending)

    def _at_once(self) -> bool:
        return bool(self.rules["hidden_predictions"] or self.rules["secret_predictions"])

    def _begin_predictions(self) -> None:
        """PREDICT-1, EDITION-2; VAR-2 and VAR-3: all at the same time."""
        start = self.rules["scribe"] if self.rules["predict_from"] == "scribe" else self.dealer
        self._ask("predict", *(self.seats if self._at_once() else [self.left(start)]))

    def choices(self, seat: int) -> list[str]:
        """Return what a seat may decide now, once for every card that allows it."""
        if seat not in self.pending:
            return []
        if self.stage == "werewolf":
            return [f"We={colour}" for colour in COLOURS + "-"]
        if self.stage == "trump":
            return [f"trump={colour}" for colour in COLOURS]
        if self.stage == "predict":
            return [str(number) for number in range(self.size + 1) if not self._forbidden(number)]
        if self.stage == "play":
            cards = legal_cards(self.hands[seat], self.trick, self.trump, self.rules)
            return [token for card in cards for token in tokens(card)]
        if self.stage == "pass":
            return [f">{kind(card)}" for card in self.hands[seat]]
        return ["+1"] if self.predicted[seat] == 0 else ["+1", "-1"]  # CLOUD-3

    def _forbidden(self, number: int) -> bool:
        """VAR-1: the last to predict may not make the sum equal the number of tricks."""
        noted = [prediction for prediction in self.predicted if prediction is not None]
        last = len(noted) == len(self.seats) - 1
        return self.rules["plus_minus_one"] and last and sum(noted) + number == self.size

    def decide(self, seat: int, token: str) -> None:
        """Carry out a choice of `choices`."""
        self.pending.discard(seat)
        if self.stage == "werewolf":
            self._swap(seat, token.removeprefix("We="))
        elif self.stage == "trump":
            self.trump = token.removeprefix("trump=")
            self._begin_predictions()
        elif self.stage == "predict":
            self._predict(seat, int(token))
        elif self.stage == "play":
            self._play(seat, token)
        elif self.stage == "pass":
            self._pass(seat, token.removeprefix(">"))
        else:
            self.predicted[seat] = (self.predicted[seat] or 0) + int(token)
            self.changed = True
            self._go_on()

    def _swap(self, seat: int, colour: str) -> None:
        """TRUMP-5: the Werewolf for the turned card."""
        assert self.turned is not None
        self.hands[seat].remove("We")
        self.hands[seat].append(self.turned)
        self.turned = "We"
        self.trump = None if colour == "-" else colour
        self._begin_predictions()

    def _predict(self, seat: int, number: int) -> None:
        self.predicted[seat] = number
        if None not in self.predicted:
            self._ask("play", self.left(self.dealer))  # PLAY-1
        elif not self._at_once():
            self._ask("predict", self.left(seat))

    def _play(self, seat: int, token: str) -> None:
        name, _, announced = token.partition("=")
        card = next(card for card in self.hands[seat] if kind(card) == name)
        self.hands[seat].remove(card)
        self.trick.append(Laid(seat, card, announced))
        if len(self.trick) == len(self.seats):
            self._end_trick()
        else:
            self._ask("play", self.left(seat))

    def _end_trick(self) -> None:
        """WIN, BOMB-1, BOMB-2, JUGGLER-2, CLOUD-2, CLOUD-4."""
        cards = {laid.card for laid in self.trick}
        seat = winner(self.trick, self.trump, self.rules)
        self.trick = []
        self.tricks += 1
        self.last_winner = seat
        if "Bo" in cards:
            self.bombed += 1
        else:
            self.won[seat] += 1
        if "Cl" in cards and "Bo" not in cards:
            self.cloud = seat
        if self.tricks < self.size and "Ju" in cards:
            self._ask("pass", *self.seats)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """CLOUD-3 and CLOUD-4: the change comes at the end; CLOUD-6: or when its trick is over, a pass included."""
        assert self.last_winner is not None
        at_the_end = self.tricks == self.size
        if self.cloud is not None and not self.changed and (at_the_end or self.rules["cloud_acts"] == "trick"):
            self._ask("cloud", self.cloud)
        elif at_the_end:
            self._ask("done")
        else:
            self._ask("play", self.last_winner)

    def _pass(self, seat: int, name: str) -> None:
        """JUGGLER-2: all put a card down, and only then does each take up the card of the right neighbour."""
        card = next(card for card in self.hands[seat] if kind(card) == name)
        self.hands[seat].remove(card)
        self.passed[seat] = card
        if not self.pending:
            for giver, given in self.passed.items():
                self.hands[self.left(giver)].append(given)
            self._go_on()

    def points(self) -> list[int]:
        """SCORE-1, once the round is done."""
        return [score(predicted or 0, won) for predicted, won in zip(self.predicted, self.won, strict=True)]


def kind(card: str) -> str:
    """CARDS-5: the four Wizards are alike, and so are the four Jesters."""
    return card[0] if card in WIZARDS + JESTERS else card


def tokens(card: str) -> list[str]:
    """Return the ways to play a card: with every announcement it may have. JUGGLER-1, CLOUD-1, PLAY-10, SHAPE-1."""
    announcements = {"Sh": "WJ", "Ju": COLOURS, "Cl": COLOURS}.get(card)
    return [f"{card}={announced}" for announced in announcements] if announcements else [kind(card)]


def score(predicted: int, won: int) -> int:
    return 20 + 10 * won if predicted == won else -10 * abs(predicted - won)
