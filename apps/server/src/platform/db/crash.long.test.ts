import { describe, expect, test } from "vitest";

import { crashRounds } from "#test/database/crash-rounds.ts";
import { temporaryFolder } from "#test/database/engines.ts";
import { raceForLock } from "#test/database/lock-race.ts";
import { cutPower } from "#test/database/power-cut.ts";

const TIMEOUT = { timeout: 15 * 60_000 };

describe("the embedded database, for a long time", () => {
  test("[embedded] 25 killed writers lose no acknowledged row", TIMEOUT, async () => {
    const report = await crashRounds(25);

    expect(report).toMatchObject({ lost: 0, total: 20_000 });
    expect(report.acknowledged).toBeGreaterThan(25 * 10);
  });

  test("[embedded] 24 power cuts lose no acknowledged row", TIMEOUT, async () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(await cutPower({ isDurable: true, cuts: 6, seed })).toMatchObject({ cuts: 6, lost: 0, damage: [] });
    }
  });

  test(
    "[embedded] the same cuts destroy a database on PGlite's own file system, so the test can fail",
    TIMEOUT,
    async () => {
      const report = await cutPower({ isDurable: false, cuts: 3, seed: 42 });

      expect(report.damage).not.toEqual([]);
    },
  );

  test.each(["kernel", "path-only"] as const)(
    "[embedded] 25 times exactly one of five gets the lock (%s)",
    TIMEOUT,
    async (mode) => {
      const directory = `${await temporaryFolder()}/lock-${mode}`;
      for (let round = 0; round < 25; round += 1) {
        expect(await raceForLock(directory, mode)).toMatchObject({ winners: 1 });
      }
    },
  );
});
