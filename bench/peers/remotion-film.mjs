// Renders remotion-film.jsx: node remotion-film.mjs <browser> <output>, in a folder whose node_modules hold Remotion's packages.
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , browserExecutable, outputLocation] = process.argv;
const load = createRequire(import.meta.url);
const { bundle } = load("@remotion/bundler");
const { renderMedia, selectComposition } = load("@remotion/renderer");

const here = import.meta.dirname;
const entryPoint = join(here, "remotion-film.jsx");
const serveUrl = await bundle({ entryPoint, rootDir: here, publicDir: join(here, "public") });
const chrome = { browserExecutable, chromeMode: "headless-shell", chromiumOptions: { gl: null } };
const composition = await selectComposition({ serveUrl, id: "film", ...chrome });
await renderMedia({
  ...chrome,
  composition,
  serveUrl,
  outputLocation,
  codec: "h264",
  crf: 16,
  x264Preset: "veryfast",
  concurrency: 2,
  logLevel: "error",
});
