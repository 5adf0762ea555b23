# Why something is not possible now. Each is a sentence of its own, shown beside a card or a button.

why-game-over = The game is over.
why-watching = You are watching.
why-start = The starting pieces are placed first.
why-not-your-turn = It is not your turn.
why-handed-over = The turn has been handed over: only placing is allowed now.
why-action-running = Finish the current action first.
why-no-action = No actions left.
why-actions-left = Use all your actions first.
why-pattern = Your pieces don't form the pattern.
why-summoning-square = There's a higher-ranked piece on the summoning square.
why-no-legendary-piece = No legendary piece is available for it.
why-no-piece = No piece is available for it.
why-no-summoning = You can't summon any being in your hand right now.
why-not-in-first-game = You can't discard in this form of the game.
why-discarded-already = You can discard only once per turn.
why-no-being = You have no being of your school in hand.
why-no-flare = You have no flare in hand.
why-flare-condition = No opponent is far enough ahead.
