// Builds what the renderer needs besides its sources: the WASM kernel, the entry files of its processes, drawings and words.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { main as compile } from "assemblyscript/asc";
import { build, transform } from "esbuild";
import { makeAssets } from "./build-assets.mjs";
import { lettersOfWords } from "./build-letters.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");

await mkdir(dist, { recursive: true });
// Built aside and moved into place: a film that starts meanwhile sees the old files or the new, never half of one.
const folder = await mkdtemp(join(dist, ".build-"));

const OPTIONS = {
  outdir: folder,
  bundle: true,
  platform: "node",
  target: "node20",
  // Every film reads them from end to end: without what only people need, and with the maps beside them.
  minifyWhitespace: true,
  // Node 20 has both: written as strings instead, patterns are read anew wherever they are met.
  supported: { "regexp-unicode-property-escapes": true, "regexp-lookbehind-assertions": true },
  sourcemap: true,
  logLevel: "warning",
};

// Our own `#` imports look like packages to esbuild: keep them inside the bundle.
const ownImports = {
  name: "own-imports",
  setup: (builder) => builder.onResolve({ filter: /^#/ }, ({ path }) => ({ path: join(root, "src", path.slice(1)) })),
};

/** Asked once more for what it has itself sent on. */
const PASSED = Symbol("passed");

/** node-av does not say that its files do nothing by being read, and they do not: what nobody asks for is left out. */
const nodeAvInParts = {
  name: "node-av-in-parts",
  setup: (builder) =>
    builder.onResolve({ filter: /^(?:node-av\/|\.)/ }, async ({ path, pluginData, importer, ...from }) => {
      const isOfIt = path.startsWith("node-av/") || importer.includes("/node-av/dist/");
      if (pluginData === PASSED || !isOfIt) return undefined;
      return { ...(await builder.resolve(path, { ...from, importer, pluginData: PASSED })), sideEffects: false };
    }),
};

/** Packages that could also read from addresses bring what does; a film is made of files, and its process has no way out. */
const noNetwork = {
  name: "no-network",
  setup(builder) {
    builder.onResolve({ filter: /^(?:node:)?(?:http|https|dgram)$/ }, ({ path }) => ({
      path,
      namespace: "no-network",
    }));
    builder.onLoad({ filter: /./, namespace: "no-network" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** Nearly no film speaks with it, and its file of words is looked for beside it: it stays a package and is loaded by itself. */
const voiceWhenAsked = {
  name: "voice-when-asked",
  setup(builder) {
    builder.onResolve({ filter: /^@echogarden\// }, ({ path }) => ({ path, namespace: "when-asked" }));
    builder.onLoad({ filter: /./, namespace: "when-asked" }, ({ path }) => ({
      contents: `export default async () => (await __import(${JSON.stringify(path)})).default();`,
    }));
  },
};

try {
  await Promise.all([compileKernel("kernel.wasm"), bundleEntries(), bundleRenderer(), makeAssets(dist, folder)]);
  await moveIntoPlace();
  await compileProgram("render-program.code");
  await moveIntoPlace();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function moveIntoPlace() {
  for (const name of await readdir(folder)) await rename(join(folder, name), join(dist, name));
}

/** Makes one film that has a little of everything, and keeps what was compiled for it: see child/render-child.ts. */
async function compileProgram(name) {
  const prompt =
    "3 adımda menemen: 1. Üç domates doğra. 2. İki yumurta kır. 180 derece mi, 200 mü? İtalya'da 1889'da doğdu.";
  // With a picture, because reading one is a third of the program.
  const images = [join(root, "samples/aurora.jpg")];
  const spec = { prompt, images, language: "tr", aspectRatio: "9:16", resolution: "480p", durationSeconds: 10 };
  const job = { spec, outputPath: join(folder, "film.mp4"), posterPath: join(folder, "film.jpg"), isSample: false };
  const { code } = await transform(await readFile(join(root, "src/child/process-options.ts"), "utf8"), {
    loader: "ts",
  });
  const { NODE_OPTIONS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const child = spawn(process.execPath, [...NODE_OPTIONS, join(dist, "render-child.cjs"), join(folder, name)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said = text(child.stdout);
  // Its input stays open: it dies when that ends.
  child.stdin.write(`${JSON.stringify(job)}\n`);
  const [exitCode] = await once(child, "close");
  if (exitCode !== 0) throw new Error(`The renderer that was built makes no film: ${(await said).slice(-500)}`);
  await Promise.all([job.outputPath, job.posterPath].map((path) => rm(path)));
}

async function compileKernel(name) {
  const { error } = await compile([
    join(root, "src/kernel/raster/kernel.ts"),
    `--outFile=${join(folder, name)}`,
    "--runtime=stub",
    "--importMemory",
    "--initialMemory=1",
    // 16384 pages are 1 GiB: what the parent process allows the whole render process anyway.
    "--maximumMemory=16384",
    "--enable=simd",
    "--enable=bulk-memory",
    "-O3",
    "--noAssert",
    "--uncheckedBehavior=always",
  ]);
  if (error) throw new Error(`kernel: ${error.message}`);
}

async function bundleEntries() {
  await build({
    ...OPTIONS,
    entryPoints: {
      "poster-child": join(root, "src/child/poster-child.ts"),
      "picture-child": join(root, "src/child/picture-child.ts"),
      "sound-child": join(root, "src/child/sound-child.ts"),
    },
    outExtension: { ".js": ".mjs" },
    packages: "external",
    plugins: [ownImports],
    format: "esm",
  });
}

/** One file with all the packages it uses, of them only what it uses: finding and reading theirs costs as much as our own. */
async function bundleRenderer() {
  const inOneFile = { ...OPTIONS, outExtension: { ".js": ".cjs" }, format: "cjs", conditions: ["import"] };
  await build({
    ...inOneFile,
    entryPoints: { "render-child": join(root, "src/child/render-child.ts") },
    plugins: [ownImports],
    define: { "import.meta.dirname": "__dirname" },
  });
  await build({
    ...inOneFile,
    entryPoints: { "render-program": join(root, "src/child/render-program.ts") },
    external: ["*.node", "@img/sharp-*", "@napi-rs/canvas-*", "@seydx/*"],
    plugins: [lettersOfWords, ownImports, nodeAvInParts, noNetwork, voiceWhenAsked],
    // render-child.ts calls the program with these.
    banner: {
      js: '(function(require,__filename,__import){const __url=require("node:url").pathToFileURL(__filename).href;',
    },
    footer: { js: "})" },
    define: { "import.meta.url": "__url" },
  });
}
