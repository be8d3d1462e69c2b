// Builds what the renderer needs besides its sources: the WASM kernel, the entry files of its processes, drawings and words.
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { main as compile } from "assemblyscript/asc";
import { build } from "esbuild";
import { makeAssets } from "./build-assets.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");

await mkdir(dist, { recursive: true });
// Built aside and moved into place: a film that starts meanwhile sees the old files or the new, never half of one.
const folder = await mkdtemp(join(dist, ".build-"));
try {
  await Promise.all([compileKernel("kernel.wasm"), bundleEntries(), makeAssets(dist, folder)]);
  for (const name of await readdir(folder)) await rename(join(folder, name), join(dist, name));
} finally {
  await rm(folder, { recursive: true, force: true });
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
    entryPoints: {
      "render-child": join(root, "src/child/render-child.ts"),
      "poster-child": join(root, "src/child/poster-child.ts"),
      "picture-child": join(root, "src/child/picture-child.ts"),
      "sound-child": join(root, "src/child/sound-child.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    // Our own `#` imports look like packages to esbuild: keep them inside the bundle.
    plugins: [{ name: "own-imports", setup: keepOwnImports }],
    format: "esm",
    platform: "node",
    target: "node20",
    // Every film reads them from end to end: without what only people need, and with the maps beside them.
    minifyWhitespace: true,
    sourcemap: true,
    logLevel: "warning",
  });
}

function keepOwnImports(builder) {
  builder.onResolve({ filter: /^#/ }, ({ path }) => ({ path: join(root, "src", path.slice(1)) }));
}
