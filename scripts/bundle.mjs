// One file per program: our own packages are bundled, everything from npm is loaded from node_modules at run time.
import { join } from "node:path";
import { root } from "./processes.mjs";

/** Resolves with an exit code, like every other build step. */
export async function bundleForNode(entry, output) {
  // Loaded here and not at the top: the file is read before anything is installed.
  const { build } = await import("esbuild");
  try {
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
    });
    return 0;
  } catch {
    // esbuild has printed the reason already.
    return 1;
  }
}

// `packages: "external"` would also leave our own workspaces and `#` imports outside: those are TypeScript.
function keepPackagesOutside(builder) {
  builder.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
    const isOurs = path.startsWith("@sahne/");
    if (kind === "entry-point" || isOurs) return undefined;
    return { path, external: true };
  });
}
