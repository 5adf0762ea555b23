import { expect, it } from "vitest";
import { sceneWith } from "../../api/shapes.fixture";
import { Scenes } from "./scenes";

it("requests each scene once, and the next one ahead", async () => {
  const requested: number[] = [];
  const scenes = new Scenes("ABC", 2, (_, moment) => {
    requested.push(moment);
    return Promise.resolve(sceneWith({ moment }));
  });
  expect((await scenes.at(0)).moment).toBe(0);
  expect((await scenes.at(1)).moment).toBe(1);
  await scenes.at(2);
  expect(requested.sort()).toEqual([0, 1, 2]);
});

it("requests a scene again after an error", async () => {
  let fails = true;
  const scenes = new Scenes("ABC", 0, (_, moment) =>
    fails ? Promise.reject(new Error("no")) : Promise.resolve(sceneWith({ moment })),
  );
  await expect(scenes.at(0)).rejects.toThrow("no");
  fails = false;
  expect((await scenes.at(0)).moment).toBe(0);
});
