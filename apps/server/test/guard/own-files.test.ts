import { spawn } from "node:child_process";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { kill } from "#test/database/processes.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

const PROGRAM = fileURLToPath(new URL("../../dist/main.mjs", import.meta.url));

test("nobody else on this machine can read anything of the data, also in a folder that was open before", async () => {
  const parent = await testFolder();
  const dataDir = join(parent, "data");
  await mkdir(dataDir, { mode: 0o755 });
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: parent,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", SANDBOX_PORT: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Either it is ready, or it says that there is no built web app: the data is there by then.
  for await (const chunk of child.stderr) if (/ready in|cannot start/.test(String(chunk))) break;
  await kill(child);

  const names = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all([".", ...names].map(async (name) => [name, (await stat(join(dataDir, name))).mode]));

  expect(names.length).toBeGreaterThan(100);
  expect(modes.filter(([, mode]) => (Number(mode) & 0o077) !== 0)).toEqual([]);
});
