import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkStep } from "./stale.mjs";

let folder = "";
let step = { outputs: [""], sources: [""], stampFile: "" };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sahne-stale-"));
  mkdirSync(join(folder, "src"));
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "src", "a.ts"), "1");
  writeFileSync(join(folder, "src", "b.ts"), "2");
  step = {
    outputs: [join(folder, "dist", "main.mjs")],
    sources: [join(folder, "src")],
    stampFile: join(folder, "stamps", "step"),
  };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build() {
  const { markBuilt } = checkStep(step);
  writeFileSync(join(folder, "dist", "main.mjs"), "built");
  markBuilt();
}

test("a step that was never built is stale, and fresh once it is", () => {
  expect(checkStep(step).isFresh).toBe(false);

  build();

  expect(checkStep(step).isFresh).toBe(true);
});

test("an edited, an added and a removed source each make it stale", () => {
  build();
  utimesSync(join(folder, "src", "a.ts"), new Date(), new Date(Date.now() + 5000));
  expect(checkStep(step).isFresh).toBe(false);

  build();
  writeFileSync(join(folder, "src", "c.ts"), "3");
  expect(checkStep(step).isFresh).toBe(false);

  build();
  rmSync(join(folder, "src", "c.ts"));
  expect(checkStep(step).isFresh).toBe(false);
});

test("a source replaced by an older one makes it stale", () => {
  build();
  writeFileSync(join(folder, "src", "a.ts"), "1");
  utimesSync(join(folder, "src", "a.ts"), new Date(0), new Date(0));

  expect(checkStep(step).isFresh).toBe(false);
});

test("an edit made while the build was running makes the result stale", () => {
  const { markBuilt } = checkStep(step);
  writeFileSync(join(folder, "dist", "main.mjs"), "built");
  utimesSync(join(folder, "src", "a.ts"), new Date(), new Date(Date.now() + 5000));
  markBuilt();

  expect(checkStep(step).isFresh).toBe(false);
});

test("a lost output makes it stale although no source changed", () => {
  build();
  rmSync(join(folder, "dist", "main.mjs"));

  expect(checkStep(step).isFresh).toBe(false);
});

test("a changed test does not make it stale", () => {
  build();
  writeFileSync(join(folder, "src", "a.test.ts"), "4");

  expect(checkStep(step).isFresh).toBe(true);
});
