import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

const LOOK_EVERY_MS = 50;
const TICKS_PER_SECOND = 100;

export type TreeCost = { cpuSeconds: number; wallSeconds: number };

/**
 * Runs a command and adds up what it and everything it started have cost. A browser's processes are not waited for by whoever
 * started them, so the system's own sum leaves them out: all are looked at again and again, and the last look at each counts.
 */
export async function runTree(command: string, commandLine: readonly string[], env = {}): Promise<TreeCost> {
  const start = performance.now();
  const child = spawn(command, commandLine, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  const said = text(child.stderr);
  const ticks = new Map<number, number>(child.pid === undefined ? [] : [[child.pid, 0]]);
  const timer = setInterval(() => look(ticks), LOOK_EVERY_MS);
  try {
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${(await said).slice(-500)}`);
  } finally {
    clearInterval(timer);
  }
  const sum = [...ticks.values()].reduce((total, own) => total + own, 0);
  return { cpuSeconds: sum / TICKS_PER_SECOND, wallSeconds: (performance.now() - start) / 1000 };
}

/** Notes what each known process has cost so far, and whom it has started. */
function look(ticks: Map<number, number>): void {
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? readStat(pid) : null;
    if (stat && (ticks.has(pid) || ticks.has(stat.parent))) ticks.set(pid, stat.ticks);
  }
}

function readStat(pid: number): { parent: number; ticks: number } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Its name stands in brackets and may hold anything: what counts comes after them.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}
