/** How clicks narrow the options of a question to one of them. Pure. */
import type { Option } from "../shapes";
import { named, type Kind, type Part, parts } from "./parts";

/** An answer in progress: the options of a question and the parts clicked so far. */
export interface Choice {
  readonly options: readonly Option[];
  readonly selected: readonly Part[];
}

/** The result of a click: the next state of the choice, or an option to take. */
export interface Click {
  readonly choice: Choice;
  readonly take: Option | null;
}

/** A button beside the question: the part that it adds, and the options it leads to. */
export interface Button {
  readonly part: Part | null;
  readonly options: readonly Option[];
}

/** Everything that can be clicked now. */
export interface Lit {
  readonly squares: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly tasks: ReadonlySet<string>;
  readonly directions: ReadonlySet<string>;
  readonly buttons: readonly Button[];
  /** The square of the piece to move: selected, or the only one that can move. */
  readonly piece: string | null;
}

/** Parts that are chosen by a button, because they are not on the board or in the hand. */
const BUTTON_KINDS: ReadonlySet<Kind> = new Set([
  "action",
  "piece",
  "way",
  "direction",
  "colour",
  "task",
]);

/** A choice in which nothing is clicked yet. */
export function begin(options: readonly Option[]): Choice {
  return { options, selected: [] };
}

/** The options that contain everything clicked so far. */
export function remaining(choice: Choice): readonly Option[] {
  const { options, selected } = choice;
  if (selected.length === 0) return options;
  return options.filter((option) => {
    const own = parts(option);
    return selected.every((part) => own.includes(part));
  });
}

/** Everything that can be clicked next. */
export function lit(choice: Choice): Lit {
  return {
    squares: litSquares(choice),
    cards: litCards(choice),
    tasks: names(choice, "task"),
    directions: names(choice, "direction"),
    buttons: buttons(choice),
    piece: movingPiece(choice),
  };
}

/** Click a square: a place, a piece, or the goal of a move. */
export function clickSquare(choice: Choice, square: string): Click {
  const { selected } = choice;
  const own: Part = `square:${square}`;
  const goal: Part = `to:${square}`;
  if (selected.includes(own)) return again(choice, own);
  const left = remaining(choice);
  const has = (part: Part, among = left) => among.some((option) => parts(option).includes(part));
  const mover = movingPiece(choice);
  const isPieceSelected = mover !== null && selected.includes(`square:${mover}`);
  if (isPieceSelected && has(goal)) return select(choice, goal);
  if (has(own)) return select(choice, own);
  if (mover !== null && has(goal)) return select(choice, `square:${mover}`, goal);
  // Another piece instead of the one selected.
  const isOnlySquare = selected.length === 1 && selected[0]?.startsWith("square:");
  if (isOnlySquare && has(own, choice.options)) return select(begin(choice.options), own);
  return { choice, take: null };
}

/** Click a card of the hand, or one that the question offers. */
export function clickCard(choice: Choice, card: string): Click {
  const own: Part = `card:${card}`;
  if (choice.selected.includes(own)) return { choice: back(choice), take: null };
  if (remaining(choice).some((option) => parts(option).includes(own))) return select(choice, own);
  if (choice.options.some((option) => parts(option).includes(own))) {
    return select(begin(choice.options), own);
  }
  return { choice, take: null };
}

/** Press a button. */
export function press(choice: Choice, button: Button): Click {
  const [only] = button.options;
  if (button.part === null) return { choice, take: only ?? null };
  if (only && button.options.length === 1 && isAlone(only)) return { choice, take: only };
  return select(choice, button.part);
}

/** Click a part by its name: a task or a direction. */
export function clickPart(choice: Choice, part: Part): Click {
  return remaining(choice).some((option) => parts(option).includes(part))
    ? select(choice, part)
    : { choice, take: null };
}

/** Undo the last click. */
export function back(choice: Choice): Choice {
  return { ...choice, selected: choice.selected.slice(0, -1) };
}

/** The name of the clicked part of a kind; null if there is none. */
export function selectedName(choice: Choice, kind: Kind): string | null {
  const part = choice.selected.find((each) => each.startsWith(`${kind}:`));
  return part ? named(part).name : null;
}

function select(choice: Choice, ...added: Part[]): Click {
  const next = { ...choice, selected: [...choice.selected, ...added] };
  const left = remaining(next);
  const [only] = left;
  const isDone = left.length === 1 && only !== undefined && isComplete(only, next);
  return isDone ? { choice, take: only } : { choice: next, take: null };
}

/** A second click on a square takes the option of that square alone; otherwise it deselects it. */
function again(choice: Choice, part: Part): Click {
  const complete = remaining(choice).filter((option) => isComplete(option, choice));
  const [only] = complete;
  if (complete.length === 1 && only) return { choice, take: only };
  return {
    choice: { ...choice, selected: choice.selected.filter((each) => each !== part) },
    take: null,
  };
}

function isComplete(option: Option, choice: Choice): boolean {
  return parts(option).every((part) => choice.selected.includes(part));
}

/** Whether one button means this option, whatever else is clicked. */
function isAlone(option: Option): boolean {
  const own = parts(option);
  return own.length === 1 && own[0] !== undefined && named(own[0]).kind === "action";
}

/** The square of the piece that moves: the one selected, or the only one that can. */
function movingPiece(choice: Choice): string | null {
  const movers = remaining(choice).flatMap((option) => ("from" in option ? option.from : []));
  return new Set(movers).size === 1 ? (movers[0] ?? null) : null;
}

function litSquares(choice: Choice): Set<string> {
  const left = remaining(choice);
  const mover = movingPiece(choice);
  const goals = mover === null ? [] : left.flatMap((option) => ("to" in option ? option.to : []));
  const own = left.flatMap((option) =>
    parts(option).filter((part) => part.startsWith("square:") && !choice.selected.includes(part)),
  );
  const squares = own.map((part) => named(part).name);
  // The only piece that can move needs no click, unless a goal is also a square of another option.
  const others = left.flatMap((option): string[] => ("square" in option ? [option.square] : []));
  const isClear = !goals.some((goal) => others.includes(goal));
  const isImplied = (square: string) => square === mover && isClear && !others.includes(square);
  return new Set([...squares.filter((square) => !isImplied(square)), ...goals]);
}

/** With a square selected, the cards for it; otherwise every card that some option uses. */
function litCards(choice: Choice): Set<string> {
  const isFromSquare = choice.selected.some((part) => part.startsWith("square:"));
  const among = isFromSquare ? remaining(choice) : choice.options;
  return new Set(
    among.flatMap((option) =>
      parts(option)
        .filter((part) => part.startsWith("card:"))
        .map((part) => named(part).name),
    ),
  );
}

function names(choice: Choice, kind: Kind): Set<string> {
  const found = remaining(choice).flatMap((option) => parts(option));
  return new Set(found.map(named).flatMap((part) => (part.kind === kind ? [part.name] : [])));
}

/** The option of a yes-or-no question about one square, which gets a button too. */
function onlySquare({ options, selected }: Choice): Option | null {
  const [first, ...more] = options.filter(({ kind }) => kind !== "decline");
  const isYesNo = first !== undefined && more.length === 0 && options.length === 2;
  if (!isYesNo || selected.length > 0) return null;
  return parts(first)[0]?.startsWith("square:") ? first : null;
}

function buttons(choice: Choice): Button[] {
  const made = new Map<Part | Option, Option[]>();
  const isFromSquare = choice.selected.some((part) => part.startsWith("square:"));
  const add = (key: Part | Option, option: Option) =>
    made.set(key, [...(made.get(key) ?? []), option]);
  const yes = onlySquare(choice);
  if (yes) add(yes, yes);
  for (const option of remaining(choice)) {
    const next = parts(option).find((part) => !choice.selected.includes(part));
    if (next === undefined) add(option, option);
    else if (BUTTON_KINDS.has(named(next).kind)) add(next, option);
    else if (isFromSquare && next.startsWith("card:")) add(next, option);
  }
  for (const option of choice.options.filter(isAlone)) {
    const [part] = parts(option);
    if (part !== undefined && !made.has(part)) add(part, option);
  }
  return [...made].map(([key, options]) => ({
    part: typeof key === "string" ? key : null,
    options,
  }));
}
