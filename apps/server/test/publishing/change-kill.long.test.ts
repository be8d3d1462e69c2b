import { join } from "node:path";
import { DAY_MS } from "@sahne/contract/time-units";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { expect, test } from "vitest";
import { asChannelOwner } from "#test/channel-owner.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";
import type { TestProduct } from "#test/product/test-product.ts";
import { CHANGE_KILL_POINTS } from "./kill-points.ts";
import { changeOnce } from "./run-process.ts";

test("killed at each of its four steps, a change and a moved hour are on the channel whole and once [R18.5] [R18.4]", async () => {
  const folder = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(folder, "sandbox"), settings: { processingMs: 0 } });
  try {
    const place = { dataDir: join(folder, "data"), sandboxUrl: sandbox.url };
    const hour = new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * DAY_MS).toISOString();
    for (const kill of CHANGE_KILL_POINTS) expect((await changeOnce(place, { kill, hour })).signal).toBe("SIGKILL");
    const last = await changeOnce(place, { kill: null, hour });

    expect(last.told).toMatchObject({ status: "done" });
    const owner = asChannelOwner({ sandbox } as TestProduct, last.told?.youtubeVideoId ?? "");
    const { snippet, status } = await owner.read();
    expect([snippet["title"], status["privacyStatus"], status["publishAt"]]).toEqual(["Yeni", "private", hour]);
    expect(await owner.captions()).toHaveLength(1);
    const { counts } = await readLedger({ sandbox });
    expect(counts).toMatchObject({ "youtube.captions.insert": 1, "youtube.playlistItems.insert": 1 });
    expect(counts["youtube.videos.update"]).toBe(1);
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
});
