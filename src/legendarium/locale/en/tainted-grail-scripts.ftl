### What the cards, boards and pages of Tainted Grail say. Texts are made from these parts: what is
### gained or lost (tg-much), to whom (tg-do), when (tg-on), and on what condition (tg-test).
###
### The campaign's own words, such as menhir, come as values; names of things stand in quotes.

## Names

tg-name-food = Food
tg-name-wealth = Wealth
tg-name-reputation = Reputation
tg-name-magic = Magic
tg-name-xp = Experience
tg-name-energy = Energy
tg-name-health = Health
tg-name-terror = Terror
tg-name-aggression = Aggression
tg-name-empathy = Empathy
tg-name-courage = Courage
tg-name-caution = Caution
tg-name-practicality = Practicality
tg-name-spirituality = Spirituality
tg-name-weapon = weapon
tg-name-armour = armour
tg-name-shield = shield
tg-name-companion = companion
tg-name-relic = relic
tg-kind-combat = combat
tg-kind-diplomacy = diplomacy
tg-encounter-colour = { $colour ->
    [green] green
    [grey] grey
    [purple] purple
   *[blue] blue
}

## How much of something, as it is gained, lost or paid; X stands for a number that is counted

tg-much-food = { $number } Food
tg-much-wealth = { $number } Wealth
tg-much-reputation = { $number } Reputation
tg-much-magic = { $number } Magic
tg-much-xp = { $number } Experience
tg-much-energy = { $number } Energy
tg-much-health = { $number } Health
tg-much-terror = { $number } Terror
tg-much-charges = { $number } { $number ->
    [one] charge
   *[other] charges
}
tg-much-markers = { $number } { $number ->
    [one] marker
   *[other] markers
}
tg-much-cards = { $number } { $number ->
    [one] card
   *[other] cards
}
tg-much-items = { $number } { $number ->
    [one] item
   *[other] items
}
tg-much-hits = { $number } { $number ->
    [one] hit
   *[other] hits
}
tg-where = { $text } (X = { $value })

## Lists

tg-listed = { $most }, { $last }
tg-then = { $most }; { $last }
tg-labelled = { $label }: { $text }
tg-for-price = { $price } → { $thing }

## Who does it: the owner of the card, or whoever the story means

tg-do-gain = { $who ->
    [each] each member gains
    [all] every character gains
    [one] one member gains
    [actor] the acting character gains
   *[you] gain
}
tg-do-lose = { $who ->
    [each] each member loses
    [all] every character loses
    [one] one member loses
    [actor] the acting character loses
   *[you] lose
}
tg-do-pay = { $who ->
    [each] each member pays
    [all] every character pays
    [one] one member pays
    [actor] the acting character pays
   *[you] pay
}
tg-do-draw = { $who ->
    [each] each member draws
    [all] every character draws
    [one] one member draws
    [actor] the acting character draws
   *[you] draw
}
tg-do-go = { $who ->
    [each] each member goes
    [all] every character goes
    [one] one member goes
    [actor] the acting character goes
   *[you] go
}

## Effects

tg-if = { $effect } (if { $condition })
tg-nothing = nothing
tg-free = free
tg-effect-gain = { tg-do-gain } { $thing }
tg-effect-lose = { tg-do-lose } { $thing }
tg-effect-lose-unavoidable = { tg-do-lose } { $thing } (cannot be prevented)
tg-effect-pay = { tg-do-pay } { $thing }
tg-effect-draw = { tg-do-draw } { $thing }
tg-effect-discard = { $who ->
    [each] each member discards { $thing }
    [all] every character discards { $thing }
    [one] one member discards { $thing }
    [actor] the acting character discards { $thing }
   *[you] discard { $thing }
}
tg-effect-hit = { $who ->
    [each] { $thing } for each member
    [all] { $thing } for every character
    [one] { $thing } for one member
    [actor] { $thing } for the acting character
   *[you] { $thing }
}
tg-effect-flip = flip this card
tg-effect-become = { $who ->
    [each] each member is
    [all] every character is
    [one] one member is
    [actor] the acting character is
   *[you] you are
} { $state ->
    [dying] dying
   *[insane] going insane
}
tg-effect-tick = mark the status “{ $name }”
tg-effect-tick-part = mark part { $number } of the status “{ $name }”
tg-effect-gain-secret = { tg-do-gain } the secret “{ $name }”
tg-effect-lose-secret = { tg-do-lose } the secret “{ $name }”
tg-effect-gain-item = { tg-do-gain } the item “{ $name }”
tg-effect-lose-item = { tg-do-lose } the item “{ $name }”
tg-effect-draw-item = { tg-do-draw } { $what ->
    [weapon] a weapon
    [armour] a piece of armour
    [shield] a shield
    [companion] a companion
    [relic] a relic
    [craftable] a craftable item
   *[any] an item
}
tg-effect-set-dial = set the dial “{ $name }” to { $number }
tg-effect-set-dial-on = set the dial “{ $name }” to { $number }, on “{ $card }”
tg-effect-lower-dial = lower the dial “{ $name }” by { $number }
tg-effect-raise-dial = raise the dial “{ $name }” by { $number }
tg-effect-remove-dial = remove the dial “{ $name }”
tg-effect-charge = put { $thing } on this card
tg-effect-charge-on = put { $thing } on “{ $card }”
tg-effect-move = { tg-do-go } to “{ $place }”
tg-effect-replace-location = “{ $place }” becomes “{ $new }”
tg-effect-remove-location = “{ $place }” leaves the game for good
tg-effect-discard-location = “{ $place }” leaves the map
tg-effect-encounter = face a { tg-encounter-colour } encounter
tg-effect-encounter-difficulty = face a { tg-encounter-colour } encounter of difficulty { $number }
tg-effect-encounter-choose = draw { $number } { tg-encounter-colour } encounters and face one
tg-effect-encounter-named = face the encounter “{ $name }”
tg-effect-event-random-top = put a random event on top of the event deck
tg-effect-event-random-shuffled = shuffle a random event into the event deck
tg-effect-event-top = put the event “{ $name }” on top of the event deck
tg-effect-event-shuffled = shuffle the event “{ $name }” into the event deck
tg-effect-task = note the task “{ $name }”
tg-effect-close-task = cross off the task “{ $name }”
tg-effect-activate-quest = the quest “{ $name }” begins
tg-effect-end-quest = the quest “{ $name }” ends
tg-effect-light-menhir = { $where ->
    [here] light the { $menhir } here
   *[there] light the { $menhir } in “{ $place }”
}{ $number ->
    [0] { "" }
   *[other] {" "}(dial { $number })
}
tg-effect-douse-menhir = { $where ->
    [here] put out the { $menhir } here
   *[there] put out the { $menhir } in “{ $place }”
}
tg-effect-remove = remove “{ $name }” from the game for good
tg-effect-read = read: { $book } { $number }
tg-effect-end-exploration = the exploration ends
tg-effect-end-chapter = the chapter ends
tg-effect-choose-member = choose a member of the party
tg-effect-raise-affinity = affinity +{ $number }
tg-effect-lower-affinity = affinity −{ $number }
tg-effect-tear-card = discard the last card of the sequence
tg-effect-prevent-hits = prevent { $thing }
tg-effect-prevent-markers = prevent the loss of { $thing }
tg-effect-withdraw = the enemy withdraws

## Conditions: numbers

tg-own = your { $what }
tg-group = ({ $part })
tg-compared = { $what } { $sign } { $other }
tg-at-least = { $what } { $number }+
tg-at-most = { $what } at most { $number }
tg-exactly = { $what } { $number ->
    [0] { $number }
   *[other] exactly { $number }
}
tg-one-of = { $what } { $numbers }
tg-not-exactly = { $what } { $number ->
    [0] 1+
   *[other] not { $number }
}
tg-value-linked = linked { $attribute } keys
tg-value-linked-keys = linked keys
tg-value-parts = marked parts of the status “{ $status }”
tg-value-dial = dial “{ $dial }”
tg-value-roll = die roll (1–{ $sides })
tg-value-party-size = party members
tg-value-players = players
tg-value-chapter = chapter
tg-value-day = day
tg-value-pool = pool
tg-value-affinity = affinity
tg-value-hand = cards in hand
tg-value-cards-played = cards played in this activation
tg-value-row = cards in the sequence
tg-value-charges = charges on this card
tg-value-participants = participants

## Conditions: what is true, or is not

tg-test-status = { $is ->
    [yes] the status “{ $status }” is marked
   *[no] the status “{ $status }” is not marked
}
tg-test-status-part = { $is ->
    [yes] part { $part } of the status “{ $status }” is marked
   *[no] part { $part } of the status “{ $status }” is not marked
}
tg-test-secret = { $whose ->
    [own] { $is ->
        [yes] you have the secret “{ $name }”
       *[no] you do not have the secret “{ $name }”
    }
   *[any] { $is ->
        [yes] somebody has the secret “{ $name }”
       *[no] nobody has the secret “{ $name }”
    }
}
tg-test-item = { $whose ->
    [own] { $is ->
        [yes] you have the item “{ $name }”
       *[no] you do not have the item “{ $name }”
    }
   *[any] { $is ->
        [yes] somebody has the item “{ $name }”
       *[no] nobody has the item “{ $name }”
    }
}
tg-test-item-free = { $is ->
    [yes] the item “{ $name }” is still available
   *[no] the item “{ $name }” is no longer available
}
tg-test-keyword = { $whose ->
    [own] { $is ->
        [yes] you have
       *[no] you do not have
    }
   *[any] { $is ->
        [yes] somebody has
       *[no] nobody has
    }
} { $keyword ->
    [weapon] a weapon
    [armour] a piece of armour
    [shield] a shield
    [companion] a companion
   *[relic] a relic
} face up
tg-test-is-character = { $whose ->
    [own] { $is ->
        [yes] { $name } acts
       *[no] { $name } does not act
    }
   *[any] { $is ->
        [yes] { $name } is here
       *[no] { $name } is not here
    }
}
tg-test-menhir-lit = the { $menhir } { $where ->
    [here] here
   *[there] in “{ $place }”
} { $is ->
    [yes] is lit
   *[no] is not lit
}
tg-test-visited = { $is ->
    [yes] you have been to “{ $place }”
   *[no] nobody has been to “{ $place }” yet
}
tg-test-on-map = { $is ->
    [yes] “{ $place }” is on the map
   *[no] “{ $place }” is not on the map
}
tg-test-choice-taken = { $is ->
    [yes] chosen before: “{ $name }”
   *[no] not chosen yet: “{ $name }”
}
tg-test-quest-active = { $is ->
    [yes] the quest “{ $name }” is active
   *[no] the quest “{ $name }” is not active
}
tg-test-task = { $is ->
    [yes] the task “{ $name }” is open
   *[no] the task “{ $name }” is not open
}
tg-test-won-last-encounter = { $is ->
    [yes] the last encounter was won
   *[no] the last encounter was not won
}
tg-test-fled-last-encounter = { $whose ->
    [own] { $is ->
        [yes] you fled from the last encounter
       *[no] you did not flee from the last encounter
    }
   *[any] { $is ->
        [yes] somebody fled from the last encounter
       *[no] nobody fled from the last encounter
    }
}
tg-test-coin = { $is ->
    [yes] the coin shows heads
   *[no] the coin shows tails
}
tg-test-mode-story = { $is ->
    [yes] story mode is on
   *[no] story mode is off
}
tg-test-panic = { $is ->
    [yes] you are panicking
   *[no] you are not panicking
}
tg-test-exhausted = { $is ->
    [yes] you are exhausted
   *[no] you are not exhausted
}

## Abilities: when, how often, where

tg-on-action = as an action
tg-on-morning = in the morning
tg-on-evening = in the evening
tg-on-travel = when travelling
tg-on-explore = when exploring
tg-on-encounter = at the start of an encounter
tg-on-activation = at the start of your activation
tg-on-any = at any time during your activation
tg-on-attack = { $kind ->
    [combat] during the attack
    [diplomacy] during the reaction
   *[encounter] during the attack or reaction
}
tg-on-victory = after a victory
tg-on-flight = after fleeing
tg-on-always = always
tg-on-placement = when placed
tg-on-delayed = delayed ({ $number ->
    [one] { $number } time token
   *[other] { $number } time tokens
})
tg-on-start = at the start
tg-scoped = { $moment } ({ $scope })
tg-within-combat = combat
tg-within-diplomacy = diplomacy
tg-within-encounter = encounters
tg-within-log = exploration
tg-limit-day = once per day
tg-limit-encounter = once per encounter
tg-limit-activation = once per activation
tg-optional = you may: { $effect }
tg-craftable = craftable
tg-personal = personal
tg-secret-number = secret { $number }
tg-passive = Passive: never covered.

## Keys of cards

tg-changed = { $what } { $change }
tg-bonus-affinity = affinity { $change }
tg-bonus-extra = extra play
tg-bonus-torn = torn card
tg-bonus-symbol = { $number ->
    [one] symbol
   *[other] { $number } symbols
}
tg-half-attribute = { $attribute } { $level }
tg-half-magic = Magic
tg-half-free = free
tg-half-times = { $half } ×{ $number }
tg-half-cancel = { $half }, cancels

## Encounters

tg-encounter-title = { $name } ({ $marks })
tg-difficulty = difficulty { $number }
tg-goal-combat = Win with { tg-much-markers } in the pool
tg-goal-diplomacy = Win at the top of the affinity track{ $number ->
    [one] { "" }
   *[other] , { $number } stages
} ({ $tops })
tg-stake-opportunity = Opportunity
tg-stake-reward = Reward for each participant
tg-stake-loot = Loot, shared
tg-stake-failure = Failure

## Actions and menhirs

tg-needs = needs: { $condition }
tg-menhir-cost = Cost: { $cost }
tg-menhir-dial = Dial: { $number }
tg-menhir-effect = Also: { $effect }
