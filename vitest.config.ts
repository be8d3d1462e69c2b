import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

// Crash, fuzz and power-cut runs belong to `npm run test:long`.
const exclude = [...configDefaults.exclude, "**/*.long.test.{ts,mjs}"];

// Tests that start and kill processes of their own mostly wait: they run beside the others.
const processes = [
  "apps/server/test/**/*.test.ts",
  "apps/server/src/platform/db/{cluster,directory-lock,durable-file-system,migrate}.test.ts",
  "apps/server/src/features/schedules/two-schedulers.test.ts",
];
// By its address: each project resolves names from a folder of its own.
const setupFiles = [fileURLToPath(new URL("scripts/fixed-seed.mjs", import.meta.url))];
// A deadline, not a measure: on a machine that stutters what is waited for comes seconds late and is still right.
const patience = { poll: { timeout: 45_000 } };
const server = {
  setupFiles,
  globalSetup: fileURLToPath(new URL("scripts/test-folder.mjs", import.meta.url)),
  expect: patience,
  pool: "threads",
  isolate: false,
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 300_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          setupFiles,
          expect: patience,
          pool: "threads",
          isolate: false,
          exclude,
          include: ["packages/*/src/**/*.test.ts", "apps/sandbox/src/**/*.test.ts", "scripts/**/*.test.mjs"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          // One process keeps one PGlite and one PostgreSQL open for every file: starting either per file costs seconds.
          ...server,
          name: "server",
          exclude: [...exclude, ...processes],
          include: ["apps/server/**/*.test.ts"],
        },
      },
      {
        // A single start of a process may take ten seconds on a busy machine.
        test: { ...server, name: "processes", exclude, include: processes, testTimeout: 480_000 },
      },
      "apps/web/vite.config.ts",
    ],
  },
});
