import { existsSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, test } from "vitest";

import { testLog } from "#test/database/engines.ts";
import { raceForLock } from "#test/database/lock-race.ts";

import { openDatabase } from "#platform/db/open-database.ts";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

let directory = "";
beforeEach(async () => {
  directory = await testFolder();
});

test.each([
  { mode: "kernel", rounds: 2 },
  { mode: "path-only", rounds: 2 },
] as const)(
  "of five processes exactly one gets the directory, also when a killed holder left its lock behind ($mode)",
  async ({ mode, rounds }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { winners, refusals, winnerPid } = await raceForLock(directory, mode);

      expect(winners).toBe(1);
      expect(refusals).toEqual(Array(4).fill(`held by ${winnerPid}`));
      expect(existsSync(join(directory, "lock"))).toBe(true);
    }
  },
);

describe("a locked directory", () => {
  test("is refused to a second database, which names the holder", async () => {
    const release = await lockDirectory(directory);

    const second = openDatabase({ directory, log: testLog });

    await expect(second).rejects.toThrow(`The directory ${directory} is in use by process ${process.pid}.`);
    await expect(second).rejects.toBeInstanceOf(DirectoryInUseError);
    await release();
  });

  test("is free again after it was given back", async () => {
    const release = await lockDirectory(directory);
    await release();

    const releaseAgain = await lockDirectory(directory);

    await releaseAgain();
    expect(existsSync(join(directory, "lock"))).toBe(false);
  });

  test("may have a path too long for a socket", async () => {
    const deep = join(directory, "a".repeat(60), "b".repeat(60));
    const release = await lockDirectory(deep);

    await expect(lockDirectory(deep)).rejects.toBeInstanceOf(DirectoryInUseError);
    await release();
  });
});
