import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { runnerImport, type Plugin } from "vite";

/**
 * Writes the landing page's first view in its three languages, and the dashboard's empty frame, beside the page. The server
 * sends them inside the page, so that there is something to see before any script has arrived; the script takes their place.
 */
export function prerenderPages(): Plugin {
  return {
    name: "prerender-pages",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const { module } = await runnerImport<{ drawn: object }>("/src/prerender.tsx", {
        root: fileURLToPath(new URL(".", import.meta.url)),
        configFile: false,
        logLevel: "warn",
        plugins: [react()],
      });
      await writeFile(join(dir, ".drawn.json"), JSON.stringify(module.drawn));
    },
  };
}
