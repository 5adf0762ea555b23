/** A cache of the scenes of one game; the next scene is fetched ahead. */
import * as server from "../../api/server";
import type { Scene } from "../../api/types";

const MAX_CACHED_SCENES = 400;

export class Scenes {
  readonly #scenes = new Map<number, Promise<Scene>>();

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
    let scene = this.#scenes.get(moment);
    if (!scene) {
      scene = this.ask(this.code, moment);
      this.#scenes.set(moment, scene);
      scene.catch(() => this.#scenes.delete(moment));
      const [oldest] = this.#scenes.keys();
      if (this.#scenes.size > MAX_CACHED_SCENES && oldest !== undefined)
        this.#scenes.delete(oldest);
    }
    return scene;
  }
}
