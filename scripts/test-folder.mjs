// One folder for what the tests of a run keep on the disk until it ends: a worker of the tests is ended without notice, so
// it cannot remove anything itself. What a killed run has left is removed by the first one on another day.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "sahne-run-";
const KEEP_MS = 24 * 60 * 60 * 1000;
let folder;

export function setup() {
  // Several projects of one run share it.
  if (process.env.SAHNE_TEST_FOLDER) return;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) removeOld(join(tmpdir(), name));
  folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env.SAHNE_TEST_FOLDER = folder;
}

export function teardown() {
  if (folder) remove(folder);
}

function removeOld(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > KEEP_MS) remove(path);
}

function remove(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}
