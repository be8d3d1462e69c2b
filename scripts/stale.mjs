// Decides whether a build step must run: by the names, times and sizes of its sources. No cache daemon.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const IGNORED = new Set(["node_modules", "dist", "gen"]);

/** What the sources look like now; two equal signatures mean that nothing was edited, added, moved or removed. */
export function signature(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || /\.test\.\w+$/.test(path)) return;
    if (!stats.isDirectory()) {
      // Every file, not only the newest: a file put back from elsewhere may be older than the rest.
      hash.update(`${path} ${stats.mtimeMs} ${stats.size}\n`);
      return;
    }
    if (IGNORED.has(basename(path))) return;
    for (const name of readdirSync(path).toSorted()) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}

/** The signature is taken before the build starts, so that an edit during the build makes the result stale again. */
export function checkStep({ outputs, sources, stampFile }) {
  const now = signature(sources);
  const isComplete = outputs.every((output) => existsSync(output));
  const isFresh = isComplete && existsSync(stampFile) && readFileSync(stampFile, "utf8") === now;
  return {
    isFresh,
    markBuilt: () => {
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, now);
    },
  };
}
