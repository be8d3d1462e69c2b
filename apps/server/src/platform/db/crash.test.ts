import { beforeAll, expect, test } from "vitest";

import { crashRounds } from "#test/database/crash-rounds.ts";
import { embeddedTemplate } from "#test/database/engines.ts";
import { cutPower } from "#test/database/power-cut.ts";

const MINUTE_MS = 60_000;

// Made here because it may take longer than a test should.
beforeAll(() => embeddedTemplate());

test(
  "[embedded] a killed writer loses no acknowledged row and leaves no transaction half done",
  { timeout: 2 * MINUTE_MS },
  async () => {
    const report = await crashRounds(1);

    expect(report).toMatchObject({ lost: 0, total: 20_000 });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
);

test("[embedded] power cuts lose no acknowledged row on our file system", { timeout: 2 * MINUTE_MS }, async () => {
  const report = await cutPower({ isDurable: true, cuts: 2, seed: 7 });

  expect(report).toMatchObject({ cuts: 2, lost: 0, damage: [] });
  expect(report.acknowledged).toBeGreaterThan(100);
});

test(
  "[embedded] the same cuts destroy a database on PGlite's own file system, so the test can fail",
  { timeout: 2 * MINUTE_MS },
  async () => {
    const report = await cutPower({ isDurable: false, cuts: 3, seed: 42 });

    expect(report.damage).not.toEqual([]);
  },
);
