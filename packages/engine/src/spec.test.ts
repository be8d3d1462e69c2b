import { expect, test } from "vitest";
import { RenderError } from "./render-error.ts";
import { checkRenderSpec } from "./spec.ts";

const good = { prompt: "Merhaba", aspectRatio: "16:9", durationSeconds: 8, resolution: "720p" };

test("a complete spec passes and unknown fields are dropped", () => {
  const spec = checkRenderSpec({ ...good, style: "surprise", music: "none", evil: 1 });

  expect(spec).toMatchObject({ ...good, style: "surprise", music: "none" });
  expect(spec).not.toHaveProperty("evil");
});

test.each([
  ["prompt", 7],
  ["prompt", "a".repeat(10_001)],
  ["aspectRatio", "4:3"],
  ["aspectRatio", undefined],
  ["durationSeconds", 4],
  ["durationSeconds", 61],
  ["durationSeconds", Number.NaN],
  ["resolution", "4k"],
  ["style", "__proto__"],
  ["scene", "toString"],
  ["captions", "comic"],
  ["music", "loud"],
  ["voice", "human"],
  ["language", "de"],
  ["images", ["relative.jpg"]],
  ["images", Array.from({ length: 11 }, () => "/a.jpg")],
  ["seed", 1.5],
])("a spec with %s = %j is refused as bad input", (field, value) => {
  const check = () => checkRenderSpec({ ...good, [field]: value });

  expect(check).toThrow(RenderError);
  expect(check).toThrow(field);
});

test("only samples may be two seconds long", () => {
  expect(() => checkRenderSpec({ ...good, durationSeconds: 2 })).toThrow("durationSeconds");
  expect(checkRenderSpec({ ...good, durationSeconds: 2 }, { isSample: true }).durationSeconds).toBe(2);
});
