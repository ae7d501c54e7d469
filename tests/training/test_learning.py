"""Learning: rewards and advantages by hand, networks that get better, checkpoints that go on where they ended."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from foretell import UnsupportedVersion
from foretell.table.actions import ACTIONS
from foretell.table.fields import KINDS, START, VERSION
from foretell.table.state import CHOOSE_TRUMP, PLAY, PREDICT, SWAP_WEREWOLF
from foretell.training.checkpoints import load, load_if_kept, save
from foretell.training.networks import POINT, Actor, Critic, margin
from foretell.training.ppo import Learner, Recipe, advantages, evened_out
from foretell.training.rollout import Batch, Others, Player, rewards, turned_to
from foretell.training.rooms import Room
from foretell.training.school import Plan, School
from foretell.training.steps import SECRET_PLACE, SECRETS_ROOM, X_ROOM


def batch_of(seat: list[list[int]], stage: list[list[int]], points: list[list[list[float]]], seats: list[int]) -> Batch:
    """Return a batch of which only who decided when, and what came of it, is of interest."""
    steps, tables = len(seat), len(seats)
    nothing = torch.zeros(steps, tables)
    gains = torch.zeros(tables, 2, 6)
    for table, rounds in enumerate(points):
        for number, each in enumerate(rounds):
            gains[table, number, : len(each)] = torch.tensor(each)
    return Batch(
        torch.zeros(steps, tables, X_ROOM, dtype=torch.int8),
        torch.zeros(steps, tables, SECRETS_ROOM, dtype=torch.int8),
        torch.zeros(steps, tables, ACTIONS, dtype=torch.int8),
        nothing.long(),
        nothing,
        nothing - 1,
        torch.tensor(seat),
        torch.tensor(stage),
        nothing.long() + 2,
        torch.ones(steps, tables, dtype=torch.bool),
        gains,
        torch.zeros(tables, 2, 6, dtype=torch.int64),
        torch.tensor(seats),
        torch.ones(tables, 2, dtype=torch.bool),
    )


def test_the_reward_is_what_a_seat_gains_on_the_mean_of_the_others() -> None:
    batch = batch_of([[0]], [[0]], [[[6.0, 0.0, 3.0], [1.0, 1.0, 1.0]]], [3])
    assert rewards(batch)[0, 0].tolist() == [4.5, -4.5, 0.0, 0.0, 0.0, 0.0]
    assert rewards(batch)[0, 1].tolist() == [0.0] * 6


def test_places_count_from_the_seat() -> None:
    values = torch.tensor([[10, 11, 12, 13, 99, 99]])
    assert turned_to(values, torch.tensor([2]), torch.tensor([4])).tolist() == [[12, 13, 10, 11, 0, 0]]
    assert margin(torch.tensor([[4.0, 1.0, 3.0, 0.0, 0.0, 0.0]]), torch.tensor([3])).tolist() == [2.0]


def test_advantages_run_along_the_decisions_of_a_seat_in_a_round() -> None:
    """Seat 0 decides at steps 0 and 2 of the first round and at step 3 of the second, seat 1 at step 1."""
    points = [[[6.0, 0.0, 0.0], [0.0, 3.0, 3.0]]]
    batch = batch_of([[0], [1], [0], [0]], [[0], [0], [0], [1]], points, [3])
    values = torch.tensor([[1.0], [0.5], [2.0], [0.25]])
    free = torch.ones(4, 1, dtype=torch.bool)
    found = advantages(batch, free, values, 0.9).flatten().tolist()
    last = 6.0 - 2.0
    assert found == pytest.approx([2.0 - 1.0 + 0.9 * last, -3.0 - 0.5, last, -3.0 - 0.25])
    free[2] = False  # a forced move is no link of the chain
    assert advantages(batch, free, values, 0.9)[0].item() == pytest.approx(6.0 - 1.0)


def test_the_critic_may_look_farther_ahead_than_an_advantage() -> None:
    batch = batch_of([[0], [1], [0]], [[0], [0], [0]], [[[6.0, 0.0, 0.0], [0.0, 0.0, 0.0]]], [3])
    learner = Learner(Actor(16, 2), Critic(16, 2))
    learner.critic.rest.bias.data.fill_(0.5)
    far = learner.lesson(batch, Recipe(rate=0.0, entropy=0.0, smoothing=0.0, value_smoothing=1.0))
    assert far.value.tolist() == pytest.approx([6.0, -3.0, 6.0])  # what came of the round
    near = learner.lesson(batch, Recipe(rate=0.0, entropy=0.0, smoothing=1.0, value_smoothing=0.0))
    assert near.value.tolist() == pytest.approx([0.5, -3.0, 6.0])  # what the critic expects at the next decision
    assert far.gain[0] < far.gain[2]
    assert near.gain[0] == pytest.approx(near.gain[2])


def test_what_gained_more_becomes_likelier_and_no_more_than_that() -> None:
    torch.manual_seed(3)
    tables, good, bad = 64, 7, 9
    chosen = torch.tensor([[good, bad] * (tables // 2)])
    points = [[[4.0 if action == good else -4.0, 0.0, 0.0], [0.0, 0.0, 0.0]] for action in chosen[0].tolist()]
    batch = batch_of([[0] * tables], [[0] * tables], points, [3] * tables)
    batch.choices[:, :, [good, bad]] = 1
    batch.chosen = chosen
    learner = Learner(Actor(16, 2), Critic(16, 2))

    def likely() -> torch.Tensor:
        return torch.Tensor(learner.actor(batch.x[0], batch.choices[0]).detach())

    batch.likely = likely().gather(1, chosen.T).T
    before = likely()[0].exp()
    learner.learn(batch, Recipe(rate=1e-2, entropy=0.0, smoothing=1.0, epochs=1))
    assert likely()[0, good].exp() > before[good] + 1e-3
    for _ in range(200):
        learner.learn(batch, Recipe(rate=1e-2, entropy=0.0, smoothing=1.0))
    clipped = likely()[0].exp() / before
    assert 1.15 < clipped[good] < 1.5  # a batch leads no farther from those who played it
    assert clipped[bad] < 0.85


def test_what_the_learner_is_sure_of_teaches_nothing() -> None:
    """What is all but sure is no more a link of the chain than a forced move; a prediction always is one."""
    batch = batch_of([[0], [0], [0]], [[0], [0], [0]], [[[6.0, 0.0, 0.0], [0.0, 0.0, 0.0]]], [3])
    learner = Learner(Actor(16, 2), Critic(16, 2))
    recipe = Recipe(rate=0.0, entropy=0.0, smoothing=1.0)
    assert learner.lesson(batch, recipe).rows.tolist() == [0, 1, 2]
    batch.surest[1] = -0.0005
    assert learner.lesson(batch, recipe).rows.tolist() == [0, 2]
    batch.x[1, :, START["phase"] + PREDICT - 1] = 1
    assert learner.lesson(batch, recipe).rows.tolist() == [0, 1, 2]


@pytest.mark.parametrize(
    ("phase", "again"), [(CHOOSE_TRUMP, True), (SWAP_WEREWOLF, True), (PREDICT, True), (PLAY, False)]
)
def test_no_trump_and_no_prediction_is_ruled_out_for_good(phase: int, again: bool) -> None:
    """A network that is wholly sure of one choice comes to try the others again; of a card to play it may stay sure."""
    torch.manual_seed(3)
    batch = batch_of([[0] * 64], [[0] * 64], [[[0.0] * 3, [0.0] * 3]] * 64, [3] * 64)
    batch.x[:, :, START["phase"] + phase - 1] = 1
    batch.choices[:, :, 22:26] = 1
    batch.chosen[:] = 25
    learner = Learner(Actor(16, 2), Critic(16, 2))
    learner.actor.head.bias.data[25] = 30.0
    for _ in range(400):
        learner.learn(batch, Recipe(rate=3e-2, entropy=0.02, smoothing=1.0))
    likely = learner.actor(batch.x[0], batch.choices[0])[0].detach().exp()
    assert (float(likely[22]) > 0.01) == again


@pytest.fixture
def school(tmp_path: Path) -> School:
    """A very small school."""
    plan = Plan(tables=96, width=32, depth=2, exam_tables=0, playouts=4, warm_up=1, rate=2e-3, now=0.0, watch=0)
    return School(plan, Room, tmp_path / "school", lambda line: None)


def test_what_the_plan_says_changes_with_time(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advantages look less far ahead after a quarter; chance and open minds shrink by the same factor all along."""
    school.plan.smoothing, school.plan.entropy, school.plan.open_minded = (0.9, 0.5), (0.01, 0.0001), (0.4, 0.1)
    school.run()
    found = []

    def learn(batch: Batch, recipe: Recipe, weight: torch.Tensor | None) -> dict[str, float]:
        found.append((recipe.smoothing, recipe.entropy, recipe.open_minded))
        return {}

    monkeypatch.setattr(school.learner, "learn", learn)
    for part in (0.0, 0.125, 0.25, 0.5, 1.0):
        school.progress.seconds = part * school.plan.seconds
        school._batch(1.0)
    smoothing, entropy, open_minded = zip(*found, strict=True)
    assert smoothing == pytest.approx((0.9, 0.7, 0.5, 0.5, 0.5))
    assert (entropy[0], *entropy[3:]) == pytest.approx((0.01, 0.001, 0.0001))
    assert (open_minded[0], *open_minded[3:]) == pytest.approx((0.4, 0.2, 0.1))


def test_a_school_learns_keeps_what_it_learnt_and_goes_on(school: School) -> None:
    school.run()
    first = [each.clone() for each in school.learner.actor.parameters()]
    for _ in range(3):
        school._batch(1.0)
    assert any(not torch.equal(a, b) for a, b in zip(first, school.learner.actor.parameters(), strict=True))
    school.save()
    again = School(school.plan, Room, school.folder, lambda line: None)
    again.resume()
    assert again.progress == school.progress
    assert again.progress.batches == 4
    for mine, theirs in zip(school.learner.actor.parameters(), again.learner.actor.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    assert len(again.snapshots) == 1
    assert max(path.stat().st_size for path in school.folder.iterdir()) < 16 << 20


def test_foretelling_gets_better_on_what_was_seen(school: School) -> None:
    room = school.room
    torch.manual_seed(1)
    batch = Player(room).play(school.learner.actor, school.numbers(), 5, Others())
    recipe = Recipe(rate=2e-3, entropy=0.02, smoothing=0.4, minibatch=2048)
    before = school.learner.learn(batch, recipe)
    for _ in range(6):
        after = school.learner.learn(batch, recipe)
    assert after["loss_tricks"] < 0.8 * before["loss_tricks"]
    assert after["loss_value"] < before["loss_value"]
    assert before["samples"] > 2000


def test_an_exam_is_fair_to_a_copy_of_the_learner(school: School) -> None:
    from foretell.training.exams import Examiner

    marks = Examiner(Room, 400, 9).examine(school.learner.actor, school.learner.actor, 1)
    assert set(marks) == {"4", "3", "5", "6", "specials"}
    assert all(abs(mark.gain) < 4 * mark.within for mark in marks.values())
    assert 0.05 < sum(mark.hits for mark in marks.values()) / 5 < 0.5


def test_a_large_network_is_kept_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.training.checkpoints.PIECE", 100_000)
    one, other = Critic(width=32, depth=2), Critic(width=32, depth=2)
    save(tmp_path, "critic", one)
    assert len(list(tmp_path.glob("critic.*.npy"))) > 3
    load(tmp_path, "critic", other)
    assert all(torch.equal(a, b) for a, b in zip(one.parameters(), other.parameters(), strict=True))
    assert not load_if_kept(tmp_path, "nobody", other)
    with pytest.raises(ValueError, match="another shape"):
        load(tmp_path, "critic", Actor(width=16, depth=1))


def test_who_is_killed_while_saving_keeps_what_was_saved_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.training.checkpoints.PIECE", 100_000)
    one, other, found = (Critic(width=32, depth=2) for _ in range(3))
    save(tmp_path, "critic", one)
    pieces = len(list(tmp_path.iterdir()))
    replace, done = Path.replace, 0

    def killed(path: Path, target: Path) -> Path:
        nonlocal done
        done += 1
        if done == 3:
            raise KeyboardInterrupt
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        save(tmp_path, "critic", other)
    load(tmp_path, "critic", found)
    assert all(torch.equal(a, b) for a, b in zip(one.parameters(), found.parameters(), strict=True))
    save(tmp_path, "critic", other)
    load(tmp_path, "critic", found)
    assert all(torch.equal(a, b) for a, b in zip(other.parameters(), found.parameters(), strict=True))
    assert len(list(tmp_path.glob("*.npy"))) == pieces  # nothing old is left


def test_margins_against_who_never_changes_are_in_the_log(tmp_path: Path) -> None:
    plan = Plan(tables=96, width=32, depth=2, exam_tables=300, playouts=4, warm_up=1, now=0.0, watch=0)
    school = School(plan, Room, tmp_path, lambda line: None)
    school.run()
    (line,) = [line for line in school.progress.log if "exam" in line]
    for opponent in ("apprentice", "older"):
        assert set(line[opponent]) == {"4", "3", "5", "6", "specials"}
    gains = {opponent: sum(mark[0] for mark in line[opponent].values()) / 5 for opponent in ("apprentice", "older")}
    assert gains["apprentice"] < -100 < gains["older"]  # a batch has taught it nothing yet


def test_expected_points_follow_from_the_tricks_once_all_have_predicted() -> None:
    critic = Critic(width=16, depth=1)
    secrets = torch.zeros(1, SECRETS_ROOM, dtype=torch.int8)
    for place, predicted in enumerate((2, 0, 1)):
        secrets[0, place * SECRET_PLACE + KINDS + predicted] = 1
    tricks = torch.full((1, 6, 21), -1e9)
    for place, won in enumerate((2, 1, 1)):
        tricks[0, place, won] = 0.0
    expected = critic._expected(tricks, secrets, torch.tensor([3]))[0] / POINT
    assert expected.tolist() == pytest.approx([40.0, -10.0, 30.0, 0.0, 0.0, 0.0])
    assert not bool(critic._expected(tricks, secrets, torch.tensor([4])).any())


def test_a_checkpoint_of_another_encoding_is_refused(school: School) -> None:
    school.progress.version += 1
    school.save()
    with pytest.raises(UnsupportedVersion, match=f"encoding {VERSION + 1}"):
        School(school.plan, Room, school.folder, lambda line: None).resume()


def test_advantages_weigh_the_same_at_every_number_of_seats() -> None:
    gains = torch.tensor([10.0, 30.0, 1.0, 3.0, 2.0])
    even = evened_out(gains, torch.tensor([3, 3, 6, 6, 6]))
    assert even.tolist() == pytest.approx([-1.0, 1.0, -(1.5**0.5), 1.5**0.5, 0.0], abs=1e-4)
