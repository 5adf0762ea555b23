f36a = 3/6
    .upper = Place a common piece of yours.
    .lower = Place a heroic piece of yours.

f44a = 4/4
    .upper = Place a common piece of yours.
    .lower = Place a common piece of yours.

f35 = 3/5
    .upper = You may do as many as three standard moves, shared among your common pieces as you
        like.
    .lower = You gain an action.

f45a = 4/5
    .upper = Place a common piece of yours.
    .lower = Place a common piece of yours or convert a common enemy.

f36b = 3/6
    .upper = Take a common piece of yours: do a standard move with it or upgrade it.
    .lower = Place two common pieces of yours.

f44b = 4/4
    .upper = Place a common piece of yours or upgrade one.
    .lower = A common piece of yours may do a combat leap.

f46 = 4/6
    .upper = Place a common piece of yours.
    .lower = Upgrade a common piece of yours, then gain an action. Without such a piece you still
        gain the action.

f45b = 4/5
    .upper = You gain an action.
    .lower = Place a common piece of yours.

f54 = 5/4
    .upper = Place a heroic piece of yours.
    .lower = You may do a standard move and a combat move with your common pieces, whichever first,
        with one piece or with two. After the first you also do the second if you can.

f55 = 5/5
    .upper = Place two common pieces of yours.
    .lower = Place a common piece of yours.

f34 = 3/4
    .upper = Place a common piece of yours.
    .lower = With your non-legendary pieces you may do either one combat move or up to two standard
        moves.

f25 = 2/5
    .upper = A common piece of yours may do a standard leap.
    .lower = You gain an action.
