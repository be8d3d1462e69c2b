import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Settings of the product (DESIGN: PORT, PUBLIC_URL, …) that a test wants to differ from the defaults. */
export type Settings = Record<string, string>;

export type Product = {
  readonly url: string;
  readonly dataDir: string;
  /** Where the stand-in for the vendors listens; empty when it is switched off. */
  readonly sandboxUrl: string;
  /** The process and everything it has started, down to the last grandchild; Linux only. */
  processes(): Promise<number[]>;
  /** Everything the product has written so far, over all its restarts. */
  logs(): string;
  /** Ends the process without a goodbye (or with the given signal) and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same address and the same data; a running one is stopped first. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
};

const ENTRY = fileURLToPath(new URL("../../apps/server/dist/main.mjs", import.meta.url));
/** Only loopback is ever contacted: a key that is not the sandbox's meets a closed door, not a vendor. */
const CLOSED = "http://127.0.0.1:9";
const NO_VENDORS = {
  FREEPIK_BASE_URL: CLOSED,
  GEMINI_BASE_URL: CLOSED,
  OPENAI_BASE_URL: CLOSED,
  ANTHROPIC_BASE_URL: CLOSED,
};
/** All tests come from one address: how quickly they follow each other must not matter. */
const ONE_VISITOR = { MAX_LOGINS_PER_MINUTE: "1000" };
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const ANSWER_TIMEOUT_MS = 2_000;
const POLL_MS = 50;
const PORT_TRIES = 3;

/** Starts the built product with data of its own on a port of its own. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  if (settings.PORT !== undefined) return startOn(settings.PORT, settings);
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(String(await freePort()), settings);
    } catch (error) {
      // Free a moment ago, but any call on this machine may have taken it meanwhile.
      if (tries === PORT_TRIES || !String(error).includes("is taken by another program")) throw error;
    }
  }
}

async function startOn(port: string, settings: Settings): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "sahne-e2e-"));
  const url = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const environment = {
    ...machineSettings(),
    LOG_LEVEL: "info",
    ...NO_VENDORS,
    ...ONE_VISITOR,
    DATA_DIR: dataDir,
    ...settings,
    PORT: port,
  };
  const output: string[] = [];
  let child: ChildProcess | undefined;
  let sandboxUrl = "";

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ["--enable-source-maps", ENTRY], {
      cwd: dataDir,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
    }
    child = started;
    await untilHealthy(started, `http://127.0.0.1:${port}/healthz`, () => output.join(""));
    const sandboxPort = await readFile(join(dataDir, "sandbox", "port"), "utf8").catch(() => "");
    sandboxUrl = sandboxPort && `http://127.0.0.1:${sandboxPort.trim()}`;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || hasEnded(running)) return;
    const gone = once(running, "exit");
    running.kill(signal);
    // One that does not answer a polite signal must not outlive the tests.
    const impatience = setTimeout(() => running.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(impatience);
  }

  async function remove(): Promise<void> {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    dataDir,
    get sandboxUrl() {
      return sandboxUrl;
    },
    processes: async () => (child?.pid === undefined ? [] : familyOf(child.pid)),
    logs: () => output.join(""),
    kill: (signal = "SIGKILL") => end(signal),
    async restart() {
      await end("SIGTERM");
      await start();
    },
    async stop() {
      await end("SIGTERM");
      await remove();
    },
  };
}

// What the machine needs to run anything at all; a developer's own settings must not leak into the tests.
function machineSettings(): Settings {
  const names = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LANG"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

async function untilHealthy(child: ChildProcess, address: string, logs: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new Error(`The product ended at its start (exit ${child.exitCode ?? child.signalCode}):\n${logs()}`);
    // Another program on this port may accept the call and never answer it.
    const isHealthy = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await delay(POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`The product was not healthy after ${START_TIMEOUT_MS / 1000} s:\n${logs()}`);
}

async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  const children = lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * A port that is free now; whoever asks must take it soon. Any port of the system would do, but it gives the same one
 * again at once: of two products that start side by side one would be taken for the other. So by chance, and below those
 * that the system and the server's own tests use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
