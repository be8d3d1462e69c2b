import { join } from "node:path";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { expect, test } from "vitest";
import { asChannelOwner } from "#test/channel-owner.ts";
import { readLedger } from "#test/sandbox-ledger.ts";
import { makeFolder, removeFolder } from "#test/temporary-folder.ts";
import type { TestProduct } from "#test/test-product.ts";
import { CHANGE_KILL_POINTS } from "./kill-points.ts";
import { changeOnce } from "./run-process.ts";

test("killed at each of its four steps, a change is on the channel whole and once [R18.5]", async () => {
  const folder = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(folder, "sandbox"), settings: { processingMs: 0 } });
  try {
    const place = { dataDir: join(folder, "data"), sandboxUrl: sandbox.url };
    for (const point of CHANGE_KILL_POINTS) expect((await changeOnce(place, point)).signal).toBe("SIGKILL");
    const last = await changeOnce(place, null);

    expect(last.told).toMatchObject({ status: "done" });
    const owner = asChannelOwner({ sandbox } as TestProduct, last.told?.youtubeVideoId ?? "");
    const { snippet, status } = await owner.read();
    expect([snippet["title"], status["privacyStatus"]]).toEqual(["Yeni", "unlisted"]);
    expect(await owner.captions()).toHaveLength(1);
    const { counts } = await readLedger({ sandbox });
    expect(counts).toMatchObject({ "youtube.captions.insert": 1, "youtube.playlistItems.insert": 1 });
    expect(counts["youtube.videos.update"]).toBe(1);
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
});
