// What one film, one user, one request and one live stream cost, for docs/SCALING.md.
// npx tsx bench/running/costs.ts [films], or `bytes` for what a person and a film take in the database alone. Times are of the processor and not of the clock, so that a busy machine measures the same.
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { send, type Account } from "#bench/create-account.ts";
import { keepPostgres } from "#bench/kept-server.ts";

const isBytesOnly = process.argv[2] === "bytes";
const FILMS = isBytesOnly ? 2 : Number(process.argv[2] ?? 3);
const IDLE_SECONDS = 15;
const USERS = 40;
const STREAMS_PER_USER = 10;
const REQUESTS = 100;
/** A tick of /proc is a hundredth of a second. */
const TICK_MS = 10;
const password = "kirmizi-ucurtma-9";

const postgres = await keepPostgres();
const { url } = postgres;
const database = new Client({ connectionString: url });
await database.connect();
const settings = { LOG_LEVEL: "error", DATABASE_URL: url, SECRET_KEY: "1".repeat(64) };
try {
  const product = await startProduct(settings);
  try {
    const account = await signUp(product, "maker");
    const empty = await bytesOf(account);
    await film(product, account);
    if (isBytesOnly) await film(product, account);
    else await measureRunning(product, account);
    // One to warm up, then those that are measured.
    tellBytes(empty, await bytesOf(account), isBytesOnly ? FILMS : FILMS + 1);
  } finally {
    await product.stop();
  }
  if (!isBytesOnly) await measureDelegating();
} finally {
  await database.end();
  postgres.letGo();
}

async function measureRunning(product: Product, account: Account): Promise<void> {
  const link = await films(product, account);
  await requests(product, account, link);
  await streams(product);
}

async function measureDelegating(): Promise<void> {
  const delegating = await startProduct({ ...settings, MEDIA_BY_PROXY: "accel" });
  try {
    const account = await logIn(delegating);
    // Its folder is a new one.
    await film(delegating, account);
    const { videos } = (await get(delegating, account, `/api/users/${account.userId}/profile?videos=1`)) as Videos;
    await request(delegating, account, "media with MEDIA_BY_PROXY=accel", videos[0]?.videoUrl ?? "");
  } finally {
    await delegating.stop();
  }
}

/** Every row that belongs to somebody, without its indexes. */
async function bytesOf({ userId }: Account): Promise<number> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`,
  );
  const parts = rows.map(
    ({ name }) => `select coalesce(sum(pg_column_size(t)), 0) as bytes from ${name} t where user_id = $1`,
  );
  parts.push("select coalesce(sum(pg_column_size(t)), 0) from users t where id = $1");
  const found = await database.query<{ bytes: string }>(
    `select sum(bytes) as bytes from (${parts.join(" union all ")}) of`,
    [userId],
  );
  return Number(found.rows[0]?.bytes);
}

function tellBytes(empty: number, full: number, made: number): void {
  const each = ((full - empty) / made).toFixed(0);
  console.log(`rows without indexes: ${empty} bytes of a new person, ${each} bytes more with each film`);
}

type Videos = { videos: { _id: string; status: string; videoUrl: string | null }[] };

async function film(product: Product, account: Account): Promise<void> {
  const body = { scenario: "text2video", promptText: `Deniz feneri ${Math.random()}`, options: { durationSeconds: 8 } };
  await post(product, account, "/video/create", body);
  for (;;) {
    const { videos } = (await get(product, account, `/api/users/${account.userId}/profile?videos=1`)) as Videos;
    if (videos[0]?.status === "completed") return;
    if (videos[0]?.status === "failed") throw new Error("The film failed.");
    await wait(500);
  }
}

/** What happens without any film (looks of the queue and the scheduler, signs of life) is taken off by the second. */
async function films(product: Product, account: Account): Promise<string> {
  const rest = await spent(product, () => wait(IDLE_SECONDS * 1_000));
  const all = await spent(product, async () => {
    for (let count = 0; count < FILMS; count += 1) await film(product, account);
  });
  const idle = (name: keyof Spent): number => rest[name] / rest.seconds;
  const each = (name: keyof Spent): number => (all[name] - idle(name) * all.seconds) / FILMS;
  console.log(
    `without work, a second: ${idle("cpuMs").toFixed(1)} ms of the product, ${idle("databaseMs").toFixed(1)} ms of the database, ` +
      `${idle("commits").toFixed(0)} transactions, ${idle("rows").toFixed(1)} rows written`,
  );
  console.log(
    `a film of 8 s at 720p: ${(each("cpuMs") / 1_000).toFixed(1)} s of the processor, ${each("databaseMs").toFixed(0)} ms of the ` +
      `database; ${each("commits").toFixed(0)} transactions, ${each("rows").toFixed(0)} rows written, ` +
      `${(each("log") / 1_024).toFixed(0)} KiB of log`,
  );
  const { videos } = (await get(product, account, `/api/users/${account.userId}/profile?videos=1`)) as Videos;
  return videos[0]?.videoUrl ?? "";
}

type Spent = { seconds: number; cpuMs: number; databaseMs: number; commits: number; rows: number; log: number };

async function spent(product: Product, work: () => Promise<unknown>): Promise<Spent> {
  const look = async (): Promise<Spent> => ({
    ...(await written()),
    seconds: performance.now() / 1_000,
    cpuMs: await productMs(product),
    databaseMs: await databaseMs(),
    log: await walBytes(),
  });
  const before = await look();
  await work();
  const after = await look();
  const names = Object.keys(before) as (keyof Spent)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Spent;
}

async function requests(product: Product, account: Account, link: string): Promise<void> {
  const own = `/api/users/${account.userId}`;
  await request(product, account, "an empty route", "/docs/docs.css");
  await request(product, account, "overview", `${own}/overview`);
  await request(product, account, "profile as screens ask for it", `${own}/profile?videos=20`);
  await request(product, account, "first page of My Videos", `${own}/videos?limit=24`);
  await request(product, account, "history", `${own}/history?limit=30`);
  await request(product, account, "figures", `${own}/figures`);
  await request(product, account, "media", link);
}

async function request(product: Product, account: Account, name: string, path: string): Promise<void> {
  const ask = async (): Promise<number> => {
    const response = await fetch(new URL(path, product.url), { headers: { authorization: `Bearer ${account.token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
  let bytes = 0;
  for (let count = 0; count < REQUESTS; count += 1) bytes = await ask();
  const [cpu, base] = [await productMs(product), await databaseMs()];
  for (let count = 0; count < REQUESTS; count += 1) await ask();
  const [own, its] = [(await productMs(product)) - cpu, (await databaseMs()) - base];
  console.log(
    `${name}: ${(own / REQUESTS).toFixed(2)} ms of the product, ${(its / REQUESTS).toFixed(2)} ms of the database, ${bytes} bytes`,
  );
}

async function streams(product: Product): Promise<void> {
  const accounts: Account[] = [];
  for (let count = 0; count < USERS; count += 1) accounts.push(await signUp(product, `watcher${count}`));
  await wait(3_000);
  const before = await residentMb(product);
  const stop = new AbortController();
  let heard = 0;
  for (const { token } of accounts) {
    for (let count = 0; count < STREAMS_PER_USER; count += 1) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${product.url}/api/events`, { headers, signal: stop.signal });
      if (!response.ok) throw new Error(`A stream answered ${response.status}`);
      void readAll(response, () => (heard += 1)).catch(() => undefined);
    }
  }
  await wait(5_000);
  const total = USERS * STREAMS_PER_USER;
  const open = await residentMb(product);
  const idle = await productMs(product);
  await wait(20_000);
  const rest = ((await productMs(product)) - idle) / 20;
  const [cpu, told] = [await productMs(product), heard];
  for (const { userId } of accounts) {
    for (let count = 0; count < 5; count += 1) await tell(userId, `${userId} ${count}`);
  }
  await wait(3_000);
  const busy = (await productMs(product)) - cpu - 3 * rest;
  console.log(
    `${total} streams: ${(((open - before) * 1_024) / total).toFixed(0)} KiB each, ${rest.toFixed(1)} ms of the processor a second ` +
      `with all of them idle; ${heard - told} pieces told, ${(busy / Math.max(1, heard - told)).toFixed(2)} ms each`,
  );
  stop.abort();
}

async function tell(userId: string, id: string): Promise<void> {
  await database.query(
    `insert into notifications (id, user_id, kind, "values", created_at) values ($1, $2, 'bench', '{}', now())`,
    [id, userId],
  );
}

async function readAll(response: Response, onPiece: () => void): Promise<void> {
  for await (const _piece of response.body ?? []) onPiece();
}

async function productMs(product: Product): Promise<number> {
  const pids = await product.processes();
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, of) => sum + of, 0) * TICK_MS;
}

/** Of every server process, also of those that have ended since. */
async function databaseMs(): Promise<number> {
  const { rows } = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, "utf8");
  const parent = Number(stat.split(") ")[1]?.split(" ")[1]);
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).split(" ").filter(Boolean);
  const ticks = await Promise.all([parent, ...children.map(Number)].map(ticksOf));
  return ticks.reduce((sum, of) => sum + of, 0) * TICK_MS;
}

/** Its own time and that of its children that have ended: each film is made by a process of its own. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.split(") ")[1]?.split(" ") ?? [];
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
}

async function residentMb(product: Product): Promise<number> {
  const [pid = 0] = await product.processes();
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
}

async function walBytes(): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
  );
  return Number(rows[0]?.bytes);
}

async function written(): Promise<{ commits: number; rows: number }> {
  await wait(1_500);
  const { rows } = await database.query<{ commits: string; rows: string }>(
    `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows
     from pg_stat_database where datname = current_database()`,
  );
  return { commits: Number(rows[0]?.commits), rows: Number(rows[0]?.rows) };
}

async function post(product: Product, { token }: Account, path: string, body: object): Promise<void> {
  await send(product, { method: "POST", path, body, token });
}

async function get(product: Product, { token }: Account, path: string): Promise<unknown> {
  return send(product, { method: "GET", path, token });
}

async function signUp(product: Product, name: string): Promise<Account> {
  const body = { fullname: "Ada", username: `bench_${name}`, email: `${name}@example.com`, password };
  return asAccount(await send(product, { method: "POST", path: "/register", body }));
}

async function logIn(product: Product): Promise<Account> {
  return asAccount(
    await send(product, { method: "POST", path: "/login", body: { username: "bench_maker", password } }),
  );
}

function asAccount(answer: unknown): Account {
  const { token, user } = answer as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}
