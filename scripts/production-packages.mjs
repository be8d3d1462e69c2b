// Which installed packages the running product can load: those its workspaces name as dependencies, and theirs in turn.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The web's are inside its bundle. */
const WORKSPACES = ["packages/contract", "packages/messages", "packages/engine", "apps/server", "apps/sandbox"];

/** Folders relative to `root`. */
export function productionPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const found = new Set();
  const visit = (place) => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[place] ?? {};
    const { peerDependenciesMeta = {} } = lock[place] ?? {};
    // An optional one that is missing belongs to another platform; a peer that may be missing was not asked for.
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      if (name.startsWith("@sahne/")) continue;
      const path = resolve(lock, place, name);
      const isInstalled = path !== null && existsSync(join(root, path));
      if (!isInstalled && !(name in optionalDependencies) && !peers.includes(name)) {
        throw new Error(`${name}, which ${place} needs, is not installed.`);
      }
      if (!isInstalled || found.has(path)) continue;
      found.add(path);
      visit(path);
    }
  };
  for (const workspace of WORKSPACES) visit(workspace);
  return [...found];
}

/** As Node looks for it: beside, then one folder up, and so on. */
function resolve(lock, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (!folder.endsWith("node_modules") && path in lock) return path;
    if (folder === "") return null;
  }
}
