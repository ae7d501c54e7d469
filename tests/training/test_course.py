"""Learning by watching: a pupil comes to choose as its model does; what comes of it is kept and can be shipped."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from foretell import Settings
from foretell.bots.network import read
from foretell.training import course as courses
from foretell.training.__main__ import main
from foretell.training.checkpoints import Progress, load, save, save_progress
from foretell.training.course import Faculty, course, exam, respond, settle, ship, specialise
from foretell.training.imitation import Pupil
from foretell.training.mixture import large_tables, sparring
from foretell.training.networks import Actor
from foretell.training.rollout import Guest, Others, Player, two_rounds
from foretell.training.rooms import Room
from foretell.training.school import Plan, School
from foretell.training.watching import Spectator, all_but_one

PLAN = Plan(
    tables=96,
    width=32,
    depth=2,
    journeyman_width=64,
    exam_tables=0,
    playouts=8,
    warm_up=1,
    rate=2e-3,
    now=0.0,
    watched_epochs=3,
    watch=2000,
    watch_again=1000,
)


def quiet(line: str) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a very small school."""
    found = tmp_path_factory.mktemp("school")
    school = School(replace(PLAN, seconds=0.0), Room, found, quiet)
    school.run()
    torch.nn.init.normal_(school.learner.actor.head.weight, std=0.5)
    school.save()
    return found


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "SMALL", (64, 2))


def test_a_pupil_comes_to_choose_as_its_model_does(folder: Path) -> None:
    torch.manual_seed(4)
    school = School(PLAN, Room, folder, quiet)
    school.resume()
    model = school.learner.actor
    batch = school.player.play(model, school.numbers(), 3, Others(), greedy=True)
    pupil = Pupil(Actor(64, 2), 1024)
    first = pupil.watch(batch, model, 2e-3)
    for _ in range(8):
        last = pupil.watch(batch, model, 2e-3)
    assert last.same > first.same + 0.1
    assert last.surprise < first.surprise


def test_the_school_watches_flat_monte_carlo_once(folder: Path) -> None:
    school = School(PLAN, Room, folder, quiet)
    school.resume()
    assert school.journeyman is not None
    assert school.progress.log[0]["watched"] > 1000
    assert 0 < school.progress.log[0]["same"] < 1
    sits = torch.arange(6)[None, :] < school.room.seats[:, None]
    theirs = [float((guest.seats & sits).sum() / sits.sum()) for guest in school.others().guests]
    assert theirs == pytest.approx([0.04, 0.13], abs=0.02)


def test_guests_sit_where_they_are_put_and_teach_nothing(folder: Path) -> None:
    school = School(PLAN, Room, folder, quiet)
    school.resume()
    theirs = torch.zeros(96, 6, dtype=torch.bool)
    theirs[40:60, 1] = True
    stubborn = Actor(32, 2)
    torch.nn.init.zeros_(stubborn.head.weight)
    stubborn.head.bias.data.copy_(-torch.arange(len(stubborn.head.bias)).float())
    player = Player(school.room)
    batch = player.play(school.learner.actor, school.numbers(), 3, Others((Guest(stubborn, theirs, heat=0.0),)))
    tables = torch.arange(96)
    here = theirs[tables[None, :], batch.seat] & (batch.count > 0)
    assert int(here.sum()) > 100
    assert not bool(batch.learns[here].any())
    lowest = batch.choices.int().argmax(dim=2)
    assert torch.equal(batch.chosen[here], lowest[here])
    assert not torch.equal(batch.chosen[~here], lowest[~here])


def test_networks_are_asked_only_where_they_have_a_choice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(PLAN, Room, folder, quiet)
    school.resume()
    asked = dict.fromkeys((school.learner.actor, school.snapshots[0], school.journeyman), 0)
    forward = Actor.forward

    def counted(actor: Actor, x: torch.Tensor, choices: torch.Tensor) -> torch.Tensor:
        asked[actor] += len(x)
        assert int((choices != 0).sum(dim=1).min()) > 1
        return forward(actor, x, choices)

    monkeypatch.setattr(Actor, "forward", counted)
    others = school.others()
    batch = school.player.play(school.learner.actor, school.numbers(), 3, others)
    assert asked[school.learner.actor] == int(batch.learns.sum())
    free = int((batch.count > 1).sum())
    assert min(asked.values()) > 0
    assert free * 0.9 < sum(asked.values()) < free  # rule bots decide the rest
    likely = forward(school.learner.actor, batch.x[batch.learns], batch.choices[batch.learns])
    assert torch.allclose(likely.max(dim=1).values, batch.surest[batch.learns], atol=1e-5)
    assert torch.allclose(
        likely.gather(1, batch.chosen[batch.learns][:, None])[:, 0], batch.likely[batch.learns], atol=1e-5
    )


def test_an_answer_is_learnt_beside_the_frozen_network(folder: Path, tmp_path: Path) -> None:
    plan = replace(PLAN, now=60.0, seconds=0.01)
    school = respond(plan, Room, folder, tmp_path / "answer", quiet)
    frozen = Actor(32, 2)
    load(folder, "actor", frozen)
    assert school.frozen is not None
    for mine, theirs in zip(school.frozen.actor.parameters(), frozen.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    learnt = school.learner.actor.parameters()
    assert any(not torch.equal(a, b) for a, b in zip(learnt, frozen.parameters(), strict=True))
    longer = replace(plan, seconds=school.progress.seconds + 0.01)
    again = respond(longer, Room, folder, tmp_path / "answer", quiet)
    assert again.progress.batches > school.progress.batches  # it goes on
    assert again.frozen is not None
    assert torch.equal(again.frozen.actor.head.weight, frozen.head.weight)
    alone = ~school.others().guests[0].seats
    assert all(int(alone[i, : int(school.room.seats[i])].sum()) == 1 for i in range(96))


def test_nothing_is_learnt_from_what_is_not_there(folder: Path, tmp_path: Path) -> None:
    for file in ("actor", "critic"):
        shutil.copytree(folder, tmp_path / file)
        for path in (tmp_path / file).glob(f"{file}.*.npy"):
            path.unlink()
        with pytest.raises(FileNotFoundError, match=file):
            respond(PLAN, Room, tmp_path / file, tmp_path / "answer", quiet)
        with pytest.raises(FileNotFoundError, match=file):
            School(PLAN, Room, tmp_path / file, quiet).resume()


def test_what_was_kept_stays_whole_when_saving_breaks_off(folder: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    shutil.copytree(folder, kept)
    before = {path.name: path.read_bytes() for path in kept.iterdir()}
    (kept / "actor.2.1of1.unfinished").write_bytes(b"half")
    actor = Actor(32, 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("numpy.save", _full)
        with pytest.raises(OSError, match="full"):
            save(kept, "actor", actor)
    assert {path.name: path.read_bytes() for path in kept.glob("*.*[!d]")} == before
    save(kept, "actor", actor)
    assert not [*kept.glob("*.unfinished")]
    again = Actor(32, 2)
    load(kept, "actor", again)
    assert torch.equal(again.head.weight, actor.head.weight)


def _full(*_: object) -> None:
    raise OSError("the disk is full")


def test_a_specialist_learns_large_tables_against_a_journeyman_that_is_corrected(folder: Path, tmp_path: Path) -> None:
    plan = replace(PLAN, now=60.0, seconds=0.01, corrected_at=(0.0,))
    school = specialise(plan, Room, folder, tmp_path / "large", quiet)
    assert set(school.room.seats.tolist()) == {5, 6}
    guests = school.others().guests
    assert [guest.actor for guest in guests] == [school.journeyman]
    assert guests[0].seats.sum(dim=1).tolist() == [5] * 96
    assert school.learner.recipe.sure < plan.sure
    before, after = Actor(64, 2), Actor(64, 2)
    load(folder, "journeyman", before)
    load(tmp_path / "large", "journeyman", after)
    assert not torch.equal(before.head.weight, after.head.weight)
    assert [line["watched"] > 500 for line in school.progress.log if "watched" in line] == [True]
    longer = replace(plan, seconds=2 * school.progress.seconds, corrected_at=(0.0, 0.5), exam_tables=24)
    again = specialise(longer, Room, folder, tmp_path / "large", quiet)
    assert again.progress.batches > school.progress.batches
    assert [school.progress.corrected, again.progress.corrected] == [1, 2]  # the first is not made again
    assert set(again.progress.log[-1]["flat"]) == {"5", "6"}


def test_flat_monte_carlo_is_watched_where_the_learner_sits() -> None:
    spectator = Spectator(Room, large_tables(), 96, 1, 9000)
    player, room = spectator.player, spectator.room
    assert spectator.watch(Actor(32, 2), 1, 4, 7, beside_rule_bots=False) == len(spectator.notes) > 1000
    tables = torch.arange(96).expand(player.seat.shape)
    free = player.count > 1
    assert torch.equal(player.learns[free], (player.seat == (tables + 7) % room.seats[tables])[free])
    spectator.watch(Actor(32, 2), 1, 4, 7, beside_rule_bots=True)
    assert not bool(player.learns[player.count > 1].any())


def test_notes_keep_the_last_decisions() -> None:
    spectator = Spectator(Room, sparring(), 96, 1, 6000)
    seen: dict[str, list[torch.Tensor]] = {"x": [], "choices": [], "worth": []}
    for turn in range(3):
        others = Others(by_flat=all_but_one(spectator.room, turn), playouts=2)
        batch = spectator.player.play(Actor(32, 2), two_rounds(spectator.rounds), turn << 16, others)
        assert batch.worth is not None
        free = (batch.count > 1) & (batch.worth != 0).any(dim=2)
        assert 500 < int(free.sum()) == spectator.notes.add(batch) < 6000
        for name, values in seen.items():
            values.append(getattr(batch, name)[free])
    for name, values in seen.items():
        kept = getattr(spectator.notes, name)
        everything = torch.cat(values).to(kept.dtype)
        places = torch.arange(len(everything))[-6000:]
        assert torch.equal(kept[places % 6000], everything[places]), name


def test_notes_keep_no_more_than_there_is_room_for() -> None:
    spectator = Spectator(Room, sparring(), 96, 1, 100)
    assert spectator.watch(Actor(32, 2), 1, 2, 0, beside_rule_bots=True) == len(spectator.notes) == 100


def test_each_part_of_the_course_has_its_time_and_its_corrections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans = []

    def part(plan: Plan, room: type[Room], *folders: object) -> None:
        plans.append(plan)
        out = folders[-2]
        assert isinstance(out, Path)
        out.mkdir()
        save_progress(out, Progress(seconds=plan.seconds))

    for name in ("learn", "specialise", "settle"):
        monkeypatch.setattr(courses, name, part)
    assert course(replace(PLAN, seconds=100.0, now=60.0), Room, tmp_path, quiet)
    assert [plan.seconds for plan in plans] == pytest.approx([42, 46, 12])
    assert [plan.corrected_at for plan in plans] == [(0.5,), tuple(i / 6 for i in range(1, 6)), ()]


def test_specialists_are_asked_only_where_they_know_better(folder: Path) -> None:
    school = School(PLAN, Room, folder, quiet)
    school.resume()
    general, specialist = school.learner.actor, Actor(32, 2)
    torch.nn.init.normal_(specialist.head.weight, std=0.5)
    batch = school.player.play(general, school.numbers(), 3, Others())
    free = batch.count > 1
    x, choices = batch.x[free], batch.choices[free]
    asked = (Faculty(general, specialist, (5, 6))(x, choices) != general(x, choices)).any(dim=1)
    tables = torch.arange(96).expand(free.shape)[free]
    large = [Settings(seats=5), Settings(seats=6)]
    known = torch.tensor([school.room.settings[i] in large for i in school.room.which])
    assert torch.equal(asked, known[tables])
    assert 0 < int(asked.sum()) < len(asked)


def test_what_a_specialist_knows_is_learnt_back(folder: Path, tmp_path: Path) -> None:
    general, specialist, learnt = Actor(32, 2), Actor(32, 2), Actor(32, 2)
    load(folder, "actor", general)
    specialist.load_state_dict(general.state_dict())
    specialist.head.bias.data.normal_(std=3.0)
    shutil.copytree(folder, tmp_path / "large")
    save(tmp_path / "large", "actor", specialist)
    settle(replace(PLAN, seconds=1.5, now=60.0), Room, folder, tmp_path / "large", tmp_path / "settled", quiet)
    load(tmp_path / "settled", "actor", learnt)
    school = School(PLAN, Room, folder, quiet)
    batch = school.player.play(general, school.numbers(), 3, Others())
    x, choices = batch.x[batch.count > 1], batch.choices[batch.count > 1]
    wanted = Faculty(general, specialist, (5, 6))(x, choices)

    def off(actor: Actor) -> float:
        return float((wanted.exp() * (wanted - actor(x, choices)).clamp(min=-50)).sum(dim=1).mean().detach())

    assert off(learnt) < off(general)


def test_an_exam_is_sat_against_flat_monte_carlo(folder: Path) -> None:
    lines = exam(PLAN, Room, folder, 2).splitlines()
    assert [line.split(":")[0] for line in lines] == ["network", "imitated journeyman"]
    assert all("6:" in line and "±" in line for line in lines)


@pytest.mark.parametrize("wish", ["--curves", "--ship", "--respond"])
def test_what_was_never_learnt_is_told_and_nothing_is_written(
    wish: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["training", "--out", str(tmp_path), wish, str(tmp_path / "new")])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 2
    assert "learn first" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


def test_the_course_goes_on_in_chunks_until_all_is_done(tmp_path: Path) -> None:
    plan = replace(PLAN, seconds=4.0, now=0.01)
    said: list[str] = []
    chunks = 1
    while not course(plan, Room, tmp_path, said.append):
        chunks += 1
        plan = replace(plan, now=1.0)
    assert 3 <= chunks < 30
    parts = [line.split(":")[0] for line in said if " s are done" in line]
    assert list(dict.fromkeys(parts)) == ["learnt", "special", "settled"]
    assert parts == sorted(parts, key=["learnt", "special", "settled"].index)
    before = (tmp_path / "settled" / "progress.json").read_text()
    assert course(plan, Room, tmp_path, said.append)  # nothing is left to do
    assert (tmp_path / "settled" / "progress.json").read_text() == before
    assert max(path.stat().st_size for path in tmp_path.rglob("*.*")) < 16 << 20
    paths = ship(PLAN, Room, tmp_path / "settled", tmp_path / "weights")
    assert [path.name for path in paths] == ["playout.npz", "sage.npz"]
    assert [read(path).layers[0].weights.shape[1] for path in paths] == [64, 32]
