/** A form that exists only in tests: none of its facts is that of a real form. */
import { arrived } from "../../api/shapes.fixture";
import type { Facts } from "./facts";
import { FACTS } from "./facts.setup";
import type { Form, FormName } from "./shapes";

export const MADE_UP = arrived<FormName>("made-up");

const FORM: Form = {
  order: 99,
  scoring: "by_laughter",
  has_tasks: true,
  scores_by_colour: false,
  destruction_scores: true,
  flare_scores: false,
  points_to_end: { "2": 7, "3": 5 },
  compared_by: { "2": ["points"], "3": ["points"] },
  stock: { "2": 13, "3": 11 },
  seats: [2, 3],
  team_seats: [4],
  legends: 0,
  improvises: true,
  hand: 5,
  legends_in_hand: 2,
  sideways: 8,
  open_tasks: 4,
  advanced_tasks: false,
  max_first_points: 0,
  first_of_category: 2,
  open_of_category: 2,
  start: "two-marks",
  start_pieces: 2,
  may_discard: false,
  may_concede: true,
  has_last_turns: false,
  rules: { end: "4.7" },
};

/** The real facts with one more form. */
export function withMadeUpForm(): Facts {
  return { ...FACTS, forms: { ...FACTS.forms, [MADE_UP]: FORM } };
}
