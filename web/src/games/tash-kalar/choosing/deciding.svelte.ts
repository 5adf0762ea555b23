/** The reader's choosing: what was clicked, what is looked at, what waits for a second word. */
import type { Said } from "../../../api/types";
import type { Playing } from "../../../frame/game";
import { type Leads, leads } from "../panels/leads";
import { optionText } from "../notation/write";
import { type Catalogue, type Help, isFlare, type View } from "../shapes";
import {
  back,
  begin,
  type Button,
  type Choice,
  type Click,
  clickCard,
  clickPart,
  clickSquare,
  lit,
  press,
  remaining,
  selectedName,
} from "./choice";
import { type Part, parts } from "./parts";
import type { Situation } from "./phrases";
import { destroys, NOTHING, type Preview, previewCard, previewOption } from "./preview";

/** Something under the pointer or the focus; what cannot be done has the name of the reason. */
export type Looked =
  | { readonly square: string }
  | { readonly card: string }
  | { readonly options: readonly Said[] }
  | { readonly why: string };

/** An action that is not possible now. */
export interface Dead {
  readonly deed: "discard" | "end-turn";
  readonly why: string;
}

export class Deciding {
  readonly #playing: () => Playing;
  readonly #catalogue: () => Catalogue;
  /** What was clicked, and for which options: other options make it forgotten. */
  #clicked = $state.raw<{ readonly key: string; readonly selected: readonly Part[] }>();
  /** What is shown to be sure, and is taken only when it is said again. */
  #doubted = $state.raw<{ readonly number: number; readonly option: Said } | null>(null);
  #at = $state.raw<Looked | null>(null);
  /** Whether the last thing that pointed was a finger. */
  touches = false;

  constructor(playing: () => Playing, catalogue: () => Catalogue) {
    this.#playing = playing;
    this.#catalogue = catalogue;
  }

  readonly view = $derived.by(() => this.#playing().standing.view as unknown as View);
  readonly help = $derived.by(() => this.#playing().help as unknown as Help | null);
  /** The question, if it is the reader's to answer. */
  readonly asked = $derived.by(() => {
    const { standing, seat, table } = this.#playing();
    const { question } = standing;
    // A bot that sits in answers for the reader.
    if (table.seats[seat]?.away) return null;
    return question && question.seat === seat && question.options.length > 0 ? question : null;
  });
  readonly options = $derived((this.asked?.options ?? []) as unknown as readonly Said[]);
  readonly #key = $derived(this.options.map(optionText).join("\n"));

  readonly choice: Choice = $derived.by(() => {
    const options = this.options;
    const clicked = this.#clicked;
    return clicked?.key === this.#key ? { options, selected: clicked.selected } : begin(options);
  });
  readonly lit = $derived(lit(this.choice));
  readonly situation: Situation = $derived.by(() => ({
    view: this.view,
    seat: this.#playing().seat,
    asked: this.#playing().standing.question?.kind ?? "",
    points: (task: string) => this.#catalogue().tasks[task]?.points ?? 0,
  }));
  readonly doubted = $derived.by(() =>
    this.#doubted?.number === this.#playing().standing.number ? this.#doubted.option : null,
  );

  /** What is under the pointer or the focus; a button that is gone says no word when it goes. */
  readonly looked: Looked | null = $derived.by(() => {
    const at = this.#at;
    const isGone =
      at !== null && "options" in at && !at.options.every((each) => this.options.includes(each));
    return isGone ? null : at;
  });
  /** The option that the thing looked at would settle on. */
  readonly foreseen: Said | null = $derived.by(() => {
    const { looked } = this;
    if (this.doubted) return this.doubted;
    if (!looked || "card" in looked || "why" in looked) return null;
    if ("square" in looked) return this.onSquare(looked.square);
    return looked.options.length === 1 ? (looked.options[0] ?? null) : null;
  });
  readonly preview: Preview = $derived.by(() => {
    const { situation, help } = this;
    const catalogue = this.#catalogue();
    if (this.foreseen) return previewOption(situation, this.foreseen, catalogue, help);
    const { looked } = this;
    const card = looked && "card" in looked ? looked.card : selectedName(this.choice, "card");
    return card === null ? NOTHING : previewCard(situation, card, catalogue, help);
  });

  /** The option that a click on a square settles on; null when it settles nothing. */
  onSquare(square: string): Said | null {
    const { choice, take } = clickSquare(this.choice, square);
    if (take !== null || choice === this.choice) return take;
    const own = remaining(choice).filter((option) => {
      const [first, ...more] = parts(option);
      return first === `square:${square}` && more.length === 0;
    });
    return own[0] ?? null;
  }

  look(at: Looked | null): void {
    this.#at = at;
  }

  square(square: string): void {
    this.#follow(clickSquare(this.choice, square), true);
  }

  card(card: string): void {
    this.#follow(clickCard(this.choice, card));
  }

  part(part: Part): void {
    this.#follow(clickPart(this.choice, part));
  }

  press(button: Button): void {
    this.#follow(press(this.choice, button));
  }

  /** Whether there is something to go back from, inside the client. */
  get canGoBack(): boolean {
    return this.doubted !== null || this.choice.selected.length > 0;
  }

  back(): void {
    if (this.doubted !== null) this.#doubted = null;
    else this.#select(back(this.choice));
  }

  /** Take an option, or ask again when something of value would be lost. */
  take(option: Said): void {
    const playing = this.#playing();
    if (!playing.ready) return;
    if (this.doubted !== option && this.#losesSomething(option)) this.#doubt(option);
    else this.#choose(option);
  }

  /** How far the best opponent is ahead. */
  get flareLeads(): Leads {
    return leads(this.view, this.#playing().seat);
  }

  /** What one might want to do with an action but cannot, and why. */
  readonly dead: readonly Dead[] = $derived.by(() => {
    if (this.asked?.kind !== "action" || !this.help) return [];
    const { actions } = this.help;
    const card = selectedName(this.choice, "card");
    const dead: Dead[] = [];
    const isBeing = card !== null && this.#catalogue().cards[card]?.rank !== "legendary";
    if (isBeing && !isFlare(card) && actions.discard) {
      dead.push({ deed: "discard", why: actions.discard });
    }
    if (actions["end-turn"]) dead.push({ deed: "end-turn", why: actions["end-turn"] });
    return dead;
  });

  /** What ending the turn would lose, by name. */
  get lost(): readonly string[] {
    return this.help?.lost ?? [];
  }

  #follow({ choice, take }: Click, onArena = false): void {
    if (take === null) {
      this.#doubted = null;
      this.#select(choice);
    } else if (onArena && this.touches && this.doubted !== take && destroys(this.situation, take)) {
      this.#doubt(take);
    } else {
      this.take(take);
    }
  }

  #losesSomething({ kind }: Said): boolean {
    if (kind === "end-turn") return this.lost.length > 0;
    return kind === "decline" && this.asked?.kind === "claim";
  }

  #doubt(option: Said): void {
    this.#doubted = { number: this.#playing().standing.number, option };
  }

  #choose(option: Said): void {
    this.#doubted = null;
    this.#at = null;
    this.#clicked = undefined;
    this.#playing().choose(option);
  }

  #select(choice: Choice): void {
    this.#clicked = { key: this.#key, selected: choice.selected };
  }
}
