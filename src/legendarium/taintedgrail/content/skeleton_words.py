"""The words of a new campaign: short, plain, and meant to be replaced."""

from __future__ import annotations

_NAMES = {
    "campaign.name": "A New Campaign",
    "campaign.note": "Cold weather, dogs, and people who are tired. No harm to children.",
    "word.menhir": "beacon",
    "word.wyrdness": "the Grey",
    "word.guardian": "prowler",
    "word.mercy": "a second chance",
    "word.journal": "the chronicle",
    "word.verse": "passage",
    "word.book-of-secrets": "sealed pages",
    "chapter.1": "Two lights",
    "status.neighbours": "Neighbours",
    "status.second-chance": "A second chance",
    "task.market-day": "Come back to the market when it is held again.",
    "dial.market-day": "Days until the market",
    "ending.two-lights": "Two lights",
    "ending.two-lights.text": "Two beacons burn, and between them there is a road again.",
    "quest.second-light": "A second light",
    "quest.second-light.hint": "Somebody at the market knows how the old beacon was lit.",
}

_CHARACTERS = {
    "character.ash.name": "Ash",
    "character.ash.about": "A quarryman without a quarry. He carries stones for a living and "
    "grudges for company, and he is trying to put down the second.",
    "character.ash.action": "Odd jobs",
    "character.ash.flaw": "Afraid of being tired in the dark",
    "character.rowan.name": "Rowan",
    "character.rowan.about": "She kept the village accounts until there was nothing to count. "
    "She remembers every figure, and who asked her not to.",
    "character.rowan.action": "Gathering",
    "character.rowan.flaw": "Cannot sleep hungry",
}

_CARDS = {
    "1": ("Plain blow", "Plain word"),
    "2": ("Step aside", "Wait for it"),
    "3": ("Follow up", "Go on"),
    "4": ("Brace", "Hold the door"),
    "5": ("Full swing", "The whole story"),
    "6": ("Old habit", "Good name"),
    "7": ("Wound up", "Slow to speak"),
}

_SKILLS = ("Push", "Listen", "Stand", "Look first", "Make do", "Be still")

_THINGS = {
    "encounter.hill-dogs": "Hill dogs",
    "encounter.hill-dogs.flavour": "They were somebody's once. They still come in the evening.",
    "encounter.road-thief": "A thief on the road",
    "encounter.road-thief.flavour": "He asks politely, and he has counted how many you are.",
    "encounter.cold-lantern": "A cold lantern",
    "encounter.cold-lantern.flavour": "It is lit, and gives no light, and nobody is holding it.",
    "encounter.gatekeeper": "The gatekeeper",
    "encounter.gatekeeper.flavour": "She wants to know why you came, and then why really.",
    "item.billhook": "A billhook",
    "item.billhook.flavour": "Made for hedges.",
    "item.thick-coat": "A thick coat",
    "item.thick-coat.flavour": "It was cut for a larger person.",
    "item.snares": "Snares",
    "item.snares.flavour": "Wire, pegs, patience.",
    "secret.1": "How the beacon was lit",
    "secret.1.text": "Not with wood alone: the last keeper sang to it, and gave it something.",
    "secret.11": "The quarry key",
    "secret.11.text": "You locked it yourself on the last day. Nobody asked you to keep the key.",
    "secret.12": "The second ledger",
    "secret.12.text": "The figures in it are true. That is why there are two.",
}

_PLACES = {
    "location.101.name": "Hillfoot",
    "location.101.about": "A dozen roofs below a beacon that is still alight.",
    "location.101.menhir": "The beacon of Hillfoot burns what people bring it, and it is hungry.",
    "location.101.action.orchard": "Pick what is left in the orchard",
    "location.101.action.workshop": "Make something in the workshop",
    "location.102.name": "The Old Watch",
    "location.102.about": "A tower on the hill, with a beacon that has been dark for years.",
    "location.102.menhir": "The beacon is cold. Whoever knows how can light it again.",
    "location.102.action.hunt": "Hunt on the open hill",
    "location.103.name": "Marketgate",
    "location.103.about": "A walled market that lets nobody in without a reason.",
    "location.103.instant": "The gatekeeper stops you, unless the market is being held.",
    "location.103.action.market": "Buy a charm from a stall",
    "location.103.action.watch": "Take a night's watch on the wall",
}

_SETTING_CHOICES = {
    "log.101.1.help": "Carry wood for the neighbours: 1 Energy",
    "log.101.1.leave": "Leave them to it",
    "log.101.2.ash": "Ash: look for the key",
    "log.101.2.rowan": "Rowan: take the ledger from its place",
    "log.101.2.cellar": "Go down into the cellar",
    "log.101.2.leave": "Stay outside",
    "log.103.1.ask": "Ask about the old beacon: 1 Energy",
    "log.103.1.wait": "Ask when the next market is held",
    "log.103.1.leave": "Go back out of the gate",
    "event.empty-road.share": "Leave food by the road: 1 Food",
    "event.empty-road.keep": "Keep what you have",
}

_STORY = {
    "log.101.intro": "You walk through Hillfoot from one end to the other. It does not take long.",
    "log.101.1": "Your neighbours are carrying wood up to the beacon, one log at a time, in a row "
    "that was longer last year. Nobody asks you to join it. They make room as you come near, that "
    "is all, and the room stays open. The path is steep and the light above it is small. You know "
    "every face in the row, and you know which ones are missing, and so do they.",
    "log.101.2": "The wood is stacked and the row has gone home. From up here you see how far the "
    "light goes: to the last fence and no further. Beyond it the hill is the colour of nothing. "
    "Somebody has left the cellar of the beacon house open. There are things in this village that "
    "you have put away and not forgotten, and this would be an evening for them.",
    "log.102.intro": "The tower door hangs on one hinge. You go in, and up.",
    "log.102.1": "There is a lantern on the stair, burning without light. You have seen it from "
    "below for years and told yourself it was a window. Now it turns towards you, although nobody "
    "holds it, and the steps behind you are quieter than they should be. You could swear that it "
    "is waiting for you to say what you came for. You have not decided yet, and it knows that too.",
    "log.102.2": "You know now how it was done. The bowl of the beacon is dry and clean, as if "
    "somebody swept it this morning. On the wall the keepers have scratched their names, one below "
    "the other, and below the last there is room for one more. The wind comes over the hill and "
    "stops at the door. It would be a good place to be brave in, for somebody who was.",
    "log.102.dream": "You dream that both beacons burn and that the road between them is full of "
    "people going home. Some of them you have not thought of for years. They nod to you as one "
    "nods to somebody who did what was needed, and go on talking.",
    "log.102.nightmare": "You dream that the beacon burns and that you are what it burns. It is "
    "not even warm. Your neighbours stand round it with their hands out, and thank each other, and "
    "nobody looks into the bowl to see what was given this time.",
    "log.103.intro": "Inside the gate the stalls stand in rows under canvas, most of them empty.",
    "log.103.1": "A woman who sells string is the only one trading. She has an answer to most "
    "things and gives them in the order of what you buy. She was born below the Old Watch, she "
    "says, and her uncle kept the beacon there until it would not be kept. On market days there is "
    "more to be had, and nobody is stopped at the gate. She winds her string while she speaks, and "
    "never once looks at her hands.",
    "log.103.arrival": "The gatekeeper comes out before you have knocked. She has all day.",
    "page.1": "In the cellar the wood of forty winters has left its dust. Behind the last rack "
    "somebody has chalked a line for every log, in fives, all along the wall and back again. You "
    "try to count it and lose your place. What it adds up to is plain enough: every evening "
    "somebody came, and counted, and thought that it was worth the chalk. At the very end the hand "
    "is one that you know.",
    "page.2": "Word goes round before you are out of bed: the market is being held today. The gate "
    "stands open and the gatekeeper sits beside it in the sun, peeling an apple in one piece. She "
    "waves you through without looking up. There are more people on the road than you thought were "
    "left. Some of them carry things to sell, and most only carry news, which is cheaper and sells "
    "as well.",
    "page.500": "You wake in Hillfoot, in your own bed, and the beacon is burning. Somebody "
    "carried you in from the hill, and somebody carried the wood, and it was not you. Nobody "
    "says what it cost them. You lie and listen to the street, where people are going about their "
    "day rather quietly, so as not to wake you, and you understand that this will not be done "
    "twice.",
    "event.first-morning.title": "The first morning",
    "event.first-morning.text": "The beacon of Hillfoot burns low. On the hill stands another, and "
    "nobody living has seen it lit. If there were two, there would be a road between them.",
    "event.empty-road.title": "The empty road",
    "event.empty-road.text": "Somebody was to come by the road today, with meal. By noon it is "
    "clear that nobody will, and people begin to look into their own jars instead.",
    "event.rain.title": "Rain",
    "event.rain.text": "It rains as if it had been put off for weeks. By evening everybody is wet "
    "and nobody has got anything done that was meant for today.",
    "event.visitor.title": "A visitor",
    "event.visitor.text": "A pedlar sleeps in your barn, asks no questions, and pays for the "
    "straw. In the morning he has gone, and the gate is shut behind him.",
}


def words() -> dict[str, str]:
    """The texts of the string files, by the name of the file."""
    cards = {
        f"card.{letter}{tens}{number}": names[kind]
        for letter in "UG"
        for kind, tens in enumerate("05")
        for number, names in _CARDS.items()
    }
    skills = {
        f"skill.{number}.{side}": f"{name}, {'quickly' if side == 'a' else 'calmly'}"
        for number, name in enumerate(_SKILLS, 1)
        for side in "ab"
    }
    return {
        "names": _file(_NAMES | _CHARACTERS),
        "cards": _file(cards | skills | _THINGS),
        "places": _file(_PLACES),
        "story": _file(_STORY | _SETTING_CHOICES),
    }


def _file(strings: dict[str, str]) -> str:
    return "\n".join(f"# {key}\n{text}\n" for key, text in strings.items())
