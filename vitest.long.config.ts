import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const MINUTE_MS = 60_000;

/** What a pipeline without time may leave out comes last: what could cost somebody money or work is always tried. */
class MoneyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isAboutMoney = ({ moduleId }: TestSpecification) => /\/(crash|publishing|videos|queue|db)\//u.test(moduleId);
    return [...sorted.filter(isAboutMoney), ...sorted.filter((file) => !isAboutMoney(file))];
  }
}

/** What they find is rare by nature: they never get a second try, not even in the pipeline (CONTRIBUTING.md). */
const kills = [
  "apps/server/test/**/*.long.test.ts",
  "apps/server/src/operating/*.long.test.ts",
  "apps/server/src/platform/{db/crash,queue/take-over}.long.test.ts",
];

const shared = {
  env: { SAHNE_SWEEP: "1" },
  globalSetup: ["scripts/test-folder.mjs"],
  setupFiles: ["scripts/time-box.mjs"],
  pool: "forks" as const,
  testTimeout: 30 * MINUTE_MS,
  hookTimeout: 5 * MINUTE_MS,
  expect: { poll: { timeout: MINUTE_MS } },
};

/** Tests that kill processes, fill disks or run for minutes: two files at a time, each in a process of its own. */
export default defineConfig({
  test: {
    sequence: { sequencer: MoneyFirst },
    // Most of them wait for processes that they killed: one alone leaves a core idle.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: "kills", include: kills } },
      {
        test: {
          ...shared,
          name: "long",
          retry: process.env["SAHNE_SECOND_TRY"] === "1" ? 1 : 0,
          include: [
            "packages/*/src/**/*.long.test.ts",
            "apps/*/{src,test}/**/*.long.test.ts",
            "scripts/**/*.long.test.mjs",
            // The quick run tries a few moods, looks, drawings, traps and calendars, this one all of them (tools/sweep.ts).
            "packages/engine/src/{sound/music,stage/compose,stage/figure/draw-figure,director/own-objects,script/read-beats}.test.ts",
            "apps/server/src/features/schedules/{recurrence,plan-moves}.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...kills],
        },
      },
    ],
  },
});
