// Which files of packages the built programs can load: followed from import to import, as Node resolves them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const PROGRAMS = ["apps/server/dist/main.mjs", "apps/server/dist/operate.mjs", "apps/sandbox/dist/main.mjs"];
/** Every one of these runs in a process of its own. */
const CHILDREN = "packages/engine/dist";
/** Node since 22 prefers another entry of some packages than Node 20; never the bundlers' own ("module"). */
const CONDITIONS = [["node-addons"], ["node-addons", "module-sync"]];

/** Paths relative to `root`. A package that builds names at run time hides what it loads: see BY_NAME in package.mjs. */
export async function reachedFiles(root) {
  const children = readdirSync(join(root, CHILDREN)).filter((file) => file.endsWith(".mjs"));
  const programs = [...PROGRAMS, ...children.map((file) => `${CHILDREN}/${file}`)];
  const ways = await Promise.all(CONDITIONS.map((conditions) => follow(root, programs, conditions)));
  return new Set(ways.flat());
}

async function follow(root, programs, conditions) {
  const { metafile } = await build({
    entryPoints: programs,
    absWorkingDir: root,
    outdir: "unwritten",
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    conditions,
    logLevel: "silent",
    loader: { ".node": "empty" },
    // Asked for inside a try: whoever has no such package goes without.
    external: ["pg-native"],
  });
  return Object.keys(metafile.inputs);
}
