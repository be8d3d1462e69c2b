import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

const WATCHER = `
  import { onOrphaned } from "./scripts/orphan.mjs";
  onOrphaned(() => { console.log("orphaned"); process.exit(0); });
  console.log(process.pid);
  setTimeout(() => undefined, 20_000);
`;

/** Starts a watcher the way npm does: a process, its shell, and the script below the shell. */
async function startLikeNpm(environment) {
  const inner = ["--input-type=module", "--eval", WATCHER];
  const shell = `"$0" "$@"; exit $?`;
  const outer = `
    const { spawn } = require("node:child_process");
    spawn("sh", ["-c", ${JSON.stringify(shell)}, process.execPath, ...${JSON.stringify(inner)}], { stdio: "inherit" });
  `;
  const npm = spawn(process.execPath, ["--eval", outer], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  const watcher = Number((await lines.next()).value);
  return { npm, watcher, nextLine: async () => (await lines.next()).value };
}

test.skipIf(process.platform !== "linux")(
  "the product learns that npm was killed although its shell lives on",
  async () => {
    const { npm, nextLine } = await startLikeNpm({ npm_lifecycle_event: "start" });

    npm.kill("SIGKILL");

    expect(await nextLine()).toBe("orphaned");
  },
);

test.skipIf(process.platform === "win32")("started without npm, it outlives whoever started it", async () => {
  const { npm, watcher, nextLine } = await startLikeNpm({});

  npm.kill("SIGKILL");
  const answer = await Promise.race([nextLine(), delay(2_000, "still running")]);

  expect(answer).toBe("still running");
  process.kill(watcher);
});
