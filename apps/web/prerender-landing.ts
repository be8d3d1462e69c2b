import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { runnerImport, type Plugin } from "vite";

/**
 * Writes the landing page's first view in its three languages beside the page. The server sends it inside the page, so that
 * a visitor sees and reads it before any script has arrived; the script then draws the same over it.
 */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const { module } = await runnerImport<{ landingViews: object }>("/src/prerender.tsx", {
        root: fileURLToPath(new URL(".", import.meta.url)),
        configFile: false,
        logLevel: "warn",
        plugins: [react()],
      });
      await writeFile(join(dir, ".landing.json"), JSON.stringify(module.landingViews));
    },
  };
}
