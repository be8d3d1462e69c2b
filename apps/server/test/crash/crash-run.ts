import { execFileSync, spawn, type ChildProcessByStdio } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import { Client } from "pg";
import type { Context } from "#context.ts";
import { openSession } from "#features/accounts/session.ts";
import { attempts, users, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { firstLine, kill } from "#test/database/processes.ts";
import { createCrashContext } from "./crash-context.ts";

type Child = ChildProcessByStdio<Writable, Readable, null>;

export type CrashRun = Awaited<ReturnType<typeof openCrashRun>>;

type Fleet = { hasWorker: boolean; armed?: readonly string[]; probability?: number };

/** A vendor that is never killed and writes down every charge, a database, and processes that die. */
export async function openCrashRun(databaseUrl: string) {
  const program = bundleProcess();
  const dataDir = await mkdtemp(join(tmpdir(), "sahne-crash-"));
  const logFile = join(dataDir, "kills.log");
  writeFileSync(logFile, "");
  const sandbox = await startSandbox({ dataDir: join(dataDir, "sandbox"), settings: { taskMs: 300, fileMs: 50 } });
  const place = { databaseUrl, dataDir, sandboxUrl: sandbox.url };
  const context = await createCrashContext(place);
  await context.queue.start();
  const children = new Set<Child>();

  async function startProcess({
    hasWorker,
    armed = [],
    probability = 0,
  }: Fleet): Promise<{ child: Child; url: string }> {
    const order = { ...place, logFile, armed, probability, hasWorker };
    const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ["pipe", "pipe", "inherit"] });
    children.add(child);
    child.once("exit", () => children.delete(child));
    const url = await firstLine(child);
    return { child, url };
  }

  return {
    context,
    sandbox,
    startProcess,
    kills: () => readFileSync(logFile, "utf8").split("\n").filter(Boolean),
    noteKill: (what: string) => appendFileSync(logFile, `${Date.now()} ${what}\n`),
    /** Kills one backend the hard way: the server then drops every connection and recovers from its log. */
    async crashDatabase(): Promise<void> {
      appendFileSync(logFile, `${Date.now()} database\n`);
      const client = new Client({ connectionString: databaseUrl });
      client.on("error", () => undefined);
      await client.connect();
      await client.query("copy (select 1) to program 'kill -9 $PPID'").catch(() => undefined);
      await client.end().catch(() => undefined);
      await untilBack(context);
    },
    async close(): Promise<void> {
      await Promise.all([...children].map((child) => kill(child)));
      await context.queue.stop();
      await context.database.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Recovery takes a moment, in which nobody can connect. */
async function untilBack({ database }: Context): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const isBack = await database.ping().then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await wait(100);
  }
}

/** One file starts in a second; from the sources each of hundreds of starts would take several. */
function bundleProcess(): string {
  const root = fileURLToPath(new URL("../../../..", import.meta.url));
  const output = "apps/server/dist/crash-process.mjs";
  const entry = "apps/server/test/crash/crash-process.ts";
  execFileSync(process.execPath, ["scripts/bundle.mjs", entry, output], { cwd: root });
  return join(root, output);
}

/** A user with a key of the sandbox and an open session. */
export async function makeCrashUser(context: Context, name: string): Promise<{ id: string; token: string }> {
  const now = context.clock.now();
  const id = newId(now);
  const freepikKeySealed = context.secrets.seal("api-key", `users/${id}/freepik`, `sandbox-${name}`);
  await context.db.insert(users).values({
    id,
    fullname: name,
    email: `${name}@example.com`,
    emailKey: `${name}@example.com`,
    username: name,
    usernameKey: name,
    passwordHash: "",
    freepikKeySealed,
    createdAt: now,
    updatedAt: now,
  });
  return { id, token: await openSession(context, context.db, { userId: id, userAgent: "crash" }) };
}

/** Asks for one video with one key until it is acknowledged, as an impatient browser would. */
export async function orderVideo(urlOfApi: () => string, token: string, promptText: string): Promise<string> {
  const key = randomUUID();
  for (;;) {
    try {
      const response = await fetch(`${urlOfApi()}/video/create`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ scenario: "text2video", serviceType: "freePick", promptText }),
        signal: AbortSignal.timeout(5000),
      });
      const body = (await response.json()) as { video?: { _id: string } };
      if (response.status === 201 && body.video) return body.video._id;
    } catch {
      // The process died under the request: the same key asks again.
    }
    await wait(200);
  }
}

export type Verdict = {
  total: number;
  completed: number;
  undecided: number;
  unfinished: number;
  chargedTwice: string[];
  badFiles: string[];
  strayFiles: string[];
  unexplained: string[];
};

/** What the database, the disk and the vendor's ledger say together. */
export async function judgeRun(run: CrashRun): Promise<Verdict> {
  const { context } = run;
  const rows = await context.db.select().from(videos);
  const calls = await context.db.select().from(attempts);
  const charges = await readCharges(run.sandbox);
  const moments = run.kills().map((line) => Number(line.split(" ")[0]));
  const badFiles: string[] = [];
  for (const row of rows.filter(({ status }) => status === "completed")) {
    const bytes = await context.media.localPath(row.mediaKey ?? "").then(readFile, () => Buffer.alloc(0));
    if (createHash("sha256").update(bytes).digest("hex") !== row.sha256) badFiles.push(row.id);
  }
  const shown = new Set(rows.flatMap(({ mediaKey, posterKey }) => [mediaKey, posterKey]));
  const strayFiles: string[] = [];
  for (const prefix of ["videos", "incoming"]) {
    for await (const key of context.media.list(prefix)) if (!shown.has(key)) strayFiles.push(key);
  }
  const undecided = rows.filter(({ needsAttention }) => needsAttention);
  const isExplained = (videoId: string, prompt: string): boolean => {
    if (charges.some((charge) => charge.prompt === prompt && charge.isAnswerLost)) return true;
    const opened = calls.filter((call) => call.videoId === videoId && call.state === "unknown");
    return opened.some(({ createdAt }) =>
      moments.some((moment) => moment >= createdAt.getTime() - 1000 && moment <= createdAt.getTime() + 5000),
    );
  };
  return {
    total: rows.length,
    completed: rows.filter(({ status }) => status === "completed").length,
    undecided: undecided.length,
    unfinished: rows.filter(({ status, needsAttention }) => status === "processing" && !needsAttention).length,
    chargedTwice: rows
      .map(({ promptText }) => promptText)
      .filter((prompt) => charges.filter((charge) => charge.prompt === prompt).length > 1),
    badFiles,
    strayFiles,
    unexplained: undecided.filter(({ id, promptText }) => !isExplained(id, promptText)).map(({ id }) => id),
  };
}

type Charge = { prompt: string; isAnswerLost: boolean };

async function readCharges(sandbox: RunningSandbox): Promise<Charge[]> {
  const response = await fetch(`${sandbox.url}/_sandbox/ledger`);
  return ((await response.json()) as { charges: Charge[] }).charges;
}

/** Waits until every video has come to rest. */
export async function untilSettled(run: CrashRun, deadlineMs: number): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const rows = await run.context.db
      .select()
      .from(videos)
      .catch(() => undefined);
    if (rows?.every(({ status, needsAttention }) => status !== "processing" || needsAttention)) return;
    await wait(300);
  }
}
