import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment } from "#platform/settings.ts";
import { settingsPage } from "./settings-page.ts";

const page = readFileSync(new URL("../../../docs/SETTINGS.md", import.meta.url), "utf8");

test("docs/SETTINGS.md is what the settings say today (`npm run settings` writes it)", () => {
  expect(page).toBe(settingsPage());
});

test("every setting stands in docs/SETTINGS.md with what it means", () => {
  const silent = Object.entries(environment.shape).filter(
    ([name, setting]) => !page.includes(`| \`${name}\``) || !setting.meta()?.description,
  );

  expect(silent.map(([name]) => name)).toEqual([]);
});

test("the README names only settings that exist", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const table = readme.split("## Settings")[1]?.split("\n## ")[0] ?? "";

  const named = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].flatMap((match) => match[1] ?? []);

  expect(named.filter((name) => !(name in environment.shape))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
