/** The client of Tash-Kalar. */
import { t } from "../../words";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import { schools } from "./facts";
import { kindName } from "./formWords";
import { firstKind, kindOf, optionsOf, schoolsOf } from "./kinds";
import { logLines } from "./log/lines";
import { endedText } from "./outcome";
import type { GameClient, School, Table } from "./shapes";

/** The school of a seat, once it is known. */
function schoolAt({ setup, options, draft }: Table, seat: number): School | undefined {
  if (setup) return setup.seats[seat]?.school;
  const { how, seats } = schoolsOf(options);
  return how === "chosen" ? seats?.[seat] : draft?.picked[seat];
}

/** The client, once the facts of the game are known. */
export async function loadClient(): Promise<GameClient> {
  await catalogue();
  return client;
}

const client: GameClient = {
  name: "tash-kalar",
  get first() {
    const kind = firstKind();
    return { options: optionsOf(kind, "chosen", schools()), seats: kind.seats };
  },
  Board,
  loadSetup: async () => (await import("./Setup.svelte")).default,
  loadReview: async () => (await import("./later")).Review,
  loadResult: async () => (await import("./later")).Result,

  summary(options) {
    return kindName(kindOf(options));
  },

  hasPartners(options) {
    return kindOf(options).teams;
  },

  partners(options) {
    return kindOf(options).teams ? t("tk-team-seats") : "";
  },

  seatName(table, seat) {
    const school = schoolAt(table, seat);
    return school ? t("school-short", { school }) : "";
  },

  pickName(choice) {
    return t("school-name", { school: choice });
  },

  resultText: endedText,

  logLines({ setup }, seat, moments) {
    return setup ? logLines(t, setup, seat, moments) : [];
  },
};
