"""`foretell serve`: the server, from one machine with a file to many workers over PostgreSQL."""

from __future__ import annotations

from argparse import Namespace

from foretell.cli.parser import Parser, whole
from foretell.cli.screen import Screen
from foretell.i18n import Catalogue


def options(parser: Parser) -> None:
    """Add what the operator may choose; everything else is in the file or the environment."""
    parser.option("--host")
    parser.option("--port", type=whole(parser.words, 0))
    parser.option("--workers", type=whole(parser.words, 1))
    parser.option("--store")
    parser.option("--config")
    parser.option("--open", action="store_true")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Serve until told to stop."""
    from foretell.server.opening import check_address, check_store, keep_store
    from foretell.server.settings import server_settings, store_url
    from foretell.server.store.address import Address
    from foretell.server.worker import serve

    names = ("host", "port", "workers", "store")
    settings = server_settings(chosen.config, chosen={name: getattr(chosen, name) for name in names})
    check_address(settings)
    with keep_store(settings):
        check_store(settings)
        address = f"http://{settings.address}/"
        screen.write(words.say("serve-open", address=address, store=Address(store_url(settings)).shown))
        screen.write(words.say("serve-stop"))
        if chosen.open:
            from foretell.cli.browser import open_when_ready

            open_when_ready(address)
        serve(settings)
    return 0
