import { describe, expect, test } from "vitest";

import { crashRounds } from "#test/database/crash-rounds.ts";
import { temporaryFolder } from "#test/database/engines.ts";
import { raceForLock } from "#test/database/lock-race.ts";
import { cutPower } from "#test/database/power-cut.ts";

const TIMEOUT = { timeout: 15 * 60_000 };

describe("the embedded database, for a long time", () => {
  test("[embedded] 12 killed writers lose no acknowledged row", TIMEOUT, async () => {
    const report = await crashRounds(12);

    expect(report).toMatchObject({ lost: 0, total: 20_000 });
    expect(report.acknowledged).toBeGreaterThan(12 * 10);
  });

  test("[embedded] 12 power cuts lose no acknowledged row", TIMEOUT, async () => {
    for (const seed of [1, 2, 3]) {
      expect(await cutPower({ isDurable: true, cuts: 4, seed })).toMatchObject({ cuts: 4, lost: 0, damage: [] });
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
    "[embedded] 12 times exactly one of five gets the lock (%s)",
    TIMEOUT,
    async (mode) => {
      const directory = `${await temporaryFolder()}/lock-${mode}`;
      for (let round = 0; round < 12; round += 1) {
        expect(await raceForLock(directory, mode)).toMatchObject({ winners: 1 });
      }
    },
  );
});
