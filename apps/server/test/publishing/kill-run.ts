import { join } from "node:path";
import { startSandbox } from "@sahne/sandbox/sandbox";
import type { UploadKillPoint } from "./kill-points.ts";
import { liveOnce, type Life } from "./run-process.ts";
import { makeFolder, removeFolder } from "#test/temporary-folder.ts";

const BYTES = 20 * 1024 * 1024;

export type KillRun = {
  first: Life;
  second: Life;
  received: { bytes: number; bytesOnWire: number; sha256: string }[];
};

/** Publishes with a process that dies at this point and another one that goes on; then asks the channel. */
export async function killAndGoOn(point: UploadKillPoint, { isForTwo = false } = {}): Promise<KillRun> {
  const folder = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
  try {
    const post = (path: string, body: unknown) =>
      fetch(`${sandbox.url}/_sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("settings", { processingMs: 0 });
    // Else the chunk would be through before anybody could die in it.
    if (point === "u4-in-a-chunk") await post("faults", { name: "slow-upload", skip: 1, value: 20 });
    const place = { dataDir: join(folder, "data"), sandboxUrl: sandbox.url };
    const first = await liveOnce(place, { bytes: BYTES, kill: point, isForTwo });
    const second = await liveOnce(place, { bytes: BYTES, kill: null, isForTwo });
    const ledger = await fetch(`${sandbox.url}/_sandbox/ledger`);
    const { uploads } = (await ledger.json()) as { uploads: KillRun["received"] };
    return { first, second, received: uploads };
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
}
