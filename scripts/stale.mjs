// Decides whether a build step must run: by the newest time stamp and the number of its sources. No cache daemon.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const IGNORED = new Set(["node_modules", "dist", "gen", "data"]);

/** What the sources look like now; two equal signatures mean that nothing was edited, added or removed. */
export function signature(paths) {
  let newest = 0;
  let count = 0;
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || /\.test\.\w+$/.test(path)) return;
    if (!stats.isDirectory()) {
      newest = Math.max(newest, stats.mtimeMs);
      count += 1;
      return;
    }
    if (IGNORED.has(basename(path))) return;
    for (const name of readdirSync(path)) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return `${newest}:${count}`;
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
