/** The preview of an option or a card in the arena. */
import type { GameMessage } from "../../../api/types";
import { type CardHelp, type Catalogue, type Help, isFlare, type Rank } from "../shapes";
import { colourOf } from "../sides";
import type { Situation } from "./phrases";

export interface Preview {
  /** Pieces that a summoning would use. */
  readonly used: ReadonlySet<string>;
  /** Pieces that would be destroyed. */
  readonly doomed: ReadonlySet<string>;
  /** Squares that lack a piece, or a higher one. */
  readonly missing: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** Pieces that would stand there. */
  readonly ghosts: Readonly<Record<string, string>>;
}

const NONE: ReadonlySet<string> = new Set();

export const NOTHING: Preview = {
  used: NONE,
  doomed: NONE,
  missing: NONE,
  marked: NONE,
  ghosts: {},
};

const RANKS: readonly Rank[] = ["common", "heroic", "legendary"];

/** The effect of an option, as far as it can be shown; without help, only the obvious. */
export function previewOption(
  { view, seat, questionKind }: Situation,
  option: GameMessage,
  catalogue: Catalogue,
  help: Help | null,
): Preview {
  const own = colourOf(view, seat) ?? "blue";
  const square = String(option.square ?? option.to ?? "");
  const piece = view.arena[square];
  const doomed = piece === undefined ? NONE : new Set([square]);
  const [colour = "", rank = ""] = (piece ?? "").split(" ");
  switch (option.kind) {
    case "place": {
      const placed = `${String(option.colour ?? own)} ${String(option.rank ?? "common")}`;
      return { ...NOTHING, ghosts: { [square]: placed } };
    }
    case "summon": {
      const card = String(option.card);
      const used = new Set(waysOf(help, card, square)[0] ?? []);
      return { ...NOTHING, used, doomed, ghosts: being(catalogue, own, card, square) };
    }
    case "move":
    case "leap": {
      const moved = view.arena[String(option.from)];
      return { ...NOTHING, doomed, ghosts: moved ? { [square]: moved } : {} };
    }
    case "convert":
      return { ...NOTHING, ghosts: { [square]: `${own} ${rank}` } };
    case "upgrade":
      return { ...NOTHING, ghosts: { [square]: `${colour} ${shifted(rank, 1)}` } };
    case "way":
      return { ...NOTHING, used: setOf(option.squares), marked: setOf(option.marks) };
    case "pick":
      return previewPick(questionKind, square, piece, own);
    default:
      return NOTHING;
  }
}

/** Where a card can be summoned, or what is missing for it. */
export function previewCard(
  { view, seat }: Situation,
  card: string,
  catalogue: Catalogue,
  help: Help | null,
): Preview {
  const found = help?.cards[card];
  const own = colourOf(view, seat);
  if (!found || own === null || isFlare(card)) return NOTHING;
  if (found.squares.length > 0)
    return previewSquares(view.arena, found, (square) => being(catalogue, own, card, square));
  if (!found.missing) return NOTHING;
  const { square, uses, place, upgrade } = found.missing;
  const missing = new Set([...place, ...upgrade]);
  return {
    ...NOTHING,
    used: new Set(uses.filter((piece) => !missing.has(piece))),
    missing,
    ghosts: being(catalogue, own, card, square),
  };
}

/** With more squares, showing the pieces used for each would be confusing. */
const MAX_DETAILED_SQUARES = 3;

function previewSquares(
  arena: Situation["view"]["arena"],
  { squares }: CardHelp,
  appears: (square: string) => Record<string, string>,
): Preview {
  const free = squares.filter(({ square }) => arena[square] === undefined);
  const ghosts = Object.assign({}, ...free.map(({ square }) => appears(square))) as Record<
    string,
    string
  >;
  if (squares.length > MAX_DETAILED_SQUARES) return { ...NOTHING, ghosts };
  return {
    ...NOTHING,
    ghosts,
    used: new Set(squares.flatMap(({ uses }) => uses[0] ?? [])),
    doomed: new Set(squares.flatMap((each) => (each.destroys ? [each.square] : []))),
  };
}

/** Whether an option destroys a piece on the square that is clicked. */
export function destroys(situation: Situation, option: GameMessage): boolean {
  const { view, questionKind } = situation;
  const square = String(option.to ?? option.square ?? "");
  const piece = view.arena[square];
  if (piece === undefined) return false;
  if (option.kind === "summon" || option.kind === "move" || option.kind === "leap") return true;
  if (option.kind !== "pick") return option.kind === "convert";
  const isEnemy = !piece.startsWith(`${colourOf(view, situation.seat)} `);
  return (
    questionKind === "destroy" || questionKind === "convert" || (questionKind === "tree" && isEnemy)
  );
}

function previewPick(
  questionKind: string,
  square: string,
  piece: string | undefined,
  own: string,
): Preview {
  const [colour = "", rank = ""] = (piece ?? "").split(" ");
  const ghost = (shown: string): Preview => ({ ...NOTHING, ghosts: { [square]: shown } });
  const doomed: Preview = { ...NOTHING, doomed: new Set([square]) };
  if (questionKind === "destroy") return doomed;
  if (questionKind === "upgrade") return ghost(`${colour} ${shifted(rank, 1)}`);
  if (questionKind === "downgrade") return ghost(`${colour} ${shifted(rank, -1)}`);
  if (questionKind === "convert") return ghost(`${own} ${rank}`);
  if (questionKind !== "tree") return NOTHING;
  if (piece === undefined) return ghost(`${own} common`);
  return colour === own ? ghost(`${own} heroic`) : doomed;
}

function being(
  catalogue: Catalogue,
  colour: string,
  card: string,
  square: string,
): Record<string, string> {
  return { [square]: `${colour} ${catalogue.cards[card]?.rank ?? "common"}` };
}

function waysOf(help: Help | null, card: string, square: string): string[][] {
  return help?.cards[card]?.squares.find((each) => each.square === square)?.uses ?? [];
}

function shifted(rank: string, by: number): Rank {
  return RANKS[RANKS.indexOf(rank as Rank) + by] ?? "common";
}

function setOf(value: GameMessage[string] | undefined): ReadonlySet<string> {
  return Array.isArray(value) ? new Set(value) : NONE;
}
