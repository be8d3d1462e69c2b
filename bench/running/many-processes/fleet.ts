import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Process = { name: string; port: number; env: Record<string, string>; child?: ChildProcess };

export type Fleet = {
  processes: Process[];
  named(role: string): Process[];
  start(one: Process, entry?: string): Promise<void>;
  stop(one: Process, signal?: NodeJS.Signals): Promise<void>;
  killAll(): void;
};

const SHAPE = [
  ["api", 2],
  ["worker", 3],
  ["scheduler", 2],
] as const;
const READY_TRIES = 600;
const LOOK_MS = 100;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** 2 api, 3 workers, 2 schedulers, none of them started yet; each writes its log into the folder. */
export async function makeFleet(
  folder: string,
  settingsOf: (name: string) => Record<string, string>,
  usual: string,
): Promise<Fleet> {
  const processes: Process[] = [];
  for (const [role, count] of SHAPE) {
    for (let number = 1; number <= count; number += 1) {
      const name = `${role}-${number}`;
      const port = await freePort();
      const own = role === "api" ? { PORT: String(port) } : { STATUS_PORT: String(port) };
      processes.push({ name, port, env: { ROLES: role, ...own } });
    }
  }
  const start = async (one: Process, entry = usual): Promise<void> => {
    const env = { ...settingsOf(one.name), ...one.env };
    if (env["DATA_DIR"]) mkdirSync(env["DATA_DIR"], { recursive: true, mode: 0o700 });
    const child = spawn(process.execPath, [entry], { cwd: "/", env, stdio: ["ignore", "pipe", "pipe"] });
    const log = createWriteStream(join(folder, `${one.name}.log`), { flags: "a" });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    one.child = child;
    for (let tries = 0; tries < READY_TRIES; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${one.port}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      if (child.exitCode !== null) throw new Error(`${one.name} did not start.`);
      await wait(LOOK_MS);
    }
    throw new Error(`${one.name} is not ready after a minute.`);
  };
  return {
    processes,
    named: (role) => processes.filter(({ name }) => name.startsWith(role)),
    start,
    async stop({ child }, signal = "SIGTERM") {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
    killAll() {
      for (const { child } of processes) child?.kill("SIGKILL");
    },
  };
}

export function childrenOf(pid: number | undefined): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}

export function isDrawing({ child }: Process): boolean {
  return childrenOf(child?.pid).some((pid) => commandOf(pid).includes("render-child"));
}

/** Empty for one that has ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
