// Fails when package-lock.json would not serve every platform we support. npm makes such a lock without a word when a
// registry lacks a binary; what follows is a product that does not start there, or an `npm ci` that refuses a fresh clone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./processes.mjs";

const SYSTEMS = ["darwin", "linux", "win32"];
const PLATFORMS = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"];

// How the makers of native packages spell the parts of a platform in a package name.
const SPELLINGS = {
  darwin: /(^|[-_/])(darwin|macos|osx)([-_]|$)/,
  linux: /(^|[-_/])linux([-_]|$)/,
  win32: /(^|[-_/])(win32|windows)([-_]|$)/,
  arm64: /(arm64|aarch64|universal)/,
  x64: /(x64|x86_64|amd64|universal|[-_]64$)/,
};

/** Finds the holes; `checked` says how many packages with native parts were looked at. */
export function findHoles(lock) {
  const holes = [];
  let checked = 0;
  for (const [path, manifest] of Object.entries(lock.packages)) {
    const optional = Object.keys(manifest.optionalDependencies ?? {});
    const lost = optional.filter((name) => !isLocked(lock, path, name));
    holes.push(...lost.map((name) => `${path} ${manifest.version}: ${name} is not in the lock file`));
    if (!isMadeForSeveralSystems(optional)) continue;
    checked += 1;
    const unserved = PLATFORMS.filter((platform) => !optional.some((name) => servesPlatform(name, platform)));
    holes.push(...unserved.map((platform) => `${path} ${manifest.version}: nothing is offered for ${platform}`));
  }
  return { checked, holes };
}

// Node looks beside the package first, then upwards: another version's binary elsewhere in the tree is of no use.
function isLocked(lock, path, name) {
  const folders = [path];
  for (let at = path.lastIndexOf("/node_modules/"); at !== -1; at = path.lastIndexOf("/node_modules/", at - 1)) {
    folders.push(path.slice(0, at));
  }
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (place) => place in lock.packages,
  );
}

// A single package of one system (fsevents and its like) is a choice, not a set with a hole.
function isMadeForSeveralSystems(names) {
  return SYSTEMS.filter((system) => names.some((name) => SPELLINGS[system].test(name))).length > 1;
}

function servesPlatform(name, platform) {
  const [system, processor] = platform.split("-");
  return SPELLINGS[system].test(name) && SPELLINGS[processor].test(name) && !name.includes("musl");
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  const { checked, holes } = findHoles(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  for (const hole of holes) console.error(hole);
  console.log(`${checked} packages with native parts, ${holes.length} holes`);
  if (holes.length > 0) process.exitCode = 1;
}
