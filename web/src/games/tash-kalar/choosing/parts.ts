/** The parts of an option: what is clicked, one after the other, to choose it. */
import type { GameMessage } from "../../../api/types";
import { optionText } from "../notation/write";

/** A thing on the screen that can be clicked: `square:e5`, `to:e6`, `card:knight`, `action:decline`. */
export type Part = `${Kind}:${string}`;

export type Kind =
  "square" | "to" | "card" | "piece" | "direction" | "colour" | "task" | "way" | "action";

/** The parts of an option, in the order in which a person would click them. */
export function parts(option: GameMessage): readonly Part[] {
  const of = (name: string) => String(option[name]);
  switch (option.kind) {
    case "place":
      return placing(option);
    case "pick":
    case "pick-up":
    case "convert":
    case "upgrade":
      return [`square:${of("square")}`];
    case "summon":
      return [`card:${of("card")}`, `square:${of("square")}`];
    case "discard":
    case "flare":
      return [`card:${of("card")}`, `action:${option.kind}`];
    case "put-under":
    case "card":
      return [`card:${of("card")}`];
    case "move":
    case "leap":
      return [`square:${of("from")}`, `to:${of("to")}`];
    case "direction":
      return [`direction:${of("direction")}`];
    case "claim":
      return [`task:${of("task")}`];
    case "colour":
    case "opponent":
      return [`colour:${of("colour")}`];
    case "way":
      return [`way:${optionText(option)}`];
    default:
      return [`action:${optionText(option)}`];
  }
}

/** A start piece may have another colour, and an effect may offer several ranks. */
function placing(option: GameMessage): readonly Part[] {
  const square: Part = `square:${String(option.square)}`;
  const piece = [option.colour, option.rank].filter((name) => name !== undefined).join(" ");
  return piece ? [`piece:${piece}`, square] : [square];
}

/** The kind and the name of a part. */
export function named(part: Part): { kind: Kind; name: string } {
  const at = part.indexOf(":");
  return { kind: part.slice(0, at) as Kind, name: part.slice(at + 1) };
}
