"""The course of the story: statuses, tasks, quests, events, encounters, passages, endings."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail import events, journal, quests, statuses, tasks
from legendarium.taintedgrail.agenda import Asking, Planned, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import asked_here
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.discards import is_removed
from legendarium.taintedgrail.effects import verb
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import set_me
from legendarium.taintedgrail.verbs.world import here


@verb("tick")
def tick(p: Position, effect: Effect, much: int) -> None:
    """Tick a status, for all characters (STA-1)."""
    statuses.tick(p, str(effect.args[0]), *map(int, effect.args[1:]))


@verb("task")
def task(p: Position, effect: Effect, much: int) -> None:
    """Note a task down, with the place where it was learned (QST-4)."""
    tasks.note_task(p, str(effect.args[0]), here(p))


@verb("close-task")
def close_task(p: Position, effect: Effect, much: int) -> None:
    """Strike a task out."""
    tasks.close_task(p, str(effect.args[0]))


@verb("activate-quest")
def activate_quest(p: Position, effect: Effect, much: int) -> None:
    """Put a quest on the stack (QST-1)."""
    quests.activate_quest(p, str(effect.args[0]))


@verb("end-quest")
def end_quest(p: Position, effect: Effect, much: int) -> None:
    """Take a quest off the stack (QST-3)."""
    quests.end_quest(p, str(effect.args[0]))


@verb("event")
def event(p: Position, effect: Effect, much: int) -> None:
    """Put an event, or a random one, on top of the event deck or into it."""
    put = events.put_on_top if effect.args[1] == "top" else events.shuffle_in
    put(p, str(effect.args[0]))


@verb("remove-event")
def remove_event(p: Position, effect: Effect, much: int) -> None:
    """Out of the game for good (DSC-4)."""
    events.remove_event(p, str(effect.args[0]))


# Passages ----------------------------------------------------------------------------------------


@verb("goto")
def goto(p: Position, effect: Effect, much: int) -> None:
    """Read that verse next."""
    journal.turn_to(p, f"log.{effect.args[0]}")


@verb("sealed")
def sealed(p: Position, effect: Effect, much: int) -> None:
    """Read that sealed page next."""
    journal.turn_to(p, f"page.{effect.args[0]}")


@verb("end-exploration")
def end_exploration(p: Position, effect: Effect, much: int) -> None:
    """The exploration ends here."""
    journal.end_exploration(p)


@verb("end-chapter")
def end_chapter(p: Position, effect: Effect, much: int) -> None:
    """The chapter ends; the next one begins, or the campaign is over (QST-4)."""
    p.ending = str(effect.args[0])
    p.tell("chapter-ended", chapter=p.chapter, ending=p.ending)
    later = [one.number for one in p.campaign.chapters if one.number > p.chapter]
    if later:
        plan(p, ("begin_chapter", min(later)))
    else:
        p.phase = "over"
        p.agenda = ()
        p.scenes = ()


# Who ---------------------------------------------------------------------------------------------


@verb("choose-member")
def choose_member(p: Position, effect: Effect, much: int) -> None:
    """The party chooses who is `me` from here on."""
    plan(p, (ChooseMember,))


@ask
class ChooseMember(Asking):
    """Which member does what the text tells of next."""

    kind = "choose-member"

    @staticmethod
    def options(p: Position) -> list[Option]:
        """Every member."""
        return [Option.of("choose-member", who=one) for one in p.scene.party]

    @staticmethod
    def take(p: Position, option: Option) -> None:
        """That one is `me`."""
        set_me(p, option.get("who"))

    @staticmethod
    def refuse(p: Position, option: Option) -> Refusal | None:
        """Only a member can be chosen."""
        if option.kind != "choose-member":
            return None
        return Refusal("EXP-5", "Only a member of the party can be chosen.")


# Encounters --------------------------------------------------------------------------------------


@verb("encounter")
def encounter(p: Position, effect: Effect, much: int) -> None:
    """An encounter begins at once for the party (ENC-3).

    Where the party of an event stands in several places, it chooses whom the encounter meets.
    """
    party = asked_here(p).party
    if len({p.character(one).location for one in party}) > 1:
        plan(p, (ChooseMember,), (meet, *effect.args))
    else:
        by, name, how, number = (*effect.args, "", 0)[:4]
        meet(p, str(by), str(name), str(how), int(number))


@step
def meet(p: Position, by: str, name: str, how: str = "", number: int = 0) -> None:
    """Meet an encounter where `me` stands; who else is drawn in, `arrivals` sees (PTY-8, PTY-9)."""
    planned = _draw(p, by, name, how, number)
    if planned is not None:
        plan(p, planned)


def _draw(p: Position, by: str, name: str, how: str, number: int) -> Planned | None:
    """What begins an encounter drawn by its colour, or one named by its id."""
    if by == "colour":
        return ("choose_encounter" if how == "choose" else "draw_encounter", name, number)
    if is_removed(p, "encounter", name):
        return None
    colour = p.campaign.encounters[name].colour
    if name not in p.encounter_decks[colour]:
        return ("start_encounter", name, "", here(p))
    deck = list(p.encounter_decks[colour])
    deck.remove(name)
    p.encounter_decks[colour] = tuple(deck)
    return ("start_encounter", name, colour, here(p))
