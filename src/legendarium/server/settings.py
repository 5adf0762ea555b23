"""The settings of a server: their types, limits, defaults and meanings.

Where their values come from (the command line, the environment, files) is not decided here.
"""

from __future__ import annotations

from dataclasses import field
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field
from pydantic.dataclasses import dataclass

from legendarium.folders import data_folder

CLIENT_FOLDER = Path(__file__).with_name("client")
"""Where the build puts the browser client."""
MAX_BOT_WORKERS = 64
MAX_SECONDS = 86400.0

DOCUMENTED = ConfigDict(use_attribute_docstrings=True)


class Expected(NamedTuple):
    """What a setting must be, as the end of the sentence `… must be`."""

    phrase: str


def default_database() -> str:
    """The SQLite file in this user's data folder."""
    return str(data_folder() / "legendarium.sqlite")


def host_and_port(text: str) -> tuple[str, int]:
    """The parts of `127.0.0.1:9470` or `[::1]:9470`; raises ValueError."""
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not (host and colon and port.isascii() and port.isdecimal() and int(port[:9]) <= 65535):
        raise ValueError(f"{text[:80]!r} is not HOST:PORT")
    return host, int(port)


def origin_of(text: str) -> str:
    """An address as browsers name it: scheme, host and port; raises ValueError."""
    parts = urlsplit(text.strip())
    port = f":{parts.port}" if parts.port is not None else ""
    is_origin = parts.path in ("", "/") and not parts.query and not parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_origin:
        raise ValueError(f"{text[:80]!r} is not an origin")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def _check_host_and_port(text: str) -> str:
    host_and_port(text)
    return text


def _check_network(text: str) -> str:
    """Refuse the network of all addresses: every client could forge its own address."""
    if ip_network(text).prefixlen == 0:
        raise ValueError(f"{text} is everybody")
    return text


def _split(value: Any) -> Any:
    """Split text at commas into a list."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _refuse_bool(value: Any) -> Any:
    """Refuse `true` as a number, although in Python it equals 1."""
    if isinstance(value, bool):
        raise ValueError("a flag is not a number")
    return value


Text = Annotated[str, Field(min_length=1), Expected("text")]
Flag = Annotated[bool, Expected("true or false")]
Folder = Annotated[Path, Expected("the path of a folder")]
Seconds = Annotated[
    float,
    BeforeValidator(_refuse_bool),
    Field(gt=0, le=MAX_SECONDS, allow_inf_nan=False),
    Expected(f"a number of seconds above 0, up to {MAX_SECONDS:.0f}"),
]
Pause = Annotated[
    float,
    BeforeValidator(_refuse_bool),
    Field(ge=0, le=MAX_SECONDS, allow_inf_nan=False),
    Expected(f"a number of seconds from 0 to {MAX_SECONDS:.0f}"),
]
Number = Annotated[int, BeforeValidator(_refuse_bool), Field(ge=1)]
Count = Annotated[Number, Expected("a whole number above 0")]
BotWorkers = Annotated[
    Number, Field(le=MAX_BOT_WORKERS), Expected(f"a whole number from 1 to {MAX_BOT_WORKERS}")
]
PortNumber = Annotated[int, BeforeValidator(_refuse_bool), Field(ge=0, le=65535)]
Port = Annotated[PortNumber | None, Expected("a whole number from 0 to 65535")]
HostAndPort = Annotated[str, AfterValidator(_check_host_and_port)]
MetricsAddress = Annotated[HostAndPort | None, Expected("HOST:PORT, such as 127.0.0.1:9470")]
Origins = Annotated[
    tuple[Annotated[str, AfterValidator(origin_of)], ...],
    BeforeValidator(_split),
    Expected("one or more addresses such as https://games.example"),
]
Networks = Annotated[
    tuple[Annotated[str, AfterValidator(_check_network)], ...],
    BeforeValidator(_split),
    Expected("one or more IP addresses or networks, such as 127.0.0.1 or 10.0.0.0/8"),
]
PerSecond = Annotated[float, BeforeValidator(_refuse_bool), Field(gt=0, allow_inf_nan=False)]
Rate = Annotated[
    tuple[PerSecond, Number],
    BeforeValidator(_split),
    Expected("two numbers above 0, how many a second and how many at once, such as 10, 60"),
]


@dataclass(frozen=True, slots=True, config=DOCUMENTED)
class Rates:
    """Limits on one address or connection: how many a second, and how many at once."""

    reads: Rate = (50.0, 200)
    """Requests of one address that change nothing."""
    writes: Rate = (10.0, 60)
    """Requests of one address that change something."""
    sign_ins: Rate = (10 / 60, 10)
    """Tries of one address to sign in or to make an account."""
    messages: Rate = (10.0, 40)
    """Messages on one live connection."""
    connections: Count = 100
    """Live connections from one address."""
    heavy: Rate = (1.0, 40)
    """Requests of one address that take long: whole games sent, looked through or reported."""
    hints: Rate = (0.5, 10)
    """Hints for one address."""


@dataclass(frozen=True, slots=True, config=DOCUMENTED)
class Settings:
    """The settings of one server."""

    database: Text = field(default_factory=default_database)
    """The database: the path of a SQLite file, or a URL such as `postgresql://…`; without it, a
    file in your data folder."""
    host: Text = "127.0.0.1"
    """The address to listen on; `0.0.0.0` lets others on the network in."""
    port: Port = None
    """The port to listen on; without it 8470, or the next free one."""
    browser: Flag = True
    """Open a browser when the server is ready."""
    client: Folder = CLIENT_FOLDER
    """The folder of the built browser client; without it, the one in the package."""
    origins: Origins = ()
    """The addresses that people open the server by. Cookies travel by https only when there are
    some and all are https."""
    behind_proxy: Flag = False
    """A proxy stands in front: people's addresses come from its `X-Forwarded-For`."""
    trusted_proxies: Networks = ("127.0.0.1", "::1")
    """The addresses and networks that the proxy connects from; nobody else's header is believed."""
    metrics: MetricsAddress = None
    """`HOST:PORT` where Prometheus reads the metrics; without it, nowhere."""
    bot_workers: BotWorkers = 2
    """Processes in which bots think; of several, one is never busy with analyses."""
    bot_limit: Seconds = 10.0
    """Seconds that a bot may think about one choice."""
    bot_pause: Pause = 0.4
    """Seconds between two choices of a bot, so that people can follow."""
    idle: Seconds = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    rates: Rates = field(default_factory=Rates)

    @property
    def secure_cookies(self) -> bool:
        """Whether cookies travel by https only."""
        return bool(self.origins) and all(origin.startswith("https:") for origin in self.origins)
