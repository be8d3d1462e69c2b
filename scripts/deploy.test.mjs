import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path) => readFileSync(join(root, path), "utf8");

const SOURCES = [
  "apps/server/src/platform/watching/metrics.ts",
  "apps/server/src/features/status/figures-for-machines.ts",
];

test("alerts and board ask only for figures that the product tells, and for all of them [R19.5]", () => {
  const told = SOURCES.flatMap((path) => [...read(path).matchAll(/name: "(sahne_\w+)"/g)].map(([, name]) => name));
  const texts = ["deploy/monitoring/alerts.yml", "deploy/monitoring/grafana-board.json"].map(read).join("\n");
  const asked = [...texts.matchAll(/\bsahne_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));

  expect(told.length).toBeGreaterThan(10);
  expect([...new Set(asked)].filter((name) => !told.includes(name))).toEqual([]);
  const unasked = told.filter((name) => !asked.includes(name));
  expect(unasked).toEqual(["sahne_queue_jobs"]);
  expect(JSON.parse(read("deploy/monitoring/grafana-board.json")).panels.length).toBeGreaterThan(10);
});
