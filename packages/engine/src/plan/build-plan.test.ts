import { expect, test } from "vitest";
import { PRESET_IDS, SCENE_IDS } from "#presets.ts";
import { readScript } from "#script/read-script.ts";
import type { RenderSpec } from "#spec.ts";
import { ASPECT_RATIOS } from "#spec.ts";
import { buildPlan } from "./build-plan.ts";
import type { PictureFacts } from "./shots.ts";

const base: RenderSpec = {
  prompt: "Denizin sesi, şehrin gürültüsünü susturur. Dinle ve yavaşla. Her dalga yeni bir başlangıçtır.",
  aspectRatio: "16:9",
  durationSeconds: 10,
  resolution: "720p",
};

const picture: PictureFacts = {
  sha256: "00",
  width: 2000,
  height: 900,
  focus: [0.6, 0.5],
  accent: [205, 161, 17],
  captionLightness: 120,
};

function plan(spec: Partial<RenderSpec> = {}, pictures: PictureFacts[] = []) {
  const whole = { ...base, ...spec };
  const measure = (_font: string, fontSize: number, text: string) => text.length * fontSize * 0.6;
  return buildPlan({ spec: whole, script: readScript(whole), pictures, measure });
}

test("a plan is plain JSON and the same for the same spec", () => {
  const first = plan({}, [picture]);

  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
  expect(plan({}, [picture])).toEqual(first);
  expect(plan({ seed: 3 }, [picture])).not.toEqual(first);
});

test("the words of the prompt choose the scene, a person's choice wins [R14.6]", () => {
  expect(plan().sceneId).toBe("sea");
  expect(plan({ scene: "fire" }).sceneId).toBe("fire");
  expect(plan({ style: "cosmos" }).sceneId).toBe("cosmos");
});

test("a senseless prompt still gets a scene, and surprise gets a preset", () => {
  expect(SCENE_IDS).toContain(plan({ prompt: "qwx zzkj" }).sceneId);
  expect(
    new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => plan({ style: "surprise", seed }).preset)).size,
  ).toBeGreaterThan(4);
});

test("an empty prompt is a film without captions", () => {
  const { captions, frameCount } = plan({ prompt: " 🎉 " });

  expect(captions.groups).toEqual([]);
  expect(frameCount).toBe(300);
});

test("captions come one after the other and leave before the film ends", () => {
  for (const style of PRESET_IDS) {
    for (const aspectRatio of ASPECT_RATIOS) {
      const { captions, durationSeconds } = plan({ style, aspectRatio });
      expect(captions.groups.length).toBeGreaterThan(1);
      for (const [index, group] of captions.groups.entries()) {
        expect(group.end).toBeGreaterThan(group.start);
        expect(group.end).toBeLessThan(captions.groups[index + 1]?.start ?? durationSeconds);
      }
    }
  }
});

test("capitals are Turkish in a Turkish film and English in an English one", () => {
  const words = (prompt: string) =>
    plan({ prompt, style: "neon" }).captions.groups.flatMap((group) => group.words.map((word) => word.text));

  expect(words("Işık içinde bir gün")).toContain("İÇİNDE");
  expect(words("the light inside")).toContain("INSIDE");
});

test("shots follow each other, show every picture in order and cut where captions begin", () => {
  const { shots, captions, durationSeconds } = plan({ durationSeconds: 12 }, [picture, picture, picture]);

  expect(shots[0]?.start).toBe(0);
  expect(shots.at(-1)?.end).toBe(durationSeconds);
  expect([...new Set(shots.map((shot) => shot.picture))]).toEqual([0, 1, 2]);
  for (const [index, shot] of shots.entries()) expect(shot.end).toBe(shots[index + 1]?.start ?? durationSeconds);
  const starts = new Set(captions.groups.map((group) => group.start + 0.15));
  expect(shots.slice(1).some((shot) => starts.has(shot.start))).toBe(true);
});

test("ten pictures fit into five seconds without a shot shorter than a second", () => {
  const { shots } = plan(
    { durationSeconds: 5 },
    Array.from({ length: 10 }, () => picture),
  );

  expect(Math.min(...shots.map((shot) => shot.end - shot.start))).toBeGreaterThan(1);
});

test("a brighter picture gets a darker scrim", () => {
  const dark = plan({}, [{ ...picture, captionLightness: 40 }]);
  const white = plan({}, [picture, { ...picture, captionLightness: 250 }]);

  expect(dark.captions.scrim).toBeLessThan(white.captions.scrim);
  expect(white.captions.scrim).toBeGreaterThan(0.55);
});
