/** Examples of the notation, each with the message that explains it. */
export interface NotationExample {
  readonly text: string;
  readonly says: string;
  /** The card, flare or task in the example. */
  readonly card?: string;
  readonly flare?: string;
  readonly task?: string;
}

export const NOTATION_EXAMPLES: readonly NotationExample[] = [
  { text: "place e5", says: "place" },
  { text: "summon knight d4", says: "summon", card: "knight" },
  { text: "discard bomb", says: "discard", card: "bomb" },
  { text: "flare f34", says: "flare", flare: "f34" },
  { text: "move d4-d5", says: "move" },
  { text: "leap a3-i7", says: "leap" },
  { text: "pick e6", says: "pick" },
  { text: "direction ne", says: "direction" },
  { text: "claim side-chain", says: "claim", task: "side-chain" },
  { text: "decline", says: "decline" },
  { text: "hand-over", says: "hand-over" },
  { text: "end-turn", says: "end-turn" },
];
