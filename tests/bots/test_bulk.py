"""Bots in bulk decide as the plain ones do."""

from __future__ import annotations

import pytest

import foretell
from foretell import BadSettings, Game, SeededShuffler, Settings
from foretell.bots.bulk import COMPILED, play_bulk
from foretell.bots.seeds import bot_seed
from foretell.cards import SPECIAL_NAMES


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(seats=3, specials=SPECIAL_NAMES, secret_predictions=True),
        Settings(seats=6, clairvoyance=True, clairvoyance_rounds="every", wizard_barred=True),
        Settings(seats=3, one_colour=True),
        Settings(seats=6, specials=SPECIAL_NAMES, cloud_acts="trick", length=(10, 3, 8), secret_predictions=True),
    ],
    ids=["base", "specials", "clairvoyance", "one colour", "Cloud by trick"],
)
def test_compiled_bots_decide_as_plain_ones(settings: Settings) -> None:
    levels = ["archmage@500", "journeyman", "sage", "apprentice", "scribe", "jester"]
    assert {level.partition("@")[0] for level in levels} == set(COMPILED)
    line_up = levels[: settings.seats]
    found = play_bulk(settings, line_up, range(7, 9), 5)
    game = Game(settings=settings, shuffler=SeededShuffler(5, 8))
    bots = [foretell.bot(level, bot_seed(5, 8, seat)) for seat, level in enumerate(line_up)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    assert tuple(found.scores[1]) == game.scores
    assert [tuple(row) for row in found.predicted[1]] == [row.predicted for row in game.block_of_truth().rows]
    assert [tuple(row) for row in found.won[1]] == [row.won for row in game.block_of_truth().rows]
    assert found.decisions > game.decisions
    assert found.seconds > 0


def test_only_compiled_levels_and_full_tables() -> None:
    with pytest.raises(BadSettings, match="no compiled bot 'nobody'"):
        play_bulk(Settings(seats=3), ["jester", "nobody", "jester"], range(1), 1)
    with pytest.raises(BadSettings, match="expected 4 bots"):
        play_bulk(Settings(), ["jester"] * 3, range(1), 1)


def test_the_scribe_reproduces_the_published_constants() -> None:
    found = play_bulk(Settings(turned_wizard_no_trump=True), ["scribe"] * 4, range(3000), 1)
    hits = (found.predicted == found.won).mean(axis=(0, 2))
    published = [0.84, 0.71, 0.59, 0.51, 0.48, 0.46, 0.44, 0.43, 0.42, 0.41, 0.41, 0.41, 0.41, 0.41, 0.40]
    assert abs(hits - published).max() < 0.02
    assert abs(found.scores.mean() - 165) < 5


def test_the_apprentice_beats_the_scribe() -> None:
    margins = []
    for seat in range(4):
        line_up = ["scribe"] * 4
        line_up[seat] = "apprentice"
        scores = play_bulk(Settings(), line_up, range(150), 2).scores
        margins.append(scores[:, seat].mean() - scores.mean())
    assert sum(margins) / 3 > 45  # against the mean of the other three
