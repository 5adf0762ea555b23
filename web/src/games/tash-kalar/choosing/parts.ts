/** The parts of an option: what is clicked, one after the other, to choose it. */
import { never } from "../../../api/types";
import { optionText } from "../notation/write";
import type { Option } from "../shapes";

const KINDS = [
  "square",
  "to",
  "card",
  "piece",
  "direction",
  "colour",
  "task",
  "way",
  "action",
] as const;

export type Kind = (typeof KINDS)[number];

/** A thing on the screen that can be clicked: `square:e5`, `to:e6`, `card:knight`, `action:decline`. */
export type Part = `${Kind}:${string}`;

/** The parts of an option, in the order in which a person would click them. */
export function parts(option: Option): readonly Part[] {
  switch (option.kind) {
    case "place":
      return placing(option);
    case "pick":
    case "pick-up":
    case "convert":
    case "upgrade":
      return [`square:${option.square}`];
    case "summon":
      return [`card:${option.card}`, `square:${option.square}`];
    case "discard":
    case "flare":
      return [`card:${option.card}`, `action:${option.kind}`];
    case "put-under":
    case "card":
      return [`card:${option.card}`];
    case "move":
    case "leap":
      return [`square:${option.from}`, `to:${option.to}`];
    case "direction":
      return [`direction:${option.direction}`];
    case "claim":
      return [`task:${option.task}`];
    case "colour":
    case "opponent":
      return [`colour:${option.colour}`];
    case "way":
      return [`way:${optionText(option)}`];
    case "choose":
    case "hand-over":
    case "end-turn":
    case "decline":
    case "concede":
    case "skip-last-turns":
      return [`action:${optionText(option)}`];
    default:
      return never(option, [`action:${optionText(option)}`]);
  }
}

/** A start piece may have another colour, and an effect may offer several ranks. */
function placing({ square, colour, rank }: Extract<Option, { kind: "place" }>): readonly Part[] {
  const piece = [colour, rank].filter((name) => name !== undefined).join(" ");
  return piece ? [`piece:${piece}`, `square:${square}`] : [`square:${square}`];
}

/** The kind and the name of a part. */
export function named(part: Part): { kind: Kind; name: string } {
  const [first] = part.split(":", 1);
  const kind = KINDS.find((each) => each === first) ?? "action";
  return { kind, name: part.slice(kind.length + 1) };
}
