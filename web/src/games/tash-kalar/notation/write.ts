/** The short text form of options: `place e5`, `summon knight d4`, `move d4-d5`. */
import type { GameMessage } from "../../../api/types";

/** The details of each kind that are written without their name. */
const UNNAMED_DETAILS: Readonly<Record<string, readonly string[]>> = {
  place: ["square"],
  pick: ["square"],
  "pick-up": ["square"],
  convert: ["square"],
  upgrade: ["square"],
  summon: ["card", "square"],
  flare: ["card"],
  discard: ["card"],
  "put-under": ["card"],
  card: ["card"],
  move: ["from", "to"],
  leap: ["from", "to"],
  direction: ["direction"],
  claim: ["task"],
  colour: ["colour"],
  opponent: ["colour"],
  choose: ["what"],
};

/** An option as text. */
export function optionText(option: GameMessage): string {
  const main = UNNAMED_DETAILS[option.kind] ?? [];
  const plain: string[] = [];
  for (const name of main) {
    const value = option[name];
    if (value === undefined) break;
    plain.push(written(value));
  }
  const named = Object.keys(option)
    .filter((name) => name !== "kind" && !main.includes(name))
    .sort()
    .map((name) => `${name}=${written(option[name] ?? "")}`);
  const words = main[0] === "from" && plain.length > 0 ? [plain.join("-")] : plain;
  return [option.kind, ...words, ...named].join(" ");
}

function written(value: string | number | readonly string[]): string {
  return typeof value === "object" ? value.join(",") : String(value);
}
