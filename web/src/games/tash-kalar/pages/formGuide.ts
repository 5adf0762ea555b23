/** What the help page says about a form, built from its facts. */
import { anyOf, t } from "../../../words";
import { forms } from "../facts";
import { formName, ifWritten, sentences } from "../formWords";
import { sidesOf } from "../sides";
import type { Form } from "../shapes";

/** One row: its heading, its sentences, and the topic of the rules behind it. */
export interface Row {
  readonly topic: "start" | "pieces" | "hand" | "points" | "end";
  readonly text: string;
}

/** Who plays, and what the form goes without. */
export function whoPlays(key: string, form: Form): string {
  return sentences(
    players(form),
    ifWritten(`form-${key}.about`),
    form.legends === 0 && t("form-no-legends"),
    !form.may_discard && t("guide-form-no-discarding"),
    form.has_tasks && !form.advanced_tasks && t("guide-form-no-advanced-tasks"),
  );
}

/** How the form is set up, scored and ended. */
export function rowsOf(form: Form): Row[] {
  return [
    { topic: "start", text: start(form) },
    { topic: "pieces", text: pieces(form) },
    {
      topic: "hand",
      text: t("guide-form-hand-cards", {
        beings: form.hand,
        legends: form.legends > 0 ? form.legends_in_hand : 0,
      }),
    },
    { topic: "points", text: points(form) },
    { topic: "end", text: end(form) },
  ].filter((row): row is Row => row.text !== "");
}

/** The forms that are played in teams. */
export function formsInTeams(): [string, Form][] {
  return forms().filter(([, { team_seats }]) => team_seats.length > 0);
}

/** Their names, with an "or". */
export function namesOfForms(all: readonly [string, Form][]): string {
  return anyOf(all.map(([key]) => formName(key)));
}

/** How many cards of each deck lie sideways in teams; forms may differ. */
export function sidewaysInTeams(): number[] {
  return [...new Set(formsInTeams().map(([, { sideways }]) => sideways))];
}

function players({ seats, team_seats }: Form): string {
  if (seats.length === 0) return t("form-players-teams");
  const message = team_seats.length > 0 ? "guide-form-players-or-teams" : "form-players";
  return t(message, { seats: anyOf(seats.map(String)) });
}

function start(form: Form): string {
  return sentences(
    ifWritten(`guide-start-${form.start}`),
    form.has_tasks && t("guide-start-tasks", { tasks: form.open_tasks }),
  );
}

function pieces({ stock, legends, ...form }: Form): string {
  const [first, ...others] = bySides(form, stock);
  const message = legends > 0 ? "guide-form-stock" : "guide-form-stock-no-legends";
  return sentences(
    t(message, { pieces: first?.value ?? 0, legends }),
    ...others.map(({ sides, value }) => t("guide-form-stock-sides", { sides, pieces: value })),
  );
}

function points({ scoring, legends }: Form): string {
  return sentences(
    ifWritten(`guide-points-${scoring}`),
    legends > 0 && ifWritten(`guide-points-${scoring}.legends`),
  );
}

function end(form: Form): string {
  const [first, ...others] = bySides(form, form.points_to_end);
  const message = form.has_last_turns ? "guide-form-end-triggered" : "guide-form-end-at-once";
  return sentences(
    t(message, { points: first?.value ?? 0, by_colour: form.scores_by_colour ? "yes" : "no" }),
    ...others.map(({ sides, value }) => t("guide-form-end-sides", { sides, points: value })),
  );
}

/** A fact for each number of sides; where all are alike, once. */
function bySides(
  form: Pick<Form, "seats" | "team_seats">,
  values: Readonly<Record<string, number>>,
): { sides: number; value: number }[] {
  const numbers = [
    ...form.seats.map((seats) => sidesOf(seats, false)),
    ...form.team_seats.map((seats) => sidesOf(seats, true)),
  ];
  const all = [...new Set(numbers)].map((sides) => ({ sides, value: values[sides] ?? 0 }));
  return all.filter(({ value }, at) => at === 0 || value !== all[0]?.value);
}
