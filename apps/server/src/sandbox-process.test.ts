import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startSandboxProcess } from "#sandbox-process.ts";

/** Tells what it was given, says that it is ready and ends with its input. */
const ENTRY = `
import { writeFileSync } from "node:fs";
const folder = process.argv[process.argv.indexOf("--data") + 1];
writeFileSync(folder + "/environment", JSON.stringify(process.env));
console.log(JSON.stringify({ ready: true, port: 4321 }));
process.stdin.on("end", () => process.exit(0)).resume();
`;

test("the sandbox's process gets none of our environment", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sahne-child-"));
  const entry = join(dataDir, "entry.mjs");
  await writeFile(entry, ENTRY);
  process.env["SECRET_KEY"] = "a secret of ours";

  const sandbox = await startSandboxProcess({ entry, dataDir, port: 0, redirectUri: "x", log: createLog("silent") });
  await sandbox.stop();
  delete process.env["SECRET_KEY"];
  const given = JSON.parse(await readFile(join(dataDir, "environment"), "utf8")) as Record<string, string>;
  await rm(dataDir, { recursive: true });

  expect(given["NODE_ENV"]).toBe("production");
  expect(Object.keys(given)).not.toContain("SECRET_KEY");
  expect(Object.keys(given)).not.toContain("PATH");
});
