/** Forms in words, built from their facts: no message names a form except `form-<key>`. */
import { has, t } from "../../words";
import { formOf } from "./facts";
import { type GameKind, hasSeveralSizes } from "./kinds";
import { forSides } from "./limits";
import { sidesOf } from "./sides";

/** The name of a form; its key if it has no words yet. */
export function formName(key: string): string {
  return t(`form-${key}`).replace(`{form-${key}}`, key);
}

/** The name of a kind of game: the form, and the teams or seats where there is a choice. */
export function kindName(kind: GameKind): string {
  const name = formName(kind.form);
  const form = kind.teams ? t("form-in-teams", { form: name }) : name;
  return hasSeveralSizes(kind) ? t("form-for-seats", { form, seats: kind.seats }) : form;
}

/** Who plays unless the name says it, the aim, and how many points end the game, in sentences. */
export function aboutKind(kind: GameKind): string {
  const { form: key, seats, teams } = kind;
  const form = formOf({ form: key });
  return sentences(
    teams ? t("form-players-teams") : !hasSeveralSizes(kind) && t("form-players", { seats }),
    ifWritten(`form-${key}.about`),
    ifWritten(`form-goal-${form.scoring}`),
    form.legends === 0 && t("form-no-legends"),
    t("form-played-to", { points: forSides(form.points_to_end, sidesOf(seats, teams)) }),
  );
}

/** A message that not every form or way to score has. */
export function ifWritten(message: string): string {
  return has(message) ? t(message) : "";
}

/** Those sentences that are said, one after another. */
export function sentences(...all: readonly (string | false)[]): string {
  return all.filter(Boolean).join(" ");
}
