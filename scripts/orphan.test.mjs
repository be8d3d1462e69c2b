import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";

const WATCHER = `
  import { onOrphaned } from "./scripts/orphan.mjs";
  onOrphaned(() => { console.log("orphaned"); process.exit(0); });
  console.log("watching");
  setTimeout(() => undefined, 20_000);
`;

/** Starts a watcher the way npm does: a process, its shell, and the script below the shell. */
function startLikeNpm(environment) {
  const inner = ["--input-type=module", "--eval", WATCHER];
  const shell = `"$0" "$@"; exit $?`;
  const outer = `
    const { spawn } = require("node:child_process");
    spawn("sh", ["-c", ${JSON.stringify(shell)}, process.execPath, ...${JSON.stringify(inner)}], { stdio: "inherit" });
  `;
  return spawn(process.execPath, ["--eval", outer], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function linesUntil(stream, wanted) {
  let text = "";
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes(wanted)) break;
  }
  return text;
}

test.skipIf(process.platform !== "linux")(
  "the product learns that npm was killed although its shell lives on",
  async () => {
    const npm = startLikeNpm({ npm_lifecycle_event: "start" });
    await once(npm.stdout, "readable");
    expect(await linesUntil(npm.stdout.iterator({ destroyOnReturn: false }), "watching")).toContain("watching");

    npm.kill("SIGKILL");

    expect(await linesUntil(npm.stdout, "orphaned")).toContain("orphaned");
  },
);
