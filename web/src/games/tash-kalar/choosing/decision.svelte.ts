/** The reader's decision: what is clicked, what is pointed at, and what waits for confirmation. */
import { type Leads, leads } from "../panels/leads";
import { optionText } from "../notation/write";
import { type Catalogue, isFlare, type LiveGame, type Option } from "../shapes";
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

/** The thing under the pointer or the focus; for a disabled action, the reason. */
export type PointerTarget =
  | { readonly square: string }
  | { readonly card: string }
  | { readonly options: readonly Option[] }
  | { readonly reason: string };

/** An action that is not possible now, and the name of the reason. */
export interface DisabledAction {
  readonly action: "discard" | "end-turn";
  readonly reason: string;
}

export class Decision {
  readonly #game: () => LiveGame;
  readonly #catalogue: () => Catalogue;
  /** The clicked parts, and the options they belong to: for other options they do not count. */
  #clicked = $state.raw<{ readonly key: string; readonly selected: readonly Part[] }>();
  /** The option that is taken only after a confirmation. */
  #unconfirmed = $state.raw<{ readonly number: number; readonly option: Option } | null>(null);
  #target = $state.raw<PointerTarget | null>(null);
  /** Whether the last pointer was a finger. */
  isTouch = false;

  constructor(game: () => LiveGame, catalogue: () => Catalogue) {
    this.#game = game;
    this.#catalogue = catalogue;
  }

  readonly view = $derived.by(() => this.#game().standing.view);
  readonly help = $derived.by(() => this.#game().help);
  /** The question, if the reader must answer it. */
  readonly question = $derived.by(() => {
    const { standing, seat, table } = this.#game();
    const { question } = standing;
    // A substitute bot answers for the reader.
    if (table.seats[seat]?.away) return null;
    return question && question.seat === seat && question.options.length > 0 ? question : null;
  });
  readonly options: readonly Option[] = $derived(this.question?.options ?? []);
  readonly #key = $derived(this.options.map(optionText).join("\n"));

  readonly choice: Choice = $derived.by(() => {
    const options = this.options;
    const clicked = this.#clicked;
    return clicked?.key === this.#key ? { options, selected: clicked.selected } : begin(options);
  });
  readonly lit = $derived(lit(this.choice));
  readonly situation: Situation = $derived.by(() => ({
    view: this.view,
    seat: this.#game().seat,
    questionKind: this.#game().standing.question?.kind ?? "",
    points: (task: string) => this.#catalogue().tasks[task]?.points ?? 0,
  }));
  readonly unconfirmed = $derived.by(() =>
    this.#unconfirmed?.number === this.#game().standing.number ? this.#unconfirmed.option : null,
  );

  /** What is under the pointer or the focus; a removed button sends no event, so it is checked. */
  readonly target: PointerTarget | null = $derived.by(() => {
    const at = this.#target;
    const isGone =
      at !== null && "options" in at && !at.options.every((each) => this.options.includes(each));
    return isGone ? null : at;
  });
  /** The option that a click on the target would take. */
  readonly previewedOption: Option | null = $derived.by(() => {
    const { target } = this;
    if (this.unconfirmed) return this.unconfirmed;
    if (!target || "card" in target || "reason" in target) return null;
    if ("square" in target) return this.onSquare(target.square);
    return target.options.length === 1 ? (target.options[0] ?? null) : null;
  });
  readonly preview: Preview = $derived.by(() => {
    const { situation, help } = this;
    const catalogue = this.#catalogue();
    if (this.previewedOption)
      return previewOption(situation, this.previewedOption, catalogue, help);
    const { target } = this;
    const card = target && "card" in target ? target.card : selectedName(this.choice, "card");
    return card === null ? NOTHING : previewCard(situation, card, catalogue, help);
  });

  /** The option that a click on a square would take; null when it would only select. */
  onSquare(square: string): Option | null {
    const { choice, take } = clickSquare(this.choice, square);
    if (take !== null || choice === this.choice) return take;
    const own = remaining(choice).filter((option) => {
      const [first, ...more] = parts(option);
      return first === `square:${square}` && more.length === 0;
    });
    return own[0] ?? null;
  }

  pointAt(target: PointerTarget | null): void {
    this.#target = target;
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

  /** Whether a click can be undone within the client. */
  get canGoBack(): boolean {
    return this.unconfirmed !== null || this.choice.selected.length > 0;
  }

  back(): void {
    if (this.unconfirmed !== null) this.#unconfirmed = null;
    else this.#select(back(this.choice));
  }

  /** Take an option, or ask for confirmation when something of value would be lost. */
  take(option: Option): void {
    const game = this.#game();
    if (!game.ready) return;
    if (this.unconfirmed !== option && this.#losesSomething(option)) this.#askToConfirm(option);
    else this.#choose(option);
  }

  /** By how many pieces the best opponent is ahead. */
  get flareLeads(): Leads {
    return leads(this.view, this.#game().seat);
  }

  /** The actions that the reader might expect but cannot take, and why. */
  readonly disabledActions: readonly DisabledAction[] = $derived.by(() => {
    if (this.question?.kind !== "action" || !this.help) return [];
    const { actions } = this.help;
    const card = selectedName(this.choice, "card");
    const disabledActions: DisabledAction[] = [];
    const isBeing = card !== null && this.#catalogue().cards[card]?.rank !== "legendary";
    if (isBeing && !isFlare(card) && actions.discard) {
      disabledActions.push({ action: "discard", reason: actions.discard });
    }
    if (actions["end-turn"])
      disabledActions.push({ action: "end-turn", reason: actions["end-turn"] });
    return disabledActions;
  });

  /** The rule behind each reason. */
  get rules(): Readonly<Record<string, string>> {
    return this.#catalogue().reasons;
  }

  /** The names of what the reader would lose by ending the turn. */
  get lost(): readonly string[] {
    return this.help?.lost ?? [];
  }

  #follow({ choice, take }: Click, onArena = false): void {
    if (take === null) {
      this.#unconfirmed = null;
      this.#select(choice);
    } else if (
      onArena &&
      this.isTouch &&
      this.unconfirmed !== take &&
      destroys(this.situation, take)
    ) {
      this.#askToConfirm(take);
    } else {
      this.take(take);
    }
  }

  #losesSomething({ kind }: Option): boolean {
    if (kind === "end-turn") return this.lost.length > 0;
    return kind === "decline" && this.question?.kind === "claim";
  }

  #askToConfirm(option: Option): void {
    this.#unconfirmed = { number: this.#game().standing.number, option };
  }

  #choose(option: Option): void {
    this.#unconfirmed = null;
    this.#target = null;
    this.#clicked = undefined;
    this.#game().choose(option);
  }

  #select(choice: Choice): void {
    this.#clicked = { key: this.#key, selected: choice.selected };
  }
}
