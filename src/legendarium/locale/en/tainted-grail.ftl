### What is asked, chosen and told at the table of Tainted Grail.
###
### Names of characters and places, and the campaign's own words such as menhir, come as values.

## What is asked

tg-ask-action = Who does what?
tg-ask-activate = Who is active next?
tg-ask-after-attack = { $name }: stay, or flee?
tg-ask-arrange = { $name }: which cards go in the decks?
tg-ask-attack-charges = { $name }: pay charges against the attack?
tg-ask-choice = { $text }: what do you do?
tg-ask-choose-encounter = Which encounter do you meet?
tg-ask-choose-member = Who does it?
tg-ask-consent = { $name }: may the charges on “{ $card }” be paid?
tg-ask-develop = { $name }: spend Experience? You have { $number }.
tg-ask-discard = { $name }: which card do you discard?
tg-ask-discard-items = { $name }: which item do you discard?
tg-ask-drop-items = { $name } is dying: which item do you drop?
tg-ask-equip = { $name }: which card stays face up ({ $keyword })?
tg-ask-give-secret = Who takes over the secret “{ $card }”?
tg-ask-guardian = Which { $guardian } do you meet first?
tg-ask-join-encounter = Who joins the encounter?
tg-ask-keep-card = { $name }: which new card do you keep?
tg-ask-leave-out = { $name }: set a card aside for this encounter?
tg-ask-menhir = Light the { $menhir }?
tg-ask-mercy = All is lost. Do you accept { $mercy }?
tg-ask-party = { $name } acts: who takes part?
tg-ask-pay = Who pays? Still due: { $cost }
tg-ask-pay-magic = { $name }: pay Magic for this key?
tg-ask-play = { $name }: which card do you play?
tg-ask-receive = Who does this affect: { $effect }?
tg-ask-redraw = { $name }: keep this hand?
tg-ask-rest = { $name } rests: eat?
tg-ask-skill = { $name }: which skill ({ $attribute })?
tg-ask-successor = Which character do you play now?
tg-ask-toll = { $name }: pay { $thing }?
tg-ask-trade = Who gives what to whom?
tg-ask-use-ability = { $name }: use “{ $card }”? { $effect }

## What may be chosen

tg-option-of = { $name }: { $option }
tg-option-travel = Travel to { $place } [{ $count ->
    [one] { $cost }
   *[other] { $cost } each
}]
tg-option-explore = Explore { $place } [{ $count ->
    [one] { $cost }
   *[other] { $cost } each
}]
tg-option-local = { $action } [{ $about }]
tg-option-character = { $action } [{ $about }]
tg-option-menhir = Inspect the { $menhir }
tg-option-use = Use “{ $card }” [{ $effect }]
tg-option-pass = Pass for today
tg-option-pick-up = Pick up “{ $card }”
tg-option-trade = Trade
tg-option-give = { $name } → { $receiver }: { $thing }
tg-option-choice = { NAMES($text, $cost) ->
    [1] { $text }
   *[0] { $text } [{ $cost }]
}
tg-option-lacking = { $choice } ({ $needs })
tg-option-join = { $name } joins the game in { $place }
tg-option-leave-game = { $name } leaves the game
tg-option-party = { $count ->
    [one] { $names } alone
   *[other] { $names } together
}
tg-option-call-off = Call it off
tg-option-join-nobody = Nobody joins
tg-option-pay = { $name } pays { $thing } (of { $number })
tg-option-each-own = Everyone pays an equal share
tg-option-pay-own = { $name } pays { $thing }
tg-option-share = The party pays together
tg-option-drop-out = { $name } drops out
tg-option-eat = Eat 1 Food [+{ $health }, −{ $terror }]
tg-option-go-hungry = Go hungry [−{ $thing }]
tg-option-done = { $asked ->
    [develop] Done spending Experience
    [arrange] The decks are fine
    [leave-out] Done setting cards aside
    [attack-charges] Don't pay more charges
    [trade] Done trading
   *[other] Done
}
tg-option-decline = { $asked ->
    [pay-magic] Don't pay
    [successor] Don't take a character
   *[other] Don't use it
}
tg-option-buy-card = { $deck ->
    [combat] A new combat card
   *[diplomacy] A new diplomacy card
} [{ $cost }]
tg-option-raise = Raise { $attribute } [{ $cost }]
tg-option-skill = { $card } [{ $about }]
tg-option-put-in = { $deck ->
    [combat] Put “{ $card }” into the combat deck
   *[diplomacy] Put “{ $card }” into the diplomacy deck
}
tg-option-take-out = { $deck ->
    [combat] Take “{ $card }” out of the combat deck
   *[diplomacy] Take “{ $card }” out of the diplomacy deck
}
tg-option-light = Light the { $menhir } [{ $cost }]
tg-option-leave = Leave the { $menhir } as it is
tg-option-accept = Accept { $mercy }
tg-option-end = End the story here
tg-option-equip = Keep “{ $card }” face up
tg-option-discard = Discard “{ $card }”
tg-option-discard-all = Discard all items
tg-option-drop = Drop “{ $card }”
tg-option-leave-out = Set “{ $card }” aside
tg-option-keep = Keep the hand
tg-option-redraw = Discard the hand and draw one card fewer
tg-option-no-agreement = No agreement: the character with the lowest number is active
tg-option-play = Play “{ $card }”
tg-option-play-for = Play “{ $card }” [{ $gains }]
tg-option-play-top = Play the top card of the deck, in panic
tg-option-stop = Stop playing cards
tg-option-stop-at-once = Don't play a card [opportunity: { $effect }]
tg-option-flee = Flee [−{ $energy }; { $effect }]
tg-option-spend = { $card } [{ $effect }]
tg-option-stay = Stay
tg-option-pay-magic = Pay 1 Magic
tg-option-agree = Agree
tg-option-disagree = Disagree

## Passages

tg-passage-verse = { $place }, { $verse } { $number }
tg-passage-page = { $book } { $number }
tg-passage-dream = a dream
tg-passage-nightmare = a nightmare
tg-passage-arrival = arrival

## What happened: the day

tg-event-morning = Day { $day } begins.
tg-event-day = The morning is over; it is your turn.
tg-event-evening = Evening of day { $day }.
tg-event-chapter = Chapter { $chapter } begins.
tg-event-chapter-ended = Chapter { $chapter } ends: { $ending }.
tg-event-passed = { $name } passes for today.
tg-event-party = { $name } act together.
tg-event-travel = { $name } { $count ->
    [one] travels
   *[other] travel
} to { $place }.
tg-event-explore = { $name } { $count ->
    [one] explores
   *[other] explore
} { $place }.
tg-event-local-action = { $name }: { $action }.
tg-event-character-action = { $name }: { $action }.
tg-event-ability = { $name } uses “{ $card }”.
tg-event-dropped-out = { $name } drops out.
tg-event-unpaid = The cost can't be paid, so the rest doesn't happen.
tg-event-ate = { $name } eats and rests.
tg-event-hungry = { $name } goes hungry.
tg-event-dream = { $name } dreams in { $place }.
tg-event-nightmare = { $name } has a nightmare in { $place }.
tg-event-joined = { $name } joins in { $place }.
tg-event-left = { $name } leaves the game.

## What happened: tracks and resources

tg-event-energy = { $name } { $sign ->
    [up] gains
   *[down] loses
} { $thing } (now { $now }).
tg-event-health = { $name } { $sign ->
    [up] gains
   *[down] loses
} { $thing } (now { $now }).
tg-event-terror = { $name } { $sign ->
    [up] gains
   *[down] loses
} { $thing } (now { $now }).
tg-event-resource = { $name } { $sign ->
    [up] gains
   *[down] loses
} { $thing }{ $now ->
    [none] .
   *[other] {" "}(now { $now }).
}
tg-event-insane = { $name } is going insane.
tg-event-sane = { $name } is no longer going insane.
tg-event-madness = { $coin ->
    [tails] Madness: { $name } tosses tails.
   *[heads] Madness: { $name } tosses heads; nothing happens.
}
tg-event-dying = { $name } is dying (dial { $dial }).
tg-event-recovered = { $name } is no longer dying.
tg-event-died = { $name } is dead.
tg-event-failed = All is lost.
tg-event-mercy = { $mercy }: you begin the chapter again.

## What happened: map and menhirs

tg-event-revealed = Revealed: { $place }.
tg-event-moved = { $name } { $count ->
    [one] arrives
   *[other] arrive
} in { $place }.
tg-event-no-way = { $name } { $count ->
    [one] finds
   *[other] find
} no way to { $place }.
tg-event-displaced = { $wyrdness }: { $name } { $count ->
    [one] escapes
   *[other] escape
} to { $place }.
tg-event-location-lost = { $place } is gone from the map.
tg-event-replaced = { $place } becomes { $new }.
tg-event-menhir-text = The { $menhir } in { $place } asks for: { $cost }.
tg-event-menhir-lit = The { $menhir } in { $place } is lit (dial { $dial }).
tg-event-menhir-dial = { $dial ->
    [0] The { $menhir } in { $place } is burning its last day.
   *[other] The { $menhir } in { $place } is burning lower (dial { $dial }).
}
tg-event-menhir-failing = The { $menhir } in { $place } is failing.
tg-event-menhir-out = The { $menhir } in { $place } goes out.
tg-event-guardian-die = { $card } ({ $guardian }): { $face ->
    [north] north
    [east] east
    [south] south
    [west] west
    [removal] leaves the map
   *[nothing] stays
}.
tg-event-guardian-moved = { $card } moves to { $place }.
tg-event-guardian-stays = { $card } stays in { $place }.

## What happened: the story

tg-event-read = { $text }.
tg-event-chose = You choose: { $text }.
tg-event-exploration-ended = The exploration is over.
tg-event-event = Event: { $event }.
tg-event-no-event = No event today.
tg-event-event-on-top = An event was put on top of the event deck.
tg-event-event-shuffled = An event was shuffled into the event deck.
tg-event-quest = New quest: { $quest }.
tg-event-quest-succeeded = Quest completed: { $quest }.
tg-event-quest-ended = The quest “{ $quest }” is removed.
tg-event-task = New task: { $task }.
tg-event-task-closed = Task done: { $task }.
tg-event-ticked = Status marked: { $status } ({ $part }).
tg-event-dial = Dial “{ $dial }”: { $now }.
tg-event-dial-ran-out = The dial “{ $dial }” has run out.
tg-event-dial-removed = The dial “{ $dial }” is removed.
tg-event-rolled = Die roll: { $shown } of { $sides }.
tg-event-tossed = { $shown ->
    [heads] The coin shows heads.
   *[tails] The coin shows tails.
}
tg-event-removed = Removed from the game: “{ $card }”.

## What happened: items, secrets, development

tg-event-item = { $name } gains the item “{ $item }”.
tg-event-no-item = { $what ->
    [any] { $name } finds no item.
    [named] The item “{ $item }” is no longer available.
   *[other] { $name } finds no such item.
}
tg-event-item-discarded = { $name } discards the item “{ $item }”.
tg-event-item-dropped = { $name } drops “{ $item }” in { $place }.
tg-event-picked-up = { $name } picks up “{ $item }”.
tg-event-given = { $name } → { $receiver }: { $thing }.
tg-event-equipped = { $name } keeps “{ $card }” face up.
tg-event-flipped = { $name } flips “{ $card }”.
tg-event-left-out = { $name } sets “{ $card }” aside.
tg-event-charges = “{ $card }”: { $sign ->
    [up] +
   *[down] −
}{ $thing } (now { $now }).
tg-event-secret = { $name } gains the secret “{ $secret }”.
tg-event-secret-lost = { $name } loses the secret “{ $secret }”.
tg-event-secret-given = { $receiver } takes over the secret “{ $secret }”.
tg-event-raised = { $name }: { $attribute } +1.
tg-event-skill = { $name } learns “{ $card }”.
tg-event-new-card = { $name } keeps the new card “{ $card }”.
tg-event-card-moved = { $name }: “{ $card }” { $way ->
    [in] goes into the deck.
   *[out] is taken out of the deck.
}

## What happened: encounters

tg-event-encounter = { $name } { $count ->
    [one] meets
   *[other] meet
}: { $card }.
tg-event-no-encounter = The { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
} encounter deck is empty.
tg-event-encounter-ended = { $card }: { $how ->
    [won] won!
    [fled] you have fled.
    [withdrawn] the enemy has withdrawn.
    [lost] lost.
    [expelled] nobody is left to continue.
   *[followed] that was all.
}
tg-event-stage = Stage { $number }: affinity { $affinity } of { $top }.
tg-event-stage-won = Stage { $number } is won.
tg-event-trait = A trait of “{ $card }” takes effect.
tg-event-active = Turn { $turn }: { $name } is active.
tg-event-panic = { $name } panics.
tg-event-draw = { $name } draws: { $cards }.
tg-event-discard = { $name } discards: { $cards }.
tg-event-reshuffled = { $name } shuffles the hand into the deck.
tg-event-no-cards = { $name } has to draw { $wanted }, but the deck has only { $left }.
tg-event-play = { $name } plays “{ $card }”.
tg-event-link = Linked: { $key }.
tg-event-markers = { $sign ->
    [up] +
   *[down] −
}{ $thing } (pool { $now }).
tg-event-missing-markers = Missing from the pool: { $thing }. { $name } discards a card for each.
tg-event-affinity = Affinity { $sign ->
    [up] +
   *[down] −
}{ $number } (now { $now }).
tg-event-torn = “{ $card }” is torn from the sequence.
tg-event-time-token = “{ $card }”: { $left ->
    [0] the last time token is removed.
   *[other] time tokens left: { $left }.
}
tg-event-card-ability = The ability of “{ $card }” takes effect.
tg-event-spend = { $name } pays { $thing } from “{ $card }”.
tg-event-attack = The enemy responds to { $name }: { $effect }.
tg-event-opportunity = { $name } plays no card: an opportunity for the enemy.
tg-event-hit = { $name } suffers { $thing }.
tg-event-prevented = { $what ->
    [hits] { $name } prevents { $thing }.
   *[markers] { $name } prevents the loss of { $thing }.
}
tg-event-flee = { $name } flees.
tg-event-expelled = { $name } is out of the encounter.
