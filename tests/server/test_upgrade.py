"""Games of an older release go on under their own rules. The log below is of the first one: never change it."""

from __future__ import annotations

from pathlib import Path

from foretell.server.sitting import Sitting
from foretell.server.store.kinds import Line
from tests.server.house import open_place, run

SEED = "00" * 63 + "2a"
ARRANGEMENT = (
    '{"edition":"standard","seats":3,"switches":{"plus_minus_one":true},"title":"","public":false,"clock":null,'
    '"spectators":"public","hints":false,"rated":false,"pace":1200,"stand_in":"scribe"}'
)
LOG = [
    ("ada", "open", f'{{"type":"opened","arrangement":{ARRANGEMENT},"name":"Ada","seed":"{SEED}","bot":false}}'),
    ("ben", "b1", '{"type":"sat","seat":1,"name":"Ben","bot":false}'),
    ("ada", "a1", '{"type":"bot_seated","seat":2,"level":"jester"}'),
    ("ada", "a2", '{"type":"readied","ready":true,"commitment":""}'),
    ("ben", "b2", '{"type":"readied","ready":true,"commitment":""}'),
    ("ada", "a3", '{"type":"started","rules":1}'),
    ("ben", "b3", '{"type":"decided","seat":1,"action":0,"by":"player"}'),
    ("", "", '{"type":"decided","seat":2,"action":1,"by":"bot"}'),
    ("ada", "a4", '{"type":"said","name":"Ada","text":"well"}'),
    ("ada", "a5", '{"type":"decided","seat":0,"action":1,"by":"player"}'),
]
DEALT = "deal 0: B11\ndeal 1: R8\ndeal 2: Y9\nturned: R5\n"


def lines() -> list[Line]:
    return [
        Line("0" * 13, number, 1_000_000 + number, player, command, body)
        for number, (player, command, body) in enumerate(LOG, 1)
    ]


def test_an_old_log_is_read_as_it_was_meant() -> None:
    sitting = Sitting("0" * 13)
    for line in lines():
        sitting.read(line)
    assert sitting.status == "playing"
    assert sitting.settings.plus_minus_one
    assert [chair and chair.name for chair in sitting.chairs] == ["Ada", "Ben", "jester"]
    assert DEALT in str(sitting.the_game.record)
    assert "predict from 1: 0 1 1" in str(sitting.the_game.record)
    assert sitting.commitment == "c77673a8cc11eb4f660ce1a4ca446423df3b68677ba4c1c1846351ddbeb2e5ef"


def test_an_old_game_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            for line in lines():
                await place.log.append(line)
            keeper = await place.keeper("0" * 13)
            assert keeper.sitting.the_game.phase == "play"
            assert await place.log.find("0" * 13, "ada", "a5") == 10

    run(story())
