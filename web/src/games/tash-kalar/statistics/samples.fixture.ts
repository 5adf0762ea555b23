/** Whole games as the engine played them, with the figures that it counted. */
import type { Moment, Outcome, Setup } from "../shapes";
import samples from "./samples.json?raw";

interface Sample {
  readonly setup: Setup;
  readonly moments: readonly Moment[];
  readonly outcome: Outcome;
  /** By seat. */
  readonly counts: readonly Readonly<Record<string, number>>[];
}

type Kept = Omit<Sample, "moments"> & { moments: Omit<Moment, "game">[] };

const kept: Kept[] = JSON.parse(samples);

export const SAMPLES: readonly Sample[] = kept.map((sample) => ({
  ...sample,
  moments: sample.moments.map((moment) => ({ game: "tash-kalar", ...moment })),
}));
