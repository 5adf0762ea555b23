### What the cards, boards and pages of Tainted Grail say. Texts are made from these parts: what is
### gained or lost (tg-much), who does it (tg-do), when (tg-on), and on what
### condition (tg-test).
###
### The campaign's own words, such as menhir, come as values without an article: their gender is not
### known.

## Names

tg-name-food = Nahrung
tg-name-wealth = Reichtum
tg-name-reputation = Ruf
tg-name-magic = Magie
tg-name-xp = Erfahrung
tg-name-energy = Energie
tg-name-health = Gesundheit
tg-name-terror = Schrecken
tg-name-aggression = Aggression
tg-name-empathy = Empathie
tg-name-courage = Mut
tg-name-caution = Vorsicht
tg-name-practicality = Pragmatismus
tg-name-spirituality = Spiritualität
tg-name-weapon = Waffe
tg-name-armour = Rüstung
tg-name-shield = Schild
tg-name-companion = Gefährte
tg-name-relic = Relikt
tg-kind-combat = Kampf
tg-kind-diplomacy = Diplomatie
tg-encounter-colour = { $colour ->
    [green] grün
    [grey] grau
    [purple] violett
   *[blue] blau
}
tg-encounter-colour-bent = { $colour ->
    [green] grüne
    [grey] graue
    [purple] violette
   *[blue] blaue
}

## How much of something, as it is gained, lost or paid; X stands for a number that is counted

tg-much-food = { $number } Nahrung
tg-much-wealth = { $number } Reichtum
tg-much-reputation = { $number } Ruf
tg-much-magic = { $number } Magie
tg-much-xp = { $number } Erfahrung
tg-much-energy = { $number } Energie
tg-much-health = { $number } Gesundheit
tg-much-terror = { $number } Schrecken
tg-much-charges = { $number } { $number ->
    [one] Ladung
   *[other] Ladungen
}
tg-much-markers = { $number } Marker
tg-much-cards = { $number } { $number ->
    [one] Karte
   *[other] Karten
}
tg-much-items = { $number } { $number ->
    [one] Gegenstand
   *[other] Gegenstände
}
tg-much-hits = { $number } Treffer
tg-where = { $text } (X = { $value })

## Lists

tg-listed = { $most }, { $last }
tg-then = { $most }; { $last }
tg-labelled = { $label }: { $text }
tg-for-price = { $price } → { $thing }

## Who does it: the owner of the card, or whoever the story means

tg-do-gain = { $who ->
    [each] jedes Mitglied erhält
    [all] jeder Charakter erhält
    [one] ein Mitglied erhält
    [actor] der handelnde Charakter erhält
   *[you] erhalte
}
tg-do-lose = { $who ->
    [each] jedes Mitglied verliert
    [all] jeder Charakter verliert
    [one] ein Mitglied verliert
    [actor] der handelnde Charakter verliert
   *[you] verliere
}
tg-do-pay = { $who ->
    [each] jedes Mitglied zahlt
    [all] jeder Charakter zahlt
    [one] ein Mitglied zahlt
    [actor] der handelnde Charakter zahlt
   *[you] zahle
}
tg-do-draw = { $who ->
    [each] jedes Mitglied zieht
    [all] jeder Charakter zieht
    [one] ein Mitglied zieht
    [actor] der handelnde Charakter zieht
   *[you] ziehe
}
tg-do-go = { $who ->
    [each] jedes Mitglied geht
    [all] jeder Charakter geht
    [one] ein Mitglied geht
    [actor] der handelnde Charakter geht
   *[you] gehe
}

## Effects

tg-if = { $effect } (nur wenn: { $condition })
tg-nothing = nichts
tg-free = kostenlos
tg-effect-gain = { tg-do-gain } { $thing }
tg-effect-lose = { tg-do-lose } { $thing }
tg-effect-lose-unavoidable = { tg-do-lose } { $thing } (nicht zu verhindern)
tg-effect-pay = { tg-do-pay } { $thing }
tg-effect-draw = { tg-do-draw } { $thing }
tg-effect-discard = { $who ->
    [each] jedes Mitglied legt { $thing } ab
    [all] jeder Charakter legt { $thing } ab
    [one] ein Mitglied legt { $thing } ab
    [actor] der handelnde Charakter legt { $thing } ab
   *[you] lege { $thing } ab
}
tg-effect-hit = { $who ->
    [each] { $thing } für jedes Mitglied
    [all] { $thing } für jeden Charakter
    [one] { $thing } für ein Mitglied
    [actor] { $thing } für den handelnden Charakter
   *[you] { $thing }
}
tg-effect-flip = drehe diese Karte um
tg-effect-become = { $who ->
    [each] jedes Mitglied ist
    [all] jeder Charakter ist
    [one] ein Mitglied ist
    [actor] der handelnde Charakter ist
   *[you] du bist
} { $state ->
    [dying] dem Tode nah
   *[insane] dem Wahnsinn nah
}
tg-effect-tick = kreuze den Status „{ $name }“ an
tg-effect-tick-part = kreuze Teil { $number } des Status „{ $name }“ an
tg-effect-gain-secret = { tg-do-gain } das Geheimnis „{ $name }“
tg-effect-lose-secret = { tg-do-lose } das Geheimnis „{ $name }“
tg-effect-gain-item = { tg-do-gain } den Gegenstand „{ $name }“
tg-effect-lose-item = { tg-do-lose } den Gegenstand „{ $name }“
tg-effect-draw-item = { tg-do-draw } { $what ->
    [weapon] eine Waffe
    [armour] eine Rüstung
    [shield] einen Schild
    [companion] einen Gefährten
    [relic] ein Relikt
    [craftable] einen herstellbaren Gegenstand
   *[any] einen Gegenstand
}
tg-effect-set-dial = stelle den Zähler „{ $name }“ auf { $number }
tg-effect-set-dial-on = stelle den Zähler „{ $name }“ auf { $number }, auf „{ $card }“
tg-effect-lower-dial = senke den Zähler „{ $name }“ um { $number }
tg-effect-raise-dial = erhöhe den Zähler „{ $name }“ um { $number }
tg-effect-remove-dial = entferne den Zähler „{ $name }“
tg-effect-charge = lege { $thing } auf diese Karte
tg-effect-charge-on = lege { $thing } auf „{ $card }“
tg-effect-move = { tg-do-go } nach „{ $place }“
tg-effect-replace-location = „{ $place }“ wird zu „{ $new }“
tg-effect-remove-location = „{ $place }“ kommt endgültig aus dem Spiel
tg-effect-discard-location = „{ $place }“ verschwindet von der Karte
tg-effect-encounter = eine { tg-encounter-colour-bent } Begegnung
tg-effect-encounter-difficulty = eine { tg-encounter-colour-bent } Begegnung der Stufe { $number }
tg-effect-encounter-choose = ziehe { $number } { tg-encounter-colour-bent } Begegnungen und wähle
    eine
tg-effect-encounter-named = die Begegnung „{ $name }“
tg-effect-event-random-top = lege ein zufälliges Ereignis auf den Ereignisstapel
tg-effect-event-random-shuffled = mische ein zufälliges Ereignis in den Ereignisstapel
tg-effect-event-top = lege das Ereignis „{ $name }“ auf den Ereignisstapel
tg-effect-event-shuffled = mische das Ereignis „{ $name }“ in den Ereignisstapel
tg-effect-task = notiere die Aufgabe „{ $name }“
tg-effect-close-task = streiche die Aufgabe „{ $name }“
tg-effect-activate-quest = die Quest „{ $name }“ beginnt
tg-effect-end-quest = die Quest „{ $name }“ endet
tg-effect-light-menhir = { $where ->
    [here] hier entzünden: { $menhir }
   *[there] in „{ $place }“ entzünden: { $menhir }
}{ $number ->
    [0] { "" }
   *[other] {" "}(Zähler { $number })
}
tg-effect-douse-menhir = { $where ->
    [here] hier löschen: { $menhir }
   *[there] in „{ $place }“ löschen: { $menhir }
}
tg-effect-remove = entferne „{ $name }“ endgültig aus dem Spiel
tg-effect-read = lies: { $book } { $number }
tg-effect-end-exploration = die Erkundung endet
tg-effect-end-chapter = das Kapitel endet
tg-effect-choose-member = wähle ein Mitglied der Gruppe
tg-effect-raise-affinity = Gunst +{ $number }
tg-effect-lower-affinity = Gunst −{ $number }
tg-effect-tear-card = lege die letzte Karte der Sequenz ab
tg-effect-prevent-hits = verhindere { $thing }
tg-effect-prevent-markers = verhindere den Verlust: { $thing }
tg-effect-withdraw = der Gegner zieht sich zurück

## Conditions: numbers

tg-own = bei dir { $what }
tg-group = ({ $part })
tg-compared = { $what } { $sign } { $other }
tg-at-least = { $what } { $number }+
tg-at-most = { $what } höchstens { $number }
tg-exactly = { $what } { $number ->
    [0] { $number }
   *[other] genau { $number }
}
tg-one-of = { $what } { $numbers }
tg-not-exactly = { $what } { $number ->
    [0] 1+
   *[other] nicht { $number }
}
tg-value-linked = verbundene Schlüssel ({ $attribute })
tg-value-linked-keys = verbundene Schlüssel
tg-value-parts = angekreuzte Teile des Status „{ $status }“
tg-value-dial = Zähler „{ $dial }“
tg-value-roll = Würfelwurf (1–{ $sides })
tg-value-party-size = Gruppenmitglieder
tg-value-players = Anzahl Spieler
tg-value-chapter = Kapitel
tg-value-day = Tag
tg-value-pool = Kampfvorrat
tg-value-affinity = Gunst
tg-value-hand = Handkarten
tg-value-cards-played = in dieser Aktivierung gespielte Karten
tg-value-row = Karten in der Sequenz
tg-value-charges = Ladungen auf dieser Karte
tg-value-participants = Beteiligte

## Conditions: what is true, or is not

tg-test-status = { $is ->
    [yes] Status „{ $status }“ ist angekreuzt
   *[no] Status „{ $status }“ ist nicht angekreuzt
}
tg-test-status-part = { $is ->
    [yes] Teil { $part } des Status „{ $status }“ ist angekreuzt
   *[no] Teil { $part } des Status „{ $status }“ ist nicht angekreuzt
}
tg-test-secret = { $whose ->
    [own] { $is ->
        [yes] du hast das Geheimnis „{ $name }“
       *[no] du hast das Geheimnis „{ $name }“ nicht
    }
   *[any] { $is ->
        [yes] jemand hat das Geheimnis „{ $name }“
       *[no] niemand hat das Geheimnis „{ $name }“
    }
}
tg-test-item = { $whose ->
    [own] { $is ->
        [yes] du hast den Gegenstand „{ $name }“
       *[no] du hast den Gegenstand „{ $name }“ nicht
    }
   *[any] { $is ->
        [yes] jemand hat den Gegenstand „{ $name }“
       *[no] niemand hat den Gegenstand „{ $name }“
    }
}
tg-test-item-free = { $is ->
    [yes] der Gegenstand „{ $name }“ ist noch verfügbar
   *[no] der Gegenstand „{ $name }“ ist nicht mehr verfügbar
}
tg-test-keyword = { $whose ->
    [own] { $is ->
        [yes] bei dir offen
       *[no] bei dir nicht offen
    }
   *[any] { $is ->
        [yes] bei jemandem offen
       *[no] bei niemandem offen
    }
}: { $keyword ->
    [weapon] Waffe
    [armour] Rüstung
    [shield] Schild
    [companion] Gefährte
   *[relic] Relikt
}
tg-test-is-character = { $whose ->
    [own] { $is ->
        [yes] { $name } handelt
       *[no] { $name } handelt nicht
    }
   *[any] { $is ->
        [yes] { $name } ist hier
       *[no] { $name } ist nicht hier
    }
}
tg-test-menhir-lit = { $menhir } { $where ->
    [here] hier
   *[there] in „{ $place }“
} { $is ->
    [yes] brennt
   *[no] brennt nicht
}
tg-test-visited = { $is ->
    [yes] „{ $place }“ wurde schon besucht
   *[no] „{ $place }“ wurde noch nicht besucht
}
tg-test-on-map = { $is ->
    [yes] „{ $place }“ liegt auf der Karte
   *[no] „{ $place }“ liegt nicht auf der Karte
}
tg-test-choice-taken = { $is ->
    [yes] schon gewählt: „{ $name }“
   *[no] noch nicht gewählt: „{ $name }“
}
tg-test-quest-active = { $is ->
    [yes] die Quest „{ $name }“ läuft
   *[no] die Quest „{ $name }“ läuft nicht
}
tg-test-task = { $is ->
    [yes] die Aufgabe „{ $name }“ ist offen
   *[no] die Aufgabe „{ $name }“ ist nicht offen
}
tg-test-won-last-encounter = { $is ->
    [yes] die letzte Begegnung wurde gewonnen
   *[no] die letzte Begegnung wurde nicht gewonnen
}
tg-test-fled-last-encounter = { $whose ->
    [own] { $is ->
        [yes] du bist aus der letzten Begegnung geflohen
       *[no] du bist nicht aus der letzten Begegnung geflohen
    }
   *[any] { $is ->
        [yes] jemand ist aus der letzten Begegnung geflohen
       *[no] niemand ist aus der letzten Begegnung geflohen
    }
}
tg-test-coin = { $is ->
    [yes] die Münze zeigt Kopf
   *[no] die Münze zeigt Zahl
}
tg-test-mode-story = { $is ->
    [yes] ihr spielt im Geschichtenmodus
   *[no] ihr spielt nicht im Geschichtenmodus
}
tg-test-panic = { $is ->
    [yes] du bist in Panik
   *[no] du bist nicht in Panik
}
tg-test-exhausted = { $is ->
    [yes] du bist erschöpft
   *[no] du bist nicht erschöpft
}

## Abilities: when, how often, where

tg-on-action = als Aktion
tg-on-morning = am Morgen
tg-on-evening = am Abend
tg-on-travel = beim Reisen
tg-on-explore = beim Erkunden
tg-on-encounter = zu Beginn einer Begegnung
tg-on-activation = zu Beginn deiner Aktivierung
tg-on-any = jederzeit während deiner Aktivierung
tg-on-attack = { $kind ->
    [combat] beim Angriff des Gegners
    [diplomacy] bei der Reaktion des Gegenübers
   *[encounter] beim Angriff oder bei der Reaktion
}
tg-on-victory = nach einem Sieg
tg-on-flight = nach einer Flucht
tg-on-always = immer
tg-on-placement = beim Auslegen
tg-on-delayed = verzögert ({ $number } Zeitmarker)
tg-on-start = zu Beginn
tg-scoped = { $moment } ({ $scope })
tg-within-combat = Kampf
tg-within-diplomacy = Diplomatie
tg-within-encounter = Begegnungen
tg-within-log = Erkundung
tg-limit-day = einmal pro Tag
tg-limit-encounter = einmal pro Begegnung
tg-limit-activation = einmal pro Aktivierung
tg-optional = du darfst: { $effect }
tg-craftable = herstellbar
tg-personal = persönlich
tg-secret-number = Geheimnis { $number }
tg-passive = Passiv: wird nie verdeckt.

## Keys of cards

tg-changed = { $what } { $change }
tg-bonus-affinity = Gunst { $change }
tg-bonus-extra = Zusatzkarte
tg-bonus-torn = zerrissene Karte
tg-bonus-symbol = { $number ->
    [one] Symbol
   *[other] { $number } Symbole
}
tg-half-attribute = { $attribute } { $level }
tg-half-magic = Magie
tg-half-free = frei
tg-half-times = { $half } ×{ $number }
tg-half-cancel = { $half }, hebt auf

## Encounters

tg-encounter-title = { $name } ({ $marks })
tg-difficulty = Stufe { $number }
tg-goal-combat = Sieg mit { $number ->
    [one] { $number } Marker
   *[other] { $number } Markern
} im Kampfvorrat
tg-goal-diplomacy = Sieg am oberen Ende der Gunstleiste{ $number ->
    [one] { "" }
   *[other] , { $number } Abschnitte
} ({ $tops })
tg-stake-opportunity = Gelegenheit
tg-stake-reward = Belohnung für alle Beteiligten
tg-stake-loot = Beute, geteilt
tg-stake-failure = Misserfolg

## Actions and menhirs

tg-needs = Bedingung: { $condition }
tg-menhir-cost = Kosten: { $cost }
tg-menhir-dial = Zähler: { $number }
tg-menhir-effect = Außerdem: { $effect }
