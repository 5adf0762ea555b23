import { describe, expect, it } from "vitest";
import {
  DIRECTIONS,
  ROWS,
  SQUARES,
  UNIT,
  arrowFrom,
  centreOf,
  endsOfRow,
  inArena,
  isCentral,
  placeOf,
  polygon,
  squareAt,
  step,
} from "./geometry";

describe("the arena", () => {
  it("has 69 squares, three missing in each corner", () => {
    expect(SQUARES).toHaveLength(69);
    expect(ROWS.map((row) => row.length)).toEqual([5, 7, 9, 9, 9, 9, 9, 7, 5]);
    for (const corner of ["a1", "b1", "a2", "i9", "h9", "i8", "a9", "i1"]) {
      expect(SQUARES).not.toContain(corner);
      expect(inArena(placeOf(corner))).toBe(false);
    }
  });

  it("converts squares to places and back", () => {
    for (const square of SQUARES) expect(squareAt(placeOf(square))).toBe(square);
  });

  it("puts the ninth row on top", () => {
    expect(ROWS[0]?.[0]).toBe("c9");
    expect(centreOf("a9")).toEqual({ x: UNIT / 2, y: UNIT / 2 });
    expect(centreOf("e5")).toEqual({ x: 4.5 * UNIT, y: 4.5 * UNIT });
  });

  it("has nine central squares around e5", () => {
    const around = DIRECTIONS.map((direction) => step("e5", direction));
    expect(SQUARES.filter(isCentral).sort()).toEqual(["e5", ...around].sort());
  });
});

describe("arrow keys", () => {
  it("move to the next square", () => {
    expect(arrowFrom("e5", "n")).toBe("e6");
    expect(arrowFrom("e5", "w")).toBe("d5");
  });

  it("skip a missing corner", () => {
    expect(arrowFrom("a7", "n")).toBe("b8");
    expect(arrowFrom("b8", "n")).toBe("c9");
    expect(arrowFrom("c9", "w")).toBe("b8");
    expect(arrowFrom("g1", "e")).toBe("h2");
  });

  it("stay at the edge", () => {
    expect(arrowFrom("e9", "n")).toBe("e9");
    expect(arrowFrom("i5", "e")).toBe("i5");
  });

  it("reach every square from e5", () => {
    const reached = new Set(["e5"]);
    for (const square of reached) {
      for (const way of ["n", "e", "s", "w"] as const) reached.add(arrowFrom(square, way));
    }
    expect(reached.size).toBe(69);
  });

  it("find the ends of a row", () => {
    expect(endsOfRow("e8")).toEqual(["b8", "h8"]);
    expect(endsOfRow("a5")).toEqual(["a5", "i5"]);
  });
});

it("draws polygons and stars around the origin", () => {
  expect(polygon(4, 10)).toBe("0.00,-10.00 10.00,-0.00 0.00,10.00 -10.00,0.00");
  expect(polygon(8, 10, 0, 5).split(" ")).toHaveLength(16);
});
