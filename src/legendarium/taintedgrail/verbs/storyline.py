"""The verbs of the story: statuses, tasks, quests, events, encounters, passages, endings."""

from __future__ import annotations

from legendarium.taintedgrail import dials, event_deck, journal, quests
from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import scene_context
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.discards import is_removed
from legendarium.taintedgrail.effects import verb
from legendarium.taintedgrail.events.day import ChapterEnded
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.story import PickMember
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import set_me
from legendarium.taintedgrail.verbs.world import here


@verb("tick")
def tick(p: Position, effect: Effect, count: int) -> None:
    """Tick a status, for all characters (STA-1)."""
    dials.tick(p, str(effect.args[0]), *map(int, effect.args[1:]))


@verb("task")
def task(p: Position, effect: Effect, count: int) -> None:
    """Note a task, with the location where it was learned (QST-4)."""
    quests.note_task(p, str(effect.args[0]), here(p))


@verb("close-task")
def close_task(p: Position, effect: Effect, count: int) -> None:
    """Close a task."""
    quests.close_task(p, str(effect.args[0]))


@verb("activate-quest")
def activate_quest(p: Position, effect: Effect, count: int) -> None:
    """Put a quest on the stack (QST-1)."""
    quests.activate_quest(p, str(effect.args[0]))


@verb("end-quest")
def end_quest(p: Position, effect: Effect, count: int) -> None:
    """Take a quest off the stack (QST-3)."""
    quests.end_quest(p, str(effect.args[0]))


@verb("event")
def event(p: Position, effect: Effect, count: int) -> None:
    """Put an event, or a random one, on top of the event deck, or shuffle it in."""
    put = event_deck.put_on_top if effect.args[1] == "top" else event_deck.shuffle_in
    put(p, str(effect.args[0]))


@verb("remove-event")
def remove_event(p: Position, effect: Effect, count: int) -> None:
    """Remove it from the game (DSC-4)."""
    event_deck.remove_event(p, str(effect.args[0]))


# Passages ----------------------------------------------------------------------------------------


@verb("goto")
def goto(p: Position, effect: Effect, count: int) -> None:
    """Read a verse next."""
    journal.redirect_to(p, f"log.{effect.args[0]}")


@verb("sealed")
def sealed(p: Position, effect: Effect, count: int) -> None:
    """Read a sealed page next."""
    journal.redirect_to(p, f"page.{effect.args[0]}")


@verb("end-exploration")
def end_exploration(p: Position, effect: Effect, count: int) -> None:
    """End the exploration."""
    journal.end_exploration(p)


@verb("end-chapter")
def end_chapter(p: Position, effect: Effect, count: int) -> None:
    """End the chapter; begin the next one, or end the campaign (QST-4)."""
    p.ending = str(effect.args[0])
    p.tell(ChapterEnded(p.chapter, p.ending))
    later = [one.number for one in p.campaign.chapters if one.number > p.chapter]
    if later:
        plan(p, ("begin_chapter", min(later)))
    else:
        p.phase = "over"
        p.agenda = ()
        p.scenes = ()


# Who ---------------------------------------------------------------------------------------------


@verb("choose-member")
def choose_member(p: Position, effect: Effect, count: int) -> None:
    """Let the party choose the member that is `me` from now on."""
    plan(p, (ChooseMember,))


@ask
class ChooseMember(QuestionStep[PickMember]):
    """Which member is `me` from now on."""

    kind = "choose-member"

    @staticmethod
    def options(p: Position) -> list[PickMember]:
        """Every member."""
        return [PickMember(one) for one in p.scene.party]

    @staticmethod
    def take(p: Position, option: PickMember) -> None:
        """Make this member `me`."""
        set_me(p, option.who)

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """Refuse characters outside the party."""
        if not isinstance(option, PickMember):
            return None
        return Refusal("EXP-5", "Only a member of the party can be chosen.")


# Encounters --------------------------------------------------------------------------------------


@verb("encounter")
def encounter(p: Position, effect: Effect, count: int) -> None:
    """Start an encounter for the party at once (ENC-3).

    If the party of an event is in several locations, it first chooses a member.
    """
    party = scene_context(p).party
    if len({p.character(one).location for one in party}) > 1:
        plan(p, (ChooseMember,), (meet, *effect.args))
    else:
        by, name, how, number = (*effect.args, "", 0)[:4]
        meet(p, str(by), str(name), str(how), int(number))


@step
def meet(p: Position, by: str, name: str, how: str = "", number: int = 0) -> None:
    """Start an encounter in the location of `me`; others may be involved (PTY-8, PTY-9)."""
    planned = _draw(p, by, name, how, number)
    if planned is not None:
        plan(p, planned)


def _draw(p: Position, by: str, name: str, how: str, number: int) -> PlannedStep | None:
    """The step that starts an encounter, drawn by colour or named by id."""
    if by == "colour":
        return ("choose_encounter" if how == "choose" else "draw_encounter", name, number)
    if is_removed(p, "encounter", name):
        return None
    colour = p.campaign.encounters[name].colour
    deck = p.encounter_decks[colour]
    if name not in deck:
        return ("start_encounter", name, "", here(p))
    p.encounter_decks[colour] = deck.without(name)
    return ("start_encounter", name, colour, here(p))
