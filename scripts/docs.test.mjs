import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const workspaces = ["apps", "packages"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const inside = ["src", "test", "scripts", "objects"];
const folders = [...workspaces.flatMap((name) => inside.map((part) => `${name}/${part}`)), "e2e", "bench", "scripts"];
const files = folders.flatMap((folder) => {
  try {
    return readdirSync(join(root, folder), { recursive: true }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    );
  } catch {
    return [];
  }
});
// Endings of names, not names.
const ENDINGS = new Set([".service.ts", ".repo.ts"]);

test.each(["docs/ARCHITECTURE.md", "docs/ADDING.md"])("every source file that %s names exists", (path) => {
  const text = readFileSync(join(root, path), "utf8");
  const names = [...text.matchAll(/`([\w/.-]+\.(?:tsx?|mjs|sh))`/g)].map(([, name]) => name);
  const missing = names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));

  expect(names.length).toBeGreaterThan(15);
  expect(missing.filter((name) => !ENDINGS.has(name))).toEqual([]);
});
