import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new, empty folder for the running test, removed when the test has ended. */
export async function testFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** The same for what outlives a test; removed by its maker, or with everything else when the run ends. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(process.env.SAHNE_TEST_FOLDER ?? tmpdir(), "sahne-test-"));
}

export function removeFolder(folder: string): Promise<void> {
  // Something may still be written by a process that was just killed.
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
