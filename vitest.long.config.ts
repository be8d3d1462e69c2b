import { defineConfig } from "vitest/config";

const MINUTE_MS = 60_000;

/** Tests that kill processes, fill disks or run for minutes: two files at a time, each in a process of its own. */
export default defineConfig({
  test: {
    name: "long",
    include: [
      "packages/*/src/**/*.long.test.ts",
      "apps/*/{src,test}/**/*.long.test.ts",
      "scripts/**/*.long.test.mjs",
      // The quick run tries a few moods, looks, drawings and calendars, this one all of them (tools/sweep.ts).
      "packages/engine/src/{sound/music,stage/compose,director/own-objects}.test.ts",
      "apps/server/src/features/schedules/{recurrence,plan-moves}.test.ts",
    ],
    env: { SAHNE_SWEEP: "1" },
    globalSetup: ["scripts/test-folder.mjs"],
    pool: "forks",
    // Most of them wait for processes that they killed: one alone leaves a core idle.
    maxWorkers: 2,
    testTimeout: 30 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
    expect: { poll: { timeout: MINUTE_MS } },
  },
});
