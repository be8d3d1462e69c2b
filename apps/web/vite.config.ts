import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const API_PATHS = ["/api", "/login", "/register", "/video", "/upload", "/media", "/healthz", "/docs"];
const apiAddress = `http://127.0.0.1:${process.env["SAHNE_API_PORT"] ?? "3000"}`;

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const isMain = /[\\/]src[\\/]main\.tsx$/;
const isOwnChunk = /[\\/]screens[\\/]landing[\\/]|lucide-react[\\/].*[\\/]icons[\\/]/;
const firstPages = ["src/main.tsx", "src/screens/landing/landing-screen.tsx"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
let firstModules: ReadonlySet<string> | undefined;

/** One file for all that the first visit needs, whichever page it is: what main.tsx and the landing page stand on. */
function baseChunk(id: string, graph: Graph): string | null {
  firstModules ??= staticImports(firstPages, graph);
  return firstModules.has(id) && !isMain.test(id) && !isOwnChunk.test(id) ? "base" : null;
}

function staticImports(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(entries);
  // A set hands out what is added to it while it is walked.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

// Few and larger files: a hundred chunks of one icon each cost more in overhead than they save.
const chunkGroups = [
  { name: baseChunk, debugName: "base", priority: 3 },
  { name: "forms", test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 2 },
  { name: "wire", test: /node_modules[\\/](zod|@tanstack)[\\/]|packages[\\/]contract[\\/]/, priority: 2 },
  // The provider stands around every page, the widgets it serves come later.
  { name: "csp", test: /@base-ui[\\/]react[\\/](csp-provider|.*csp-context)/, priority: 2 },
  {
    name: "icons",
    test: /lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    priority: 2,
  },
  {
    name: "widgets",
    test: /@base-ui|@floating-ui|[\\/]ui[\\/](confirm-dialog|dialog|drawer|menu|popover|tabs|tooltip|command-\w+)\./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 1,
  },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
];

export default defineConfig(({ command }) => ({
  resolve: command === "build" ? { alias: { "react-router": productionRouter() } } : {},
  plugins: [react(), tailwindcss()],
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: apiAddress }])),
  },
  build: {
    // `font-src 'self'` refuses data: addresses, so even the smallest file stays a file.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: "static/js/[name].[hash].js",
        // Of a chunk shared by several screens the bundler's name lists them all.
        chunkFileNames: ({ name }) => `static/js/${/^(icons|shared|widgets)~/.exec(name)?.[1] ?? "[name]"}.[hash].js`,
        assetFileNames: "static/assets/[name].[hash][extname]",
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
    // The client is tried against a real server on another port; the browser's own origin rule is not what is tested.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
}));

/** Its package offers the build with developer warnings to every bundler; a visitor has no use for them. */
function productionRouter(): string {
  return fileURLToPath(import.meta.resolve("react-router").replace("/development/", "/production/"));
}
