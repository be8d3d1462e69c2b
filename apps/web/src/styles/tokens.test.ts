import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastRatio } from "#screens/theme-demo/contrast.ts";
import { palette } from "#screens/theme-demo/palette.ts";

type Tokens = ReadonlyMap<string, string>;

const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const light = readBlock(':root,\n[data-theme="light"] {');
const dark = readBlock('[data-theme="dark"] {');
const themes = [
  ["dark", dark],
  ["light", light],
] as const;

const SURFACES = ["bg", "surface-1", "surface-2", "surface-3"];
const TEXTS = ["text", "text-2", "text-3", "accent-text", "success", "warning", "danger", "info", "scheduled"];
const GRAPHICS = ["line-strong", "focus", "accent-graphic", "success-graphic", "warning-graphic", "danger-graphic"];
const TINTS = ["accent", "success", "warning", "danger", "info", "scheduled"];

test.each(themes)("[R3.6] every text of the %s theme reads on every surface (4.5)", (_name, tokens) => {
  expect(belowLimit(tokens, pairs(TEXTS, SURFACES), 4.5)).toEqual([]);
});

test.each(themes)("[R3.6] every edge and drawing of the %s theme is seen on every surface (3)", (_name, tokens) => {
  expect(belowLimit(tokens, pairs(GRAPHICS, SURFACES), 3)).toEqual([]);
});

test.each(themes)("[R3.6] every badge of the %s theme reads on its tint (4.5)", (_name, tokens) => {
  const badges = TINTS.map((name) => [name === "accent" ? "accent-text" : name, `${name}-tint`] as const);

  expect(belowLimit(tokens, badges, 4.5)).toEqual([]);
});

test.each(themes)("[R3.6] labels read on the accent in each of its states in the %s theme", (_name, tokens) => {
  const fills = pairs(["on-accent"], ["accent", "accent-hover", "accent-active"]);

  expect(belowLimit(tokens, [...fills, ["on-danger", "danger-solid"]], 4.5)).toEqual([]);
});

test.each(themes)("[R3.1] the pairs the palette shows are met in the %s theme", (_name, tokens) => {
  const failing = palette.filter((swatch) => ratio(tokens, swatch.ink, swatch.background) < swatch.least);

  expect(failing).toEqual([]);
});

test("[R3.6] the accent is #A4161A in both themes, and light mode is light grey and white", () => {
  expect([light.get("accent"), dark.get("accent")]).toEqual(["#a4161a", "#a4161a"]);
  expect([light.get("bg"), light.get("surface-1")]).toEqual(["#f5f3f4", "#ffffff"]);
});

test("[R3.6] the accent itself is too dark to be text on dark, which is why there is a lighter one", () => {
  expect(ratio(dark, "accent", "bg").toFixed(2)).toBe("2.56");
});

test("both themes name the same tokens", () => {
  expect([...dark.keys()]).toEqual([...light.keys()]);
});

function readBlock(head: string): Tokens {
  const start = source.indexOf(head);
  const block = source.slice(start, source.indexOf("}", start));
  return new Map([...block.matchAll(/--c-([\w-]+): (#[0-9a-f]+)/g)].map(([, name = "", value = ""]) => [name, value]));
}

function pairs(inks: readonly string[], grounds: readonly string[]): (readonly [string, string])[] {
  return inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));
}

function ratio(tokens: Tokens, ink: string, ground: string): number {
  return contrastRatio(tokens.get(ink) ?? "", tokens.get(ground) ?? "");
}

// A token that is missing gives NaN, which must count as failing.
function belowLimit(tokens: Tokens, list: readonly (readonly [string, string])[], limit: number): string[] {
  return list
    .filter(([ink, ground]) => !(ratio(tokens, ink, ground) >= limit))
    .map(([ink, ground]) => `${ink} on ${ground}`);
}
