import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import type { Route } from "./route.ts";

/** As long as a body may be. */
const LENGTH = 250_000;
const PIECES = [
  "a",
  ".",
  " ",
  "a@",
  "a.",
  "1",
  "-",
  "/",
  "+03:00",
  ",",
  "a,",
  "#",
  "\t",
  "ş",
  "İ",
  "🙂",
  "é",
  "T00:00:00",
];
/** A deadline, not a measure: what grows with the square of its text takes minutes here. */
const DEADLINE_MS = 2_000;

const modules = await Promise.all(
  readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => import(new URL(name, import.meta.url).href) as Promise<Record<string, unknown>>),
);
const routes = modules.flatMap((module) => Object.values(module)).filter(isRoute);

test("the routes of all rooms are tried", () => {
  expect(routes.length).toBeGreaterThan(100);
});

test.each(routes.map((route) => [route.id, route] as const))(
  "%s: no text, however long and odd, takes more time than its length",
  (_id, route) => {
    for (const shape of [route.params, route.query, route.body]) {
      for (const field of fieldsOf(shape)) {
        for (const piece of PIECES) {
          const text = `${piece.repeat(LENGTH / piece.length)}\u0000@`;
          const started = performance.now();
          shape.safeParse({ [field]: text });
          expect([field, piece, performance.now() - started < DEADLINE_MS]).toEqual([field, piece, true]);
        }
      }
    }
  },
);

function isRoute(value: unknown): value is Route {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "body" in value;
}

function fieldsOf(shape: z.ZodType): string[] {
  return "shape" in shape ? Object.keys(shape.shape as object) : [];
}
