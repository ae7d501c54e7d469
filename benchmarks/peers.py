"""The peers: a C loop over the same state, OpenSpiel's `oh_hell`, RLCard and PettingZoo's card games.

Each is measured by random play in its own usual way. A peer that is not installed is left out, and a line says so.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from foretell import Settings
from foretell.fast.tables import Tables
from foretell.table.chance import draw

SECONDS = 3.0
LADDER = range(1, 13)  # with 52 cards, 4 seats and a card turned there are at most 12 tricks
NOTE = "rounds of 1 to 12 tricks; games = ladders of them"
Peer = tuple[str, int, float, float, str]


def measure_peers() -> Iterator[Peer]:
    """Yield a line for each peer that is here."""
    for measure in (c_loop, open_spiel_rollouts, open_spiel_rounds, open_spiel_python, rlcard_games, pettingzoo_games):
        try:
            yield from measure()
        except ImportError as error:
            print(f"  (left out: {error})", file=sys.stderr)


def c_loop() -> Iterator[Peer]:
    """Yield the C loop, having seen that it plays the very same games."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise ImportError("there is no C compiler")
    source = Path(__file__).with_name("base_game.c")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "base_game.so"
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, "-o", str(library), str(source)], check=True)  # noqa: S603 - our own source
        play_games = ctypes.CDLL(str(library)).play_games
    play_games.restype = ctypes.c_int64
    play_games.argtypes = [ctypes.c_int64, ctypes.c_int64, ctypes.c_int, ctypes.POINTER(ctypes.c_int64)]
    points = (ctypes.c_int64 * 6)()
    tables = Tables(Settings(), 2000, seed=3, threads=1)
    same = play_games(3, 2000, 4, points) == tables.play_out()
    if not same or list(points)[:4] != tables.scores[:, :4].sum(axis=0, dtype=int).tolist():
        raise AssertionError("the C loop does not play the same games")
    best = (0.0, 0.0)
    for _ in range(5):
        start = time.perf_counter()
        decisions = play_games(3, 8192, 4, points)
        seconds = time.perf_counter() - start
        best = max(best, (decisions / seconds, 8192 / seconds))
    yield "C loop over the same state, base game", 1, *best, "cc -O3 -march=native, the same games"


def _ladder(play: Callable[[Any], int], load: Callable[[int], Any]) -> tuple[float, float]:
    """Return decisions and ladders of rounds per second, playing every rung in turn."""
    games = [load(tricks) for tricks in LADDER]
    decisions = rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for game in games:
            decisions += play(game)
            rounds += 1
    seconds = time.perf_counter() - start
    return decisions / seconds, rounds / seconds / len(games)


def _oh_hell(tricks: int) -> Any:
    return import_module("pyspiel").load_game(f"oh_hell(players=4,num_tricks_fixed={tricks})")


def open_spiel_rollouts() -> Iterator[Peer]:
    """Yield OpenSpiel's random rollouts in C++ from just after the deal, which is not counted.

    A search of one simulation evaluates its root by that many rollouts and does nothing else.
    """
    pyspiel = import_module("pyspiel")
    count = 500

    def load(tricks: int) -> Any:
        game = _oh_hell(tricks)
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[len(actions) // 2])
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        return pyspiel.MCTSBot(game, evaluator, 1.0, 1, 64, False, 1, False), state, evaluator, tricks

    def play(rung: Any) -> int:
        searcher, state, _, tricks = rung
        searcher.step(state)
        return int(count * 4 * (tricks + 1))  # each seat predicts once and plays every card

    decisions, ladders = _ladder(play, load)
    yield "OpenSpiel oh_hell, rollouts in C++", 1, decisions, ladders * count, NOTE


def open_spiel_rounds() -> Iterator[Peer]:
    """Yield OpenSpiel's whole rounds in C++, deals included, between its own random bots."""
    pyspiel = import_module("pyspiel")
    seed = 0

    def load(tricks: int) -> Any:
        return _oh_hell(tricks), [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)], tricks

    def play(rung: Any) -> int:
        nonlocal seed
        game, bots, tricks = rung
        seed += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return int(4 * (tricks + 1))

    decisions, ladders = _ladder(play, load)
    yield "OpenSpiel oh_hell, whole rounds in C++", 1, decisions, ladders, NOTE


def open_spiel_python() -> Iterator[Peer]:
    """Yield OpenSpiel stepped from Python."""
    step = 0

    def play(game: Any) -> int:
        nonlocal step
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            step += 1
            state.apply_action(actions[step * 7919 % len(actions)])
        return decisions

    decisions, ladders = _ladder(play, _oh_hell)
    yield "OpenSpiel oh_hell, loop in Python", 1, decisions, ladders, NOTE


def rlcard_games() -> Iterator[Peer]:
    """Yield RLCard's card games, stepped as its documentation shows."""
    rlcard = import_module("rlcard")
    for name in ("uno", "gin-rummy", "doudizhu"):
        environment = rlcard.make(name, config={"seed": 1})
        decisions = games = step = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                step += 1
                state, _ = environment.step(actions[step * 7919 % len(actions)])
                decisions += 1
            games += 1
        seconds = time.perf_counter() - start
        yield f"RLCard {name}", 1, decisions / seconds, games / seconds, ""


def pettingzoo_games() -> Iterator[Peer]:
    """Yield PettingZoo's card games, stepped as its documentation shows."""
    for name in ("hanabi_v5", "texas_holdem_v4"):
        try:
            environment = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError) as error:
            print(f"  (left out: PettingZoo {name}: {error})", file=sys.stderr)
            continue
        decisions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            environment.reset(seed=games)
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                choices = observation["action_mask"].nonzero()[0]
                environment.step(int(choices[draw(len(choices), 1, 0, decisions & 0xFFFFFFFF)]))
                decisions += 1
            games += 1
        seconds = time.perf_counter() - start
        yield f"PettingZoo {name}", 1, decisions / seconds, games / seconds, ""
