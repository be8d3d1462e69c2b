import { expect, test } from "vitest";
import { backupAndRestore } from "#test/operating/round-trip.ts";

test("a backup of an embedded database, taken while the product runs, comes back as it was [R19.2]", async () => {
  expect(await backupAndRestore("embedded")).toMatchObject({ files: 3, jobs: 2 });
});
