import { spawn, type ChildProcessByStdio } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { Client } from "pg";
import type { Context } from "#context.ts";
import { keepApiKey } from "#features/accounts/api-keys.ts";
import { openSession } from "#features/accounts/session.ts";
import { users, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { programOf, firstLine, kill, untilGone } from "#test/database/processes.ts";
import { createCrashContext } from "./crash-context.ts";
import { entriesOf, journalIn, noteIn } from "./journal.ts";
import type { KillPoint } from "./kill-points.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

type Child = ChildProcessByStdio<Writable, Readable, null>;

export type CrashRun = Awaited<ReturnType<typeof openCrashRun>>;

const DOWN_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 60_000;
/** A machine full of starting processes must not make a call time out: here only kills and the vendor cut calls. */
const SUBMIT_SECONDS = 15;

/** Not killed by anybody, so not counted as a kill. */
export const GAVE_UP = "gave-up";

type Life = {
  hasWorker: boolean;
  armed?: readonly KillPoint[];
  probability?: number;
  signal?: "SIGKILL" | "SIGSTOP";
  /** Another way to the same database. */
  databaseUrl?: string;
};

/** A vendor that is never killed and writes down every charge, a database, and processes that die. */
export async function openCrashRun(databaseUrl: string) {
  const program = programOf(new URL("crash-process.ts", import.meta.url));
  await execute(databaseUrl, keepCommits(databaseUrl));
  const dataDir = await makeFolder();
  const journal = journalIn(dataDir);
  const sandbox = await startSandbox({ dataDir: join(dataDir, "sandbox"), settings: { taskMs: 300, fileMs: 50 } });
  const place = { databaseUrl, dataDir, sandboxUrl: sandbox.url, submitSeconds: SUBMIT_SECONDS };
  const context = await createCrashContext(place);
  await context.queue.start();
  const children = new Set<Child>();

  return {
    context,
    sandbox,
    journal,
    async startProcess(life: Life): Promise<{ child: Child; url: string }> {
      const order = { ...place, journal, armed: [], probability: 0, signal: "SIGKILL", ...life };
      const child = spawn(process.execPath, [...program, JSON.stringify(order)], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      children.add(child);
      child.once("exit", (code) => {
        children.delete(child);
        // One that starts while the database crashes gives up by itself, and may have begun to work.
        if (code !== null && code !== 0) noteIn(journal.kills, { what: GAVE_UP, pid: child.pid ?? 0 });
      });
      return { child, url: await firstLine(child) };
    },
    kills: () => entriesOf(journal.kills),
    async killProcess(child: Child, what: string): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      noteIn(journal.kills, { what, pid: child.pid ?? 0 });
      await kill(child);
    },
    /** Kills one backend the hard way: the server then drops every connection and recovers from its log. */
    async crashDatabase(): Promise<void> {
      noteIn(journal.kills, { what: "database", pid: 0 });
      // For a moment the others still answer: only a cut line of somebody else's proves that the server has gone down.
      const witness = new Client({ connectionString: databaseUrl });
      witness.on("error", () => undefined);
      await witness.connect();
      const isDown = new Promise((resolve) => witness.once("end", resolve));
      await execute(databaseUrl, "copy (select 1) to program 'kill -9 $PPID'").catch(() => undefined);
      await Promise.race([isDown, wait(DOWN_WITHIN_MS)]);
      await untilBack(databaseUrl);
    },
    async close(): Promise<void> {
      await Promise.all([...children].map((child) => kill(child)));
      await context.queue.stop();
      await context.database.close();
      await sandbox.close();
      await removeFolder(dataDir);
    },
  };
}

/** The server of the tests forgets its last commits when it crashes, to be quick; here it must keep them. */
function keepCommits(databaseUrl: string): string {
  return `alter database "${new URL(databaseUrl).pathname.slice(1)}" set synchronous_commit = on`;
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A new connection is let in only when every old one has been dropped; the pool's own may still seem to live before. */
async function untilBack(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (Date.now() < deadline) {
    const isBack = await execute(databaseUrl, "select 1").then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await wait(100);
  }
}

/** A user with a key of the sandbox and an open session. */
export async function makeCrashUser(context: Context, name: string): Promise<{ id: string; token: string }> {
  const now = context.clock.now();
  const id = newId(now);
  await context.db.insert(users).values({
    id,
    fullname: name,
    email: `${name}@example.com`,
    emailKey: `${name}@example.com`,
    username: name,
    usernameKey: name,
    passwordHash: "",
    createdAt: now,
    updatedAt: now,
  });
  await keepApiKey(context, context.db, { userId: id, service: "freepik", key: `sandbox-${name}` });
  return { id, token: await openSession(context, context.db, { userId: id, userAgent: "crash" }) };
}

class RefusedOrder extends Error {
  override readonly name = "RefusedOrder";
}

/** Asks for one video with one key until it is acknowledged, as an impatient browser would. */
export async function orderVideo(
  urlOfApi: () => string,
  token: string,
  promptText: string,
  changes: object = {},
): Promise<string> {
  const key = randomUUID();
  for (;;) {
    try {
      const response = await fetch(`${urlOfApi()}/video/create`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ scenario: "text2video", serviceType: "freePick", promptText, ...changes }),
        signal: AbortSignal.timeout(5000),
      });
      const body = (await response.json()) as { video?: { _id: string } };
      if (response.status === 201 && body.video) return body.video._id;
      // Not the process's fault: the same request would be refused for ever.
      if (response.status === 400) throw new RefusedOrder(JSON.stringify(body));
    } catch (error) {
      if (error instanceof RefusedOrder) throw error;
      // The process died under the request: the same key asks again.
    }
    await wait(200);
  }
}

/** Starts a process again and again, each of which dies at a point of its own choice or after a few seconds. */
export async function keepDying(
  run: CrashRun,
  calm: AbortSignal,
  hasWorker: boolean,
  onUrl: (url: string) => void = () => undefined,
): Promise<void> {
  while (!calm.aborted) {
    const started = await run.startProcess({ hasWorker, probability: 0.02 }).catch(() => undefined);
    if (!started) continue;
    onUrl(started.url);
    await Promise.race([untilGone(started.child), wait(2000 + Math.random() * 4000)]);
    await run.killProcess(started.child, hasWorker ? "random-worker" : "random-api");
  }
}

/** Waits until every video has come to rest and nobody is tidying up after it any more. */
export async function untilSettled(run: CrashRun, deadlineMs: number): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const rows = await run.context.db
      .select()
      .from(videos)
      .catch(() => undefined);
    const isAtRest = rows?.every(({ status, needsAttention }) => status !== "processing" || needsAttention);
    const jobs = isAtRest ? await run.context.queue.stats().catch(() => undefined) : undefined;
    if (jobs?.waiting === 0 && jobs.active === 0) return;
    await wait(300);
  }
}
