"""The texts of cards, boards and pages, made from their data in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given, settings

from legendarium.locale import LANGUAGES
from legendarium.table.phrase import Phrase
from legendarium.taintedgrail.content.halves import parse_left, parse_right
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import (
    Ability,
    ActionText,
    Campaign,
    Choice,
    MenhirText,
    Spend,
)
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Condition, Effect
from legendarium.taintedgrail.content.vocabulary import FORMS, WHO
from legendarium.taintedgrail.telling import condition_phrase, cost_phrase, effect_phrase
from legendarium.taintedgrail.telling.abilities import (
    ability_phrase,
    flaw_phrases,
    item_phrases,
    secret_phrases,
    skill_phrases,
    spend_phrase,
)
from legendarium.taintedgrail.telling.actions import action_phrase, choice_phrase, menhir_phrases
from legendarium.taintedgrail.telling.cards import card_phrases, left_phrase, right_phrase
from legendarium.taintedgrail.telling.conditions import describe
from legendarium.taintedgrail.telling.effects import one_effect_phrase
from legendarium.taintedgrail.telling.encounters import (
    encounter_title,
    goal_phrase,
    stake_phrases,
    symbol_phrase,
    table_of,
    trait_phrases,
)
from speech import Speech
from taintedgrail.content.scripts import CONDITIONS, EFFECTS
from taintedgrail.play import campaign
from taintedgrail.tiny import TINY
from taintedgrail.walks import keyed_strings

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
SAY = Speech("en", NAMES).say
"""In English, with these names."""

TINY_CAMPAIGN = campaign()


class Named(dict[str, str]):
    """Strings for any key: hypothesis makes ids that no campaign has."""

    def __missing__(self, key: str) -> str:
        return key


SPEECHES = [Speech(language, Named()) for language in LANGUAGES]


# Effects


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("", "nothing"),
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
    assert SAY(effect_phrase(script, TINY_CAMPAIGN)) == said


def test_in_the_story_the_one_acting_is_named_and_on_a_card_it_is_the_owner() -> None:
    script = "gain 1 food for me"
    assert SAY(effect_phrase(script, TINY_CAMPAIGN)) == "gain 1 Food"
    assert (
        SAY(effect_phrase(script, TINY_CAMPAIGN, in_story=True))
        == "the acting character gains 1 Food"
    )


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("", "free"),
        ("pay 2 energy; pay 1 wealth", "2 Energy, 1 Wealth"),
        ("flip", "flip this card"),
        ("pay 1 charges", "1 charge"),
        ("pay players magic", "X Magic (X = players)"),
    ],
)
def test_a_cost_says_what_is_paid(script: str, said: str) -> None:
    assert SAY(cost_phrase(script)) == said


def test_the_number_of_players_is_put_in_where_it_is_known() -> None:
    assert SAY(cost_phrase("pay players magic", players=3)) == "3 Magic"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.syntax)
def test_every_way_to_write_an_effect_has_words(form: object, language: str) -> None:
    script = _sample(getattr(form, "syntax"))  # noqa: B009
    (effect,) = parse_script(script)
    speech = Speech(language, Named())
    for who in ("", *WHO):
        speech.say(one_effect_phrase(effect._replace(who=who), TINY_CAMPAIGN))


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
    phrase = one_effect_phrase(effect, TINY_CAMPAIGN)
    for speech in SPEECHES:
        speech.say(phrase)


# Conditions


@pytest.mark.parametrize(
    ("condition", "said"),
    [
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
    assert SAY(condition_phrase(condition)) == said


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(condition=CONDITIONS)
def test_any_condition_at_all_can_be_told_in_every_language(condition: Condition) -> None:
    for is_true in (True, False):
        phrase = describe(condition, is_true)
        for speech in SPEECHES:
            speech.say(phrase)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(condition=CONDITIONS)
def test_that_a_condition_does_not_hold_is_told_otherwise(condition: Condition) -> None:
    yes, no = (SPEECHES[0].say(describe(condition, is_true)) for is_true in (True, False))
    assert yes != no or re.search(r"\d+ [<>=≤≥≠]", yes)


def test_czech_bends_numbers() -> None:
    czech = Speech("cs", {})
    texts = [czech.say(effect_phrase(f"gain {number} food", TINY_CAMPAIGN)) for number in (1, 2, 5)]
    assert texts == ["získej 1 pokrm", "získej 2 pokrmy", "získej 5 pokrmů"]
    told = czech.say(effect_phrase("gain players food", TINY_CAMPAIGN))
    assert told == "získej X pokrmů (X = počet hráčů)"


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
    assert SAY(ability_phrase(ability, TINY_CAMPAIGN)) == said


def test_on_a_diplomacy_card_the_enemy_reacts() -> None:
    ability = Ability("attack", "raise affinity 1")
    told = SAY(ability_phrase(ability, TINY_CAMPAIGN, "diplomacy"))
    assert told == "During the reaction: affinity +1"
    told = SAY(ability_phrase(ability, TINY_CAMPAIGN))
    assert told == "During the attack or reaction: affinity +1"


def test_charges_on_a_card_buy_something() -> None:
    spend = Spend(2, "draw 1 cards")
    assert SAY(spend_phrase(spend, TINY_CAMPAIGN)) == "2 charges → draw 1 card"


@pytest.mark.parametrize(
    ("half", "said"),
    [
        ("marker", "1 marker"),
        ("marker 2, card, extra", "2 markers, 1 card, extra play"),
        ("affinity -1, torn, symbol 2", "affinity −1, torn card, 2 symbols"),
        ("magic: marker 2", "Magic: 2 markers"),
        ("free", "free"),
    ],
)
def test_a_left_half_says_what_it_brings(half: str, said: str) -> None:
    phrase = left_phrase(parse_left(half))
    assert phrase is not None
    assert SAY(phrase) == said


@pytest.mark.parametrize(
    ("half", "said"),
    [
        ("courage 1", "Courage 1"),
        ("courage 2 x2", "Courage 2 ×2"),
        ("courage 1 cancel", "Courage 1, cancels"),
        ("magic", "Magic"),
        ("free x2", "free ×2"),
    ],
)
def test_a_right_half_says_what_it_asks_for(half: str, said: str) -> None:
    phrase = right_phrase(parse_right(half))
    assert phrase is not None
    assert SAY(phrase) == said


def test_a_half_without_a_key_says_nothing() -> None:
    assert left_phrase(parse_left("-")) is None
    assert right_phrase(parse_right("-")) is None


# Actions, choices, menhirs


def test_an_action_says_its_price_and_what_it_brings() -> None:
    action = ActionText("fish", "pay 2 energy", "attr(courage) >= 1", True, effect="gain 2 food")
    said = "2 Energy → gain 2 Food; once per day; needs: Courage 1+"
    assert SAY(action_phrase(action, TINY_CAMPAIGN)) == said
    free = ActionText("rest", effect="gain 1 health for me")
    told = SAY(action_phrase(free, TINY_CAMPAIGN))
    assert told == "Free → the acting character gains 1 Health"
    assert SAY(action_phrase(free, TINY_CAMPAIGN, in_story=False)) == "Free → gain 1 Health"


@pytest.mark.parametrize(
    ("text", "cost", "said"),
    [
        ("Dig for coins", "pay 1 energy", "Dig for coins [1 Energy]"),
        ("Dig for coins", "", "Dig for coins"),
        ("Dig: 1 Energy", "pay 1 energy", "Dig: 1 Energy"),
        ("Dig: 1 Energy", "pay 1 energy; pay 2 food", "Dig: 1 Energy [1 Energy, 2 Food]"),
        ("Dig: 1 Energy and 2 Food", "pay 1 energy; pay 2 food", "Dig: 1 Energy and 2 Food"),
    ],
)
def test_a_choice_names_its_price_once(text: str, cost: str, said: str) -> None:
    phrase = choice_phrase("log.101.1", Choice("dig", cost=cost))
    assert Speech("en", {"log.101.1.dig": text}).say(phrase) == said


def test_a_menhir_says_cost_needs_and_dial_for_so_many_players() -> None:
    costs = ("pay 1 magic", "pay 1 magic", "pay players magic", "pay 2 magic")
    text = MenhirText(costs, (6, 5, 4, 3), "secret(14)", "gain 1 xp for each")
    assert [SAY(one) for one in menhir_phrases(text, TINY_CAMPAIGN, 3)] == [
        "Cost: 3 Magic",
        "Needs: somebody has the secret “The Primer”",
        "Dial: 4",
        "Also: each member gains 1 Experience",
    ]
    eased = menhir_phrases(text, TINY_CAMPAIGN, 3, cost="pay 1 magic", dial=6)
    assert (SAY(eased[0]), SAY(eased[2])) == ("Cost: 1 Magic", "Dial: 6")


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
def test_everything_printed_in_a_campaign_is_told(name: str, language: str) -> None:
    campaign = CAMPAIGNS[name].campaign
    assert campaign is not None, CAMPAIGNS[name].faults[:3]
    speech = Speech(language, keyed_strings(campaign))
    printed = list(_printed(campaign))
    assert len(printed) > 100
    for phrase in printed:
        speech.say(phrase)


def _printed(campaign: Campaign) -> Iterator[Phrase]:
    yield from _of_characters(campaign)
    yield from _of_encounters(campaign)
    yield from _of_places(campaign)


def _of_characters(campaign: Campaign) -> Iterator[Phrase]:
    for item in campaign.items.values():
        yield from item_phrases(item, campaign)
    for secret in campaign.secrets.values():
        yield from secret_phrases(secret, campaign)
    for skill in campaign.skills.values():
        for side in "ab":
            yield from skill_phrases(skill, side, campaign)
    for sheet in campaign.sheets.values():
        yield from flaw_phrases(sheet, campaign)
        yield action_phrase(sheet.action, campaign, in_story=False)
    for card in campaign.cards.values():
        yield from card_phrases(card, campaign)
        yield from filter(None, map(left_phrase, card.left))
        yield from filter(None, map(right_phrase, card.right))


def _of_encounters(campaign: Campaign) -> Iterator[Phrase]:
    for card in campaign.encounters.values():
        yield from (encounter_title(card), goal_phrase(card))
        yield from trait_phrases(card, campaign)
        yield from stake_phrases(card, campaign)
        for bands in (card.attacks, *(stage.reactions for stage in card.stages)):
            yield from (row.phrase for row in table_of(bands, campaign))
        for stage in card.stages:
            yield symbol_phrase(stage, campaign)


def _of_places(campaign: Campaign) -> Iterator[Phrase]:
    for location in campaign.locations.values():
        yield from (action_phrase(one, campaign) for one in location.actions)
        if location.menhir is not None:
            for players in (1, 2, 3, 4):
                yield from menhir_phrases(location.menhir, campaign, players)
    for passage in campaign.passages.values():
        for choice in passage.choices:
            yield choice_phrase(passage.key, choice)
            if choice.needs:
                yield condition_phrase(choice.needs)
        scripts = [passage.effect, *(choice.effect for choice in passage.choices)]
        yield from (effect_phrase(one, campaign, in_story=True) for one in scripts)


def test_a_table_row_knows_its_sizes() -> None:
    dog = TINY_CAMPAIGN.encounters["dog"]
    rows = table_of(dog.attacks, TINY_CAMPAIGN)
    assert [SAY(row.phrase) for row in rows] == ["0–1: 1 hit", "2+: 2 hits"]
    assert [[row.is_met(size) for row in rows] for size in (0, 1, 2, 9)] == [
        [True, False],
        [True, False],
        [False, True],
        [False, True],
    ]
