"""Where the settings of a server come from: the command line, the environment and files.

The first of these that names a setting decides: command line, environment, secret files,
configuration file. Each setting has one name; `Settings` and `Rates` say what it may be.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from platformdirs import user_config_path
from pydantic import ValidationError, create_model
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from legendarium.folders import CACHE_VARIABLE
from legendarium.server.settings import Expected, Rates, Settings
from legendarium.table import BadRequest

VARIABLE_PREFIX = "LEGENDARIUM_"
CONFIG_VARIABLE = VARIABLE_PREFIX + "CONFIG"
SECRETS_VARIABLE = VARIABLE_PREFIX + "SECRETS"
OTHER_VARIABLES = {CONFIG_VARIABLE, SECRETS_VARIABLE, CACHE_VARIABLE}
"""The environment variables that are no settings of a server."""
RATES_PREFIX = "rates_"
CONFIDENTIAL_SETTING = "database"
"""The value of this setting may hold a password, so no message quotes it."""

LabelledSource = tuple[PydanticBaseSettingsSource, Callable[[str], str]]
"""A source of settings, and the label of a setting from there in messages."""


def _fields() -> dict[str, FieldInfo]:
    found: dict[str, FieldInfo] = dict(Settings.__pydantic_fields__)  # type: ignore[attr-defined]
    del found["rates"]
    for name, field in Rates.__pydantic_fields__.items():  # type: ignore[attr-defined]
        found[RATES_PREFIX + name] = field
    return found


def variable_of(name: str) -> str:
    """The environment variable of a setting, which is also the name of its secret file."""
    return VARIABLE_PREFIX + name.upper()


FIELDS = _fields()
"""Every setting by name: its type, default and meaning."""
VARIABLES = {variable_of(name) for name in FIELDS}


class _Base(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix=VARIABLE_PREFIX,
        env_ignore_empty=True,
        enable_decoding=False,
        extra="forbid",
        validate_default=False,
    )


_Model = create_model(
    "_Model",
    __base__=_Base,
    **{name: (field.annotation, field) for name, field in FIELDS.items()},
)  # type: ignore[call-overload]


def read_settings(options: Mapping[str, Any], flags: Mapping[str, str]) -> Settings:
    """The settings of a server; raises BadRequest.

    `options` holds the options of the command line, and `flags` the option of each setting.
    """
    sources = _sources(options, flags)
    try:
        values = _read([source for source, _ in sources])
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        label = next(label(name) for source, label in sources if name in source())
        raise BadRequest(_sentence(name, first, label), name) from None
    rates = {name: values.pop(name) for name in [*values] if name.startswith(RATES_PREFIX)}
    return Settings(
        **values,
        rates=Rates(**{name.removeprefix(RATES_PREFIX): rate for name, rate in rates.items()}),
    )


def _sources(options: Mapping[str, Any], flags: Mapping[str, str]) -> list[LabelledSource]:
    given = {name: value for name, value in options.items() if name in FIELDS}
    config = _config_file(options.get("config"))
    secrets = _secrets_folder(options.get("secrets"))
    _refuse_unknown(os.environ, VARIABLES | OTHER_VARIABLES, "in the environment")
    return [
        (InitSettingsSource(_Model, given), lambda name: flags[name]),
        (EnvSettingsSource(_Model), lambda name: f"{variable_of(name)} in the environment"),
        (_secret_files(secrets), lambda name: f"The secret {secrets}/{variable_of(name).lower()}"),
        (_file(config), lambda name: f"{name} in {config}"),
    ]


def _read(sources: list[PydanticBaseSettingsSource]) -> dict[str, Any]:
    """The settings that any of the sources has; raises ValidationError."""

    class Found(_Model):  # type: ignore[valid-type, misc]
        @classmethod
        def settings_customise_sources(
            cls, *_: Any, **__: Any
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return tuple(sources)

    values: dict[str, Any] = Found().model_dump(exclude_unset=True)
    return values


def _config_file(named: str | None) -> Path | None:
    """The configuration file: a named one must exist, the default one may be missing."""
    named = named or os.environ.get(CONFIG_VARIABLE)
    if named:
        return Path(named)
    usual = user_config_path("legendarium", appauthor=False) / "serve.toml"
    # Unlike Path.is_file, this is False when the folder may not be read.
    return usual if os.path.isfile(usual) else None


def _file(path: Path | None) -> PydanticBaseSettingsSource:
    try:
        if path is not None and not path.is_file():
            raise BadRequest(f"There is no configuration file {str(path)!r}.", "config")
        return TomlConfigSettingsSource(_Model, path)
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}.", "config") from None
    except ValueError as error:
        raise BadRequest(f"{path} is not a TOML file: {error}.", "config") from None


def _secrets_folder(named: str | None) -> Path | None:
    named = named or os.environ.get(SECRETS_VARIABLE)
    if not named:
        return None
    if not os.path.isdir(named):
        raise BadRequest(f"There is no folder of secrets {named!r}.", "secrets")
    return Path(named)


def _secret_files(folder: Path | None) -> PydanticBaseSettingsSource:
    source = SecretsSettingsSource(_Model, folder)
    if folder is None:
        return source
    try:
        names = [path.name for path in folder.iterdir()]
        with warnings.catch_warnings():
            # The source only warns about a file that it cannot read.
            warnings.simplefilter("error")
            source()
    except (OSError, SettingsError) as error:
        reason = str(error.__cause__ or error).rstrip(".")
        raise BadRequest(f"The secrets in {folder} cannot be read: {reason}.", "secrets") from None
    _refuse_unknown(names, VARIABLES, f"among the secrets in {folder}")
    return source


def _refuse_unknown(names: Iterable[str], known: set[str], where: str) -> None:
    """Refuse unknown names that start like our variables."""
    for name in sorted(names):
        if name.upper().startswith(VARIABLE_PREFIX) and name.upper() not in known:
            raise BadRequest(_unknown(f"{name} {where}", name.upper(), known), name)


def _unknown(label: str, name: str, known: Iterable[str]) -> str:
    nearest = get_close_matches(name, sorted(known), n=1, cutoff=0.0)[0]
    return f"{label} is not a setting; did you mean {nearest}?"


def _sentence(name: str, error: ErrorDetails, label: str) -> str:
    """The sentence that says which setting is wrong and what it must be."""
    if name not in FIELDS:
        return _unknown(label, name, FIELDS)
    expected = next(part for part in FIELDS[name].metadata if isinstance(part, Expected)).phrase
    if name == CONFIDENTIAL_SETTING or label.startswith("The secret"):
        return f"{label} must be {expected}."
    return f"{label} must be {expected}, not {str(error['input'])[:60]!r}."
