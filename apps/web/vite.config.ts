import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./chunk-groups.ts";
import { directIcons } from "./direct-icons.ts";
import { precompress } from "./precompress.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { prerenderPages } from "./prerender-pages.ts";
import { presetSamples } from "./preset-samples.ts";
import { slimContract } from "./slim-contract.ts";
import { slimIcons } from "./slim-icons.ts";
import { slimZod } from "./slim-zod.ts";

const API_PATHS = [
  "/api",
  "/login",
  "/register",
  "/video",
  "/upload",
  "/media",
  "/healthz",
  "/livez",
  "/readyz",
  "/docs",
  "/studio-assets",
];
const apiAddress = `http://127.0.0.1:${process.env["SAHNE_API_PORT"] ?? "3000"}`;

export default defineConfig(({ command }) => ({
  resolve: command === "build" ? { alias: { "react-router": productionRouter() } } : {},
  plugins: [
    directIcons(),
    react(),
    tailwindcss(),
    presetSamples(),
    preloadFonts(),
    slimContract(),
    slimIcons(),
    slimZod(),
    precompress(),
    prerenderPages(),
  ],
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: apiAddress }])),
  },
  build: {
    // `font-src 'self'` refuses data: addresses, so even the smallest file stays a file.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every page has it already, and whoever imports something would carry its place in the list.
      resolveDependencies: (_file, needed) => needed.filter((file) => !file.includes("/rolldown-runtime.")),
    },
    rolldownOptions: {
      // On a busy machine it would tell whoever starts the product how long our own steps took.
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: "static/js/[name].[hash].js",
        // Of a chunk shared by several screens the bundler's name lists them all.
        chunkFileNames: ({ name }) => `static/js/${/^(shared|widgets)~/.exec(name)?.[1] ?? "[name]"}.[hash:7].js`,
        assetFileNames: ({ names }) =>
          `static/assets/${names[0]?.startsWith("shared~") === true ? "shared" : "[name]"}.[hash][extname]`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // The thread of the studio's preview, under a name by which the server gives it a policy of its own.
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "static/js/[name].[hash].js", chunkFileNames: "static/js/[name].[hash].js" },
    },
  },
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    // One document and one set of modules for all files: making them anew for each took three quarters of the time.
    pool: "threads",
    isolate: false,
    setupFiles: ["src/test/setup.ts"],
    // Beyond the patience of every wait inside a test, so that the wait itself says what did not come.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The client is tried against a real server on another port; the browser's own origin rule is not what is tested.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
}));

/** Its package offers the build with developer warnings to every bundler; a visitor has no use for them. */
function productionRouter(): string {
  return fileURLToPath(import.meta.resolve("react-router").replace("/development/", "/production/"));
}
