import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const API_PATHS = ["/api", "/login", "/register", "/video", "/upload", "/media", "/healthz", "/docs"];
const apiAddress = `http://127.0.0.1:${process.env["SAHNE_API_PORT"] ?? "3000"}`;

export default defineConfig({
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
        chunkFileNames: "static/js/[name].[hash].js",
        assetFileNames: "static/assets/[name].[hash][extname]",
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
});
