// First step of every command: the right Node, dependencies in step with the lock file, and nothing left running when npm
// goes. Uses nothing but Node itself.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onOrphaned } from "./orphan.mjs";
import { root, runNpm } from "./processes.mjs";
import { die, say, secondsSince } from "./terminal.mjs";

const OLDEST_NODE = [20, 19, 0];

export async function boot() {
  const problem = nodeProblem(process.versions.node);
  if (problem) die(problem);
  onOrphaned(() => process.kill(process.pid, "SIGTERM"));
  await ensureDependencies();
}

/** A sentence when this Node is too old, else undefined. */
export function nodeProblem(version) {
  const parts = version.split(".").map(Number);
  const different = OLDEST_NODE.findIndex((wanted, index) => parts[index] !== wanted);
  if (different === -1 || parts[different] > OLDEST_NODE[different]) return undefined;
  return [
    `Sahne needs Node ${OLDEST_NODE.join(".")} or newer; this is ${version}.`,
    `Get it from https://nodejs.org or with your version manager, for example: nvm install 24`,
  ].join("\n");
}

/** The same lock file gives other files on another platform or Node generation, so all of them are part of the stamp. */
export function dependencyStamp(lockFile) {
  const hash = createHash("sha256");
  for (const part of [lockFile, process.platform, process.arch, process.versions.modules]) hash.update(part);
  return hash.digest("hex");
}

async function ensureDependencies() {
  const stampFile = join(root, "node_modules", ".sahne-stamp");
  const wanted = dependencyStamp(readFileSync(join(root, "package-lock.json")));
  if (readText(stampFile) === wanted) return;

  const release = takeInstallLock();
  try {
    say("installing dependencies: first run, or the lock file changed ...");
    const startedAt = Date.now();
    const code = await runNpm([
      "ci",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--prefer-offline",
      "--loglevel=error",
    ]);
    if (code !== 0) {
      release();
      die(
        "The dependencies could not be installed; the lines above say why.\n" +
          "Most often: no way to the npm registry (see `npm config get registry`), or a full disk (about 900 MB are needed).",
      );
    }
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, wanted);
    say(`dependencies installed in ${secondsSince(startedAt)}`);
  } finally {
    release();
  }
}

// Two commands at once in a fresh clone must not install over each other.
function takeInstallLock() {
  const lockFile = join(root, ".install-lock");
  const mine = { flag: "wx" };
  try {
    writeFileSync(lockFile, String(process.pid), mine);
  } catch {
    const holder = Number(readText(lockFile));
    if (isAlive(holder)) {
      die(`Process ${holder} is installing dependencies in this folder. Wait for it, then run the command again.`);
    }
    rmSync(lockFile, { force: true });
    writeFileSync(lockFile, String(process.pid), mine);
  }
  return () => rmSync(lockFile, { force: true });
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
