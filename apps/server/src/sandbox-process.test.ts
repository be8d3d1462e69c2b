import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startSandboxProcess } from "#sandbox-process.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

/** Tells what it was given, says that it is ready and ends with its input. */
const ENTRY = `
import { writeFileSync } from "node:fs";
const folder = process.argv[process.argv.indexOf("--data") + 1];
writeFileSync(folder + "/environment", JSON.stringify(process.env));
console.log(JSON.stringify({ ready: true, port: 4321 }));
process.stdin.on("end", () => process.exit(0)).resume();
`;

test("the sandbox's process gets none of our environment", async () => {
  const dataDir = await testFolder();
  const entry = join(dataDir, "entry.mjs");
  await writeFile(entry, ENTRY);
  process.env["SECRET_KEY"] = "a secret of ours";

  const sandbox = await startSandboxProcess({ entry, dataDir, port: 0, redirectUri: "x", log: createLog("silent") });
  await sandbox.stop();
  delete process.env["SECRET_KEY"];
  const given = JSON.parse(await readFile(join(dataDir, "environment"), "utf8")) as Record<string, string>;

  expect(given["NODE_ENV"]).toBe("production");
  expect(Object.keys(given)).not.toContain("SECRET_KEY");
  expect(Object.keys(given)).not.toContain("PATH");
});

/** Speaks as the sandbox does at its start, and tells its own process. */
const SERVING_ENTRY = `
  import { createServer } from "node:http";
  const server = createServer((request, response) => response.end(String(process.pid)));
  const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
  server.listen(port, "127.0.0.1", () => console.log(JSON.stringify({ ready: true, port: server.address().port })));
  process.stdin.on("end", () => process.exit(0)).resume();
`;

test("a sandbox that dies is started again at the same address, and stays away once it was stopped", async () => {
  const folder = await testFolder();
  const entry = join(folder, "entry.mjs");
  await writeFile(entry, SERVING_ENTRY);
  const sandbox = await startSandboxProcess({
    entry,
    dataDir: join(folder, "data"),
    port: 0,
    redirectUri: "http://localhost/",
    log: createLog("silent"),
  });
  const pid = async () => Number(await (await fetch(sandbox.url)).text());
  const first = await pid();

  process.kill(first, "SIGKILL");
  await expect.poll(() => pid().catch(() => first), { timeout: 60_000 }).not.toBe(first);
  await sandbox.stop();

  await expect(fetch(sandbox.url)).rejects.toThrow();
});
