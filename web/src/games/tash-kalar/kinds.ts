/** The kinds of games: a form with a number of seats. */
import { formOf, forms, isForm, schools } from "./facts";
import type { FormName, Options, School } from "./shapes";

export interface GameKind {
  /** Differs from kind to kind. */
  readonly key: string;
  readonly form: FormName;
  readonly seats: number;
  readonly teams: boolean;
}

/** Every kind, in the order of the forms; those in teams come last. */
export function kinds(): GameKind[] {
  return [false, true].flatMap((teams) =>
    forms().flatMap(([form]) => sizes(form, teams).map((seats) => kind(form, seats, teams))),
  );
}

/** The kind that a newcomer starts with: the first. */
export function firstKind(): GameKind {
  const [first] = kinds();
  if (!first) throw new Error("there is no form");
  return first;
}

/** The kind that options describe; the first one when they describe none. */
export function kindOf(options: Partial<Options> | null): GameKind {
  if (!options?.form) return firstKind();
  const { form, teams = false } = options;
  const [usual = 0] = sizes(form, teams);
  return kind(form, options.seats ?? usual, teams);
}

/** Whether the form is played with other numbers of seats, too. */
export function hasSeveralSizes({ form, teams }: GameKind): boolean {
  return sizes(form, teams).length > 1;
}

function kind(form: FormName, seats: number, teams: boolean): GameKind {
  return { key: [form, seats, teams].join(" "), form, seats, teams };
}

/** With how many seats a form is played; none for a form that the server does not tell. */
function sizes(form: string, teams: boolean): readonly number[] {
  if (!isForm(form)) return [];
  return teams ? formOf({ form }).team_seats : formOf({ form }).seats;
}

/** How the schools are distributed, and which ones if they are chosen. */
export type SchoolChoice = Required<NonNullable<Options["schools"]>>;

/** How the options distribute the schools. */
export function schoolsOf(options: Partial<Options> | null): SchoolChoice {
  const { how = "chosen", seats = [] } = options?.schools ?? {};
  return { how, seats: completed(seats) };
}

/** All schools in the order of the seats, beginning with the given ones. */
export function completed(named: readonly School[]): School[] {
  const all = schools();
  return [...new Set([...named, ...all])].filter((school) => all.includes(school));
}

/** The schools after a seat takes one: whoever had it gets the seat's former school. */
export function swapped(schools: readonly School[], seat: number, school: School): School[] {
  const given = schools[seat];
  return schools.map((each, at) =>
    at === seat ? school : each === school && given !== undefined ? given : each,
  );
}

/** The options for the box. */
export function optionsOf(kind: GameKind, how: SchoolChoice["how"], seats: School[]): Options {
  const options: Options = {
    form: kind.form,
    schools: how === "chosen" ? { how, seats: seats.slice(0, kind.seats) } : { how },
  };
  if (kind.teams) options.teams = true;
  if (hasSeveralSizes(kind)) options.seats = kind.seats;
  return options;
}
