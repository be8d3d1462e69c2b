// Is a backup that is taken in the middle of 200 films and publications worth anything? The real product with the sandbox's vendors; the
// backup is put back elsewhere after the first one is gone, and starts beside the same channel. npx tsx bench/running/backup-busy.ts [films].
// Needs the built product. Exits 1 when a promise is broken.
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { freePort, startProduct, type Product } from "#e2e/support/product.ts";
import { connectChannel } from "#e2e/support/studio.ts";
import { openVendorAccount, send, type Account } from "#bench/create-account.ts";

const FILMS = Number(process.argv[2] ?? 200);
/** The backup is taken when so many are finished. */
const BACKED_UP_AT = 0.35;
/** Every fourth is to be published tomorrow. */
const PLANNED_EVERY = 4;
const TOMORROW_MS = 86_400_000;
const GIVE_UP_MS = 1_800_000;
const QUIET_MS = 20_000;

type Film = {
  _id: string;
  promptText: string;
  status: string;
  videoUrl: string | null;
  upload: { status: string; publishAt: string | null } | null;
};
type Ledger = { charges: { prompt: string }[]; uploads: { title: string }[] };

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), "sahne-backup-"));
const port = String(await freePort());
const publicUrl = `http://localhost:${port}`;
const sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
await change({
  taskMs: 1_000,
  processingMs: 500,
  uploadsPerDay: 10_000,
  redirectUris: [`${publicUrl}/youtube/callback`],
});
const settings = {
  LOG_LEVEL: "error",
  SANDBOX_URL: sandbox.url,
  PUBLIC_URL: publicUrl,
  PORT: port,
  MAX_JOBS_PER_USER: "100000",
  MAX_CREATES_PER_HOUR: "100000",
  MAX_VENDOR_CALLS_PER_DAY: "100000",
  MAX_VENDOR_TASKS_PER_KEY: "30",
  YOUTUBE_UPLOADS_PER_DAY: "10000",
  BACKUP_DIR: join(folder, "backups"),
  BACKUP_PASSPHRASE: "correct horse battery",
};
const restoredDir = join(folder, "restored");

try {
  const first = await startProduct({ ...settings, DATA_DIR: join(folder, "first") });
  const account = await openVendorAccount(first);
  await connectChannel(first, { ...account, user: null });
  say(`load ${loadavg()[0]?.toFixed(1)}; ${FILMS} films asked for`);
  for (let number = 1; number <= FILMS; number += 1) await create(first, account, number);
  const publishing = publishAll(first, account);

  await until(
    first,
    account,
    (films) => films.filter(isMade).length >= FILMS * BACKED_UP_AT && films.some(isPublished),
  );
  const before = await list(first, account);
  const from = performance.now();
  say(await operate("backup", join(folder, "first")));
  say(`backup while it works: ${((performance.now() - from) / 1000).toFixed(1)} s; ${count(before)} before it`);
  await publishing;
  await until(first, account, (films) => films.every(isSettled));
  const after = await list(first, account);
  say(`the first installation went on to its end: ${count(after)}`);
  demand(!after.some(isFailed), "nothing failed while the backup was taken");
  const sent = await ledger();
  demand(isEachOnce(sent), "each film was paid and published once by the first installation");
  const hashes = new Map<string, string>();
  for (const film of before.filter(isMade)) hashes.set(film._id, await hashOf(first, film));
  await first.kill("SIGKILL");

  const restoring = performance.now();
  say(await operate("restore", restoredDir));
  say(`restored in ${((performance.now() - restoring) / 1000).toFixed(1)} s`);
  const second = await startProduct({ ...settings, DATA_DIR: restoredDir });
  const found = await list(second, account);
  const known = new Map(found.map((film) => [film._id, film]));
  demand(found.length === FILMS, `all ${FILMS} films are known (${count(found)})`);
  demand(
    before.filter(isMade).every(({ _id }) => isMade(known.get(_id))),
    "what was made before the backup is made",
  );
  const planned = before.filter(({ upload }) => upload?.status === "planned");
  demand(
    planned.length > 0 &&
      planned.every(({ _id, upload }) => {
        const here = known.get(_id)?.upload;
        return here?.status === "planned" && here.publishAt === upload?.publishAt;
      }),
    `${planned.length} planned publications are planned for the same hour`,
  );
  const published = before.filter(isPublished);
  demand(
    published.length > 0 && published.every(({ _id }) => known.get(_id)?.upload?.status === "published"),
    `${published.length} published films are published`,
  );
  let same = 0;
  for (const [id, hash] of hashes) {
    const film = known.get(id);
    if (film && (await hashOf(second, film)) === hash) same += 1;
  }
  demand(same === hashes.size, `${same} of ${hashes.size} files have the same hash`);

  await wait(QUIET_MS);
  const now = await ledger();
  say(`after ${QUIET_MS / 1000} s of work: ${count(await list(second, account))}`);
  demand(isEachOnce(now), "nothing was paid or published a second time by the restored one");
  demand(now.uploads.length === sent.uploads.length, `the channel holds ${now.uploads.length} films, as before`);
  await second.stop();
  await first.stop();
} finally {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
}

function demand(isKept: boolean, promise: string): void {
  say(`${isKept ? "kept  " : "BROKEN"} ${promise}`);
  if (!isKept) process.exitCode = 1;
}

function isMade(film: Film | undefined): boolean {
  return film?.status === "completed" || film?.status === "published";
}

function isPublished({ upload }: Film): boolean {
  return upload?.status === "published";
}

function isFailed({ status, upload }: Film): boolean {
  return status === "failed" || upload?.status === "failed";
}

/** What failed is waited for no longer. */
function isSettled(film: Film): boolean {
  return isPublished(film) || film.upload?.status === "planned" || isFailed(film);
}

function count(films: readonly Film[]): string {
  const counts = new Map<string, number>();
  for (const { status, upload } of films) {
    const name = upload ? `${status}/${upload.status}` : status;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, number]) => `${number} ${name}`).join(", ");
}

function isEachOnce({ charges, uploads }: Ledger): boolean {
  const prompts = charges.map(({ prompt }) => prompt);
  const titles = uploads.map(({ title }) => title);
  return new Set(prompts).size === prompts.length && new Set(titles).size === titles.length;
}

async function create(product: Product, { token }: Account, number: number): Promise<void> {
  const body = { scenario: "text2video", serviceType: "freePick", promptText: `Bench film ${number}.` };
  await send(product, { method: "POST", path: "/video/create", body, token });
}

async function list(product: Product, { userId, token }: Account): Promise<Film[]> {
  const films: Film[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const path = `/api/users/${userId}/videos?limit=50${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = (await send(product, { method: "GET", path, token })) as { videos: Film[]; nextCursor: string | null };
    films.push(...page.videos);
    cursor = page.nextCursor;
  }
  return films;
}

async function until(product: Product, account: Account, isReached: (films: Film[]) => boolean): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  let told = "";
  for (;;) {
    const films = await list(product, account);
    if (isReached(films)) return;
    if (count(films) !== told)
      say(`${Math.round((Date.now() - deadline + GIVE_UP_MS) / 1000)} s: ${(told = count(films))}`);
    if (Date.now() > deadline) throw new Error(`It did not come so far: ${count(films)}.`);
    await wait(3_000);
  }
}

/** Each as soon as it is made, as a person would who watches. */
async function publishAll(product: Product, account: Account): Promise<void> {
  const asked = new Set<string>();
  const deadline = Date.now() + GIVE_UP_MS;
  while (asked.size < FILMS && Date.now() < deadline) {
    const films = await list(product, account);
    if (films.every((one) => isMade(one) || isFailed(one)) && films.every((one) => asked.has(one._id) || isFailed(one)))
      return;
    for (const film of films.filter((one) => isMade(one) && !asked.has(one._id))) {
      asked.add(film._id);
      const publishAt = asked.size % PLANNED_EVERY === 0 ? new Date(Date.now() + TOMORROW_MS).toISOString() : null;
      const response = await fetch(`${product.url}/api/youtube/upload`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${account.token}`,
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({ videoId: film._id, title: film.promptText, publishAt }),
      });
      if (!response.ok) throw new Error(`Publishing answered ${response.status} ${await response.text()}`);
    }
    await wait(3_000);
  }
}

async function hashOf(product: Product, { videoUrl }: Film): Promise<string> {
  const response = await fetch(new URL(videoUrl ?? "", product.url));
  if (!response.ok) throw new Error(`A film answered ${response.status}.`);
  return createHash("sha256")
    .update(Buffer.from(await response.arrayBuffer()))
    .digest("hex");
}

async function ledger(): Promise<Ledger> {
  return (await (await fetch(`${sandbox.url}/_sandbox/ledger`)).json()) as Ledger;
}

async function change(changes: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/settings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(changes),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** As whoever runs the product does it; the last lines are what it tells. */
async function operate(command: string, dataDir: string): Promise<string> {
  const program = fileURLToPath(new URL("../../apps/server/dist/operate.mjs", import.meta.url));
  const env = { PATH: process.env["PATH"] ?? "", ...settings, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [program, command], { env });
  return stdout.trim().split("\n").slice(-3).join(" | ");
}
