"""Load: many tables on this machine, as in docs/server.md. Starts a server of its own with a store in a new folder.

python -m benchmarks.server.load --tables 2000 --rate 400 --seconds 60
python -m benchmarks.server.load --tables 500 --saturate --seconds 20
python -m benchmarks.server.load --tables 200 --rate 400 --slow 400 --seconds 40
python -m benchmarks.server.load --idle 4000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time

import uvloop

from benchmarks.server.crowd import Crowd
from benchmarks.server.process import Server
from benchmarks.server.wire import Wire


def quantile(values: list[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def report(crowd: Crowd, seconds: float, busy: float) -> None:
    """Print what was measured."""
    took = crowd.latencies
    own = time.process_time()
    print(
        f"{len(took) / seconds:.0f} decisions/s over {seconds:.1f} s; "
        f"answered after p50 {quantile(took, 0.5) * 1e3:.1f} ms, "
        f"p99 {quantile(took, 0.99) * 1e3:.1f} ms, longest {max(took, default=0) * 1e3:.1f} ms; "
        f"server busy {busy / seconds:.0%} of a core (the crowd, since its start, {own:.0f} s); refused {crowd.refused}"
    )


async def paced(crowd: Crowd, rate: float, seconds: float) -> float:
    """Let tables decide in turn at this rate, whatever the server does; return how many turns were not ready."""
    begun, late, number = time.perf_counter(), 0, 0
    tables = crowd.tables
    while (now := time.perf_counter() - begun) < seconds:
        while number < now * rate:
            late += not tables[number % len(tables)].decide()
            number += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)
    return late / max(1, number)


async def saturated(crowd: Crowd, seconds: float) -> None:
    """Let all tables play as fast as they are answered."""
    for table in crowd.tables:
        table.eager = True
        table.decide()
    await asyncio.sleep(seconds)
    for table in crowd.tables:
        table.eager = False


async def idle(server: Server, sockets: int) -> None:
    """Measure what a connection costs that has said hello and does nothing."""
    crowd = Crowd(server.port)
    await crowd.seat(1)
    before = server.memory()
    hello = b'{"type":"hello","version":1,"token":"%b","table":"%b"}'
    table = crowd.tables[0]
    wires = []
    for number in range(sockets):
        wire = await Wire.connect(server.port, lambda _: None)
        wire.send(hello % (table.players[number % 4].token.encode(), table.name.encode()))
        wires.append(wire)
    await asyncio.sleep(3)
    print(f"{sockets} idle connections: {(server.memory() - before) / sockets / 1000:.1f} kB each")
    for wire in wires:
        wire.close()


async def stall(crowd: Crowd, count: int) -> list[Wire]:
    """Let spectators connect who say hello and never read again."""
    wires = []
    for number in range(count):
        table = crowd.tables[number % len(crowd.tables)]
        wire = await Wire.connect(crowd.port, lambda _: None)
        token, name = table.players[number % len(table.players)].token, table.name
        wire.send(b'{"type":"hello","version":1,"token":"%b","table":"%b"}' % (token.encode(), name.encode()))
        if wire.transport is not None:
            wire.transport.pause_reading()
        wires.append(wire)
    return wires


async def run(options: argparse.Namespace, folder: str) -> None:
    """Run what was asked for."""
    server = Server(folder, options.store, {"FORETELL_WORKERS": str(options.workers)})
    try:
        await server.ready()
        if options.idle:
            return await idle(server, options.idle)
        crowd, before, begun = Crowd(server.port), server.memory(), time.perf_counter()
        await crowd.seat(options.tables)
        sockets = sum(len(table.players) for table in crowd.tables)
        held = (server.memory() - before) / sockets / 1000
        print(
            f"{options.tables} tables, {sockets} sockets seated in {time.perf_counter() - begun:.1f} s; "
            f"{held:.1f} kB each with their tables"
        )
        gc.collect()
        gc.freeze()
        gc.disable()  # what is measured is the server, not how long the crowd tidies up
        busy, begun = server.seconds(), time.perf_counter()
        if options.saturate:
            await saturated(crowd, options.seconds)
        else:
            late = await paced(crowd, options.rate, options.seconds)
            if options.slow:
                report(crowd, time.perf_counter() - begun, server.seconds() - busy)
                crowd.latencies.clear()
                stalled = await stall(crowd, options.slow)
                print(f"{len(stalled)} connections more that never read:")
                busy, begun = server.seconds(), time.perf_counter()
                late = await paced(crowd, options.rate, options.seconds)
            print(f"asked for {options.rate:.0f} decisions/s; {late:.2%} of the turns were not ready")
        report(crowd, time.perf_counter() - begun, server.seconds() - busy)
    finally:
        server.stop()


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=400)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--slow", type=int, default=0)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--store", default="")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(run(options, folder))


if __name__ == "__main__":
    main()
