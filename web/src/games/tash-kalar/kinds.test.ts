import { afterEach, describe, expect, it } from "vitest";
import { arrived } from "../../api/shapes.fixture";
import { learnFacts, schools } from "./facts";
import { FACTS } from "./facts.setup";
import { completed, firstKind, kindOf, kinds, optionsOf, schoolsOf, swapped } from "./kinds";
import { MADE_UP, withMadeUpForm } from "./madeUp.fixture";

afterEach(() => learnFacts(FACTS));

describe("kinds of games", () => {
  it("are recognised in the options that they make", () => {
    for (const kind of kinds()) {
      const options = optionsOf(kind, "chosen", schools());
      expect(kindOf(options)).toEqual(kind);
      expect(schoolsOf(options)).toEqual({ how: "chosen", seats: schools() });
    }
  });

  it("are every form with every number of seats, those in teams last", () => {
    const told = kinds().map(({ form, seats, teams }) => [form, seats, teams]);
    const expected = [false, true].flatMap((teams) =>
      Object.entries(FACTS.forms).flatMap(([form, { seats, team_seats }]) =>
        (teams ? team_seats : seats).map((number) => [form, number, teams]),
      ),
    );
    expect(told).toEqual(expected);
    expect(told).toContainEqual(["melee", 4, false]);
    expect(new Set(kinds().map(({ key }) => key)).size).toBe(told.length);
  });

  it("start with the first form in order", () => {
    expect(kindOf(null)).toEqual(firstKind());
    expect(firstKind().form).toBe("first-game");
  });

  it("are the usual number of seats where options do not say it", () => {
    expect(kindOf({ form: "melee" }).seats).toBe(3);
  });

  it("keep the name of a form that the server does not tell", () => {
    expect(kindOf(arrived({ form: "unheard-of", seats: 2 })).form).toBe("unheard-of");
  });

  it("name no schools that are random or drafted", () => {
    expect(optionsOf(firstKind(), "random", schools())).toEqual({
      form: "first-game",
      schools: { how: "random" },
    });
  });

  it("include a form that this client has never heard of", () => {
    learnFacts(withMadeUpForm());
    const made = kinds().filter(({ form }) => form === MADE_UP);
    expect(made.map(({ seats, teams }) => [seats, teams])).toEqual([
      [2, false],
      [3, false],
      [4, true],
    ]);
    const options = made.map((kind) => optionsOf(kind, "random", []));
    expect(options[1]).toMatchObject({ form: MADE_UP, seats: 3 });
    expect(options[2]).toMatchObject({ form: MADE_UP, teams: true });
    expect(options.map(kindOf)).toEqual(made);
  });
});

describe("schools", () => {
  it("are swapped when a seat takes one from another seat", () => {
    expect(swapped(schools(), 0, "sylvan")).toEqual(["sylvan", "southern", "highland", "northern"]);
    expect(completed(["sylvan"])).toEqual(["sylvan", "northern", "southern", "highland"]);
  });
});
