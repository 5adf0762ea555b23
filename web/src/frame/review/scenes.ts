/** The scenes of one game, each asked for once; the next one is fetched ahead. */
import * as server from "../../api/server";
import type { Scene } from "../../api/types";

const KEPT = 400;

export class Scenes {
  readonly #asked = new Map<number, Promise<Scene>>();

  constructor(
    private readonly code: string,
    private readonly last: number,
    private readonly ask: (code: string, moment: number) => Promise<Scene> = server.scene,
  ) {}

  at(moment: number): Promise<Scene> {
    if (moment < this.last) this.#get(moment + 1).catch(() => undefined);
    return this.#get(moment);
  }

  #get(moment: number): Promise<Scene> {
    let scene = this.#asked.get(moment);
    if (!scene) {
      scene = this.ask(this.code, moment);
      this.#asked.set(moment, scene);
      scene.catch(() => this.#asked.delete(moment));
      const [oldest] = this.#asked.keys();
      if (this.#asked.size > KEPT && oldest !== undefined) this.#asked.delete(oldest);
    }
    return scene;
  }
}
