/** Shapes of the schema with harmless content, for tests: a test says only what it is about. */
import type { Moment, Person, Scene, Standing, Table, TableSeat } from "./types";

export type View = Standing["view"];
type Turn = View["turn"];

export const ANN: Person = { id: 1, kind: "guest", language: null, name: "Ann" };

export function seatWith(parts: Partial<TableSeat>): TableSeat {
  return { seat: 0, away: false, online: false, ...parts };
}

export function tableWith(parts: Partial<Table> = {}): Table {
  return {
    game: "tash-kalar",
    code: "ABCD",
    state: "running",
    options: { form: "duel", schools: { how: "chosen", seats: ["northern", "southern"] } },
    seats: [],
    host: 1,
    clock: null,
    public: false,
    take_back: true,
    talk: true,
    help: true,
    hints: false,
    language: null,
    number: 0,
    watchers: 0,
    created: "2024-01-01T12:00:00Z",
    changed: "2024-01-01T12:00:00Z",
    ...parts,
  };
}

export function turnWith(parts: Partial<Turn> = {}): Turn {
  return {
    actions: 2,
    destroyed: {},
    discarded: false,
    extra_cards: 0,
    extra_legends: 0,
    extra_turn: false,
    handed_over: false,
    seat: 0,
    summoned: [],
    war_summoner: false,
    ...parts,
  };
}

/** A player's cards; without any that could be seen. */
export function cardsWith(parts: Partial<View["seats"][number]>): View["seats"][number] {
  return {
    school: "northern",
    hand: [],
    legends: [],
    flare: null,
    deck: [],
    discard: [],
    ...parts,
  };
}

/** A duel of the northern school against the southern one. */
export function viewWith(parts: Partial<View> = {}): View {
  return {
    form: "duel",
    teams: false,
    seats: [cardsWith({ school: "northern" }), cardsWith({ school: "southern" })],
    stage: "turns",
    arena: {},
    turn: turnWith(),
    scores: [0, 0],
    tasks: null,
    improvised: [],
    legend_deck: [],
    legend_discard: [],
    flare_deck: [],
    flare_discard: [],
    offers: [],
    conceded: null,
    end: null,
    take_back: true,
    chance: 0,
    ...parts,
  };
}

export function standingWith(parts: Partial<Standing> = {}): Standing {
  return {
    number: 1,
    moment: 0,
    view: viewWith(),
    question: null,
    asides: [],
    can_take_back: false,
    can_request: false,
    clocks: null,
    outcome: null,
    ...parts,
  };
}

export function momentWith(parts: Partial<Moment>): Moment {
  return {
    game: "tash-kalar",
    moment: 0,
    by: 0,
    option: null,
    events: [],
    scores: [0, 0],
    closes: false,
    ...parts,
  };
}

export function sceneWith(parts: Partial<Scene>): Scene {
  return {
    game: "tash-kalar",
    moment: 0,
    by: 0,
    events: [],
    seat: 0,
    open: false,
    question: null,
    view: viewWith(),
    outcome: null,
    ...parts,
  };
}

/** What the schema does not allow, as it may still arrive: from an older browser or a newer server. */
export function arrived<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value));
}
