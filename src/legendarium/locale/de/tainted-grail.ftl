### What is asked, chosen and told at the table of Tainted Grail.
###
### Names of characters and places, and the campaign's own words such as menhir, come as values:
### their gender is not known, so they stand without an article.

## What is asked

tg-ask-action = Wer tut was?
tg-ask-activate = Wer ist als Nächstes aktiv?
tg-ask-after-attack = { $name }: bleiben oder fliehen?
tg-ask-arrange = { $name }: Welche Karten kommen in die Decks?
tg-ask-attack-charges = { $name }: Ladungen gegen den Angriff zahlen?
tg-ask-choice = { $text }: Was tut ihr?
tg-ask-choose-encounter = Welcher Begegnung stellt ihr euch?
tg-ask-choose-member = Wer tut es?
tg-ask-consent = { $name }: Dürfen die Ladungen auf „{ $card }“ gezahlt werden?
tg-ask-develop = { $name }: Erfahrung ausgeben? Du hast { $number }.
tg-ask-discard = { $name }: Welche Karte legst du ab?
tg-ask-discard-items = { $name }: Welchen Gegenstand legst du ab?
tg-ask-drop-items = { $name } ist dem Tode nah: Welchen Gegenstand lässt du liegen?
tg-ask-equip = { $name }: Welche Karte bleibt offen ({ $keyword })?
tg-ask-give-secret = Wer übernimmt das Geheimnis „{ $card }“?
tg-ask-guardian = Wem begegnet ihr zuerst ({ $guardian })?
tg-ask-join-encounter = Wer schließt sich der Begegnung an?
tg-ask-keep-card = { $name }: Welche neue Karte behältst du?
tg-ask-leave-out = { $name }: Für diese Begegnung eine Karte beiseitelegen?
tg-ask-menhir = Entzünden: { $menhir }?
tg-ask-mercy = Alles ist verloren. Nehmt ihr an: { $mercy }?
tg-ask-party = { $name } handelt: Wer macht mit?
tg-ask-pay = Wer zahlt? Noch fällig: { $cost }
tg-ask-pay-magic = { $name }: Magie für diesen Schlüssel zahlen?
tg-ask-play = { $name }: Welche Karte spielst du?
tg-ask-receive = Wen betrifft das: { $effect }?
tg-ask-redraw = { $name }: diese Handkarten behalten?
tg-ask-rest = { $name } ruht sich aus: essen?
tg-ask-skill = { $name }: Welche Fertigkeit ({ $attribute })?
tg-ask-successor = Welchen Charakter spielst du jetzt?
tg-ask-toll = { $name }: { $thing } zahlen?
tg-ask-trade = Wer gibt wem was?
tg-ask-use-ability = { $name }: „{ $card }“ einsetzen? { $effect }

## What may be chosen

tg-option-of = { $name }: { $option }
tg-option-travel = Nach { $place } reisen [{ $count ->
    [one] { $cost }
   *[other] je { $cost }
}]
tg-option-explore = { $place } erkunden [{ $count ->
    [one] { $cost }
   *[other] je { $cost }
}]
tg-option-local = { $action } [{ $about }]
tg-option-character = { $action } [{ $about }]
tg-option-menhir = Untersuchen: { $menhir }
tg-option-use = „{ $card }“ einsetzen [{ $effect }]
tg-option-pass = Für heute passen
tg-option-pick-up = „{ $card }“ aufheben
tg-option-trade = Tauschen
tg-option-give = { $name } → { $receiver }: { $thing }
tg-option-choice = { NAMES($text, $cost) ->
    [1] { $text }
   *[0] { $text } [{ $cost }]
}
tg-option-lacking = { $choice } ({ $needs })
tg-option-join = { $name } kommt in { $place } ins Spiel
tg-option-leave-game = { $name } verlässt das Spiel
tg-option-party = { $count ->
    [one] { $names } allein
   *[other] { $names } gemeinsam
}
tg-option-call-off = Doch nicht
tg-option-join-nobody = Niemand schließt sich an
tg-option-pay = { $name } zahlt { $thing } (von { $number })
tg-option-each-own = Alle zahlen den gleichen Anteil
tg-option-pay-own = { $name } zahlt { $thing }
tg-option-share = Die Gruppe zahlt gemeinsam
tg-option-drop-out = { $name } scheidet aus
tg-option-eat = 1 Nahrung essen [+{ $health }, −{ $terror }]
tg-option-go-hungry = Hungern [−{ $thing }]
tg-option-done = { $asked ->
    [develop] Keine Erfahrung mehr ausgeben
    [arrange] Die Decks sind gut so
    [leave-out] Nichts mehr beiseitelegen
    [attack-charges] Keine Ladungen mehr zahlen
    [trade] Nicht mehr tauschen
   *[other] Fertig
}
tg-option-decline = { $asked ->
    [pay-magic] Nicht zahlen
    [successor] Keinen Charakter nehmen
   *[other] Nicht einsetzen
}
tg-option-buy-card = { $deck ->
    [combat] Eine neue Kampfkarte
   *[diplomacy] Eine neue Diplomatiekarte
} [{ $cost }]
tg-option-raise = { $attribute } steigern [{ $cost }]
tg-option-skill = { $card } [{ $about }]
tg-option-put-in = { $deck ->
    [combat] „{ $card }“ ins Kampfdeck legen
   *[diplomacy] „{ $card }“ ins Diplomatiedeck legen
}
tg-option-take-out = { $deck ->
    [combat] „{ $card }“ aus dem Kampfdeck nehmen
   *[diplomacy] „{ $card }“ aus dem Diplomatiedeck nehmen
}
tg-option-light = Entzünden: { $menhir } [{ $cost }]
tg-option-leave = Nicht anrühren: { $menhir }
tg-option-accept = Annehmen: { $mercy }
tg-option-end = Die Geschichte hier beenden
tg-option-equip = „{ $card }“ offen lassen
tg-option-discard = „{ $card }“ ablegen
tg-option-discard-all = Alle Gegenstände ablegen
tg-option-drop = „{ $card }“ liegen lassen
tg-option-leave-out = „{ $card }“ beiseitelegen
tg-option-keep = Handkarten behalten
tg-option-redraw = Handkarten ablegen und eine weniger ziehen
tg-option-no-agreement = Keine Einigung: Der Charakter mit der niedrigsten Nummer ist aktiv
tg-option-play = „{ $card }“ spielen
tg-option-play-for = „{ $card }“ spielen [{ $gains }]
tg-option-play-top = In Panik die oberste Karte des Decks spielen
tg-option-stop = Keine Karten mehr spielen
tg-option-stop-at-once = Keine Karte spielen [Gelegenheit: { $effect }]
tg-option-flee = Fliehen [−{ $energy }; { $effect }]
tg-option-spend = { $card } [{ $effect }]
tg-option-stay = Bleiben
tg-option-pay-magic = 1 Magie zahlen
tg-option-agree = Zustimmen
tg-option-disagree = Nicht zustimmen

## Passages

tg-passage-verse = { $place }, { $verse } { $number }
tg-passage-page = { $book } { $number }
tg-passage-dream = ein Traum
tg-passage-nightmare = ein Albtraum
tg-passage-arrival = Ankunft

## What happened: the day

tg-event-morning = Tag { $day } beginnt.
tg-event-day = Der Morgen ist vorbei, ihr seid am Zug.
tg-event-evening = Abend von Tag { $day }.
tg-event-chapter = Kapitel { $chapter } beginnt.
tg-event-chapter-ended = Kapitel { $chapter } endet: { $ending }.
tg-event-passed = { $name } passt für heute.
tg-event-party = Gemeinsam handeln { $name }.
tg-event-travel = { $name } { $count ->
    [one] reist
   *[other] reisen
} nach { $place }.
tg-event-explore = { $name } { $count ->
    [one] erkundet
   *[other] erkunden
} { $place }.
tg-event-local-action = { $name }: { $action }.
tg-event-character-action = { $name }: { $action }.
tg-event-ability = { $name } setzt „{ $card }“ ein.
tg-event-dropped-out = { $name } scheidet aus.
tg-event-unpaid = Der Preis kann nicht gezahlt werden, deshalb entfällt der Rest.
tg-event-ate = { $name } isst und ruht sich aus.
tg-event-hungry = { $name } hungert.
tg-event-dream = { $name } träumt in { $place }.
tg-event-nightmare = { $name } hat in { $place } einen Albtraum.
tg-event-joined = { $name } kommt in { $place } dazu.
tg-event-left = { $name } verlässt das Spiel.

## What happened: tracks and resources

tg-event-energy = { $name } { $sign ->
    [up] erhält
   *[down] verliert
} { $thing } (jetzt { $now }).
tg-event-health = { $name } { $sign ->
    [up] erhält
   *[down] verliert
} { $thing } (jetzt { $now }).
tg-event-terror = { $name } { $sign ->
    [up] erhält
   *[down] verliert
} { $thing } (jetzt { $now }).
tg-event-resource = { $name } { $sign ->
    [up] erhält
   *[down] verliert
} { $thing }{ $now ->
    [none] .
   *[other] {" "}(jetzt { $now }).
}
tg-event-insane = { $name } ist dem Wahnsinn nah.
tg-event-sane = { $name } ist dem Wahnsinn entkommen.
tg-event-madness = { $coin ->
    [tails] Wahnsinn: { $name } wirft Zahl.
   *[heads] Wahnsinn: { $name } wirft Kopf; nichts geschieht.
}
tg-event-dying = { $name } ist dem Tode nah (Zähler { $dial }).
tg-event-recovered = { $name } ist dem Tod entkommen.
tg-event-died = { $name } ist tot.
tg-event-failed = Alles ist verloren.
tg-event-mercy = { $mercy }: Ihr beginnt das Kapitel von Neuem.

## What happened: map and menhirs

tg-event-revealed = Aufgedeckt: { $place }.
tg-event-moved = { $name } { $count ->
    [one] kommt
   *[other] kommen
} in { $place } an.
tg-event-no-way = { $name } { $count ->
    [one] findet
   *[other] finden
} keinen Weg nach { $place }.
tg-event-displaced = { $wyrdness }: { $name } { $count ->
    [one] entkommt
   *[other] entkommen
} nach { $place }.
tg-event-location-lost = { $place } ist von der Karte verschwunden.
tg-event-replaced = { $place } wird zu { $new }.
tg-event-menhir-text = { $menhir } in { $place } verlangt: { $cost }.
tg-event-menhir-lit = { $menhir } in { $place } ist entzündet (Zähler { $dial }).
tg-event-menhir-dial = { $dial ->
    [0] { $menhir } in { $place } brennt den letzten Tag.
   *[other] { $menhir } in { $place } brennt schwächer (Zähler { $dial }).
}
tg-event-menhir-failing = { $menhir } in { $place } verglimmt.
tg-event-menhir-out = { $menhir } in { $place } erlischt.
tg-event-guardian-die = { $card } ({ $guardian }): { $face ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
    [west] nach Westen
    [removal] verschwindet von der Karte
   *[nothing] bleibt
}.
tg-event-guardian-moved = { $card } zieht nach { $place }.
tg-event-guardian-stays = { $card } bleibt in { $place }.

## What happened: the story

tg-event-read = { $text }.
tg-event-chose = Ihr wählt: { $text }.
tg-event-exploration-ended = Die Erkundung ist vorbei.
tg-event-event = Ereignis: { $event }.
tg-event-no-event = Heute kein Ereignis.
tg-event-event-on-top = Ein Ereignis wurde oben auf den Ereignisstapel gelegt.
tg-event-event-shuffled = Ein Ereignis wurde in den Ereignisstapel gemischt.
tg-event-quest = Neue Quest: { $quest }.
tg-event-quest-succeeded = Quest erfüllt: { $quest }.
tg-event-quest-ended = Die Quest „{ $quest }“ wird entfernt.
tg-event-task = Neue Aufgabe: { $task }.
tg-event-task-closed = Aufgabe erledigt: { $task }.
tg-event-ticked = Status angekreuzt: { $status } ({ $part }).
tg-event-dial = Zähler „{ $dial }“: { $now }.
tg-event-dial-ran-out = Der Zähler „{ $dial }“ ist abgelaufen.
tg-event-dial-removed = Der Zähler „{ $dial }“ wird entfernt.
tg-event-rolled = Würfelwurf: { $shown } von { $sides }.
tg-event-tossed = { $shown ->
    [heads] Die Münze zeigt Kopf.
   *[tails] Die Münze zeigt Zahl.
}
tg-event-removed = Aus dem Spiel entfernt: „{ $card }“.

## What happened: items, secrets, development

tg-event-item = { $name } erhält den Gegenstand „{ $item }“.
tg-event-no-item = { $what ->
    [any] { $name } findet keinen Gegenstand.
    [named] Der Gegenstand „{ $item }“ ist nicht mehr verfügbar.
   *[other] { $name } findet keinen solchen Gegenstand.
}
tg-event-item-discarded = { $name } legt den Gegenstand „{ $item }“ ab.
tg-event-item-dropped = { $name } lässt „{ $item }“ in { $place } liegen.
tg-event-picked-up = { $name } hebt „{ $item }“ auf.
tg-event-given = { $name } → { $receiver }: { $thing }.
tg-event-equipped = { $name } lässt „{ $card }“ offen.
tg-event-flipped = { $name } dreht „{ $card }“ um.
tg-event-left-out = { $name } legt „{ $card }“ beiseite.
tg-event-charges = „{ $card }“: { $sign ->
    [up] +
   *[down] −
}{ $thing } (jetzt { $now }).
tg-event-secret = { $name } erhält das Geheimnis „{ $secret }“.
tg-event-secret-lost = { $name } verliert das Geheimnis „{ $secret }“.
tg-event-secret-given = { $receiver } übernimmt das Geheimnis „{ $secret }“.
tg-event-raised = { $name }: { $attribute } +1.
tg-event-skill = { $name } lernt „{ $card }“.
tg-event-new-card = { $name } behält die neue Karte „{ $card }“.
tg-event-card-moved = { $name }: „{ $card }“ { $way ->
    [in] kommt ins Deck.
   *[out] kommt aus dem Deck.
}

## What happened: encounters

tg-event-encounter = { $name } { $count ->
    [one] stellt
   *[other] stellen
} sich der Begegnung: { $card }.
tg-event-no-encounter = Der { $colour ->
    [green] grüne
    [grey] graue
    [purple] violette
   *[blue] blaue
} Begegnungsstapel ist leer.
tg-event-encounter-ended = { $card }: { $how ->
    [won] gewonnen!
    [fled] ihr seid geflohen.
    [withdrawn] der Gegner hat sich zurückgezogen.
    [lost] verloren.
    [expelled] niemand ist mehr übrig, um weiterzumachen.
   *[followed] das war alles.
}
tg-event-stage = Abschnitt { $number }: Gunst { $affinity } von { $top }.
tg-event-stage-won = Abschnitt { $number } ist gewonnen.
tg-event-trait = Eine Eigenschaft von „{ $card }“ kommt zur Wirkung.
tg-event-active = Runde { $turn }: { $name } ist aktiv.
tg-event-panic = { $name } gerät in Panik.
tg-event-draw = { $name } zieht: { $cards }.
tg-event-discard = { $name } legt ab: { $cards }.
tg-event-reshuffled = { $name } mischt die Handkarten ins Deck.
tg-event-no-cards = { $name } müsste { $wanted } ziehen, aber im Deck sind nur noch { $left }.
tg-event-play = { $name } spielt „{ $card }“.
tg-event-link = Verbunden: { $key }.
tg-event-markers = { $sign ->
    [up] +
   *[down] −
}{ $thing } (Kampfvorrat { $now }).
tg-event-missing-markers = Im Kampfvorrat fehlen: { $thing }; { $name } legt für jeden eine Karte
    ab.
tg-event-affinity = Gunst { $sign ->
    [up] +
   *[down] −
}{ $number } (jetzt { $now }).
tg-event-torn = „{ $card }“ wird aus der Sequenz gerissen.
tg-event-time-token = „{ $card }“: { $left ->
    [0] Der letzte Zeitmarker wird entfernt.
   *[other] Zeitmarker übrig: { $left }.
}
tg-event-card-ability = Die Fähigkeit von „{ $card }“ kommt zur Wirkung.
tg-event-spend = { $name } zahlt { $thing } von „{ $card }“.
tg-event-attack = Das Gegenüber reagiert auf { $name }: { $effect }.
tg-event-opportunity = { $name } spielt keine Karte: eine Gelegenheit für das Gegenüber.
tg-event-hit = { $name } erleidet { $thing }.
tg-event-prevented = { $what ->
    [hits] { $name } verhindert { $thing }.
   *[markers] { $name } verhindert den Verlust: { $thing }.
}
tg-event-flee = { $name } flieht.
tg-event-expelled = { $name } scheidet aus der Begegnung aus.
