// Does saving a history of 100,000 lines take more memory than saving one of 1,000?
// npx tsx bench/export.ts [lines]. Exits 1 beyond the limit. On PostgreSQL, whose memory is not the product's.
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { startProduct } from "#e2e/support/product.ts";
import { send, type Account } from "./create-account.ts";
import { keepPostgres } from "./kept-server.ts";

const FEW = 1_000;
const MANY = Number(process.argv[2] ?? 100_000);
const MOST_MORE_MB = 64;
const SAMPLE_MS = 20;
const FORMATS = ["csv", "json"] as const;
type Format = (typeof FORMATS)[number];

const postgres = await keepPostgres();
const { url } = postgres;
const product = await startProduct({ LOG_LEVEL: "error", DATABASE_URL: url });
try {
  const [few, many] = [await signUp("few"), await signUp("many")];
  await fill(few, FEW);
  await fill(many, MANY);
  for (const format of FORMATS) {
    // What the first export brings along (code, pages of the heap) is there for everybody afterwards.
    for (let round = 0; round < 5; round += 1) await save(few, format);
    const ofFew = await save(few, format);
    const ofMany = await save(many, format);
    const more = ofMany.mostMb - ofFew.beforeMb;
    if (ofMany.lines !== MANY || more > MOST_MORE_MB) process.exitCode = 1;
    console.log(
      `${format}: ${ofFew.lines} lines +${(ofFew.mostMb - ofFew.beforeMb).toFixed(1)} MB; ${ofMany.lines} lines ` +
        `(${(ofMany.bytes / 1e6).toFixed(1)} MB, ${ofMany.seconds.toFixed(1)} s) +${more.toFixed(1)} MB ` +
        `(at most ${MOST_MORE_MB}; ${ofFew.beforeMb.toFixed(0)} MB before)`,
    );
  }
} finally {
  await product.stop();
  postgres.letGo();
}

type Saved = { lines: number; bytes: number; seconds: number; beforeMb: number; mostMb: number };

async function save({ userId, token }: Account, format: Format): Promise<Saved> {
  const [pid = 0] = await product.processes();
  const beforeMb = await residentMb(pid);
  let mostMb = beforeMb;
  const sampler = setInterval(() => void residentMb(pid).then((now) => (mostMb = Math.max(mostMb, now))), SAMPLE_MS);
  const start = performance.now();
  const response = await fetch(`${product.url}/api/users/${userId}/history.${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
  let [bytes, breaks] = [0, 0];
  for await (const chunk of response.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) breaks += 1;
  }
  clearInterval(sampler);
  // The table has a line of names, the list one bracket before and one behind, each with a break.
  return {
    lines: breaks - (format === "csv" ? 1 : 2),
    bytes,
    seconds: (performance.now() - start) / 1_000,
    beforeMb,
    mostMb,
  };
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Lines as the triggers would have written them; that nobody can open their videos is part of the answer. */
async function fill({ userId }: Account, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into history (id, user_id, kind, video_id, name, name_key, attempt, engine, is_planned, result, error_code,
       asked_at, started_at, ended_at)
     select $1 || '.' || n, $1, 'making', $1 || n, 'A red kite over the sea, number ' || n, 'kite', 1, 'sahne', false,
       case when n % 50 = 0 then 'failed' else 'done' end, case when n % 50 = 0 then 'render_failed' end,
       at, at, at + interval '9 seconds'
     from (select n, now() - n * interval '1 minute' as at from generate_series(1, $2::int) n) as made`,
    [userId, count],
  );
  await client.query("analyze history");
  await client.end();
}

async function signUp(name: string): Promise<Account> {
  const body = {
    fullname: "Ada",
    username: `bench_${name}`,
    email: `${name}@example.com`,
    password: "kirmizi-ucurtma-9",
  };
  const registered = await send(product, { method: "POST", path: "/register", body });
  const { token, user } = registered as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}
