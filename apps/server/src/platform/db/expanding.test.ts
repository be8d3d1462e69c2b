import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Nobody ran an earlier release beside a newer one before. */
const FIRST = 56;
/** Above a statement that takes away what no release still in use reads; says since when. */
const MARK = "-- contracts:";

/** What a release that is still running would stumble over (docs/OPERATING.md, "To upgrade"). */
function contracts(statement: string): boolean {
  const text = statement.replaceAll(/\s+/g, " ");
  const isDemanding = /add column/i.test(text) && /not null/i.test(text) && !/default|generated/i.test(text);
  return isDemanding || /drop column|drop table|\brename\b|set not null|alter column .* type /i.test(text);
}

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['CREATE TABLE "a" ("b" text NOT NULL);', false],
  ['DROP INDEX "a";', false],
])("%s contracts: %s", (statement, is) => {
  expect(contracts(statement)).toBe(is);
});

test("migrations only add, so that the release before goes on while processes are replaced one by one [R19.6]", async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql") && Number(name.slice(0, 4)) >= FIRST);
  const found: string[] = [];
  for (const name of names) {
    const statements = (await readFile(`${folder}/${name}`, "utf8")).split("--> statement-breakpoint");
    found.push(
      ...statements.filter((one) => contracts(one) && !one.includes(MARK)).map((one) => `${name}: ${one.trim()}`),
    );
  }

  expect(names.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
