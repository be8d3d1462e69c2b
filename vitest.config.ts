import { configDefaults, defineConfig } from "vitest/config";

// Crash, fuzz and power-cut runs belong to `npm run test:long`.
const exclude = [...configDefaults.exclude, "**/*.long.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          exclude,
          include: ["packages/*/src/**/*.test.ts", "apps/sandbox/src/**/*.test.ts", "scripts/**/*.test.mjs"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // One process keeps one PGlite and one PostgreSQL open for every file: starting either per file costs seconds.
          name: "server",
          exclude,
          include: ["apps/server/**/*.test.ts"],
          pool: "threads",
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      "apps/web/vite.config.ts",
    ],
  },
});
