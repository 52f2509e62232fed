"""News between workers through Redis that is not always there. `make services` runs this where there is one."""

from __future__ import annotations

from tests.server.services import Redis
from tests.server.workers import Game, health_says, two_workers


def test_redis_that_is_begun_anew_is_found_again(url: str) -> None:
    """What is committed while it is away is answered as ever, and told when it is there again."""
    with Redis() as redis, two_workers(url, redis.url) as workers:
        game = Game(*workers)
        with game.heard() as until:
            until(game.choose())
            redis.stop()
            number = game.choose()
            health_says("", workers)
            redis.start()
            until(number)
            until(game.choose())
