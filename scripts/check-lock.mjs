// Fails when package-lock.json lacks the native binary of a platform we support: npm installs such a lock without a word.
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

/** Finds the holes; `checked` says how many sets of native packages were looked at. */
export function findHoles(lock) {
  const holes = [];
  let checked = 0;
  for (const [path, manifest] of Object.entries(lock.packages)) {
    for (const names of nativeSets(manifest)) {
      checked += 1;
      for (const platform of PLATFORMS) {
        const candidates = names.filter((name) => servesPlatform(name, platform));
        const isOffered = candidates.length > 0;
        if (isOffered && !candidates.some((name) => isLocked(lock, path, name))) {
          holes.push(`${path} ${manifest.version}: no binary for ${platform} (${candidates.join(", ")})`);
        }
      }
    }
  }
  return { checked, holes };
}

// One package may offer several sets (sharp: its binding and its library); each must be whole by itself.
function nativeSets(manifest) {
  const sets = new Map();
  for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
    const system = SYSTEMS.find((candidate) => SPELLINGS[candidate].test(name));
    if (!system) continue;
    const family = name.slice(0, name.search(SPELLINGS[system]));
    sets.set(family, [...(sets.get(family) ?? []), name]);
  }
  // A single package of one system (fsevents and its like) is a choice, not a set with a hole.
  return [...sets.values()].filter((names) => SYSTEMS.filter((system) => names.some(isFor(system))).length > 1);
}

function isFor(part) {
  return (name) => SPELLINGS[part].test(name);
}

function servesPlatform(name, platform) {
  const [system, processor] = platform.split("-");
  return isFor(system)(name) && isFor(processor)(name) && !name.includes("musl");
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

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  const { checked, holes } = findHoles(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  for (const hole of holes) console.error(hole);
  console.log(`${checked} sets of native packages, ${holes.length} holes`);
  if (holes.length > 0) process.exitCode = 1;
}
