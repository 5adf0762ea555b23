# Why something is not possible now. Each is a sentence of its own, shown beside a card or a button.

why-game-over = The game is over.
why-watching = You are watching.
why-start = The start pieces are placed first.
why-not-your-turn = It is not your turn.
why-handed-over = The turn was handed over; the partner only places pieces now.
why-action-running = First finish the action that has begun.
why-no-action = No action is left.
why-actions-left = All actions must be used first.
why-pattern = The pattern is not there.
why-summoning-square = The summoning square holds a piece of a higher rank.
why-no-legendary-piece = No legendary piece is left for it.
why-no-piece = No piece is left for it.
why-no-summoning = No being in your hand can be summoned now.
why-not-in-first-game = There is no discarding in the first game.
why-discarded-already = You have discarded this turn; once a turn is all.
why-no-being = There is no being of your school in your hand.
why-no-flare = There is no flare in your hand.
why-flare-condition = No opponent is far enough ahead.
