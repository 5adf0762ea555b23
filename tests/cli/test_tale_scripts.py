"""The texts of cards, boards and pages, made from their data in every language."""

from __future__ import annotations

import re
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given, settings

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording import condition_text, cost_text, effect_text
from legendarium.cli.tale.wording.abilities import (
    ability_text,
    flaw_text,
    item_text,
    secret_text,
    skill_text,
    spend_text,
)
from legendarium.cli.tale.wording.cards import card_text, left_text, right_text
from legendarium.cli.tale.wording.conditions import describe_condition
from legendarium.cli.tale.wording.effects import one_effect_text
from legendarium.cli.tale.wording.encounters import (
    encounter_title,
    goal_text,
    stakes_text,
    symbol_text,
    table_of,
    traits_text,
)
from legendarium.cli.tale.wording.locations import action_text, choice_text, menhir_text
from legendarium.locale import LANGUAGES, Words
from legendarium.taintedgrail.content.halves import parse_left, parse_right
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Ability, ActionText, Choice, MenhirText, Spend
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Condition, Effect
from legendarium.taintedgrail.content.vocabulary import FORMS, WHO
from taintedgrail.content.scripts import CONDITIONS, EFFECTS
from taintedgrail.play import campaign
from taintedgrail.tiny import TINY

WORDS = {language: Words(language) for language in LANGUAGES}
ENGLISH = WORDS["en"]

NAMES = {
    "location.101.name": "The Lock",
    "location.102.name": "The Ford",
    "item.net": "Net",
    "secret.14": "The Primer",
    "status.debt": "The Debt",
    "dial.tide": "Tide",
    "character.ada.name": "Ada",
    "log.101.1.dig": "Dig for coins",
    "word.menhir": "stone",
    "word.verse": "verse",
    "word.book-of-secrets": "sealed page",
}
STORY = Story(campaign(), {"en": NAMES}, "en")


def is_complete(text: str) -> bool:
    """Whether a text is complete: no message is missing and no value is unfilled."""
    return bool(text.strip()) and "{" not in text and "tg-" not in text and "  " not in text


# Effects


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("gain 2 food", "gain 2 Food"),
        ("gain 1 terror for each", "each member gains 1 Terror"),
        ("lose 1 energy for all", "every character loses 1 Energy"),
        ("gain 1 xp for any", "one member gains 1 Experience"),
        ("lose 2 health unavoidable for me", "lose 2 Health (cannot be prevented)"),
        ("pay players magic", "pay X Magic (X = players)"),
        ("hit 1; lose 2 markers", "1 hit; lose 2 markers"),
        ("draw 1 cards; discard 2 cards for each", "draw 1 card; each member discards 2 cards"),
        ("raise affinity 1; lower affinity 2", "affinity +1; affinity −2"),
        ("draw item; draw item craftable", "draw an item; draw a craftable item"),
        ("gain item \"net\"; lose secret 14", "gain the item “Net”; lose the secret “The Primer”"),
        ('tick "debt" 2', "mark part 2 of the status “The Debt”"),
        ('tick "debt"', "mark the status “The Debt”"),
        ("encounter green", "face a green encounter"),
        ("encounter blue difficulty 2", "face a blue encounter of difficulty 2"),
        ("light menhir here", "light the stone here"),
        ("light menhir 102 4", "light the stone in “The Ford” (dial 4)"),
        ("move to home for each", "each member goes to “The Lock”"),
        ("goto 107.4; sealed 12", "read: verse 107.4; read: sealed page 12"),
        ("set dial \"tide\" 2 on secret 14", "set the dial “Tide” to 2, on “The Primer”"),
        ("charge 2; charge 1 on item \"net\"", "put 2 charges on this card; put 1 charge on “Net”"),
        ("gain 1 food if pool >= 2", "gain 1 Food (if pool 2+)"),
        ("become dying for each", "each member is dying"),
    ],
)  # fmt: skip
def test_an_effect_says_what_happens(script: str, said: str) -> None:
    assert effect_text(script, ENGLISH, STORY) == said


def test_in_the_story_the_one_acting_is_named_and_on_a_card_it_is_the_owner() -> None:
    script = "gain 1 food for me"
    assert effect_text(script, ENGLISH, STORY) == "gain 1 Food"
    assert effect_text(script, ENGLISH, STORY, in_story=True) == "the acting character gains 1 Food"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("", ""),
        ("pay 2 energy; pay 1 wealth", "2 Energy, 1 Wealth"),
        ("flip", "flip this card"),
        ("pay 1 charges", "1 charge"),
        ("pay players magic", "X Magic (X = players)"),
    ],
)
def test_a_cost_says_what_is_paid(script: str, said: str) -> None:
    assert cost_text(script, ENGLISH, STORY) == said


def test_the_number_of_players_is_put_in_where_it_is_known() -> None:
    assert cost_text("pay players magic", ENGLISH, STORY, players=3) == "3 Magic"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.syntax)
def test_every_way_to_write_an_effect_has_words(form: object, language: str) -> None:
    script = _sample(getattr(form, "syntax"))  # noqa: B009
    (effect,) = parse_script(script)
    for who in ("", *WHO):
        text = one_effect_text(effect._replace(who=who), WORDS[language], STORY)
        assert is_complete(text), text


_SAMPLES = {
    "<N>": "2", "<resource>": "food", "<track>": "terror", "<payable>": "energy",
    "<state>": "dying", "<status>": '"debt"', "<part>": "1", "<secret>": "14", "<item>": '"net"',
    "<keyword>": "weapon", "<dial>": '"tide"', "<location>": "101", "<colour>": "green",
    "<level>": "1", "<count>": "2", "<encounter>": '"dog"', "<event>": '"rain"', "<task>": '"well"',
    "<quest>": '"light-the-north"', "<verse>": "101.1", "<page>": "1", "<ending>": '"lit"',
}  # fmt: skip


def _sample(syntax: str) -> str:
    parts = [part for part in syntax.split() if not part.startswith("+")]
    return " ".join(_SAMPLES.get(part, part.removeprefix("=")) for part in parts)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(effect=EFFECTS)
def test_any_effect_at_all_can_be_told_in_every_language(effect: Effect) -> None:
    for words in WORDS.values():
        text = one_effect_text(effect, words, STORY)
        assert is_complete(text), text


# Conditions


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("", ""),
        ("attr(courage) >= 2", "Courage 2+"),
        ("attr(courage) > 1", "Courage 2+"),
        ("pool <= 2", "pool at most 2"),
        ("pool < 1", "pool 0"),
        ("hand == 3", "cards in hand exactly 3"),
        ("me.res(food) == 0", "your Food 0"),
        ("2 <= pool", "pool 2+"),
        ("pool > linked(courage)", "pool > linked Courage keys"),
        ("not pool >= 2", "pool at most 1"),
        ("row == 1 or row == 3 or row == 5", "cards in the sequence 1, 3 or 5"),
        ("secret(14) and not status(\"debt\", 1)",
         "somebody has the secret “The Primer” and part 1 of the status “The Debt” is not marked"),
        ("not (coin or secret(14))",
         "the coin shows tails and nobody has the secret “The Primer”"),
        ("coin and (secret(14) or item(\"net\"))",
         "the coin shows heads and "
         "(somebody has the secret “The Primer” or somebody has the item “Net”)"),
        ("menhir_lit(here) or not menhir_lit(102)",
         "the stone here is lit or the stone in “The Ford” is not lit"),
        ("not choice_taken(\"101.1.dig\")", "not chosen yet: “Dig for coins”"),
        ("is_character(\"ada\") or me.is_character(\"ada\")", "Ada is here or Ada acts"),
        ("roll(6) >= 5", "die roll (1–6) 5+"),
    ],
)  # fmt: skip
def test_a_condition_says_what_must_be_true(condition: str, said: str) -> None:
    assert condition_text(condition, ENGLISH, STORY) == said


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(condition=CONDITIONS)
def test_any_condition_at_all_can_be_told_in_every_language(condition: Condition) -> None:
    for words in WORDS.values():
        for is_true in (True, False):
            text = describe_condition(condition, words, STORY, is_true)
            assert is_complete(text), text


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(condition=CONDITIONS)
def test_that_a_condition_does_not_hold_is_told_otherwise(condition: Condition) -> None:
    yes, no = (describe_condition(condition, ENGLISH, STORY, is_true) for is_true in (True, False))
    assert yes != no or re.search(r"\d+ [<>=≤≥≠]", yes)


def test_czech_bends_numbers() -> None:
    czech = WORDS["cs"]
    texts = [effect_text(f"gain {number} food", czech, STORY) for number in (1, 2, 5)]
    assert texts == ["získej 1 pokrm", "získej 2 pokrmy", "získej 5 pokrmů"]
    assert effect_text("gain players food", czech, STORY) == "získej X pokrmů (X = počet hráčů)"


# Abilities


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (Ability("placement", "draw 1 cards"), "When placed: draw 1 card"),
        (Ability("delayed", "gain 2 markers", tokens=2),
         "Delayed (2 time tokens): gain 2 markers"),
        (Ability("attack", "prevent 1 hits", within="combat", cost="pay 1 charges",
                 limit="activation"),
         "During the attack, once per activation: 1 charge → prevent 1 hit"),
        (Ability("any", "lose 1 terror", optional=True),
         "At any time during your activation, once per activation: you may: lose 1 Terror"),
        (Ability("any", "gain 1 markers", within="combat", cost="flip"),
         "At any time during your activation (combat): flip this card → gain 1 marker"),
        (Ability("morning", "gain 1 magic for me", condition="me.res(magic) == 0"),
         "In the morning (if your Magic 0): gain 1 Magic"),
        (Ability("always", within="combat", bonus=MappingProxyType({"courage": 1, "caution": -1})),
         "Always (combat): Courage +1, Caution −1"),
        (Ability("always", within="anywhere", bonus=MappingProxyType({"courage": 1})),
         "Always: Courage +1"),
        (Ability("action", "gain 1 food", limit="day"), "As an action, once per day: gain 1 Food"),
        (Ability("start", ""), "At the start: nothing"),
    ],
)  # fmt: skip
def test_an_ability_says_when_how_often_for_what_and_what(ability: Ability, said: str) -> None:
    assert ability_text(ability, ENGLISH, STORY) == said


def test_on_a_diplomacy_card_the_enemy_reacts() -> None:
    ability = Ability("attack", "raise affinity 1")
    assert ability_text(ability, ENGLISH, STORY, "diplomacy") == "During the reaction: affinity +1"
    assert ability_text(ability, ENGLISH, STORY).startswith("During the attack or reaction")


def test_charges_on_a_card_buy_something() -> None:
    assert spend_text(Spend(2, "draw 1 cards"), ENGLISH, STORY) == "2 charges → draw 1 card"


@pytest.mark.parametrize(
    ("half", "said"),
    [
        ("-", ""),
        ("marker", "1 marker"),
        ("marker 2, card, extra", "2 markers, 1 card, extra play"),
        ("affinity -1, torn, symbol 2", "affinity −1, torn card, 2 symbols"),
        ("magic: marker 2", "Magic: 2 markers"),
        ("free", "free"),
    ],
)
def test_a_left_half_says_what_it_brings(half: str, said: str) -> None:
    assert left_text(parse_left(half), ENGLISH) == said


@pytest.mark.parametrize(
    ("half", "said"),
    [
        ("-", ""),
        ("courage 1", "Courage 1"),
        ("courage 2 x2", "Courage 2 ×2"),
        ("courage 1 cancel", "Courage 1, cancels"),
        ("magic", "Magic"),
        ("free x2", "free ×2"),
    ],
)
def test_a_right_half_says_what_it_asks_for(half: str, said: str) -> None:
    assert right_text(parse_right(half), ENGLISH) == said


# Actions, choices, menhirs


def test_an_action_says_its_price_and_what_it_brings() -> None:
    action = ActionText("fish", "pay 2 energy", "attr(courage) >= 1", True, effect="gain 2 food")
    said = "2 Energy → gain 2 Food; once per day; needs: Courage 1+"
    assert action_text(action, ENGLISH, STORY) == said
    free = ActionText("rest", effect="gain 1 health for me")
    assert action_text(free, ENGLISH, STORY) == "Free → the acting character gains 1 Health"
    assert action_text(free, ENGLISH, STORY, in_story=False) == "Free → gain 1 Health"


def test_a_choice_names_its_price_once() -> None:
    choice = Choice("dig", cost="pay 1 energy")
    assert choice_text("log.101.1", choice, ENGLISH, STORY) == "Dig for coins [1 Energy]"
    named = Story(campaign(), {"en": {"log.101.1.dig": "Dig: 1 Energy"}}, "en")
    assert choice_text("log.101.1", choice, ENGLISH, named) == "Dig: 1 Energy"
    free = Choice("dig")
    assert choice_text("log.101.1", free, ENGLISH, STORY) == "Dig for coins"


def test_a_menhir_says_cost_needs_and_dial_for_so_many_players() -> None:
    costs = ("pay 1 magic", "pay 1 magic", "pay players magic", "pay 2 magic")
    text = MenhirText(costs, (6, 5, 4, 3), "secret(14)", "gain 1 xp for each")
    assert menhir_text(text, ENGLISH, STORY, 3) == [
        "Cost: 3 Magic",
        "Needs: somebody has the secret “The Primer”",
        "Dial: 4",
        "Also: each member gains 1 Experience",
    ]
    eased = menhir_text(text, ENGLISH, STORY, 3, cost="pay 1 magic", dial=6)
    assert (eased[0], eased[2]) == ("Cost: 1 Magic", "Dial: 6")


# Whole campaigns


def _campaigns() -> dict[str, dict[str, str]]:
    """The tiny campaign, and the campaigns of the program as far as they can be read."""
    found = {"tiny": dict(TINY)}
    shelf = Path(__file__).parents[2] / "src" / "legendarium" / "campaigns"
    for folder in sorted(shelf.iterdir()):
        if (folder / "campaign.toml").is_file():
            found[folder.name] = {
                file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
                for file in folder.rglob("*.*")
            }
    return found


CAMPAIGNS = {name: load(files) for name, files in _campaigns().items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_everything_printed_in_a_campaign_can_be_told(name: str, language: str) -> None:
    loaded = CAMPAIGNS[name]
    assert loaded.campaign is not None, loaded.faults[:3]
    words = WORDS[language]
    story = Story(loaded.campaign, loaded.strings, language)
    texts = list(_printed(story, words))
    assert len(texts) > 100
    assert [text for text in texts if not is_complete(text)] == []


def _printed(story: Story, words: Words) -> list[str]:
    from_campaign = story.campaign
    lines: list[str] = []
    for item in from_campaign.items.values():
        lines += item_text(item, words, story)
    for secret in from_campaign.secrets.values():
        lines += secret_text(secret, words, story)
    for skill in from_campaign.skills.values():
        lines += [*skill_text(skill, "a", words, story), *skill_text(skill, "b", words, story)]
    for sheet in from_campaign.sheets.values():
        lines += flaw_text(sheet, words, story)
        lines.append(action_text(sheet.action, words, story, in_story=False))
    for card in from_campaign.cards.values():
        lines += card_text(card, words, story)
        lines += [text for half in card.left if (text := left_text(half, words))]
        lines += [text for half in card.right if (text := right_text(half, words))]
    return [*lines, *_of_encounters(story, words), *_of_places(story, words)]


def _of_encounters(story: Story, words: Words) -> list[str]:
    lines: list[str] = []
    for card in story.campaign.encounters.values():
        lines += [encounter_title(card, words, story), goal_text(card, words)]
        lines += [*traits_text(card, words, story), *stakes_text(card, words, story)]
        lines += [row.text for row in table_of(card.attacks, words, story)]
        for stage in card.stages:
            lines.append(symbol_text(stage, words, story))
            lines += [row.text for row in table_of(stage.reactions, words, story)]
    return lines


def _of_places(story: Story, words: Words) -> list[str]:
    lines: list[str] = []
    for location in story.campaign.locations.values():
        lines += [action_text(one, words, story) for one in location.actions]
        if location.menhir is not None:
            for players in (1, 2, 3, 4):
                lines += menhir_text(location.menhir, words, story, players)
    for passage in story.campaign.passages.values():
        lines += [
            condition_text(choice.needs, words, story) for choice in passage.choices if choice.needs
        ]
        scripts = [passage.effect, *(choice.effect for choice in passage.choices)]
        lines += [effect_text(one, words, story, in_story=True) for one in scripts if one]
    return lines


def test_a_table_row_knows_its_sizes() -> None:
    dog = campaign().encounters["dog"]
    rows = table_of(dog.attacks, ENGLISH, STORY)
    assert [(row.sizes, row.text) for row in rows] == [("0–1", "1 hit"), ("2+", "2 hits")]
    assert [[row.is_met(size) for row in rows] for size in (0, 1, 2, 9)] == [
        [True, False],
        [True, False],
        [False, True],
        [False, True],
    ]
