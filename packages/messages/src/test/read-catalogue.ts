import { readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Catalogue } from "#message.ts";

/** Every text as it is written, with the files it comes from: what the compiled groups are checked against. */
export async function readCatalogue(): Promise<{ catalogue: Catalogue; files: readonly string[] }> {
  const folder = fileURLToPath(new URL("../catalogue/", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const catalogue: Catalogue = {};
  for (const file of files) {
    const { messages } = (await import(pathToFileURL(folder + file).href)) as { messages: Catalogue };
    Object.assign(catalogue, messages);
  }
  return { catalogue, files };
}
