/** The preview of an option or a card in the arena. */
import { never } from "../../../api/types";
import { type PieceOf, RANKS, readPiece } from "../arena/pieces";
import { type CardHelp, type Catalogue, type Help, isFlare, type Option } from "../shapes";
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

/** The effect of an option, as far as it can be shown; without help, only the obvious. */
export function previewOption(
  { view, seat, questionKind }: Situation,
  option: Option,
  catalogue: Catalogue,
  help: Help | null,
): Preview {
  const own = colourOf(view, seat) ?? "blue";
  const doomed = (square: string) => (view.arena[square] === undefined ? NONE : new Set([square]));
  switch (option.kind) {
    case "place":
      return ghost(option.square, `${option.colour ?? own} ${option.rank ?? "common"}`);
    case "summon": {
      const { card, square } = option;
      const used = new Set(waysOf(help, card, square)[0] ?? []);
      const ghosts = being(catalogue, own, card, square);
      return { ...NOTHING, used, doomed: doomed(square), ghosts };
    }
    case "move":
    case "leap": {
      const { from, to } = option;
      const moved = view.arena[from];
      return { ...NOTHING, doomed: doomed(to), ghosts: moved ? { [to]: moved } : {} };
    }
    case "convert":
    case "upgrade":
      return changed(option.kind, option.square, readPiece(view.arena[option.square]), own);
    case "way":
      return { ...NOTHING, used: new Set(option.squares), marked: new Set(option.marks) };
    case "pick":
      return previewPick(questionKind, option.square, readPiece(view.arena[option.square]), own);
    case "pick-up":
    case "discard":
    case "flare":
    case "put-under":
    case "card":
    case "direction":
    case "claim":
    case "colour":
    case "opponent":
    case "choose":
    case "hand-over":
    case "end-turn":
    case "decline":
    case "concede":
    case "skip-last-turns":
      return NOTHING;
    default:
      return never(option, NOTHING);
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
  const ghosts: Record<string, string> = {};
  for (const { square } of free) Object.assign(ghosts, appears(square));
  if (squares.length > MAX_DETAILED_SQUARES) return { ...NOTHING, ghosts };
  return {
    ...NOTHING,
    ghosts,
    used: new Set(squares.flatMap(({ uses }) => uses[0] ?? [])),
    doomed: new Set(squares.flatMap((each) => (each.destroys ? [each.square] : []))),
  };
}

/** Whether an option destroys a piece on the square that is clicked. */
export function destroys({ view, seat, questionKind }: Situation, option: Option): boolean {
  const square = "to" in option ? option.to : "square" in option ? option.square : null;
  const piece = square === null ? null : readPiece(view.arena[square]);
  if (piece === null) return false;
  if (option.kind === "summon" || option.kind === "move" || option.kind === "leap") return true;
  if (option.kind !== "pick") return option.kind === "convert";
  const isEnemy = piece.colour !== colourOf(view, seat);
  return (
    questionKind === "destroy" || questionKind === "convert" || (questionKind === "tree" && isEnemy)
  );
}

function previewPick(
  questionKind: string,
  square: string,
  piece: PieceOf | null,
  own: string,
): Preview {
  const doomed: Preview = { ...NOTHING, doomed: new Set([square]) };
  if (questionKind === "destroy") return doomed;
  if (questionKind !== "tree") return changed(questionKind, square, piece, own);
  if (piece === null) return ghost(square, `${own} common`);
  return piece.colour === own ? ghost(square, `${own} heroic`) : doomed;
}

/** The piece on a square after an effect on it. */
function changed(effect: string, square: string, piece: PieceOf | null, own: string): Preview {
  if (piece === null) return NOTHING;
  const { colour, rank } = piece;
  const shifted = (by: number) => RANKS[RANKS.indexOf(rank) + by] ?? "common";
  if (effect === "upgrade") return ghost(square, `${colour} ${shifted(1)}`);
  if (effect === "downgrade") return ghost(square, `${colour} ${shifted(-1)}`);
  return effect === "convert" ? ghost(square, `${own} ${rank}`) : NOTHING;
}

function ghost(square: string, piece: string): Preview {
  return { ...NOTHING, ghosts: { [square]: piece } };
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
