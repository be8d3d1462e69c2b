import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allScopes, sampleFilm, scopePrefix, sha256, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const program = fileURLToPath(new URL("../../clients/youtube_client.py", import.meta.url));
const python = "/usr/bin/python3";
const isInstalled = spawnSync(python, ["-c", "import googleapiclient, google_auth_httplib2"]).status === 0;
if (!isInstalled) {
  process.stdout.write("skipped: Debian's python3-googleapi is not installed (apt-get install python3-googleapi)\n");
}

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

/** A film of several chunks: the sample with a long tail that players pass over. */
async function longFilm(): Promise<{ path: string; bytes: Buffer }> {
  const tail = Buffer.alloc(900 * 1024);
  tail.writeUInt32BE(tail.length, 0);
  tail.write("free", 4, "latin1");
  const bytes = Buffer.concat([await sampleFilm(), tail]);
  const path = join(sandbox.dataDir, "long.mp4");
  await writeFile(path, bytes);
  return { path, bytes };
}

test.runIf(isInstalled)(
  "Debian's python3-googleapi uploads in chunks past a broken-down server, reads the film back, changes it and adds captions",
  async () => {
    const { refreshToken } = await sandbox.connect("ayse", [...allScopes, `${scopePrefix}youtube.force-ssl`]);
    const { path, bytes } = await longFilm();
    await sandbox.post("/_sandbox/faults", { name: "chunk-503" });

    const { stdout } = await promisify(execFile)(python, [program, sandbox.url, refreshToken, path]);
    const told = JSON.parse(stdout) as { id: string; chunks: number };

    expect(told).toMatchObject({
      refusals: [503],
      title: "Python istemcisi",
      privacy: "unlisted",
      channel: "Deneme Kanalı",
      changed: ["Python değiştirdi", "Debian", ["deneme"]],
      captions: [["tr", ""]],
    });
    expect(told.chunks).toBeGreaterThan(2);
    expect((await sandbox.ledger()).uploads).toMatchObject([{ videoId: told.id, sha256: sha256(bytes) }]);
  },
);
