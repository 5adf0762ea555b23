/** The short text form of options: `place e5`, `summon knight d4`, `move d4-d5`. */
import type { Option, OptionKind } from "../shapes";

/** The details of each kind that are written without their name. */
const UNNAMED_DETAILS: Readonly<Record<OptionKind, readonly string[]>> = {
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
  way: [],
  "hand-over": [],
  "end-turn": [],
  decline: [],
  concede: [],
  "skip-last-turns": [],
};

/** An option as text. */
export function optionText({ kind, ...details }: Option): string {
  const main = UNNAMED_DETAILS[kind] ?? [];
  const written = new Map(Object.entries(details).map(([name, value]) => [name, String(value)]));
  const plain = main.map((name) => written.get(name) ?? "");
  const named = [...written.keys()]
    .filter((name) => !main.includes(name))
    .sort()
    .map((name) => `${name}=${written.get(name)}`);
  const words = main[0] === "from" ? [plain.join("-")] : plain;
  return [kind, ...words, ...named].join(" ");
}
