import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/sandbox/src/**/*.test.ts", "scripts/**/*.test.mjs"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // One process keeps one PGlite and one PostgreSQL open for every file: starting either per file costs seconds.
          name: "server",
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
