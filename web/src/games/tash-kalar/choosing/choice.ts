/** How a person comes from a question's options to one of them, click by click. */
import type { Said } from "../../../api/types";
import { named, type Kind, type Part, parts } from "./parts";

/** A question being answered: its options and what was clicked so far. */
export interface Choice {
  readonly options: readonly Said[];
  readonly selected: readonly Part[];
}

/** What a click leads to: further choosing, or an option to take. */
export interface Click {
  readonly choice: Choice;
  readonly take: Said | null;
}

/** Something to press beside the question: what it adds, and the options it leads to. */
export interface Button {
  readonly part: Part | null;
  readonly options: readonly Said[];
}

/** What can be clicked now. */
export interface Lit {
  readonly squares: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly tasks: ReadonlySet<string>;
  readonly directions: ReadonlySet<string>;
  readonly buttons: readonly Button[];
  /** The piece that a move would be of, selected or the only one that can move. */
  readonly piece: string | null;
}

/** Parts that have no place on the board or in the hand. */
const PRESSED: ReadonlySet<Kind> = new Set(["deed", "piece", "way", "direction", "colour", "task"]);

/** The beginning: nothing clicked yet. */
export function begin(options: readonly Said[]): Choice {
  return { options, selected: [] };
}

/** The options that what was clicked still allows. */
export function remaining(choice: Choice): readonly Said[] {
  const { options, selected } = choice;
  if (selected.length === 0) return options;
  return options.filter((option) => {
    const own = parts(option);
    return selected.every((part) => own.includes(part));
  });
}

/** What can be clicked. */
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

/** Click a square: a place, a piece, or where it goes. */
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

/** Click a card of the hand, or one that is offered. */
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

/** Press something named by its part: a task or a direction. */
export function clickPart(choice: Choice, part: Part): Click {
  return remaining(choice).some((option) => parts(option).includes(part))
    ? select(choice, part)
    : { choice, take: null };
}

/** Take the last click back. */
export function back(choice: Choice): Choice {
  return { ...choice, selected: choice.selected.slice(0, -1) };
}

/** The parts of one kind that were clicked. */
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

/** A square clicked twice means what it alone stands for; else the click is taken back. */
function again(choice: Choice, part: Part): Click {
  const complete = remaining(choice).filter((option) => isComplete(option, choice));
  const [only] = complete;
  if (complete.length === 1 && only) return { choice, take: only };
  return {
    choice: { ...choice, selected: choice.selected.filter((each) => each !== part) },
    take: null,
  };
}

function isComplete(option: Said, choice: Choice): boolean {
  return parts(option).every((part) => choice.selected.includes(part));
}

/** Whether a single press means this option, whatever else was clicked. */
function isAlone(option: Said): boolean {
  const own = parts(option);
  return own.length === 1 && own[0] !== undefined && named(own[0]).kind === "deed";
}

/** The square of the piece that moves: the one selected, or the only one that can. */
function movingPiece(choice: Choice): string | null {
  const moves = remaining(choice).filter((option) => option.from !== undefined);
  const [first] = moves;
  return first && moves.every((move) => move.from === first.from) ? String(first.from) : null;
}

function litSquares(choice: Choice): Set<string> {
  const left = remaining(choice);
  const mover = movingPiece(choice);
  const goals =
    mover === null ? [] : left.flatMap(({ to }) => (to === undefined ? [] : String(to)));
  const own = left.flatMap((option) =>
    parts(option).filter((part) => part.startsWith("square:") && !choice.selected.includes(part)),
  );
  const squares = own.map((part) => named(part).name);
  // The only piece that moves need not be clicked, unless a goal could mean something else too.
  const others = left.filter(({ from }) => from === undefined).map(({ square }) => square);
  const isClear = !goals.some((goal) => others.includes(goal));
  const isImplied = (square: string) => square === mover && isClear && !others.includes(square);
  return new Set([...squares.filter((square) => !isImplied(square)), ...goals]);
}

/** With a square selected, the cards for it; else every card with which something can be done. */
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

/** A question of yes and no: a refusal, and one thing on the board that is pressed as well. */
function onlySquare({ options, selected }: Choice): Said | null {
  const [first, ...more] = options.filter(({ kind }) => kind !== "decline");
  const isYesNo = first !== undefined && more.length === 0 && options.length === 2;
  if (!isYesNo || selected.length > 0) return null;
  return parts(first)[0]?.startsWith("square:") ? first : null;
}

function buttons(choice: Choice): Button[] {
  const made = new Map<Part | Said, Said[]>();
  const isFromSquare = choice.selected.some((part) => part.startsWith("square:"));
  const add = (key: Part | Said, option: Said) => made.set(key, [...(made.get(key) ?? []), option]);
  const yes = onlySquare(choice);
  if (yes) add(yes, yes);
  for (const option of remaining(choice)) {
    const next = parts(option).find((part) => !choice.selected.includes(part));
    if (next === undefined) add(option, option);
    else if (PRESSED.has(named(next).kind)) add(next, option);
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
