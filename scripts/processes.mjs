// Running other programs. Asynchronous throughout: a signal must reach the child at once, not after it has finished.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SIGNALS = new Map([
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGTERM", 15],
]);

/** Runs a program to its end with our terminal; resolves with its exit code. */
export async function run(command, args, options = {}) {
  const { code } = await start(command, args, { stdio: "inherit", ...options });
  return code;
}

/**
 * Runs a program to its end; resolves with its exit code and everything it wrote. One with a `niceness` lets the others go
 * first; `heed` is given what it writes while it runs.
 */
export async function capture(command, args, options = {}) {
  return start(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
}

export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** npm's own file when we run under npm: also right on Windows, where the command is a script that cannot be spawned. */
export function runNpm(args, options) {
  const npmFile = process.env.npm_execpath;
  if (npmFile && /\.[cm]?js$/.test(npmFile)) return runNode([npmFile, ...args], options);
  const isWindows = process.platform === "win32";
  return run(isWindows ? "npm.cmd" : "npm", args, { shell: isWindows, ...options });
}

/** The file of a command that a dependency brings; read from its manifest, so it needs no shell and no `.bin` links. */
export function commandFile(packageName, command = packageName, workspace = ".") {
  const folders = [join(root, workspace), root].map((folder) => join(folder, "node_modules", packageName));
  const folder = folders.find((candidate) => existsSync(join(candidate, "package.json")));
  if (!folder) throw new Error(`${packageName} is not installed`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

const children = new Set();
let stoppedBy;

function start(command, args, { niceness, heed, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options });
    if (niceness && child.pid) setPriority(child.pid, Math.max(niceness, getPriority()));
    const output = [];
    children.add(child);
    if (children.size === 1) for (const signal of SIGNALS.keys()) process.on(signal, stopChildren);
    child.stdout?.on("data", (chunk) => output.push(chunk));
    if (heed) child.stdout?.on("data", (chunk) => heed(String(chunk)));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.once("error", (error) => {
      forget(child);
      reject(error);
    });
    child.once("close", (code) => {
      forget(child);
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString("utf8") });
    });
  });
}

function stopChildren(signal) {
  stoppedBy = signal;
  for (const child of children) child.kill(signal);
}

function forget(child) {
  children.delete(child);
  if (children.size > 0) return;
  for (const signal of SIGNALS.keys()) process.off(signal, stopChildren);
  // Told to stop: the next step must not begin.
  if (stoppedBy) process.exit(128 + SIGNALS.get(stoppedBy));
}
