"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

CLIENT = Path(__file__).with_name("client")
"""Where the build puts the browser client."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How much one address or one connection may ask: so many a second, so many at once."""

    reads: tuple[float, int] = (50.0, 200)
    writes: tuple[float, int] = (10.0, 60)
    sign_ins: tuple[float, int] = (10 / 60, 10)
    messages: tuple[float, int] = (10.0, 40)
    connections: int = 100
    """Live connections from one address."""
    heavy: tuple[float, int] = (1.0, 40)
    """What takes the server long: whole games sent, looked through or reported."""
    hints: tuple[float, int] = (0.5, 10)
    """Hints for one address."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that whoever runs a server may decide."""

    database: str
    """The URL of the database, or the path of a SQLite file."""
    client: Path = CLIENT
    secure_cookies: bool = False
    """Cookies travel by https only."""
    origins: tuple[str, ...] = ()
    """Other addresses that our own pages are served from, such as that of a proxy."""
    behind_proxy: bool = False
    """The address of a client stands in X-Forwarded-For."""
    metrics_public: bool = False
    bot_workers: int = 2
    """Processes in which bots think; of several, one is never busy with analyses."""
    bot_limit: float = 10.0
    """Seconds that a bot may think about one choice."""
    bot_pause: float = 0.4
    """Seconds between two choices of a bot, so that people can follow."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    rates: Rates = field(default_factory=Rates)
