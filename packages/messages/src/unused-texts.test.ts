import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCatalogue } from "./test/read-catalogue.ts";

const READERS = ["apps/web/src", "apps/server/src", "packages/contract/src"];

test("every text has a reader: what nobody shows would travel with every page", async () => {
  const { catalogue } = await readCatalogue();
  const source = READERS.flatMap(sourcesBelow).join("\n");
  const literals = new Set([...source.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, text]) => text));
  // Keys made of parts, such as `stage.${stage}` or `${page}.title`.
  const patterns = [...source.matchAll(/`([\w.-]*)\$\{[^`}]+\}([\w.-]*)`/g)].flatMap(([, start = "", end = ""]) =>
    start.includes(".") || end.startsWith(".") ? [{ start, end }] : [],
  );

  const unread = Object.keys(catalogue).filter(
    (key) => !literals.has(key) && !patterns.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
  );

  expect(unread).toEqual([]);
});

function sourcesBelow(folder: string): string[] {
  const root = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(root + path, "utf8"));
}
