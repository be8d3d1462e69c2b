// `node scripts/bundle.mjs <entry> <output>`: one file per program. Our own packages are bundled, everything from npm is
// loaded from node_modules at run time. A process of its own, so that the bundler never lives inside the product.
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./processes.mjs";

const [entry, output] = process.argv.slice(2);

await build({
  entryPoints: [join(root, entry)],
  outfile: join(root, output),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  keepNames: true,
  charset: "utf8",
  logLevel: "warning",
  plugins: [{ name: "npm-stays-outside", setup: keepPackagesOutside }],
  // esbuild has printed the reason by then.
}).catch(() => process.exit(1));

// `packages: "external"` would also leave our own workspaces and `#` imports outside: those are TypeScript.
function keepPackagesOutside(builder) {
  builder.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
    const isOurs = path.startsWith("@sahne/");
    if (kind === "entry-point" || isOurs) return undefined;
    return { path, external: true };
  });
}
