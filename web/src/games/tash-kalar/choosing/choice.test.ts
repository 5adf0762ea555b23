import { describe, expect, it } from "vitest";
import { arrived, viewWith } from "../../../api/shapes.fixture";
import type { Option } from "../shapes";
import {
  back,
  begin,
  type Choice,
  type Click,
  clickCard,
  clickPart,
  clickSquare,
  lit,
  press,
  remaining,
} from "./choice";
import { catalogueWith } from "../catalogue.fixture";
import { QUESTIONS, say } from "./fixture";
import { named, type Part, parts } from "./parts";
import { optionSentence, type Situation } from "./phrases";
import { NOTHING, previewOption } from "./preview";

const nowhere: Situation = { view: viewWith(), seat: 0, questionKind: "action", points: () => 0 };

/** Click one part of an option, if it can be clicked now. */
function clicked(choice: Choice, part: Part): Click | null {
  const { kind, name } = named(part);
  const shown = lit(choice);
  if (kind === "square" || kind === "to") {
    return shown.squares.has(name) ? clickSquare(choice, name) : null;
  }
  if (kind === "card") return shown.cards.has(name) ? clickCard(choice, name) : null;
  if (kind === "task") return shown.tasks.has(name) ? clickPart(choice, part) : null;
  if (kind === "direction") return shown.directions.has(name) ? clickPart(choice, part) : null;
  const button = shown.buttons.find((each) => each.part === part);
  return button ? press(choice, button) : null;
}

/** What clicking everything that belongs to an option gives. */
function chosen(options: readonly Option[], wanted: Option): Option | null {
  let choice = begin(options);
  for (const part of parts(wanted)) {
    const click = clicked(choice, part);
    if (click?.take) return click.take;
    if (click) choice = click.choice;
  }
  const button = lit(choice).buttons.find(
    (each) => each.part === null && each.options[0] === wanted,
  );
  return button ? press(choice, button).take : null;
}

describe("a choice", () => {
  it("is tested with every kind of question", () => {
    expect(new Set(QUESTIONS.map(({ kind }) => kind)).size).toBeGreaterThan(18);
  });

  for (const [number, { kind, options }] of QUESTIONS.entries()) {
    const listed = options.map(({ option }) => option);
    it(`can reach every option of question ${number} (${kind})`, () => {
      for (const option of listed) expect(chosen(listed, option)).toBe(option);
    });

    it(`lights nothing that leads to no option in question ${number} (${kind})`, () => {
      const shown = lit(begin(listed));
      for (const square of shown.squares) {
        const { take, choice } = clickSquare(begin(listed), square);
        expect(take !== null || remaining(choice).length > 0).toBe(true);
      }
    });
  }
});

const MOVES: Option[] = [
  { kind: "upgrade", square: "d4" },
  { kind: "move", from: "d4", to: "d5" },
  { kind: "move", from: "e4", to: "e5" },
  { kind: "decline" },
];

describe("an option of a kind that only a newer server knows", () => {
  it("is one button with its notation", () => {
    const unknown = arrived<Option>({ kind: "juggle", pieces: ["d4", "e5"] });
    const options: Option[] = [unknown, { kind: "decline" }];
    const [button] = lit(begin(options)).buttons;
    expect(button?.part).toBe("action:juggle pieces=d4,e5");
    expect(button && press(begin(options), button).take).toBe(unknown);
    expect(optionSentence(say, nowhere, unknown)).toBe("juggle pieces=d4,e5");
    expect(previewOption(nowhere, unknown, catalogueWith(), null)).toEqual(NOTHING);
  });
});

describe("clicking", () => {
  it("selects a piece, then the goal of its move", () => {
    const first = clickSquare(begin(MOVES), "e4");
    expect(first.take).toBeNull();
    expect([...lit(first.choice).squares]).toEqual(["e5"]);
    expect(clickSquare(first.choice, "e5").take).toBe(MOVES[2]);
  });

  it("a piece twice takes the option of the piece alone", () => {
    const { choice } = clickSquare(begin(MOVES), "d4");
    expect(clickSquare(choice, "d4").take).toBe(MOVES[0]);
  });

  it("changes to another piece, and back", () => {
    const { choice } = clickSquare(begin(MOVES), "d4");
    const other = clickSquare(choice, "e4").choice;
    expect(lit(other).piece).toBe("e4");
    expect(back(other).selected).toEqual([]);
  });

  it("needs no click on the only piece that can move", () => {
    const moves = MOVES.slice(1, 2);
    expect([...lit(begin(moves)).squares]).toEqual(["d5"]);
    expect(clickSquare(begin(moves), "d5").take).toBe(moves[0]);
  });

  it("distinguishes a goal from a piece on the same square", () => {
    const options: Option[] = [
      { kind: "upgrade", square: "e5" },
      { kind: "move", from: "d4", to: "e5" },
    ];
    expect(lit(begin(options)).squares).toContain("d4");
    const { choice } = clickSquare(begin(options), "d4");
    expect(clickSquare(choice, "e5").take).toBe(options[1]);
    expect(clickSquare(begin(options), "e5").take).toBe(options[0]);
  });

  it("can decline whatever is selected", () => {
    const { choice } = clickSquare(begin(MOVES), "d4");
    const decline = lit(choice).buttons.find(({ part }) => part === "action:decline");
    expect(decline && press(choice, decline).take).toBe(MOVES[3]);
  });

  it("offers a button for yes in a yes-or-no question", () => {
    const options: Option[] = [{ kind: "pick", square: "d4" }, { kind: "decline" }];
    const [yes, no, ...more] = lit(begin(options)).buttons;
    expect(more).toEqual([]);
    expect(yes && press(begin(options), yes).take).toBe(options[0]);
    expect(no?.part).toBe("action:decline");
    expect([...lit(begin(options)).squares]).toEqual(["d4"]);
    expect(lit(begin(MOVES)).buttons).toHaveLength(1);
    expect(lit(begin(MOVES.slice(2))).buttons).toHaveLength(2);
  });

  it("summons by card and square, or by square and card", () => {
    const options: Option[] = [
      { kind: "place", square: "e5" },
      { kind: "summon", card: "knight", square: "e5" },
      { kind: "discard", card: "knight" },
    ];
    const card = clickCard(begin(options), "knight");
    expect(card.take).toBeNull();
    expect(clickSquare(card.choice, "e5").take).toBe(options[1]);
    const square = clickSquare(begin(options), "e5");
    expect(square.take).toBeNull();
    expect(clickCard(square.choice, "knight").take).toBe(options[1]);
    expect(clickSquare(square.choice, "e5").take).toBe(options[0]);
  });
});
