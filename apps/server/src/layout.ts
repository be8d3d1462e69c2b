import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Where the built parts of the product lie; right from src/ and from the bundle in dist/, both one folder deep. */
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const layout = {
  webRoot: at("../../web/dist"),
  sandboxEntry: at("../../sandbox/dist/main.mjs"),
  renderChild: at("../../../packages/engine/dist/render-child.cjs"),
  pictureChild: at("../../../packages/engine/dist/picture-child.mjs"),
  soundChild: at("../../../packages/engine/dist/sound-child.mjs"),
  posterChild: at("../../../packages/engine/dist/poster-child.mjs"),
  starterPictures: at("../assets/starter-pictures"),
  databaseTemplate: at("../dist/template.tar.gz"),
  rootPackage: at("../../../package.json"),
};

export async function readVersion(): Promise<string> {
  const parsed = JSON.parse(await readFile(layout.rootPackage, "utf8")) as { version: string };
  return parsed.version;
}
