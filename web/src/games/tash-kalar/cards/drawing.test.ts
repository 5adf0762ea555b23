import { describe, expect, it } from "vitest";
import { diagram } from "./drawing";

describe("a diagram", () => {
  it("has pieces, the summoning square and marks", () => {
    const { columns, rows, cells, home } = diagram({
      drawing: ["..c.", ".h..", "c...", "...@"],
      marks: ["....", "....", "..x.", "...@"],
    });
    expect([columns, rows]).toEqual([4, 4]);
    expect(home).toEqual({ column: 3, row: 3 });
    expect(cells).toHaveLength(16);
    expect(cells.filter((cell) => cell.rank === "common")).toHaveLength(2);
    expect(cells.filter((cell) => cell.rank === "heroic")).toMatchObject([{ column: 1, row: 1 }]);
    expect(cells.filter((cell) => cell.marked)).toMatchObject([{ column: 2, row: 2 }]);
    expect(cells.filter((cell) => cell.home)).toHaveLength(1);
  });

  it("shows a piece that stands on the summoning square", () => {
    const { cells, directions } = diagram({ drawing: [".cH"], directions: ["n", "se"] });
    expect(cells.find((cell) => cell.home)).toMatchObject({ column: 2, rank: "heroic" });
    expect(directions).toEqual(["n", "se"]);
  });

  it("of nothing is empty", () => {
    expect(diagram({ drawing: [] }).cells).toEqual([]);
  });
});
