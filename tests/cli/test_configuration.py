"""Where the settings of a server come from, and what is said of one that cannot be."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from legendarium.cli import serve
from legendarium.cli.configuration import FIELDS, variable_of
from legendarium.cli.main import main
from legendarium.server.settings import Rates, Settings
from legendarium.table import BadRequest

URL = "postgresql://legendarium:swordfish@db.example/games"


pytestmark = pytest.mark.usefixtures("no_settings")


@pytest.fixture
def config(tmp_path: Path) -> Path:
    return tmp_path / "serve.toml"


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    folder = tmp_path / "secrets"
    folder.mkdir()
    return folder


def settings(*arguments: str | Path) -> Settings:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return serve.settings_of(parser.parse_args([str(argument) for argument in arguments]))


def sentence(*arguments: str | Path) -> str:
    """What is said of these settings, which cannot be."""
    with pytest.raises(BadRequest) as refused:
        settings(*arguments)
    assert "\n" not in refused.value.message
    return refused.value.message


def test_without_a_word_every_setting_has_its_default() -> None:
    assert settings() == Settings()


def test_the_nearest_source_decides(
    monkeypatch: pytest.MonkeyPatch, config: Path, secrets: Path
) -> None:
    from_all: list[str | Path] = ["--config", config, "--secrets", secrets]
    assert settings(*from_all[2:]).idle == 600.0
    config.write_text("idle = 1")
    assert settings(*from_all).idle == 1
    (secrets / "legendarium_idle").write_text("2\n")
    assert settings(*from_all).idle == 2
    monkeypatch.setenv("LEGENDARIUM_IDLE", "3")
    assert settings(*from_all).idle == 3
    config.write_text("port = 1")
    (secrets / "legendarium_port").write_text("2\n")
    monkeypatch.setenv("LEGENDARIUM_PORT", "3")
    assert settings(*from_all).port == 3
    assert settings(*from_all, "--port", "4").port == 4


def test_the_file_and_the_folder_can_be_named_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, config: Path, secrets: Path
) -> None:
    monkeypatch.setenv("LEGENDARIUM_CONFIG", str(config))
    monkeypatch.setenv("LEGENDARIUM_SECRETS", str(secrets))
    config.write_text("browser = false")
    (secrets / "legendarium_database").write_text(URL + "\n")
    (secrets / "of_another_program").write_text("x")
    found = settings()
    assert (found.browser, found.database) == (False, URL)


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is another one there")
def test_the_usual_file_is_read_where_it_is(tmp_path: Path) -> None:
    usual = tmp_path / "config" / "legendarium" / "serve.toml"
    usual.parent.mkdir(parents=True)
    usual.write_text("bot_workers = 7")
    assert settings().bot_workers == 7


def value_of(name: str) -> str:
    """A value that is not the default, as it is written in the environment."""
    default = FIELDS[name].default
    odd = {
        "database": URL,
        "port": "7",
        "metrics": "127.0.0.1:7",
        "origins": "https://a.example, https://b.example",
        "trusted_proxies": "10.0.0.0/8,::1",
    }
    if name in odd:
        return odd[name]
    if isinstance(default, bool):
        return str(not default).lower()
    if isinstance(default, tuple):
        return "7.5, 70"
    return "7" if isinstance(default, int | float) else "/somewhere/else"


@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_can_be_set_in_the_environment_and_in_a_file(
    name: str, monkeypatch: pytest.MonkeyPatch, config: Path
) -> None:
    value = value_of(name)
    monkeypatch.setenv(variable_of(name), value)
    by_variable = settings()
    monkeypatch.delenv(variable_of(name))
    assert by_variable != settings()
    is_bare = value in ("7", "true", "false")
    config.write_text(f"{name} = {value}" if is_bare else f"{name} = {value!r}")
    assert settings("--config", config) == by_variable


def test_lists_and_rates_in_toml_are_lists(config: Path) -> None:
    config.write_text('rates_writes = [1.5, 3]\norigins = ["https://a.example"]')
    found = settings("--config", config)
    assert found.rates == Rates(writes=(1.5, 3))
    assert found.origins == ("https://a.example",)


WORKERS = "a whole number from 1 to 64"
ORIGINS = "one or more addresses such as https://games.example"
NETWORKS = "one or more IP addresses or networks, such as 127.0.0.1 or 10.0.0.0/8"
RATE = "two numbers above 0, how many a second and how many at once, such as 10, 60"


@pytest.mark.parametrize(
    ("name", "value", "expected", "came"),
    [
        ("bot_workers", "65", WORKERS, ", not '65'"),
        ("bot_workers", "true", WORKERS, ", not 'True'"),
        ("bot_limit", "0", "a number of seconds above 0, up to 86400", ", not '0'"),
        ("bot_pause", "nan", "a number of seconds from 0 to 86400", ", not 'nan'"),
        ("browser", "'perhaps'", "true or false", ", not 'perhaps'"),
        ("metrics", "'9470'", "HOST:PORT, such as 127.0.0.1:9470", ", not '9470'"),
        ("origins", "['x']", ORIGINS, ", not 'x'"),
        ("trusted_proxies", "'*'", NETWORKS, ", not '*'"),
        ("trusted_proxies", "'0.0.0.0/0'", NETWORKS, ", not '0.0.0.0/0'"),
        ("rates_writes", "[10]", RATE, ", not '[10]'"),
        ("rates_writes", "[0, 1]", RATE, ", not '0'"),
        ("rates_connections", "0", "a whole number above 0", ", not '0'"),
        ("database", "5", "text", ""),
    ],
)
def test_a_value_that_cannot_be_is_told_with_what_is_expected(
    name: str, value: str, expected: str, came: str, config: Path
) -> None:
    config.write_text(f"{name} = {value}")
    said = sentence("--config", config)
    assert said == f"{name} in {config} must be {expected}{came}."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 5", "prot in FILE is not a setting; did you mean port?"),
        ("[rates]\nx = 1", "rates in FILE is not a setting; did you mean rates_reads?"),
        ("idle = ", "FILE is not a TOML file: Invalid value (at end of document)."),
    ],
)
def test_a_file_that_cannot_be_understood_is_told(text: str, said: str, config: Path) -> None:
    config.write_text(text)
    assert sentence("--config", config) == said.replace("FILE", str(config))


def test_a_mistake_is_told_with_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, secrets: Path
) -> None:
    assert sentence("--port", "x") == "--port must be a whole number from 0 to 65535, not 'x'."
    assert sentence("--origin", "games.example").startswith(
        "--origin must be one or more addresses"
    )
    (secrets / "legendarium_port").write_text("hush")
    secret = secrets / "legendarium_port"
    assert sentence("--secrets", secrets) == (
        f"The secret {secret} must be a whole number from 0 to 65535."
    )
    monkeypatch.setenv("LEGENDARIUM_PORT", "-1")
    assert sentence() == (
        "LEGENDARIUM_PORT in the environment must be a whole number from 0 to 65535, not '-1'."
    )


def test_an_unknown_name_is_told_with_the_nearest_one(
    monkeypatch: pytest.MonkeyPatch, secrets: Path
) -> None:
    (secrets / "legendarium_databse").write_text(URL)
    assert sentence("--secrets", secrets) == (
        f"legendarium_databse among the secrets in {secrets} is not a setting; "
        "did you mean LEGENDARIUM_DATABASE?"
    )
    monkeypatch.setenv("LEGENDARIUM_RATE_WRITES", "1, 1")
    assert sentence() == (
        "LEGENDARIUM_RATE_WRITES in the environment is not a setting; "
        "did you mean LEGENDARIUM_RATES_WRITES?"
    )


def test_a_file_or_folder_that_is_named_must_be_there(config: Path, tmp_path: Path) -> None:
    assert sentence("--config", config) == f"There is no configuration file {str(config)!r}."
    nowhere = tmp_path / "nowhere"
    assert sentence("--secrets", nowhere) == f"There is no folder of secrets {str(nowhere)!r}."


def test_a_secret_that_cannot_be_read_is_not_passed_over(secrets: Path) -> None:
    (secrets / "legendarium_database").mkdir()
    assert "legendarium_database" in sentence("--secrets", secrets)


def test_no_message_repeats_a_password(monkeypatch: pytest.MonkeyPatch, config: Path) -> None:
    config.write_text(f"database = ['{URL}']")
    assert "swordfish" not in sentence("--config", config)


def test_a_mistake_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LEGENDARIUM_IDEL", "5")
    before = sorted(tmp_path.rglob("*"))
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "legendarium: LEGENDARIUM_IDEL in the environment is not a setting; "
        "did you mean LEGENDARIUM_IDLE?\n"
    )
    assert sorted(tmp_path.rglob("*")) == before


def test_no_other_command_waits_for_what_reads_settings() -> None:
    code = (
        "import sys\n"
        "from legendarium.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name in sys.modules for name in ('pydantic', 'pydantic_settings')))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
