import { defineConfig } from "vitest/config";

const MINUTE_MS = 60_000;

/** Tests that kill processes, fill disks or run for minutes: one at a time, each in a process of its own. */
export default defineConfig({
  test: {
    name: "long",
    include: [
      "packages/*/src/**/*.long.test.ts",
      "apps/*/{src,test}/**/*.long.test.ts",
      // The quick run tries a few moods, looks and drawings, this one all of them (tools/sweep.ts).
      "packages/engine/src/{sound/music,sound/cues,stage/compose,director/own-objects}.test.ts",
    ],
    env: { SAHNE_SWEEP: "1" },
    globalSetup: ["scripts/test-folder.mjs"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 30 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
    expect: { poll: { timeout: MINUTE_MS } },
  },
});
