import { expect, test } from "vitest";
import { viewOf } from "#paint/photo-painter.ts";
import type { Face } from "#picture/faces.ts";
import { fitPicture, keptSubject } from "#picture/fit-picture.ts";
import { chooseCamera } from "./cameras.ts";

const TALL = { width: 270, height: 480 };
const WIDE = { width: 480, height: 270 };
const SQUARE = { width: 360, height: 360 };
const FRAMES = [
  { shape: "9:16", frame: TALL },
  { shape: "16:9", frame: WIDE },
  { shape: "1:1", frame: SQUARE },
] as const;
const SECONDS = 3;

const head = (x: number, y: number, width: number, height: number): Face => ({ x, y, width, height });
const PICTURES = [
  {
    name: "a head near the top of a square",
    source: { width: 1200, height: 1200 },
    faces: [head(0.4, 0.03, 0.2, 0.24)],
  },
  {
    name: "two heads far apart in a square",
    source: { width: 1200, height: 1200 },
    faces: [head(0.06, 0.3, 0.2, 0.24), head(0.74, 0.3, 0.2, 0.24)],
  },
  {
    name: "three heads across a wide picture",
    source: { width: 1500, height: 1000 },
    faces: [head(0.02, 0.31, 0.19, 0.25), head(0.42, 0.31, 0.16, 0.24), head(0.8, 0.31, 0.17, 0.26)],
  },
  {
    name: "a head that fills an upright picture",
    source: { width: 1080, height: 1920 },
    faces: [head(0, 0.09, 1, 0.76)],
  },
  { name: "a small head at the rim", source: { width: 1000, height: 1200 }, faces: [head(0.88, 0.05, 0.1, 0.15)] },
];
const CASES = PICTURES.flatMap((picture) => FRAMES.map((frame) => ({ ...picture, ...frame })));

test.each(CASES)("[R16.5] $name stays whole in $shape while the camera moves", ({ source, frame, faces }) => {
  const { isPrint, crop, whole } = fitPicture(source, frame, { focus: [0.5, 0.9], faces });
  // A print shows all of the picture.
  if (isPrint) return;
  const kept = keptSubject(crop, whole, { focus: [0.5, 0.9], faces });
  const picture = { sha256: "", width: crop.width, height: crop.height, isPrint, ...kept };
  for (const motion of ["slow", "gentle", "lively"] as const)
    for (let turn = 0; turn < 3; turn++)
      for (const seed of [1, 9, 77]) {
        const camera = chooseCamera({ size: frame, picture, motion, seed, turn });
        for (let share = 0; share <= 1; share += 0.05) {
          const shot = { start: 0, end: SECONDS, picture: 0, camera };
          const { u, v, scale } = viewOf(shot, share * SECONDS, frame, crop);
          for (const { x, y, width, height } of kept.faces) {
            // What moves with the hand that holds the camera is a pixel or two.
            expect(x * crop.width).toBeGreaterThan(u - 3);
            expect(y * crop.height).toBeGreaterThan(v - 3);
            expect((x + width) * crop.width).toBeLessThan(u + frame.width * scale + 3);
            expect((y + height) * crop.height).toBeLessThan(v + frame.height * scale + 3);
          }
        }
      }
});

test("[R16.5] heads that leave no room for words, or that a frame cannot hold, are shown as a print", () => {
  const fit = (name: string, frame: (typeof FRAMES)[number]["frame"]) => {
    const { source, faces } = PICTURES.find((picture) => picture.name === name) ?? { source: frame, faces: [] };
    return fitPicture(source, frame, { focus: [0.5, 0.5], faces }).isPrint;
  };

  expect(fit("a head that fills an upright picture", TALL)).toBe(true);
  expect(fit("two heads far apart in a square", TALL)).toBe(true);
  expect(fit("three heads across a wide picture", SQUARE)).toBe(true);
  expect(fit("a head near the top of a square", WIDE)).toBe(false);
  expect(fit("a head near the top of a square", TALL)).toBe(false);
});
